"""Whole matches over real sockets: people and bots mixed, and records that anyone can check."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from saucer.engine.chance import commitment, is_secure, mix
from saucer.engine.game import AnyGame
from saucer.engine.record import read_record
from saucer.engine.replay import replay
from saucer.games import BUILT_IN
from saucer.server.tables.match import clocks
from tests.server.support.driving import Browser, Running, Socket, play_on, running

HURRY = 60.0
"""How much faster time passes at the tables of games that are played in real time."""


@pytest.fixture(params=BUILT_IN, ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Iterator[AnyGame]:
    chosen: AnyGame = request.param
    with patch.object(clocks, "SPEED", HURRY if chosen.rules.races else 1.0):
        yield chosen


def test_two_people_and_a_bot_play_a_whole_match(game: AnyGame, tmp_path: Path) -> None:
    with running(tmp_path / "saucer.db") as server:
        play_whole_match(server, game)


def play_whole_match(server: Running, game: AnyGame) -> None:
    ada, bo = server.browser(), server.browser("fr")
    options = {"building": 120, "glass": 60} if game.rules.races else {}
    table = ada.make(game.id, "Ada", "open", "easy", part="ad", options=options)
    bo.post(f"/api/tables/{table['code']}/sit", {"name": "Bo", "part": "b0"})
    sockets = [ada.open(table["code"]), bo.open(table["code"])]
    ada.post(f"/api/tables/{table['code']}/start")
    play_on(sockets, random.Random(7), allowed=("move/stale", "move/held") if game.rules.races else ())
    check_end(ada, table, sockets)


def check_end(ada: Browser, table: dict[str, Any], sockets: list[Socket]) -> None:
    """Everyone hears of the end, the parts make the seed, and the record replays to the same digests."""
    for socket in sockets:
        if not socket.view()["outcome"]:
            socket.until("view", lambda view: view["outcome"] is not None)
        socket.until_over()
    fair = sockets[0].table["fair"]
    assert fair["commitment"] == table["fair"]["commitment"] == commitment(fair["secret"])
    assert fair["parts"][:2] == ["ad", "b0"]
    assert fair["seed"] == mix(fair["secret"], fair["parts"])
    assert is_secure(fair["seed"])
    status, text = ada.ask_raw("GET", f"/api/tables/{table['watch']}/record", None)
    assert status == 200
    record = read_record(text)
    game = next(game for game in BUILT_IN if game.id == table["game"])
    match = replay(record, game)
    assert match.outcome is not None
    assert list(match.outcome.scores) == sockets[0].view()["outcome"]["scores"]


def test_everyone_reads_their_own_language(server: Running) -> None:
    ada, bo = server.browser("en"), server.browser("fr")
    table = ada.make("strangers", "Ada", "open")
    bo.post(f"/api/tables/{table['code']}/sit", {"name": "Bo"})
    english, french = ada.open(table["code"]), bo.open(table["code"])
    ada.post(f"/api/tables/{table['code']}/start")
    english.until("view")
    french.until("view")
    first = english if english.view()["moves"] else french
    texts = {choice["text"] for choice in first.view()["moves"]}
    assert ("Release a Kid" in texts) == (first is english)
    questions = {english.view()["question"], french.view()["question"]}
    assert any("Choose one action" in text or "is choosing" in text for text in questions)
    assert any("Choisissez" in text or "réfléchit" in text for text in questions)


def test_a_table_of_bots_plays_on_with_nobody_there(server: Running) -> None:
    ada = server.browser()
    table = ada.make("strangers", "easy", "easy", start=True)
    watcher = ada.open(table["watch"])
    watcher.until("view", lambda view: view["outcome"] is not None)
    assert ada.get(f"/api/tables/{table['watch']}")["table"]["status"] == "over"


def test_one_device_plays_several_seats(server: Running) -> None:
    ada = server.browser()
    table = ada.make("strangers", "Ada", "Bo", "Cy", start=True)
    socket = ada.open(table["code"])
    assert socket.until("hello")["you"]["seats"] == [0, 1, 2]
    socket.until("view", lambda view: view["seat"] == 2)
    moving = socket.view(0)["to_move"][0]
    socket.send(kind="move", turn=socket.view(moving)["turn"], move={"kind": "release"})
    assert socket.until("refused")["code"] == "seat/which"
    play_on([socket], random.Random(3))
    assert socket.view(0)["outcome"]


def test_a_hint_compares_the_best_moves(server: Running) -> None:
    ada = server.browser()
    table = ada.make("strangers", "Ada", "Bo", start=True)
    socket = ada.open(table["code"])
    socket.until("view", lambda view: view["seat"] == 1)
    moving = socket.view(0)["to_move"][0]
    socket.send(kind="hint", seat=moving, id=5)
    hint = socket.until("hint")
    assert hint["id"] == 5
    assert hint["turn"] == socket.view(moving)["turn"]
    assert 1 <= len(hint["moves"]) <= 3
    legal = [choice["move"] for choice in socket.view(moving)["moves"]]
    assert all(advice["move"] in legal and 0 <= advice["share"] <= 1 for advice in hint["moves"])
    other = 1 - moving
    socket.send(kind="hint", seat=other)
    assert socket.until("refused")["code"] == "hint/nothing"


def test_a_table_can_be_played_without_hints(server: Running) -> None:
    ada = server.browser()
    table = ada.make("strangers", "Ada", "easy", start=True, settings={"hints": False})
    socket = ada.open(table["code"])
    assert not socket.until("hello")["table"]["settings"]["hints"]
    socket.until("view", lambda view: bool(view["moves"]))
    socket.send(kind="hint", id=3)
    refused = socket.until("refused")
    assert (refused["code"], refused["id"]) == ("hint/off", 3)


def test_why_a_move_cannot_be_made(server: Running) -> None:
    ada = server.browser("fr")
    table = ada.make("strangers", "Ada", "Bo", start=True)
    socket = ada.open(table["code"])
    socket.until("view", lambda view: view["seat"] == 1)
    waiting = 1 - socket.view(0)["to_move"][0]
    socket.send(kind="why", seat=waiting, move={"kind": "release"}, id=1)
    why = socket.until("why")
    assert (why["legal"], why["rule"][0], why["id"]) == (False, "R", 1)
    assert why["text"]
    socket.send(kind="why", seat=1 - waiting, move={"kind": "release"})
    assert socket.until("why")["legal"]
    socket.send(kind="why", seat=waiting, move={"kind": "fly"})
    assert socket.until("refused")["code"] == "move/malformed"
