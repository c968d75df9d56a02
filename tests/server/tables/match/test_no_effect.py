"""Choices say why their moves would do nothing."""

from typing import Any

import pytest

from tests.server.support.driving import Running

STARTS = {"en": "would do nothing now:", "fr": "ne servirait à rien\u00a0:"}


@pytest.mark.parametrize("language", STARTS)
def test_a_card_without_effect_says_why_in_the_language_of_its_reader(server: Running, language: str) -> None:
    ada = server.browser(language)
    table = ada.make("strangers", "Ada", options={"hand_of_four": True}, start=True)
    socket = ada.open(table["code"])
    choices: list[dict[str, Any]] = socket.until("view")["moves"]
    release, *cards = choices
    assert release["move"] == {"kind": "release"}
    assert "no_effect" not in release
    useless = [choice for choice in cards if "no_effect" in choice]
    assert useless, "with no Kid outside, most cards can do nothing"
    assert {choice["move"]["card"] for choice in cards if choice not in useless} <= {"watches"}
    for choice in useless:
        assert STARTS[language] in choice["no_effect"]
        assert choice["no_effect"].endswith(")")
    socket.send(kind="move", seat=0, turn=1, move=useless[0]["move"])
    news = socket.until("view", lambda view: bool(view["events"]))["events"][0]
    assert news["event"]["works"] is False


def test_a_game_without_such_moves_sends_no_more_than_before(server: Running) -> None:
    ada = server.browser()
    table = ada.make("area51", "Ada", "Bo", start=True)
    socket = ada.open(table["code"])
    socket.until("view", lambda view: view["seat"] == 1)
    choices = [choice for seat in (0, 1) for choice in socket.view(seat)["moves"]]
    assert choices
    assert {key for choice in choices for key in choice} == {"move", "text"}
