"""Attacks on connections: frames without end, connections that are held open, requests hidden behind others."""

import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from statistics import median
from time import monotonic, sleep

from saucer.server.settings import Settings
from tests.attack.finding import Finding
from tests.server.support.driving import Browser
from tests.server.support.killing import Killable
from tests.server.support.smuggling import UNCLEAR, UPGRADE, ask, is_refused, unclear_request
from tests.server.support.wire import FINAL, MORE, PING, PONG, TEXT, frame, wire

LIMITS = ("messages_per_second", "requests_per_second", "sockets_per_address")
USUAL = {f"SAUCER_{name.upper()}": str(getattr(Settings(), name)) for name in LIMITS}
"""The limits that a server has unless its operator changes them."""
LARGEST = 16_384
WARM_UP = 3.0
"""What a server that has just started prepares for its pages is over by then."""
IDLE_SECONDS = 3.0
FLOOD_SECONDS = 8.0
ASK_SECONDS = 0.05
TIMES_IDLE, LONGEST = 3.0, 1.0
FLOODS = {
    "pings": frame(b"", FINAL | PING) * 2000,
    "pongs": frame(b"", FINAL | PONG) * 2000,
    "pieces": frame(b"", MORE) * 2000,
}
CROWD, HONEST = 450, 20
OWN_FILES = 100
CROWDS = {
    "half a request line": b"GET /api/hea",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{",
    "whole requests, then half ones": b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api/hea",
    "sockets of no table": UPGRADE + b"\r\n",
    "sockets with 300 headers": UPGRADE + b"X: y\r\n" * 300 + b"\r\n",
}


def run(folder: Path) -> list[Finding]:
    with Killable(folder / "saucer.db", port=0, **USUAL) as server:
        ada = Browser(server.address)
        code = ada.make("strangers", "Ada", start=True)["code"]
        ask_health(ada, WARM_UP)
        idle = ask_health(ada, IDLE_SECONDS)
        floods = [flood(ada, code, name, median(idle)) for name in FLOODS]
        crowds = [hold_open(server, name, sent) for name, sent in CROWDS.items()]
        return [*floods, *crowds, hide_requests(server)]


# Frames without end


def flood(ada: Browser, code: str, name: str, idle: float) -> Finding:
    """The longest text in two parts, then frames without end, again and again from one client."""
    sending = threading.Thread(target=send_floods, args=(ada, code, name))
    sending.start()
    waits = ask_health(ada, FLOOD_SECONDS)
    sending.join()
    times = median(waits) / idle
    return Finding(
        f"{FLOOD_SECONDS:.0f} s of {name} after a text of {LARGEST:,} bytes in two parts",
        f"health answers within {TIMES_IDLE:g} times its median when idle, and within {LONGEST:g} s always",
        f"{times:.1f} times, longest {max(waits):.2f} s, {len(waits)} answers",
        times <= TIMES_IDLE and max(waits) <= LONGEST,
    )


def ask_health(ada: Browser, seconds: float) -> list[float]:
    """How long each answer took, or how long it was waited for in vain."""
    waits: list[float] = []
    end = monotonic() + seconds
    while monotonic() < end:
        began = monotonic()
        with suppress(OSError):
            ada.get("/api/health")
        waits.append(monotonic() - began)
        sleep(ASK_SECONDS)
    return waits


def send_floods(ada: Browser, code: str, name: str) -> None:
    end = monotonic() + FLOOD_SECONDS
    while monotonic() < end:
        with suppress(OSError), wire(ada, code) as line, draining(line.opened):
            send_flood(line.opened, name, end)
        sleep(ASK_SECONDS)


def send_flood(opened: socket.socket, name: str, end: float) -> None:
    opened.settimeout(1.0)
    text = frame(b"x" * LARGEST)
    opened.sendall(text[:-2])
    sleep(0.2)
    opened.sendall(text[-2:] + (frame(b"", TEXT) if name == "pieces" else b""))
    while monotonic() < end:
        opened.sendall(FLOODS[name])


@contextmanager
def draining(opened: socket.socket) -> Iterator[None]:
    """Read on, so that the server is never held up."""

    def drain() -> None:
        with suppress(OSError):
            while opened.recv(1 << 20):
                pass

    reader = threading.Thread(target=drain)
    reader.start()
    try:
        yield
    finally:
        with suppress(OSError):
            opened.shutdown(socket.SHUT_RDWR)
        reader.join()


# Connections that are held open


def hold_open(server: Killable, name: str, sent: bytes) -> Finding:
    settings = Settings()
    most = settings.connections_per_address + settings.sockets_per_address + OWN_FILES
    with ExitStack() as stack:
        for _ in range(CROWD):
            with suppress(OSError):
                stack.enter_context(open_connection(server.place)).sendall(sent)
        answers = sum(is_answered(server) for _ in range(HONEST))
        files = len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))
    return Finding(
        f"{CROWD} connections held open: {name}",
        f"others of the same address are answered; at most {most} files are open",
        f"{answers} of {HONEST} answered, {files} files",
        answers == HONEST and files <= most,
    )


def open_connection(place: str) -> socket.socket:
    host, port = place.split(":")
    return socket.create_connection((host, int(port)), 5.0)


def is_answered(server: Killable) -> bool:
    try:
        return bool(Browser(server.address).get("/api/health")["status"] == "ok")
    except OSError:
        return False


# Requests hidden behind others


def hide_requests(server: Killable) -> Finding:
    """Each in its own connection; none of the hidden requests may be answered."""
    refused = sum(
        is_refused(ask(server.place, unclear_request(b"POST /api/tables", headers), patience=2.0))
        for headers in UNCLEAR.values()
    )
    return Finding(
        "requests with two lengths, or an unknown encoding, and another one behind",
        "answered 400 and the connection closed",
        f"{refused} of {len(UNCLEAR)}",
        refused == len(UNCLEAR),
    )
