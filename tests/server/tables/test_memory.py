"""Tables that nobody is at leave memory, with their clocks and bots, and nothing of them stays behind."""

import gc
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from saucer.engine.match import Match
from saucer.server.bots.bot_seats import BotSeats
from saucer.server.settings import Settings
from saucer.server.socket.connection import Connection
from saucer.server.socket.raw_protocol import RawWebSocket
from saucer.server.tables import hub as hub_module
from saucer.server.tables.audience.broadcast import Broadcast
from saucer.server.tables.audience.seating import Seating
from saucer.server.tables.match.clocks import Clocks
from saucer.server.tables.match.live_match import LiveMatch
from saucer.server.tables.table import Table
from saucer.storage.store import KEEP_TIME
from tests.server.support.driving import Browser, Running, Socket, running
from tests.server.support.waiting import on_loop, wait_for

KINDS = (Table, LiveMatch, Match, Broadcast, BotSeats, Clocks, Seating, Connection, RawWebSocket)
CLOCK = {"clock": {"kind": "game", "seconds": 3600}}


@pytest.fixture
def no_collector() -> Iterator[None]:
    """What refers to itself in a circle stays, so that it can be counted."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def pieces() -> list[Any]:
    """All objects of tables there are."""
    return [piece for piece in gc.get_objects() if type(piece) in KINDS]


def count_new(known: list[Any]) -> Counter[type]:
    """How many there are besides those that are known, which stay the same objects as long as they are held."""
    numbers = set(map(id, known))
    return Counter(type(piece) for piece in pieces() if id(piece) not in numbers)


def drop_all(server: Running) -> None:
    for table in server.hub.all_tables():
        server.hub.drop(table)


def visit(server: Running, game: str, *seats: str, **settings: Any) -> tuple[Browser, str, Socket]:
    browser = server.browser()
    code = browser.make(game, *seats, start=True, settings=settings)["code"]
    socket = browser.open(code)
    socket.until("view")
    return browser, code, socket


@pytest.mark.usefixtures("no_collector")
def test_nothing_of_a_dropped_table_stays_in_memory(tmp_path: Path) -> None:
    with running(tmp_path / "saucer.db") as server:
        before = pieces()
        visits = [
            visit(server, "strangers", "Ada", "Bo"),
            visit(server, "strangers", "Ada", "easy", **CLOCK),
            visit(server, "snatch", "Ada", "easy"),
            visit(server, "bids", "easy", "easy"),
        ]
        socket = visits[0][2]
        socket.until("view", lambda view: view["seat"] == 1)
        socket.move(seat=socket.view(0)["to_move"][0])
        socket.until("view", lambda view: not view["again"])
        assert count_new(before)[Table] == len(visits)
        for _, _, socket in visits:
            socket.close()
        wait_for(lambda: server.hub.sockets.total == 0)
        on_loop(server, lambda: drop_all(server))
        wait_for(lambda: not count_new(before))


def test_a_table_with_a_clock_leaves_memory_and_its_clock_stands_still(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "TICK", 0.05)
    with running(tmp_path / "saucer.db", idle_minutes=0.0) as server:
        ada, code, socket = visit(server, "strangers", "Ada", "Bo", **CLOCK)
        socket.close()
        wait_for(lambda: not server.hub.live)
        stored = server.hub.store.find(code).time
        time.sleep(0.3)
        opened = time.monotonic()
        view = ada.open(code).until("view")
        spent = 3600 - view["clock"]["seats"][view["to_move"][0]]
        assert stored - 0.01 <= spent <= stored + time.monotonic() - opened + 0.01


def test_bots_of_a_table_nobody_is_at_stop_and_go_on_when_someone_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "TICK", 0.05)
    with running(tmp_path / "saucer.db", idle_minutes=0.0, bot_pause=0.2) as server:
        ada = server.browser()
        table = ada.make("strangers", "easy", "easy", start=True)
        wait_for(lambda: not server.hub.live)
        number = server.hub.store.find(table["code"]).number
        steps = len(server.hub.store.steps(number))
        watcher = ada.open(table["code"])
        watcher.until("view")
        watcher.until("view")
        assert len(server.hub.store.steps(number)) > steps


def test_a_table_stays_in_memory_while_another_program_keeps_its_rows_from_being_stored(
    tmp_path: Path,
) -> None:
    with running(tmp_path / "saucer.db", idle_minutes=0.0) as server:
        _, code, socket = visit(server, "strangers", "Ada", "Bo")
        socket.close()
        wait_for(lambda: server.hub.sockets.total == 0)
        number = server.hub.store.find(code).number
        other = sqlite3.connect(tmp_path / "saucer.db")
        other.execute("BEGIN IMMEDIATE")

        def drop_while_rows_wait() -> None:
            server.hub.store.writer.put(KEEP_TIME, (0.0, number), number)
            server.hub.forget_idle()

        on_loop(server, drop_while_rows_wait)
        assert number in server.hub.live
        other.rollback()
        wait_for(lambda: not server.hub.store.writer.is_waiting(number))
        on_loop(server, server.hub.forget_idle)
        assert not server.hub.live


# Tables of one address


def made_by(browser: Browser, address: str, many: int) -> list[str]:
    """Tables that someone at an address has made, each as another browser."""
    browser.headers = {"X-Forwarded-For": address}
    codes = []
    for _ in range(many):
        browser.cookie = ""
        codes.append(browser.make("strangers", "Ada", "Bo", start=True)["code"])
    return codes


def test_an_address_has_a_limit_for_tables_nobody_is_at(tmp_path: Path) -> None:
    with running(tmp_path / "saucer.db", idle_tables_per_address=5, trusted_proxies="127.0.0.1") as server:
        ada, bo = server.browser(), server.browser()
        others = made_by(bo, "203.0.113.5", 3)
        opened = made_by(ada, "2001:db8::1", 1)
        came_from = {"X-Forwarded-For": "2001:db8::1"}
        socket = ada.open(opened[0], curtain=False, changes=False, **came_from)
        socket.until("view")
        many = made_by(ada, "2001:db8::2", 20)
        left = {code for code in [*others, *opened, *many] if code in server.hub.tables}
        assert left == {*others, *opened, *many[-6:]}, "those in use stay, and the newest"
        assert ada.get(f"/api/tables/{many[0]}")["table"]["status"] == "playing"
        assert many[0] in server.hub.tables
        assert many[-6] not in server.hub.tables


def test_tables_that_are_left_count_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "TICK", 0.05)
    with running(tmp_path / "saucer.db", idle_tables_per_address=2) as server:
        visits = [visit(server, "strangers", "Ada", "Bo") for _ in range(4)]
        assert len(server.hub.live) == 4
        for _, _, socket in visits:
            socket.close()
        wait_for(lambda: len(server.hub.live) == 2)


def test_an_address_may_have_at_least_fifty_idle_tables() -> None:
    assert Settings(database="").idle_tables_per_address >= 50
