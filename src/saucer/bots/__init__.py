"""Players that think. They get views, never states, and know no game by name."""

from collections.abc import Callable

from saucer.bots.greedy import GreedyBot
from saucer.bots.ismcts import IsmctsBot
from saucer.bots.random import RandomBot
from saucer.engine.errors import SaucerError
from saucer.engine.player import LEVELS, USUAL_LEVEL, Player

DEFAULT_ITERATIONS = 200

BOTS = ("random", "greedy", "ismcts")


class UnknownBot(SaucerError):
    """No bot has this name."""


class UnknownLevel(SaucerError):
    """No level has this name."""


def bot(
    name: str, think: float | None = None, iterations: int | None = None, level: str = USUAL_LEVEL
) -> Player:
    """A player by name. `think` (seconds) and `iterations` are what ismcts may spend on a decision.

    A level is how good a player the game makes of it, where the game makes a difference: see `Game.coach`.
    """
    makers: dict[str, Callable[[], Player]] = {
        "random": RandomBot,
        "greedy": GreedyBot,
        "ismcts": lambda: IsmctsBot(iterations or (0 if think else DEFAULT_ITERATIONS), think or 0.0),
    }
    if name not in makers:
        raise UnknownBot(f"no bot is called {name!r}; there are {', '.join(makers)}")
    if level not in LEVELS:
        raise UnknownLevel(f"no level is called {level!r}; there are {', '.join(LEVELS)}")
    player = makers[name]()
    player.level = level
    return player
