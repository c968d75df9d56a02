"""Phases: one row per kind of decision, holding everything the rules and a sensible player have to say about it."""

from collections.abc import Callable
from typing import Any

from saucer.engine.chance import Chance
from saucer.engine.types import Refusal, Seat

LegalMoves = Callable[[Any, Seat], list[Any]]
"""(state, seat) -> the legal moves of the seat, in a fixed order."""

Handler = Callable[[Any, Any, Any, list[Any], Chance], None]
"""(state, seat, move, events, rng): carry out a legal move and append what happened to `events`."""

Refuse = Callable[[Any, Seat, Any], Refusal]
"""(state, seat, move) -> why an illegal move is refused."""

Advise = Callable[[Any, Seat, list[Any], Chance], list[float]]
"""(state, seat, moves, rng) -> a weight per move: what a sensible player leans to."""


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
        advise: Advise,
    ) -> None:
        self.name = name
        """As in the text ids: `decide-<name>`."""
        self.rule = rule
        """The rule that asks for this decision, such as R2.2."""
        self.legal = legal
        self.play = play
        self.refuse = refuse
        self.advise = advise
