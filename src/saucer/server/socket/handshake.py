"""The ASGI scope of a request for a socket."""

from asyncio import Transport
from typing import Any
from urllib.parse import unquote

from websockets.http11 import Request


def scope_of(request: Request, transport: Transport) -> dict[str, Any]:
    """The scope of a socket, as the ASGI specification has it."""
    path, _, query = request.path.partition("?")
    offered = ",".join(request.headers.get_all("Sec-WebSocket-Protocol")).split(",")
    return {
        "type": "websocket",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "wss" if transport.get_extra_info("sslcontext") else "ws",
        "server": place(transport.get_extra_info("sockname")),
        "client": place(transport.get_extra_info("peername")),
        "root_path": "",
        "path": unquote(path),
        "raw_path": path.encode("ascii"),
        "query_string": query.encode("ascii"),
        "headers": [
            (name.encode("ascii").lower(), value.encode("latin-1"))
            for name, value in request.headers.raw_items()
        ],
        "subprotocols": [name.strip() for name in offered if name.strip()],
    }


def place(found: Any) -> tuple[str, int] | None:
    """Address and port of one end of a connection."""
    return (str(found[0]), int(found[1])) if isinstance(found, tuple) else None
