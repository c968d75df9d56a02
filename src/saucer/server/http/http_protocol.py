"""HTTP connections with limits: how many may wait, for how long, and how slowly a client may read."""

from asyncio import TimerHandle, Transport

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from saucer.server.guard.hosts import is_within
from saucer.server.guard.limits import Counts
from saucer.server.settings import Network, read_networks

REQUEST_SECONDS = 10.0
"""How long a request may take to arrive, from the opening of the connection or from its first byte."""
STALL_SECONDS = 20.0
"""How long a client may leave a full buffer unread."""
LINGER = 2.0
"""Seconds between closing a connection and cutting it, should the client not read the rest."""
TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class Gate:
    """How many connections there may be: of one address without a socket, and of all together."""

    def __init__(self, per_address: int, total: int, trusted: str = "") -> None:
        self.waiting = Counts(per_address)
        self.total = total
        self.proxies = read_proxies(trusted)
        """Behind them everyone has the same address."""

    def enter(self, address: str, count: int) -> bool:
        """Whether there is room for one more of this address beside `count` connections of anyone."""
        if count > self.total:
            return False
        return is_within(address, self.proxies) or self.waiting.enter(address)

    def leave(self, address: str) -> None:
        if not is_within(address, self.proxies):
            self.waiting.leave(address)


def read_proxies(trusted: str) -> tuple[Network, ...]:
    """The networks of trusted proxies; `*` stands for every address, and names are none."""
    if trusted.strip() == "*":
        return read_networks("0.0.0.0/0,::/0")
    return tuple(network for part in trusted.split(",") for network in networks_in(part))


def networks_in(part: str) -> tuple[Network, ...]:
    try:
        return read_networks(part)
    except ValueError:
        return ()


class HttpConnection(H11Protocol):
    """A connection that is closed when a request does not arrive, or an answer is not read, in time."""

    gate: Gate
    address: str | None = None
    """The address for which the gate counts this connection; None while it does not."""
    request_timer: TimerHandle | None = None
    stall_timer: TimerHandle | None = None
    is_upgraded = False

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.gate.enter(address, len(self.connections)):
            transport.abort()
            return
        self.address = address
        self.watch_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave_gate()
        self.stop_request_timer()
        self.stop_stall_timer()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.is_upgraded = True
        self.leave_gate()
        super().handle_websocket_upgrade(event)

    def leave_gate(self) -> None:
        if self.address is not None:
            self.gate.leave(self.address)
            self.address = None

    # Requests that do not arrive

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.watch_request()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.watch_request()

    def watch_request(self) -> None:
        """Let the time run while a request is on its way; between requests the keep-alive timer runs instead."""
        is_idle = self.timeout_keep_alive_task is not None
        is_due = self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        if self.is_upgraded or is_idle or not is_due or self.transport.is_closing():
            self.stop_request_timer()
        elif self.request_timer is None:
            self.request_timer = self.loop.call_later(REQUEST_SECONDS, self.give_up_request)

    def give_up_request(self) -> None:
        self.request_timer = None
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(TOO_LATE)
        self.close_surely()

    def stop_request_timer(self) -> None:
        if self.request_timer is not None:
            self.request_timer.cancel()
            self.request_timer = None

    # Answers that are not read

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.stall_timer is None:
            self.stall_timer = self.loop.call_later(STALL_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stop_stall_timer()

    def stop_stall_timer(self) -> None:
        if self.stall_timer is not None:
            self.stall_timer.cancel()
            self.stall_timer = None

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.close_surely()

    def close_surely(self) -> None:
        """Close; cut the connection where the client does not read what is left."""
        self.transport.close()
        self.loop.call_later(LINGER, self.transport.abort)


def http_protocol(gate_for_all: Gate) -> type[HttpConnection]:
    """The protocol of a server whose connections pass one gate."""

    class GatedConnection(HttpConnection):
        gate = gate_for_all

    return GatedConnection
