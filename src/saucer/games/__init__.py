"""The games Saucer knows."""

from typing import Any

from saucer.engine.errors import UnknownGame
from saucer.engine.game import AnyGame
from saucer.games import strangers

GAMES: tuple[AnyGame, ...] = (strangers.GAME,)

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
