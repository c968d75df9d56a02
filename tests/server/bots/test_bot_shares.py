"""On whose account bots search: who is at the table, where from; and when bots that nobody watches stand still."""

from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from saucer.server.bots.decision import Account
from saucer.server.tables import hub as hub_module
from saucer.server.tables.match import clocks
from saucer.server.tables.match.live_match import LiveMatch
from saucer.server.tables.table import Table
from tests.server.support.driving import Browser, Running, Socket, running
from tests.server.support.quick_worker import QuickWorker
from tests.server.support.waiting import on_loop, wait_for

HOME, HOME_TOO, AWAY = "2001:db8:1:2::a", "2001:db8:1:2:ffff::b", "203.0.113.7"
HOME_GROUP = "2001:db8:1:2::/64"


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[Running]:
    """A server that takes a proxy's word on where browsers come from."""
    with running(tmp_path / "saucer.db", trusted_proxies="127.0.0.1", bot_pause=60.0) as server:
        yield server


def come(server: Running, address: str) -> Browser:
    browser = server.browser()
    browser.headers["X-Forwarded-For"] = address
    return browser


def enter(browser: Browser, code: str) -> Socket:
    socket = browser.open(code)
    socket.until("hello")
    return socket


def table_of(server: Running, code: str) -> Table:
    table: Table = server.hub.tables[code]
    return table


def live_match_of(server: Running, code: str) -> LiveMatch:
    live_match = table_of(server, code).live_match
    assert live_match is not None
    return live_match


def test_bots_search_for_a_player_who_is_there_and_else_for_the_maker(proxied: Running) -> None:
    ada, bo = come(proxied, HOME), come(proxied, AWAY)
    code = ada.make("strangers", "Ada", "open", "easy")["code"]
    bo.post(f"/api/tables/{code}/sit", {"name": "Bo"})
    ada.post(f"/api/tables/{code}/start")
    match, maker = live_match_of(proxied, code), table_of(proxied, code).row.maker
    assert match.account == Account(is_awaited=False, group=HOME_GROUP, browser=maker)
    visitor = enter(bo, code)
    held = table_of(proxied, code).seating.seats[1].holder
    assert match.account == Account(is_awaited=True, group=AWAY, browser=held or "")
    visitor.close()
    wait_for(lambda: not match.account.is_awaited)
    ada.headers["X-Forwarded-For"] = HOME_TOO
    enter(ada, code)
    assert match.account == Account(is_awaited=True, group=HOME_GROUP, browser=maker)


def test_nobody_waits_where_people_only_watch_or_have_left_their_seats(proxied: Running) -> None:
    ada, eve = come(proxied, HOME), come(proxied, AWAY)
    table = ada.make("strangers", "Ada", "easy", start=True)
    match = live_match_of(proxied, table["code"])
    enter(eve, table["watch"])
    enter(eve, table["code"])
    assert not match.account.is_awaited
    enter(ada, table["code"])
    assert match.account.is_awaited
    ada.post(f"/api/tables/{table['code']}/leave")
    assert not match.account.is_awaited


def test_addresses_are_kept_in_memory_only(proxied: Running, tmp_path: Path) -> None:
    ada = come(proxied, AWAY)
    code = ada.make("strangers", "Ada", "easy", start=True)["code"]
    enter(ada, code).close()
    wait_for(lambda: not table_of(proxied, code).seating.subscribers)
    on_loop(proxied, proxied.hub.store.flush)
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"strangers" in stored
    assert AWAY.encode() not in stored


def test_a_table_read_after_a_restart_has_no_address_until_someone_comes(tmp_path: Path) -> None:
    with running(tmp_path / "saucer.db", bot_pause=60.0) as server:
        ada = server.browser()
        code = ada.make("strangers", "Ada", "easy", start=True)["code"]
    with running(tmp_path / "saucer.db", bot_pause=60.0) as server:
        again = server.browser()
        again.cookie = ada.cookie
        again.get(f"/api/tables/{code}")
        match = live_match_of(server, code)
        assert (match.account.group, match.account.is_awaited) == ("", False)
        enter(again, code)
        assert (match.account.group, match.account.is_awaited) == ("127.0.0.1", True)


# Standing still


def rest_all(server: Running, monkeypatch: pytest.MonkeyPatch, seconds: float = -1.0) -> None:
    """Do what the server does every few seconds, as if `seconds` were enough."""
    with monkeypatch.context() as patch:
        patch.setattr(hub_module, "REST_SECONDS", seconds)
        on_loop(server, server.hub.rest_bots)


def test_bots_among_themselves_stand_still_until_someone_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path / "saucer.db") as server:
        server.hub.pool.workers = [QuickWorker()]
        ada = server.browser()
        code = ada.make("area51", "easy", "easy", start=True)["code"]
        match = live_match_of(server, code)
        wait_for(lambda: match.match.count > 0)
        rest_all(server, monkeypatch)
        on_loop(server, server.hub.store.flush)
        assert match.is_still
        count = match.match.count
        on_loop(server, match.go_on)
        assert match.bots.thinking == {}
        assert match.match.count == count
        enter(ada, code)
        wait_for(lambda: match.match.count > count)


def test_clocks_stand_still_with_the_bots(proxied: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = come(proxied, HOME)
    code = ada.make("panic", "easy", "easy", start=True)["code"]
    match = live_match_of(proxied, code)
    wait_for(lambda: match.alarm.is_set)
    rest_all(proxied, monkeypatch)
    time = match.clocks.now()
    assert (match.bots.thinking, match.alarm.is_set) == ({}, False)
    monkeypatch.setattr(clocks, "monotonic", lambda: monotonic() + 3600.0)
    assert match.clocks.now() == time
    enter(ada, code)
    assert match.alarm.is_set
    assert time <= match.clocks.now() < time + 60.0


def test_bots_go_on_where_someone_is_there_or_was_a_moment_ago(
    proxied: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = come(proxied, HOME)
    alone = ada.make("area51", "easy", "easy", start=True)["code"]
    match = live_match_of(proxied, alone)
    rest_all(proxied, monkeypatch, seconds=60.0)
    assert not match.is_still
    watching = enter(ada, alone)
    rest_all(proxied, monkeypatch)
    assert not match.is_still
    watching.close()
    wait_for(lambda: not table_of(proxied, alone).seating.subscribers)
    rest_all(proxied, monkeypatch, seconds=60.0)
    assert not match.is_still


def test_a_match_waits_with_its_clocks_running_for_one_of_two_whose_line_is_lost(
    proxied: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = come(proxied, HOME)
    settings: dict[str, Any] = {"clock": {"kind": "game", "seconds": 3600}}
    code = ada.make("strangers", "Ada", "Bo", "easy", start=True, settings=settings)["code"]
    rest_all(proxied, monkeypatch)
    assert not live_match_of(proxied, code).is_still


# Leaving


def test_matches_left_to_bots_count_for_the_browser_that_left_them(tmp_path: Path) -> None:
    with running(tmp_path / "saucer.db", bot_matches_per_browser=2) as server:
        ada = server.browser()
        codes = [ada.make("strangers", "Ada", "Eve", start=True)["code"] for _ in range(3)]
        for code in codes[:2]:
            ada.post(f"/api/tables/{code}/leave")
        assert ada.refused(f"/api/tables/{codes[2]}/leave")["code"] == "bots/too-many"
        ada.post(f"/api/tables/{codes[0]}/leave")
        enter(ada, codes[0])
        ada.post(f"/api/tables/{codes[2]}/leave")


def test_a_guest_who_leaves_is_counted_and_the_maker_is_not_refused_for_it(tmp_path: Path) -> None:
    with running(tmp_path / "saucer.db", bot_matches_per_browser=1) as server:
        ada, bo = server.browser(), server.browser()
        codes = [ada.make("strangers", "Ada", "open")["code"] for _ in range(2)]
        for code in codes:
            bo.post(f"/api/tables/{code}/sit", {"name": "Bo"})
            ada.post(f"/api/tables/{code}/start")
        bo.post(f"/api/tables/{codes[0]}/leave")
        assert bo.refused(f"/api/tables/{codes[1]}/leave")["code"] == "bots/too-many"
