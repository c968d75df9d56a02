"""Advice on agendas: research while it pays, submit when it should be enough, change when a rival is too close."""

from math import exp
from typing import Any, Final

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.eti.moves import ChooseAgenda, PlayHeld
from saucer.games.eti.numbers import Card, card_of, is_known_to
from saucer.games.eti.player.research import points_in_hand, research_power
from saucer.games.eti.rules.company import creativity, staffing
from saucer.games.eti.rules.queue_totals import best_order, queue_total
from saucer.games.eti.rules.seats import all_seats
from saucer.games.eti.state import State

UNKNOWN_SPREAD: Final = 18.0
EAGERNESS: Final = 0.5
"""How much earlier a searching bot submits, in standard deviations of what its cards may bring."""


def known_total(state: State, seat: Seat) -> float:
    """What a standard submission would come to, judged by the cards the seat knows."""
    known: list[Card] = []
    unknown = 0
    for card in state.ports[seat]:
        if is_known_to(card, seat):
            known.append(card_of(card))
        else:
            unknown += 1
    tables = state.tables
    total = 0
    if known:
        order = best_order(tables.table, known, state.immune[seat], min(1, creativity(state, seat)))
        total = queue_total(tables.table, order, state.immune[seat])
    return total + unknown * research_power(state, seat) / max(1, staffing(state, seat))


def submission_value(state: State, seat: Seat) -> float:
    return max(known_total(state, seat), float(state.tables.safe_points * len(state.ports[seat])))


def rivals_close(state: State, seat: Seat) -> float:
    """How near the nearest rival on the same project is to claiming it, from 0 to 1."""
    project = state.study[seat]
    difficulty = float(state.tables.difficulty[project])
    nearest = 0.0
    for other in all_seats(state):
        if other != seat and state.study[other] == project:
            nearest = max(nearest, points_in_hand(state, other) / difficulty)
    return min(1.0, nearest)


def agenda_weights(state: State, seat: Seat, moves: list[Any], _rng: Chance) -> list[float]:
    """Weights for choosing an agenda, and for playing Change of Plans or not."""
    return weigh_agendas(state, seat, moves, 0.0)


def eager_agenda_weights(state: State, seat: Seat, moves: list[Any], _rng: Chance) -> list[float]:
    """Like `agenda_weights`, but submit earlier. For bots that search."""
    return weigh_agendas(state, seat, moves, EAGERNESS)


def weigh_agendas(state: State, seat: Seat, moves: list[Any], eagerness: float) -> list[float]:
    project = state.study[seat]
    difficulty = float(state.tables.difficulty[project])
    points = submission_value(state, seat)
    safe = state.bank[seat] + state.tables.safe_points * len(state.ports[seat]) >= difficulty
    lead = eagerness + (state.bank[seat] + points - difficulty) / (UNKNOWN_SPREAD + 0.25 * points)
    close = rivals_close(state, seat)
    found: list[float] = []
    for move in moves:
        if isinstance(move, ChooseAgenda):
            found.append(agenda_weight(state, seat, move, lead + 0.6 * close, close, safe=safe))
        else:
            found.append(0.3 if isinstance(move, PlayHeld) else 1.0)
    return found


def agenda_weight(
    state: State, seat: Seat, move: ChooseAgenda, lead: float, close: float, *, safe: bool
) -> float:
    cards = len(state.ports[seat])
    if move.agenda == "submit":
        if safe:
            return 12.0
        full = 1.5 if cards + 3 > state.tables.ports else 0.0
        last = 2.0 if state.revealed and state.countdown <= 1 and cards else 0.0
        return 0.05 + exp(min(3.0, 1.6 * (lead - 0.35) + full + last))
    if move.agenda == "research":
        return 0.1 if state.revealed and state.countdown <= 1 else 1.5
    behind = close > 0.9 and state.bank[seat] + 10 * cards < 30
    return 0.25 if behind else 0.03
