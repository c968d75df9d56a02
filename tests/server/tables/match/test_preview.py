"""What a move would lead to: shown from the seat's own knowledge, true, or not shown at all."""

import random
from typing import Any

import pytest

from saucer.engine.game import AnyGame
from saucer.games import BUILT_IN
from tests.server.support.driving import Browser, Running, Socket

MOST = 60


def next_answer(socket: Socket) -> dict[str, Any]:
    while True:
        message = socket.receive()
        if message["kind"] in ("preview", "refused"):
            return message


def next_view(socket: Socket, seat: int) -> dict[str, Any]:
    return socket.until("view", lambda view: view["seat"] == seat)


def one_to_move(socket: Socket) -> int | None:
    """A seat that has something to decide."""
    return next((seat for seat, view in socket.views.items() if view["moves"]), None)


@pytest.mark.parametrize(
    "game", [game for game in BUILT_IN if not game.rules.races], ids=lambda game: game.id
)
def test_a_preview_is_what_then_happens(server: Running, game: AnyGame) -> None:
    ada = server.browser()
    socket = ada.open(ada.make(game.id, "Ada", "Bo", "Cy", start=True)["code"])
    taste = random.Random(4)
    socket.until("view", lambda view: view["seat"] == 2)
    shown = 0
    for _ in range(MOST):
        seat = one_to_move(socket)
        if seat is None:
            break
        move = taste.choice(socket.view(seat)["moves"])["move"]
        socket.send(kind="preview", move=move, seat=seat)
        answer = next_answer(socket)
        socket.move(move, seat)
        seen = next_view(socket, seat)
        socket.drain(0.02)
        if answer["kind"] == "preview":
            shown += 1
            assert answer["move"] == move
            assert (answer["view"], answer["events"]) == (seen["view"], seen["events"])
        else:
            assert answer["code"] == "preview/unknown"
    assert shown > 5


def test_a_preview_changes_nothing(ada: Browser) -> None:
    socket = ada.open(ada.make("strangers", "Ada", start=True)["code"])
    before = socket.until("view")
    socket.send(kind="preview", move={"kind": "release"}, id=4)
    shown = next_answer(socket)
    assert (shown["id"], shown["turn"]) == (4, before["turn"])
    assert shown["events"][0]["text"]
    socket.move({"kind": "release"})
    assert socket.until("view")["turn"] == before["turn"] + 1


def test_what_cannot_be_foreseen_is_not_shown(ada: Browser) -> None:
    socket = ada.open(ada.make("strangers", "Ada", "Bo", start=True)["code"])
    socket.until("view", lambda view: view["seat"] == 1)
    waiting = 1 - socket.view(0)["to_move"][0]
    socket.send(kind="preview", move={"kind": "release"}, seat=waiting)
    refused = next_answer(socket)
    assert (refused["code"], refused["rule"][0]) == ("move/illegal", "R")
    socket.send(kind="preview", move={"kind": "fly"}, seat=waiting)
    assert next_answer(socket)["code"] == "move/malformed"


def test_a_race_has_no_preview(ada: Browser, bo: Browser) -> None:
    table = ada.make("snatch", "Ada", "open")
    bo.post(f"/api/tables/{table['code']}/sit", {})
    ada.post(f"/api/tables/{table['code']}/start")
    socket = ada.open(table["code"])
    socket.until("view")
    socket.send(kind="preview", move={"kind": "snatch"})
    assert next_answer(socket)["code"] == "preview/unknown"
