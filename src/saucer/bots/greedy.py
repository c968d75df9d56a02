"""The greedy bot: plays the move that the game's own advice prefers in one imagined state."""

from typing import Any

from saucer.engine.chance import Chance
from saucer.engine.player import Player
from saucer.games import game_of_view


class GreedyBot(Player):
    """Follows the game's own advice, without searching."""

    trusted = True

    def choose(self, view: Any, moves: list[Any], rng: Chance) -> Any:
        return moves[0] if len(moves) == 1 else advised_move(view, moves, rng, self.level)


def advised_move(view: Any, moves: list[Any], rng: Chance, level: str) -> Any:
    """The move that the game's own advice prefers in one imagined state."""
    game = game_of_view(view)
    state = game.sight.imagine(view, rng)
    return preferred_move(moves, game.bots.advice(state, view.viewer, moves, rng, level), rng)


def preferred_move(moves: list[Any], weights: list[float], rng: Chance) -> Any:
    """The move with the greatest weight; one of them where several are equal."""
    highest = max(weights)
    best_moves = [move for move, weight in zip(moves, weights, strict=True) if weight == highest]
    return best_moves[rng.below(len(best_moves))]
