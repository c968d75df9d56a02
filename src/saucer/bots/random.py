"""The random bot: any legal move, all equally likely."""

from typing import Any

from saucer.engine.chance import Chance
from saucer.engine.player import Player


class RandomBot(Player):
    """Chooses without a view."""

    blind = True
    trusted = True

    def choose(self, _view: Any, moves: list[Any], rng: Chance) -> Any:
        return moves[rng.below(len(moves))]
