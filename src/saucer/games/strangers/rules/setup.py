"""Setup: the board, the deck and the deal. (R1)"""

from bisect import insort

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.strangers.components import NOT_ALONE, NOT_FOR_ARCHITECTS
from saucer.games.strangers.events import Event, HandDealt, RoundStarted
from saucer.games.strangers.options import Options, first_seat
from saucer.games.strangers.state import CHOOSE_ACTION, LAY_DECK, NOBODY, State, Variant
from saucer.games.strangers.tables import EFFECTS, NO_SPACES, BoardTables, Card

KEPT_SIGHTINGS = 5
"""With late sightings returning, how many Alien cards met while dealing stay out of the deck. (R8.1)"""


def start(options: Options, seats: int, rng: Chance) -> State:
    """A match before its first move."""
    variant = Variant(options, seats)
    side = 0 if variant.best_of_three else variant.tables.board_ids.index(options.board)
    state = State(variant, variant.tables.boards[side], seats)
    state.round = 1
    state.wins = [0] * seats
    state.points = [0] * seats
    state.result = None
    first = first_seat(options)
    state.first = Seat(rng.below(seats)) if first is None else first  # R1.7
    lay_out(state, state.board, rng)
    return state


def opening(state: State) -> list[Event]:
    """The board, who goes first, and the hands. (R1)"""
    return [RoundStarted(state.round, state.board.data.id, state.first), *hands_dealt(state)]


def hands_dealt(state: State) -> list[Event]:
    """The hands, from the seat that goes first; an architect has none yet. (R1.5)"""
    events: list[Event] = []
    for offset in range(state.seats):
        seat = Seat((state.first + offset) % state.seats)
        cards = tuple([state.tables.card_ids[card] for card in state.hands[seat]])
        if cards:
            events.append(HandDealt(seat, len(cards), cards))
    return events


def lay_out(state: State, board: BoardTables, rng: Chance) -> None:
    """Prepare a round on this board."""
    seats = state.seats
    state.board = board
    state.hands = [[] for _ in range(seats)]
    state.known = [[] for _ in range((seats + 1) * seats)]
    state.deck = []
    state.discards = []
    state.supply = [state.tables.kids] * seats  # R1.3
    state.way = [[] for _ in range(seats)]
    state.slots = [NOBODY] * board.slot_count
    state.free = [len(slots) for slots in board.place_slots]
    state.aliens = NO_SPACES
    state.reserve = board.data.aliens  # R1.4
    state.card = Card(0)
    state.kid_at = board.spaces[0]
    state.owner = Seat(0)
    state.kids_moved = state.halves = state.to_draw = 0
    state.routes = []
    state.flights = state.contacts = 0
    state.turn = state.first
    start_turn(state)
    if state.variant.architect:
        state.phase = LAY_DECK
    else:
        deal(state, rng)


def start_turn(state: State) -> None:
    kids = len(state.way[state.turn])
    state.trails = [NO_SPACES] * kids
    state.moved = [False] * kids
    state.extra_actions = 0
    state.fled = False
    state.discarded = False
    state.phase = CHOOSE_ACTION


def deck_counts(variant: Variant) -> list[int]:
    """How many cards of each kind are in play. (R1.2, R8.7, R8.8)"""
    counts = variant.tables.counts[:]
    if not variant.solo:
        return counts
    for card, effect in enumerate(variant.tables.effects):
        name = EFFECTS[effect]
        if name in NOT_ALONE or (variant.architect and name in NOT_FOR_ARCHITECTS):
            counts[card] = 0
    return counts


def deal(state: State, rng: Chance) -> None:
    """Shuffle and deal each hand; sightings met now have no effect. (R1.2, R1.5)"""
    for card, count in enumerate(deck_counts(state.variant)):
        state.deck += [Card(card)] * count
    rng.shuffle(state.deck)
    for offset in range(state.seats):
        hand = state.hands[(state.first + offset) % state.seats]
        while len(hand) < state.variant.base_hand:
            card = state.deck.pop()
            if state.tables.playable[card]:
                insort(hand, card)
            else:
                state.discards.append(card)
    if state.variant.late_sightings_return:
        return_late_sightings(state, rng)


def return_late_sightings(state: State, rng: Chance) -> None:
    """Shuffle the Alien cards met beyond the fifth back in. (R8.1)"""
    alien = state.tables.alien
    late = max(0, state.discards.count(alien) - KEPT_SIGHTINGS)
    if late:
        for _ in range(late):
            state.discards.remove(alien)
        state.deck += [alien] * late
        rng.shuffle(state.deck)
