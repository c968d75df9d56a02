"""Setting up a match (R1)."""

from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Refusal, Seat
from saucer.games.area51.encoding import (
    EVERY_REGION,
    HANGARS,
    KINDS,
    NO_CARDS,
    REGION_COUNT,
    SPACES,
    VEHICLES,
    Card,
    Colour,
    Owner,
    Route,
    cards_in,
)
from saucer.games.area51.events import Event, HandDealt, MatchStarted
from saucer.games.area51.options import Options
from saucer.games.area51.rules.collect import fill_display
from saucer.games.area51.rules.knowledge import unseen_item
from saucer.games.area51.rules.refusals import refuse
from saucer.games.area51.state import ACTION, NOBODY, NORMAL, NOWHERE, State, Variant, clear_choices
from saucer.games.area51.tables import card_names


def check(options: Options, seats: int) -> Refusal | None:
    """Return a refusal if a large region was chosen where there is none to choose. (R1.2)"""
    large = Variant(options, seats).tables.large_regions[seats]
    if options.large != "A" and large in (0, REGION_COUNT):
        return refuse("R1.2", "regions-are-alike", {"seats": seats})
    return None


def start(options: Options, seats: int, rng: Chance) -> State:
    """A match before its first move."""
    state = State(Variant(options, seats), seats)
    lay_out(state, options, rng)
    clear_choices(state)
    deal(state, rng)
    state.turn = Seat(rng.below(seats))  # R1.8
    state.turns = 1
    state.phase = ACTION
    state.stage = NORMAL
    state.trigger = NOBODY
    state.left = state.passes = 0
    state.result = None
    return state


def opening(state: State) -> list[Event]:
    """The large regions, the display, who goes first, and the hands. (R1)"""
    tables = state.tables
    large = [
        tables.regions[region] for region in EVERY_REGION if state.spaces[region] == tables.sides[1].spaces
    ]
    events: list[Event] = [MatchStarted(state.turn, tuple(large), card_names(tables, state.display))]
    for offset in range(state.seats):
        seat = Seat((state.turn + offset) % state.seats)
        cards = card_names(tables, [Card(card) for card in cards_in(state.hands[seat])])
        events.append(HandDealt(seat, len(cards), cards))
    return events


def lay_out(state: State, options: Options, rng: Chance) -> None:
    """Set up the board, the towers and everyone's pieces. (R1.2 to R1.4)"""
    tables = state.tables
    large = large_regions(options.large, tables.large_regions[state.seats], rng)
    sides = [tables.sides[1 if region in large else 0] for region in EVERY_REGION]
    state.spaces = [side.spaces for side in sides]
    state.hangars = [side.hangars for side in sides]
    state.markers = [side.markers for side in sides]
    state.built = [0] * REGION_COUNT
    state.owners = [Owner(NOBODY)] * SPACES
    state.towers = [Colour(0)] * SPACES
    state.levels = [0] * SPACES
    state.supply = tables.tower_supply[state.seats][:]
    state.caps = [tables.caps] * state.variant.owners
    state.scores = [0] * state.variant.owners
    state.routes = [Route(NOWHERE)] * VEHICLES
    state.numbers = [0] * VEHICLES
    state.piles = [[] for _ in range(HANGARS)]


def large_regions(first: str, count: int, rng: Chance) -> list[int]:
    """Which regions show their large side. (R1.2, R10.28)"""
    if count in (0, REGION_COUNT):
        return list(range(count))
    start = rng.below(REGION_COUNT) if first == "random" else "ABC".index(first)
    return [(start + offset) % REGION_COUNT for offset in range(count)]


def deal(state: State, rng: Chance) -> None:
    """Deal hands of starting artifacts, shuffle some into the deck, put the rest on it. (R1.5, R1.6, R10.24, R10.32)"""
    tables = state.tables
    starters: list[int] = [*cards_in(tables.starters)]
    main = [tables.counts[card] - tables.starters[card] for card in range(KINDS)]
    rng.shuffle(starters)
    state.hands = []
    for _ in range(state.seats):
        hand = NO_CARDS[:]
        for _ in range(tables.hand):
            hand[starters.pop()] += 1
        state.hands.append(hand)
    returned = tables.returned[state.seats]
    top = starters[returned:]
    lower: list[int] = [*starters[:returned], *cards_in(main)]
    rng.shuffle(lower)
    state.deck = lower + top
    state.deck_left = len(state.deck)
    state.sizes = [tables.hand] * state.seats
    state.discards = NO_CARDS
    state.pool = tables.starters
    state.pool_deck = len(top)
    state.memory = [[unseen_item(0, pooled=True)] * tables.hand for _ in range(state.seats)]
    state.ages = [0] * state.seats
    state.fed = [False] * state.seats
    state.display = []
    fill_display(state, Sink(), rng)  # R1.7
