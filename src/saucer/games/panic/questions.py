"""Small questions about a state."""

from saucer.games.panic.objectives import value_of
from saucer.games.panic.shapes import CELLS
from saucer.games.panic.state import BUILDING, NO_TILE, NO_TOKEN, State, laid_cells
from saucer.games.panic.survey import survey_laid
from saucer.games.panic.town import fault_of
from saucer.games.panic.towns import Fault


def is_building(state: State, seat: int) -> bool:
    """Whether this seat may still change its town. (R2.1, R3.3)"""
    return state.phase == BUILDING and state.tokens[seat] == NO_TOKEN


def can_claim(state: State, seat: int) -> bool:
    """A claim needs nine tiles in the town, whatever they look like. (R3.1)"""
    return is_building(state, seat) and is_full(state.boards[seat])


def is_full(board: list[int]) -> bool:
    for cell in range(CELLS):
        if board[cell] == NO_TILE:
            return False
    return True


def cell_of(board: list[int], tile: int) -> int:
    """The cell a tile lies on, or NO_TILE for one in the hand."""
    for cell in range(CELLS):
        if board[cell] == tile:
            return cell
    return NO_TILE


def fault_in(state: State, seat: int) -> Fault | None:
    return fault_of(state.variant.drawings, laid_cells(state.boards[seat]))


def finishers(state: State) -> list[int]:
    """The seats with a complete town, by their tokens."""
    seats = [seat for seat in range(state.seats) if state.tokens[seat] != NO_TOKEN]
    return sorted(seats, key=lambda seat: state.tokens[seat])


def card_values(state: State, laid: list[int]) -> list[int | None]:
    """What a town is worth for each objective on the table; None for the card that only looks at tokens."""
    found = survey_laid(state.variant.drawings, laid)
    return [value_of(found, card, chain_facing=state.variant.facing) for card in state.cards]
