"""The greedy bot: the move the game's own advice likes best, judged on one imagined state."""

from typing import Any

from saucer.engine.chance import Chance
from saucer.engine.player import Player
from saucer.games import game_of_view


class GreedyBot(Player):
    """Looks one step ahead with the game's heuristic."""

    def choose(self, view: Any, moves: list[Any], rng: Chance) -> Any:
        if len(moves) == 1:
            return moves[0]
        game = game_of_view(view)
        state = game.imagine(view, rng)
        weights = game.advice(state, view.viewer, moves, rng, self.level)
        best = max(weights)
        liked = [move for move, weight in zip(moves, weights, strict=True) if weight == best]
        return liked[rng.below(len(liked))]
