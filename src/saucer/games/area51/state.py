"""The whole truth of a match.

Every list of a State is replaced, never changed, so that copies can share them.
"""

from typing import Any, Final

from saucer.engine.types import Outcome
from saucer.games.area51.box import Box, box_of, caps_for
from saucer.games.area51.options import Options

NOBODY: Final = -1
NOWHERE: Final = -1

# What the seat to move has to decide.
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
PHASES = [
    "action", "take", "cap", "route", "number", "face-up", "face-up-hangar", "face-down", "face-down-hangar",
    "load", "over",
]  # fmt: skip

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
        self.box: Box = box_of(options.components)
        self.paired = seats == 2
        self.caps = caps_for(seats)
        self.owners = len(self.caps)
        self.seat_of = [owner // 2 if self.paired else owner for owner in range(self.owners)]
        large = self.box.large_regions[seats]
        sides = self.box.sides
        self.markers = large * sides[1].markers + (3 - large) * sides[0].markers
        """Security markers on the board at the start."""
        self.stall_turns = self.box.components.stall_turns * seats if options.stall_guard else 0


class State:
    """A match of Area 51. Only `rules.advance` changes one."""

    phase: int
    stage: int
    turn: int
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
    memory: list[list[int]]
    """For each seat what everyone remembers of its hidden cards, oldest first; see `memory.py`."""
    ages: list[int]
    """For each seat how often it has gained cards after playing some face down."""
    fed: list[bool]
    """For each seat whether it has played cards face down since it last gained any."""

    deck: list[int]
    """The deck; its next card is the one before `deck_left`."""
    deck_left: int
    display: list[int]
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
    owners: list[int]
    """For each space the owner of its bunker, or NOBODY."""
    towers: list[int]
    """For each space the colour of its tower."""
    levels: list[int]
    supply: list[int]
    """For each colour the towers not on the board."""
    caps: list[int]
    """For each owner the caps not on the board."""
    scores: list[int]
    """For each owner its points."""
    routes: list[int]
    """For each vehicle its route, or NOWHERE."""
    numbers: list[int]
    piles: list[list[int]]
    """For each hangar its cards: `card + 16` face up, `card + 32 * (seat + 8 * age)` face down."""

    taken: int
    """Cards collected this turn."""
    refreshed: bool
    last: int
    """The card last taken from the display, or the card and hangar last played face down."""
    plan: int
    region: int
    colour: int
    target: int
    """The space or the vehicle being planned for."""
    owner: int
    """Whose cap the new bunker gets."""
    route: int
    needed: int
    """Cards to play face down."""
    rest: list[int]
    """What is left of the hand while cards are being chosen."""
    card: int
    """The card chosen and not yet given a hangar."""
    shown: int
    """The card chosen to lie face up."""
    shown_in: int
    hidden: list[int]
    """The cards chosen to lie face down, with their hangars: `16 * card + hangar`."""

    held: list[int]
    """The cards of the pile being loaded, by kind."""
    queue: list[int]
    """The bunkers that may take one of them, in the order in which they are asked about."""
    at: int
    limit: int
    """Cards of the colour being loaded up to this value must all be loaded, since a bunker was left empty."""
    result: Outcome | None

    def __init__(self, variant: Variant, seats: int) -> None:
        self.variant = variant
        self.box: Box = variant.box
        self.seats = seats

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (self.variant.options, self.seats, dump(self))


def copy(state: State) -> State:
    """A state of its own that can be advanced freely."""
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
    twin.last = state.last
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


def dump(state: State) -> list[Any]:
    """The whole state as plain values, in a fixed order."""
    result = state.result
    return [
        dump_cards(state),
        dump_board(state),
        dump_choices(state),
        None if result is None else [result.scores, result.winners, result.reason],
    ]


def restore(options: Options, seats: int, facts: list[Any]) -> State:
    """The state that `dump` wrote down."""
    state = State(Variant(options, seats), seats)
    cards, board, choices, result = facts
    restore_cards(state, cards)
    restore_board(state, board)
    restore_choices(state, choices)
    state.result = None if result is None else Outcome(*result)
    return state


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


def restore_cards(state: State, facts: list[Any]) -> None:
    (
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
        state.deck,
        state.deck_left,
        state.display,
        state.discards,
        state.pool,
        state.pool_deck,
    ) = facts


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


def restore_board(state: State, facts: list[Any]) -> None:
    (
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
    ) = facts


def dump_choices(state: State) -> list[Any]:
    """What the seat to move is in the middle of."""
    return [
        state.taken,
        state.refreshed,
        state.last,
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


def restore_choices(state: State, facts: list[Any]) -> None:
    (
        state.taken,
        state.refreshed,
        state.last,
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
    ) = facts
