"""Hints: the moves that a search rates highest."""

from typing import Any, Final, NamedTuple

from saucer.bots.search import Node, Search
from saucer.engine.chance import Chance
from saucer.engine.game import AnyGame

MOST_ADVISED: Final = 3
MARGIN: Final = 0.02
"""How much better than every other move an idle move must be to be advised."""
WELL_TRIED: Final = 0.05
"""The share of the search from which on the value of a move counts in that comparison."""


class Weighed(NamedTuple):
    """A move by its place among the legal ones, its share of the search, and how well the seat then stood."""

    place: int
    share: float
    value: float | None


def weigh_moves(game: AnyGame, view: Any, moves: list[Any], rng: Chance, iterations: int) -> list[Weighed]:
    """Return the moves that a search rates highest, best first."""
    if len(moves) == 1:
        return [Weighed(0, 1.0, None)]
    search = Search(game, view, rng)
    for _ in range(iterations):
        search.iterate()
    weighed = weigh_nodes(search.root.children, moves)
    if game.rules.has_idle_moves:
        state = game.sight.imagine(view, rng)
        idle = {place for place, move in enumerate(moves) if game.rules.no_effect(state, view.viewer, move)}
        weighed = leave_out_idle(weighed, idle)
    return weighed[:MOST_ADVISED] or [Weighed(0, 1.0, None)]


def weigh_nodes(nodes: dict[Any, Node], moves: list[Any]) -> list[Weighed]:
    """The moves that were tried, those tried most often first."""
    tried = [(moves.index(move), node) for move, node in nodes.items() if move in moves and node.visits]
    tried.sort(key=lambda pair: -pair[1].visits)
    total = sum(node.visits for _, node in tried)
    return [
        Weighed(place, round(node.visits / total, 3), round(node.total / node.visits, 3))
        for place, node in tried
    ]


def leave_out_idle(weighed: list[Weighed], idle: set[int]) -> list[Weighed]:
    """Leave out idle moves, unless they look better than every other: a new card can be worth a turn."""
    rivals = [each.value or 0.0 for each in weighed if each.place not in idle and each.share >= WELL_TRIED]
    best = max(rivals, default=-1.0)
    return [each for each in weighed if each.place not in idle or (each.value or 0.0) > best + MARGIN]
