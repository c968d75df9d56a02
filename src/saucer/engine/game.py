"""What every game offers: a table of pure functions.

This module stays interpreted in the compiled build: a compiled dataclass cannot be generic.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from msgspec import Struct

from saucer.engine.chance import Chance
from saucer.engine.phases import Phase
from saucer.engine.types import Outcome, Refusal, Seat, Timer, Viewer

S = TypeVar("S")
V = TypeVar("V", bound=Struct)
O = TypeVar("O", bound=Struct)  # noqa: E741


def no_clock(_state: Any) -> list[Timer]:
    return []


def one_second(_state: Any, _seat: Seat, _move: Any, _level: str) -> float:
    return 1.0


def nothing_to_check(_options: Any, _seats: int) -> Refusal | None:
    return None


@dataclass(frozen=True)
class ComponentFormat:
    """How a game's component files are read, and the file of the standard components."""

    load: Callable[[str, str], Struct]
    """(text, name of the source) -> checked components; raises BadComponents."""
    standard_text: Callable[[], str]


@dataclass(frozen=True)
class Game(Generic[S, V, O]):
    """The table of functions that makes a game. All are pure and deterministic, except `advance` on its own state."""

    id: str
    rules_version: int
    seat_counts: range
    options: type[O]
    moves: tuple[type, ...]
    events: tuple[type, ...]
    view: type[V]

    start: Callable[[O, int, Chance], S]
    copy: Callable[[S], S]
    dump: Callable[[S], list[Any]]
    """The whole state as plain lists, numbers and strings: what digests are taken of."""
    to_move: Callable[[S], Sequence[Seat]]
    legal_moves: Callable[[S, Seat], list[Any]]
    advance: Callable[[S, Viewer, Any, Chance], list[Any]]
    outcome: Callable[[S], Outcome | None]
    see: Callable[[S, Viewer], V]
    see_event: Callable[[S, Any, Viewer], Any]
    imagine: Callable[[V, Chance], S]
    explain: Callable[[S, Seat, Any], Refusal]
    every_move: Callable[[O, int], Iterable[Any]]
    value: Callable[[S, Seat], float]
    advise: Callable[[S, Seat, list[Any], Chance], list[float]]

    phases: tuple[Phase, ...] = ()
    """Every kind of decision the game asks for."""
    refusals: tuple[str, ...] = ()
    """The reasons its refusals give: ids of the texts `refuse-<reason>`."""
    components: ComponentFormat | None = None
    """None for a game without component files."""
    package: str = ""
    """The Python package that holds the game's texts and rules pages."""

    clock: Callable[[S], list[Timer]] = no_clock
    pace: Callable[[S, Seat, Any, str], float] = one_second
    coach: Callable[[S, Seat, list[Any], Chance, str], list[float]] | None = None
    """The advice that a player of a level follows, where levels differ in more than pace; else `advise` for all."""
    check: Callable[[O, int], Refusal | None] = nothing_to_check
    """Why these options do not go together at this number of seats, or None when they do."""
    races: tuple[type, ...] = ()
    """The moves for which it counts who was first: a server orders them by when they were made, not by arrival."""
    values: Callable[[S], list[float]] | None = None
    """The value of every seat at once. With it a search judges moves by what they change, whatever was imagined."""
    outlook: int = 3
    """Through how many turns a search plays on before it asks for `value`, the rest of the running one included."""

    def advice(self, state: S, seat: Seat, moves: list[Any], rng: Chance, level: str) -> list[float]:
        """A weight per move: what a sensible player of this level leans to."""
        if self.coach is None:
            return self.advise(state, seat, moves, rng)
        return self.coach(state, seat, moves, rng, level)


AnyGame = Game[Any, Any, Any]
