"""The moves a seat can make, each a small change to its own town."""

from saucer.engine.types import Message
from saucer.games.panic.components import Cell


class Ready(Message, frozen=True):
    """Say that the next round may begin."""


class Place(Message, frozen=True):
    """Lay a tile of the hand on an empty cell, the way it lies in the hand."""

    tile: int
    cell: Cell


class Turn(Message, frozen=True):
    """Turn a tile clockwise by a quarter, in the hand or in the town."""

    tile: int


class Flip(Message, frozen=True):
    """Turn a tile over to its other side, in the hand or in the town."""

    tile: int


class Lift(Message, frozen=True):
    """Take a tile of the town back into the hand."""

    tile: int


class Claim(Message, frozen=True):
    """Say that the town is complete, to take the lowest order token."""


Move = Ready | Place | Turn | Flip | Lift | Claim

MOVES: tuple[type, ...] = (Ready, Place, Turn, Flip, Lift, Claim)
