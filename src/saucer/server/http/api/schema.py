"""The JSON Schema of everything that travels on the socket."""

from functools import cache
from typing import Any

import msgspec
from litestar import Response, get

from saucer.engine.game import AnyGame
from saucer.games import all_games
from saucer.server.http.pages.client_pages import ASK_AGAIN, Page, answer, pack_json
from saucer.server.http.requests import REFUSALS, ApiRequest
from saucer.server.protocol.messages import ClientMessage, ServerMessage


@get("/messages", responses=REFUSALS, summary="The JSON Schema of everything that travels on the socket")
async def read_messages(request: ApiRequest) -> Response[dict[str, Any]]:
    """What clients send (`client`), what the server sends (`server`), and the views, moves and events of each game."""
    return answer(request, messages_page(all_games()), ASK_AGAIN)


@cache
def messages_page(games: tuple[AnyGame, ...]) -> Page:
    return pack_json(message_schema(games))


def message_schema(games: tuple[AnyGame, ...]) -> dict[str, Any]:
    return {
        "client": schema_of([ClientMessage])[0],
        "server": schema_of([ServerMessage])[0],
        "games": {game.id: game_schema(game) for game in games},
    }


def game_schema(game: AnyGame) -> dict[str, Any]:
    view, *rest = schema_of([game.view, *game.moves, *game.events])
    count = len(game.moves)
    return {"view": view, "moves": rest[:count], "events": rest[count:]}


def schema_of(types: list[Any]) -> list[dict[str, Any]]:
    """Each type as a schema that needs no other."""
    return [msgspec.json.schema(kind) for kind in types]
