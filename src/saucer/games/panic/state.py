"""The state of a match.

Every list of a State is replaced, never changed, so that copies can share them.
"""

from typing import Any, Final

import msgspec

from saucer.engine.cache import Latest
from saucer.engine.phases import Phased
from saucer.engine.types import Outcome
from saucer.games.panic.components import STANDARD, Components
from saucer.games.panic.faces import NOTHING, TILES, LaidFace, laid_tile
from saucer.games.panic.options import Help, Options, help_for
from saucer.games.panic.tables import TABLES, Tables
from saucer.games.panic.town.grid import CELLS
from saucer.games.panic.view import RoundCount, RoundResult

# What the seats do; see phases.
SIGNAL: Final = 0
BUILDING: Final = 1
OVER: Final = 2
PHASE_NAMES = ["signal", "building", "over"]

SIGNAL_SECONDS: Final = 60
SOLO_GOAL: Final = 75
"""Alone: three quarters of par, in each round."""
CARDS: Final = 3
NO_TILE: Final = 9
"""What lies on an empty cell."""
NO_TOKEN: Final = 0


class Variant:
    """The options as the rules ask for them, and the tables of the components they choose."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.components: Components = STANDARD if options.components is None else options.components
        self.tables: Tables = TABLES.of(self.components)
        self.solo = seats == 1
        self.rounds: int = options.rounds
        """Alone: how many rounds there are."""
        self.goal: int = SOLO_GOAL * options.rounds if seats == 1 else self.components.goals[seats - 2]
        self.facing: bool = options.facing
        self.glass: int = options.glass
        self.building: int = options.building
        self.help: Help = help_for(options, seats)
        self.refuses_faulty: bool = self.help == "all"
        """Whether a town with a fault cannot be claimed; by version 1 of the rules it could, with all the help."""
        self.deck: list[int] = [
            card.number for card in self.components.objectives if options.stars or not card.star
        ]

    def __getnewargs__(self) -> tuple[Options, int]:
        """What a pickle or a copy is made with, before it gets its fields."""
        return self.options, self.seats


VARIANTS: Final[Latest[Options, Variant]] = Latest()


def variant_for(options: Options, seats: int) -> Variant:
    """Return the variant of these options; the latest one is kept."""
    known = VARIANTS.get(options)
    return (
        known
        if known is not None and known.seats == seats
        else VARIANTS.put(options, Variant(options, seats))
    )


class State(Phased):
    """A match of Nine Tiles Panic. Only the rules change one."""

    round: int
    clocks: int
    """How many clocks have been started: the number of a clock."""
    glass: bool
    """Whether the sand timer is running."""
    barren: int
    """How many rounds in a row ended without a complete town."""
    cards: list[int]
    """The objectives on the table."""
    deck: list[int]
    """The deck; its last card is the next."""
    discards: list[int]
    scores: list[int]
    tokens: list[int]
    """For each seat its order token, or NO_TOKEN."""
    ready: list[bool]
    boards: list[list[int]]
    """For each seat the tile on each of its nine cells, or NO_TILE; then how each of its nine
    tiles lies (see `lie_of`)."""
    last: RoundResult | None
    counted: RoundCount | None
    """What counted in the towns of `last`, kept once someone has seen it."""
    result: Outcome | None

    def __init__(self, variant: Variant, seats: int) -> None:
        self.variant = variant
        self.seats = seats

    def __getnewargs__(self) -> tuple[Variant, int]:
        """What a pickle or a copy is made with, before it gets its fields."""
        return self.variant, self.seats


EMPTY_BOARD: Final[list[int]] = [NO_TILE] * CELLS + [0] * TILES


def laid_cells(board: list[int]) -> list[LaidFace]:
    """The laid face of each cell; NOTHING where none lies."""
    laid = [LaidFace(NOTHING)] * CELLS
    for cell in range(CELLS):
        tile = board[cell]
        if tile != NO_TILE:
            laid[cell] = laid_tile(tile, board[CELLS + tile])
    return laid


def cell_of(board: list[int], tile: int) -> int:
    """The cell a tile lies on, or NO_TILE for one in the hand."""
    for cell in range(CELLS):
        if board[cell] == tile:
            return cell
    return NO_TILE


def tiles_laid(board: list[int]) -> int:
    tiles = 0
    for cell in range(CELLS):
        if board[cell] != NO_TILE:
            tiles += 1
    return tiles


def copy(state: State) -> State:
    """Return a copy that can be changed without changing `state`."""
    twin = State(state.variant, state.seats)
    twin.phase = state.phase
    twin.round = state.round
    twin.clocks = state.clocks
    twin.glass = state.glass
    twin.barren = state.barren
    twin.cards = state.cards
    twin.deck = state.deck
    twin.discards = state.discards
    twin.scores = state.scores
    twin.tokens = state.tokens
    twin.ready = state.ready
    twin.boards = state.boards
    twin.last = state.last
    twin.counted = state.counted
    twin.result = state.result
    return twin


def dump(state: State) -> list[Any]:
    """The whole state as plain values, in a fixed order."""
    return [
        state.phase,
        state.round,
        state.clocks,
        state.glass,
        state.barren,
        state.cards,
        state.deck,
        state.discards,
        state.scores,
        state.tokens,
        state.ready,
        state.boards,
        msgspec.to_builtins(state.last),
        None if state.result is None else [state.result.scores, state.result.winners, state.result.reason],
    ]
