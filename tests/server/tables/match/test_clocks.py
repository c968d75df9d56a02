"""Clocks and timers run on the server, never break a table, and survive a restart."""

import time
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from saucer.engine.game import AnyGame
from saucer.games import BUILT_IN
from saucer.server.tables.match import clocks
from tests.server.support.driving import PATIENCE, Browser, running


def clock(kind: str, seconds: int, timeout: str = "first") -> dict[str, Any]:
    return {"clock": {"kind": kind, "seconds": seconds, "timeout": timeout}}


@pytest.mark.parametrize("timeout", ["first", "bot"])
def test_when_the_clock_of_a_move_runs_out_a_legal_move_is_made(ada: Browser, timeout: str) -> None:
    table = ada.make("strangers", "Ada", settings=clock("move", 1, timeout), start=True)
    socket = ada.open(table["code"])
    view = socket.until("view")
    assert view["clock"]["running"] == [0]
    assert 0 < view["clock"]["seats"][0] <= 1
    later = socket.until("view", lambda message: message["turn"] > view["turn"])
    assert 0.3 < later["clock"]["seats"][0] <= 1


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.id)
@pytest.mark.parametrize("kind", ["move", "game"])
def test_a_table_where_nobody_moves_goes_on_by_its_clocks(tmp_path: Path, game: AnyGame, kind: str) -> None:
    with patch.object(clocks, "SPEED", 20.0), running(tmp_path / "saucer.db") as server:
        people = [server.browser() for _ in range(3)]
        table = people[0].make(game.id, "Ada", "open", "open", settings=clock(kind, 1, "first"))
        for one in people[1:]:
            one.post(f"/api/tables/{table['code']}/sit", {})
        people[0].post(f"/api/tables/{table['code']}/start")
        deadline = time.monotonic() + PATIENCE
        while server.hub.metrics.timeouts_total < 12:
            assert time.monotonic() < deadline, "the table is stuck"
            time.sleep(0.05)
        assert server.hub.metrics.errors_total == 0


def test_the_clock_of_a_game_is_used_up_over_all_moves(ada: Browser) -> None:
    table = ada.make("strangers", "Ada", settings=clock("game", 3), start=True)
    socket = ada.open(table["code"])
    socket.until("view")
    time.sleep(0.4)
    left = socket.ask_move()["clock"]["seats"][0]
    assert 1 < left <= 2.6
    over = socket.until("view", lambda message: message["outcome"] is not None)
    assert over["clock"]["seats"] == [0.0]


def test_a_timer_of_the_game_rings(ada: Browser, bo: Browser) -> None:
    table = ada.make("snatch", "Ada", "open", options={"seconds": 1})
    bo.post(f"/api/tables/{table['code']}/sit", {})
    ada.post(f"/api/tables/{table['code']}/start")
    socket = ada.open(table["code"])
    assert socket.until("view")["clock"]["timers"][0]["seconds"] == 1.0
    assert socket.until("view")["view"]["late"]


def test_clocks_stand_still_while_the_server_is_down(tmp_path: Path) -> None:
    with running(tmp_path / "saucer.db") as server:
        ada = server.browser()
        table = ada.make("strangers", "Ada", settings=clock("game", 60), start=True)
        socket = ada.open(table["code"])
        socket.until("view")
        time.sleep(0.5)
        before = socket.ask_move()["clock"]["seats"][0]
    time.sleep(1.2)
    with running(tmp_path / "saucer.db") as server:
        again = Browser(server.address)
        again.cookie = ada.cookie
        view = again.open(table["code"]).until("view")
        assert view["clock"]["seats"][0] == pytest.approx(before, abs=0.9)
        assert view["clock"]["running"] == [0]


def test_a_timer_goes_on_after_a_restart_with_nobody_there(tmp_path: Path) -> None:
    with running(tmp_path / "saucer.db") as server:
        ada, bo = server.browser(), server.browser()
        table = ada.make("snatch", "Ada", "open", options={"seconds": 1})
        bo.post(f"/api/tables/{table['code']}/sit", {})
        ada.post(f"/api/tables/{table['code']}/start")
    with running(tmp_path / "saucer.db") as server:
        deadline = time.monotonic() + 5
        while server.browser().get(f"/api/tables/{table['code']}")["table"]["status"] != "over":
            assert time.monotonic() < deadline
            time.sleep(0.1)
