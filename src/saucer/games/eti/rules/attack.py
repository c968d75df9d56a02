"""R10.9 on, the end of the invasion: the attack on every human, who survives, the fame that is left, and the winner."""

from typing import Any, Final

from saucer.engine.bits import only, several
from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Outcome, Refusal, Seat
from saucer.games.eti.events import Event
from saucer.games.eti.invasion_events import (
    CompanyAttacked,
    ConquestCounted,
    EndReason,
    FameCounted,
    MatchEnded,
)
from saucer.games.eti.moves import ChooseCompany, Move
from saucer.games.eti.numbers import NOBODY, Project, cards_of, projects_in, seats_in, shown_to
from saucer.games.eti.phase_numbers import CROWN, OVER
from saucer.games.eti.rules.company import replace_row
from saucer.games.eti.rules.endgame_cards import base_attack, card_attack, project_defence, project_fame
from saucer.games.eti.rules.refusals import refuse, refuse_company
from saucer.games.eti.rules.seats import all_seats, ask_one, clockwise, companies, everyone, name_companies
from saucer.games.eti.rules.vaults import vault_of
from saucer.games.eti.state import State

POINTS_PER_COMPANY: Final = 10
"""What the alien scores for each company it destroys. (R10.13)"""


class Standing:
    """A company after the invasion: whether it survives, what it discards, and the fame it keeps."""

    def __init__(self, *, survives: bool, discarded: list[Project], fame: int) -> None:
        self.survives = survives
        self.discarded = discarded
        self.fame = fame


def resolve_attacks(state: State, events: Sink[Event], rng: Chance) -> None:
    """Turn up every card, and see who survives with how much fame. (R10.9, R10.10)"""
    rng.reveal()
    fames = [0] * state.seats
    for seat in clockwise(state, state.president, companies(state)):
        standing = attack_company(state, seat, events)
        if standing.survives:
            state.survivors |= only(seat)
            fames[seat] = standing.fame
        for project in standing.discarded:
            state.lost |= only(project)
    state.fames = fames
    find_winner(state, events)


def attack_company(state: State, seat: Seat, events: Sink[Event]) -> Standing:
    """Count the attack on one company against its defence. (R10.9, R10.10, R13.24)"""
    tables = state.tables
    everyone_sees = everyone(state)
    replace_row(state, seat, [shown_to(card, everyone_sees) for card in state.attack[seat]])
    cards = cards_of(state.attack[seat])
    attack = base_attack(state, seat) + sum([card_attack(state, seat, card) for card in cards])
    projects = projects_in(vault_of(state, seat))
    defences = [project_defence(state, seat, project) for project in projects]
    fames = [project_fame(state, seat, project) for project in projects]
    defence = sum(defences) + state.shelter[seat]
    survives = defence >= attack
    lost = best_sacrifice(defences, fames, attack - state.shelter[seat]) if survives else range(len(projects))
    discarded = [projects[index] for index in lost]
    fame = sum(fames) - sum([fames[index] for index in lost])
    events.append(
        CompanyAttacked(
            company=seat,
            cards=tuple([tables.card_ids[card] for card in cards]),
            base=base_attack(state, seat),
            attack=attack,
            defence=defence,
            survives=survives,
            discarded=tuple([tables.project_ids[project] for project in discarded]),
            fame=fame,
        )
    )
    if survives:
        for index, project in enumerate(projects):
            if index not in lost:
                events.append(FameCounted(seat, tables.project_ids[project], fames[index]))
    return Standing(survives=survives, discarded=discarded, fame=fame)


# The winner (R10.11, R10.12): the phase "crown"


def find_winner(state: State, events: Sink[Event]) -> None:
    """Find the winner: the most fame, ties by the president, the alien if nobody survives. (R10.11, R10.12)"""
    if state.survivors == 0:
        end_match(state, state.alien, "conquest", events)
        return
    best = max([state.fames[seat] for seat in seats_in(state.survivors)])
    state.candidates = 0
    for seat in seats_in(state.survivors):
        if state.fames[seat] == best:
            state.candidates |= only(seat)
    if several(state.candidates):
        ask_one(state, CROWN, state.president)
    else:
        end_match(state, seats_in(state.candidates)[0], "fame", events)


def crown_moves(state: State, _seat: Seat) -> list[Move]:
    return name_companies(state, state.candidates)


def crown(state: State, _seat: Seat, move: ChooseCompany, events: Sink[Event], _rng: Chance) -> None:
    """Let the final president choose between equals. (R10.11, R13.23)"""
    end_match(state, move.company, "president", events)


def refuse_crown(state: State, _seat: Seat, move: ChooseCompany) -> Refusal:
    return refuse_company(state, "R10.11", move.company)


def end_match(state: State, winner: Seat, reason: EndReason, events: Sink[Event]) -> None:
    scores = state.fames[:]
    destroyed = (companies(state) & ~state.survivors).bit_count()
    scores[state.alien] = POINTS_PER_COMPANY * destroyed
    state.phase = OVER
    state.awaited = 0
    state.actor = NOBODY
    sides = tuple(["alien" if seat == state.alien else "human" for seat in all_seats(state)])
    state.result = Outcome(tuple(scores), (winner,), reason, sides)
    events.append(ConquestCounted(state.alien, destroyed, scores[state.alien]))
    events.append(MatchEnded(winner, reason))


def refuse_all(_state: State, _seat: Seat, _move: Any) -> Refusal:
    return refuse("R10.13", "match-over")


# What to discard (R10.10, R13.20)


IMPOSSIBLE: Final = 2**50
FAME_WEIGHT: Final = 2**20


def best_sacrifice(defences: list[int], fames: list[int], attack: int) -> list[int]:
    """Which projects to discard so that their defence meets the attack and the most fame is left.

    Equal fame: the most defence left; then the first projects in the list go. The defences must suffice.
    """
    size = len(defences)
    costs = cost_table(defences, fames, attack)
    discarded: list[int] = []
    need = max(0, attack)
    for index in range(size):
        rest = max(0, need - defences[index])
        if (
            need > 0
            and with_project(costs[index + 1][rest], defences[index], fames[index]) == costs[index][need]
        ):
            discarded.append(index)
            need = rest
    return discarded


def with_project(cost: int, defence: int, fame: int) -> int:
    """The cost of discarding one more project: fame first, then defence."""
    return IMPOSSIBLE if cost >= IMPOSSIBLE else cost + fame * FAME_WEIGHT + defence


def cost_table(defences: list[int], fames: list[int], attack: int) -> list[list[int]]:
    """`costs[index][need]`: the least cost of meeting `need` with the projects from `index` on."""
    highest = max(0, attack)
    costs: list[list[int]] = [[0] + [IMPOSSIBLE] * highest]
    for index in range(len(defences) - 1, -1, -1):
        after = costs[0]
        row = after[:]
        for need in range(1, highest + 1):
            rest = need - defences[index]
            cost = with_project(after[rest if rest > 0 else 0], defences[index], fames[index])
            row[need] = min(row[need], cost)
        costs.insert(0, row)
    return costs
