"""Games of which a few functions are replaced by others."""

from dataclasses import fields, replace
from typing import Any

from saucer.engine.game import AnyGame

PARTS = ("rules", "states", "sight", "bots", "extras")


def changed(game: AnyGame, **given: Any) -> AnyGame:
    """The game with other values of some fields: its own, or those of the part that has them."""
    for name, value in given.items():
        part = part_with(game, name)
        if part is None:
            game = replace(game, **{name: value})
        else:
            inner: Any = replace(getattr(game, part), **{name: value})
            game = replace(game, **{part: inner})
    return game


def part_with(game: AnyGame, name: str) -> str | None:
    """The part that has a field of this name; None for a field of the game itself."""
    return next((part for part in PARTS if name in {each.name for each in fields(getattr(game, part))}), None)
