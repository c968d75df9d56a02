"""Compares data read from TOML with the classes of a game's components: fields, kinds of values, allowed values."""

from collections.abc import Mapping
from types import NoneType
from typing import Any, Literal, NewType, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import FieldInfo, fields

from saucer.engine.components.toml_lines import Path

LARGEST_NUMBER = 2**53
LONGEST_SHOWN = 40

KINDS: dict[type, str] = {
    bool: "true or false",
    int: "a whole number",
    str: "a text in quotes",
    list: "a list in [ ]",
    dict: "a table of fields",
}
"""The kinds of values that a component file is made of, as a sentence names them."""


class Problem(Exception):
    """Something wrong in component data: where, and a sentence in English. `key` and `facts` translate it."""

    def __init__(self, path: Path, key: str, sentence: str, **facts: str | int) -> None:
        super().__init__(sentence.format(**facts))
        self.path = path
        self.key = key
        self.facts = facts

    @property
    def field(self) -> str:
        """The last key on the way to it; empty for the whole file."""
        return next((str(part) for part in reversed(self.path) if isinstance(part, str)), "")


def check_shape(value: Any, kind: Any, path: Path = ()) -> None:
    """Raise Problem unless the value can become one of this kind: a struct, a tuple, a choice or a plain value."""
    plain = plain_type(kind)
    if get_origin(plain) is Literal:
        check_choice(value, get_args(plain), path)
    elif get_origin(plain) is tuple:
        check_kind(value, list, path)
        for number, part in enumerate(value):
            check_shape(part, get_args(plain)[0], (*path, number))
    elif issubclass(plain, Struct):
        check_kind(value, dict, path)
        check_fields(value, plain, path)
    else:
        check_kind(value, plain, path)


def plain_type(kind: Any) -> Any:
    """The kind without its NewType and without None: TOML has nothing to write None with."""
    if isinstance(kind, NewType):
        return plain_type(kind.__supertype__)
    parts = [part for part in get_args(kind) if part is not NoneType]
    return plain_type(parts[0]) if NoneType in get_args(kind) else kind


def check_kind(value: Any, kind: type, path: Path) -> None:
    too_large = isinstance(value, int) and abs(value) > LARGEST_NUMBER
    if type(value) is not kind or too_large:
        raise Problem(
            path,
            "box-kind",
            "expected {expected}, not {came}",
            expected=KINDS[kind],
            kind=kind.__name__,
            came=show(value),
        )


def check_choice(value: Any, choices: tuple[str, ...], path: Path) -> None:
    if value not in choices:
        raise Problem(
            path,
            "box-choice",
            "expected one of {choices}, not {came}",
            choices=", ".join(choices),
            came=show(value),
        )


def check_fields(value: Mapping[str, Any], struct: type[Struct], path: Path) -> None:
    known: dict[str, FieldInfo] = {field.name: field for field in fields(struct)}
    for name in value:
        if name not in known:
            names = ", ".join(known)
            raise Problem(
                (*path, name),
                "box-unknown",
                "there is no such field; the fields here are {fields}",
                fields=names,
            )
    for name, field in known.items():
        if name not in value and field.required:
            raise Problem(path, "box-missing", "the field {name} is missing", name=name)
    hints = get_type_hints(struct)
    for name, part in value.items():
        check_shape(part, hints[name], (*path, name))


def show(value: Any) -> str:
    """A value as it is written in TOML, in short."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return "[…]"
    if isinstance(value, dict):
        return "{…}"
    text = f'"{value}"' if isinstance(value, str) else str(value)
    text = " ".join(text.split())
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"
