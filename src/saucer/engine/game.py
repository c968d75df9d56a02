"""What every game offers: a table of functions, and what the rest of Saucer has to know about them.

Fields without a default are what every game must say; the other defaults are in `saucer.engine.defaults`, and only a
game that hides nothing may leave out what players see. `examples/nim` is such a game; `saucer new-game ID` writes one.

This module stays interpreted in the compiled build: a compiled dataclass cannot be generic.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, is_dataclass, replace
from typing import Any, Generic, TypeVar, cast

from msgspec import Struct

from saucer.engine.chance import Chance
from saucer.engine.components import FileFormat
from saucer.engine.defaults import (
    as_chosen,
    as_it_is,
    combine_fields,
    copy_deeply,
    dump_fields,
    even_chances,
    hints_allowed,
    left_out,
    never_idle,
    no_clock,
    no_default,
    no_opening,
    no_preference,
    nothing_to_check,
    one_second,
    rebuild_state,
    refuse_plainly,
    see_everything,
    see_whole_event,
    whole_view,
)
from saucer.engine.errors import BadGame
from saucer.engine.phases import Phase, PhaseTable
from saucer.engine.talk import SILENT, Talk
from saucer.engine.types import Data, DefaultMove, Outcome, Refusal, Seat, Timer, Viewer

__all__ = [
    "AnyGame",
    "ComponentFormat",
    "DailyPuzzle",
    "Game",
    "NoOptions",
    "Tutorial",
    "no_clock",
    "one_second",
]

S = TypeVar("S")
V = TypeVar("V", bound=Struct)
O = TypeVar("O", bound=Struct)  # noqa: E741


class NoOptions(Data, frozen=True):
    """The options of a game that has none."""


@dataclass(frozen=True)
class ComponentFormat:
    """How a game's component files are read, and the file of the standard components."""

    load: Callable[[str, str], Struct]
    """(text, name of the source) -> checked components; raises BadComponents."""
    standard_text: Callable[[], str]
    formats: FileFormat
    """The format of the files, and earlier ones that can be brought up to date."""


@dataclass(frozen=True)
class DailyPuzzle:
    """A match for one player that is the same for everyone on a day. All functions take states of the game."""

    options: Struct
    fits: Callable[[Any], bool]
    """Whether a first state makes a good puzzle; if not, the next one of the day is tried."""
    goals: Callable[[Any], tuple[str, ...]]
    """What is to be reached, from the first state: ids of texts, which say with `.goal` what counts."""
    bests: Callable[[Any], tuple[tuple[int | None, ...], ...]]
    """First state -> for each goal a value, in all the ways that nobody can beat; known at once, without a search."""
    values: Callable[[Any], tuple[int | None, ...]]
    """Last state -> the value reached for each goal; empty where nothing was finished."""
    picture: Callable[[Any], str]
    """Last state -> what was built, in the game's own notation; empty where nothing was finished."""


@dataclass(frozen=True, kw_only=True)
class Tutorial:
    """A newcomer's first match, the same for everyone: a person in the first seat, easy bots in the others."""

    seats: int = 2
    options: Struct | None = None
    """None for the usual ones."""
    number: int = 0
    """Which of the fixed deals it is played with."""


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, V, O]):
    """The table of functions that makes a game. All are pure and deterministic, except `advance` on its own state.

    S is the class of its states, V of its views, O of its options.
    """

    # The game as a whole

    id: str
    """Small letters, digits and underscores; how programs, links and records call the game."""
    package: str = ""
    """The Python package with its folders `texts` and `rules_pages`: write `package=__name__`."""
    rules_version: int = 1
    """Raised when a rule changes; a record is replayed with the version it was made with."""
    seat_counts: range
    """For how many players the game is."""
    options: type[O] = cast("Any", NoOptions)  # noqa: RUF009 - a type, whatever mypy makes of it
    moves: tuple[type, ...]
    events: tuple[type, ...]
    view: type[V]
    open_state: type[S] | None = None
    """The class of the states of a game that hides nothing: a dataclass, or a msgspec Struct.

    Such a game may leave out `see`, `see_event` and `imagine`. Its views then must have all fields of the state, under
    the same names.
    """
    components: ComponentFormat | None = None
    """None for a game without component files."""
    phases: PhaseTable | None = None
    """Every kind of decision the game asks for, with the functions `to_move`, `legal_moves`, `advance`, `explain`,
    `no_effect` and `advise`. A game without phases defines these itself, at least the first three.
    """
    refusals: tuple[str, ...] = ()
    """The reasons that `explain`, `no_effect` and `check` give: ids of the texts `refuse-<reason>`."""

    # Rules

    start: Callable[[O, int, Chance], S]
    """(options, seats, rng) -> the state before the first move."""
    earlier_starts: tuple[tuple[int, Callable[[O, int, Chance], S]], ...] = ()
    """Earlier `rules_version`s, each with the `start` of matches that follow it. Others can no longer be played."""
    retired: tuple[tuple[int, str], ...] = ()
    """Earlier `rules_version`s that can no longer be played, each with the last commit or release that plays it."""
    to_move: Callable[[S], Sequence[Seat]] = left_out
    """The seats the match waits for: several when play is simultaneous, none when the match is over."""
    legal_moves: Callable[[S, Seat], list[Any]] = left_out
    """Every legal move of a seat, in a fixed order. One that is not to move has none, or such as `unasked` names."""
    unasked: tuple[type, ...] = ()
    """The moves by which a seat that is not to move may choose again, while others still decide.

    People may make them at any time; bots and drivers are never asked for them, so that matches end.
    """
    advance: Callable[[S, Viewer, Any, Chance], list[Any]] = left_out
    """(state, seat, move, rng) -> the events; changes the state. The clock is no seat and plays `TimeUp`."""
    outcome: Callable[[S], Outcome | None]
    explain: Callable[[S, Seat, Any], Refusal] = left_out
    """Why an illegal move is refused: the first rule it breaks, as far as the seat may know."""
    no_effect: Callable[[S, Seat, Any], Refusal | None] = never_idle
    """Why a legal move would do nothing, as far as the seat may know; None when it does something.

    Players are warned before they make such a move. Moves that mean to do nothing, such as a pass, are none.
    """
    default_move: Callable[[S, Seat], DefaultMove | None] = no_default
    """The move a seat makes unless it chooses another in a while, as far as the seat may know; None for most decisions.

    Clients make it by themselves unless their player wants to be asked everything.
    """
    every_move: Callable[[O, int], Iterable[Any]] = left_out
    """(options, seats) -> all moves there can be, in a fixed order. May be left out where fields have few values."""
    check: Callable[[O, int], Refusal | None] = nothing_to_check
    """Why these options do not go together at this number of seats, or None when they do."""
    settle: Callable[[O, int], O] = as_chosen
    """(options, people) -> the options a match starts with, once it is known how many people sit."""
    seat_maker: Callable[[O, Seat], O] = as_chosen
    """(options, seat) -> the options a match starts with, once it is known which seat the maker of the table has."""
    allows_hints: Callable[[O], bool] = hints_allowed
    """Whether players may ask a bot what it would do, in a match with these options."""
    clock: Callable[[S], list[Timer]] = no_clock
    """The timers that are running. A driver or a server plays `TimeUp` when one runs out."""
    races: tuple[type, ...] = ()
    """The moves for which it counts who was first: a server orders them by when they were made, not by arrival."""

    daily: DailyPuzzle | None = None
    """The puzzle of the day; its name is the text `daily`. None for a game without."""
    tutorial: Tutorial | None = None
    """None for a game without."""

    # States

    copy: Callable[[S], S] = copy_deeply
    """Worth writing by hand, for searches copy states all the time."""
    dump: Callable[[S], list[Any]] = dump_fields
    """The whole state as plain lists, numbers and strings: what digests are taken of."""

    # What players see

    see: Callable[[S, Viewer], V] = left_out
    """What a seat, or None for a spectator, may know of a state."""
    show: Callable[[V], V] = whole_view
    """A view as people are shown it, where a match is played without what they could remember. Bots get it whole."""
    see_event: Callable[[S, Any, Viewer], Any] = left_out
    """(state after the step, event, viewer) -> the event as that viewer may know it."""
    imagine: Callable[[V, Chance], S] = left_out
    """A state that fits everything a view knows, the unknown as chance alone would deal it."""
    opening: Callable[[S], list[Any]] = no_opening
    """The first state -> events that describe the set-up. Logs and replays begin with them; records lack them."""
    describe: Callable[[S, Any], Any] = as_it_is
    """(state, move, event, decision or refusal) -> the same, with the ids under which texts name things."""
    talk: Talk = SILENT
    """Why players decide as they do, for the narrator to say of bots. Most games leave it out."""
    drawing: str = ""
    """Where the terminal finds the game's `saucer.cli.draw.Drawing`, such as `nim.drawing:DRAWING`."""

    # Bots

    value: Callable[[S, Seat], float] = even_chances
    """How well a seat stands, from 0 to 1. A game that leaves this out needs a long `outlook` for bots that search."""
    values: Callable[[S], list[float]] | None = None
    """The value of every seat at once. With it a search judges moves by what they change, whatever was imagined."""
    advise: Callable[[S, Seat, list[Any], Chance], list[float]] = no_preference
    """A weight per move: what a sensible player leans to; 0 for a move that a search need not try."""
    coach: Callable[[S, Seat, list[Any], Chance, str], list[float]] | None = None
    """The advice that a player of a level follows, where levels differ in more than pace; else `advise` for all."""
    pace: Callable[[S, Seat, Any, str], float] = one_second
    """(state, seat, move, level) -> the seconds a player of that level takes over a move."""
    outlook: int = 3
    """Through how many turns a search plays on before it asks for `value`, the rest of the running one included."""
    caution: float = 0.0
    """How many standard errors better a move must seem to a search than the one that `advise` prefers.

    For games in which luck hides what a decision is worth. At 0 a search plays the move it has tried most.
    """
    plan: Callable[[S, Seat, list[Any], Chance], list[float]] | None = None
    """A weight per move where bots that search follow a plan, because a search finds nothing better; else empty."""

    def __post_init__(self) -> None:
        """Put functions in place of those that were left out."""
        if self.phases is not None:
            self.take_from(self.phases)
        undefined = [
            name for name in ("to_move", "legal_moves", "advance") if getattr(self, name) is left_out
        ]
        if undefined:
            raise BadGame(f"the game {self.id!r} defines neither phases nor {' and '.join(undefined)}")
        if self.explain is left_out:
            self.fill_in("explain", refuse_plainly(self.to_move))
        if self.every_move is left_out:
            self.fill_in("every_move", combine_fields(self.moves))
        missing = [name for name in ("see", "see_event", "imagine") if getattr(self, name) is left_out]
        if missing:
            self.show_everything(missing)

    def take_from(self, table: PhaseTable) -> None:
        """Take the functions of the phases, apart from those that the game defines itself."""
        offered: dict[str, Callable[..., Any]] = {
            "to_move": table.to_move,
            "legal_moves": table.legal_moves,
            "advance": table.advance,
            "explain": table.explain,
        }
        for name, function in offered.items():
            if getattr(self, name) is left_out:
                self.fill_in(name, function)
        if table.idle and self.no_effect is never_idle:
            self.fill_in("no_effect", table.no_effect)
        if self.advise is no_preference:
            self.fill_in("advise", table.advise)

    def show_everything(self, missing: list[str]) -> None:
        if self.open_state is None:
            raise BadGame(
                f"the game {self.id!r} does not define {' or '.join(missing)}; "
                "only a game that hides nothing may leave this out, and says so with open_state"
            )
        if not is_dataclass(self.open_state) and not issubclass(self.open_state, Struct):
            raise BadGame(
                f"open_state of the game {self.id!r} is neither a dataclass nor a Struct but {self.open_state!r}"
            )
        default: dict[str, Callable[..., Any]] = {
            "see": see_everything(self.open_state, self.view),
            "see_event": see_whole_event,
            "imagine": rebuild_state(self.open_state, self.view),
        }
        for name in missing:
            self.fill_in(name, default[name])

    def fill_in(self, name: str, function: Callable[..., Any]) -> None:
        object.__setattr__(self, name, function)

    @property
    def is_timed(self) -> bool:
        """Whether timers can run."""
        return self.clock is not no_clock

    @property
    def has_idle_moves(self) -> bool:
        """Whether a legal move can do nothing."""
        return self.no_effect is not never_idle

    @property
    def decisions(self) -> tuple[Phase, ...]:
        """Every kind of decision; none for a game without phases."""
        return () if self.phases is None else self.phases.rows

    def by_rules(self, version: int) -> "AnyGame | None":
        """The game by this version of its rules; None where that version can no longer be played."""
        if version == self.rules_version:
            return self
        start = dict(self.earlier_starts).get(version)
        return start and replace(self, rules_version=version, start=start)

    @property
    def rules_played(self) -> tuple[int, ...]:
        """Every version of the rules that can be played, the present one last."""
        return (*sorted(version for version, _ in self.earlier_starts), self.rules_version)

    def advice(self, state: S, seat: Seat, moves: list[Any], rng: Chance, level: str) -> list[float]:
        """A weight per move: what a sensible player of this level leans to."""
        if self.coach is None:
            return self.advise(state, seat, moves, rng)
        return self.coach(state, seat, moves, rng, level)


AnyGame = Game[Any, Any, Any]
