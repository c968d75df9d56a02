"""Options of a match: their types and choices, and how they are read from plain values."""

import re
from collections.abc import Mapping
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, fields

from saucer.engine.errors import BadOptions
from saucer.engine.types import Data

O = TypeVar("O", bound=Struct)  # noqa: E741

COMPONENTS = "components"
PIECES = "pieces"
"""Options with this field let each player choose among the names and colours of the game's seats.

It has for each seat the number of the seat whose name and colour it takes, and is empty where each has its own.
"""
NO_CHOICES = (COMPONENTS, PIECES)
"""The fields that are chosen otherwise than as options."""
YES_NO = {
    "true": True,
    "yes": True,
    "on": True,
    "1": True,
    "false": False,
    "no": False,
    "off": False,
    "0": False,
}


class OptionField(Data, frozen=True):
    """Name, type, default and choices of an option."""

    name: str
    type: str
    default: bool | int | str
    choices: tuple[bool | int | str, ...]


def option_fields(options: type[Struct]) -> list[OptionField]:
    """Every option of a game, apart from its components and pieces."""
    hints = get_type_hints(options)
    return [describe(field, hints[field.name]) for field in fields(options) if field.name not in NO_CHOICES]


def has_pieces(options: type[Struct]) -> bool:
    """Whether players choose the names and colours of their seats."""
    return PIECES in options.__struct_fields__


def piece_of(plain: Mapping[str, Any], seat: int) -> int:
    """The number of the seat whose name and colour a seat has, by the plain values of its options."""
    pieces = plain.get(PIECES) or ()
    return pieces[seat] if seat < len(pieces) else seat


def describe(field: FieldInfo, hint: Any) -> OptionField:
    assert field.default is not NODEFAULT, f"option {field.name} needs a default"
    if hint is bool:
        return OptionField(field.name, "bool", field.default, (False, True))
    if get_origin(hint) is Literal:
        choices = get_args(hint)
        return OptionField(field.name, type(choices[0]).__name__, field.default, choices)
    return OptionField(field.name, hint.__name__, field.default, ())


def build_options(options: type[O], given: Mapping[str, Any]) -> O:
    """Options from keyword arguments or from texts typed on a command line."""
    known = {option.name: option for option in option_fields(options)}
    values: dict[str, Any] = {}
    for name, value in given.items():
        if name == COMPONENTS:
            values[name] = check_loaded(value)
        elif name == PIECES and has_pieces(options):
            values[name] = check_pieces(value)
        elif name in known:
            values[name] = read_value(known[name], value)
        else:
            names = ", ".join(known)
            message = f"there is no option {name!r}; the options are {names}"
            raise BadOptions(message, "no-option", option=name, known=names)
    return options(**values)


def check_loaded(value: Any) -> Struct | None:
    if value is not None and not isinstance(value, Struct):
        raise BadOptions(f"the option components takes loaded component data, not {value!r}")
    return value


def check_pieces(value: Any) -> tuple[int, ...]:
    """Pieces as a tuple of different numbers."""
    numbers = tuple(value) if isinstance(value, list | tuple) else (None,)
    if not all(type(number) is int and number >= 0 for number in numbers) or len(set(numbers)) < len(numbers):
        raise BadOptions(f"the option pieces takes a list of different numbers from 0 on, not {value!r}")
    return numbers


def read_value(option: OptionField, value: Any) -> bool | int | str:
    read: Any = value
    if isinstance(value, str) and option.type == "bool":
        read = YES_NO.get(value.lower(), value)
    elif isinstance(value, str) and option.type == "int" and re.fullmatch("-?[0-9]{1,18}", value):
        read = int(value)
    fits = type(read).__name__ == option.type and (not option.choices or read in option.choices)
    if not fits:
        expected = " or ".join(spell(choice) for choice in option.choices) or f"a value of type {option.type}"
        choices = ", ".join(spell(choice) for choice in option.choices) or option.type
        message = f"option {option.name} takes {expected}, not {value!r}"
        raise BadOptions(message, "option-value", option=option.name, choices=choices, value=str(value))
    return read  # type: ignore[no-any-return]


def spell(choice: object) -> str:
    return str(choice).lower() if isinstance(choice, bool) else str(choice)


def plain_options(options: Struct) -> dict[str, Any]:
    """Options as plain values; components and pieces only where they are not the usual ones."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(options))
    if plain.get(COMPONENTS) is None:
        plain.pop(COMPONENTS, None)
    if not plain.get(PIECES):
        plain.pop(PIECES, None)
    return plain


def options_from_plain(options: type[O], plain: Mapping[str, Any]) -> O:
    """The options behind the plain values that `plain_options` returns."""
    given = dict(plain)
    if COMPONENTS in given:
        hint = get_type_hints(options)[COMPONENTS]
        try:
            given[COMPONENTS] = msgspec.convert(given[COMPONENTS], hint)
        except msgspec.ValidationError as error:
            raise BadOptions(f"the components cannot be read: {error}") from None
    return build_options(options, given)
