"""R7 Submissions: safe or standard, the swaps, and what a queue of cards comes to."""

from typing import Final

from saucer.engine.bits import has, members, only, without
from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Refusal, Seat
from saucer.games.eti.components import CardId
from saucer.games.eti.events import Event, MethodShown, QueueShown, ResultShown
from saucer.games.eti.moves import ChooseMethod, Finish, Method, Move, PlayHeld, StartOver, SwapPorts
from saucer.games.eti.numbers import Card, KnownCard, cards_of
from saucer.games.eti.phase_numbers import ARRANGE, SHOW_RESULTS
from saucer.games.eti.ready_moves import FINISH, START_OVER
from saucer.games.eti.rules.company import creativity, turn_up
from saucer.games.eti.rules.events.held_cards import (
    FIRE_DRILL,
    fire_drill_moves,
    immune_in_submission,
    spend_fire_drill,
)
from saucer.games.eti.rules.events.incident import held_with, refuse_held
from saucer.games.eti.rules.queue_totals import destroyed_by_threats, queue_total
from saucer.games.eti.rules.refusals import refuse, refuse_start_over
from saucer.games.eti.rules.seats import all_seats, ask_all, note_choice
from saucer.games.eti.state import STARTED_OVER, State, replaced
from saucer.games.eti.tables import METHODS, STANDARD_WAY

METHOD_NAMES: Final[list[Method]] = ["safe", "standard"]


def method_name(method: int) -> Method | None:
    return METHOD_NAMES[method - 1] if method else None


# Safe or standard (R7.1 to R7.3): the phase "method"


def method_moves(state: State, _seat: Seat) -> list[Move]:
    return list(state.tables.moves.choose_method)


def choose_method(state: State, seat: Seat, move: ChooseMethod, events: Sink[Event], rng: Chance) -> None:
    """Note a method. After the last one, show all methods and turn up the standard queues. (R7.1, R7.3)"""
    if not note_choice(state, seat, METHODS.index(move.method), events):
        return
    rng.reveal()
    for other in all_seats(state):
        if state.choice[other]:
            state.methods = replaced(state.methods, other, state.choice[other])
            events.append(MethodShown(other, METHOD_NAMES[state.methods[other] - 1]))
    for other in all_seats(state):
        if state.methods[other] == STANDARD_WAY:
            turn_up(state, other)
            events.append(QueueShown(other, queue_names(state, other)))


def queue_names(state: State, seat: Seat) -> tuple[CardId, ...]:
    return tuple([state.tables.card_ids[kind] for kind in cards_of(state.ports[seat])])


# Swaps (R7.4): the phase "arrange"


def ask_orders(state: State, _events: Sink[Event], _rng: Chance) -> None:
    """Ask everyone who can change an open queue to arrange it, all at once. (R7.4)"""
    asked = 0
    for seat in all_seats(state):
        if state.methods[seat] == STANDARD_WAY and can_arrange(state, seat):
            asked |= only(seat)
    state.routine = SHOW_RESULTS
    state.drills = 0
    if asked:
        state.orders = [state.ports[seat] if has(asked, seat) else [] for seat in all_seats(state)]
        state.swaps = [0] * state.seats
        ask_all(state, ARRANGE, asked)


def can_arrange(state: State, seat: Seat) -> bool:
    if held_with(state, seat, FIRE_DRILL.name):
        return True
    if creativity(state, seat) == 0:
        return False
    ports = state.ports[seat]
    for card in ports:
        if card != ports[0]:
            return True
    return False


def arranging_moves(state: State, seat: Seat) -> list[Move]:
    """Swap different neighbours while creativity lasts, play Fire Drill, start over or leave it. (R7.4, R13.6)"""
    tables = state.tables
    found: list[Move] = [FINISH]
    drilled = has(state.drills, seat)
    if state.held[seat]:
        found += fire_drill_moves(state, seat)
    if state.swaps[seat] < creativity(state, seat):
        order = state.orders[seat]
        for port in range(len(order) - 1):
            if order[port] != order[port + 1]:
                found.append(tables.moves.swap_ports[port])
    if (state.swaps[seat] or drilled) and state.choice[seat] != STARTED_OVER:
        found.append(START_OVER)
    return found


def swap_ports(state: State, seat: Seat, move: SwapPorts, _events: Sink[Event], _rng: Chance) -> None:
    """Swap two neighbouring cards, unseen by the others. (R7.4)"""
    order = state.orders[seat][:]
    port = move.port - 1
    order[port], order[port + 1] = order[port + 1], order[port]
    replace_order(state, seat, order, state.swaps[seat] + 1)


def start_swaps_over(state: State, seat: Seat, _move: StartOver, _events: Sink[Event], _rng: Chance) -> None:
    """Take all swaps and Fire Drill back, once. (R13.26)"""
    state.drills = without(state.drills, seat)
    state.choice[seat] = STARTED_OVER
    replace_order(state, seat, state.ports[seat], 0)


def finish_swaps(state: State, seat: Seat, _move: Finish, events: Sink[Event], rng: Chance) -> None:
    """Note that a seat has finished, and show all queues once everyone has. (R7.4)"""
    if note_choice(state, seat, 1, events):
        rng.reveal()
        show_orders(state, events)


def replace_order(state: State, seat: Seat, order: list[KnownCard], swaps: int) -> None:
    orders = state.orders[:]
    orders[seat] = order
    state.orders = orders
    used = state.swaps[:]
    used[seat] = swaps
    state.swaps = used


def show_orders(state: State, events: Sink[Event]) -> None:
    for seat in all_seats(state):
        spend_fire_drill(state, seat, events)
        if state.orders[seat] and state.orders[seat] != state.ports[seat]:
            state.ports[seat] = state.orders[seat]
            events.append(QueueShown(seat, queue_names(state, seat)))
    state.orders = [[] for _ in all_seats(state)]
    state.swaps = [0] * state.seats


def refuse_order(state: State, seat: Seat, move: Move) -> Refusal:
    if isinstance(move, StartOver):
        return refuse_start_over(state, seat)
    if isinstance(move, PlayHeld):
        return refuse_held(state, seat, move)
    assert isinstance(move, SwapPorts)
    if move.port >= len(state.orders[seat]):
        return refuse("R7.4", "no-two-cards-there", {"port": move.port})
    if state.swaps[seat] >= creativity(state, seat):
        return refuse("R7.4", "no-swaps-left", {"swaps": creativity(state, seat)})
    return refuse("R13.6", "cards-are-alike", {"port": move.port})


# What submissions come to


def show_result(state: State, seat: Seat, events: Sink[Event]) -> None:
    """Count one submission. (R7.2, R7.5, R7.6)"""
    tables = state.tables
    queue = cards_of(state.ports[seat])
    lost = 0
    if state.methods[seat] == STANDARD_WAY:
        immune = immune_in_submission(state, seat)
        state.results[seat] = queue_total(tables.table, queue, immune)
        lost = destroyed_by_threats(tables.table, queue, immune)
        remember_queue(state, seat, queue, immune)
    else:
        state.results[seat] = tables.safe_points * len(queue)
    destroyed = tuple([port + 1 for port in members(lost)])
    events.append(ResultShown(seat, state.results[seat], state.bank[seat], destroyed))


def remember_queue(state: State, seat: Seat, queue: list[Card], immune: int) -> None:
    queues = state.queues[:]
    queues[seat] = queue
    state.queues = queues
    state.spared = replaced(state.spared, seat, immune)
