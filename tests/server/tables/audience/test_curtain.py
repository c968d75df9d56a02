"""Several people at one screen: the server sends nothing of a hand before its owner has opened the curtain."""

import random
from typing import Any

from tests.server.support.driving import Answer, Running, Socket, play_on


def known_cards(view: Answer) -> list[Any]:
    """The cards in all hands that a view shows."""
    return [card for seat in view["view"]["seats"] for card in seat["hand"] if card is not None]


def test_no_hand_is_sent_before_somebody_looks(server: Running) -> None:
    ada = server.browser()
    table = ada.make("strangers", "Ada", "Bo", start=True)
    socket = ada.open(table["code"], curtain=True)
    first = socket.until("view")
    assert first["seat"] is None
    assert not known_cards(first)
    assert first["moves"] == []
    mover = first["to_move"][0]
    socket.send(kind="look", seat=mover, id=1)
    mine = socket.until("view")
    assert (mine["seat"], mine["again"]) == (mover, True)
    assert known_cards(mine)
    assert mine["moves"]
    play_own_turn(socket, mover)
    assert set(socket.views) == {None, mover}


def test_who_comes_back_is_sent_what_happened_meanwhile(server: Running) -> None:
    ada = server.browser()
    table = ada.make("strangers", "Ada", "Bo", start=True)
    socket = ada.open(table["code"], curtain=True)
    first = socket.until("view")["to_move"][0]
    other = 1 - first
    for seat in (first, other):
        socket.send(kind="look", seat=seat)
        assert socket.until("view")["seat"] == seat
        play_own_turn(socket, seat)
    before = {seat: socket.views[seat] for seat in (first, other)}
    socket.send(kind="look")
    closed = socket.until("view")
    assert closed["seat"] is None
    assert closed["to_move"] == [first]
    socket.send(kind="look", seat=first)
    again = socket.until("view")
    assert (again["seat"], again["again"]) == (first, False)
    assert {news["event"].get("seat") for news in again["events"]} >= {other}
    assert again["turn"] > before[first]["turn"]


def play_own_turn(socket: Socket, seat: int) -> None:
    """Make moves until it is another seat's turn; only this seat's views arrive meanwhile."""
    for _ in range(30):
        if socket.views[seat]["to_move"] != [seat]:
            return
        socket.move(seat=seat)
        assert socket.until("view")["seat"] == seat
    raise AssertionError("a turn of thirty moves")


def test_without_a_curtain_all_own_seats_are_sent(server: Running) -> None:
    ada = server.browser()
    table = ada.make("strangers", "Ada", "Bo", start=True)
    socket = ada.open(table["code"])
    socket.until("view", lambda view: view["seat"] == 1)
    assert set(socket.views) == {0, 1}
    play_on([socket], random.Random(4), most=4)


def test_one_seat_has_no_curtain(server: Running) -> None:
    ada, bo = server.browser(), server.browser()
    table = ada.make("strangers", "Ada", "easy", start=True)
    socket = ada.open(table["code"], curtain=True)
    assert socket.until("view")["seat"] == 0
    socket.send(kind="look")
    assert socket.until("view")["seat"] == 0
    socket.send(kind="look", seat=1)
    assert socket.until("refused")["code"] == "seat/not-yours"
    spectator = bo.open(table["watch"], curtain=True)
    spectator.until("view")
    spectator.send(kind="look", seat=0)
    assert spectator.until("refused")["code"] == "seat/none"
