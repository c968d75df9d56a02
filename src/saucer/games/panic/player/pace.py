"""The time a player takes over a move."""

from typing import Final

from saucer.engine.types import Seat
from saucer.games.panic.moves import Move, Place, Ready
from saucer.games.panic.player.plans import USUAL
from saucer.games.panic.state import EMPTY_BOARD, State, tiles_laid

PACES: Final[dict[str, tuple[float, float]]] = {
    "easy": (10.0, 3.4),
    "normal": (9.0, 3.0),
    "hard": (8.0, 2.7),
    "master": (0.5, 0.1),
}
"""For each level the seconds it takes to read the cards, and over each small move."""
HURRY: Final = 0.75
"""How much faster everybody is while the sand runs."""


def pace(state: State, seat: Seat, move: Move, level: str) -> float:
    """The seconds a player of a level takes over a move: longer over its first one, shorter while the sand runs."""
    if isinstance(move, Ready):
        return 1.0
    reading, fiddling = PACES.get(level, PACES[USUAL])
    board = state.boards[seat]
    seconds = fiddling * unevenness(state, seat, move)
    if board == EMPTY_BOARD:
        seconds += reading
    return seconds * HURRY if state.glass else seconds


def unevenness(state: State, seat: int, move: Move) -> float:
    """Nobody moves like clockwork: between 0.6 and 1.4, by what is being done."""
    tile = move.tile if isinstance(move, Place) else 0
    mixed = 7 * tile + 5 * tiles_laid(state.boards[seat]) + 3 * seat + state.round + sum(state.cards)
    return 0.6 + 0.1 * (mixed % 9)
