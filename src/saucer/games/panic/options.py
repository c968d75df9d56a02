"""What can be chosen before a match."""

from typing import Literal

from saucer.engine.types import Data
from saucer.games.panic.components import Components


class Options(Data, frozen=True):
    """What is chosen before a match. `components` is None for the standard ones.

    `glass` and `building` are seconds: the sand timer, and the clock that ends a round in which nobody claims.
    """

    stars: bool = True
    glass: Literal[60, 90, 180] = 90
    building: Literal[120, 300, 900] = 300
    facing: bool = False
    components: Components | None = None
