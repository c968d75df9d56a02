"""The time a player takes for a move: about that of a person, and varied.

It follows from what the player sees, so a match that is replayed or simulated again takes the same time.
"""

from typing import Final

from saucer.engine.types import Seat
from saucer.games.panic.moves import Move, Ready
from saucer.games.panic.player.plans import USUAL
from saucer.games.panic.state import EMPTY_BOARD, State

PACES: Final[dict[str, tuple[float, float]]] = {
    "easy": (10.0, 3.6),
    "normal": (9.0, 2.9),
    "hard": (8.0, 2.2),
    "master": (7.0, 1.5),
}
"""For each level the seconds it usually takes to read the cards, and over each small move; a town takes about 22."""
HURRY: Final = 0.75
"""How much faster everybody is while the sand runs."""
SLOWEST_READY: Final = 2.0
RANGE: Final = 1_048_573
"""A prime below 2 to the 20: mixed numbers stay small."""


def pace(state: State, seat: Seat, move: Move, level: str) -> float:
    """The seconds a player of a level takes over a move: longer over its first one, shorter while the sand runs."""
    if isinstance(move, Ready):
        return SLOWEST_READY * (0.4 + 0.6 * fraction(round_number(state, seat)))
    reading, fiddling = PACES.get(level, PACES[USUAL])
    board = state.boards[seat]
    seconds = fiddling * unevenness(state, seat)
    if board == EMPTY_BOARD:
        seconds += reading
    seconds *= form(state, seat)
    return seconds * HURRY if state.glass else seconds


def form(state: State, seat: int) -> float:
    """Return a factor from 0.8 to 1.3 for the whole round, because some rounds go better than others."""
    return 0.8 + 0.5 * fraction(round_number(state, seat))


def unevenness(state: State, seat: int) -> float:
    """Return a factor from 0.4 to 2.2 for one move, 1 on average."""
    number = round_number(state, seat)
    for lie in state.boards[seat]:
        number = (number * 31 + lie) % RANGE
    part = fraction(number)
    return 0.4 + 1.8 * part * part


def round_number(state: State, seat: int) -> int:
    """Return a number that differs between rounds and seats."""
    number = 8 * state.round + seat
    for card in state.cards:
        number = (number * 31 + card) % RANGE
    for score in state.scores:
        number = (number * 31 + score) % RANGE
    return number


def fraction(number: int) -> float:
    """Return a pseudo-random number from 0 to 1."""
    mixed = (number * 48_271 + 11) % RANGE
    mixed ^= mixed // 128
    mixed = (mixed * 69_621 + 7) % RANGE
    return mixed / RANGE
