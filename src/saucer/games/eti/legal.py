"""Whose move it is and every legal move: the one home of legality."""

from typing import Any, Final

from saucer.engine.types import Seat, Timer
from saucer.games.eti.box import (
    CHANGE_OF_PLANS,
    COINS,
    DEEP_SHELTER,
    FIRE_DRILL,
    HELD,
    MOST_OFFERS,
    PUBLIC,
    VOTING_BLOC,
    Box,
)
from saucer.games.eti.components import LEVELS, MOST_SEATS
from saucer.games.eti.moves import (
    BreakOffer,
    Finish,
    HonourOffer,
    Move,
    Pass,
    Propose,
    Ready,
    Reveal,
    StartOver,
)
from saucer.games.eti.options import Options
from saucer.games.eti.questions import (
    agendas_open,
    companies,
    creativity,
    held_with,
    kinds_of,
    lacks_threat,
    members,
    must_reveal,
    projects_open,
    scrappable,
    stocked_levels,
    top_level,
    upgrades_left,
    vault_of,
)
from saucer.games.eti.stages import (
    AGENDA,
    ARRANGE,
    BARGAIN,
    CHOICE,
    CONTRACT_MOVE,
    CROWN,
    DRAWS,
    FAME_MOVE,
    GIVE,
    INTEL,
    LEVEL,
    MARKING,
    MARKS,
    MASH,
    METHOD,
    ORDERING,
    PLANS,
    PROFESSOR,
    REVIEWING,
    RIVAL,
    SCRAP,
    SEND,
    SETTLE,
    SHELTER,
    THREAT,
    TIES,
    UPGRADES,
    VAULT,
    VISION,
    VISION_VAULT,
    VOTES,
    WINDOW,
)
from saucer.games.eti.state import KIND_BITS, KIND_MASK, STARTED_OVER, Offer, State, Variant

BARGAIN_TIMER: Final = "bargain"

SEATS_IN: Final[list[list[Seat]]] = [
    [Seat(seat) for seat in range(MOST_SEATS) if (seats >> seat) & 1] for seats in range(1 << MOST_SEATS)
]
START_OVER: Final = StartOver()
FINISH: Final = Finish()
REVEAL: Final = Reveal()
PASS: Final = Pass()
PROPOSE: Final = Propose()
READY: Final = Ready()
HONOUR: Final = HonourOffer()
BREAK: Final = BreakOffer()
ONLY_PASS: Final[list[Move]] = [PASS]
ONLY_READY: Final[list[Move]] = [READY]
OPENINGS: Final[list[dict[int, list[Move]]]] = [{} for _ in range(MOST_SEATS)]
"""For each seat the ways to open a bargain, by who decides, who can be chosen and who can be promised to."""


def to_move(state: State) -> list[Seat]:
    """The seats that are awaited; none when the match is over."""
    return SEATS_IN[state.awaited]


def clock(state: State) -> list[Timer]:
    """The timer of a bargaining, where one is played with. (R5.1)"""
    if state.stage != BARGAIN or state.variant.timer == 0:
        return []
    return [Timer(BARGAIN_TIMER, float(state.variant.timer), 2 * state.turn + state.talks)]


def legal_moves(state: State, seat: Seat) -> list[Move]:
    """Every legal move of a seat, in a fixed order."""
    if not (state.awaited >> seat) & 1:
        return []
    stage = state.stage
    if stage == AGENDA:
        return agenda_moves(state, seat)
    if stage == BARGAIN:
        return bargaining_moves(state, seat)
    if stage == WINDOW:
        return window_moves(state, seat)
    if stage == ARRANGE:
        return arranging_moves(state, seat)
    if stage == MARKS:
        return marker_moves(state, seat)
    if stage == UPGRADES:
        return setup_moves(state, seat)
    return event_moves(state, seat) if stage < INTEL else invasion_moves(state, seat)


def agenda_moves(state: State, seat: int) -> list[Move]:
    """The agendas that are open to a seat. (R6.3 to R6.5)"""
    moves = state.box.choose_agenda
    found: list[Move] = []
    for agenda in agendas_open(state, seat):
        found.append(moves[agenda - 1])
    return found


def marker_moves(state: State, seat: int) -> list[Move]:
    moves = state.box.place_marker
    found: list[Move] = []
    projects = projects_open(state, seat)
    while projects:
        rest = projects & (projects - 1)
        found.append(moves[(projects ^ rest).bit_length() - 1])
        projects = rest
    return found


def event_moves(state: State, seat: int) -> list[Move]:
    stage = state.stage
    if stage == METHOD:
        return list(state.box.choose_method)
    if stage == VAULT:
        return list(state.box.choose_vault)
    if stage == CHOICE or stage == TIES:
        return [state.box.choose_company[company] for company in members(state.candidates)]
    if stage == VOTES:
        return voting_moves(state, seat)
    if stage == LEVEL:
        return draws(state, top_level(state, seat))
    if stage == DRAWS:
        return draws(state, top_level(state, seat) + 1)
    if stage == SETTLE:
        return [HONOUR, BREAK]
    if stage == THREAT:
        return threat_moves(state, seat)
    return project_moves(state, seat)


def project_moves(state: State, seat: int) -> list[Move]:
    stage = state.stage
    if stage == GIVE:
        return [state.box.choose_project[project] for project in members(state.vaults[2 * seat + PUBLIC])]
    if stage == MARKING:
        return [state.box.choose_project[project] for project in members(vault_of(state, seat))]
    if stage == PLANS:
        return plan_moves(state, seat)
    return queue_moves(state, seat)


def queue_moves(state: State, seat: int) -> list[Move]:
    stage = state.stage
    box = state.box
    if stage == PROFESSOR:
        return list(box.upgrade)
    if stage == RIVAL:
        return [box.choose_company[rival] for rival in members(companies(state) & ~(1 << seat))]
    if stage == CONTRACT_MOVE:
        return [box.place_marker[state.shown], PASS]
    found: list[Move] = []
    if stage == REVIEWING:
        found += box.discard_port[: len(state.ports[seat])]
    else:
        assert stage == ORDERING
        for kind in sorted(set(kinds_of(state.ports[seat][state.left :]))):
            found.append(box.next_card[kind])
    found.append(FINISH)
    return found


def invasion_moves(state: State, seat: int) -> list[Move]:
    stage = state.stage
    box = state.box
    if stage == INTEL:
        return intel_moves(state)
    if stage == SEND:
        return [box.choose_company[other] for other in members(companies(state) & ~(1 << state.source))]
    if stage == MASH:
        return [box.choose_company[other] for other in members(companies(state) & ~state.mashed)]
    if stage == FAME_MOVE:
        return [box.choose_project[project] for project in members(vault_of(state, seat))]
    if stage == VISION_VAULT:
        return list(box.choose_vault)
    if stage == VISION:
        return draws(state, top_level(state, seat))
    if stage == SCRAP:
        return [box.scrap[kind] for kind in scrappable(state, seat)]
    if stage == SHELTER:
        return held_moves(state, seat, DEEP_SHELTER) + ONLY_PASS
    assert stage == CROWN
    return [box.choose_company[company] for company in members(state.candidates)]


def draws(state: State, highest: int) -> list[Move]:
    return [state.box.draw_project[level] for level in stocked_levels(state, highest)]


def held_moves(state: State, seat: int, effect: int) -> list[Move]:
    return [state.box.play_held[event] for event in held_with(state, seat, effect)]


def setup_moves(state: State, seat: int) -> list[Move]:
    """Free upgrades, each immunity at once, and a way back until all is done. (R1.7)"""
    found: list[Move] = []
    left = upgrades_left(state, seat)
    if lacks_threat(state, seat):
        found += threats_open(state, seat)
    elif left:
        found += state.box.upgrade
    else:
        found.append(FINISH)
    if left < state.box.free_upgrades and state.choice[seat] != STARTED_OVER:
        found.append(START_OVER)
    return found


def threats_open(state: State, seat: int) -> list[Move]:
    return [state.box.choose_threat[threat] for threat in range(4) if not (state.immune[seat] >> threat) & 1]


def threat_moves(state: State, seat: int) -> list[Move]:
    """Choose a new immunity or tactic, or drop one too many. (R2.4)"""
    if lacks_threat(state, seat):
        return threats_open(state, seat)
    return [state.box.drop_threat[threat] for threat in members(state.immune[seat])]


def window_moves(state: State, seat: int) -> list[Move]:
    """Everyone may pass, except an alien that can hide no longer. (R3.3, R3.4)"""
    if seat != state.alien:
        return ONLY_PASS
    return [REVEAL] if must_reveal(state) else [PASS, REVEAL]


def voting_moves(state: State, seat: int) -> list[Move]:
    found: list[Move] = []
    for company in SEATS_IN[state.candidates]:
        found.append(state.box.vote[company])
    if not (state.blocs >> seat) & 1:
        found += held_moves(state, seat, VOTING_BLOC)
    return found


def plan_moves(state: State, seat: int) -> list[Move]:
    """Play Change of Plans or not; once it is played, another agenda must be named. (R4.12)"""
    if state.left == 0:
        return held_moves(state, seat, CHANGE_OF_PLANS) + ONLY_PASS
    now = state.agendas[seat]
    return [state.box.choose_agenda[agenda - 1] for agenda in agendas_open(state, seat) if agenda != now]


# Bargaining (R5)


def bargaining_moves(state: State, seat: int) -> list[Move]:
    draft = state.drafts[seat]
    if draft is not None:
        return draft_moves(state, seat, draft)
    found = ONLY_READY[:]
    if state.opened[seat] < MOST_OFFERS:
        found = openings(state.box, seat, state.deciders, state.candidates, companies(state))[:]
    for offer in state.offers:
        if offer.giver == seat and is_open(state, offer):
            found.append(state.box.withdraw[offer.number])
    return found


def openings(box: Box, seat: int, deciders: int, candidates: int, parties: int) -> list[Move]:
    """Be ready, or open any offer or promise; looked up where the same were asked for before."""
    known = OPENINGS[seat]
    key = (deciders << 2 * MOST_SEATS) | (candidates << MOST_SEATS) | parties
    if key in known:
        return known[key]
    found: list[Move] = [READY]
    for to in SEATS_IN[deciders & ~(1 << seat)]:
        for wish in SEATS_IN[candidates]:
            found.append(box.open_offer[to][wish])
    for to in SEATS_IN[parties & ~(1 << seat)]:
        for choice in SEATS_IN[parties]:
            found.append(box.promise_vote[to][choice])
    known[key] = found
    return found


def is_open(state: State, offer: Offer) -> bool:
    """Whether an offer is about a decision still to come: not about a vote already cast. (R5.5)"""
    return not offer.voting or state.talks == 1


def draft_moves(state: State, seat: int, draft: Offer) -> list[Move]:
    """What can still be added to the offer being made; propose it, or give it up. (R5.3, R5.5)"""
    box = state.box
    found: list[Move] = []
    if draft.points or draft.projects or draft.events:
        found.append(PROPOSE)
    found.append(box.withdraw[draft.number])
    rest = state.bank[seat] - draft.points
    for index in range(len(COINS)):
        if COINS[index] > rest:
            break
        found.append(box.offer_points[index])
    for project in members(vault_of(state, seat) & ~draft.projects):
        found.append(box.offer_project[project])
    for event in members(state.held[seat] & ~draft.events):
        found.append(box.offer_held[event])
    return found


# Submissions (R7.4)


def arranging_moves(state: State, seat: int) -> list[Move]:
    """Swap different neighbours while creativity lasts, play Fire Drill, start over or leave it. (R7.4)"""
    box = state.box
    found: list[Move] = [FINISH]
    drilled = (state.drills >> seat) & 1 == 1
    if not drilled:
        found += held_moves(state, seat, FIRE_DRILL)[:1]
    if state.swaps[seat] < creativity(state, seat):
        order = state.orders[seat]
        for port in range(len(order) - 1):
            if order[port] != order[port + 1]:
                found.append(box.swap_ports[port])
    if (state.swaps[seat] or drilled) and state.choice[seat] != STARTED_OVER:
        found.append(START_OVER)
    return found


# Intel (R10.6)


def intel_moves(state: State) -> list[Move]:
    box = state.box
    found: list[Move] = [FINISH]
    for company in SEATS_IN[companies(state)]:
        row = state.attack[company]
        hidden = False
        shown = 0
        for card in row:
            if card >> KIND_BITS:
                shown |= 1 << (card & KIND_MASK)
            else:
                hidden = True
        if hidden:
            found.append(box.turn_up[company])
            found.append(box.take_hidden[company])
        for kind in members(shown):
            found.append(box.take_shown[company][kind])
    return found


# The catalogue


def every_move(options: Options, seats: int) -> list[Any]:
    """The fixed catalogue of moves under these options."""
    box = Variant(options, seats).box
    held = [event for event in range(box.events) if box.event_by[event] == HELD]
    found: list[Any] = [
        FINISH, START_OVER, REVEAL, PASS, PROPOSE, READY, HONOUR, BREAK, *box.upgrade, *box.choose_threat,
        *box.drop_threat, *box.choose_agenda, *box.choose_method, *box.choose_vault, *box.draw_project[1 : LEVELS + 1],
        *box.swap_ports, *box.discard_port, *box.next_card, *box.scrap, *box.offer_points, *box.withdraw[1:],
        *box.place_marker, *box.choose_project, *box.offer_project,
        *[box.play_held[event] for event in held], *[box.offer_held[event] for event in held],
        *box.vote[:seats], *box.choose_company[:seats], *box.turn_up[:seats], *box.take_hidden[:seats],
    ]  # fmt: skip
    for seat in range(seats):
        found += box.open_offer[seat][:seats]
        found += [box.promise_vote[seat][choice] for choice in range(seats)]
        found += box.take_shown[seat]
    return found
