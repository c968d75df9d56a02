"""What to play after a search."""

from math import sqrt
from typing import Any

from saucer.bots.search import Search


def best_move(search: Search, moves: list[Any], caution: float) -> Any:
    """The most visited move, or with caution what the advice prefers unless another is clearly better."""
    return most_visited(search, moves) if caution == 0.0 else surely_better(search, moves, caution)


def most_visited(search: Search, moves: list[Any]) -> Any:
    """The move with the most visits."""
    most = -1
    best = moves[0]
    for move in moves:
        child = search.root.children.get(move)
        if child is not None and child.visits > most:
            best, most = move, child.visits
    return best


def surely_better(search: Search, moves: list[Any], caution: float) -> Any:
    """The move that the game's own advice prefers, unless the search has found another clearly better.

    `caution` is the number of standard errors by which it must be better.
    """
    preferred = favourite(search, moves)
    known = search.root.children.get(preferred)
    if known is None or known.visits == 0:
        return most_visited(search, moves)
    spread = caution * search.deviation()
    best = preferred
    most = 0.0
    for move in moves:
        child = search.root.children.get(move)
        if child is not None and child.visits > 0:
            doubt = spread * sqrt(1.0 / child.visits + 1.0 / known.visits)
            lead = child.total / child.visits - known.total / known.visits - doubt
            if lead > most:
                best, most = move, lead
    return best


def favourite(search: Search, moves: list[Any]) -> Any:
    """The move with the greatest prior."""
    best = moves[0]
    most = -1.0
    for move in moves:
        child = search.root.children.get(move)
        if child is not None and child.prior > most:
            best, most = move, child.prior
    return best
