"""Work in the background: a short log, a quick start whatever is stored, and old tables deleted while others play."""

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from saucer.storage import Database, StepRow, Store
from tests.cli.running import run
from tests.server.support.driving import Browser, Running, quick, running
from tests.server.support.stored import copy_table, store_table
from tests.server.support.waiting import in_loop, wait_for

YEAR = 365 * 24 * 3600
MEGABYTE = 1024 * 1024


def clean(server: Running) -> int:
    """Have a running server delete old tables now."""
    deleted: int = in_loop(server, server.hub.upkeep.clean())
    return deleted


def listed(path: Path) -> set[str]:
    connection = sqlite3.connect(path)
    found = {code for (code,) in connection.execute("SELECT code FROM tables")}
    connection.close()
    return found


# The log


async def write_steadily(store: Store, number: int, steps: int, log: Path) -> int:
    """Add step after step to a table, each when the one before is stored; the largest size of the log."""
    largest = 0
    for step in range(1, steps + 1):
        stored = asyncio.Event()
        row = StepRow(1000 + step, None, "{}" * 20, float(step))
        store.add_step(number, row, lambda _problem, stored=stored: stored.set())  # type: ignore[misc]
        await stored.wait()
        largest = max(largest, log.stat().st_size)
    return largest


async def write_to_all(store: Store, numbers: range, steps: int, log: Path) -> int:
    return max(await asyncio.gather(*(write_steadily(store, number, steps, log) for number in numbers)))


def test_the_log_stays_short_while_everyone_plays(tmp_path: Path) -> None:
    code = store_table(tmp_path / "saucer.db", "Ada", "Bo", steps=1)
    copy_table(tmp_path / "saucer.db", code, 39)
    with running(tmp_path / "saucer.db") as server:
        log = tmp_path / "saucer.db-wal"
        work = write_to_all(server.hub.store, range(1, 41), 200, log)
        assert in_loop(server, work) < 8 * MEGABYTE


async def copy_now(server: Running) -> None:
    """Begin to copy the log, as the server does now and then."""
    server.hub.store.put_fact("something", "new")
    server.hub.store.flush()
    server.hub.chores.append(asyncio.create_task(server.hub.upkeep.copy_rest()))
    await asyncio.sleep(0)


def test_a_stop_while_the_log_is_copied_stores_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "saucer.db"
    monkeypatch.setattr(Database, "checkpoint", lambda _database: time.sleep(1.0))
    with running(path) as server:
        code = server.browser().make("strangers", "Ada", start=True)["code"]
        table = server.hub.tables[code]
        table.active_at = 4e9
        in_loop(server, copy_now(server))
        assert server.hub.upkeep.copying is not None
    connection = sqlite3.connect(path)
    assert connection.execute("SELECT changed FROM tables").fetchone() == (4e9,)
    connection.close()


# Starting


class Counting(Running):
    """Counts the tables in memory when people can connect."""

    loaded = -1

    def ready(self, address: str) -> None:
        self.loaded = len(self.hub.live)
        super().ready(address)


def test_a_server_is_ready_before_it_resumes_matches(tmp_path: Path) -> None:
    code = store_table(tmp_path / "saucer.db", "Ada", "Bo", "easy")
    copies = copy_table(tmp_path / "saucer.db", code, 20)
    server = Counting(quick(tmp_path / "saucer.db", bot_pause=60.0))
    server.start()
    try:
        assert server.loaded < len(copies)
        wait_for(lambda: {code, *copies} <= set(server.hub.tables))
    finally:
        server.stop()


def test_abandoned_matches_wait_until_someone_comes(tmp_path: Path) -> None:
    code = store_table(tmp_path / "saucer.db", "Ada", "Bo", "easy")
    old = copy_table(tmp_path / "saucer.db", code, 20, changed=time.time() - YEAR)
    with running(tmp_path / "saucer.db", bot_pause=60.0) as server:
        wait_for(lambda: code in server.hub.tables)
        wait_for(server.hub.chores[2].done)
        assert not set(old) & set(server.hub.tables)
        assert server.browser().get(f"/api/tables/{old[0]}")["table"]["status"] == "playing"
        assert old[0] in server.hub.tables


# Deleting old tables


def test_moves_and_chat_change_a_table(tmp_path: Path) -> None:
    path = tmp_path / "saucer.db"
    played, said, left = (store_table(path, "Ada", "Bo") for _ in range(3))
    connection = sqlite3.connect(path)
    with connection:
        connection.execute("UPDATE tables SET changed = ?", (time.time() - YEAR,))
        connection.execute("UPDATE seats SET holder = NULL")
    connection.close()
    with running(path) as server:
        ada = server.browser()
        for code, message in ((played, None), (said, {"kind": "chat", "text": "hello"}), (left, None)):
            socket = ada.open(code)
            socket.receive()
            if message:
                socket.send(**message)
                socket.until("chat")
        table = server.hub.tables[played]
        in_loop(server, first_move(table.live_match))
        wait_for(lambda: table.active_at > time.time() - YEAR / 2)
    found = run("tables", "delete", "--older-than", "1", "--database", str(path))
    assert "deleted: 1" in found.stdout
    assert listed(path) == {played, said}


async def first_move(live_match: Any) -> None:
    seat = live_match.to_move[0]
    live_match.make_move(seat, live_match.moves(seat)[0])


def test_old_tables_go_while_the_server_runs_and_those_in_use_stay(tmp_path: Path) -> None:
    path = tmp_path / "saucer.db"
    code = store_table(path, "Ada", "Bo", steps=30)
    old = copy_table(path, code, 200, changed=time.time() - YEAR)
    in_use = old.pop()
    with running(path, keep_days=30.0) as server:
        watcher = Browser(server.address).open(in_use)
        watcher.receive()
        before = path.stat().st_size
        assert clean(server) == len(old)
        assert listed(path) == {code, in_use}
        assert path.stat().st_size < before / 2
        status, _ = server.browser().ask("GET", f"/api/tables/{old[0]}")
        assert status == 404
        watcher.send(kind="chat", text="still here")
        assert watcher.until("chat")["line"]["text"] == "still here"


def test_all_tables_are_kept_unless_a_host_says_otherwise(tmp_path: Path) -> None:
    path = tmp_path / "saucer.db"
    code = store_table(path, "Ada", "Bo")
    old = copy_table(path, code, 3, changed=0.0)
    with running(path) as server:
        assert clean(server) == 0
    assert listed(path) == {code, *old}
