"""The games Saucer knows: four of its own, and those that other packages or programs register.

The four are loaded when the first of them is asked for, so that commands which need none start at once.
"""

from typing import Any

from saucer.engine.game import AnyGame
from saucer.engine.registry import Registry

BUILT_IN: tuple[AnyGame, ...]
"""The four games of this package."""


def built_in() -> tuple[AnyGame, ...]:
    """Load the four games of this package."""
    from saucer.games import area51, eti, panic, strangers  # noqa: PLC0415 - takes time that not every command needs

    return strangers.GAME, area51.GAME, eti.GAME, panic.GAME


def __getattr__(name: str) -> Any:
    if name != "BUILT_IN":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = built_in()
    return globals()[name]


REGISTRY = Registry(built_in)

all_games = REGISTRY.all
find_game = REGISTRY.find
game_called = REGISTRY.called
game_of_view = REGISTRY.of_view
register = REGISTRY.register
registered_addresses = REGISTRY.addresses
register_addresses = REGISTRY.register_addresses
