"""A server killed with -9 at any moment comes back with every table where it was."""

import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from unittest.mock import patch

import pytest

from saucer.engine.chance import is_secure, mix
from saucer.engine.record import read_record
from saucer.engine.replay import replay
from saucer.games import game_called
from saucer.storage import database
from tests.cli.running import run
from tests.server.support.driving import Browser, Running, play_on, quick, running
from tests.server.support.killing import Killable


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    taste = random.Random(11)
    ada = Browser("http://127.0.0.1/")
    code, seen = "", 0
    for attempt in range(3):
        with Killable(tmp_path / "saucer.db") as server:
            ada.place = server.place
            if not code:
                code = ada.make("area51", "Ada", "Bo", start=True)["code"]
            socket = ada.open(code)
            socket.until("view", lambda view: view["seat"] == 1)
            turns = sum(socket.view(seat)["turn"] for seat in (0, 1))
            assert turns >= seen, f"restart {attempt} lost moves that were sent"
            play_on([socket], taste, most=taste.randint(3, 12))
            socket.drain(0.05 * taste.random())
            seen = sum(socket.view(seat)["turn"] for seat in (0, 1))
            server.kill()


def test_bots_go_on_after_a_kill_with_nobody_there(tmp_path: Path) -> None:
    with Killable(tmp_path / "saucer.db", SAUCER_BOT_PAUSE="0.02") as server:
        ada = Browser(server.address)
        table = ada.make("strangers", "easy", "easy", start=True)
        watcher = ada.open(table["watch"])
        watcher.until("view", lambda view: bool(view["events"]))
        server.kill()
    with running(tmp_path / "saucer.db") as again:
        deadline = time.monotonic() + 30
        while again.browser().get(f"/api/tables/{table['code']}")["table"]["status"] != "over":
            assert time.monotonic() < deadline, "the bots are stuck"
            time.sleep(0.1)


def test_a_match_between_restarts_is_the_match_without_them(tmp_path: Path) -> None:
    ada = Browser("http://127.0.0.1/")
    with running(tmp_path / "saucer.db") as server:
        ada.place = server.browser().place
        table = ada.make("strangers", "Ada", "Bo", start=True)
    taste = random.Random(3)
    over = False
    while not over:
        with running(tmp_path / "saucer.db") as server:
            ada.place = server.browser().place
            socket = ada.open(table["code"])
            socket.until("view", lambda view: view["seat"] == 1)
            play_on([socket], taste, most=25)
            socket.drain(0.1)
            over = socket.table["status"] == "over"
            if over:
                ask = ada.ask_raw("GET", f"/api/tables/{table['watch']}/record", None)
                assert ask[0] == 200


def test_a_table_with_the_seed_of_an_older_server_goes_on_and_verifies(tmp_path: Path) -> None:
    database_file, secret = tmp_path / "saucer.db", "5a" * 32
    ada, taste = Browser("http://127.0.0.1/"), random.Random(5)
    with running(database_file) as server:
        ada.place = server.browser().place
        table = ada.make("strangers", "Ada", "Bo", part="ad")
    with closing(sqlite3.connect(database_file)) as connection, connection:
        connection.execute("UPDATE tables SET secret = ?", [secret])
    with running(database_file) as server:
        ada.place = server.browser().place
        ada.post(f"/api/tables/{table['code']}/start")
        socket = ada.open(table["code"])
        socket.until("view", lambda view: view["seat"] == 1)
        play_on([socket], taste, most=20)
    with running(database_file) as server:
        ada.place = server.browser().place
        socket = ada.open(table["code"])
        socket.until("view", lambda view: view["seat"] == 1)
        play_on([socket], taste)
        fair = socket.until_over()["fair"]
        record = read_record(ada.ask_raw("GET", f"/api/tables/{table['watch']}/record", None)[1])
    assert (fair["secret"], fair["seed"]) == (secret, mix(secret, ["ad", "ad"]))
    assert not is_secure(fair["seed"])
    assert replay(record, game_called("strangers")).outcome is not None


def test_a_table_of_an_earlier_version_of_the_rules_goes_on_by_them(tmp_path: Path) -> None:
    database_file = tmp_path / "saucer.db"
    ada, taste = Browser("http://127.0.0.1/"), random.Random(5)
    with running(database_file) as server:
        ada.place = server.browser().place
        table = ada.make("strangers", "Ada", "Bo", start=True)
    with closing(sqlite3.connect(database_file)) as connection, connection:
        connection.execute("UPDATE tables SET rules_version = 1")
    with running(database_file) as server:
        ada.place = server.browser().place
        socket = ada.open(table["code"])
        socket.until("view", lambda view: view["seat"] == 1)
        play_on([socket], taste)
        socket.until_over()
        record = read_record(ada.ask_raw("GET", f"/api/tables/{table['watch']}/record", None)[1])
    assert record.rules_version == 1
    assert replay(record, game_called("strangers")).outcome is not None


def test_a_server_that_is_stopped_says_goodbye_and_keeps_everything(tmp_path: Path) -> None:
    server = Running(quick(tmp_path / "saucer.db")).start()
    ada = server.browser()
    table = ada.make("strangers", "Ada", start=True)
    socket = ada.open(table["code"])
    view = socket.until("view")
    after = socket.ask_move()
    server.stop()
    assert socket.close_code() == 1012
    with running(tmp_path / "saucer.db") as again:
        ada.place = again.browser().place
        later = ada.open(table["code"]).until("view")
        assert later["turn"] == after["turn"] > view["turn"]
        assert later["view"] == after["view"]


def test_a_move_that_cannot_be_stored_was_not_made(tmp_path: Path) -> None:
    with running(tmp_path / "saucer.db") as server:
        ada = server.browser()
        table = ada.make("strangers", "Ada", start=True)
        socket = ada.open(table["code"])
        view = socket.until("view")
        with patch.object(server.hub.store.writer, "commit", lambda _waiting: "the disk is full"):
            socket.move()
            assert socket.until("refused")["code"] == "server/storage"
        assert socket.close_code() == 4011
        again = ada.open(table["code"]).until("view")
        assert (again["turn"], again["view"]) == (view["turn"], view["view"])


def test_while_another_program_locks_the_database_nothing_is_done_and_nothing_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.1)
    with running(tmp_path / "saucer.db") as server:
        ada, bo = server.browser(), server.browser("fr")
        table = ada.make("strangers", "Ada", start=True)
        free = ada.make("strangers", "Ada", "open")
        socket = ada.open(table["code"])
        view = socket.until("view")
        other = sqlite3.connect(tmp_path / "saucer.db")
        other.execute("BEGIN IMMEDIATE")
        status, answer = bo.ask("POST", f"/api/tables/{free['code']}/sit", {"name": "Bo"})
        assert (status, answer["code"]) == (503, "server/storage")
        assert answer["text"].startswith("Le serveur")
        socket.move()
        assert socket.until("refused")["code"] == "server/storage"
        other.rollback()
        other.close()
        again = ada.open(table["code"])
        assert again.until("view")["turn"] == view["turn"]
        assert again.ask_move()["kind"] == "view"
        assert bo.get(f"/api/tables/{free['code']}")["table"]["seats"][1]["kind"] == "open"


def test_a_locked_database_holds_up_nobody_else_and_a_short_lock_nobody(tmp_path: Path) -> None:
    with running(tmp_path / "saucer.db") as server:
        ada = server.browser()
        table = ada.make("strangers", "Ada", start=True)
        socket = ada.open(table["code"])
        view = socket.until("view")
        other = sqlite3.connect(tmp_path / "saucer.db")
        other.execute("BEGIN IMMEDIATE")
        server.hub.database.patience = 60.0
        socket.move()
        socket.send(kind="log")
        assert socket.until("refused")["code"] == "server/storage"
        status, health = ada.ask("GET", "/api/health")
        assert (status, health["status"]) == (503, "not-ready")
        watcher = server.browser().open(table["watch"])
        assert watcher.until("refused")["code"] == "server/storage"
        assert watcher.close_code() == 4011
        other.rollback()
        other.close()
        assert socket.until("view")["turn"] > view["turn"]


def test_a_finished_match_is_exported_by_the_command_line(tmp_path: Path) -> None:
    with running(tmp_path / "saucer.db") as server:
        ada = server.browser()
        table = ada.make("strangers", "Ada", start=True)
        socket = ada.open(table["code"])
        socket.until("view")
        play_on([socket], random.Random(1))
        socket.until_over()
        other = ada.make("strangers", "Ada", start=True)
    place = ["--database", str(tmp_path / "saucer.db")]
    file = tmp_path / "match.json"
    assert run("tables", "export", table["watch"], str(file), *place).exit_code == 0
    assert run("replay", str(file), "--verify").exit_code == 0
    assert "is not over" in run("tables", "export", other["code"], *place).stderr
    file.write_text(file.read_text().replace('"secret":"', '"secret":"0'))
    assert "committed to" in run("replay", str(file), "--verify").stderr
