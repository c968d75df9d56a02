"""Information-set Monte Carlo tree search: one tree over what a seat knows, a newly imagined state per iteration."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, Final

from saucer.engine.chance import Chance
from saucer.engine.game import AnyGame
from saucer.engine.phases import Advise
from saucer.engine.player import DEFAULT_LEVEL
from saucer.engine.result_value import result_value
from saucer.engine.types import Outcome, Seat

AdviseAtLevel = Callable[[Any, Seat, list[Any], Chance, str], list[float]]

EXPLORATION: Final = 0.4
UNTRIED_PENALTY: Final = 0.15
"""How much worse than its parent an untried move is assumed to be."""
MAX_DEPTH: Final = 40
MAX_ROLLOUT_MOVES: Final = 24


class Node:
    """Statistics of one move, made after the moves of the nodes above it."""

    def __init__(self, seat: int, prior: float) -> None:
        self.seat = seat
        """The seat that makes the move."""
        self.prior = prior
        """How likely the game's own advice finds the move."""
        self.visits = 0
        self.available = 0
        """In how many visits of the parent the move was legal."""
        self.total = 0.0
        """The sum of the values of all visits, for `seat`."""
        self.children: dict[Any, Node] = {}


class Search:
    """One search from one view. Every node keeps the values of the seat that moved, as in max^n."""

    def __init__(self, game: AnyGame, view: Any, rng: Chance, level: str = DEFAULT_LEVEL) -> None:
        self.game = game
        self.imagine: Callable[[Any, Chance], Any] = game.sight.imagine
        self.to_move: Callable[[Any], Sequence[Seat]] = game.rules.to_move
        self.legal_moves: Callable[[Any, Seat], list[Any]] = game.rules.legal_moves
        self.advance: Callable[[Any, Seat, Any, Chance], list[Any]] = game.rules.advance
        self.outcome: Callable[[Any], Outcome | None] = game.rules.outcome
        self.advise: Advise = game.bots.advise
        self.advise_at_level: AdviseAtLevel | None = game.bots.advise_at_level
        self.value: Callable[[Any, Seat], float] = game.bots.value
        self.values: Callable[[Any], list[float]] | None = game.bots.values
        self.level = level
        self.view = view
        self.rng = rng
        self.rollout_turns: int = game.bots.lookahead
        self.root = Node(view.viewer, 1.0)
        self.lowest = 1.0
        """The lowest value so far for the seat that searches."""
        self.highest = 0.0
        self.total = 0.0
        """The sum of all values so far for the seat that searches, and of their squares."""
        self.squares = 0.0
        self.count = 0

    def iterate(self) -> None:
        """Imagine a state, descend the tree, add one node, play on a little, evaluate, and update the nodes passed."""
        state = self.imagine(self.view, self.rng)
        before = self.seat_values(state)
        path = self.descend(state)
        self.roll_out(state)
        values = self.evaluate_change(state, before) if before else self.evaluate(state, path)
        self.update(path, values)

    def descend(self, state: Any) -> list[Node]:
        """Play the most promising moves down to a node without visits, and return the nodes passed."""
        node = self.root
        path: list[Node] = [node]
        is_new = False
        while not is_new and len(path) < MAX_DEPTH:
            seats = self.to_move(state)
            if not seats:
                break
            seat = self.seat_at_root(seats) if node is self.root else seats[0]
            moves = self.legal_moves(state, seat)
            index = 0
            if len(moves) > 1:
                nodes = self.nodes_of(node, state, seat, moves)
                index = self.select(node, nodes)
                node = nodes[index]
                is_new = node.visits == 0
                path.append(node)
            self.advance(state, seat, moves[index], self.rng)
        return path

    def seat_at_root(self, seats: Sequence[Seat]) -> Seat:
        """The seat that moves first: the viewer where several may move."""
        for seat in seats:
            if seat == self.view.viewer:
                return seat
        return seats[0]

    def nodes_of(self, node: Node, state: Any, seat: Seat, moves: list[Any]) -> list[Node]:
        """The nodes of the legal moves, in their order, each counted as available once more."""
        children = node.children
        nodes: list[Node] = []
        for move in moves:
            child = children.get(move)
            if child is None:
                self.add_children(node, state, seat, moves)
                nodes = [children[known] for known in moves]
                break
            nodes.append(child)
        for child in nodes:
            child.available += 1
        return nodes

    def add_children(self, node: Node, state: Any, seat: Seat, moves: list[Any]) -> None:
        """Add nodes for new moves, with the game's own advice as their priors."""
        children = node.children
        weights = self.advice(state, seat, moves)
        total = sum(weights)
        for index, move in enumerate(moves):
            if move not in children:
                prior = weights[index] / total if total > 0.0 else 1.0 / len(moves)
                children[move] = Node(seat, prior)

    def advice(self, state: Any, seat: Seat, moves: list[Any]) -> list[float]:
        """A weight per move: what a player of this level leans to."""
        if self.advise_at_level is None:
            return self.advise(state, seat, moves, self.rng)
        return self.advise_at_level(state, seat, moves, self.rng, self.level)

    def select(self, node: Node, nodes: list[Node]) -> int:
        """The place of the most promising move: by its mean so far, and by its prior while it has few visits.

        A move to which the game's own advice gives no weight at all is not tried.
        """
        spread = self.highest - self.lowest
        if spread < 0.000001:
            spread = 1.0
        untried = 0.5
        if node.visits and node is not self.root:
            untried = max(0.0, (node.total / node.visits - self.lowest) / spread - UNTRIED_PENALTY)
        best = 0
        best_promise = -1.0
        for index, child in enumerate(nodes):
            if child.prior == 0.0 and child.visits == 0:
                continue
            mean = (child.total / child.visits - self.lowest) / spread if child.visits else untried
            promise = mean + EXPLORATION * child.prior * sqrt(float(child.available)) / (1 + child.visits)
            if promise > best_promise:
                best, best_promise = index, promise
        return best

    def roll_out(self, state: Any) -> None:
        """Play on as the game advises, for a few changes of the seat to move, so that no turn is evaluated half-way."""
        last = -1
        changes = 0
        for _ in range(MAX_ROLLOUT_MOVES):
            seats = self.to_move(state)
            if not seats:
                return
            seat = seats[0]
            if seat != last:
                changes += 1
                if changes > self.rollout_turns:
                    return
                last = seat
            moves = self.legal_moves(state, seat)
            index = 0
            if len(moves) > 1:
                index = self.rng.pick(self.advice(state, seat, moves))
            self.advance(state, seat, moves[index], self.rng)

    def seat_values(self, state: Any) -> list[float]:
        """The value of every seat, if the game computes them all at once; else empty."""
        return [] if self.values is None else self.values(state)

    def evaluate(self, state: Any, path: list[Node]) -> dict[int, float]:
        """The values of the seats on the path."""
        values: dict[int, float] = {}
        outcome = self.outcome(state)
        for node in path:
            seat = node.seat
            if seat not in values:
                if outcome is None:
                    values[seat] = self.value(state, Seat(seat))
                else:
                    values[seat] = result_value(outcome.share(Seat(seat)), float(outcome.scores[seat]))
        return values

    def evaluate_change(self, state: Any, before: list[float]) -> dict[int, float]:
        """The change in the value of every seat since `before`; 0.5 means no change."""
        values: dict[int, float] = {}
        outcome = self.outcome(state)
        after: list[float] = before
        if outcome is None:
            after = self.seat_values(state)
        for seat in range(len(before)):
            now = after[seat]
            if outcome is not None:
                now = result_value(outcome.share(Seat(seat)), float(outcome.scores[seat]))
            values[seat] = 0.5 + 0.5 * (now - before[seat])
        return values

    def update(self, path: list[Node], values: dict[int, float]) -> None:
        """Add the values of an iteration to the nodes on its path."""
        for node in path:
            node.visits += 1
            node.total += values[node.seat]
        own = values[self.root.seat]
        self.total += own
        self.squares += own * own
        self.count += 1
        self.lowest = min(self.lowest, own)
        self.highest = max(self.highest, own)

    def lead(self) -> int:
        """By how many visits the most visited move is ahead of the second."""
        first = 0
        second = 0
        for child in self.root.children.values():
            if child.visits > first:
                first, second = child.visits, first
            elif child.visits > second:
                second = child.visits
        return first - second

    def has_choice(self) -> bool:
        """Whether the game's own advice leaves more than one move to try."""
        moves = 0
        for child in self.root.children.values():
            if child.prior > 0.0 or child.visits > 0:
                moves += 1
        return moves > 1

    def make_root(self, move: Any) -> None:
        """Make the node of a move the new root, or a new node if the move was never tried."""
        child = self.root.children.get(move)
        self.root = Node(self.root.seat, 1.0) if child is None else child

    def resume(self, view: Any, rng: Chance) -> None:
        """Continue from a later view of the same seat, with the tree below the root."""
        self.view = view
        self.rng = rng
        for child in self.root.children.values():
            if child.seat != self.root.seat:
                self.root = Node(self.root.seat, 1.0)
                return

    def deviation(self) -> float:
        """The standard deviation of the values for the seat that searches."""
        mean = self.total / self.count
        return sqrt(max(0.0, self.squares / self.count - mean * mean))
