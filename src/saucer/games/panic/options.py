"""What can be chosen before a match."""

from typing import Literal

from msgspec.structs import replace

from saucer.engine.types import Data, Refusal
from saucer.games.panic.components import Components

Help = Literal["all", "borders", "none"]
"""What a player is shown of what is wrong with their own town before they claim. (R6.2)"""


class Options(Data, frozen=True):
    """What is chosen before a match. `components` is None for the standard ones.

    `glass` and `building` are seconds: the sand timer, and the clock that ends a round in which nobody claims.
    `help` is settled when the match starts: until then it may be left to how many people sit. `rounds` is for one
    player alone.
    """

    stars: bool = True
    glass: Literal[60, 90, 180] = 90
    building: Literal[120, 300, 900] = 300
    facing: bool = False
    help: Literal["auto", "all", "borders", "none"] = "auto"
    rounds: Literal[1, 3] = 3
    components: Components | None = None


def help_for(options: Options, people: int) -> Help:
    """Return the help for this many people: all for one person, borders for several. (R6.2)"""
    if options.help != "auto":
        return options.help
    return "all" if people <= 1 else "borders"


def settle(options: Options, people: int) -> Options:
    """Return the options with the help settled."""
    return replace(options, help=help_for(options, people))


def check(options: Options, seats: int) -> Refusal | None:
    """Return a refusal if a number of rounds is chosen for more than one player. (R7.1)"""
    return Refusal("R7.1", "rounds-alone", {}) if seats > 1 and options.rounds == 1 else None


def allows_hints(options: Options) -> bool:
    """Return whether hints are allowed: only with all help. (R6.2)"""
    return options.help == "all"
