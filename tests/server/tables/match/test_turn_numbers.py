"""Every seat counts its own decisions: late and doubled moves are refused, simultaneous ones are not."""

import json
import random
import threading

from tests.server.support.driving import Browser, Running, Socket, play_on


def bidders(server: Running, count: int, **options: object) -> list[Socket]:
    """A number of people at a table of Sealed Bids, and the match begun."""
    people = [server.browser() for _ in range(count)]
    seats = ["Ada", *["open"] * (count - 1)]
    table = people[0].make("bids", *seats, options={"clock": False, **options})
    for one in people[1:]:
        one.post(f"/api/tables/{table['code']}/sit", {})
    people[0].post(f"/api/tables/{table['code']}/start")
    sockets = [one.open(table["code"]) for one in people]
    for socket in sockets:
        socket.until("view")
    return sockets


def test_two_tabs_racing_for_one_decision_make_one_move(ada: Browser) -> None:
    table = ada.make("strangers", "Ada", start=True)
    tabs = [ada.open(table["code"]), ada.open(table["code"])]
    for tab in tabs:
        tab.until("view")
    gate = threading.Barrier(2)

    def race(tab: Socket) -> None:
        gate.wait()
        tab.move()

    threads = [threading.Thread(target=race, args=(tab,)) for tab in tabs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    turn = tabs[0].view()["turn"]
    kinds = sorted(
        message["kind"] for tab in tabs for message in tab.drain(1.0) if message["kind"] != "table"
    )
    assert kinds == ["refused", "view", "view"]
    assert tabs[0].view()["turn"] == turn + 1
    refusals = [text for tab in tabs for text in tab.received if '"refused"' in text]
    assert '"move/stale"' in refusals[0]


def test_the_same_message_twice_counts_once(ada: Browser) -> None:
    table = ada.make("strangers", "Ada", start=True)
    socket = ada.open(table["code"])
    view = socket.until("view")
    socket.move()
    socket.move()
    assert socket.until("refused")["code"] == "move/stale"
    socket.drain(0.5)
    assert socket.view()["turn"] == view["turn"] + 1


def test_six_seats_choose_at_once_without_a_stale_move(server: Running) -> None:
    sockets = bidders(server, 6)
    for _ in range(2):
        for number, socket in enumerate(sockets):
            socket.move({"kind": "bid", "amount": number % 3 + 1})
        for socket in sockets:
            message = socket.until(
                "view", lambda view: any(n["event"]["kind"] == "round_won" for n in view["events"])
            )
            assert message["view"]["last"]
    assert all(socket.view()["outcome"] for socket in sockets)
    assert not any('"refused"' in text for socket in sockets for text in socket.received)


def test_six_people_choose_in_secret_in_eti_without_a_stale_move(server: Running) -> None:
    people = [server.browser() for _ in range(6)]
    table = people[0].make("eti", "Ada", *["open"] * 5)
    for one in people[1:]:
        one.post(f"/api/tables/{table['code']}/sit", {})
    people[0].post(f"/api/tables/{table['code']}/start")
    sockets = [one.open(table["code"]) for one in people]
    assert play_on(sockets, random.Random(3), most=120) >= 120
    seen = [json.loads(text) for socket in sockets for text in socket.received]
    assert max(len(message["to_move"]) for message in seen if message["kind"] == "view") > 1


def test_a_decision_stays_the_same_while_others_act(server: Running) -> None:
    one, other = bidders(server, 2)
    turn = one.view()["turn"]
    other.move({"kind": "bid", "amount": 2})
    assert one.until("view")["turn"] == turn
    one.move({"kind": "bid", "amount": 3})
    assert one.until("view")["turn"] > turn


def test_a_late_bid_does_not_count_for_the_next_round(server: Running) -> None:
    one, other = bidders(server, 2)
    turn = one.view()["turn"]
    one.move({"kind": "bid", "amount": 3})
    one.until("view")
    other.move({"kind": "bid", "amount": 1})
    one.until("view", lambda view: view["view"]["round"] == 2)
    one.move({"kind": "bid", "amount": 3}, turn=turn)
    assert one.until("refused")["code"] == "move/stale"


def test_out_of_turn_is_explained_by_the_rules(ada: Browser) -> None:
    table = ada.make("strangers", "Ada", "Bo", start=True)
    socket = ada.open(table["code"])
    socket.until("view", lambda view: view["seat"] == 1)
    waiting = 1 - socket.view(0)["to_move"][0]
    socket.move({"kind": "release"}, waiting)
    refused = socket.until("refused")
    assert refused["code"] == "move/illegal"
    assert refused["rule"].startswith("R")
    assert refused["text"]


def test_a_step_is_taken_back_until_something_was_drawn(ada: Browser) -> None:
    table = ada.make("strangers", "Ada", start=True)
    socket = ada.open(table["code"])
    before = socket.until("view")
    after = socket.ask_move({"kind": "release"})
    assert after["undo"]
    back = socket.ask_move({"kind": "take_back"})
    assert back["kind"] == "view"
    assert back["view"] == before["view"]
    assert back["turn"] > after["turn"]
    assert [news["event"]["kind"] for news in back["events"]] == ["take_back"]
    assert socket.ask_move({"kind": "take_back"})["code"] == "move/illegal"


def test_nobody_hears_of_a_step_that_changes_nothing_for_them(ada: Browser, bo: Browser) -> None:
    table = ada.make("snatch", "Ada", "open")
    bo.post(f"/api/tables/{table['code']}/sit", {})
    ada.post(f"/api/tables/{table['code']}/start")
    socket, other = ada.open(table["code"]), bo.open(table["code"])
    socket.until("view")
    other.until("view")
    socket.drain(0.1)
    other.move({"kind": "dawdle"})
    other.until("view")
    assert [message for message in socket.drain(0.2) if message["kind"] == "view"] == []
