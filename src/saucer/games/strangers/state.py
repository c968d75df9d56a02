"""The whole truth of a match."""

from typing import Any, Final

from saucer.engine.types import Outcome
from saucer.games.strangers.ground import Box, Ground, box_of
from saucer.games.strangers.options import Options

NOBODY: Final = -1

# What the seat to move has to decide.
LAY: Final = 0
BOARD: Final = 1
ACTION: Final = 2
KID: Final = 3
GO: Final = 4
ROUTE: Final = 5
GUEST: Final = 6
RESIDENT: Final = 7
REMOVAL: Final = 8
OPPONENT: Final = 9
COPYING: Final = 10
HALVES: Final = 11
HEAD: Final = 12
VICTIM: Final = 13
NEXT: Final = 14
OVER: Final = 15
PHASES = [
    "lay", "board", "action", "kid", "go", "route", "guest", "resident", "removal", "opponent", "copying",
    "halves", "head", "victim", "next", "over",
]  # fmt: skip

NO_TEAMS: Final = 0
OPEN_TEAMS: Final = 1
CLOSED_TEAMS: Final = 2
TEAM_MODES = ["none", "open", "closed"]


class Variant:
    """The options as the rules ask for them, and the tables they lead to."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.box: Box = box_of(options.components)
        self.teams = TEAM_MODES.index(options.teams)
        self.base_hand = self.box.hand + (1 if options.hand_of_four else 0)
        self.free_discard = options.free_discard
        self.total_invasion = options.total_invasion
        self.late_sightings_return = options.late_sightings_return
        self.best_of_three = options.best_of_three
        self.solo = seats == 1
        self.architect = seats == 1 and options.solo == "architect"


class State:
    """A match of Don't Talk to Strangers. Only `rules.advance` changes one."""

    phase: int
    turn: int
    """The seat whose turn it is, and who decides."""

    hands: list[list[int]]
    """For each seat its cards, sorted. A seat's list is replaced, never changed."""
    known: list[list[int]]
    """`known[looker * seats + owner]`: cards of the owner's hand the looker has seen there; after the seats the last
    looker is a spectator. Replaced, never changed."""
    deck: list[int]
    """The draw pile; its top is the end of the list."""
    discards: list[int]

    supply: list[int]
    way: list[list[int]]
    """For each seat the spaces of its Kids on the way, in rising order. A seat's list is replaced, never changed."""
    trails: list[int]
    """For each Kid of `way[turn]` the set of spaces it has crossed this turn."""
    moved: list[bool]
    """For each Kid of `way[turn]` whether the card in play has moved it already."""
    slots: list[int]
    """For each slot its owner, or NOBODY."""
    free: list[int]
    """For each place its free slots."""
    aliens: int
    """The set of spaces with an Alien."""
    reserve: int

    card: int
    """The card whose effect is being applied, while one is."""
    kid: int
    """The space of the Kid that is about to move."""
    routes: list[int]
    """The routes open to it, while one is being chosen, by their number in the table. Replaced, never changed."""
    owner: int
    """Whose hand is being looked at."""
    done: int
    """How many Kids the card in play has moved so far."""
    extra: int
    """Actions still to come this turn."""
    fled: bool
    discarded: bool
    to_draw: int
    halves: int
    """Total invasion: how many halves of the drawn card are still to come."""
    flights: int
    """Flights since a card was last drawn."""
    contacts: int
    """Solo: how often Science Club has succeeded."""

    round: int
    first: int
    wins: list[int]
    """Rounds won. Replaced, never changed; so are the points."""
    points: list[int]
    """Points of the rounds that are over."""
    result: Outcome | None

    def __init__(self, variant: Variant, ground: Ground, seats: int) -> None:
        self.variant = variant
        self.box: Box = variant.box
        self.ground = ground
        self.seats = seats

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (self.variant.options, self.seats, dump(self))


def copy(state: State) -> State:
    """A state of its own that can be changed freely."""
    twin = State(state.variant, state.ground, state.seats)
    twin.phase = state.phase
    twin.turn = state.turn
    twin.hands = state.hands[:]
    twin.known = state.known
    twin.deck = state.deck[:]
    twin.discards = state.discards[:]
    twin.supply = state.supply[:]
    twin.way = state.way[:]
    twin.trails = state.trails[:]
    twin.moved = state.moved[:]
    twin.slots = state.slots[:]
    twin.free = state.free[:]
    twin.aliens = state.aliens
    twin.reserve = state.reserve
    twin.card = state.card
    twin.kid = state.kid
    twin.routes = state.routes
    twin.owner = state.owner
    twin.done = state.done
    twin.extra = state.extra
    twin.fled = state.fled
    twin.discarded = state.discarded
    twin.to_draw = state.to_draw
    twin.halves = state.halves
    twin.flights = state.flights
    twin.contacts = state.contacts
    twin.round = state.round
    twin.first = state.first
    twin.wins = state.wins
    twin.points = state.points
    twin.result = state.result
    return twin


def dump(state: State) -> list[Any]:
    """The whole state as plain values, in a fixed order."""
    return [
        state.box.grounds.index(state.ground),
        state.phase,
        state.turn,
        state.hands,
        state.known,
        state.deck,
        state.discards,
        state.supply,
        state.way,
        state.trails,
        state.moved,
        state.slots,
        state.free,
        state.aliens,
        state.reserve,
        state.card,
        state.kid,
        state.routes,
        state.owner,
        state.done,
        state.extra,
        state.fled,
        state.discarded,
        state.to_draw,
        state.halves,
        state.flights,
        state.contacts,
        state.round,
        state.first,
        state.wins,
        state.points,
        None if state.result is None else [state.result.scores, state.result.winners, state.result.reason],
    ]


def restore(options: Options, seats: int, facts: list[Any]) -> State:
    """The state that `dump` wrote down."""
    variant = Variant(options, seats)
    state = State(variant, variant.box.grounds[facts[0]], seats)
    (
        state.phase,
        state.turn,
        state.hands,
        state.known,
        state.deck,
        state.discards,
        state.supply,
        state.way,
        state.trails,
        state.moved,
        state.slots,
        state.free,
        state.aliens,
        state.reserve,
        state.card,
        state.kid,
        state.routes,
        state.owner,
        state.done,
        state.extra,
        state.fled,
        state.discarded,
        state.to_draw,
        state.halves,
        state.flights,
        state.contacts,
        state.round,
        state.first,
        state.wins,
        state.points,
    ) = facts[1:-1]
    state.result = None if facts[-1] is None else Outcome(*facts[-1])
    return state
