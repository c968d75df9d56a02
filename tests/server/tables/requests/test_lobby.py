"""Around a match: links, seats, bots, nicknames, chat, spectators, rematches, branches, best scores."""

import random
import time
from pathlib import Path

import pytest

from tests.server.support.driving import Browser, Running, finished, play_on, running


def test_people_sit_move_stand_and_start(ada: Browser, bo: Browser) -> None:
    table = ada.make("strangers", "Ada", "open", "open")
    place = f"/api/tables/{table['code']}"
    socket = ada.open(table["code"])
    assert socket.until("hello")["you"] == {"seats": [0], "maker": True, "muted": []}
    assert bo.refused(f"{place}/start")["code"] == "seat/none"
    assert bo.post(f"{place}/sit", {"name": "Bo"})["you"]["seats"] == [1]
    assert socket.until("table")["table"]["seats"][1]["name"] == "Bo"
    assert bo.post(f"{place}/sit", {"seat": 2})["you"]["seats"] == [2]
    assert bo.refused(f"{place}/sit", {"seat": 0})["code"] == "seat/taken"
    assert ada.refused(f"{place}/start")["code"] == "table/open-seats"
    assert bo.post(f"{place}/stand", {"seat": 2})["you"]["seats"] == []
    assert bo.refused(f"{place}/stand", {"seat": 0})["code"] == "seat/not-yours"
    assert bo.refused(f"{place}/bot", {"seat": 1, "level": "easy"})["code"] == "seat/none"
    bo.post(f"{place}/sit", {"seat": 1, "name": "Bo"})
    ada.post(f"{place}/bot", {"seat": 2, "level": "hard"})
    assert ada.refused(f"{place}/bot", {"seat": 1, "level": "easy"})["code"] == "seat/not-open"
    assert ada.refused(f"{place}/bot", {"seat": 1})["code"] == "seat/no-bot"
    ada.post(f"{place}/bot", {"seat": 2, "level": "easy"})
    assert bo.post(f"{place}/start")["table"]["status"] == "playing"
    assert bo.refused(f"{place}/sit", {})["code"] == "table/started"
    assert bo.refused(f"{place}/start")["code"] == "table/started"


def test_a_full_table_says_so(ada: Browser, bo: Browser) -> None:
    table = ada.make("strangers", "Ada", "easy")
    assert bo.refused(f"/api/tables/{table['code']}/sit", {"name": "Bo"})["code"] == "table/full"


def test_a_spectators_link_shows_and_never_grants_a_seat(ada: Browser, bo: Browser) -> None:
    table = ada.make("strangers", "Ada", "open")
    answer = bo.get(f"/api/tables/{table['watch']}")["table"]
    assert (answer["code"], answer["watch"]) == (None, table["watch"])
    for request, body in {"sit": {}, "bot": {"seat": 1, "level": "easy"}, "stand": {"seat": 0}}.items():
        assert bo.refused(f"/api/tables/{table['watch']}/{request}", body)["code"] == "table/unknown"
    assert ada.refused(f"/api/tables/{table['watch']}/start")["code"] == "table/unknown"
    socket = bo.open(table["watch"])
    hello = socket.until("hello")
    assert hello["you"] == {"seats": [], "maker": False, "muted": []}
    ada.post(f"/api/tables/{table['code']}/bot", {"seat": 1, "level": "easy"})
    ada.post(f"/api/tables/{table['code']}/start")
    assert socket.until("view")["seat"] is None
    socket.send(kind="move", turn=0, move={"kind": "release"})
    assert socket.until("refused")["code"] == "seat/none"
    assert not any(table["code"] in text for text in socket.received)


def test_a_player_who_comes_by_the_spectators_link_only_watches(ada: Browser) -> None:
    table = ada.make("strangers", "Ada", start=True)
    socket = ada.open(table["watch"])
    assert socket.until("hello")["you"]["seats"] == []
    assert socket.until("view")["seat"] is None


def test_a_private_table_has_no_spectators(ada: Browser, bo: Browser) -> None:
    table = ada.make("strangers", "Ada", settings={"spectators": False}, start=True)
    socket = bo.open(table["watch"])
    assert socket.until("refused")["code"] == "table/private"
    assert socket.close_code() == 4004


def test_spectators_can_be_kept_behind(ada: Browser, bo: Browser) -> None:
    table = ada.make("strangers", "Ada", settings={"delay": 1}, start=True)
    player, watcher = ada.open(table["code"]), bo.open(table["watch"])
    first = watcher.until("view")["view"]
    player.until("view")
    made = time.monotonic()
    player.ask_move({"kind": "release"})
    late = watcher.until("view")
    assert time.monotonic() - made > 0.9
    assert late["view"] != first
    assert late["events"]


def test_spectators_stay_behind_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path / "saucer.db") as server:
        ada = server.browser()
        table = ada.make("strangers", "Ada", settings={"delay": 2}, start=True)
        first = server.browser().open(table["watch"]).until("view")["view"]
        player = ada.open(table["code"])
        player.until("view")
        player.ask_move({"kind": "release"})
    with running(tmp_path / "saucer.db") as server:
        watcher = server.browser().open(table["watch"])
        answer = watcher.until("view")
        assert (answer["view"], answer["events"]) == (first, [])
        assert watcher.until("view")["events"]


def test_a_part_of_the_seed_may_follow_the_commitment(ada: Browser) -> None:
    table = ada.make("strangers", "Ada", part="aa")
    assert table["fair"]["commitment"]
    ada.post(f"/api/tables/{table['code']}/sit", {"seat": 0, "part": "bb"})
    ada.post(f"/api/tables/{table['code']}/start")
    socket = ada.open(table["code"])
    play_on([socket], random.Random(1))
    assert socket.until_over()["fair"]["parts"] == ["bb"]


@pytest.mark.parametrize("name", ["x" * 10_000, "<b>Ada</b>", "A\u202eda", "A\x07da"])
def test_odd_nicknames_are_refused(ada: Browser, bo: Browser, name: str) -> None:
    table = ada.make("strangers", "Ada", "open")
    bo.language = "fr"
    refused = bo.refused(f"/api/tables/{table['code']}/sit", {"name": name})
    assert refused["code"] == "name/bad"
    assert "24" in refused["text"]
    assert ada.get(f"/api/tables/{table['code']}")["table"]["seats"][1]["kind"] == "open"


def test_names_are_tidied_and_made_distinct(ada: Browser, bo: Browser) -> None:
    table = ada.make("strangers", "  Ada   L. ", "open", "")
    bo.post(f"/api/tables/{table['code']}/sit", {"name": "Ada L."})
    answer = ada.get(f"/api/tables/{table['code']}")["table"]["seats"]
    assert [seat["name"] for seat in answer] == ["Ada L.", "Ada L. 2", "Guest 3"]


def test_chat_is_stored_sent_and_muted(ada: Browser, bo: Browser) -> None:
    table = ada.make("strangers", "Ada", "open")
    bo.post(f"/api/tables/{table['code']}/sit", {"name": "Bo"})
    one, other = ada.open(table["code"]), bo.open(table["code"])
    other.send(kind="chat", text="  Hello <b>there</b> ")
    line = one.until("chat")["line"]
    assert (line["name"], line["seat"], line["text"]) == ("Bo", 1, "Hello <b>there</b>")
    ada.post(f"/api/tables/{table['code']}/mute", {"seat": 1, "muted": True})
    other.send(kind="chat", text="Anyone?")
    other.until("chat", lambda answer: answer["line"]["text"] == "Anyone?")
    again = ada.open(table["code"]).until("hello")
    assert again["chat"] == []
    assert again["you"]["muted"] == [1]
    assert len(bo.open(table["code"]).until("hello")["chat"]) == 2
    other.send(kind="chat", text="x" * 501)
    assert other.until("refused")["code"] == "message/malformed"
    other.send(kind="chat", text="   ")
    assert other.until("refused")["code"] == "message/malformed"


def test_a_rematch_gives_everyone_their_seat(ada: Browser, bo: Browser) -> None:
    table = ada.make("strangers", "Ada", "open", "easy")
    place = f"/api/tables/{table['code']}"
    assert ada.refused(f"{place}/rematch", {})["code"] == "table/not-over"
    bo.post(f"{place}/sit", {"name": "Bo"})
    sockets = [ada.open(table["code"]), bo.open(table["code"])]
    watcher = Browser(f"http://{ada.place}/").open(table["watch"])
    ada.post(f"{place}/start")
    play_on(sockets, random.Random(4))
    sockets[1].until_over()
    again = ada.post(f"{place}/rematch", {"part": "aa"})["table"]
    assert (
        sockets[1].until("table", lambda answer: bool(answer["table"]["rematch"]))["table"]["rematch"]
        == again["code"]
    )
    assert (
        watcher.until("table", lambda answer: bool(answer["table"]["rematch"]))["table"]["rematch"]
        == again["watch"]
    )
    taken = bo.post(f"{place}/rematch", {"part": "bb"})
    assert taken["table"]["code"] == again["code"]
    assert taken["you"]["seats"] == [1]
    assert [seat["kind"] for seat in taken["table"]["seats"]] == ["person", "person", "bot"]
    assert bo.post(f"/api/tables/{again['code']}/start")["table"]["status"] == "playing"


def test_a_finished_match_is_replayed_from_a_seat_or_with_everything_open(ada: Browser, bo: Browser) -> None:
    table = finished(ada, "Ada", "Bo")
    place = f"/api/tables/{table['watch']}/replay"
    opened = bo.get(f"{place}?count=5")
    assert [step["step"] for step in opened["steps"]] == [0, 1, 2, 3, 4]
    assert all(len(step["views"]) == 2 for step in opened["steps"])
    assert opened["outcome"]["text"]
    assert opened["fair"]["seed"]
    own = bo.get(f"{place}?seat=1&first={opened['total']}&language=fr")
    assert [step["step"] for step in own["steps"]] == [opened["total"]]
    assert own["steps"][0]["views"][0]["viewer"] == 1
    running = ada.make("strangers", "Ada", start=True)
    assert bo.ask("GET", f"/api/tables/{running['code']}/replay")[1]["code"] == "table/not-over"
    assert bo.ask("GET", f"/api/tables/{running['code']}/record")[1]["code"] == "table/not-over"


def test_a_branch_goes_on_from_a_step_against_bots(ada: Browser, bo: Browser) -> None:
    table = finished(ada, "Ada", "Bo")
    total = ada.get(f"/api/tables/{table['watch']}/replay?count=1")["total"]
    step = ada.get(f"/api/tables/{table['watch']}/replay?seat=0&first=6&count=1")["steps"][0]
    branch = bo.post(f"/api/tables/{table['watch']}/branch", {"step": 6, "seats": [0], "name": "Bo"})["table"]
    assert branch["branch"] == {"watch": table["watch"], "step": 6}
    assert [seat["kind"] for seat in branch["seats"]] == ["person", "bot"]
    socket = bo.open(branch["code"])
    if step["views"][0]["turn"] == 0:
        assert socket.until("view")["view"] == step["views"][0]
    socket.send(kind="log")
    assert len(socket.until("log")["events"]) > 0
    play_on([socket], random.Random(2))
    late = bo.refused(f"/api/tables/{table['watch']}/branch", {"step": total, "seats": [0]})
    assert late["code"] == "step/unknown"


def test_best_scores_and_tables_are_kept_for_each_browser(server: Running) -> None:
    ada, bo = server.browser(), server.browser()
    scores = []
    for _ in range(2):
        table = finished(ada, "Ada")
        scores += ada.get(f"/api/tables/{table['watch']}/replay?count=1")["outcome"]["scores"]
    mine = ada.get("/api/mine")
    assert len(mine["tables"]) == 2
    assert [best["score"] for best in mine["bests"]] == [max(scores)]
    others = bo.get("/api/mine")
    assert (others["tables"], others["bests"]) == ([], [])


def test_options_that_do_not_go_together_are_refused_in_ones_language(server: Running) -> None:
    seats = [{"kind": "own"}, {"kind": "bot"}]
    french = server.browser("fr")
    refused = french.refused(
        "/api/tables", {"game": "strangers", "seats": seats, "options": {"teams": "open"}}
    )
    assert refused["code"] == "options/bad"
    assert refused["rule"].startswith("R")
    for options in ({"board": "Z"}, {"boards": "A"}, {"components": "x"}):
        form = {"game": "strangers", "seats": seats, "options": options}
        assert french.refused("/api/tables", form)["code"] == "options/bad"
    assert french.refused("/api/tables", {"game": "chess", "seats": seats})["text"].startswith("Aucun jeu")
    many = {"game": "strangers", "seats": seats * 4}
    assert french.refused("/api/tables", many)["code"] == "options/bad"
    unready = {"game": "strangers", "seats": [{"kind": "open"}, {"kind": "own"}], "start": True}
    assert french.refused("/api/tables", unready)["code"] == "table/open-seats"
