"""What counts as a try at the puzzle of the day: its own player, real time, and a limit for each address."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest

from saucer.server.tables.requests import daily
from tests.cli.running import run
from tests.server.support.driving import Answer, Browser, Running, Socket, running
from tests.server.support.towns import best_plan, build
from tests.server.support.waiting import in_loop

PLACE = "/api/daily/panic"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "saucer.db"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for tests that look at their own tries alone."""
    with running(tmp_path_factory.mktemp("daily") / "saucer.db") as started:
        yield started


@pytest.fixture
def fresh(path: Path) -> Iterator[Running]:
    """A server at which nobody has tried yet."""
    with running(path) as server:
        yield server


def begin(browser: Browser, name: str = "Ada") -> Answer:
    table: Answer = browser.post(PLACE, {"name": name})["table"]
    return table


def finish(browser: Browser, code: str) -> None:
    build(browser, code, best_plan(browser.get(PLACE)["goals"]))


def returned(server: Running, browser: Browser) -> Browser:
    """The same browser at a server that was started again."""
    again = Browser(server.address)
    again.cookie = browser.cookie
    return again


def change_database(path: Path, statement: str, *values: object) -> None:
    connection = sqlite3.connect(path)
    with connection:
        connection.execute(statement, values)
    connection.close()


# Leaving


def test_leaving_ends_a_try_without_a_rank(server: Running) -> None:
    ada, tab = server.browser(), server.browser("fr")
    table = begin(ada)
    tab.cookie = ada.cookie
    socket = tab.open(table["code"])
    socket.until("view")
    assert ada.post(f"/api/tables/{table['code']}/leave")["table"]["status"] == "over"
    assert "abandonné" in socket.until("refused", lambda refused: refused["code"] == "daily/given-up")["text"]
    assert socket.close_code() == 4004
    after = ada.get(PLACE)
    assert (after["own"]["status"], after["own"]["score"], after["own"]["link"]) == ("given_up", None, None)
    assert after["bests"], "there is nothing left to play for"
    assert not any(entry["own"] for entry in after["tries"])
    assert ada.ask("GET", f"/api/tables/{table['code']}")[0] == 404
    finish(ada, begin(ada)["code"])
    assert ada.get(PLACE)["own"] == after["own"], "a second try does not count"


def test_deleting_the_table_of_a_try_gives_it_up(server: Running) -> None:
    ada = server.browser()
    table = begin(ada)
    assert ada.get("/api/mine")["tables"][0]["daily"] == ada.get(PLACE)["day"]
    assert ada.ask("DELETE", f"/api/tables/{table['code']}")[0] == 200
    assert ada.get(PLACE)["own"]["status"] == "given_up"


def test_nobody_else_can_end_a_try(server: Running) -> None:
    ada, eve = server.browser(), server.browser()
    table = begin(ada)
    begin(eve, "Eve")
    assert eve.refused(f"/api/tables/{table['code']}/leave")["code"] == "seat/none"
    assert ada.get(PLACE)["own"]["status"] == "playing"


def test_no_bot_takes_the_seat_of_a_player_who_is_away(server: Running) -> None:
    ada = server.browser()
    table = begin(ada)
    place = f"/api/tables/{table['code']}"
    server.hub.tables[table["code"]].seating.loaded = monotonic() - 3600
    assert ada.refused(f"{place}/lend", {"seat": 0})["code"] == "daily/own-moves"
    assert not ada.get(place)["table"]["seats"][0]["lent"]


def test_a_branch_of_a_try_can_be_left_to_a_bot(server: Running) -> None:
    ada = server.browser()
    table = begin(ada)
    finish(ada, table["code"])
    again = ada.post(f"/api/tables/{table['code']}/branch", {"step": 1, "seats": [0], "name": "Ada"})["table"]
    left = ada.post(f"/api/tables/{again['code']}/leave")["table"]
    assert (left["status"], left["seats"][0]["lent"]) == ("playing", True)
    assert ada.get(PLACE)["own"]["score"] == 100


# The clock


def test_a_lost_line_does_not_end_a_try(server: Running) -> None:
    ada = server.browser()
    table = begin(ada)
    socket = ada.open(table["code"])
    socket.until("view")
    socket.close()
    assert begin(ada)["code"] == table["code"]
    finish(ada, table["code"])
    assert ada.get(PLACE)["own"]["score"] == 100


@pytest.mark.parametrize("away", [40.0, 86_400.0])
def test_the_clock_of_a_try_runs_on_while_the_server_is_down(path: Path, away: float) -> None:
    with running(path) as server:
        ada = server.browser()
        code = begin(ada)["code"]
        start_building(ada.open(code))
    change_database(path, "UPDATE tables SET created = created - ?", away)
    with running(path) as server:
        ada = returned(server, ada)
        if away < 300:
            finish_building(ada, code)
            assert ada.get(PLACE)["own"]["score"] == 100
            assert ada.get(PLACE)["own"]["seconds"] >= away
        else:
            ada.open(code).until_over()
            own = ada.get(PLACE)["own"]
            assert (own["status"], own["values"]) == ("over", [])
            assert 300 <= own["seconds"] < 400, "the time at which the clock of the round rang"


def test_the_clock_of_a_try_runs_on_while_its_table_is_out_of_memory(server: Running) -> None:
    ada = server.browser()
    code = begin(ada)["code"]
    in_loop(server, forget(server, code))
    database = Path(server.settings.database)
    change_database(database, "UPDATE tables SET created = created - 3600 WHERE code = ?", code)
    ada.open(code).until_over()
    assert 360 <= ada.get(PLACE)["own"]["seconds"] < 400, "both clocks rang, one after the other"


async def forget(server: Running, code: str) -> None:
    """Have a server drop a table from memory, as one that is idle."""
    server.hub.drop(server.hub.tables[code])


def start_building(socket: Socket) -> None:
    socket.until("view")
    socket.ask_move()
    socket.close()


def finish_building(browser: Browser, code: str) -> None:
    """Build the best town from where the round is, and claim it."""
    build(browser, code, best_plan(browser.get(PLACE)["goals"]), begun=True)


# Limits and names


def test_tries_from_one_address_are_limited_and_a_household_can_play(path: Path) -> None:
    with running(path, daily_tries_per_address=2) as server:
        ada, bo, eve = server.browser(), server.browser(), server.browser("fr")
        first = begin(ada)
        begin(bo, "Bo")
        refused = eve.refused(PLACE, {"name": "Eve"})
        assert refused["code"] == "daily/too-many"
        assert refused["text"].startswith("2 essais")
        assert begin(ada)["code"] == first["code"], "a try that is running goes on"
        ada.post(f"/api/tables/{first['code']}/leave")
        begin(ada)
    with running(path, daily_tries_per_address=2) as server:
        assert server.browser().refused(PLACE, {"name": "Eve"})["code"] == "daily/too-many"


def test_a_new_day_has_new_tries(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(path, daily_tries_per_address=1) as server:
        begin(server.browser())
        assert server.browser().refused(PLACE, {})["code"] == "daily/too-many"
        monkeypatch.setattr(daily, "today", lambda: "2099-01-02")
        begin(server.browser())


def test_names_of_a_day_differ(fresh: Running) -> None:
    names = ["Ada", "Ada", "", "Ada", ""]
    shown = [begin(fresh.browser(), name)["seats"][0]["name"] for name in names]
    assert shown == ["Ada", "Ada 2", "Guest 3", "Ada 3", "Guest 5"]
    assert fresh.browser().refused(PLACE, {"name": "A\u200bda"})["code"] == "name/bad"


# Numbers


def test_a_number_is_never_used_again(path: Path) -> None:
    numbers: set[int] = set()
    for _ in range(2):
        with running(path) as server:
            ada = server.browser()
            for _ in range(2):
                code = ada.make("panic", "Ada", start=True)["code"]
                number = server.hub.tables[code].row.number
                assert number not in numbers
                numbers.add(number)
                assert ada.ask("DELETE", f"/api/tables/{code}")[0] == 200


def test_another_match_never_becomes_a_try(path: Path) -> None:
    """Even if it had the number of the table of a try."""
    with running(path) as server:
        ada = server.browser()
        begin(ada)
    change_database(path, "DELETE FROM tables")
    change_database(path, "DELETE FROM facts WHERE name = 'last table'")
    with running(path) as server:
        bo = server.browser()
        other = bo.make("panic", "Bo", start=True, options={"help": "all", "rounds": 1})
        cards = bo.open(other["code"]).until("view")["view"]["cards"]
        build(bo, other["code"], best_plan([{"id": f"card-{card['card']}"} for card in cards]))
        own = returned(server, ada).get(PLACE)["own"]
        assert own["score"] is None
        assert own["status"] == "given_up"


# The operator


def test_the_operator_removes_a_try_while_the_server_runs(path: Path, fresh: Running) -> None:
    ada, bo = fresh.browser(), fresh.browser()
    for browser, name in ((ada, "Ada"), (bo, "Bo")):
        finish(browser, begin(browser, name)["code"])
    database = ("--database", str(path))
    listed = json.loads(run("daily", "list", *database, "--json").stdout)
    assert [(row["name"], row["status"], row["score"]) for row in listed] == [
        ("Ada", "over", 100),
        ("Bo", "over", 100),
    ]
    assert run("daily", "remove", listed[1]["link"], *database).stdout == "removed: 1\n"
    assert [entry["name"] for entry in ada.get(PLACE)["tries"]] == ["Ada"]
    assert bo.get(PLACE)["own"]["status"] == "removed"
    finish(bo, begin(bo, "Bo again")["code"])
    assert len(ada.get(PLACE)["tries"]) == 1, "no second try counts"
    assert "Bo" in run("daily", "list", *database).stdout
    gone = json.loads(run("daily", "remove", "--address", listed[0]["address"], *database, "--json").stdout)
    assert [(row["name"], row["status"]) for row in gone] == [("Ada", "removed")]
    assert ada.get(PLACE)["tries"] == []
