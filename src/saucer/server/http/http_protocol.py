"""HTTP connections with limits: how many may wait, for how long, and how slowly a client may read."""

from asyncio import TimerHandle, Transport
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from saucer.server.guard.gate import Gate, Visit

REQUEST_SECONDS = 10.0
"""How long a request may take to arrive, from the opening of the connection or from its first byte."""
STALL_SECONDS = 20.0
"""How long a client may leave a full buffer unread."""
LINGER = 2.0
"""Seconds between closing a connection and cutting it, should the client not read the rest."""
TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class StrictRequests(h11.Connection):
    """Refuses a request whose length can be read in two ways: a proxy might find the next request elsewhere."""

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request) and is_ambiguous(event):
            raise h11.RemoteProtocolError("Content-Length together with Transfer-Encoding")
        return event


def is_ambiguous(request: h11.Request) -> bool:
    names = {name for name, _ in request.headers}
    if b"transfer-encoding" not in names:
        return False
    return b"content-length" in names or request.http_version != b"1.1"


class HttpConnection(H11Protocol):
    """A connection that is closed when a request does not arrive, or an answer is not read, in time."""

    gate: Gate
    visit: Visit | None = None
    """How the gate counts this connection; a socket takes it over."""
    request_timer: TimerHandle | None = None
    stall_timer: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.conn = StrictRequests(h11.SERVER)
        address = self.client[0] if self.client else ""
        self.visit = self.gate.enter(address, len(self.connections), transport.abort)
        if self.visit is None:
            transport.abort()
            return
        self.watch_request()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.visit is not None:
            self.visit.leave()
        self.stop_request_timer()
        self.stop_stall_timer()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.stop_request_timer()
        super().handle_websocket_upgrade(event)
        socket: Any = self.transport.get_protocol()
        socket.visit, self.visit = self.visit, None

    # Requests that do not arrive

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.watch_request()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.watch_request()

    def watch_request(self) -> None:
        """Let the time run while a request is on its way; between requests the keep-alive timer runs instead."""
        if self.visit is None or self.transport.is_closing():
            self.stop_request_timer()
            return
        is_idle = self.timeout_keep_alive_task is not None
        is_due = self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        if is_idle or is_due:
            self.visit.wait()
        elif self.stall_timer is None:
            self.visit.work()
        if is_idle or not is_due:
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
        if self.visit is not None:
            self.visit.wait()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stop_stall_timer()
        self.watch_request()

    def stop_stall_timer(self) -> None:
        if self.stall_timer is not None:
            self.stall_timer.cancel()
            self.stall_timer = None

    # The end

    def send_400_response(self, msg: str) -> None:
        """Refuse a malformed request, or close the connection in the middle of an answer."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        self.close_surely()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.close_surely()

    def close_surely(self) -> None:
        """Close the connection, and cut it if the client does not read the rest."""
        self.transport.close()
        self.loop.call_later(LINGER, self.transport.abort)


def http_protocol(gate_for_all: Gate) -> type[HttpConnection]:
    """The protocol of a server whose connections pass one gate."""

    class GatedConnection(HttpConnection):
        gate = gate_for_all

    return GatedConnection
