"""Advice on submissions: safe or standard, and which cards to swap."""

from math import exp
from typing import Any, Final

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.eti.moves import ChooseMethod, Finish, PlayHeld, SwapPorts
from saucer.games.eti.numbers import Card, Port, cards_of
from saucer.games.eti.player.agendas import known_total
from saucer.games.eti.rules.company import creativity
from saucer.games.eti.rules.events.held_cards import immune_in_submission
from saucer.games.eti.rules.queue_totals import best_order, queue_total
from saucer.games.eti.rules.seats import all_seats
from saucer.games.eti.state import State
from saucer.games.eti.tables import ALL_THREATS

UNDOING: Final = -60.0
"""What it is worth to take swaps back."""
DRILL_COST: Final = 25.0


def method_weights(state: State, seat: Seat, moves: list[ChooseMethod], _rng: Chance) -> list[float]:
    project = state.study[seat]
    sure = state.tables.safe_points * len(state.ports[seat])
    enough = state.bank[seat] + sure >= state.tables.difficulty[project]
    contested = False
    for other in all_seats(state):
        if other != seat and state.study[other] == project and state.agendas[other] == state.agendas[seat]:
            contested = True
    standard = known_total(state, seat)
    lean = -3.0 if enough and not contested else (standard - sure) / 15.0
    return [exp(max(-3.0, min(3.0, lean))) if move.method == "standard" else 1.0 for move in moves]


def order_weights(state: State, seat: Seat, moves: list[Any], _rng: Chance) -> list[float]:
    """The swaps after which the queue can come to most, and none for the others; Fire Drill by what it saves."""
    tables = state.tables
    immune = immune_in_submission(state, seat)
    queue = cards_of(state.orders[seat])
    now = queue_total(tables.table, queue, immune)
    left = creativity(state, seat) - state.swaps[seat]
    best = 0.0
    gains: list[float] = []
    for move in moves:
        gain = 0.0 if isinstance(move, Finish) else UNDOING
        if isinstance(move, SwapPorts):
            order = swapped(queue, Port(move.port - 1))
            reach = best_order(tables.table, order, immune, min(1, left - 1))
            gain = queue_total(tables.table, reach, immune) - now - 1.0
        best = max(best, gain)
        gains.append(gain)
    weights = [1.0 if gain == best else 0.0 for gain in gains]
    for index, move in enumerate(moves):
        if isinstance(move, PlayHeld):
            saved = queue_total(tables.table, queue, ALL_THREATS) - now - DRILL_COST
            weights[index] = exp(max(-8.0, min(8.0, (saved - best) / 3.0)))
    return weights


def swapped(queue: list[Card], port: Port) -> list[Card]:
    order = queue[:]
    order[port] = queue[port + 1]
    order[port + 1] = queue[port]
    return order
