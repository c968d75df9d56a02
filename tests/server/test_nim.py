"""A game from outside is played on a real server: by people, by bots in their own processes, and from a record."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from saucer.engine.record import read_record
from saucer.engine.replay import replay
from saucer.testing import registered
from saucer_nim import GAME
from tests.server.support.driving import Browser, running


@pytest.fixture
def visitor(tmp_path: Path) -> Iterator[Browser]:
    with registered(GAME), running(tmp_path / "saucer.db") as server:
        yield server.browser()


def test_it_is_among_the_games_with_its_words_and_rules(visitor: Browser) -> None:
    nim = next(game for game in visitor.get("/api/games") if game["id"] == "nim")
    assert nim["title"] == "Nim"
    assert nim["seat_counts"] == [2]
    assert [option["name"] for option in nim["options"]] == ["stones"]
    chapters = visitor.get("/api/games/nim/rules")["chapters"]
    assert [chapter["number"] for chapter in chapters] == ["R1", "R2", "R3"]
    assert visitor.get("/api/games/nim/words")["title"] == "Nim"
    assert "nim" in visitor.get("/api/messages")["games"]


def test_a_person_plays_a_bot_to_the_end(visitor: Browser) -> None:
    table = visitor.make("nim", "Ada", "normal", options={"stones": 12}, start=True)
    socket = visitor.open(table["code"])
    view = socket.until("view")
    while view["outcome"] is None:
        if view["moves"]:
            assert view["question"] == "Take one, two or three stones."
            assert view["moves"][0]["text"] == "Take one stone"
            socket.move()
        view = socket.until("view")
    assert view["view"]["left"] == 0
    socket.until_over()
    status, text = visitor.ask_raw("GET", f"/api/tables/{table['watch']}/record", None)
    assert status == 200
    match = replay(read_record(text), GAME)
    assert match.outcome is not None
    assert list(match.outcome.scores) == view["outcome"]["scores"]


def test_a_refusal_names_the_rule_of_its_page(visitor: Browser) -> None:
    table = visitor.make("nim", "Ada", "Bo", options={"stones": 12}, start=True)
    socket = visitor.open(table["code"])
    socket.until("view")
    socket.send(kind="why", seat=1, move={"kind": "take", "stones": 1}, id=1)
    answer = socket.until("why")
    assert answer["rule"] == "R2.1"
