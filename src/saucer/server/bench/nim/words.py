"""What is said in Nim: options, moves, events and views."""

from typing import Literal

from saucer.engine.types import Data, Message, Seat

MOST = 3


class Options(Data, frozen=True):
    """How many stones there are."""

    stones: Literal[21, 2000, 20_000] = 2000


class Take(Message, frozen=True):
    """Take so many stones."""

    stones: int


class Taken(Message, frozen=True):
    seat: Seat
    stones: int


class Decision(Data, frozen=True):
    phase: str = "take"


class View(Data, frozen=True):
    """Everything: nothing is hidden."""

    viewer: Seat | None
    left: int
    turn: Seat
    decision: Decision
