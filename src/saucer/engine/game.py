"""What every game offers: what it is called, what it is made of, and its parts, which are tables of functions.

`saucer.engine.game_parts` says what each part holds and what may be left out. `examples/nim` is a small game;
`saucer new-game ID` writes one.

This module stays interpreted in the compiled build: a compiled dataclass cannot be generic.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, is_dataclass, replace
from importlib import import_module
from pickle import PicklingError
from typing import Any, Generic, cast

from msgspec import Struct

from saucer.engine.defaults import (
    as_chosen,
    combine_fields,
    hints_allowed,
    left_out,
    no_preference,
    nothing_to_check,
    rebuild_state,
    refuse_plainly,
    see_as_spectator,
    see_everything,
    see_whole_event,
)
from saucer.engine.errors import BadGame
from saucer.engine.game_parts import Bots, ComponentFormat, Extras, O, Rules, S, Sight, States, V
from saucer.engine.phases import Phase, PhaseTable
from saucer.engine.types import Data, Refusal, Seat

Functions = dict[str, Callable[..., Any]]


class NoOptions(Data, frozen=True):
    """The options of a game that has none."""


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, V, O]):
    """A game: S is the class of its states, V of its views, O of its options.

    All its functions are pure and deterministic, except `rules.advance` on its own state.
    """

    id: str
    """Small letters, digits and underscores; how programs, links and records call the game."""
    package: str = ""
    """The Python package with its folders `texts` and `rules_pages`: write `package=__name__`."""
    rules_version: int = 1
    """Raised when a rule changes; a record is replayed with the version it was made with."""
    seat_counts: range
    """For how many players the game is."""
    newcomers: int = 0
    """How many seats suit newcomers best. Left out: two, or the nearest number that the game allows."""

    # What it is made of

    moves: tuple[type, ...]
    events: tuple[type, ...]
    view: type[V]
    components: ComponentFormat | None = None
    """None for a game without component files."""
    phases: PhaseTable | None = None
    """Every kind of decision the game asks for. What `rules` and `bots` leave out is taken from here: `to_move`,
    `legal_moves`, `advance`, `explain`, `no_effect` and `advise`. A game without phases defines at least the first
    three itself.
    """
    refusals: tuple[str, ...] = ()
    """The reasons that `explain`, `no_effect` and `check` give: ids of the texts `refuse-<reason>`."""

    # Options

    options: type[O] = cast("Any", NoOptions)  # noqa: RUF009 - a type, whatever mypy makes of it
    check: Callable[[O, int], Refusal | None] = nothing_to_check
    """Why these options do not go together at this number of seats, or None when they do."""
    settle: Callable[[O, int], O] = as_chosen
    """(options, people) -> the options a match starts with, once it is known how many people sit."""
    seat_maker: Callable[[O, Seat], O] = as_chosen
    """(options, seat) -> the options a match starts with, once it is known which seat the maker of the table has."""
    allows_hints: Callable[[O], bool] = hints_allowed
    """Whether players may ask a bot what it would do, in a match with these options."""

    # Parts

    rules: Rules[S, O]
    states: States[S] = field(default_factory=States)
    sight: Sight[S, V]
    bots: Bots[S] = field(default_factory=Bots)
    extras: Extras[S] = field(default_factory=Extras)

    def __post_init__(self) -> None:
        """Put functions in place of those that were left out."""
        if not self.newcomers:
            object.__setattr__(self, "newcomers", max(self.seat_counts[0], min(2, self.seat_counts[-1])))
        if self.newcomers not in self.seat_counts:
            raise BadGame(
                f"the game {self.id!r} is not for {self.newcomers} players, its number for newcomers"
            )
        self.complete("rules", self.missing_rules())
        self.complete("sight", self.missing_sight())
        if self.sight.see_all is left_out:
            self.complete("sight", {"see_all": see_as_spectator(self.sight.see)})
        if self.bots.advise is left_out:
            self.complete("bots", {"advise": no_preference if self.phases is None else self.phases.advise})

    def complete(self, part: str, functions: Functions) -> None:
        object.__setattr__(self, part, replace(getattr(self, part), **functions))

    def missing_rules(self) -> Functions:
        """The rules that were left out: from the phases, or plain ones."""
        found: Functions = {} if self.phases is None else rules_of(self.phases)
        missing = {
            name: function for name, function in found.items() if getattr(self.rules, name) is left_out
        }
        if self.phases is not None and self.phases.idle and not self.rules.has_idle_moves:
            missing["no_effect"] = self.phases.no_effect
        undefined = [
            name
            for name in ("to_move", "legal_moves", "advance")
            if getattr(self.rules, name) is left_out and name not in missing
        ]
        if undefined:
            raise BadGame(f"the game {self.id!r} defines neither phases nor {' and '.join(undefined)}")
        if self.rules.every_move is left_out:
            missing["every_move"] = combine_fields(self.moves)
        if self.rules.explain is left_out and "explain" not in missing:
            missing["explain"] = refuse_plainly(self.rules.to_move)
        return missing

    def missing_sight(self) -> Functions:
        """What players see of a game that hides nothing, as far as it was left out."""
        missing = [name for name in ("see", "see_event", "imagine") if getattr(self.sight, name) is left_out]
        if not missing:
            return {}
        state = self.sight.open_state
        if state is None:
            raise BadGame(
                f"the game {self.id!r} does not define {' or '.join(missing)}; "
                "only a game that hides nothing may leave this out, and says so with open_state"
            )
        if not is_dataclass(state) and not issubclass(state, Struct):
            raise BadGame(
                f"open_state of the game {self.id!r} is neither a dataclass nor a Struct but {state!r}"
            )
        default: Functions = {
            "see": see_everything(state, self.view),
            "see_event": see_whole_event,
            "imagine": rebuild_state(state, self.view),
        }
        return {name: default[name] for name in missing}

    # Pickles and copies

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[str, str, int]]:
        """Pickle the address of the game: a game is a table of functions, which every process imports itself."""
        if game_at(self.package, self.id) is None:
            raise PicklingError(f"the game {self.id!r} is not in its package, {self.package!r}")
        return unpickle_game, (self.package, self.id, self.rules_version)

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Game[S, V, O]":
        """Return the game itself: it never changes."""
        return self

    @property
    def decisions(self) -> tuple[Phase, ...]:
        """Every kind of decision; none for a game without phases."""
        return () if self.phases is None else self.phases.rows

    def by_rules(self, version: int) -> "AnyGame | None":
        """The game by this version of its rules; None where that version can no longer be played."""
        if version == self.rules_version:
            return self
        start = dict(self.rules.earlier_starts).get(version)
        return start and replace(self, rules_version=version, rules=replace(self.rules, start=start))

    @property
    def rules_played(self) -> tuple[int, ...]:
        """Every version of the rules that can be played, the present one last."""
        return (*sorted(version for version, _ in self.rules.earlier_starts), self.rules_version)


def rules_of(table: PhaseTable) -> Functions:
    return {
        "to_move": table.to_move,
        "legal_moves": table.legal_moves,
        "advance": table.advance,
        "explain": table.explain,
    }


AnyGame = Game[Any, Any, Any]


def game_at(package: str, game_id: str) -> AnyGame | None:
    """The game with this id that a package defines, or None. Raises ImportError where there is no such package."""
    for thing in vars(import_module(package)).values():
        if isinstance(thing, Game) and (thing.package, thing.id) == (package, game_id):
            return thing
    return None


def unpickle_game(package: str, game_id: str, version: int) -> AnyGame:
    """The game that was pickled, by the rules it had then."""
    game = game_at(package, game_id)
    found = game and game.by_rules(version)
    if found is None:
        raise BadGame(f"{package!r} has no game {game_id!r} by version {version} of its rules")
    return found
