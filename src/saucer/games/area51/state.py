"""The state of a match, with everything that is hidden from some seats.

Every list of a State is replaced, never changed, so that copies can share them.
"""

from typing import Any, Final, TypeVar

from saucer.engine.phases import Phased
from saucer.engine.types import Outcome, Seat
from saucer.games.area51.encoding import (
    NO_CARDS,
    Card,
    Colour,
    Hangar,
    MemoryItem,
    Owner,
    PileCard,
    Placement,
    Region,
    Route,
    Space,
)
from saucer.games.area51.options import Options
from saucer.games.area51.tables import TABLES, Tables, caps_for

Number = TypeVar("Number", bound=int)

NOBODY: Final = -1
NOWHERE: Final = -1

# Phases: what the seat to move has to decide. Their rows are in phases.py.
ACTION: Final = 0
TAKE: Final = 1
CAP: Final = 2
ROUTE: Final = 3
NUMBER: Final = 4
UP_CARD: Final = 5
UP_HANGAR: Final = 6
DOWN_CARD: Final = 7
DOWN_HANGAR: Final = 8
LOAD: Final = 9
OVER: Final = 10

# How far the match has come.
NORMAL: Final = 0
LAST_ROUND: Final = 1
CLEARING: Final = 2
STAGES = ["normal", "last-round", "clearing"]

# What is being planned while the cards for it are chosen.
NOTHING: Final = 0
BUNKER: Final = 1
LEVEL: Final = 2
VEHICLE: Final = 3
PLANS = ["nothing", "bunker", "level", "vehicle"]


class Variant:
    """The options as the rules ask for them, and the tables they lead to."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.tables: Tables = TABLES.of(options.components)
        self.paired = seats == 2
        self.caps = caps_for(seats)
        self.owners = len(self.caps)
        self.seat_of = [Seat(owner // 2 if self.paired else owner) for owner in range(self.owners)]
        large = self.tables.large_regions[seats]
        sides = self.tables.sides
        self.markers = large * sides[1].markers + (3 - large) * sides[0].markers
        """Security markers on the board at the start."""
        self.stall_turns = self.tables.components.stall_turns * seats if options.stall_guard else 0

    def __getnewargs__(self) -> tuple[Options, int]:
        """What a pickle or a copy is made with, before it gets its fields."""
        return self.options, self.seats


class State(Phased):
    """A match of Area 51. Only `advance`, in phases.py, changes one."""

    stage: int
    turn: Seat
    """The seat whose turn it is, and who decides."""
    turns: int
    """How many turns have begun."""
    trigger: int
    """The seat that brought on the last round, or NOBODY."""
    left: int
    """Turns still to come in the last round, the running one included."""
    passes: int
    """How many seats in a row have passed."""

    hands: list[list[int]]
    """For each seat how many cards of each kind it holds."""
    sizes: list[int]
    """For each seat the number of cards in its hand."""
    memory: list[list[MemoryItem]]
    """For each seat what everyone remembers of its hidden cards, oldest first. (R9.3)"""
    ages: list[int]
    """For each seat how often it has gained cards after playing some face down."""
    fed: list[bool]
    """For each seat whether it has played cards face down since it last gained any."""

    deck: list[int]
    """The cards of the deck; the next one is the one before `deck_left`."""
    deck_left: int
    display: list[Card]
    discards: list[int]
    """How many cards of each kind were discarded."""
    pool: list[int]
    """How many cards of each kind the pooled cards were dealt from, less those seen since."""
    pool_deck: int
    """How many cards on top of the deck are pooled."""

    spaces: list[int]
    """For each region how many building spaces it has."""
    hangars: list[int]
    """For each region how many hangars it has."""
    markers: list[int]
    built: list[int]
    """For each region how many bunkers stand there."""
    owners: list[Owner]
    """For each space the owner of its bunker, or NOBODY."""
    towers: list[Colour]
    """For each space the colour of its tower."""
    levels: list[int]
    supply: list[int]
    """For each colour the towers not on the board."""
    caps: list[int]
    """For each owner the caps not on the board."""
    scores: list[int]
    """For each owner its points."""
    routes: list[Route]
    """For each vehicle its route, or NOWHERE."""
    numbers: list[int]
    piles: list[list[PileCard]]
    """For each hangar its cards."""

    taken: int
    """Cards collected this turn."""
    refreshed: bool
    last_taken: Card
    """The card last taken from the display; 0 if there is none, or a card was drawn since. (R3.4)"""
    plan: int
    region: Region
    colour: Colour
    target: int
    """The space or the vehicle being planned for."""
    owner: Owner
    """Whose cap the new bunker gets."""
    route: Route
    needed: int
    """Cards to play face down."""
    rest: list[int]
    """What is left of the hand while cards are being chosen."""
    card: Card
    """The card chosen and not yet given a hangar."""
    shown: Card
    """The card chosen to lie face up."""
    shown_in: Hangar
    hidden: list[Placement]
    """The cards chosen to lie face down, with their hangars."""

    held: list[int]
    """The cards of the pile being loaded, by kind."""
    queue: list[Space]
    """The bunkers that may take one of them, in the order in which they are asked about."""
    at: int
    """The place in the queue of the bunker being asked about."""
    limit: int
    """Cards of the colour being loaded up to this value must all be loaded, since a bunker was left empty."""
    result: Outcome | None

    def __init__(self, variant: Variant, seats: int) -> None:
        self.variant = variant
        self.tables: Tables = variant.tables
        self.seats = seats

    def __getnewargs__(self) -> tuple[Variant, int]:
        """What a pickle or a copy is made with, before it gets its fields."""
        return self.variant, self.seats


def copy(state: State) -> State:
    """A state that can be advanced without changing `state`."""
    twin = State(state.variant, state.seats)
    twin.phase = state.phase
    twin.stage = state.stage
    twin.turn = state.turn
    twin.turns = state.turns
    twin.trigger = state.trigger
    twin.left = state.left
    twin.passes = state.passes
    twin.hands = state.hands
    twin.sizes = state.sizes
    twin.memory = state.memory
    twin.ages = state.ages
    twin.fed = state.fed
    twin.deck = state.deck
    twin.deck_left = state.deck_left
    twin.display = state.display
    twin.discards = state.discards
    twin.pool = state.pool
    twin.pool_deck = state.pool_deck
    copy_board(state, twin)
    copy_choices(state, twin)
    return twin


def copy_board(state: State, twin: State) -> None:
    twin.spaces = state.spaces
    twin.hangars = state.hangars
    twin.markers = state.markers
    twin.built = state.built
    twin.owners = state.owners
    twin.towers = state.towers
    twin.levels = state.levels
    twin.supply = state.supply
    twin.caps = state.caps
    twin.scores = state.scores
    twin.routes = state.routes
    twin.numbers = state.numbers
    twin.piles = state.piles


def copy_choices(state: State, twin: State) -> None:
    twin.taken = state.taken
    twin.refreshed = state.refreshed
    twin.last_taken = state.last_taken
    twin.plan = state.plan
    twin.region = state.region
    twin.colour = state.colour
    twin.target = state.target
    twin.owner = state.owner
    twin.route = state.route
    twin.needed = state.needed
    twin.rest = state.rest
    twin.card = state.card
    twin.shown = state.shown
    twin.shown_in = state.shown_in
    twin.hidden = state.hidden
    twin.held = state.held
    twin.queue = state.queue
    twin.at = state.at
    twin.limit = state.limit
    twin.result = state.result


def clear_choices(state: State) -> None:
    """Begin a turn: nothing is chosen yet."""
    state.taken = 0
    state.refreshed = False
    state.last_taken = Card(0)
    state.plan = NOTHING
    state.region = Region(0)
    state.colour = Colour(0)
    state.target = 0
    state.owner = Owner(0)
    state.route = Route(0)
    state.needed = 0
    state.rest = NO_CARDS
    state.card = Card(0)
    state.shown = Card(0)
    state.shown_in = Hangar(0)
    state.hidden = []
    state.held = NO_CARDS
    state.queue = []
    state.at = state.limit = 0


def dump(state: State) -> list[Any]:
    """The whole state as plain values, in a fixed order."""
    result = state.result
    return [
        dump_cards(state),
        dump_board(state),
        dump_choices(state),
        None if result is None else [result.scores, result.winners, result.reason],
    ]


def dump_cards(state: State) -> list[Any]:
    """The course of the match, and the cards."""
    return [
        state.phase,
        state.stage,
        state.turn,
        state.turns,
        state.trigger,
        state.left,
        state.passes,
        state.hands,
        state.sizes,
        state.memory,
        state.ages,
        state.fed,
        state.deck[: state.deck_left],
        state.deck_left,
        state.display,
        state.discards,
        state.pool,
        state.pool_deck,
    ]


def dump_board(state: State) -> list[Any]:
    """What stands on the board."""
    return [
        state.spaces,
        state.hangars,
        state.markers,
        state.built,
        state.owners,
        state.towers,
        state.levels,
        state.supply,
        state.caps,
        state.scores,
        state.routes,
        state.numbers,
        state.piles,
    ]


def dump_choices(state: State) -> list[Any]:
    """Return what the seat to move has chosen so far."""
    return [
        state.taken,
        state.refreshed,
        state.hidden[-1] if state.hidden else state.last_taken,
        state.plan,
        state.region,
        state.colour,
        state.target,
        state.owner,
        state.route,
        state.needed,
        state.rest,
        state.card,
        state.shown,
        state.shown_in,
        state.hidden,
        state.held,
        state.queue,
        state.at,
        state.limit,
    ]


# Lists that are replaced, never changed: small changes made on a copy


def replaced(row: list[Number], index: int, value: Number) -> list[Number]:
    """A copy of `row` with another value at `index`."""
    changed = row[:]
    changed[index] = value
    return changed


def added(row: list[int], index: int, amount: int) -> list[int]:
    """A copy of `row` with `amount` added at `index`."""
    changed = row[:]
    changed[index] += amount
    return changed


def with_row(rows: list[list[Number]], index: int, row: list[Number]) -> list[list[Number]]:
    """A copy of `rows` with another row at `index`."""
    changed = rows[:]
    changed[index] = row
    return changed
