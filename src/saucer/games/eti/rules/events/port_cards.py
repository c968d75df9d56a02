"""R4.9 to R4.11: event cards by which a company looks at cards, to sweep, discard, reorder or inspect them."""

from typing import Any, Final

from saucer.engine.bits import has, only, without
from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Refusal, Seat
from saucer.games.eti.events import Event, PortDiscarded, QueuePutInOrder, ThreatsDiscarded
from saucer.games.eti.moves import ChooseCompany, DiscardPort, Finish, Move, NextCard
from saucer.games.eti.numbers import Port, card_of, cards_of
from saucer.games.eti.phase_numbers import ORDERING, REVIEWING, RIVAL
from saucer.games.eti.player.weights import by_gain
from saucer.games.eti.ready_moves import FINISH
from saucer.games.eti.rules.company import add_to_bank, discard_port, look_at_ports
from saucer.games.eti.rules.events.effect import Effect, number_on_card
from saucer.games.eti.rules.refusals import refuse, refuse_company
from saucer.games.eti.rules.seats import SEATS_IN, ask_one, companies, name_companies
from saucer.games.eti.state import State

CARD_IN_SIGHT: Final = 4.0
"""What it is worth to a company to sort out one of its cards."""
LOOK_WORTH: Final = 10.0


class SortPorts(Effect):
    """Cards about a company's own ports: worth more, the more cards lie there."""

    def worth(self, state: State, company: Seat) -> float:
        return CARD_IN_SIGHT * len(state.ports[company])


# Security Sweep (R4.9)


class Sweep(SortPorts):
    """Security Sweep: look at all own cards and discard every threat. (R4.9)"""

    def carry_out(self, state: State, events: Sink[Event], rng: Chance) -> None:
        """Discard every threat. Others see only how many there were. (R4.9, R4.10)"""
        seat = state.target
        state.left = number_on_card(state)
        swept = 0
        for port in range(len(state.ports[seat]) - 1, -1, -1):
            if state.tables.table.threats[card_of(state.ports[seat][port])] >= 0:
                discard_port(state, seat, Port(port), only(seat))
                swept += 1
        events.append(ThreatsDiscarded(seat, swept))
        look_at_ports(state, seat, seat, events, rng)


SWEEP: Final = Sweep("sweep", "R4.9")


# Peer Review (R4.9): the phase "reviewing"


class BeginReview(SortPorts):
    """Peer Review: look at all own cards and discard some. (R4.9)"""

    def carry_out(self, state: State, events: Sink[Event], rng: Chance) -> None:
        state.left = number_on_card(state)
        look_at_ports(state, state.target, state.target, events, rng)
        if state.ports[state.target] and state.left:
            ask_one(state, REVIEWING, state.target)


def review_moves(state: State, seat: Seat) -> list[Move]:
    found: list[Move] = []
    found += state.tables.moves.discard_port[: len(state.ports[seat])]
    found.append(FINISH)
    return found


def review_port(state: State, seat: Seat, move: DiscardPort, events: Sink[Event], _rng: Chance) -> None:
    """Discard one card of the queue; the others see only which port it was. (R4.10)"""
    discard_port(state, seat, Port(move.port - 1), 0)
    events.append(PortDiscarded(seat, move.port))
    state.left -= 1
    if state.left == 0 or not state.ports[seat]:
        state.awaited = 0


def end_review(state: State, _seat: Seat, _move: Finish, _events: Sink[Event], _rng: Chance) -> None:
    state.awaited = 0


def refuse_review(_state: State, _seat: Seat, move: DiscardPort) -> Refusal:
    return refuse("R4.10", "no-card-at-port", {"port": move.port})


def review_weights(state: State, seat: Seat, moves: list[Any], _rng: Chance) -> list[float]:
    return [review_weight(state, seat, move) for move in moves]


def review_weight(state: State, seat: Seat, move: Any) -> float:
    """Prefer to discard threats without immunity, then zeros."""
    if not isinstance(move, DiscardPort):
        return 0.3
    table = state.tables.table
    kind = card_of(state.ports[seat][move.port - 1])
    threat = table.threats[kind]
    if threat >= 0:
        return 0.05 if has(state.immune[seat], threat) else 3.0
    return 2.0 if table.factors[kind] == 0 else 0.02


REVIEW: Final = BeginReview("review", "R4.9")


# Think-Tank Retreat (R4.11): the phase "ordering"


class BeginOrdering(SortPorts):
    """Think-Tank Retreat: look at all own cards and put them in any order. (R4.11)"""

    def carry_out(self, state: State, events: Sink[Event], rng: Chance) -> None:
        state.left = number_on_card(state)
        look_at_ports(state, state.target, state.target, events, rng)
        if len(state.ports[state.target]) > 1:
            state.left = 0
            ask_one(state, ORDERING, state.target)


def ordering_moves(state: State, seat: Seat) -> list[Move]:
    found: list[Move] = []
    for card in sorted(set(cards_of(state.ports[seat][state.left :]))):
        found.append(state.tables.moves.next_card[card])
    found.append(FINISH)
    return found


def order_card(state: State, seat: Seat, move: NextCard, events: Sink[Event], _rng: Chance) -> None:
    """Bring the first card of a kind forward to the next port. (R4.10)"""
    card = state.tables.card_of[move.card]
    ports = state.ports[seat][:]
    place = state.left
    port = place
    while card_of(ports[port]) != card:
        port += 1
    ports.insert(place, ports.pop(port))
    state.ports[seat] = ports
    state.left += 1
    if state.left >= len(ports) - 1:
        end_ordering(state, seat, events)


def stop_ordering(state: State, seat: Seat, _move: Finish, events: Sink[Event], _rng: Chance) -> None:
    end_ordering(state, seat, events)


def end_ordering(state: State, seat: Seat, events: Sink[Event]) -> None:
    state.awaited = 0
    events.append(QueuePutInOrder(seat))


def refuse_order_card(_state: State, _seat: Seat, move: NextCard) -> Refusal:
    return refuse("R4.10", "no-such-card-left", {"card": move.card})


def ordering_weights(state: State, seat: Seat, moves: list[Any], _rng: Chance) -> list[float]:
    return [sequence_weight(state, seat, move) for move in moves]


def sequence_weight(state: State, seat: Seat, move: Any) -> float:
    """Prefer zeros first, then the highest number with its multipliers, other numbers, threats last."""
    if not isinstance(move, NextCard):
        return 0.02
    table = state.tables.table
    kind = state.tables.card_of[move.card]
    if table.factors[kind] == 0:
        return 1000.0 if state.left == 0 or not numbers_placed(state, seat) else 0.5
    if table.factors[kind] > 0:
        return 500.0 if numbers_placed(state, seat) else 0.1
    if table.threats[kind] >= 0:
        return 0.2
    return float(table.numbers[kind])


def numbers_placed(state: State, seat: Seat) -> bool:
    for card in state.ports[seat][: state.left]:
        if state.tables.table.numbers[card_of(card)] > 0:
            return True
    return False


REORDER: Final = BeginOrdering("reorder", "R4.11")


# Right to Inspect (R4.11): the phase "rival"


class AskForRival(Effect):
    """Right to Inspect: look at the cards of a rival and take points of its bank. (R4.11)"""

    def carry_out(self, state: State, _events: Sink[Event], _rng: Chance) -> None:
        state.left = number_on_card(state)
        ask_one(state, RIVAL, state.target)

    def worth(self, state: State, company: Seat) -> float:
        richest = 0
        for rival in SEATS_IN[without(companies(state), company)]:
            richest = max(richest, state.bank[rival])
        return LOOK_WORTH + min(richest, number_on_card(state))


def rivals(state: State, seat: Seat) -> list[Move]:
    return name_companies(state, without(companies(state), seat))


def inspect(state: State, seat: Seat, move: ChooseCompany, events: Sink[Event], rng: Chance) -> None:
    """Look at a rival's cards and take points of its bank. (R4.11)"""
    look_at_ports(state, seat, move.company, events, rng)
    points = min(number_on_card(state), state.bank[move.company])
    add_to_bank(state, move.company, -points, events)
    add_to_bank(state, seat, points, events)
    state.awaited = 0


def refuse_rival(state: State, _seat: Seat, move: ChooseCompany) -> Refusal:
    return refuse_company(state, "R4.11", move.company)


def rival_weights(state: State, _seat: Seat, moves: list[ChooseCompany], _rng: Chance) -> list[float]:
    """Prefer the richest rival."""
    return by_gain(
        [min(30, state.bank[move.company]) + 2.0 * len(state.ports[move.company]) for move in moves]
    )


INSPECT: Final = AskForRival("inspect", "R4.11")


ROWS: Final[tuple[Effect, ...]] = (SWEEP, REVIEW, REORDER, INSPECT)
