"""Whether the server is well, what it counts, and what its socket speaks."""

from functools import cache
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import msgspec
from litestar import Response, get

from saucer.engine.game import AnyGame
from saucer.games import all_games
from saucer.server.api.asking import REFUSALS, Asking, hub_of
from saucer.server.forms import Health
from saucer.server.wire import Asked, Told


@get("/health", responses=REFUSALS, summary="Whether the server is well")
async def read_health(request: Asking) -> Health:
    hub = hub_of(request)
    hub.store.fact("health")
    return Health("ok", installed_version(), len(hub.all_tables()), hub.sockets.total)


@get("/metrics", include_in_schema=False, media_type="text/plain")
async def read_metrics(request: Asking) -> Response[str]:
    """Counters and gauges for Prometheus."""
    hub = hub_of(request)
    tables = hub.all_tables()
    now = {
        "commits_total": hub.store.writer.commits,
        "tables": len(tables),
        "tables_playing": sum(table.row.status == "playing" for table in tables),
        "sockets": hub.sockets.total,
        "thinking": hub.pool.busy,
    }
    return Response(hub.metrics.render(now), media_type="text/plain; version=0.0.4")


@get("/messages", responses=REFUSALS, summary="The JSON Schema of everything that travels on the socket")
async def read_messages() -> dict[str, Any]:
    """What clients send (`asked`), what the server tells (`told`), and the views, moves and events of each game."""
    return message_schema(all_games())


@cache
def message_schema(games: tuple[AnyGame, ...]) -> dict[str, Any]:
    return {
        "asked": schema_of([Asked])[0],
        "told": schema_of([Told])[0],
        "games": {game.id: game_schema(game) for game in games},
    }


def game_schema(game: Any) -> dict[str, Any]:
    view, *rest = schema_of([game.view, *game.moves, *game.events])
    count = len(game.moves)
    return {"view": view, "moves": rest[:count], "events": rest[count:]}


def schema_of(types: list[Any]) -> list[dict[str, Any]]:
    """Each type as a schema that needs no other."""
    return [msgspec.json.schema(one) for one in types]


@cache
def installed_version() -> str:
    try:
        return version("saucer")
    except PackageNotFoundError:
        return "from its sources"
