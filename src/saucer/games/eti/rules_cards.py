"""Research cards on the move: drawn, taken, looked at, discarded, banked."""

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.eti.components import CardId
from saucer.games.eti.events import (
    BankChanged,
    CardsBanked,
    CardsSeen,
    CardsTaken,
    DeckShuffled,
    Event,
)
from saucer.games.eti.questions import analysis, everyone, kinds_of
from saucer.games.eti.state import KIND_BITS, KIND_MASK, State, entry


def draw_card(state: State, total: int, rng: Chance) -> int:
    """A card from the deck, which holds `total` cards."""
    left = rng.below(total)
    deck = state.deck
    kind = 0
    while left >= deck[kind]:
        left -= deck[kind]
        kind += 1
    deck[kind] -= 1
    return kind


def return_discards(state: State, news: list[Event]) -> None:
    """Shuffle the discards into the deck. (R6.7, R9.6)"""
    if not state.discards:
        return
    for card in state.discards:
        state.deck[card & KIND_MASK] += 1
    state.discards = []
    news.append(DeckShuffled())


def take_cards(state: State, seat: int, count: int, news: list[Event], rng: Chance) -> None:
    """Cards into the lowest free ports; what finds no port is discarded unseen. (R2.6)"""
    ports = state.ports[seat][:]
    seen = analysis(state, seat)
    total = sum(state.deck)
    taken: list[CardId | None] = []
    overflow = 0
    for _ in range(count):
        if total == 0:
            return_discards(state, news)
            total = sum(state.deck)
            if total == 0:
                break
        kind = draw_card(state, total, rng)
        total -= 1
        if len(ports) >= state.box.ports:
            state.discards = [*state.discards, entry(kind, 0)]
            overflow += 1
        elif len(ports) < seen:
            ports.append(entry(kind, 1 << seat))
            taken.append(state.box.card_ids[kind])
        else:
            ports.append(entry(kind, 0))
            taken.append(None)
    state.ports[seat] = ports
    news.append(CardsTaken(Seat(seat), tuple(taken), overflow))


def look_at_ports(state: State, looker: int, owner: int, news: list[Event], rng: Chance) -> None:
    """A seat looks at every card of a company, its own or another's."""
    rng.reveal()
    ports = state.ports[owner][:]
    for port in range(len(ports)):
        ports[port] |= 1 << (KIND_BITS + looker)
    state.ports[owner] = ports
    cards = tuple([state.box.card_ids[kind] for kind in kinds_of(ports)])
    news.append(CardsSeen(Seat(looker), Seat(owner), cards))


def look_by_analysis(state: State, seat: int) -> None:
    """What analysis lets a company see, it has seen. (R2.5)"""
    ports = state.ports[seat][:]
    for port in range(min(len(ports), analysis(state, seat))):
        ports[port] |= 1 << (KIND_BITS + seat)
    state.ports[seat] = ports


def discard_port(state: State, seat: int, port: int, knowers: int) -> None:
    """Discard one card, seen also by `knowers`; the cards behind it move up."""
    ports = state.ports[seat][:]
    state.discards = [*state.discards, ports.pop(port) | (knowers << KIND_BITS)]
    state.ports[seat] = ports


def discard_all(state: State, seat: int) -> None:
    """Discard a queue as it lies: what was face up is known, what was not stays unknown. (R7.2)"""
    state.discards = state.discards + state.ports[seat]
    state.ports[seat] = []


def turn_up(state: State, seat: int) -> None:
    """Turn up a whole queue for all to see. (R7.3)"""
    ports = state.ports[seat][:]
    for port in range(len(ports)):
        ports[port] |= everyone(state) << KIND_BITS
    state.ports[seat] = ports


def add_to_bank(state: State, seat: int, points: int, news: list[Event]) -> None:
    """Change a bank, within its limits. (R2.7)"""
    bank = min(state.box.bank_limit, max(0, state.bank[seat] + points))
    news.append(BankChanged(Seat(seat), bank - state.bank[seat], bank))
    state.bank[seat] = bank


def bank_cards(state: State, seat: int) -> None:
    """Ten for each card, unseen. (R7.2)"""
    points = state.box.safe_points * len(state.ports[seat])
    state.bank[seat] = min(state.box.bank_limit, state.bank[seat] + points)
    discard_all(state, seat)


def tell_banked(state: State, seat: int, cards: int, news: list[Event]) -> None:
    news.append(CardsBanked(Seat(seat), cards, state.bank[seat]))
