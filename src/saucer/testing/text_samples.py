"""Samples of everything a game can put into words: moves and events with all kinds of values in their fields."""

import re
from collections.abc import Iterator
from itertools import islice, product
from typing import Any, Literal, NewType, get_args, get_origin, get_type_hints

from fluent.syntax import ast

from saucer.engine.game import AnyGame
from saucer.engine.types import Message, Seat
from saucer.texts.bundles import Entry, game_entries, nodes_in, shared_entries
from saucer.texts.fields import element_type, is_tuple, without_none

NAMES = ("Ada", "Bo", "Cy", "Élodie", "Flo", "Gus")
PROBLEM = re.compile(r"[{}$]|\?\?\?|[\u2066-\u2069]|\s[.,]|  |\.\.|^\s|\s$")
"""Signs of a text in which something was not filled in, or is empty."""
BARE_SPACE = re.compile(r" [;:!?»]|« ")
FORM = re.compile(r"-(is|id|starts|others|count|slot|first|last|to|at|from)$")
MOST_SAMPLES = 400


def check_text(text: str, language: str) -> str:
    """The text itself, which must be whole and well set."""
    assert text, "a text is empty"
    assert not PROBLEM.search(text), text
    if language == "fr":
        assert not BARE_SPACE.search(text), f"{text}: a no-break space is missing"
    return text


# Values


def every_variant(cls: type[Message], game: AnyGame) -> Iterator[Message]:
    """Moves or events of one kind, with all sorts of values in their fields."""
    ids = sample_ids(game)
    hints = get_type_hints(cls)
    choices = [samples(hints[name], ids) for name in cls.__struct_fields__]
    for values in islice(product(*choices), MOST_SAMPLES):
        yield cls(*values)


def sample_ids(game: AnyGame) -> dict[Any, list[str]]:
    """Some ids of every kind of thing that moves name."""
    found: dict[Any, dict[str, None]] = {}
    for move in game.rules.every_move(game.options(), game.seat_counts[-1]):
        for name, hint in get_type_hints(type(move)).items():
            if isinstance(hint, NewType) and hint is not Seat:
                found.setdefault(hint, {})[getattr(move, name)] = None
    return {hint: [*ids][:2] + [*ids][-1:] for hint, ids in found.items()}


def samples(hint: Any, ids: dict[Any, list[str]]) -> list[Any]:
    """Values a field of this type can have."""
    plain = without_none(hint)
    nothing = [None] if plain is not hint else []
    if plain is Seat:
        return [*nothing, 0, 1]
    if plain is bool:
        return [*nothing, False, True]
    if plain is int:
        return [*nothing, 1, 0, 2, 7]
    if get_origin(plain) is Literal:
        return [*nothing, *get_args(plain)]
    if is_tuple(plain):
        parts = samples(element_type(plain), ids)
        return [*nothing, *(tuple(parts[:count]) for count in (1, 2, 3))]
    return [*nothing, *ids.get(plain, ["A"])]


def words_in_literals(game: AnyGame, field: str) -> set[str]:
    """What a field of this name can say, over all the game's events."""
    hints = [get_type_hints(event).get(field) for event in game.events]
    return {word for hint in hints if get_origin(hint) is Literal for word in get_args(hint)}


# Texts


def entries_of(game: AnyGame, language: str) -> dict[str, Entry]:
    """All texts of a game, with those all games share."""
    return {**shared_entries(language), **game_entries(game.id, language)}


def public_ids(entries: dict[str, Entry]) -> set[str]:
    """Texts and their attributes, without the parts that sentences of one language are put together from."""
    whole = {name for name in entries if not name.startswith("part-")}
    return whole | {f"{name}.{part.id.name}" for name in whole for part in entries[name].attributes}


def variables(name: str, entries: dict[str, Entry]) -> set[str]:
    """The fields a text speaks of, with the texts it refers to."""
    found: set[str] = set()
    for node in nodes_in(entries[name]):
        if isinstance(node, ast.VariableReference):
            found.add(field_of(node.id.name))
        elif isinstance(node, ast.MessageReference):
            found |= variables(node.id.name, entries)
    return found


def field_of(variable: str) -> str:
    """The field that a variable is made from: `path` for `path-first-from`."""
    shorter = FORM.sub("", variable)
    return variable if shorter == variable else field_of(shorter)
