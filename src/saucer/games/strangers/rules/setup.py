"""Setting up: the board, the deal, and the deck an architect lays. (R1, R8.8)"""

from bisect import insort

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.strangers.events import CardLaid, Event, TurnStarted
from saucer.games.strangers.ground import Ground
from saucer.games.strangers.legal import cards_left_to_lay
from saucer.games.strangers.options import Options
from saucer.games.strangers.questions import deck_counts
from saucer.games.strangers.state import ACTION, LAY, NOBODY, State, Variant

KEPT_SIGHTINGS = 5
"""With late sightings returning, how many Alien cards met while dealing stay out of the deck. (R8.1)"""


def start(options: Options, seats: int, rng: Chance) -> State:
    """A match before its first move."""
    variant = Variant(options, seats)
    side = 0 if variant.best_of_three else variant.box.board_ids.index(options.board)
    state = State(variant, variant.box.grounds[side], seats)
    state.round = 1
    state.wins = [0] * seats
    state.points = [0] * seats
    state.result = None
    state.first = rng.below(seats)  # R1.7
    lay_out(state, state.ground, rng)
    return state


def lay_out(state: State, ground: Ground, rng: Chance) -> None:
    """Make everything ready for a round on this board."""
    seats = state.seats
    state.ground = ground
    state.hands = [[] for _ in range(seats)]
    state.known = [[] for _ in range((seats + 1) * seats)]
    state.deck = []
    state.discards = []
    state.supply = [state.box.kids] * seats  # R1.3
    state.way = [[] for _ in range(seats)]
    state.slots = [NOBODY] * ground.slots
    state.free = [len(slots) for slots in ground.place_slots]
    state.aliens = 0
    state.reserve = ground.board.aliens  # R1.4
    state.card = state.kid = state.owner = state.done = state.halves = state.to_draw = 0
    state.routes = []
    state.flights = state.contacts = 0
    state.turn = state.first
    fresh_turn(state)
    if state.variant.architect:
        state.phase = LAY
    else:
        deal(state, rng)


def deal(state: State, rng: Chance) -> None:
    """Shuffle, and deal each hand; sightings met now have no effect. (R1.2, R1.5)"""
    for card, count in enumerate(deck_counts(state.variant)):
        state.deck += [card] * count
    rng.shuffle(state.deck)
    for offset in range(state.seats):
        hand = state.hands[(state.first + offset) % state.seats]
        while len(hand) < state.variant.base_hand:
            card = state.deck.pop()
            if state.box.playable[card]:
                insort(hand, card)
            else:
                state.discards.append(card)
    if state.variant.late_sightings_return:
        return_late_sightings(state, rng)


def return_late_sightings(state: State, rng: Chance) -> None:
    """Shuffle the Alien cards met beyond the fifth back in. (R8.1)"""
    alien = state.box.alien
    late = max(0, state.discards.count(alien) - KEPT_SIGHTINGS)
    if late:
        for _ in range(late):
            state.discards.remove(alien)
        state.deck += [alien] * late
        rng.shuffle(state.deck)


def fresh_turn(state: State) -> None:
    kids = len(state.way[state.turn])
    state.trails = [0] * kids
    state.moved = [False] * kids
    state.extra = 0
    state.fled = False
    state.discarded = False
    state.phase = ACTION


def lay_card(state: State, card: int, news: list[Event]) -> None:
    news.append(CardLaid(Seat(0), state.box.card_ids[card]))
    if len(state.hands[0]) < state.variant.base_hand:
        state.hands[0] = sorted([*state.hands[0], card])
    else:
        state.deck.append(card)
    fill_even_positions(state, news)


def fill_even_positions(state: State, news: list[Event]) -> None:
    """Every second card of the deck is an Alien card while there are any; then the deck is ready."""
    left = cards_left_to_lay(state)
    alien = state.box.alien
    others = sum(left) - left[alien]
    while left[alien] and (len(state.deck) % 2 == 1 or others == 0):
        state.deck.append(alien)
        left[alien] -= 1
    if others == 0:
        state.deck.reverse()
        fresh_turn(state)
        news.append(TurnStarted(Seat(0)))


def lay_the_rest(state: State, news: list[Event]) -> None:
    left = cards_left_to_lay(state)
    for card, count in enumerate(left):
        if state.box.playable[card]:
            for _ in range(count):
                lay_card(state, card, news)
