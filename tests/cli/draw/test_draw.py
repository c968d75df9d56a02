"""Drawings: every sign where it belongs, and a plain list for games without a drawing."""

import io
from typing import Any

import pytest
from rich.console import Console, RenderableType

import saucer
from saucer.cli.draw import Scene, drawing_of, plain
from saucer.cli.draw.strangers.board import draw_board
from saucer.cli.language import cli_phrases
from saucer.cli.terminal.screen import marks_of
from saucer.engine.errors import LANGUAGES, BadGame
from saucer.games import BUILT_IN
from saucer.games.strangers import GAME
from saucer.games.strangers.components import STANDARD
from saucer.games.strangers.moves import ChooseKid, MoveTo, PlaceAlien, PlayCard, Release, Stop
from saucer.testing import registered
from saucer.texts import texts
from saucer.texts.pages import chapters, find_page, look_up
from tests.engine.changed_game import changed


def scene(view: Any, width: int = 100, language: str = "en", **marks: str) -> Scene:
    players = ("",) + ("greedy",) * (len(view.seats) - 1)
    return Scene(view, texts("strangers", language), cli_phrases(language), width, players, marks=marks)


def printed(what: RenderableType, width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width, no_color=True)
    console.print(what)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("board", STANDARD.boards, ids=lambda board: str(board.id))
@pytest.mark.parametrize("width", [80, 100])
def test_every_space_and_place_is_drawn_at_its_cell(board: Any, width: int) -> None:
    match = saucer.new_match("strangers", seats=2, seed=1, board=board.id)
    pitch = 6 if width == 100 else 5
    lines = printed(draw_board(scene(match.view(0), width)), width).splitlines()
    for space in board.spaces:
        column, row = ord(space.id[0]) - ord("a"), int(space.id[1:]) - 1
        sign = lines[1 + 2 * row][3 + pitch * column]
        assert sign in "oxwSbc"
        assert (sign in "xw") == space.head
    for place in board.places:
        column, row = ord(place.cells[0][0]) - ord("a"), int(place.cells[0][1:]) - 1
        assert lines[1 + 2 * row][3 + pitch * column] == place.sign[0]


def test_kids_aliens_and_marks_have_signs_of_their_own() -> None:
    match = saucer.new_match("strangers", seats=2, seed=5)
    first = match.to_move[0]
    match.play(first, Release())
    match.play(match.to_move[0], Release())
    drawn = printed(draw_board(scene(match.view(0), e8="1", library="12")))
    assert "SAB" in drawn
    assert "o<1>" in drawn
    assert "L<12>" in drawn


def test_marks_stand_where_one_chooses_among_spots() -> None:
    assert marks_of([MoveTo("e8"), MoveTo("pool"), Stop()]) == {"e8": "1", "pool": "2"}  # type: ignore[arg-type]
    assert marks_of([PlaceAlien("e3")]) == {"e3": "1"}  # type: ignore[arg-type]
    kids = [ChooseKid(0, "pool.1"), ChooseKid(1, "pool.2"), ChooseKid(1, "pool.3")]  # type: ignore[arg-type]
    assert marks_of(kids) == {"pool": "1+"}
    assert marks_of([Release(), PlayCard("walk")]) == {}  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.id)
def test_every_game_has_a_rules_page_to_look_things_up_in(game: Any, language: str) -> None:
    page = find_page(game.id, language)
    assert page is not None
    assert len(chapters(page)) > 1
    assert look_up(page, "1.1").startswith("**R1.1**")
    assert look_up(page, "r1").startswith("## R1")
    assert look_up(page, "no such word anywhere") == ""
    assert look_up(page, "all") == page


def test_a_game_without_a_drawing_is_a_plain_list() -> None:
    match = saucer.new_match("strangers", seats=2, seed=5)
    with registered(changed(GAME, drawing="")):
        assert drawing_of("strangers") is plain.DRAWING
    output = printed(plain.DRAWING.board(scene(match.view(0))))
    assert "board" in output
    assert "reserve" in output
    assert plain.DRAWING.note(scene(match.view(0)), Release()) == ""


def test_a_drawing_that_is_not_there_is_one_clear_sentence() -> None:
    for place, problem in (
        ("no.such:DRAWING", "No module named"),
        ("saucer:games", "is not a saucer.cli.draw"),
    ):
        with registered(changed(GAME, drawing=place)), pytest.raises(BadGame, match=f"{place}.*{problem}"):
            drawing_of("strangers")


def test_the_plain_score_is_the_outcome() -> None:
    match = saucer.new_match("strangers", seats=2, seed=5)
    while match.to_move:
        match.play(match.to_move[0], match.legal_moves(match.to_move[0])[0])
    output = printed(plain.DRAWING.score(scene(match.view(0))))
    assert match.outcome is not None
    assert all(str(score) in output for score in match.outcome.scores)
