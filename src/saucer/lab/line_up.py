"""Line-ups: bots by name, their search budget, and the seats they play."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from saucer.bots import BOTS, bot, check_budget
from saucer.engine.errors import BadOptions
from saucer.engine.player import DEFAULT_LEVEL, LEVELS, Player
from saucer.lab.play.outside_bots import ADDRESS, DEFAULT_LIMIT, OutsidePlayer, check_limit, load_bot


@dataclass(frozen=True)
class SearchBudget:
    """How long searching bots may search per decision: a number of iterations, or of seconds."""

    iterations: int | None = None
    seconds: float | None = None
    limit: float = DEFAULT_LIMIT
    """How many seconds a bot from outside may take over a decision before it forfeits the match."""

    def __post_init__(self) -> None:
        check_budget(self.seconds, self.iterations)
        check_limit(self.limit)


def is_outside(name: str) -> bool:
    """Whether a bot is named by its address, `module:Class`, and is none of ours."""
    module, _, suffix = name.partition(":")
    return module not in BOTS and suffix not in LEVELS and ADDRESS.fullmatch(name) is not None


def make_player(name: str, budget: SearchBudget) -> Player:
    """A bot by name. `ismcts:400` searches 400 iterations whatever the budget is; `greedy:hard` has a level.

    `module:Class` is a bot from outside. It is made again at its first decision of a match.
    """
    if is_outside(name):
        return OutsidePlayer(load_bot(name), budget.limit)
    bare, *suffixes = name.split(":")
    levels = [suffix for suffix in suffixes if suffix in LEVELS]
    numbers = [suffix for suffix in suffixes if re.fullmatch("[1-9][0-9]{0,8}", suffix)]
    if len(levels) + len(numbers) < len(suffixes) or len(levels) > 1 or len(numbers) > 1:
        raise BadOptions(
            f"after the colon of {name!r} a number of iterations or a level is expected, such as ismcts:400 or "
            f"greedy:hard; the levels are {', '.join(LEVELS)}",
            "bot-suffix",
            bot=name,
            levels=", ".join(LEVELS),
        )
    level = levels[0] if levels else DEFAULT_LEVEL
    if numbers:
        return bot(bare, iterations=int(numbers[0]), level=level)
    return bot(bare, think=budget.seconds, iterations=budget.iterations, level=level)


def fill_seats(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot for every seat. A list shorter than the seats starts again from its beginning."""
    if not bots:
        raise BadOptions("at least one bot is needed", "bots-none")
    if len(bots) > seats:
        places = "1 seat" if seats == 1 else f"{seats} seats"
        message = f"{len(bots)} bots are too many for {places}"
        raise BadOptions(message, "bots-many", bots=len(bots), seats=seats)
    return tuple(bots[seat % len(bots)] for seat in range(seats))
