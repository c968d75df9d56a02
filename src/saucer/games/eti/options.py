"""R12 Options: what can be chosen before a match."""

from typing import Literal

from saucer.engine.types import Data
from saucer.games.eti.components import Components

Length = Literal["short", "standard", "epic"]
AlienChoice = Literal[
    "suited", "random", "raiding-party", "harvest-squadron", "conquest-legion", "extinction-armada",
]  # fmt: skip


class Options(Data, frozen=True):
    """What is chosen before a match. `components` is None for the standard ones.

    `alien` is the card of the alien: chosen by name or suited to length and seats, and then known to all; or random,
    and then known to the alien alone. (R12.2) `president` says who has the badge first: chance, or seat 0. (R12.6)
    `timer` is the length of a bargaining in seconds, 0 for none. (R12.3) `turn_limit` is the last turn on which the
    alien may still hide. (R12.7) For `length`, `hidden_vote` and `wide_visionary` see R12.1, R12.4 and R12.5.
    With `by_memory` views hold nothing of what players could remember or reckon. (R12.8)
    """

    length: Length = "standard"
    alien: AlienChoice = "suited"
    president: Literal["random", "first"] = "random"
    timer: Literal[0, 30, 60, 180] = 60
    turn_limit: Literal[30, 60] = 60
    hidden_vote: bool = False
    wide_visionary: bool = False
    by_memory: bool = False
    components: Components | None = None
