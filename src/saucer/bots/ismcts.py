"""The searching bot: as many imagined futures as its budget allows."""

from dataclasses import dataclass
from time import perf_counter
from typing import Any

from saucer.bots.search import Search
from saucer.engine.chance import Chance
from saucer.engine.player import Player
from saucer.games import game_of_view

PORTION = 16
"""How many iterations pass between two looks at the clock, or at whether more could still change the choice."""


@dataclass(frozen=True)
class Foreseen:
    """A search that can go on, and the view in which it can: nothing but one's own move lies between."""

    search: Search
    view: Any


class IsmctsBot(Player):
    """Searches by a number of iterations, or for some seconds when that number is 0.

    A turn is made of several decisions. Where a move shows nothing new, the next decision starts from what the
    search has learned already, and that counts as part of its iterations.
    """

    def __init__(self, iterations: int, think: float = 0.0) -> None:
        self.iterations = iterations
        self.think = think
        self.foreseen: Foreseen | None = None

    def choose(self, view: Any, moves: list[Any], rng: Chance) -> Any:
        search = self.resume(view, rng)
        if len(moves) == 1:
            if search is not None:
                self.foreseen = foresee(search, moves[0])
            return moves[0]
        search = search or Search(game_of_view(view), view, rng, self.level)
        if self.iterations:
            self.search_by_count(search)
        else:
            self.search_by_clock(search)
        move = search.best(moves)
        search.follow(move)
        self.foreseen = foresee(search, move)
        return move

    def resume(self, view: Any, rng: Chance) -> Search | None:
        """The search of the last decision, if this one is what it foresaw."""
        before, self.foreseen = self.foreseen, None
        if before is None or before.view != view:
            return None
        before.search.go_on(view, rng)
        return before.search

    def search_by_count(self, search: Search) -> None:
        """Iterate as often as allowed, or until no other move can be tried more often than the first."""
        left = self.iterations - (search.root.visits if search.root.children else 0)
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


def foresee(search: Search, move: Any) -> Foreseen | None:
    """What the seat sees after its move, unless chance or something hidden has a part in it."""
    game, view = search.game, search.view
    state = game.imagine(view, search.rng)
    chance = Chance(0, 0, "foresee")
    game.advance(state, view.viewer, move, chance)
    if chance.used or view.viewer not in game.to_move(state):
        return None
    return Foreseen(search, game.see(state, view.viewer))
