"""Players that think. They get views, never states, and know no game by name."""

from collections.abc import Callable

from saucer.bots.greedy import GreedyBot
from saucer.bots.ismcts import IsmctsBot
from saucer.bots.random import RandomBot
from saucer.engine.errors import SaucerError
from saucer.engine.player import Player

DEFAULT_ITERATIONS = 200

BOTS = ("random", "greedy", "ismcts")


class UnknownBot(SaucerError):
    """No bot has this name."""


def bot(name: str, think: float | None = None, iterations: int | None = None) -> Player:
    """A player by name. `think` (seconds) and `iterations` are what ismcts may spend on a decision."""
    makers: dict[str, Callable[[], Player]] = {
        "random": RandomBot,
        "greedy": GreedyBot,
        "ismcts": lambda: IsmctsBot(iterations or (0 if think else DEFAULT_ITERATIONS), think or 0.0),
    }
    if name not in makers:
        raise UnknownBot(f"no bot is called {name!r}; there are {', '.join(makers)}")
    return makers[name]()
