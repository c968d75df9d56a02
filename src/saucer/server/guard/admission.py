"""Decides which requests are let in, by `Host`, origin and the rate of their address.

It is checked before everything else: pages, files, the API, sockets and unknown addresses.
"""

import re
from collections.abc import Callable
from time import monotonic, thread_time
from typing import Any

from saucer.server.guard.cpu_time import Caller
from saucer.server.guard.hosts import AllowedHosts
from saucer.server.guard.limits import Buckets, address_group
from saucer.server.guard.refusals import Refused
from saucer.server.guard.security import is_foreign
from saucer.server.settings import Settings

SAFE_METHODS = ("GET", "HEAD")
API = "/api/"
OPEN_TO_ALL = ("/api/health", "/metrics")
BURST_SECONDS = 10
CPU_BURST_SECONDS = 20
PAGES = 10
"""How many pages or assets count as one request: a visit needs many, and they are cheap."""
SLASHES = re.compile("/+")


class Admission:
    """The names and limits by which requests are let in."""

    def __init__(
        self,
        settings: Settings,
        clock: Callable[[], float] = monotonic,
        cpu_clock: Callable[[], float] = thread_time,
    ) -> None:
        self.origins = settings.origins
        self.hosts = AllowedHosts(settings.hosts, settings.origins)
        rate, budget = settings.requests_per_second, settings.cpu_milliseconds_per_second
        self.requests = Buckets(rate, rate * BURST_SECONDS, clock)
        self.pages = Buckets(PAGES * rate, PAGES * rate * BURST_SECONDS, clock)
        self.budgets = Buckets(budget, budget * CPU_BURST_SECONDS, clock)
        self.cpu_clock = cpu_clock

    def admit(self, scope: Any) -> Caller:
        """Return the caller of a request or socket, from its ASGI `scope`. Raises Refused."""
        host, is_socket = header(scope, b"host"), scope["type"] == "websocket"
        if not self.hosts.has(host, (scope["server"] or ("",))[0]):
            raise Refused("host/unknown", host=host)
        is_safe = not is_socket and scope["method"] in SAFE_METHODS
        if not is_safe and is_foreign(header(scope, b"origin"), host, self.origins):
            raise Refused("origin/foreign")
        address = scope["client"][0] if scope["client"] else ""
        caller = Caller(address_group(address), self.budgets.of(address), self.cpu_clock)
        if scope["path"] not in OPEN_TO_ALL:
            caller.require_budget()
            limit = self.requests if is_api(scope["path"]) else self.pages
            if not limit.take(address):
                raise Refused("requests/too-many")
        return caller


def header(scope: Any, wanted: bytes, between: str = ", ") -> str:
    """Return a header. Several with the same name are joined."""
    return between.join(value.decode("latin-1") for name, value in scope["headers"] if name == wanted)


def is_api(path: str) -> bool:
    """Whether a path is one of the API, however many slashes it is written with."""
    return SLASHES.sub("/", f"/{path}/").startswith(API)
