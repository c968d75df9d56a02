"""Runs the server: takes a port, opens the database, serves until it is stopped."""

import errno
import gc
import socket
from collections.abc import Callable

import uvicorn

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

from saucer.engine.errors import SaucerError
from saucer.server.app import App
from saucer.server.guard.gate import Gate
from saucer.server.guard.security import HSTS
from saucer.server.http.http_protocol import http_protocol
from saucer.server.settings import Settings
from saucer.server.socket.raw_protocol import RawWebSocket
from saucer.storage import open_database

OTHER_PORTS = 50
GRACE = 5
COLLECT_AFTER = (20_000, 20, 20)
USUAL_FILES = 512
MOST_FILES = 65_536
OWN_FILES = 100
"""Files left for the database, the bots and a burst of connections that are turned away."""


class CannotListen(SaucerError):
    """An address or a port that cannot be listened on."""


def take_port(host: str, port: int) -> socket.socket:
    """A listening socket. Raises CannotListen, with the reason."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise CannotListen(f"port {port} is taken; name another with --port") from None
        raise CannotListen(f"cannot listen on {host}, port {port}: {error.strerror}") from None
    except OverflowError:
        listener.close()
        raise CannotListen(f"a port is a number from 0 to 65535, not {port}") from None
    return listener


def take_some_port(host: str, port: int) -> socket.socket:
    """The port asked for, or the next one that is free."""
    for other in range(port, port + OTHER_PORTS):
        try:
            return take_port(host, other)
        except CannotListen:
            if other == port + OTHER_PORTS - 1:
                raise
    raise AssertionError("the last port raises")


def serve(settings: Settings, listener: socket.socket, ready: Callable[[str], None]) -> None:
    """Serve until interrupted. `ready` is called with the address once people can connect."""
    server = make_server(settings, ready)
    tune_collector()
    server.run(sockets=[listener])


def tune_collector() -> None:
    """Keep Python's garbage collector from going through long-lived objects in the middle of play."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def make_server(settings: Settings, ready: Callable[[str], None]) -> "Announcing":
    """A server on its database, not yet running. Raises StorageError where the database cannot be used."""
    gate = Gate(settings.connections_per_address, most_connections(), settings.trusted_proxies)
    config = uvicorn.Config(
        App(settings, open_database(settings.database)),
        loop="uvloop" if has_uvloop() else "asyncio",
        http=http_protocol(gate),
        ws=RawWebSocket,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        headers=[HSTS] if settings.https else [],
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        timeout_graceful_shutdown=GRACE,
    )
    return Announcing(config, ready)


def most_connections() -> int:
    """How many connections there may be before files run out; first raises what this process may open."""
    if resource is None:
        return USUAL_FILES - OWN_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return max(1, (wanted if soft == resource.RLIM_INFINITY else soft) - OWN_FILES)


def has_uvloop() -> bool:
    try:
        import uvloop  # noqa: F401, PLC0415 - not to be had on Windows
    except ImportError:
        return False
    return True


class Announcing(uvicorn.Server):
    """A server that calls `ready` when it is."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            self.ready(f"http://{f'[{host}]' if ':' in host else host}:{port}/")
