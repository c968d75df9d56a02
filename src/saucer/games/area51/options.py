"""The options of a match."""

from typing import Literal

from saucer.engine.types import Data
from saucer.games.area51.components import Components


class Options(Data, frozen=True):
    """The options of a match. `components` is None for the standard ones.

    `large` is the region that shows its large side at two or four players; at five the next one does too.
    With `by_memory` people are shown nothing of what they could remember. (R9.6)
    """

    large: Literal["A", "B", "C", "random"] = "A"
    stall_guard: bool = False
    by_memory: bool = False
    components: Components | None = None
