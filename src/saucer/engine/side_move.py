"""Moves that are legal in several phases, beside the moves of each."""

from typing import Any

from saucer.engine.chance import Chance
from saucer.engine.phases import Handler, LegalMoves, Phase, Refuse
from saucer.engine.types import Refusal, Seat


class SideMove:
    """A class of move that is legal in several phases, with its handler. Advice never prefers it there."""

    def __init__(self, move: type, *, legal: LegalMoves, play: Handler, refuse: Refuse) -> None:
        self.move = move
        self.legal = legal
        self.play = play
        self.refuse = refuse

    def beside(self, row: Phase) -> Phase:
        """The row of a phase, with this move added."""
        added = AddedMove(self, row)
        return Phase(
            row.name,
            row.rule,
            legal=added.legal_moves,
            play={**row.play, self.move: self.play},
            refuse=added.explain,
            advise=added.advise,
        )


class AddedMove:
    """What is legal, refused and preferred in one phase to which a side move was added."""

    def __init__(self, side: SideMove, row: Phase) -> None:
        self.side = side
        self.row = row

    def legal_moves(self, state: Any, seat: Seat) -> list[Any]:
        """The moves of the row, then the side moves."""
        found = self.row.legal(state, seat)
        added = self.side.legal(state, seat)
        return found + added if added else found

    def explain(self, state: Any, seat: Seat, move: Any) -> Refusal:
        if type(move) is self.side.move:
            return self.side.refuse(state, seat, move)
        return self.row.refuse(state, seat, move)

    def advise(self, state: Any, seat: Seat, moves: list[Any], rng: Chance) -> list[float]:
        """What the row advises for its own moves, and no weight for the side moves."""
        kind = self.side.move
        others = [move for move in moves if type(move) is not kind]
        weights = self.row.advise(state, seat, others, rng)
        if len(others) == len(moves):
            return weights
        rest = iter(weights)
        return [0.0 if type(move) is kind else next(rest) for move in moves]
