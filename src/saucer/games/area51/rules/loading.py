"""Picking up a pile and loading it (R6)."""

from saucer.engine.chance import Chance
from saucer.engine.types import Seat, TimeUp
from saucer.games.area51.box import NO_CARDS
from saucer.games.area51.events import CardLoaded, CardsKept, Event, PileLifted
from saucer.games.area51.loading import limit_if_left, loading_queue, loads, may_leave, takes_nothing
from saucer.games.area51.moves import LeaveEmpty, Load, Move
from saucer.games.area51.questions import cards_in, carrier
from saucer.games.area51.rows import added, with_row
from saucer.games.area51.rules_cards import gain_seen, names, show_card
from saucer.games.area51.rules_turn import end_turn
from saucer.games.area51.state import LOAD, NOWHERE, State


def pick_up(state: State, hangar: int, news: list[Event], rng: Chance) -> None:
    """Lift a whole pile and show it; every hidden card in it shows itself. (R6.1)"""
    rng.reveal()
    pile = sorted(state.piles[hangar])
    held = NO_CARDS[:]
    for item in pile:
        held[item & 15] += 1
        if not item & 16:
            show_card(state, (item >> 5) & 7, item & 15, item >> 8)
    state.piles = with_row(state.piles, hangar, [])
    state.held = held
    state.region = hangar // 3
    state.queue = loading_queue(state, state.region, held)
    state.at = state.limit = 0
    news.append(PileLifted(Seat(state.turn), state.box.hangars[hangar], names(state, cards_in(held))))
    load_on(state, news)


def load_or_leave(state: State, move: Move | TimeUp, news: list[Event], _rng: Chance) -> None:
    if isinstance(move, Load):
        load(state, state.box.card_of[move.card], news)
    else:
        assert isinstance(move, LeaveEmpty)
        state.limit = limit_if_left(state)
    next_bunker(state)
    load_on(state, news)


def load_on(state: State, news: list[Event]) -> None:
    """Go on loading as far as there is nothing to choose. (R6.6)"""
    while state.at < len(state.queue):
        if not takes_nothing(state):
            cards = loads(state)
            leave = may_leave(state)
            if len(cards) > 1 or (leave and cards):
                state.phase = LOAD
                return
            if cards:
                load(state, cards[0], news)
            else:
                state.limit = limit_if_left(state)
        next_bunker(state)
    keep_the_rest(state, news)
    end_turn(state, news)


def next_bunker(state: State) -> None:
    before = state.towers[state.queue[state.at]]
    state.at += 1
    if state.at < len(state.queue) and state.towers[state.queue[state.at]] != before:
        state.limit = 0


def load(state: State, card: int, news: list[Event]) -> None:
    """Store a card; the owner of the bunker scores its value. (R6.5, R6.7)"""
    space, box = state.queue[state.at], state.box
    owner = state.owners[space]
    points = box.value_of[card]
    state.held = added(state.held, card, -1)
    state.discards = added(state.discards, card, 1)
    state.scores = added(state.scores, owner, points)
    vehicle = carrier(state, state.region, space)
    news.append(
        CardLoaded(
            Seat(state.turn),
            box.card_ids[card],
            box.spaces[space],
            state.variant.caps[owner],
            Seat(state.variant.seat_of[owner]),
            points,
            None if vehicle == NOWHERE else box.vehicles[vehicle],
        )
    )


def keep_the_rest(state: State, news: list[Event]) -> None:
    """What could not be loaded joins the hand. (R6.8)"""
    kept = cards_in(state.held)
    if kept:
        gain_seen(state, kept)
        news.append(CardsKept(Seat(state.turn), names(state, kept)))
