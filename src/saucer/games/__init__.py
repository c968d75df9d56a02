"""The games Saucer knows."""

import sys
from types import ModuleType
from typing import Any

from saucer.engine.errors import UnknownGame
from saucer.engine.game import AnyGame
from saucer.games import area51, eti, panic, strangers

GAMES: tuple[AnyGame, ...] = (strangers.GAME, area51.GAME, eti.GAME, panic.GAME)

BY_ID = {game.id: game for game in GAMES}
BY_VIEW = {game.view: game for game in GAMES}


def game_called(name: str) -> AnyGame:
    """The game with this id."""
    if name not in BY_ID:
        raise UnknownGame(f"no game is called {name!r}; there are {', '.join(BY_ID)}")
    return BY_ID[name]


def game_of_view(view: Any) -> AnyGame:
    """The game a view belongs to."""
    return BY_VIEW[type(view)]


class Games(ModuleType):
    """This package, which can also be called: `saucer.games()` are all games, `saucer.games.strangers` is one."""

    def __call__(self) -> tuple[AnyGame, ...]:
        return GAMES


sys.modules[__name__].__class__ = Games
