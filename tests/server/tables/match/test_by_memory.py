"""Matches played by memory alone: what people are sent leaves out what they could remember."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.support.driving import Browser, Socket, play_on

OWN_MOVES = 80


@pytest.fixture
def ada_by_memory(ada: Browser) -> Iterator[Socket]:
    """Somebody about to choose an action in the middle of a match against a bot."""
    table = ada.make("area51", "Ada", "easy", options={"by_memory": True}, start=True)
    socket = ada.open(table["code"])
    taste = random.Random(3)
    wait_for_decision(socket)
    for _ in range(OWN_MOVES):
        move_on(socket, taste)
    while socket.view()["view"]["decision"]["phase"] != "action":
        move_on(socket, taste)
    yield socket
    socket.close()


def wait_for_decision(socket: Socket) -> None:
    socket.until("view", lambda message: bool(message["moves"]))


def move_on(socket: Socket, taste: random.Random) -> None:
    socket.move(taste.choice(socket.view()["moves"])["move"])
    wait_for_decision(socket)


def views(socket: Socket) -> list[Any]:
    return [message["view"] for message in received(socket, "view") if message["outcome"] is None]


def received(socket: Socket, kind: str) -> list[Any]:
    return [message for message in map(json.loads, socket.received) if message["kind"] == kind]


def piles(view: Any) -> list[Any]:
    return [hangar for region in view["regions"] for hangar in region["hangars"]]


def test_no_view_holds_what_could_be_remembered(ada_by_memory: Socket) -> None:
    seen = views(ada_by_memory)
    hidden = [card for view in seen for pile in piles(view) for card in pile["hidden"]]
    assert any(card["seat"] == 0 for card in hidden)
    assert all((card["card"], card["age"]) == (None, 0) for card in hidden)
    assert all(pile["most"] == 0 for view in seen for pile in piles(view))
    assert all(not seat["remembered"] for view in seen for seat in view["seats"])
    assert all(view["pool"] == [] for view in seen)


def test_no_news_names_a_card_that_was_put_face_down(ada_by_memory: Socket) -> None:
    ada_by_memory.send(kind="log")
    log = ada_by_memory.until("log")["events"]
    played = [news["event"] for news in log if news["event"]["kind"] == "cards_played"]
    assert played
    assert all(event["cards"] is None for event in played)


def test_no_hints_are_given(ada_by_memory: Socket) -> None:
    assert not ada_by_memory.table["settings"]["hints"]
    ada_by_memory.send(kind="hint")
    assert ada_by_memory.until("refused")["code"] == "hint/off"


def test_a_preview_holds_no_more_than_a_view(ada_by_memory: Socket) -> None:
    for choice in ada_by_memory.view()["moves"]:
        ada_by_memory.send(kind="preview", move=choice["move"])
        answer = ada_by_memory.receive()
        if answer["kind"] == "preview":
            assert all(card["card"] is None for pile in piles(answer["view"]) for card in pile["hidden"])
            assert all(not seat["remembered"] for seat in answer["view"]["seats"])
    assert received(ada_by_memory, "preview")


def test_bots_go_on_to_the_end_and_then_all_is_shown(ada_by_memory: Socket) -> None:
    play_on([ada_by_memory], random.Random(5))
    last = ada_by_memory.view()
    assert last["outcome"]
    assert any(seat["remembered"] for seat in last["view"]["seats"])
