"""The JSON Schema of everything that travels on the socket."""

from functools import cache
from typing import Any

import msgspec
from litestar import get

from saucer.games import all_games
from saucer.server.http.requests import REFUSALS
from saucer.server.protocol.messages import Asked, Told


@get("/messages", responses=REFUSALS, summary="The JSON Schema of everything that travels on the socket")
async def read_messages() -> dict[str, Any]:
    """What clients send (`asked`), what the server sends (`told`), and the views, moves and events of each game."""
    return message_schema()


@cache
def message_schema() -> dict[str, Any]:
    return {
        "asked": schema_of([Asked])[0],
        "told": schema_of([Told])[0],
        "games": {game.id: game_schema(game) for game in all_games()},
    }


def game_schema(game: Any) -> dict[str, Any]:
    view, *rest = schema_of([game.view, *game.moves, *game.events])
    count = len(game.moves)
    return {"view": view, "moves": rest[:count], "events": rest[count:]}


def schema_of(types: list[Any]) -> list[dict[str, Any]]:
    """Each type as a schema that needs no other."""
    return [msgspec.json.schema(kind) for kind in types]
