"""The address by which others in the same network reach this server, for links that are made on this computer."""

import socket
from ipaddress import ip_address

from litestar import get

from saucer.server.guard.hosts import LOCAL_NAMES, as_address, name_in
from saucer.server.http.api.responses import Reach
from saucer.server.http.requests import REFUSALS, ApiRequest, hub_of

ELSEWHERE = ("192.0.2.1", 9)
"""An address that belongs to nobody. Connecting a datagram socket sends nothing; it only finds the way out."""


@get("/reach", responses=REFUSALS, summary="The address for links to others")
async def read_reach(request: ApiRequest) -> Reach:
    """What to put in front of a link that was made on the computer of the server, where `localhost` would lead nobody
    else here. Null where the server listens for this computer alone, and for everyone who comes from elsewhere."""
    server, client = request.scope["server"], request.client
    if server is None or client is None or not is_here(client.host, request.headers.get("host", "")):
        return Reach(None)
    address = address_for_others(hub_of(request).settings.host)
    return Reach(None if address is None else origin_of(address, server[1] or 80))


def is_here(client: str, host: str) -> bool:
    """Whether a request comes from this computer, by a name that only this computer knows."""
    asked, from_where = as_address(name_in(host)), as_address(client)
    named_here = name_in(host) in LOCAL_NAMES or (asked is not None and asked.is_loopback)
    return named_here and from_where is not None and from_where.is_loopback


def address_for_others(listening: str) -> str | None:
    """The address at which others find a server that listens on `listening`; None where they cannot."""
    address = as_address(listening)
    if address is None:
        return None if listening in LOCAL_NAMES else listening
    if address.is_loopback:
        return None
    return own_address() if address.is_unspecified else listening


def own_address() -> str | None:
    """This computer's address in its network; None where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    found = ip_address(address)
    return None if found.is_loopback or found.is_unspecified else address


def origin_of(address: str, port: int) -> str:
    return f"http://{f'[{address}]' if ':' in address else address}:{port}"
