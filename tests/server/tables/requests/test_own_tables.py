"""The list of a browser's tables: whose turn, how it ended, and how a table is taken from the list."""

import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.support.driving import Browser, Running, play_on, running


def two_people(ada: Browser, bo: Browser) -> dict[str, Any]:
    table = ada.make("strangers", "Ada", "open")
    bo.post(f"/api/tables/{table['code']}/sit", {"name": "Bo"})
    return table


def own(browser: Browser, table: dict[str, Any]) -> dict[str, Any] | None:
    """A table as its browser finds it in its list."""
    found = [each for each in browser.get("/api/mine")["tables"] if each["watch"] == table["watch"]]
    return found[0] if found else None


def remove(browser: Browser, table: dict[str, Any]) -> tuple[int, Any]:
    return browser.ask("DELETE", f"/api/tables/{table['code']}?language={browser.language}")


@pytest.fixture
def alone(server: Running) -> tuple[Browser, Browser]:
    """Two browsers without tables."""
    return server.browser(), server.browser()


def test_the_list_says_whose_turn_it_is_in_memory_and_not(server: Running, alone: Any) -> None:
    ada, bo = alone
    table = two_people(ada, bo)
    waiting = own(ada, table)
    assert waiting is not None
    assert (waiting["status"], waiting["to_move"], waiting["own"]) == ("open", [], [0])
    ada.post(f"/api/tables/{table['code']}/start")
    sockets = [ada.open(table["code"]), bo.open(table["code"])]
    to_move = sockets[0].until("view")["to_move"]
    found = own(bo, table)
    assert found is not None
    assert (found["to_move"], found["own"], found["maker"], found["alone"]) == (to_move, [1], False, False)
    for socket in sockets:
        socket.close()
    server.hub.drop(server.hub.tables[table["code"]])
    stored = own(bo, table)
    assert stored is not None
    assert stored["to_move"] == to_move
    assert table["code"] not in server.hub.tables, "the list reads no match"


def test_whose_turn_it_is_survives_a_restart(tmp_path: Path) -> None:
    with running(tmp_path / "saucer.db") as server:
        ada, bo = server.browser(), server.browser()
        table = two_people(ada, bo)
        ada.post(f"/api/tables/{table['code']}/start")
        socket = ada.open(table["code"])
        play_on([socket, bo.open(table["code"])], random.Random(3), most=9)
        socket.drain(0.05)
        to_move = socket.view(0)["to_move"]
    with running(tmp_path / "saucer.db") as server:
        found = own(browser_of(server, bo), table)
    assert found is not None
    assert (found["status"], found["to_move"]) == ("playing", to_move)


def browser_of(server: Running, old: Browser) -> Browser:
    browser = server.browser()
    browser.cookie = old.cookie
    return browser


def test_the_list_says_how_a_match_ended(alone: Any) -> None:
    ada, bo = alone
    table = two_people(ada, bo)
    ada.post(f"/api/tables/{table['code']}/start")
    sockets = [ada.open(table["code"]), bo.open(table["code"])]
    play_on(sockets, random.Random(4))
    sockets[0].until_over()
    bo.language = "fr"
    outcome = bo.get("/api/mine?language=fr")["tables"][0]["outcome"]
    assert outcome["scores"] == ada.get("/api/mine")["tables"][0]["outcome"]["scores"]
    assert outcome["text"].endswith(".")


def test_a_table_nobody_else_sits_at_is_deleted(server: Running, alone: Any) -> None:
    ada, bo = alone
    table = ada.make("strangers", "Ada", "easy", start=True)
    watching = bo.open(table["watch"])
    watching.until("view")
    assert remove(bo, table)[1]["code"] == "seat/none"
    status, left = remove(ada, table)
    assert (status, left["tables"]) == (200, [])
    assert watching.close_code() == 4004
    assert ada.ask("GET", f"/api/tables/{table['watch']}")[0] == 404
    assert remove(ada, table)[1]["code"] == "table/unknown"
    assert server.hub.metrics.errors_total == 0


def test_a_host_cannot_delete_what_others_play(alone: Any) -> None:
    ada, bo = alone
    table = two_people(ada, bo)
    for start in (False, True):
        if start:
            ada.post(f"/api/tables/{table['code']}/start")
        status, refused = remove(ada, table)
        assert (status, refused["code"]) == (409, "table/others")
        assert "Bo" in refused["text"]
    assert remove(bo, table)[1]["code"] == "table/others"
    assert own(ada, table)


def test_a_guest_who_deletes_an_open_table_stands_up(alone: Any) -> None:
    ada, bo = alone
    table = two_people(ada, bo)
    assert remove(bo, table)[0] == 200
    assert own(bo, table) is None
    assert ada.get(f"/api/tables/{table['code']}")["table"]["seats"][1]["kind"] == "open"


def test_a_finished_match_of_several_is_forgotten_one_by_one(alone: Any) -> None:
    ada, bo = alone
    table = two_people(ada, bo)
    ada.post(f"/api/tables/{table['code']}/start")
    sockets = [ada.open(table["code"]), bo.open(table["code"])]
    play_on(sockets, random.Random(5))
    sockets[0].until_over()
    assert remove(ada, table)[0] == 200
    assert own(ada, table) is None
    kept = own(bo, table)
    assert kept is not None
    assert kept["seats"] == ["Ada", "Bo"]
    assert bo.get(f"/api/tables/{table['watch']}/replay?count=1")["total"] > 0
    assert remove(bo, table)[0] == 200
    assert ada.ask("GET", f"/api/tables/{table['watch']}")[0] == 404


def test_play_again_works_though_the_rematch_was_deleted(alone: Any) -> None:
    ada, _ = alone
    table = ada.make("strangers", "Ada", start=True)
    socket = ada.open(table["code"])
    play_on([socket], random.Random(1))
    socket.until_over()
    again = ada.post(f"/api/tables/{table['code']}/rematch", {})["table"]
    assert remove(ada, again)[0] == 200
    other = ada.post(f"/api/tables/{table['code']}/rematch", {})["table"]
    assert other["code"] != again["code"]
    assert other["status"] == "open"


def test_the_list_shows_how_tables_differ_and_knows_a_seat_left_to_a_bot(server: Running, alone: Any) -> None:
    ada, bo = alone
    table = two_people(ada, bo)
    ada.post(f"/api/tables/{table['code']}/start")
    socket = ada.open(table["code"])
    before = own(ada, table)
    assert before is not None
    assert (before["steps"], before["left"], before["tutorial"]) == (0, False, False)
    ada.post(f"/api/tables/{table['code']}/leave")
    socket.close()
    after, others = own(ada, table), own(bo, table)
    assert after is not None
    assert others is not None
    assert (after["left"], others["left"]) == (True, False)
    lesson = ada.post("/api/tutorials/panic", {"name": "Ada"})["table"]
    found = own(ada, lesson)
    assert found is not None
    assert found["tutorial"]


def test_a_guest_has_a_name_in_the_language_of_the_reader(server: Running, alone: Any) -> None:
    ada, bo = alone
    table = ada.make("strangers", "", "open")
    bo.post(f"/api/tables/{table['code']}/sit", {"name": "Guesty 1"})
    for language, name in (("en", "Guest 1"), ("fr", "Invité 1")):
        listed = bo.get(f"/api/mine?language={language}")["tables"][0]["seats"]
        seats = bo.get(f"/api/tables/{table['code']}?language={language}")["table"]["seats"]
        assert listed == [seat["name"] for seat in seats] == [name, "Guesty 1"]
