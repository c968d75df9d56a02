"""Information-set Monte Carlo tree search: one tree over what a seat knows, a new imagined state each iteration."""

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

from saucer.engine.chance import Chance
from saucer.engine.game import AnyGame
from saucer.engine.player import DEFAULT_LEVEL
from saucer.engine.result_value import result_value
from saucer.engine.types import Seat

EXPLORATION: Final = 0.4
CAUTION: Final = 0.15
"""How much worse than its parent an untried move is taken to be."""
DEEPEST: Final = 40
LONGEST_ROLLOUT: Final = 24


class Node:
    """What the search has learned about one move, made after the moves above it."""

    def __init__(self, seat: int, prior: float) -> None:
        self.seat = seat
        self.prior = prior
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[Any, Node] = {}


class Search:
    """One search from one view. Values are kept for the seat that moved, as in max^n."""

    def __init__(self, game: AnyGame, view: Any, rng: Chance, level: str = DEFAULT_LEVEL) -> None:
        self.game = game
        self.level = level
        self.view = view
        self.rng = rng
        self.outlook: int = game.outlook
        self.root = Node(view.viewer, 1.0)
        self.lowest = 1.0
        self.highest = 0.0

    def iterate(self) -> None:
        """Imagine a state, walk down the tree, grow it by one node, judge, and tell the nodes on the way."""
        state = self.game.imagine(self.view, self.rng)
        before = self.stand(state)
        path = self.descend(state)
        self.roll_out(state)
        self.learn(path, self.judge_change(state, before) if before else self.judge(state, path))

    def descend(self, state: Any) -> list[Node]:
        node = self.root
        path: list[Node] = [node]
        grown = False
        while not grown and len(path) < DEEPEST:
            seats = self.game.to_move(state)
            if not seats:
                break
            seat = self.first_of(seats) if node is self.root else seats[0]
            moves = self.game.legal_moves(state, seat)
            if len(moves) > 1:
                self.offer(node, state, seat, moves)
                move = self.select(node, moves)
                node = node.children[move]
                grown = node.visits == 0
                path.append(node)
            else:
                move = moves[0]
            self.game.advance(state, seat, move, self.rng)
        return path

    def first_of(self, seats: Sequence[Seat]) -> Seat:
        """Who moves first: when several may, the seat that is asked."""
        for seat in seats:
            if seat == self.view.viewer:
                return seat
        return seats[0]

    def offer(self, node: Node, state: Any, seat: Seat, moves: list[Any]) -> None:
        """Give every move met for the first time a node with the game's own advice as its prior."""
        children = node.children
        fresh = False
        for move in moves:
            child = children.get(move)
            if child is None:
                fresh = True
            else:
                child.available += 1
        if fresh:
            weights = self.game.advice(state, seat, moves, self.rng, self.level)
            total = sum(weights)
            for index, move in enumerate(moves):
                if move not in children:
                    prior = weights[index] / total if total > 0.0 else 1.0 / len(moves)
                    child = Node(seat, prior)
                    child.available = 1
                    children[move] = child

    def select(self, node: Node, moves: list[Any]) -> Any:
        """The move with the best promise: its value so far, and its prior while it is little tried."""
        children = node.children
        spread = self.highest - self.lowest
        if spread < 0.000001:
            spread = 1.0
        untried = 0.5
        if node.visits and node is not self.root:
            untried = max(0.0, (node.total / node.visits - self.lowest) / spread - CAUTION)
        best = moves[0]
        best_promise = -1.0
        for move in moves:
            child = children[move]
            mean = (child.total / child.visits - self.lowest) / spread if child.visits else untried
            promise = mean + EXPLORATION * child.prior * sqrt(float(child.available)) / (1 + child.visits)
            if promise > best_promise:
                best, best_promise = move, promise
        return best

    def roll_out(self, state: Any) -> None:
        """Play on as the game advises through a few turns, so that nothing is judged half done."""
        game = self.game
        last = -1
        changes = 0
        for _ in range(LONGEST_ROLLOUT):
            seats = game.to_move(state)
            if not seats:
                return
            seat = seats[0]
            if seat != last:
                changes += 1
                if changes > self.outlook:
                    return
                last = seat
            moves = game.legal_moves(state, seat)
            index = 0
            if len(moves) > 1:
                index = self.rng.pick(game.advice(state, seat, moves, self.rng, self.level))
            game.advance(state, seat, moves[index], self.rng)

    def stand(self, state: Any) -> list[float]:
        """The value of every seat, where the game tells them all at once."""
        values = self.game.values
        if values is None:
            return []
        found: list[float] = values(state)
        return found

    def judge(self, state: Any, path: list[Node]) -> dict[int, float]:
        """How every seat on the way stands now."""
        values: dict[int, float] = {}
        outcome = self.game.outcome(state)
        for node in path:
            seat = node.seat
            if seat not in values:
                if outcome is None:
                    values[seat] = self.game.value(state, Seat(seat))
                else:
                    values[seat] = result_value(outcome.share(Seat(seat)), float(outcome.scores[seat]))
        return values

    def judge_change(self, state: Any, before: list[float]) -> dict[int, float]:
        """How much better than before every seat stands, around the middle."""
        values: dict[int, float] = {}
        outcome = self.game.outcome(state)
        after: list[float] = before
        if outcome is None:
            after = self.stand(state)
        for seat in range(len(before)):
            now = after[seat]
            if outcome is not None:
                now = result_value(outcome.share(Seat(seat)), float(outcome.scores[seat]))
            values[seat] = 0.5 + 0.5 * (now - before[seat])
        return values

    def learn(self, path: list[Node], values: dict[int, float]) -> None:
        for node in path:
            node.visits += 1
            node.total += values[node.seat]
        own = values[self.root.seat]
        self.lowest = min(self.lowest, own)
        self.highest = max(self.highest, own)

    def lead(self) -> int:
        """How many tries the move tried most often is ahead of the next."""
        first = 0
        second = 0
        for child in self.root.children.values():
            if child.visits > first:
                first, second = child.visits, first
            elif child.visits > second:
                second = child.visits
        return first - second

    def follow(self, move: Any) -> None:
        """Make the node of a move the new root; a fresh one where it was never tried."""
        child = self.root.children.get(move)
        self.root = Node(self.root.seat, 1.0) if child is None else child

    def go_on(self, view: Any, rng: Chance) -> None:
        """Search on from a later view of the same seat, below the present root."""
        self.view = view
        self.rng = rng
        for child in self.root.children.values():
            if child.seat != self.root.seat:
                self.root = Node(self.root.seat, 1.0)
                return

    def best(self, moves: list[Any]) -> Any:
        """The move tried most often."""
        most = -1
        best = moves[0]
        for move in moves:
            child = self.root.children.get(move)
            if child is not None and child.visits > most:
                best, most = move, child.visits
        return best
