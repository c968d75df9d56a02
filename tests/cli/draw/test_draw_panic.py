"""The drawing of Nine Tiles Panic: tiles, towns and hands, and nothing a seat may not know."""

import io

import pytest
from rich.console import Console

import saucer
from saucer.cli.draw import Scene, drawing_of
from saucer.cli.draw.panic.tile import HEIGHT, draw_tile
from saucer.cli.language import cli_phrases
from saucer.engine.match import Match
from saucer.engine.types import TimeUp
from saucer.games.panic.components import STANDARD
from saucer.games.panic.moves import Ready
from saucer.games.panic.town.notation import parse_laid
from saucer.texts import texts
from tests.games.panic.scenes import CONTESTED, LOOP, OFFICIAL, board_of

DRAWING = drawing_of("panic")
SIGNS = {
    "alien": "A", "agent": "G", "burger": "o", "netted_alien": "A", "net_agent": "G",
    "dog": "d", "house": "h", "boy": "b", "girl": "g", "ufo": "u",
}  # fmt: skip


def scene(match: Match, viewer: int | None, language: str = "en", width: int = 100) -> Scene:
    players = ("",) + ("greedy",) * (match.seats - 1)
    return Scene(match.view(viewer), texts("panic", language), cli_phrases(language), width, players)


def printed(drawn: object, width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width, no_color=True)
    console.print(drawn)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def building(*towns: str, shown: str = "all") -> Match:
    match = saucer.new_match("panic", seats=len(towns), seed=3, help=shown)
    for seat in range(len(towns)):
        match.play(seat, Ready())
    match.state.boards = [board_of(town) for town in towns]
    return match


def drawn_tile(laid: str) -> list[str]:
    drawing = draw_tile(STANDARD, parse_laid(laid), SIGNS)
    return [drawing.line(row).plain for row in range(HEIGHT)]


def test_a_tile_is_drawn_with_its_roads_and_figures() -> None:
    assert drawn_tile("3A0") == [
        "    │    ",
        "    ╰─╮  ",
        "──╮   ╰◀G",
        "  ╰─╮    ",
        "    │  b ",
    ]


def test_a_turned_tile_is_drawn_turned() -> None:
    assert drawn_tile("7B1") == [
        " g       ",
        "         ",
        "────◀G───",
        "         ",
        "         ",
    ]


def test_roads_that_cross_are_drawn_crossing() -> None:
    assert drawn_tile("7A0") == ["    ▲    ", "    A    ", "────┼────", "    │    ", "    │  h "]


@pytest.mark.parametrize("tile", range(1, 10))
@pytest.mark.parametrize("side", "AB")
def test_every_tile_has_its_road_ends_where_its_edges_are(tile: int, side: str) -> None:
    face = STANDARD.faces[(tile - 1) * 2 + "AB".index(side)]
    for turn in range(4):
        lines = drawn_tile(f"{tile}{side}{turn}")
        ends = {("NESW".index(end) + turn) % 4 for road in face.roads for end in road.ends}
        roads = set("│─┼╭╮╰╯▲▶▼◀AGo")
        assert (lines[0][4] in roads) == (0 in ends)
        assert (lines[2][8] in roads) == (1 in ends)
        assert (lines[4][4] in roads) == (2 in ends)
        assert (lines[2][0] in roads) == (3 in ends)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_everything_is_drawn_within_its_width(seats: int, language: str) -> None:
    match = building(*["3A0 . . . 4B1 . . . ."] * seats)
    scored = building(*[OFFICIAL] * seats)
    for seat in range(seats):
        scored.play(seat, scored.legal_moves(seat)[-1])
    for width in (80, 110):
        for viewer in (None, 0):
            for now in (scene(match, viewer, language, width), scene(scored, viewer, language, width)):
                for drawn in (DRAWING.board(now), DRAWING.legend(now), DRAWING.score(now)):
                    lines = printed(drawn, width).splitlines()
                    assert lines
                    assert max(map(len, lines)) <= width


def test_wrong_borders_are_marked_and_named() -> None:
    match = building("4B1 1A0 . . . . . . .", ". . . . . . . . .")
    shown = printed(DRAWING.board(scene(match, 0)))
    assert "✗" in shown
    assert "Roads that do not meet: a1-b1" in shown


def test_a_complete_town_and_a_loop_are_shown() -> None:
    match = building(OFFICIAL, LOOP)
    assert "Your town is complete: claim it!" in printed(DRAWING.board(scene(match, 0)))
    assert "A road closes on itself: a1 b1 a2 b2" in printed(DRAWING.board(scene(match, 1)))


def test_with_less_help_neither_a_loop_nor_a_complete_town_is_mentioned() -> None:
    match = building(OFFICIAL, LOOP, shown="borders")
    one, other = [printed(DRAWING.board(scene(match, seat))) for seat in (0, 1)]
    assert "complete" not in one
    assert "closes" not in other
    assert "worth" not in one


def test_a_rivals_town_is_not_drawn() -> None:
    one, other = building(OFFICIAL, CONTESTED), building(OFFICIAL, LOOP)
    assert printed(DRAWING.board(scene(one, 0))) == printed(DRAWING.board(scene(other, 0)))


def test_the_round_that_is_over_shows_how_close_everyone_came() -> None:
    match = building(OFFICIAL, CONTESTED)
    match.state.cards = [7, 15, 4]
    match.state.deck = [card for card in range(1, 27) if card not in (7, 15, 4)]
    match.play(0, match.legal_moves(0)[-1])
    match.play(None, TimeUp("glass"))
    shown = printed(DRAWING.board(scene(match, 1)))
    assert "5 of 6 (+2)" in shown
    assert "token 1 (+2)" in shown
    assert "no token" in shown
