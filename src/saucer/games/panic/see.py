"""What a viewer may know of a state and of an event. (R6)"""

from typing import Final, assert_never

from saucer.engine.types import Viewer
from saucer.games.panic.components import CELL_NAMES, CardId
from saucer.games.panic.events import (
    BuildingStarted,
    CardScored,
    CardsRevealed,
    ClaimRejected,
    DeckShuffled,
    Event,
    GlassTurned,
    MatchEnded,
    ParCompared,
    RoundEnded,
    SeatReady,
    SpeedScored,
    TileLifted,
    TilePlaced,
    TimeRanOut,
    TokenTaken,
    TownShown,
)
from saucer.games.panic.faces import NOTHING, TILES, LaidFace, laid_tile
from saucer.games.panic.options import Help
from saucer.games.panic.rules.best_towns import best_towns
from saucer.games.panic.rules.scoring import card_values, round_count
from saucer.games.panic.state import (
    BUILDING,
    NO_TILE,
    NO_TOKEN,
    PHASE_NAMES,
    State,
    Variant,
    cell_of,
    laid_cells,
    tiles_laid,
)
from saucer.games.panic.town.completeness import borders, fault_of, loops
from saucer.games.panic.town.grid import CELLS
from saucer.games.panic.town.notation import laid_of
from saucer.games.panic.town.town import Fault, FaultKind, Laid, Piece
from saucer.games.panic.town.town_map import TownMap
from saucer.games.panic.view import (
    BestTowns,
    Border,
    CardView,
    Decision,
    FaultView,
    OwnTown,
    RoundCount,
    SeatView,
    View,
)

SHOWN_FAULTS: Final[dict[Help, tuple[FaultKind, ...]]] = {
    "all": ("unfinished", "border", "loop"),
    "borders": ("unfinished", "border"),
    "none": ("unfinished",),
}
"""Faults that each help shows. Missing tiles are always shown."""


def see(state: State, viewer: Viewer) -> View:
    """What `viewer` may know of this state."""
    return View(
        viewer=viewer,
        options=state.variant.options,
        help=state.variant.help,
        phase=PHASE_NAMES[state.phase],
        round=state.round,
        goal=state.variant.goal,
        glass=state.glass,
        clocks=state.clocks,
        barren=state.barren,
        decision=see_decision(state, viewer),
        cards=see_cards(state, viewer),
        deck=len(state.deck),
        discards=tuple([CardId(str(card)) for card in sorted(state.discards)]),
        seats=tuple([see_seat(state, seat) for seat in range(state.seats)]),
        town=None if viewer is None else see_town(state, viewer),
        last=state.last,
        counted=see_counted(state),
        best=see_best(state),
        outcome=state.result,
    )


def see_counted(state: State) -> RoundCount:
    """Return what counted in the last round, computed when it is first looked at."""
    if state.last is None:
        return ()
    if state.counted is None:
        state.counted = round_count(state.variant, state.last)
    return state.counted


def see_best(state: State) -> BestTowns | None:
    """The best towns of the last round, until the next one begins. (R4.6)"""
    if state.last is None or state.phase == BUILDING:
        return None
    return best_towns(state.variant, state.last)


def see_decision(state: State, viewer: Viewer) -> Decision:
    tiles = 0 if viewer is None else tiles_laid(state.boards[viewer])
    return Decision(PHASE_NAMES[state.phase], state.round, tiles)


def see_seat(state: State, seat: int) -> SeatView:
    """What everybody sees of a seat: of its town only how many tiles lie. (R6.1, R5.5)"""
    token = state.tokens[seat]
    score = state.scores[seat]
    return SeatView(
        score,
        score % state.variant.components.track,
        tiles_laid(state.boards[seat]),
        None if token == NO_TOKEN else token,
        state.ready[seat],
    )


def see_cards(state: State, viewer: Viewer) -> tuple[CardView, ...]:
    """The objectives on the table; with all help, what the viewer's own town is worth for them now. (R6.2)"""
    values: list[int | None] = [None] * len(state.cards)
    if viewer is not None and state.variant.help == "all":
        values = card_values(state, laid_cells(state.boards[viewer]))
    found: list[CardView] = []
    for nth, number in enumerate(state.cards):
        card = state.variant.components.objective(number)
        found.append(CardView(CardId(str(number)), card.star, card.low_wins, values[nth]))
    return tuple(found)


def see_town(state: State, seat: int) -> OwnTown:
    """The viewer's own town: its tiles, and as much of what is wrong with it as the help shows. (R6.2)"""
    board, shown = state.boards[seat], state.variant.help
    laid = laid_cells(board)
    wrong = borders(state.variant.tables, laid) if shown != "none" else []
    hand = [tile_as_it_lies(board, tile) for tile in range(TILES) if cell_of(board, tile) == NO_TILE]
    return OwnTown(
        tuple([None if face == NOTHING else laid_of(face) for face in laid]),
        tuple(hand),
        tuple([Border(CELL_NAMES[error.first], CELL_NAMES[error.second]) for error in wrong]),
        see_loops(state.variant, laid) if shown == "all" else (),
        see_fault(fault_of(state.variant.tables, laid), SHOWN_FAULTS[shown]),
    )


def see_loops(variant: Variant, laid: list[LaidFace]) -> tuple[Piece, ...]:
    """The roads that close on themselves. (R2.5)"""
    if not loops(variant.tables, laid):
        return ()
    return tuple(TownMap(variant.components, variant.tables, laid).closed_roads())


def see_fault(fault: Fault | None, shown: tuple[FaultKind, ...]) -> FaultView | None:
    """Return the first fault of a town if the help shows it, otherwise None."""
    if fault is None or fault.kind not in shown:
        return None
    return FaultView(fault.kind, tuple([CELL_NAMES[cell] for cell in fault.cells]))


def tile_as_it_lies(board: list[int], tile: int) -> Laid:
    return laid_of(laid_tile(tile, board[CELLS + tile]))


def see_event(_state: State, event: Event, viewer: Viewer) -> Event:
    """The event as `viewer` may know it. (R6.1)"""
    if isinstance(event, TilePlaced):
        return event if event.seat == viewer else TilePlaced(event.seat, None, None, event.tiles)
    if isinstance(event, TileLifted):
        return event if event.seat == viewer else TileLifted(event.seat, None, event.tiles)
    if isinstance(event, ClaimRejected):
        return event if event.seat == viewer else ClaimRejected(event.seat, None, ())
    if isinstance(event, (CardsRevealed, DeckShuffled, SeatReady, BuildingStarted, GlassTurned, TokenTaken)):
        return event
    if isinstance(
        event, (TimeRanOut, TownShown, CardScored, SpeedScored, ParCompared, RoundEnded, MatchEnded)
    ):
        return event
    assert_never(event)
