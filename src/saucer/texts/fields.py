"""Types of the fields of moves, events and refusals: seats, things with names, or plain values."""

from collections.abc import Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

from saucer.engine.game import AnyGame
from saucer.engine.types import Data, Seat, kind_of


@cache
def field_types(cls: type[Data]) -> Mapping[str, Any]:
    """The type of each field, without its None."""
    hints = get_type_hints(cls)
    return {name: without_none(hints[name]) for name in cls.__struct_fields__}


def without_none(hint: Any) -> Any:
    if get_origin(hint) not in (Union, UnionType):
        return hint
    kept = [part for part in get_args(hint) if part is not NoneType]
    return kept[0] if len(kept) == 1 else hint


def types_by_name(game: AnyGame) -> Mapping[str, Any]:
    """The type of a fact, found by its name: that of the fields of this name in the game's moves and events."""
    types: dict[str, Any] = {}
    for cls in (*game.events, *game.moves):
        types.update({name: hint for name, hint in field_types(cls).items() if isinstance(hint, NewType)})
    return types


def is_seat(hint: Any) -> bool:
    return hint is Seat


def element_type(hint: Any) -> Any:
    """The type of a tuple's elements."""
    parts = get_args(hint)
    return parts[0] if parts else object


def is_tuple(hint: Any) -> bool:
    return get_origin(hint) is tuple or hint is tuple


def family_of(name: str, hint: Any) -> str:
    """The prefix of the ids of a value's names: `card` for a `CardId`, else the name of the field."""
    return kebab(hint.__name__.removesuffix("Id") if isinstance(hint, NewType) else name)


@cache
def kebab(name: str) -> str:
    """`PlayCard` and `play_card` are `play-card`."""
    return kind_of(name).replace("_", "-")
