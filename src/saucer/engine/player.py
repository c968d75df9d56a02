"""Whoever chooses for a seat, and a match as they played it. Anyone can write a player by subclassing this one."""

from typing import Any

from saucer.engine.chance import Chance
from saucer.engine.errors import SaucerError
from saucer.engine.types import Data, Outcome, Seat

LEVELS = ("easy", "normal", "hard", "master")
"""How good a player is, from worst to best; what that means is the game's to say."""
USUAL_LEVEL = "normal"


class Player:
    """Whoever chooses for a seat. A blind player is shown no view."""

    level = USUAL_LEVEL
    blind = False

    def choose(self, view: Any, moves: list[Any], rng: Chance) -> Any:
        """One of `moves`, chosen from what `view` tells."""
        raise SaucerError(f"{type(self).__name__} does not say how it chooses")


class Play(Data, frozen=True):
    """One step of a playout: who moved, what, and when in virtual time."""

    seat: Seat | None
    move: Any
    time: float


class Playout(Data, frozen=True):
    """A match played to its end."""

    plays: list[Play]
    state: Any
    outcome: Outcome
