"""The searching bot: as many imagined futures as its budget allows."""

from time import perf_counter
from typing import Any

from saucer.bots.search import Search
from saucer.engine.chance import Chance
from saucer.engine.player import Player
from saucer.games import game_of_view

PORTION = 16
"""How many iterations pass between two looks at the clock, or at whether more could still change the choice."""


class IsmctsBot(Player):
    """Searches by a number of iterations, or for some seconds when that number is 0."""

    def __init__(self, iterations: int, think: float = 0.0) -> None:
        self.iterations = iterations
        self.think = think

    def choose(self, view: Any, moves: list[Any], rng: Chance) -> Any:
        if len(moves) == 1:
            return moves[0]
        search = Search(game_of_view(view), view, rng)
        if self.iterations:
            self.search_by_count(search)
        else:
            self.search_by_clock(search)
        return search.best(moves)

    def search_by_count(self, search: Search) -> None:
        """Iterate as often as allowed, or until no other move can be tried more often than the first."""
        left = self.iterations
        while left > 0 and search.lead() <= left:
            portion = min(PORTION, left)
            for _ in range(portion):
                search.iterate()
            left -= portion

    def search_by_clock(self, search: Search) -> None:
        stop_at = perf_counter() + self.think
        while True:
            for _ in range(PORTION):
                search.iterate()
            if perf_counter() >= stop_at:
                return
