"""Games from outside become known, and whatever is wrong with one is said in a sentence while others go on working."""

import logging
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from importlib.metadata import EntryPoint
from typing import Any

import pytest

import saucer
from saucer.engine import registry
from saucer.engine.errors import BadGame, UnknownGame
from saucer.engine.registry import GameAddress, Registry
from saucer.games import BUILT_IN, REGISTRY
from tests.engine.toy import TOY, View

GAME = replace(TOY, package=__name__)
"""The toy, found in this module."""
STRANGERS = BUILT_IN[0]


class OtherView(View, frozen=True):
    """A view of another class."""


@pytest.fixture
def fresh() -> Iterator[None]:
    with REGISTRY.changed_for_a_while():
        yield


def test_our_own_games_are_registered() -> None:
    assert saucer.games()[: len(BUILT_IN)] == BUILT_IN
    assert all(REGISTRY.find(game.id) is game for game in BUILT_IN)


def test_the_function_that_lists_games_keeps_its_name_when_games_are_imported() -> None:
    for name in ("saucer.games", "saucer.games.eti", "saucer.games.eti.tables"):
        assert import_module(name).__name__ == name
    assert saucer.games()[: len(BUILT_IN)] == BUILT_IN


@pytest.mark.usefixtures("fresh")
def test_a_registered_game_is_played_like_any_other() -> None:
    saucer.register(GAME)
    assert GAME in saucer.games()
    match = saucer.new_match("toy", seats=2, seed=1)
    bot = saucer.bot("ismcts", iterations=20)
    while match.to_move:
        seat = match.to_move[0]
        match.play(seat, bot.choose(match.view(seat), match.legal_moves(seat), saucer.Chance(1, 0)))
    assert match.outcome is not None
    assert match.record().game == "toy"


@pytest.mark.usefixtures("fresh")
def test_registering_a_game_twice_changes_nothing() -> None:
    saucer.register(GAME)
    saucer.register(GAME)
    assert saucer.games().count(GAME) == 1
    assert len(REGISTRY.addresses()) == 1


def test_two_games_of_one_id_are_refused() -> None:
    with pytest.raises(
        BadGame, match=r"two games have the id 'strangers': one in saucer.games.strangers, the other in"
    ):
        saucer.register(replace(GAME, id="strangers"))
    assert REGISTRY.called("strangers") is STRANGERS


@pytest.mark.usefixtures("fresh")
def test_two_games_of_one_view_are_refused() -> None:
    saucer.register(GAME)
    with pytest.raises(BadGame, match="the games 'toy' and 'toy2' have the same view, View"):
        saucer.register(replace(GAME, id="toy2"))
    saucer.register(replace(GAME, id="toy2", view=OtherView))


@pytest.mark.parametrize(
    ("thing", "problem"),
    [
        ("nim", "a game is a saucer.engine.game.Game, not 'nim'"),
        (replace(GAME, id="My Game"), "small letters, digits and underscores, not 'My Game'"),
        (TOY, "the game 'toy' does not name its package"),
    ],
    ids=["not a game", "a bad id", "no package"],
)
def test_what_is_not_a_game_is_refused(thing: Any, problem: str) -> None:
    with pytest.raises(BadGame, match=problem):
        saucer.register(thing)


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(
        UnknownGame, match="no game is called 'chess'; there are strangers, area51, eti, panic"
    ):
        saucer.new_match("chess", seats=2)


# Entry points


def point(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, registry.GROUP)


def test_entry_points_are_read_when_a_game_is_not_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "entry_points", lambda group: [point("toy", f"{__name__}:GAME")])
    known = Registry(lambda: BUILT_IN)
    assert known.called("strangers") is STRANGERS
    assert not known.entry_points_read
    assert known.called("toy") is GAME
    assert (
        known.of_view(GAME.sight.see(GAME.rules.start(GAME.options(), 2, saucer.Chance(1, 0)), None)) is GAME
    )
    assert [game.id for game in known.all()] == ["strangers", "area51", "eti", "panic", "toy"]


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ("no_such_package:GAME", "ModuleNotFoundError: No module named 'no_such_package'"),
        (f"{__name__}:NO_GAME", "AttributeError"),
        (f"{__name__}:point", "a game is a saucer.engine.game.Game, not"),
        ("tests.engine.toy:TOY", "does not name its package"),
    ],
)
def test_a_broken_entry_point_is_one_sentence_and_other_games_go_on(
    value: str, problem: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    points = [point("broken", value), point("toy", f"{__name__}:GAME")]
    monkeypatch.setattr(registry, "entry_points", lambda group: points)
    known = Registry(lambda: BUILT_IN)
    with caplog.at_level(logging.WARNING, logger="saucer"):
        assert [game.id for game in known.all()] == ["strangers", "area51", "eti", "panic", "toy"]
    (said,) = caplog.messages
    assert said.startswith(f"the game 'broken' ({value}) cannot be loaded: ")
    assert problem in said
    with pytest.raises(UnknownGame, match="the game 'broken'"):
        known.called("broken")


def test_an_entry_point_cannot_replace_a_game_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "entry_points", lambda group: [point("strangers", f"{__name__}:IMPOSTOR")])
    known = Registry(lambda: BUILT_IN)
    assert known.all() == BUILT_IN
    assert "two games have the id 'strangers'" in known.broken["strangers"]


IMPOSTOR = replace(GAME, id="strangers")


# Other processes


def test_another_process_finds_what_was_registered_by_hand() -> None:
    here, there = Registry(lambda: BUILT_IN), Registry(lambda: BUILT_IN)
    here.register(GAME)
    assert here.addresses() == (GameAddress(__name__, "toy"),)
    there.register_addresses(here.addresses())
    assert there.find("toy") is GAME


def test_what_another_process_cannot_find_stays_unknown() -> None:
    known = Registry(lambda: BUILT_IN)
    known.register_addresses([GameAddress("no_such_package", "chess"), GameAddress(__name__, "chess")])
    assert known.by_id.keys() == {"strangers", "area51", "eti", "panic"}
