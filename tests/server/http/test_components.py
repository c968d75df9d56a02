"""The standard components of the games over HTTP: what a board needs to be drawn."""

import msgspec
import pytest

from saucer.games import BUILT_IN, game_called
from tests.server.support.driving import Running
from tests.server.support.requests import ask


@pytest.mark.parametrize("game", [game.id for game in BUILT_IN])
def test_every_game_sends_its_standard_components(server: Running, game: str) -> None:
    answer, content = ask(server, f"/api/games/{game}/components")
    assert answer.status == 200
    assert answer.getheader("Content-Type", "").startswith("application/json")
    known = game_called(game).components
    assert known is not None
    standard = known.load(known.standard_text(), game)
    assert msgspec.json.decode(content, type=type(standard)) == standard


def test_components_are_sent_once(server: Running) -> None:
    answer, _ = ask(server, "/api/games/strangers/components")
    tag = answer.getheader("ETag") or ""
    again, nothing = ask(server, "/api/games/strangers/components", If_None_Match=tag)
    assert (again.status, nothing) == (304, b"")


def test_an_unknown_game_has_no_components(server: Running) -> None:
    answer, _ = ask(server, "/api/games/chess/components")
    assert answer.status == 404
