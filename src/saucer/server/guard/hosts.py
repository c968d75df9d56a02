"""Checks the `Host` header, and which addresses may read the counters.

A page of another site can have its own name resolve to this machine; only the `Host` header then differs.
"""

import re
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address
from urllib.parse import urlsplit

from saucer.server.settings import Network

ANY = "*"
LOCAL_NAMES = ("localhost", "ip6-localhost")

HOST = re.compile(r"(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::([0-9]{0,5}))?", re.IGNORECASE | re.ASCII)
"""An IPv6 address in brackets, or a name or IPv4 address; then the port, if there is one."""
LAST_PORT = 65_535

Address = IPv4Address | IPv6Address


class AllowedHosts:
    """Localhost, addresses of the local network, this machine's own name, and the names that the operator has set."""

    def __init__(self, names: Iterable[str], origins: Iterable[str] = ()) -> None:
        own = socket.gethostname().lower()
        set_by_operator = {name.strip().lower() for name in names} - {""}
        set_by_operator |= {name_in(urlsplit(origin).netloc) for origin in origins}
        self.is_any = ANY in set_by_operator
        self.names = {*LOCAL_NAMES, own, f"{own}.local", *set_by_operator}

    def has(self, header: str, reached: str = "") -> bool:
        """Whether a `Host` header is allowed on a connection to the address `reached` of this machine."""
        if not header:
            return True
        name = name_in(header)
        if not name:
            return False
        if self.is_any or name in self.names or name.endswith(".localhost"):
            return True
        address = as_address(name)
        return address is not None and (address.is_private or name == reached)


def name_in(header: str) -> str:
    """Return the name or address in a `Host` header without the port, or an empty string if it is malformed."""
    found = HOST.fullmatch(header)
    if found is None or int(found[3] or 0) > LAST_PORT:
        return ""
    return (found[1] or found[2]).lower().rstrip(".")


def as_address(text: str) -> Address | None:
    try:
        return ip_address(text)
    except ValueError:
        return None


def is_within(address: str, networks: Iterable[Network]) -> bool:
    found = as_address(address)
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return found is not None and any(found in network for network in networks)
