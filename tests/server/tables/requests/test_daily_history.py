"""Past days of the puzzle of the day: their list, tries that do not count, streaks, and the best known result."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from saucer.bots.best_of_searches import best_of_searches
from saucer.games import game_called
from saucer.server.tables.daily_puzzles import puzzle_of, secret_of, seed_of
from saucer.server.tables.requests import daily
from saucer.server.tables.requests.daily_history import LISTED_DAYS, day_before, streak_of
from saucer.storage import DailyRow
from tests.server.support.driving import Browser, Running, running
from tests.server.support.towns import best_plan, build
from tests.server.support.waiting import wait_for

PLACE = "/api/daily/panic"
CHALLENGE = "/api/daily/strangers"
SEARCHES = 12


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    path = tmp_path_factory.mktemp("history") / "saucer.db"
    with running(path, daily_searches=SEARCHES) as started:
        yield started


def row(day: str, *, removed: bool = False, values: tuple[int, ...] = (1, 2, 3)) -> DailyRow:
    return DailyRow("panic", day, "ada", "Ada", 1, "link", score=10, values=values, removed=removed)


def test_a_streak_counts_days_in_a_row_and_waits_for_today() -> None:
    days = ["2026-03-01", "2026-02-28", "2026-02-27", "2026-02-25"]
    rows = [row(day) for day in days]
    assert streak_of(rows, "2026-03-01") == 3
    assert streak_of(rows, "2026-03-02") == 3, "today is not over"
    assert streak_of(rows, "2026-03-03") == 0
    assert streak_of([], "2026-03-01") == 0
    assert streak_of([row("2026-03-01", values=())], "2026-03-01") == 0, "nothing was finished"
    assert streak_of([row("2026-03-01", removed=True)], "2026-03-01") == 0


def test_a_past_day_is_played_without_counting(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, today = server.browser(), daily.today()
    code = ada.post(PLACE, {"name": "Ada"})["table"]["code"]
    build(ada, code, best_plan(ada.get(PLACE)["goals"]))
    assert ada.get("/api/mine")["dailies"][-1]["streak"] == 1
    tomorrow = day_before(today, -1)
    monkeypatch.setattr(daily, "today", lambda: tomorrow)
    bo = server.browser()
    before = bo.get(f"{PLACE}?day={today}")
    table = bo.post(PLACE, {"name": "Bo", "day": today})["table"]
    assert (table["daily"], table["status"]) == (today, "playing")
    build(bo, table["code"], best_plan(before["goals"]))
    after = bo.get(f"{PLACE}?day={today}")
    assert (after["own"], after["tries"]) == (None, before["tries"])
    past = after["days"]
    assert (past[0]["day"], past[0]["tries"], past[0]["best"], past[0]["status"]) == (today, 1, 100, None)
    assert len(past) == LISTED_DAYS
    own = ada.get(PLACE)
    assert (own["days"][0]["status"], own["days"][0]["score"]) == ("over", 100)
    assert (own["today"]["status"], own["today"]["streak"]) == (None, 1)
    assert bo.refused(PLACE, {"day": day_before(tomorrow, -1)})["code"] == "daily/day"


def test_the_next_day_is_counted_down_by_the_server(server: Running) -> None:
    one, other = server.browser().get("/api/mine")["dailies"]
    assert {one["game"], other["game"]} == {"strangers", "panic"}
    assert 0 < one["next_in"] <= 86_400
    assert (one["status"], one["score"], one["streak"]) == (None, None, 0)


def test_the_best_known_result_is_searched_once_and_shown_after_the_try(server: Running) -> None:
    ada, bo = server.browser(), server.browser()
    table = ada.post(CHALLENGE, {"name": "Ada"})["table"]
    assert table["options"]["solo"] == "challenge"
    wait_for(lambda: not server.hub.best_known.running)
    during = ada.get(CHALLENGE)
    assert (during["is_proven"], during["best_known"], during["bests"]) == (False, None, []), (
        "not while playing"
    )
    ada.post(f"/api/tables/{table['code']}/leave")
    after = ada.get(CHALLENGE)
    game, day = game_called("strangers"), after["day"]
    seed = seed_of(secret_of("strangers", day))
    expected = best_of_searches(game, puzzle_of(game), seed, range(SEARCHES))
    assert after["best_known"] == {
        "searches": SEARCHES,
        "score": expected.score,
        "values": list(expected.values),
    }
    assert expected.score == sum(value or 0 for value in expected.values[:2])
    assert bo.get(CHALLENGE)["best_known"] is None, "not before one has tried"
    assert [goal["name"] for goal in bo.get(f"{CHALLENGE}?language=fr")["goals"]] == [
        "Lieux sûrs",
        "Contact",
        "Gamins à l'abri",
    ]


def test_searches_begin_for_listed_days_alone_and_can_be_switched_off(
    server: Running, tmp_path: Path
) -> None:
    ada = server.browser()
    old = ada.get(f"{CHALLENGE}?day={day_before(daily.today(), LISTED_DAYS + 1)}")
    assert (old["best_known"], old["is_searching"]) == (None, False)
    listed = f"{CHALLENGE}?day={day_before(daily.today())}"
    assert ada.get(listed)["is_searching"]
    wait_for(lambda: not server.hub.best_known.running)
    assert ada.get(listed)["best_known"]["searches"] == SEARCHES
    with running(tmp_path / "other.db", daily_searches=0) as other:
        assert not other.browser().get(listed)["is_searching"]


def test_a_try_at_the_challenge_counts_once(server: Running) -> None:
    ada = server.browser()
    code = ada.post(CHALLENGE, {"name": "Ada"})["table"]["code"]
    play_first_moves(ada, code)
    own = ada.get(CHALLENGE)["own"]
    assert own["status"] == "over"
    assert own["score"] == own["values"][0] + own["values"][1]
    again = ada.post(CHALLENGE, {"name": "Ada"})["table"]
    assert again["code"] != code
    assert ada.get(CHALLENGE)["own"] == own


def play_first_moves(browser: Browser, code: str) -> None:
    """Play a match to its end by the first legal moves."""
    socket = browser.open(code)
    shown = socket.until("view")
    while shown["outcome"] is None:
        shown = socket.ask_move()
