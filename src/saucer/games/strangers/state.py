"""The whole state of a match, and the numbers of its phases."""

from typing import Any, Final

from saucer.engine.phases import Phased
from saucer.engine.types import Outcome, Seat
from saucer.games.strangers.options import Options
from saucer.games.strangers.tables import TABLES, BoardTables, Card, Space, SpaceSet, Tables

NOBODY: Final = -1
"""In a list of owners: no seat."""

# What the seat to move has to decide; the rows of `phases.TABLE` are in this order.
LAY_DECK: Final = 0
CHOOSE_BOARD: Final = 1
CHOOSE_ACTION: Final = 2
CHOOSE_KID: Final = 3
CHOOSE_DESTINATION: Final = 4
CHOOSE_ROUTE: Final = 5
CHOOSE_GUEST: Final = 6
CHOOSE_RESIDENT: Final = 7
CHOOSE_ALIEN: Final = 8
CHOOSE_HAND: Final = 9
CHOOSE_COPY: Final = 10
CHOOSE_HALF: Final = 11
CHOOSE_HEAD: Final = 12
CHOOSE_VICTIM: Final = 13
BETWEEN_ROUNDS: Final = 14
OVER: Final = 15
CHOOSE_END: Final = 16

NO_TEAMS: Final = 0
OPEN_TEAMS: Final = 1
CLOSED_TEAMS: Final = 2
TEAM_MODES = ["none", "open", "closed"]


def moves_kids(phase: int) -> bool:
    """Whether a card is moving Kids one after another."""
    return phase in (CHOOSE_KID, CHOOSE_DESTINATION, CHOOSE_ROUTE, CHOOSE_GUEST)


def applies_card(phase: int) -> bool:
    """Whether the effect of `State.card` is being applied."""
    return moves_kids(phase) or phase in (CHOOSE_RESIDENT, CHOOSE_ALIEN, CHOOSE_COPY)


def in_refill(phase: int) -> bool:
    """Whether a sighting drawn in a refill waits for a decision."""
    return CHOOSE_HALF <= phase <= CHOOSE_VICTIM


class Variant:
    """The options as the rules ask for them, and the tables of their components."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.tables: Tables = TABLES.of(options.components)
        self.teams = TEAM_MODES.index(options.teams)
        self.base_hand = self.tables.hand + (1 if options.hand_of_four else 0)
        self.free_discard = options.free_discard
        self.total_invasion = options.total_invasion
        self.late_sightings_return = options.late_sightings_return
        self.best_of_three = options.best_of_three
        self.short_series = False
        """By version 1 of the rules: one win and a tie, or two ties, settle a series after two rounds."""
        self.early_discard = False
        """By version 2 of the rules: the free discard comes before an action, and at no other time."""
        self.solo = seats == 1
        self.architect = seats == 1 and options.solo == "architect"

    def __getnewargs__(self) -> tuple[Options, int]:
        """What a pickle or a copy is made with, before it gets its fields."""
        return self.options, self.seats


class State(Phased):
    """A match of Don't Talk to Strangers. Only the rules change one."""

    turn: Seat
    """The seat whose turn it is, and that decides."""

    hands: list[list[Card]]
    """For each seat its cards, sorted. A seat's list is replaced, never changed."""
    known: list[list[Card]]
    """`known[looker * seats + owner]`: cards of the owner's hand the looker has seen there; after the seats the last
    looker is a spectator. Replaced, never changed."""
    deck: list[Card]
    """The draw pile; its top is the end of the list."""
    discards: list[Card]

    supply: list[int]
    """For each seat its Kids that are not on the board."""
    way: list[list[Space]]
    """For each seat the spaces of its Kids on the way, in rising order. A seat's list is replaced, never changed."""
    trails: list[SpaceSet]
    """For each Kid of `way[turn]` the set of spaces it has crossed this turn."""
    moved: list[bool]
    """For each Kid of `way[turn]` whether the card in play has moved it already."""
    slots: list[int]
    """For each slot its owner, or NOBODY."""
    free: list[int]
    """For each place its free slots."""
    aliens: SpaceSet
    """The spaces with an Alien."""
    reserve: int
    """Aliens that are not on the board."""

    card: Card
    """The card whose effect is being applied, while one is."""
    kid_at: Space
    """The space of the Kid that is about to move."""
    routes: list[int]
    """The routes open to it, while one is being chosen, by their number in the table. Replaced, never changed."""
    owner: Seat
    """Whose hand is being looked at."""
    kids_moved: int
    """How many Kids the card in play has moved so far."""
    extra_actions: int
    """Actions still to come this turn, after the one being taken."""
    fled: bool
    """Whether a Kid ran away this turn."""
    discarded: bool
    """Whether the free discard of this turn is used."""
    to_draw: int
    """Cards still to be drawn in this refill."""
    halves: int
    """Total invasion: how many halves of the drawn card follow the one being resolved."""
    flights: int
    """Flights since a card was last drawn."""
    contacts: int
    """Solo: how often Science Club has succeeded."""

    round: int
    first: Seat
    """The seat that takes the first turn of the round."""
    wins: list[int]
    """Rounds won. Replaced, never changed; so are the points."""
    points: list[int]
    """Points of the rounds that are over."""
    result: Outcome | None

    def __init__(self, variant: Variant, board: BoardTables, seats: int) -> None:
        self.variant = variant
        self.tables: Tables = variant.tables
        self.board = board
        self.seats = seats

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the number of the board instead of its tables, which every process has."""
        fields: Any = self.__getstate__()
        kept = {name: value for name, value in fields.items() if name not in ("tables", "board")}
        number = self.tables.boards.index(self.board)
        return state_on_board, (self.variant, number, self.seats), kept


def state_on_board(variant: Variant, number: int, seats: int) -> State:
    """A state on the board with this number, before it gets its fields."""
    return State(variant, variant.tables.boards[number], seats)


def copy(state: State) -> State:
    """Return a copy that can be changed without changing `state`."""
    other = State(state.variant, state.board, state.seats)
    other.phase = state.phase
    other.turn = state.turn
    other.hands = state.hands[:]
    other.known = state.known
    other.deck = state.deck[:]
    other.discards = state.discards[:]
    other.supply = state.supply[:]
    other.way = state.way[:]
    other.trails = state.trails[:]
    other.moved = state.moved[:]
    other.slots = state.slots[:]
    other.free = state.free[:]
    other.aliens = state.aliens
    other.reserve = state.reserve
    other.card = state.card
    other.kid_at = state.kid_at
    other.routes = state.routes
    other.owner = state.owner
    other.kids_moved = state.kids_moved
    other.extra_actions = state.extra_actions
    other.fled = state.fled
    other.discarded = state.discarded
    other.to_draw = state.to_draw
    other.halves = state.halves
    other.flights = state.flights
    other.contacts = state.contacts
    other.round = state.round
    other.first = state.first
    other.wins = state.wins
    other.points = state.points
    other.result = state.result
    return other


def dump(state: State) -> list[Any]:
    """The whole state as plain values, in a fixed order."""
    return [
        state.tables.boards.index(state.board),
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
        state.kid_at,
        state.routes,
        state.owner,
        state.kids_moved,
        state.extra_actions,
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
