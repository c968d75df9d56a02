"""What can be chosen before a match."""

from typing import Literal

from saucer.engine.types import Data
from saucer.games.strangers.components import Components


class Options(Data, frozen=True):
    """What is chosen before a match. `components` is None for the standard ones."""

    board: Literal["A", "B"] = "A"
    teams: Literal["none", "open", "closed"] = "none"
    hand_of_four: bool = False
    free_discard: bool = False
    total_invasion: bool = False
    late_sightings_return: bool = False
    best_of_three: bool = False
    solo: Literal["challenge", "architect"] = "challenge"
    components: Components | None = None
