"""Encodes moves, events and views as plain values such as `{"kind": "take_card", …}`, and decodes them."""

from functools import cache
from typing import Any, TypeVar

import msgspec

from saucer.engine.errors import BadMessage
from saucer.engine.game import AnyGame
from saucer.engine.types import Message, TakeBack, TimeUp, kind_of

T = TypeVar("T")


class Codec:
    """Encodes and decodes the moves, events and views of one game."""

    def __init__(self, game: AnyGame) -> None:
        self.moves = by_kind((*game.moves, TimeUp, TakeBack))
        self.events = by_kind(game.events)
        self.view = game.view

    def encode(self, message: Message) -> dict[str, Any]:
        """A move or an event as plain values."""
        plain: dict[str, Any] = msgspec.to_builtins(message)
        return plain

    def decode_move(self, data: object) -> Any:
        return decode_tagged(data, self.moves, "move")

    def decode_event(self, data: object) -> Any:
        return decode_tagged(data, self.events, "event")

    def encode_view(self, view: Any) -> dict[str, Any]:
        plain: dict[str, Any] = msgspec.to_builtins(view)
        return plain

    def decode_view(self, data: object) -> Any:
        return convert(data, self.view, "view")


@cache
def by_kind(classes: tuple[type, ...]) -> dict[str, type]:
    """The classes of moves or events by kind."""
    return {kind_of(cls.__name__): cls for cls in classes}


def decode_tagged(data: object, classes: dict[str, type], what: str) -> Any:
    if not isinstance(data, dict) or not isinstance(data.get("kind"), str):
        raise BadMessage(
            f'expected a {what} such as {{"kind": "{next(iter(classes))}"}}, got {shorten(data)}'
        )
    cls = classes.get(data["kind"])
    if cls is None:
        raise BadMessage(f"no {what} is called {shorten(data['kind'])}; there are {', '.join(classes)}")
    return convert(data, cls, f"{what} {data['kind']}")


def convert(data: object, cls: type[T], what: str) -> T:
    try:
        return msgspec.convert(data, cls)
    except msgspec.ValidationError as error:
        raise BadMessage(f"that is not a {what}: {error}") from None


def shorten(data: object, limit: int = 60) -> str:
    text = repr(data)
    return text if len(text) <= limit else text[: limit - 1] + "…"
