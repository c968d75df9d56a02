"""One table's failure is its own: it is counted, the others go on, and the table is read again from the database."""

from pathlib import Path
from typing import Any

import pytest

from saucer.server.metrics import Metrics
from saucer.server.tables.table import LOST
from saucer.storage import Writer, open_database
from saucer.storage.store import PUT_FACT
from tests.server.support.driving import Browser, Running, Socket, running
from tests.server.support.waiting import on_loop


class Fault(Exception):
    """An error of our own, made for a test."""


def fail(*_: Any) -> None:
    raise Fault


def open_match(server: Running, browser: Browser) -> tuple[Any, Socket]:
    code = browser.make("strangers", "Ada", "Bo", start=True)["code"]
    socket = browser.open(code)
    socket.until("view", lambda view: view["seat"] == 1)
    return server.hub.tables[code], socket


def make_first_move(table: Any) -> None:
    live_match = table.live_match
    seat = live_match.to_move[0]
    live_match.make_move(seat, live_match.moves(seat)[0])


def come_back_and_move(browser: Browser, code: str) -> None:
    socket = browser.open(code)
    socket.until("view", lambda view: view["seat"] == 1)
    seat = socket.view(0)["to_move"][0]
    socket.move(seat=seat)
    assert socket.until("view", lambda view: not view["again"])["events"]


def test_a_table_that_cannot_send_its_steps_silences_no_other(tmp_path: Path) -> None:
    with running(tmp_path / "saucer.db") as server:
        browsers = [server.browser() for _ in range(3)]
        tables, sockets = zip(*[open_match(server, browser) for browser in browsers], strict=True)
        failing = tables[1]

        def play_all() -> None:
            failing.live_match.send_steps = fail
            for table in tables:
                make_first_move(table)

        on_loop(server, play_all)
        for socket in (sockets[0], sockets[2]):
            assert socket.until("view")["events"]
        assert sockets[1].close_code() == LOST
        assert server.hub.metrics.errors_total == 1
        come_back_and_move(browsers[1], failing.row.code)
        assert [step.step for step in server.hub.store.steps(failing.row.number)] == [1, 2]


def test_a_step_that_was_played_but_cannot_be_stored_is_not_kept_in_memory(tmp_path: Path) -> None:
    with running(tmp_path / "saucer.db") as server:
        ada = server.browser()
        table, socket = open_match(server, ada)

        def play() -> None:
            table.live_match.decision_numbers.subjects = []
            make_first_move(table)

        on_loop(server, play)
        assert socket.close_code() == LOST
        come_back_and_move(ada, table.row.code)
        assert [step.step for step in server.hub.store.steps(table.row.number)] == [1]
        assert server.hub.metrics.errors_total == 1


def test_every_callback_of_a_transaction_is_called(tmp_path: Path) -> None:
    database = open_database(str(tmp_path / "saucer.db"))
    reports: list[str] = []
    before: list[str | None] = []
    after: list[str | None] = []
    writer = Writer(database, lambda _flush: None, report=reports.append)
    for number, then in enumerate((before.append, fail, after.append)):
        writer.put(PUT_FACT, (str(number), "x"), then=then)
    writer.flush()
    assert before == after == [None]
    assert len(reports) == 1
    database.close()


# The log


def test_an_error_is_logged_with_a_traceback_where_there_is_one(caplog: pytest.LogCaptureFixture) -> None:
    metrics = Metrics()
    metrics.report_error("the disk is full")
    try:
        fail()
    except Fault:
        metrics.report_error("a table failed")
    plain, traced = caplog.records
    assert (plain.levelname, plain.message, plain.exc_text) == ("ERROR", "the disk is full", None)
    assert "NoneType" not in caplog.text
    assert traced.exc_info is not None
    assert traced.exc_info[0] is Fault
    assert metrics.errors_total == 2
