"""Players who are away: others may hand their seat to a bot, and it is theirs again when they return."""

import random

from tests.server.support.driving import Browser, Running, play_on


def test_an_absent_players_seat_is_lent_and_given_back(ada: Browser, bo: Browser) -> None:
    table = ada.make("strangers", "Ada", "open", settings={"absent_after": 0})
    place = f"/api/tables/{table['code']}"
    bo.post(f"{place}/sit", {"name": "Bo"})
    ada.post(f"{place}/start")
    one, other = ada.open(table["code"]), bo.open(table["code"])
    other.until("view")
    assert ada.refused(f"{place}/lend", {"seat": 1})["code"] == "seat/present"
    other.close()
    one.until("table", lambda message: not message["table"]["seats"][1]["present"])
    stranger = Browser(f"http://{ada.place}/")
    assert stranger.refused(f"{place}/lend", {"seat": 1})["code"] == "seat/none"
    assert ada.post(f"{place}/lend", {"seat": 1})["table"]["seats"][1]["lent"]
    assert ada.refused(f"{place}/lend", {"seat": 1})["code"] == "seat/present"
    play_on([one], random.Random(5), most=6)
    back = bo.open(table["code"])
    assert not back.until("hello")["table"]["seats"][1]["lent"]
    one.until("table", lambda message: message["table"]["seats"][1]["present"])
    play_on([one, back], random.Random(6))


def test_nobody_is_replaced_before_the_time_is_up(ada: Browser, bo: Browser) -> None:
    table = ada.make("strangers", "Ada", "open", settings={"absent_after": 60})
    place = f"/api/tables/{table['code']}"
    bo.post(f"{place}/sit", {"name": "Bo"})
    assert ada.refused(f"{place}/lend", {"seat": 1})["code"] == "table/not-started"
    ada.post(f"{place}/start")
    assert ada.refused(f"{place}/lend", {"seat": 1})["code"] == "seat/present"


def test_who_leaves_lets_a_bot_play_on(ada: Browser, bo: Browser) -> None:
    table = ada.make("strangers", "Ada", "open")
    place = f"/api/tables/{table['code']}"
    assert bo.refused(f"{place}/leave")["code"] == "seat/none"
    bo.post(f"{place}/sit", {"name": "Bo"})
    bo.post(f"{place}/leave")
    assert ada.get(place)["table"]["seats"][1]["kind"] == "open"
    bo.post(f"{place}/sit", {"name": "Bo"})
    ada.post(f"{place}/start")
    socket = ada.open(table["code"])
    socket.until("view")
    bo.post(f"{place}/leave")
    play_on([socket], random.Random(8))
    assert socket.view()["outcome"]


def test_a_reconnecting_player_finds_everything_as_it_was(server: Running) -> None:
    ada = server.browser()
    table = ada.make("strangers", "Ada", "Bo", start=True)
    socket = ada.open(table["code"])
    socket.until("view", lambda view: view["seat"] == 1)
    play_on([socket], random.Random(9), most=10)
    socket.drain(0.6)
    socket.close()
    again = ada.open(table["code"])
    again.until("view", lambda view: view["seat"] == 1)
    for seat in (0, 1):
        for name in ("view", "turn", "moves", "question", "undo"):
            assert again.view(seat)[name] == socket.view(seat)[name]
    assert again.view(0)["again"]
    assert again.view(0)["events"]
