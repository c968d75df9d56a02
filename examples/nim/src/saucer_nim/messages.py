"""The data of Nim that players and programs see: options, moves, events and views."""

from typing import Literal

from saucer.engine.types import Data, Message, Seat


class Options(Data, frozen=True):
    """What is chosen before a match."""

    stones: Literal[12, 21, 50] = 21


class Take(Message, frozen=True):
    """Take stones from the heap."""

    stones: Literal[1, 2, 3]


class Taken(Message, frozen=True):
    """A player has taken stones."""

    seat: Seat
    stones: int


class Decision(Data, frozen=True):
    """What is to be decided: the text `decide-take` says it."""

    phase: str = "take"


class View(Data, frozen=True):
    """Everything, since nothing is hidden: the fields `left` and `turn` are those of the state."""

    left: int
    turn: Seat
    viewer: Seat | None = None
    decision: Decision = Decision()
