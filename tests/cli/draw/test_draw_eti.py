"""The drawing of E.T.I.: what everyone sees is there, and nothing that is hidden."""

import io
from typing import Any

import pytest
from rich.console import Console, RenderableType

import saucer
from saucer.bots import bot
from saucer.cli.draw import Scene, drawing_of
from saucer.cli.language import cli_phrases
from saucer.engine.chance import Chance
from saucer.engine.errors import LANGUAGES
from saucer.texts import texts

DRAWING = drawing_of("eti")
SHOWN = 4
"""One of this number of decisions is drawn."""


def scene(view: Any, language: str, width: int = 120) -> Scene:
    players = ("",) + ("greedy",) * (len(view.seats) - 1)
    return Scene(view, texts("eti", language), cli_phrases(language), width, players)


def printed(what: RenderableType, width: int = 120) -> str:
    console = Console(file=io.StringIO(), width=width, no_color=True)
    console.print(what)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_can_be_drawn(language: str) -> None:
    match = saucer.new_match("eti", seats=4, seed=3, length="short")
    player = bot("greedy")
    while match.to_move:
        seat = match.to_move[0]
        moves = match.legal_moves(seat)
        view = match.view(seat)
        if len(match.steps) % SHOWN == 0:
            drawn = scene(view, language)
            assert printed(DRAWING.board(drawn))
            assert all(isinstance(DRAWING.note(drawn, move), str) for move in moves)
        match.play(seat, player.choose(view, moves, Chance(1, len(match.steps))))
    end = scene(match.view(0), language)
    assert texts("eti", language).seat(0) in printed(DRAWING.score(end))
    assert printed(DRAWING.legend(end))
    assert printed(DRAWING.board(scene(match.view(None), language)))


def test_face_down_cards_are_drawn_face_down() -> None:
    match = saucer.new_match("eti", seats=3, seed=1, president="first")
    state = match.state
    state.ports[0] = [4, 4]
    drawn = printed(DRAWING.board(scene(match.view(0), "en")))
    assert "Ports: ▒ ▒" in drawn


@pytest.mark.parametrize(("language", "name"), [("en", "Raiding Party"), ("fr", "Groupe de raid")])
def test_the_alien_card_is_shown_to_all_from_the_start(language: str, name: str) -> None:
    match = saucer.new_match("eti", seats=3, seed=1, length="short")
    for viewer in (0, 1, 2, None):
        assert name in printed(DRAWING.board(scene(match.view(viewer), language)))
    hidden = saucer.new_match("eti", seats=3, seed=1, alien="random")
    assert name not in printed(DRAWING.board(scene(hidden.view(None), language)))
