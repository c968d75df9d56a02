"""What a search is expected to cost: the seconds that searches of its kind took recently."""

from collections.abc import Callable
from typing import Any

from saucer.server.bots.decision import Work

FIRST_GUESS = {"easy": 0.01, "normal": 0.1, "hard": 1.0, "master": 3.0, "replay": 0.02}
WEIGHT_OF_LATEST = 0.2

Kind = tuple[str, str, str]


class Costs:
    """The average seconds by what is asked, game and level, in which recent searches count most."""

    def __init__(self) -> None:
        self.seconds: dict[Kind, float] = {}

    def expected(self, function: Callable[[Any], Any], task: Work) -> float:
        return self.seconds.get(kind_of(function, task), FIRST_GUESS.get(task.level, 1.0))

    def learn(self, function: Callable[[Any], Any], task: Work, seconds: float) -> None:
        known = self.expected(function, task)
        self.seconds[kind_of(function, task)] = known + WEIGHT_OF_LATEST * (seconds - known)


def kind_of(function: Callable[[Any], Any], task: Work) -> Kind:
    return (function.__name__, task.game, task.level)
