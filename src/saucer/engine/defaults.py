"""Functions for games that leave them out. Each is correct for every game that may leave it out, if not fast."""

from collections.abc import Callable, Iterable
from copy import deepcopy
from itertools import product
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from saucer.engine.chance import Chance
from saucer.engine.errors import BadGame
from saucer.engine.types import DefaultMove, Refusal, Seat, Timer, Viewer

TURN = "Turn"
MOVE = "Move"
"""What `refuse_plainly` names in place of a rule's number."""


def left_out(*_given: Any) -> Any:
    """Placeholder for a function that `Game` fills in when it is created."""
    raise AssertionError("Game replaces this when it is made")


# What players read


def no_opening(_state: Any) -> list[Any]:
    """Return no events for the set-up."""
    return []


def whole_view(view: Any) -> Any:
    """Return the view unchanged."""
    return view


def as_it_is(_state: Any, message: Any) -> Any:
    """Return the message unchanged."""
    return message


# Rules


def no_clock(_state: Any) -> list[Timer]:
    """Return no timers."""
    return []


def nothing_to_check(_options: Any, _seats: int) -> Refusal | None:
    """Return no refusal: all options can be combined."""
    return None


def as_chosen(options: Any, _known: int) -> Any:
    """Return the options unchanged."""
    return options


def hints_allowed(_options: Any) -> bool:
    """Return True: hints are always allowed."""
    return True


def never_idle(_state: Any, _seat: Seat, _move: Any) -> Refusal | None:
    """Return None: every legal move does something."""
    return None


def refuse_plainly(to_move: Callable[[Any], Iterable[Seat]]) -> Callable[[Any, Seat, Any], Refusal]:
    """Return an `explain` that says only whether it is the seat's turn, without a rule."""

    def explain(state: Any, seat: Seat, _move: Any) -> Refusal:
        if seat not in to_move(state):
            return Refusal(TURN, "not-your-turn", {})
        return Refusal(MOVE, "not-now", {})

    return explain


def combine_fields(moves: Iterable[type]) -> Callable[[Any, int], list[Any]]:
    """A catalogue of moves: every combination of the values that the fields of each move can have."""
    hints = [(move, [(name, hint) for name, hint in get_type_hints(move).items()]) for move in moves]
    for move, fields in hints:
        for name, hint in fields:
            require_choices(move, name, hint)

    def every_move(_options: Any, seats: int) -> list[Any]:
        return [
            move(*values)
            for move, fields in hints
            for values in product(*(choices_of(hint, seats) for _, hint in fields))
        ]

    return every_move


def require_choices(move: type, name: str, hint: Any) -> None:
    if not choices_of(hint, 1):
        raise BadGame(
            f"the game must define every_move: the field {name} of {move.__name__} is neither a Literal, a bool "
            "nor a Seat, so its values cannot be listed"
        )


def choices_of(hint: Any, seats: int) -> list[Any]:
    """The values of a type that has few; nothing for other types."""
    if hint is NoneType:
        return [None]
    if hint is Seat:
        return list(range(seats))
    if hint is bool:
        return [False, True]
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    if get_origin(hint) in (Union, UnionType):
        parts = [choices_of(part, seats) for part in get_args(hint)]
        return [choice for part in parts for choice in part] if all(parts) else []
    return []


# States


def copy_deeply(state: Any) -> Any:
    """Return a deep copy. A copy written by hand is ten times as fast."""
    return deepcopy(state)


def dump_fields(state: Any) -> list[Any]:
    """Every attribute of a state, by name, as plain values."""
    return [msgspec.to_builtins(state, str_keys=True, enc_hook=attributes, order="deterministic")]


def attributes(thing: Any) -> dict[str, Any]:
    """The attributes of an object of a plain class."""
    if hasattr(thing, "__dict__"):
        return dict(vars(thing))
    names = [name for cls in type(thing).__mro__ for name in getattr(cls, "__slots__", ())]
    if not names:
        raise BadGame(f"the game must define dump: {type(thing).__name__} has no attributes to write down")
    return {name: getattr(thing, name) for name in names}


# What players see, in games that hide nothing


def see_everything(state: type, view: type) -> Callable[[Any, Viewer], Any]:
    """Views whose fields show the fields of the state that have the same names."""
    names = shared_names(state, view)

    def see(whole: Any, viewer: Viewer) -> Any:
        return msgspec.convert({**plain_fields(whole, names), "viewer": viewer}, view)

    return see


def see_as_spectator(see: Callable[[Any, Viewer], Any]) -> Callable[[Any], Any]:
    """Views as a spectator has them, for a game that opens nothing more after its end."""

    def see_all(whole: Any) -> Any:
        return see(whole, None)

    return see_all


def see_whole_event(_state: Any, event: Any, _viewer: Viewer) -> Any:
    """Return the event unchanged."""
    return event


def rebuild_state(state: type, view: type) -> Callable[[Any, Chance], Any]:
    """States made from the fields of a view that have the same names."""
    names = shared_names(state, view)

    def imagine(seen: Any, _rng: Chance) -> Any:
        return msgspec.convert(plain_fields(seen, names), state)

    return imagine


def shared_names(state: type, view: type) -> list[str]:
    """The fields of a state, all of which its view must have too."""
    names = list(get_type_hints(state))
    missing = sorted(set(names) - set(get_type_hints(view)))
    if missing:
        raise BadGame(
            f"{view.__name__} has no field {missing[0]!r}, as {state.__name__} has; "
            "the views of a game with open_state show everything"
        )
    return names


def plain_fields(source: Any, names: list[str]) -> dict[str, Any]:
    """The values of these fields, as plain values that share nothing with them."""
    return {name: msgspec.to_builtins(getattr(source, name)) for name in names}


# Bots


def no_default(_state: Any, _seat: Seat) -> DefaultMove | None:
    """Return None: no decision has a default."""
    return None


def one_second(_state: Any, _seat: Seat, _move: Any, _level: str) -> float:
    """Return one second for every move."""
    return 1.0


def even_chances(_state: Any, _seat: Seat) -> float:
    """Return 0.5 for every seat."""
    return 0.5


def no_preference(_state: Any, _seat: Seat, moves: list[Any], _rng: Chance) -> list[float]:
    """Return the same weight for every move."""
    return [1.0] * len(moves)
