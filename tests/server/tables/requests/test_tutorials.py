"""Tutorials: a first match that is dealt the same for everyone, and says so."""

import random
from typing import Any

import pytest

from saucer.engine.chance import mix
from saucer.games import BUILT_IN, game_called
from saucer.server.tables.fixed_secrets import tutorial_secret
from saucer.testing import registered
from saucer_nim import GAME as NIM
from tests.server.support.driving import Answer, Browser, Socket, play_on

GAMES = [game.id for game in BUILT_IN]
OWN_DECISIONS = 30


def open_tutorial(browser: Browser, game: str) -> Socket:
    table = browser.post(f"/api/tutorials/{game}", {"name": "Ada"})["table"]
    return browser.open(table["code"])


def first_views(browser: Browser, game: str, count: int) -> list[Any]:
    """What a newcomer sees at the first decisions, who always makes the first move that is offered."""
    socket = open_tutorial(browser, game)
    views: list[Any] = []
    while len(views) < count:
        views.append(socket.until("view", lambda message: bool(message["moves"]))["view"])
        socket.move()
    return views


def played_to_the_end(browser: Browser) -> Answer:
    socket = open_tutorial(browser, "strangers")
    socket.until("view")
    play_on([socket], random.Random(1))
    return socket.until_over()


@pytest.mark.parametrize("game", GAMES)
def test_everyone_is_dealt_the_same(ada: Browser, bo: Browser, game: str) -> None:
    one, other = (ada.post(f"/api/tutorials/{game}", {"name": "Ada"})["table"]["fair"] for _ in range(2))
    third = bo.post(f"/api/tutorials/{game}", {"name": "Bo"})["table"]["fair"]
    assert one["commitment"] == other["commitment"] == third["commitment"]


@pytest.mark.parametrize("game", ["strangers", "area51"])
def test_bots_answer_the_same_moves_in_the_same_way(ada: Browser, bo: Browser, game: str) -> None:
    assert first_views(ada, game, OWN_DECISIONS) == first_views(bo, game, OWN_DECISIONS)


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_sits_first_and_easy_bots_have_the_other_seats(
    ada: Browser, bo: Browser, game: str
) -> None:
    table = ada.post(f"/api/tutorials/{game}", {"name": "Ada"})["table"]
    levels = [seat["level"] for seat in table["seats"]]
    assert (table["tutorial"], table["status"], table["seats"][0]["name"]) == (True, "playing", "Ada")
    assert levels == [None] + ["easy"] * (len(levels) - 1)
    assert bo.refused(f"/api/tables/{table['code']}/sit", {})["code"] == "table/started"


def test_where_the_shuffles_came_from_is_published_at_the_end(ada: Browser) -> None:
    plan = game_called("strangers").extras.tutorial
    assert plan is not None
    secret = tutorial_secret("strangers", plan.number)
    fair = played_to_the_end(ada)["fair"]
    assert (fair["secret"], fair["parts"], fair["seed"]) == (secret, ["", ""], mix(secret, ["", ""]))


def test_a_rematch_has_a_secret_again(ada: Browser) -> None:
    over = played_to_the_end(ada)
    again = ada.post(f"/api/tables/{over['code']}/rematch", {})["table"]
    assert not again["tutorial"]
    assert again["fair"]["commitment"] != over["fair"]["commitment"]


@pytest.mark.parametrize("wish", ["seed", "secret", "number", "part", "seats", "options"])
def test_nobody_chooses_anything_but_a_name(ada: Browser, wish: str) -> None:
    assert ada.refused("/api/tutorials/area51", {wish: "1"})["code"] == "message/malformed"


@pytest.mark.parametrize("wish", ["seed", "secret", "tutorial"])
def test_no_other_table_gets_a_chosen_deal(ada: Browser, wish: str) -> None:
    plan = {"game": "area51", "seats": [{"kind": "own"}, {"kind": "bot"}], wish: "blake2b-tutorial area51 0"}
    assert ada.refused("/api/tables", plan)["code"] == "message/malformed"
    assert not ada.make("area51", "Ada", "easy")["tutorial"]


def test_games_without_a_tutorial_are_refused(ada: Browser) -> None:
    with registered(NIM):
        assert ada.refused("/api/tutorials/nim", {})["code"] == "tutorial/none"
    assert ada.refused("/api/tutorials/chess", {})["code"] == "game/unknown"
