"""R1, setup: the start of a match, the cards of a round, and the start signal."""

from typing import Final

from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Refusal, Seat, TimeUp
from saucer.games.panic.components import CardId
from saucer.games.panic.events import (
    BuildingStarted,
    CardsRevealed,
    DeckShuffled,
    Event,
    SeatReady,
    TimeRanOut,
)
from saucer.games.panic.moves import Move, Ready
from saucer.games.panic.options import Options
from saucer.games.panic.state import BUILDING, CARDS, EMPTY_BOARD, NO_TOKEN, SIGNAL, State, variant_for

READY: Final[Move] = Ready()


def start(options: Options, seats: int, rng: Chance) -> State:
    """A match before its first round: the cards are shuffled and three lie open. (R1.2, R1.3)"""
    state = State(variant_for(options, seats), seats)
    state.phase = SIGNAL
    state.round = 0
    state.clocks = 0
    state.glass = False
    state.barren = 0
    state.cards = []
    deck = state.variant.deck[:]
    rng.shuffle(deck)
    state.deck = deck
    state.discards = []
    state.scores = [0] * seats
    state.tokens = [NO_TOKEN] * seats
    state.ready = [False] * seats
    state.boards = [EMPTY_BOARD] * seats
    state.last = None
    state.counted = None
    state.result = None
    reveal_cards(state, Sink(), rng)
    return state


def opening(state: State) -> list[Event]:
    """The objectives of the first round. (R1.3)"""
    return [cards_revealed(state)]


def cards_revealed(state: State) -> CardsRevealed:
    return CardsRevealed(state.round, tuple([CardId(str(card)) for card in state.cards]))


def reveal_cards(state: State, events: Sink[Event], rng: Chance) -> None:
    """Turn up three cards; where the deck ends, the discards become the deck. (R1.3, R1.4)"""
    rng.reveal()
    deck = state.deck[:]
    cards: list[int] = []
    while len(cards) < CARDS:
        if not deck:
            deck = state.discards[:]
            rng.shuffle(deck)
            state.discards = []
            events.append(DeckShuffled(len(deck)))
        cards.append(deck.pop())
    state.deck = deck
    state.cards = cards
    state.round += 1
    state.clocks += 1
    state.phase = SIGNAL
    events.append(cards_revealed(state))


# The start signal


def signal_moves(state: State, seat: Seat) -> list[Move]:
    """Return the move to be ready, once for each seat. (R1.5)"""
    return [] if state.ready[seat] else [READY]


def be_ready(state: State, seat: Seat, _move: Ready, events: Sink[Event], rng: Chance) -> None:
    """Note that a seat is ready, and give the start signal once all are. (R1.5)"""
    ready = state.ready[:]
    ready[seat] = True
    state.ready = ready
    events.append(SeatReady(seat))
    if all(ready):
        rng.reveal()
        start_building(state, events)


def end_waiting(state: State, _seat: None, _move: TimeUp, events: Sink[Event], _rng: Chance) -> None:
    """Give the start signal because the minute of waiting is over. (R1.5)"""
    events.append(TimeRanOut("signal"))
    start_building(state, events)


def start_building(state: State, events: Sink[Event]) -> None:
    """The start signal: all tiles are in the hand, side A up and not turned. (R1.1, R1.5)"""
    state.phase = BUILDING
    state.clocks += 1
    state.ready = [False] * state.seats
    state.boards = [EMPTY_BOARD] * state.seats
    events.append(BuildingStarted(state.round))


def refuse_before_signal(state: State, seat: Seat, _move: Move) -> Refusal:
    """Refuse every move before the signal but to be ready. (R1.5)"""
    return Refusal("R1.5", "others-not-ready" if state.ready[seat] else "ready-first", {})
