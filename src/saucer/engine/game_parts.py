"""The parts of a `Game`: its rules, its states, what players see, what bots look at, and extras.

Defaults are in `saucer.engine.defaults`. A flag that is not given says whether the function beside it was.

This module stays interpreted in the compiled build: a compiled dataclass cannot be generic.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct

from saucer.engine.chance import Chance
from saucer.engine.components.reading import FileFormat
from saucer.engine.defaults import (
    as_it_is,
    copy_deeply,
    dump_fields,
    even_chances,
    left_out,
    never_idle,
    no_clock,
    no_default,
    no_opening,
    one_second,
    whole_view,
)
from saucer.engine.talk import SILENT, Talk
from saucer.engine.types import DefaultMove, Outcome, Refusal, Seat, Timer, Viewer

S = TypeVar("S")
V = TypeVar("V", bound=Struct)
O = TypeVar("O", bound=Struct)  # noqa: E741

Landmark = Literal["round", "phase", "turn"]


@dataclass(frozen=True)
class ComponentFormat:
    """How a game's component files are read, and the file of the standard components."""

    load: Callable[[str, str], Struct]
    """(text, name of the source) -> checked components; raises BadComponents."""
    standard_text: Callable[[], str]
    formats: FileFormat
    """The format of the files, and earlier ones that can be brought up to date."""


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[S, O]):
    """What may be done, by whom, and what comes of it. `advance` changes its state; all others leave it alone."""

    start: Callable[[O, int, Chance], S]
    """(options, seats, rng) -> the state before the first move."""
    earlier_starts: tuple[tuple[int, Callable[[O, int, Chance], S]], ...] = ()
    """Earlier `rules_version`s, each with the `start` of matches that follow it. Others can no longer be played."""
    retired: tuple[tuple[int, str], ...] = ()
    """Earlier `rules_version`s that can no longer be played, each with the last commit or release that plays it."""
    outcome: Callable[[S], Outcome | None]

    # From the phases of the game, where it has some

    to_move: Callable[[S], Sequence[Seat]] = left_out
    """The seats the match waits for: several when play is simultaneous, none when the match is over."""
    legal_moves: Callable[[S, Seat], list[Any]] = left_out
    """Every legal move of a seat, in a fixed order. One that is not to move has none, or such as `unasked` names."""
    advance: Callable[[S, Viewer, Any, Chance], list[Any]] = left_out
    """(state, seat, move, rng) -> the events; changes the state. The clock is no seat and plays `TimeUp`."""
    explain: Callable[[S, Seat, Any], Refusal] = left_out
    """Why an illegal move is refused: the first rule it breaks, as far as the seat may know."""
    no_effect: Callable[[S, Seat, Any], Refusal | None] = never_idle
    """Why a legal move would do nothing, as far as the seat may know; None when it does something.

    Players are warned before they make such a move. Moves that mean to do nothing, such as a pass, are none.
    """
    has_idle_moves: bool = field(init=False)
    """Whether a legal move can do nothing."""

    # Moves

    unasked: tuple[type, ...] = ()
    """The moves by which a seat that is not to move may choose again, while others still decide.

    People may make them at any time; bots and drivers are never asked for them, so that matches end.
    """
    races: tuple[type, ...] = ()
    """The moves for which it counts who was first: a server orders them by when they were made, not by arrival."""
    default_move: Callable[[S, Seat], DefaultMove | None] = no_default
    """The move a seat makes unless it chooses another in a while, as far as the seat may know; None for most decisions.

    Clients make it by themselves unless their player wants to be asked everything.
    """
    every_move: Callable[[O, int], Iterable[Any]] = left_out
    """(options, seats) -> all moves there can be, in a fixed order. May be left out where fields have few values."""

    # Timers

    clock: Callable[[S], list[Timer]] = no_clock
    """The timers that are running. A driver or a server plays `TimeUp` when one runs out."""
    is_timed: bool = field(init=False)
    """Whether timers can run."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "has_idle_moves", self.no_effect is not never_idle)
        object.__setattr__(self, "is_timed", self.clock is not no_clock)


@dataclass(frozen=True, kw_only=True)
class States(Generic[S]):
    """How states are copied and written down."""

    copy: Callable[[S], S] = copy_deeply
    """Worth writing by hand, for searches copy states all the time."""
    dump: Callable[[S], list[Any]] = dump_fields
    """The whole state as plain lists, numbers and strings: what digests are taken of."""


@dataclass(frozen=True, kw_only=True)
class Sight(Generic[S, V]):
    """What players see. Only a game that hides nothing may leave out `see`, `see_event` and `imagine`."""

    open_state: type[S] | None = None
    """The class of the states of a game that hides nothing: a dataclass, or a msgspec Struct.

    Its views then must have all fields of the state, under the same names.
    """
    see: Callable[[S, Viewer], V] = left_out
    """What a seat, or None for a spectator, may know of a state."""
    see_event: Callable[[S, Any, Viewer], Any] = left_out
    """(state after the step, event, viewer) -> the event as that viewer may know it."""
    imagine: Callable[[V, Chance], S] = left_out
    """A state that fits everything a view knows, the unknown as chance alone would deal it."""
    show: Callable[[V], V] = whole_view
    """A view as people are shown it, where a match is played without what they could remember. Bots get it whole."""
    see_all: Callable[[S], V] = left_out
    """The view of a finished match with every secret open and no viewer. Left out: what a spectator sees."""
    opening: Callable[[S], list[Any]] = no_opening
    """The first state -> events that describe the set-up. Logs and replays begin with them; records lack them."""
    describe: Callable[[S, Any], Any] = as_it_is
    """(state, move, event, decision or refusal) -> the same, with the ids under which texts name things."""
    landmarks: tuple[tuple[type, Landmark], ...] = ()
    """The classes of events with which a round, a phase or a turn begins. Replays are marked with them."""


@dataclass(frozen=True, kw_only=True)
class Bots(Generic[S]):
    """What bots look at, and how long they take."""

    value: Callable[[S, Seat], float] = even_chances
    """How well a seat stands, from 0 to 1. A game that leaves this out needs a long `lookahead` for searches."""
    values: Callable[[S], list[float]] | None = None
    """The value of every seat at once. With it a search judges moves by what they change, whatever was imagined."""
    advise: Callable[[S, Seat, list[Any], Chance], list[float]] = left_out
    """A weight per move: what a sensible player leans to; 0 for a move that a search need not try."""
    advise_at_level: Callable[[S, Seat, list[Any], Chance, str], list[float]] | None = None
    """The advice that a player of a level follows, where levels differ in more than pace; else `advise` for all."""
    pace: Callable[[S, Seat, Any, str], float] = one_second
    """(state, seat, move, level) -> the seconds a player of that level takes over a move."""
    has_pace: bool = field(init=False)
    """Whether players take different times over their moves."""
    lookahead: int = 3
    """Through how many turns a search plays on before it asks for `value`, the rest of the running one included."""
    caution: float = 0.0
    """How many standard errors better a move must seem to a search than the one that `advise` prefers.

    For games in which luck hides what a decision is worth. At 0 a search plays the move it has tried most.
    """
    without_search: Callable[[S, Seat, list[Any], Chance], list[float]] | None = None
    """A weight per move where bots that search do not, because a search finds nothing better; else empty."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "has_pace", self.pace is not one_second)

    def advice(self, state: S, seat: Seat, moves: list[Any], rng: Chance, level: str) -> list[float]:
        """A weight per move: what a sensible player of this level leans to."""
        if self.advise_at_level is None:
            return self.advise(state, seat, moves, rng)
        return self.advise_at_level(state, seat, moves, rng, level)


def no_picture(_state: Any) -> str:
    """For games in which nothing is built."""
    return ""


@dataclass(frozen=True)
class DailyPuzzle:
    """A match for one player that is the same for everyone on a day. All functions take states of the game."""

    options: Struct
    fits: Callable[[Any], bool]
    """Whether a first state makes a good puzzle; if not, the next one of the day is tried."""
    goals: Callable[[Any], tuple[str, ...]]
    """What is to be reached, from the first state: ids of texts, which say with `.goal` what counts."""
    values: Callable[[Any], tuple[int | None, ...]]
    """Last state -> the value reached for each goal; empty where nothing was finished."""
    picture: Callable[[Any], str] = no_picture
    """Last state -> what was built, in the game's own notation; empty where nothing was finished."""
    bests: Callable[[Any], tuple[tuple[int | None, ...], ...]] | None = None
    """First state -> for each goal a value, in all the ways that nobody can beat; known at once, without a search. None
    where nobody can know: then tries are compared with the best that a number of searches found."""


@dataclass(frozen=True, kw_only=True)
class Tutorial:
    """A newcomer's first match, the same for everyone: a person in the first seat, easy bots in the others."""

    seats: int = 2
    options: Struct | None = None
    """None for the usual ones."""
    number: int = 0
    """Which of the fixed deals it is played with."""


@dataclass(frozen=True, kw_only=True)
class Extras(Generic[S]):
    """What a game may have beyond its rules."""

    daily: DailyPuzzle | None = None
    """The puzzle of the day; its name is the text `daily`. None for a game without."""
    tutorial: Tutorial | None = None
    """None for a game without."""
    fine_points: frozenset[str] = frozenset()
    """Options that few tables change: forms show them after all others, folded away."""
    drawing: str = ""
    """Where the terminal finds the game's `saucer.cli.draw.Drawing`, such as `nim.drawing:DRAWING`."""
    talk: Talk = SILENT
    """Why players decide as they do, for the narrator to say of bots. Most games leave it out."""
