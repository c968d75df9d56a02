"""The puzzle of the day: the same for everyone, one try counts, and what is shown before and after it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from saucer.server.tables.requests import daily
from tests.server.support.driving import Answer, Browser, Running, running
from tests.server.support.towns import best_plan, build

PLACE = "/api/daily/panic"


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Running]:
    """A server at which nobody has tried yet."""
    with running(tmp_path / "saucer.db") as server:
        yield server


@pytest.fixture
def ada(fresh: Running) -> Browser:
    return fresh.browser()


@pytest.fixture
def bo(fresh: Running) -> Browser:
    return fresh.browser()


def solve(browser: Browser, name: str) -> Answer:
    """Play the puzzle of the day to par; how it looks afterwards."""
    table = browser.post(PLACE, {"name": name})["table"]
    build(browser, table["code"], best_plan(browser.get(PLACE)["goals"]))
    after: Answer = browser.get(PLACE)
    return after


def shown(daily: Answer) -> Answer:
    """What is shown of a day, but for the countdown."""
    return {**daily, "today": {**daily["today"], "next_in": None}}


def test_everyone_gets_the_same_goals_in_their_own_language(ada: Browser, bo: Browser) -> None:
    one, other = ada.get(PLACE), bo.get(f"{PLACE}?language=fr")
    assert (one["name"], other["name"]) == ("Town of the day", "La ville du jour")
    assert [goal["id"] for goal in one["goals"]] == [goal["id"] for goal in other["goals"]]
    assert len(one["goals"]) == 3
    assert one["goals"][0]["text"] != other["goals"][0]["text"]
    assert (one["own"], one["bests"], one["tries"], one["is_today"]) == (None, [], [], True)
    first = ada.post(PLACE, {"name": "Ada"})["table"]
    second = bo.post(PLACE, {"name": "Bo"})["table"]
    cards = [
        browser.open(table["code"]).until("view")["view"]["cards"]
        for browser, table in ((ada, first), (bo, second))
    ]
    assert cards[0] == cards[1]
    assert [f"card-{card['card']}" for card in cards[0]] == [goal["id"] for goal in one["goals"]]


def test_the_first_try_counts_and_the_second_does_not(ada: Browser, bo: Browser) -> None:
    table = ada.post(PLACE, {"name": "Ada"})["table"]
    assert (table["options"]["rounds"], table["settings"]["hints"], table["status"]) == (1, False, "playing")
    again = ada.post(PLACE, {"name": "Ada"})["table"]
    assert again["code"] == table["code"], "a try that is running goes on"
    running_now = ada.get(PLACE)
    assert (running_now["own"]["score"], running_now["bests"], running_now["tries"]) == (None, [], [])
    assert running_now["own"]["link"] == f"/t/{table['code']}"
    after = solve(ada, "Ada")
    assert after["own"]["score"] == 100
    assert after["own"]["values"] in after["bests"]
    assert after["own"]["link"] == f"/r/{table['watch']}"
    assert len(after["own"]["picture"].split()) == 9
    second = ada.post(PLACE, {"name": "Eve"})["table"]
    assert second["code"] != table["code"]
    build(ada, second["code"], best_plan(after["goals"]))
    assert shown(ada.get(PLACE)) == shown(after)


def test_nothing_of_a_solution_is_shown_to_those_who_have_not_tried(ada: Browser, bo: Browser) -> None:
    solve(ada, "Ada")
    seen = bo.get(PLACE)
    (entry,) = seen["tries"]
    assert (entry["name"], entry["score"], entry["own"]) == ("Ada", 100, False)
    assert (entry["picture"], entry["link"], seen["bests"]) == ("", None, [])
    bo.post(PLACE, {"name": "Bo"})
    assert bo.get(PLACE)["tries"][0]["picture"] == "", "nor while they try"
    done = solve(bo, "Bo")
    assert [entry["name"] for entry in done["tries"]] == sorted(
        ["Ada", "Bo"], key=lambda name: next(e["seconds"] for e in done["tries"] if e["name"] == name)
    )
    assert all(entry["picture"] and entry["link"] for entry in done["tries"])


def test_a_try_outlives_a_restart_and_days_have_their_own_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path / "saucer.db") as server:
        ada = server.browser()
        after = solve(ada, "Ada")
    monkeypatch.setattr(daily, "today", lambda: "2099-01-02")
    with running(tmp_path / "saucer.db") as server:
        again = Browser(server.address)
        again.cookie = ada.cookie
        assert again.get(f"{PLACE}?day={after['day']}")["own"] == after["own"]
        assert again.get(PLACE)["own"] is None
        assert again.get(f"{PLACE}?day={after['day']}")["bests"] == after["bests"]


@pytest.mark.parametrize("day", ["tomorrow", "2999-01-01", "2026-13-01"])
def test_other_days_and_games_are_refused(ada: Browser, day: str) -> None:
    status, refused = ada.ask("GET", f"{PLACE}?day={day}")
    assert (status, refused["code"]) == (404, "daily/day")
    assert ada.refused("/api/daily/area51", {})["code"] == "daily/none"
    assert ada.refused("/api/daily/chess", {})["code"] == "game/unknown"
    assert ada.refused(PLACE, {"name": "<b>"})["code"] == "name/bad"
