"""Health of the server, and its counters."""

from functools import cache
from importlib.metadata import PackageNotFoundError, version
from time import monotonic

from litestar import Response, get

from saucer.server.guard.hosts import is_within
from saucer.server.guard.refusals import Refused
from saucer.server.http.api.responses import Health
from saucer.server.http.requests import REFUSALS, ApiRequest, address_of, hub_of
from saucer.server.settings import Settings, read_networks

FORWARDED = ("forwarded", "x-forwarded-for")


@get("/health", responses=REFUSALS, summary="Whether the server is well")
async def read_health(request: ApiRequest) -> Response[Health]:
    """With status 503 while nothing can be stored, such as when the disk is full; the log of the server says why."""
    hub = hub_of(request)
    well = hub.readiness.problem() is None
    body = Health("ok" if well else "not-ready", installed_version(), len(hub.live), hub.sockets.total)
    return Response(body, status_code=200 if well else 503)


@get("/metrics", include_in_schema=False, media_type="text/plain")
async def read_metrics(request: ApiRequest) -> Response[str]:
    """Counters and gauges for Prometheus, for those whom the operator allows."""
    hub = hub_of(request)
    if not may_read_metrics(request, hub.settings):
        raise Refused("page/unknown")
    tables = hub.all_tables()
    gauges = {
        "commits_total": hub.store.writer.commits,
        "tables": len(tables),
        "tables_playing": sum(table.row.status == "playing" for table in tables),
        "sockets": hub.sockets.total,
        "thinking": hub.pool.busy,
    }
    return Response(hub.coarse_metrics.render(gauges, monotonic()), media_type="text/plain; version=0.0.4")


def may_read_metrics(request: ApiRequest, settings: Settings) -> bool:
    """Whether a request comes from an allowed address, and not through a proxy whose word is not taken."""
    is_hidden = not settings.trusted_proxies and any(name in request.headers for name in FORWARDED)
    return not is_hidden and is_within(address_of(request), read_networks(settings.metrics_for))


@cache
def installed_version() -> str:
    try:
        return version("saucer")
    except PackageNotFoundError:
        return "from its sources"
