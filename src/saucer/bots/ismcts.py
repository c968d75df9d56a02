"""The searching bot: as many imagined futures as its budget allows."""

from time import perf_counter
from typing import Any

from saucer.bots.search import Search
from saucer.engine.chance import Chance
from saucer.engine.player import Player
from saucer.games import game_of_view

CHECK_CLOCK_EVERY = 16


class IsmctsBot(Player):
    """Searches by a number of iterations, or for some seconds when that number is 0."""

    def __init__(self, iterations: int, think: float = 0.0) -> None:
        self.iterations = iterations
        self.think = think

    def choose(self, view: Any, moves: list[Any], rng: Chance) -> Any:
        if len(moves) == 1:
            return moves[0]
        return self.search(view, rng).best(moves)

    def search(self, view: Any, rng: Chance) -> Search:
        search = Search(game_of_view(view), view, rng)
        if self.iterations:
            for _ in range(self.iterations):
                search.iterate()
            return search
        stop_at = perf_counter() + self.think
        while True:
            for _ in range(CHECK_CLOCK_EVERY):
                search.iterate()
            if perf_counter() >= stop_at:
                return search
