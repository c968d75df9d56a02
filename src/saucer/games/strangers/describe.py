"""Names of things in sentences: the space of School is called School."""

from typing import Any, Final

from msgspec.structs import replace

from saucer.engine.types import Refusal
from saucer.games.strangers.components import Spot
from saucer.games.strangers.state import State

SCHOOL: Final = Spot("school")
"""The id under which texts name School; no board has a space of this name."""


def describe(state: State, message: Any) -> Any:
    """Return a move, an event, a decision or a refusal with the space of School renamed to School."""
    school = state.board.names[state.board.school]
    if isinstance(message, Refusal):
        return Refusal(
            message.rule,
            message.reason,
            {name: renamed(school, fact) for name, fact in message.facts.items()},
        )
    changed: dict[str, Any] = {}
    for name in message.__struct_fields__:
        value = getattr(message, name)
        if value == school or (isinstance(value, tuple) and school in value):
            changed[name] = renamed(school, value)
    return replace(message, **changed) if changed else message


def renamed(school: str, value: Any) -> Any:
    """Return a spot or several spots with School renamed; anything else is returned unchanged."""
    if isinstance(value, tuple):
        return tuple([renamed(school, part) for part in value])
    return SCHOOL if value == school else value
