"""Health of the server, and its counters."""

from functools import cache
from importlib.metadata import PackageNotFoundError, version

from litestar import Response, get

from saucer.server.http.requests import REFUSALS, ApiRequest, hub_of
from saucer.server.http.responses import Health


@get("/health", responses=REFUSALS, summary="Whether the server is well")
async def read_health(request: ApiRequest) -> Response[Health]:
    """With status 503 while nothing can be stored, such as when the disk is full; the log of the server says why."""
    hub = hub_of(request)
    well = hub.readiness.problem() is None
    body = Health("ok" if well else "not-ready", installed_version(), len(hub.live), hub.sockets.total)
    return Response(body, status_code=200 if well else 503)


@get("/metrics", include_in_schema=False, media_type="text/plain")
async def read_metrics(request: ApiRequest) -> Response[str]:
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


@cache
def installed_version() -> str:
    try:
        return version("saucer")
    except PackageNotFoundError:
        return "from its sources"
