"""Clients that wait and let wait: half requests, answers nobody reads, too many connections, no files left."""

import resource
import socket
import threading
from contextlib import ExitStack
from pathlib import Path
from time import sleep

import pytest

from saucer.server.guard.limits import Buckets, address_group
from saucer.server.http import http_protocol
from saucer.server.socket import raw_protocol
from tests.server.support.driving import PATIENCE, Browser, Running, running
from tests.server.support.killing import Killable
from tests.server.support.waiting import wait_for
from tests.server.support.wire import frame, question, wire

TOO_SLOW, TOO_MANY = 4008, 4029
SOON = 0.3


def open_connection(place: str) -> socket.socket:
    host, port = place.split(":")
    return socket.create_connection((host, int(port)), PATIENCE)


def read_all(opened: socket.socket) -> bytes:
    """All that comes until the server closes."""
    found = b""
    try:
        while piece := opened.recv(65536):
            found += piece
    except ConnectionResetError:
        pass
    return found


# Half requests

HALVES = {
    "nothing": b"",
    "half a line": b"GET /api/hea",
    "half a head": b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{",
}


@pytest.mark.parametrize("half", HALVES.values(), ids=HALVES.keys())
def test_half_a_request_times_out(server: Running, monkeypatch: pytest.MonkeyPatch, half: bytes) -> None:
    monkeypatch.setattr(http_protocol, "REQUEST_SECONDS", SOON)
    with open_connection(server.browser().place) as opened:
        opened.sendall(half)
        assert read_all(opened).startswith(b"HTTP/1.1 408 ")
    assert server.hub.metrics.errors_total == 0


def test_half_a_request_after_a_whole_one_times_out(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "REQUEST_SECONDS", SOON)
    with open_connection(server.browser().place) as opened:
        opened.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert opened.recv(65536).startswith(b"HTTP/1.1 200 ")
        opened.sendall(b"GET /api/hea")
        assert b"HTTP/1.1 408 " in read_all(opened)


def test_dripping_does_not_help(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "REQUEST_SECONDS", SOON)
    with open_connection(server.browser().place) as opened:
        thread = threading.Thread(target=drip, args=(opened,))
        thread.start()
        assert b" 408 " in read_all(opened)
        thread.join(PATIENCE)


def drip(opened: socket.socket) -> None:
    """A request that never ends, a byte at a time."""
    try:
        opened.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
        for _ in range(1000):
            opened.sendall(b"x")
            sleep(0.02)
    except OSError:
        return


def test_a_slow_but_honest_request_is_answered(server: Running) -> None:
    with open_connection(server.browser().place) as opened:
        for sign in b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n":
            opened.sendall(bytes((sign,)))
        assert read_all(opened).startswith(b"HTTP/1.1 200 ")


# Clients that do not read


def test_a_player_who_does_not_read_is_let_go_and_away(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(raw_protocol, "STALL_SECONDS", SOON)
    ada, bo = server.browser(), server.browser()
    table = ada.make("strangers", "Ada", "open")
    bo.post(f"/api/tables/{table['code']}/sit", {"name": "Bo"})
    ada.post(f"/api/tables/{table['code']}/start")
    watching = ada.open(table["code"])
    with wire(bo, table["code"], receive_buffer=4096) as line:
        watching.until("table", lambda message: message["table"]["seats"][1]["present"])
        seating = server.hub.tables[table["code"]].seating
        for subscriber in seating.subscribers:
            ends = subscriber.raw_socket.transport.get_extra_info("socket")
            ends.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        line.send(frame(question(1)) * 1000)
        watching.until("table", lambda message: not message["table"]["seats"][1]["present"])
        assert len(seating.subscribers) == 1
        assert line.close_code() == TOO_SLOW


def test_an_answer_nobody_reads_is_cut(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "STALL_SECONDS", SOON)
    place = server.browser().place
    before = len(server.server.server_state.connections)
    with socket.socket() as opened:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        host, port = place.split(":")
        opened.connect((host, int(port)))
        opened.settimeout(PATIENCE)
        asked = b"GET /api/messages HTTP/1.1\r\nHost: localhost\r\n\r\n"
        try:
            for _ in range(2000):
                opened.sendall(asked)
        except OSError:
            pass
        wait_for(lambda: len(server.server.server_state.connections) <= before)


# Too many


@pytest.mark.parametrize("half", HALVES.values(), ids=HALVES.keys())
def test_half_open_connections_shut_out_nobody(server: Running, half: bytes) -> None:
    """With the limit of an ordinary server: the oldest of those that wait make room for others of the same address."""
    most = server.settings.connections_per_address
    ada = server.browser()
    table = ada.make("strangers", "Ada", start=True)
    playing = ada.open(table["code"])
    playing.until("view")
    before = len(server.server.server_state.connections)
    with ExitStack() as stack:
        for _ in range(most + 20):
            stack.enter_context(open_connection(ada.place)).sendall(half)
        assert [ada.get("/api/health")["status"] for _ in range(20)] == ["ok"] * 20
        playing.move()
        assert playing.until("view")
        assert len(server.server.server_state.connections) <= before + most


def test_connections_of_one_address_that_wait_are_limited(tmp_path: Path) -> None:
    with running(tmp_path / "saucer.db", connections_per_address=5) as server, ExitStack() as stack:
        place = server.browser().place
        waiting = [stack.enter_context(open_connection(place)) for _ in range(8)]
        assert [read_all(opened) for opened in waiting[:3]] == [b"", b"", b""]
        assert len(server.server.server_state.connections) == 5
        ada = server.browser()
        table = ada.make("strangers", "Ada", start=True)
        sockets = [ada.open(table["code"]) for _ in range(8)]
        assert all(socket_.until("view") for socket_ in sockets)


def test_sockets_that_were_turned_away_count_as_waiting(tmp_path: Path) -> None:
    """A client that does not answer the close keeps its connection for a while; there are no more of them for it."""
    limits = {"connections_per_address": 5, "sockets_per_address": 2}
    with running(tmp_path / "saucer.db", **limits) as server, ExitStack() as stack:
        ada = server.browser()
        code = ada.make("strangers", "Ada", start=True)["code"]
        sockets = [ada.open(code) for _ in range(2)]
        assert all(socket_.until("view") for socket_ in sockets)
        lines = [stack.enter_context(wire(ada, code)) for _ in range(12)]
        assert lines[-1].close_code() == TOO_MANY
        assert len(server.server.server_state.connections) <= 2 + 5
        assert ada.get("/api/health")["status"] == "ok"


def test_addresses_of_one_household_count_as_one() -> None:
    assert address_group("2001:db8:1:2:aaaa::1") == address_group("2001:db8:1:2::7") == "2001:db8:1:2::/64"
    assert address_group("2001:db8:1:3::1") != address_group("2001:db8:1:2::1")
    assert address_group("::ffff:192.0.2.7") == "192.0.2.7"
    assert address_group("not:an:address") == "not:an:address"
    buckets = Buckets(0.0, 2)
    assert [buckets.take(f"2001:db8::{number}") for number in (1, 2, 3)] == [True, True, False]


def test_a_server_without_files_left_goes_on(tmp_path: Path) -> None:
    with Killable(tmp_path / "saucer.db") as server, ExitStack() as stack:
        ada = Browser(server.address)
        table = ada.make("strangers", "Ada", "Bo", start=True)
        playing = ada.open(table["code"])
        playing.until("view", lambda view: view["seat"] == 1)
        used = len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (used + 5, used + 5))
        for _ in range(60):
            stack.enter_context(open_connection(server.place))
        for seat in (0, 1, 0, 1):
            if playing.view(seat)["moves"]:
                playing.move(seat=seat)
                playing.until("view")
        stack.close()
        wait_for(lambda: is_well(ada))
        assert "Traceback" not in server.stop()


def is_well(browser: Browser) -> bool:
    try:
        return bool(browser.get("/api/health")["status"] == "ok")
    except OSError:
        return False
