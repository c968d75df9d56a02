"""Players, which choose for a seat, and a match as they played it. Subclass Player to write your own."""

from typing import Any

from saucer.engine.chance import Chance
from saucer.engine.errors import SaucerError
from saucer.engine.types import Data, Outcome, Seat

LEVELS = ("easy", "normal", "hard", "master")
"""How good a player is, from worst to best. Each game decides what that means."""
DEFAULT_LEVEL = "normal"


class Player:
    """Chooses the moves of a seat. A blind player gets None instead of a view.

    The moves of every player are checked, except where its class itself sets `trusted`, as those of Saucer do.
    """

    level = DEFAULT_LEVEL
    blind = False
    trusted = False

    def choose(self, view: Any, moves: list[Any], rng: Chance) -> Any:
        """One of `moves`, chosen by what can be seen in `view`."""
        raise SaucerError(f"{type(self).__name__} has no method `choose`")


class PlayedMove(Data, frozen=True):
    """One step of a playout: the seat (None for the clock), its move, and the virtual time."""

    seat: Seat | None
    move: Any
    time: float


class Playout(Data, frozen=True):
    """A match played to its end: its moves, its last state, its outcome."""

    moves: list[PlayedMove]
    state: Any
    outcome: Outcome
