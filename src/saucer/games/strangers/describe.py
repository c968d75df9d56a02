"""How sentences name things: School goes by its name, not by that of the space it is on."""

from typing import Any, Final

from msgspec.structs import replace

from saucer.engine.types import Refusal
from saucer.games.strangers.components import Spot
from saucer.games.strangers.state import State

SCHOOL: Final = Spot("school")
"""The id under which texts name School; no board has a space of this name."""


def describe(state: State, message: Any) -> Any:
    """A move, an event, a decision or a refusal in which the space of School is called School."""
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
    """A spot, or several, with School under its own name; everything else as it is."""
    if isinstance(value, tuple):
        return tuple([renamed(school, part) for part in value])
    return SCHOOL if value == school else value
