"""The drawing of Area 51: regions, piles, seats and hands, and nothing a seat may not know."""

import io

import pytest
from rich.console import Console

import saucer
from saucer.cli.draw import Scene, drawing_of
from saucer.cli.language import cli_phrases
from saucer.engine.match import Match
from saucer.texts import texts

DRAWING = drawing_of("area51")


def scene(match: Match, viewer: int | None, language: str = "en", width: int = 100) -> Scene:
    players = ("",) + ("greedy",) * (match.seats - 1)
    return Scene(match.view(viewer), texts("area51", language), cli_phrases(language), width, players)


def printed(drawn: object, width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width, no_color=True)
    console.print(drawn)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def played(seats: int, steps: int) -> Match:
    match = saucer.new_match("area51", seats=seats, seed=3)
    for number in range(steps):
        if match.to_move:
            moves = match.legal_moves(match.to_move[0])
            match.play(match.to_move[0], moves[(7 * number) % len(moves)])
    return match


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everything_is_drawn_within_its_width(seats: int, language: str) -> None:
    match = played(seats, 150)
    for width in (80, 110):
        for viewer in (None, 0):
            now = scene(match, viewer, language, width)
            for drawn in (DRAWING.board(now), DRAWING.legend(now), DRAWING.score(now)):
                lines = printed(drawn, width).splitlines()
                assert lines
                assert max(map(len, lines)) <= width


def test_own_face_down_cards_are_drawn_and_those_of_others_are_not() -> None:
    match = played(3, 150)
    for viewer in range(3):
        hidden = [
            card.card
            for region in match.view(viewer).regions
            for hangar in region.hangars
            for card in hangar.hidden
        ]
        drawn = printed(DRAWING.board(scene(match, viewer)))
        assert ("[" in drawn) == any(hidden)
    assert "[" not in printed(DRAWING.board(scene(match, None)))


def test_bunkers_show_owner_colour_and_level() -> None:
    match = played(3, 150)
    drawn = printed(DRAWING.board(scene(match, None)))
    for region in match.view(None).regions:
        for bunker in region.bunkers:
            assert f"{bunker.bunker} {'MDF'[bunker.owner]} {bunker.tower} level {bunker.level}" in drawn


@pytest.mark.parametrize("language", ["en", "fr"])
def test_notes_say_what_a_choice_costs_or_brings(language: str) -> None:
    output: dict[str, str] = {}
    match = saucer.new_match("area51", seats=3, seed=3)
    for number in range(400):
        if not match.to_move:
            break
        seat = match.to_move[0]
        moves = match.legal_moves(seat)
        now = scene(match, seat, language)
        for move in moves:
            output.setdefault(type(move).__name__, DRAWING.note(now, move))
        match.play(seat, moves[(7 * number) % len(moves)])
    speaking = {"Upgrade", "PickUp", "PutInto", "Load", "SetRoute", "SetNumber"}
    assert {name for name, note in output.items() if note} == speaking


def test_cards_already_chosen_are_not_drawn_in_the_hand() -> None:
    match = saucer.new_match("area51", seats=3, seed=3)
    seat = match.to_move[0]
    hand = match.view(seat).seats[seat].hand
    match.play(seat, next(move for move in match.legal_moves(seat) if type(move).__name__ == "Build"))
    chosen = match.legal_moves(seat)[0]
    match.play(seat, chosen)
    match.play(seat, match.legal_moves(seat)[0])
    line = printed(DRAWING.board(scene(match, seat))).splitlines()[-1]
    assert line.startswith("Hand: ")
    assert sum(word.strip(",").isdecimal() for word in line.partition(" · ")[0].split()) == len(hand) - 1
