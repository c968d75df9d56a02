"""The searching bot: information-set Monte Carlo tree search, for as long as its budget allows."""

from dataclasses import dataclass
from time import perf_counter
from typing import Any

from saucer.bots.choice import best_move
from saucer.bots.greedy import preferred_move
from saucer.bots.search import Search
from saucer.engine.chance import Chance
from saucer.engine.player import Player
from saucer.games import game_of_view

PORTION = 16
"""Iterations between two checks of the clock, or of whether more iterations could change the choice."""


@dataclass(frozen=True)
class KeptSearch:
    """A search to be continued if the next decision has this view, because only the bot's own move lies between."""

    search: Search
    expected_view: Any


class IsmctsBot(Player):
    """Searches for a number of iterations, or for some seconds if that number is 0.

    A turn is made of several decisions. Where a move reveals nothing new, the next decision starts with the tree of
    this one, and its visits count as iterations. `keep_tree=False` spares a bot for a single decision that work.
    """

    trusted = True

    def __init__(self, iterations: int, think: float = 0.0, *, keep_tree: bool = True) -> None:
        self.iterations = iterations
        self.think = think
        self.keep_tree = keep_tree
        self.kept: KeptSearch | None = None

    def choose(self, view: Any, moves: list[Any], rng: Chance) -> Any:
        search = self.resume(view, rng)
        if len(moves) == 1:
            if search is not None:
                self.kept = keep_search(search, moves[0])
            return moves[0]
        game = game_of_view(view)
        without_search = game.bots.without_search
        if without_search is not None:
            weights = without_search(game.sight.imagine(view, rng), view.viewer, moves, rng)
            if weights:
                return preferred_move(moves, weights, rng)
        search = search or Search(game, view, rng, self.level)
        if self.iterations:
            self.search_by_count(search)
        else:
            self.search_by_clock(search)
        move = best_move(search, moves, game.bots.caution)
        if self.keep_tree:
            search.make_root(move)
            self.kept = keep_search(search, move)
        return move

    def resume(self, view: Any, rng: Chance) -> Search | None:
        """The search of the last decision, if it can be continued for this view."""
        kept, self.kept = self.kept, None
        if kept is None or kept.expected_view != view:
            return None
        kept.search.resume(view, rng)
        return kept.search

    def search_by_count(self, search: Search) -> None:
        """Iterate as often as the budget allows, or until no other move can overtake the most visited one."""
        left = self.iterations - (search.root.visits if search.root.children else 0)
        while left > 0 and search.lead() <= left:
            portion = min(PORTION, left)
            for _ in range(portion):
                search.iterate()
            if not search.has_choice():
                return
            left -= portion

    def search_by_clock(self, search: Search) -> None:
        stop_at = perf_counter() + self.think
        while True:
            for _ in range(PORTION):
                search.iterate()
            if perf_counter() >= stop_at or not search.has_choice():
                return


def keep_search(search: Search, move: Any) -> KeptSearch | None:
    """The search with the view expected after the move; None if chance or hidden information takes part in it."""
    game, view = search.game, search.view
    state = game.sight.imagine(view, search.rng)
    chance = Chance(0, 0, "foresee")
    game.rules.advance(state, view.viewer, move, chance)
    if chance.used or view.viewer not in game.rules.to_move(state):
        return None
    return KeptSearch(search, game.sight.see(state, view.viewer))
