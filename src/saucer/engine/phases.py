"""Phases: one row per kind of decision, and the table that finds the row of a state.

A game lists its rows and makes a `PhaseTable` of them. `Game` takes from the table whose turn it is, what is legal, how
a move is carried out, why it is refused, why it would do nothing and what to prefer.
"""

from collections.abc import Callable, Sequence
from typing import Any

from saucer.engine.chance import Chance
from saucer.engine.defaults import no_preference
from saucer.engine.sink import Sink
from saucer.engine.types import Refusal, Seat, Viewer

LegalMoves = Callable[[Any, Seat], list[Any]]
"""(state, seat) -> the legal moves of the seat, in a fixed order."""

Handler = Callable[[Any, Any, Any, Sink[Any], Chance], None]
"""(state, seat, move, events, rng): carry out a legal move and append what happened to `events`."""

Refuse = Callable[[Any, Seat, Any], Refusal]
"""(state, seat, move) -> why an illegal move is refused."""

Advise = Callable[[Any, Seat, list[Any], Chance], list[float]]
"""(state, seat, moves, rng) -> a weight per move: what a sensible player leans to."""

FindIdle = Callable[[Any, Seat, Any], Refusal | None]
"""(state, seat, move) -> why a legal move would do nothing; None when it does something."""


class Phase:
    """One kind of decision: which moves are legal, how each is carried out, why one is refused, what to prefer."""

    def __init__(
        self,
        name: str,
        rule: str,
        *,
        legal: LegalMoves,
        play: dict[type, Handler],
        refuse: Refuse,
        advise: Advise = no_preference,
    ) -> None:
        self.name = name
        """As in the text ids: `decide-<name>`."""
        self.rule = rule
        """The rule that asks for this decision, such as R2.2."""
        self.legal = legal
        self.play = play
        """Empty once the match is over: the row then refuses every move of every seat."""
        self.refuse = refuse
        self.advise = advise


def no_moves(_state: Any, _seat: Seat) -> list[Any]:
    return []


def over_phase(rule: str, refuse: Refuse) -> Phase:
    """The phase in which nothing is left to decide."""
    return Phase("over", rule, legal=no_moves, play={}, refuse=refuse)


class Waiting:
    """What seats may do that are not awaited, and why they may do nothing else."""

    def __init__(self, *, refuse: Refuse, legal: LegalMoves = no_moves) -> None:
        self.refuse = refuse
        self.legal = legal


class Phased:
    """The base of a state whose phase compiled code reads without looking up its name."""

    phase: int
    """The number of the phase: what is being decided."""


class PhaseTable:
    """The rows of a game, which of them a state is in, and whom it waits for."""

    def __init__(
        self,
        rows: Sequence[Phase],
        *,
        to_move: Callable[[Any], Sequence[Seat]],
        waiting: Waiting | None = None,
        refuse_misplaced: Callable[[Phase], Refusal] | None = None,
        after_step: Callable[[Any, Sink[Any], Chance], None] | None = None,
        idle: dict[type, FindIdle] | None = None,
    ) -> None:
        self.rows = tuple(rows)
        """Each at the place that is its number. The field `phase` of a state holds the number of its phase."""
        self.numbers: dict[str, int] = {phase.name: number for number, phase in enumerate(self.rows)}
        """The number of each phase by its name."""
        self.to_move = to_move
        """The seats that are awaited."""
        self.waiting = waiting
        """What seats may do that are not awaited; None where the rows say it for every seat."""
        self.refuse_misplaced = refuse_misplaced
        """Why a move is refused for which the phase has no handler; None where the rows say it."""
        self.after_step = after_step
        """What happens by itself after every move."""
        self.idle: dict[type, FindIdle] = idle or {}
        """The classes of moves that can do nothing."""

    def row(self, state: Any) -> Phase:
        """The phase a state is in."""
        if isinstance(state, Phased):
            return self.rows[state.phase]
        number: int = state.phase
        return self.rows[number]

    def legal_moves(self, state: Any, seat: Seat) -> list[Any]:
        """Every legal move of a seat, in a fixed order."""
        if self.waiting is None or seat in self.to_move(state):
            return self.row(state).legal(state, seat)
        return self.waiting.legal(state, seat)

    def advance(self, state: Any, seat: Viewer, move: Any, rng: Chance) -> list[Any]:
        """Carry out a legal move, or the ringing of a timer, and return what happened."""
        sink: Sink[Any] = Sink()
        self.carry_out(state, seat, move, sink, rng)
        return sink.events

    def carry_out(self, state: Any, seat: Viewer, move: Any, sink: Sink[Any], rng: Chance) -> None:
        """Carry out a legal move and report to `sink` what happened."""
        self.row(state).play[type(move)](state, seat, move, sink, rng)
        after_step = self.after_step
        if after_step is not None:
            after_step(state, sink, rng)

    def explain(self, state: Any, seat: Seat, move: Any) -> Refusal:
        """The first rule that an illegal move breaks: the end of the match, whose turn it is, the phase, the row."""
        phase = self.row(state)
        if not phase.play:
            return phase.refuse(state, seat, move)
        if self.waiting is not None and seat not in self.to_move(state):
            return self.waiting.refuse(state, seat, move)
        if self.refuse_misplaced is not None and type(move) not in phase.play:
            return self.refuse_misplaced(phase)
        return phase.refuse(state, seat, move)

    def no_effect(self, state: Any, seat: Seat, move: Any) -> Refusal | None:
        """Why a legal move would do nothing; None when it does something."""
        find_reason = self.idle.get(type(move))
        return None if find_reason is None else find_reason(state, seat, move)

    def advise(self, state: Any, seat: Seat, moves: list[Any], rng: Chance) -> list[float]:
        """A weight per move, greater for moves that promise more."""
        return self.row(state).advise(state, seat, moves, rng)


# Refusals


def refuse_by_move(refusals: dict[type, Refuse]) -> Refuse:
    """Refuse each class of move in its own way."""

    def refuse_move(state: Any, seat: Seat, move: Any) -> Refusal:
        return refusals[type(move)](state, seat, move)

    return refuse_move


def not_your_turn(rule: str) -> Waiting:
    """Seats that are not awaited may do nothing, by this rule."""

    def refuse(_state: Any, _seat: Seat, _move: Any) -> Refusal:
        return Refusal(rule, "not-your-turn", {})

    return Waiting(refuse=refuse)


def another_choice_first(rule: str | None = None) -> Callable[[Phase], Refusal]:
    """Refuse a move of another phase, by this rule or by the rule of the phase."""

    def refuse_misplaced(phase: Phase) -> Refusal:
        return Refusal(rule or phase.rule, "another-choice-first", {"phase": phase.name})

    return refuse_misplaced
