"""Bots: players that choose by themselves. They get views, never states, and know no game by name."""

from collections.abc import Callable

from saucer.bots.greedy import GreedyBot
from saucer.bots.ismcts import IsmctsBot
from saucer.bots.random import RandomBot
from saucer.engine.errors import BadOptions, SaucerError
from saucer.engine.player import DEFAULT_LEVEL, LEVELS, Player

DEFAULT_ITERATIONS = 200
LONGEST_THINK = 3600

BOTS = ("random", "greedy", "ismcts")


class UnknownBot(SaucerError):
    """No bot has this name."""


class UnknownLevel(SaucerError):
    """No level has this name."""


def check_budget(think: float | None, iterations: int | None) -> None:
    """Raise BadOptions for a time or a number of iterations that makes no sense."""
    if iterations is not None and think is not None:
        message = "bots think for a number of iterations or for a number of seconds, not both"
        raise BadOptions(message, "think-both")
    if iterations is not None and iterations < 1:
        message = f"bots think for 1 iteration or more, not {iterations}"
        raise BadOptions(message, "think-iterations", came=iterations)
    if think is not None and not 0 < think <= LONGEST_THINK:
        message = f"bots think for more than 0 seconds and at most {LONGEST_THINK}, not {think:g}"
        raise BadOptions(message, "think-seconds", most=f"{LONGEST_THINK}", came=f"{think:g}")


def bot(
    name: str,
    think: float | None = None,
    iterations: int | None = None,
    level: str = DEFAULT_LEVEL,
    *,
    keep_tree: bool = True,
) -> Player:
    """A bot by name. `think` (seconds) or `iterations` limit how long ismcts searches per decision.

    `level` says how well it plays, in games where levels make a difference: see `advise_at_level` of a game's `Bots`.
    A bot made for one decision takes `keep_tree=False`: it need not prepare for the next.
    """
    check_budget(think, iterations)
    count = iterations or (0 if think else DEFAULT_ITERATIONS)
    makers: dict[str, Callable[[], Player]] = {
        "random": RandomBot,
        "greedy": GreedyBot,
        "ismcts": lambda: IsmctsBot(count, think or 0.0, keep_tree=keep_tree),
    }
    if name not in makers:
        known = ", ".join(makers)
        raise UnknownBot(f"no bot is called {name!r}; there are {known}", "no-bot", bot=name, known=known)
    if level not in LEVELS:
        raise UnknownLevel(f"no level is called {level!r}; there are {', '.join(LEVELS)}")
    player = makers[name]()
    player.level = level
    return player
