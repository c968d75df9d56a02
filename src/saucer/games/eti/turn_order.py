"""The turn in order: the routines that the rules carry out between two decisions (R3.1).

When nobody is awaited, the routine that `state.routine` names runs. It asks for a decision, names the next routine, or
both; so the turn goes on by itself until somebody has to decide.
"""

from collections.abc import Callable
from typing import Final

from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.games.eti.events import Event
from saucer.games.eti.phase_numbers import (
    APPLY_CARD,
    ASK_AGENDAS,
    ASK_ORDERS,
    ASK_PLANS,
    ASK_PRESIDENT,
    ASK_TIES,
    ASK_VAULTS,
    BEGIN_TURN,
    CARRY_OUT,
    COLLECT_DEALS,
    CONTRACT_CARDS,
    COUNT_DOWN,
    COUNT_VOTES,
    DEAL_RESEARCH,
    DRAW_INCIDENT,
    DRAW_PROJECTS,
    ESCAPE,
    FIND_COMPANY,
    FIRST_MARKERS,
    LAY_TABLE,
    MOVE_MARKERS,
    NEXT_HUMAN,
    OFFER_SHELTER,
    OPEN_VOTES,
    OVER,
    PASS_BADGE,
    PLACE_ATTACK,
    PLACE_MASH,
    RESOLVE_ATTACKS,
    SETTLE_DEALS,
    SHOW_RESULTS,
    TAKE_LEFTOVERS,
    USE_INTEL,
)
from saucer.games.eti.rules import (
    agendas,
    attack,
    claims,
    deals,
    endgame_cards,
    invasion,
    projects,
    setup,
    submissions,
    turn,
)
from saucer.games.eti.rules.company import ask_about_threats
from saucer.games.eti.rules.events import draw, effects, held_cards, project_cards, votes
from saucer.games.eti.state import State

Run = Callable[[State, Sink[Event], Chance], None]


class Routine:
    """A part of the turn that needs no decision."""

    def __init__(self, name: str, rule: str, run: Run) -> None:
        self.name = name
        """As in the views."""
        self.rule = rule
        self.run = run


ROWS: Final[dict[int, Routine]] = {
    LAY_TABLE: Routine("table", "R1.8", setup.lay_table),
    FIRST_MARKERS: Routine("start", "R1.9", projects.choose_marks),
    BEGIN_TURN: Routine("turn", "R3.2", turn.begin_turn),
    DRAW_INCIDENT: Routine("event", "R4.1", draw.draw_incident),
    FIND_COMPANY: Routine("choose", "R4.2", draw.find_company),
    ASK_PRESIDENT: Routine("choice", "R4.8", draw.ask_president),
    OPEN_VOTES: Routine("votes", "R4.5", votes.open_votes),
    COUNT_VOTES: Routine("tally", "R4.6", votes.count_votes),
    CARRY_OUT: Routine("effect", "R4.9", effects.carry_out),
    CONTRACT_CARDS: Routine("cards", "R4.11", project_cards.contract_cards),
    COLLECT_DEALS: Routine("deals", "R5.7", deals.collect_deals),
    SETTLE_DEALS: Routine("settle", "R5.7", deals.settle_next),
    ASK_AGENDAS: Routine("agendas", "R6.1", agendas.ask_agendas),
    ASK_PLANS: Routine("plans", "R4.12", held_cards.ask_plans),
    DEAL_RESEARCH: Routine("research", "R6.6", agendas.research),
    ASK_ORDERS: Routine("arrange", "R7.4", submissions.ask_orders),
    SHOW_RESULTS: Routine("results", "R7.5", claims.show_results),
    ASK_TIES: Routine("ties", "R8.3", claims.ask_ties),
    ASK_VAULTS: Routine("claims", "R8.4", claims.ask_vaults),
    DRAW_PROJECTS: Routine("draws", "R9.1", projects.draw_next),
    MOVE_MARKERS: Routine("marks", "R9.3", projects.choose_marks),
    PASS_BADGE: Routine("badge", "R9.5", projects.pass_badge),
    ESCAPE: Routine("escape", "R10.2", projects.choose_marks),
    COUNT_DOWN: Routine("countdown", "R10.3", invasion.count_down),
    TAKE_LEFTOVERS: Routine("leftovers", "R10.4", invasion.take_leftovers),
    PLACE_ATTACK: Routine("attack", "R10.5", invasion.place_attack),
    USE_INTEL: Routine("intel", "R10.6", invasion.use_intel),
    PLACE_MASH: Routine("mash", "R10.7", invasion.place_mash),
    NEXT_HUMAN: Routine("endgame", "R10.8", endgame_cards.next_human),
    APPLY_CARD: Routine("card", "R10.8", endgame_cards.apply_card),
    OFFER_SHELTER: Routine("shelter", "R4.12", held_cards.offer_shelter),
    RESOLVE_ATTACKS: Routine("flip", "R10.9", attack.resolve_attacks),
}
ROUTINES: Final = tuple([ROWS[number] for number in range(len(ROWS))])
"""Every routine, by its number."""


def run(state: State, events: Sink[Event], rng: Chance) -> None:
    """Run routines until somebody has to decide or the match is over."""
    while state.awaited == 0 and state.phase != OVER:
        if not state.shaken or not ask_about_threats(state):
            ROUTINES[state.routine].run(state, events, rng)
