"""Rounds: revealing the cards, scoring, and the end of the match (R1, R4, R5)."""

from saucer.engine.chance import Chance
from saucer.engine.types import Outcome, Seat
from saucer.games.panic.components import CardId
from saucer.games.panic.events import (
    CardScored,
    CardsRevealed,
    DeckShuffled,
    Event,
    MatchEnded,
    ParCompared,
    RoundEnded,
    SpeedScored,
    TownShown,
)
from saucer.games.panic.options import Options
from saucer.games.panic.questions import finishers
from saucer.games.panic.scoring import final_standing, round_result, solo_score
from saucer.games.panic.state import (
    CARDS,
    EMPTY_BOARD,
    NO_TOKEN,
    OVER,
    SIGNAL,
    SOLO_ROUNDS,
    State,
    variant_for,
)
from saucer.games.panic.views import CardResult, RoundResult

MOST_BARREN = 3


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
    state.result = None
    reveal_cards(state, [], rng)
    return state


def reveal_cards(state: State, news: list[Event], rng: Chance) -> None:
    """Turn up three cards; where the deck ends, the discards become the deck. (R1.3, R1.4)"""
    rng.reveal()
    deck = state.deck[:]
    cards: list[int] = []
    while len(cards) < CARDS:
        if not deck:
            deck = state.discards[:]
            rng.shuffle(deck)
            state.discards = []
            news.append(DeckShuffled(len(deck)))
        cards.append(deck.pop())
    state.deck = deck
    state.cards = cards
    state.round += 1
    state.clocks += 1
    state.phase = SIGNAL
    news.append(CardsRevealed(state.round, tuple([CardId(str(card)) for card in cards])))


def end_round(state: State, news: list[Event], rng: Chance) -> None:
    """Score, put everything back, and go on or end the match. (R4, R5)"""
    rng.reveal()
    result = round_result(state)
    state.last = result
    tell_round(state, result, news)
    add_scores(state, result, news)
    done = len(finishers(state))
    state.barren = 0 if done else state.barren + 1
    news.append(RoundEnded(state.round, done, tuple(state.scores)))
    if is_last_round(state):
        end_match(state, news)
    else:
        clear_table(state)
        reveal_cards(state, news, rng)


def tell_round(state: State, result: RoundResult, news: list[Event]) -> None:
    for seat in finishers(state):
        news.append(TownShown(Seat(seat), state.tokens[seat], str(result.towns[seat])))
    for card in result.cards:
        for seat in finishers(state):
            news.append(tell_card(state, card, seat))


def tell_card(state: State, card: CardResult, seat: int) -> Event:
    """How close a town came to the best possible. (R4.6)"""
    value, points = card.values[seat], card.points[seat]
    if value is None or card.best is None:
        return SpeedScored(card.card, Seat(seat), state.tokens[seat], points)
    return CardScored(card.card, Seat(seat), value, card.best, points)


def add_scores(state: State, result: RoundResult, news: list[Event]) -> None:
    scores = state.scores[:]
    if not state.variant.solo:
        for seat in range(state.seats):
            for card in result.cards:
                scores[seat] += card.points[seat]
    elif result.par is not None and result.total is not None:
        points = solo_score(result)
        scores[0] += points
        news.append(ParCompared(Seat(0), result.total, result.par, points))
    state.scores = scores


def is_last_round(state: State) -> bool:
    """Whether the goal is reached, or three rounds running brought no complete town. (R5.1, R5.4, R7.1)"""
    if state.variant.solo:
        return state.round >= SOLO_ROUNDS
    return state.barren >= MOST_BARREN or max(state.scores) >= state.variant.goal


def end_match(state: State, news: list[Event]) -> None:
    barren = state.barren >= MOST_BARREN and max(state.scores) < state.variant.goal
    winners, reason = final_standing(state, barren=barren)
    state.result = Outcome(tuple(state.scores), winners, reason)
    state.phase = OVER
    state.glass = False
    state.boards = [EMPTY_BOARD] * state.seats
    news.append(MatchEnded(tuple(state.scores), winners, reason))


def clear_table(state: State) -> None:
    """Tokens go back, cards are discarded, towns are taken apart. (R4.5)"""
    state.glass = False
    state.discards = state.discards + state.cards
    state.cards = []
    state.tokens = [NO_TOKEN] * state.seats
    state.ready = [False] * state.seats
    state.boards = [EMPTY_BOARD] * state.seats
