"""The points of a queue by port, in its present order (R7)."""

from saucer.engine.bits import has, only
from saucer.engine.types import Seat
from saucer.games.eti.help_view import PortCount, QueueCount
from saucer.games.eti.numbers import NO_PROJECT, NOBODY, Card, KnownCard, card_of, is_known_to
from saucer.games.eti.phase_numbers import ARRANGE
from saucer.games.eti.rules.company import creativity
from saucer.games.eti.rules.events.held_cards import FIRE_DRILL, immune_in_submission
from saucer.games.eti.rules.events.incident import held_with
from saucer.games.eti.rules.queue_totals import queue_total, struck_ports
from saucer.games.eti.state import State
from saucer.games.eti.tables import ALL_THREATS, CardTable

NOWHERE = -1


class QueueTally:
    """What every card of a queue does: the port it acts on, and the factors that fall to each number."""

    def __init__(self, table: CardTable, queue: list[Card], immune: int) -> None:
        self.table = table
        self.queue = queue
        self.immune = immune
        self.targets = struck_ports(table, queue, immune)
        self.lost = 0
        for port in self.targets:
            if port != NOWHERE:
                self.lost |= only(port)
        self.factors = [1] * len(queue)
        self.multiply()

    def multiply(self) -> None:
        """Apply each multiplier to the nearest surviving number to its left. (R7.6)"""
        nearest = NOWHERE
        for port, card in enumerate(self.queue):
            if self.table.numbers[card] > 0 and not has(self.lost, port):
                nearest = port
            elif self.table.factors[card] >= 0 and nearest != NOWHERE:
                self.factors[nearest] *= self.table.factors[card]
                self.targets[port] = nearest

    def port_count(self, port: int, places: list[int]) -> PortCount:
        """What one card does. `places` are the ports, from 1, at which the cards of the queue lie."""
        card = self.queue[port]
        struck = has(self.lost, port)
        threat = self.table.threats[card]
        target = self.targets[port]
        return PortCount(
            points=0 if struck else self.table.numbers[card] * self.factors[port],
            factor=self.factors[port],
            struck=struck,
            immune=threat >= 0 and has(self.immune, threat),
            at=None if target == NOWHERE else places[target],
        )


def port_counts(table: CardTable, queue: list[Card], immune: int) -> tuple[PortCount, ...]:
    """What every card of an open queue counts for."""
    if not queue:
        return ()
    tally = QueueTally(table, queue, immune)
    places = list(range(1, len(queue) + 1))
    return tuple([tally.port_count(port, places) for port in range(len(queue))])


def count_queue(state: State, own: Seat) -> QueueCount | None:
    """What the viewer's cards would bring as they lie; those it does not know are left out."""
    if own == NOBODY or not state.ports[own]:
        return None
    tables = state.tables
    row = state.orders[own] if state.phase == ARRANGE and state.orders[own] else state.ports[own]
    immune = immune_in_submission(state, own)
    places = [port + 1 for port, card in enumerate(row) if is_known_to(card, own)]
    known = [card_of(row[place - 1]) for place in places]
    tally = QueueTally(tables.table, known, immune)
    counts: list[PortCount | None] = [None] * len(row)
    for index, place in enumerate(places):
        counts[place - 1] = tally.port_count(index, places)
    total = queue_total(tables.table, known, immune)
    safe = tables.safe_points * len(row)
    asked = state.phase == ARRANGE and has(state.awaited, own)
    return QueueCount(
        ports=tuple(counts),
        total=total,
        missing=missing_points(state, own, total),
        safe=safe,
        safe_missing=missing_points(state, own, safe),
        unseen=len(row) - len(known),
        swaps_left=creativity(state, own) - state.swaps[own] if asked else 0,
        after_swap=totals_after_swaps(state, own, row, immune) if asked else (),
        with_drill=total_with_drill(state, own, known) if asked else None,
    )


def missing_points(state: State, seat: Seat, points: int) -> int:
    """Return the points missing to the difficulty of the project, after this result and the bank. (R8.1)"""
    project = state.study[seat]
    if project == NO_PROJECT:
        return 0
    return max(0, state.tables.difficulty[project] - state.bank[seat] - points)


def totals_after_swaps(state: State, seat: Seat, row: list[KnownCard], immune: int) -> tuple[int | None, ...]:
    """The total after each swap of neighbours that can be made now. (R7.4, R13.6)"""
    if state.swaps[seat] >= creativity(state, seat):
        return (None,) * (len(row) - 1)
    queue = [card_of(card) for card in row]
    found: list[int | None] = []
    for port in range(len(queue) - 1):
        if queue[port] == queue[port + 1]:
            found.append(None)
            continue
        queue[port], queue[port + 1] = queue[port + 1], queue[port]
        found.append(queue_total(state.tables.table, queue, immune))
        queue[port], queue[port + 1] = queue[port + 1], queue[port]
    return tuple(found)


def total_with_drill(state: State, seat: Seat, queue: list[Card]) -> int | None:
    if has(state.drills, seat) or not held_with(state, seat, FIRE_DRILL.name):
        return None
    return queue_total(state.tables.table, queue, ALL_THREATS)
