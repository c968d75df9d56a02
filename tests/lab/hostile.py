"""Bots that misbehave, as those of other people might."""

import os
import time
from typing import Any

from saucer.bots.greedy import GreedyBot
from saucer.engine.chance import Chance
from saucer.engine.player import Player
from saucer.engine.types import TakeBack


class Nonsense(Player):
    """Returns what is no move at all, but claims to equal every move."""

    def choose(self, _view: Any, _moves: list[Any], _rng: Chance) -> Any:
        return Equal()


class Equal:
    """Equals everything."""

    def __eq__(self, _other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0


class Illegal(GreedyBot):
    """Adds a move to the list it is given and returns that. Its class inherits from one that is trusted."""

    def choose(self, _view: Any, moves: list[Any], _rng: Chance) -> Any:
        moves.append(TakeBack())
        return moves[-1]


class Raising(Player):
    """Raises where others choose."""

    def choose(self, _view: Any, _moves: list[Any], _rng: Chance) -> Any:
        raise ValueError("no idea")


class Leaving(Player):
    """Asks the whole program to exit."""

    def choose(self, _view: Any, _moves: list[Any], _rng: Chance) -> Any:
        raise SystemExit(0)


class Unmade(Player):
    """Cannot even be made."""

    def __init__(self) -> None:
        raise OSError("no model file")


class Hanging(Player):
    """Never answers, but can be interrupted."""

    blind = True

    def choose(self, _view: Any, _moves: list[Any], _rng: Chance) -> Any:
        while True:
            time.sleep(60)


class Stubborn(Hanging):
    """Never answers, and goes on whatever interrupts it."""

    def choose(self, view: Any, moves: list[Any], rng: Chance) -> Any:
        while True:
            try:
                super().choose(view, moves, rng)
            except BaseException:  # noqa: BLE001 - that is what it does
                continue


class Vanishing(Player):
    """Ends the process it is in."""

    def choose(self, _view: Any, _moves: list[Any], _rng: Chance) -> Any:
        os._exit(3)


class First(Player):
    """Behaves: takes the first move, prints something, and counts its decisions."""

    blind = True

    def __init__(self) -> None:
        self.decisions = 0

    def choose(self, _view: Any, moves: list[Any], _rng: Chance) -> Any:
        self.decisions += 1
        print("thinking about decision", self.decisions)
        return moves[min(self.decisions, len(moves)) - 1]


class Peeking(Player):
    """Tries to find the deal from the random numbers it is given."""

    seeds: list[Any] = []  # noqa: RUF012 - what the test looks at

    def choose(self, _view: Any, moves: list[Any], rng: Chance) -> Any:
        self.seeds.append(rng.seed)
        return moves[0]
