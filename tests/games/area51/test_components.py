"""Component data: what is refused, with the line and the reason."""

import pytest
from msgspec.structs import replace

from saucer.engine.errors import BadComponents
from saucer.engine.match import Match
from saucer.engine.record import read_record
from saucer.engine.replay import replay
from saucer.games.area51 import GAME
from saucer.games.area51.components import STANDARD, load_components, standard_text
from saucer.games.area51.options import Options
from tests.games.area51.boxes import cramped, few_cards

TEXT = standard_text()


def problem_of(text: str) -> str:
    """What is said about a file that does not add up."""
    with pytest.raises(BadComponents) as caught:
        load_components(text, "mine.toml")
    message = str(caught.value)
    assert message.startswith("mine.toml")
    assert "\n" not in message
    return message


def changed(old: str, new: str) -> str:
    assert old in TEXT, f"{old!r} is not in the file"
    return TEXT.replace(old, new, 1)


def line_with(text: str, words: str) -> int:
    return text.count("\n", 0, text.index(words)) + 1


def test_the_standard_box_is_what_is_read() -> None:
    assert load_components(TEXT) == STANDARD
    assert sum(card.starters + card.main for card in STANDARD.cards) == 104


def test_provenance_is_given_for_every_card() -> None:
    assert TEXT.count("provenance =") == len(STANDARD.cards)


@pytest.mark.parametrize(
    ("old", "new", "near", "reason"),
    [
        ("deck = 104", "deck = 105", "deck =", "the cards add up to 104, not to 105"),
        ("starters = 48", "starters = 47", "starters =", "the cards add up to 48, not to 47"),
        (
            '"blue", value = 1, starters = 5',
            '"blue", value = 1, starters = 6',
            "deck =",
            "the cards add up to 105, not to 104",
        ),
        (
            'colour = "blue", value = 1,',
            'colour = "red", value = 1,',
            "red",
            'expected one of blue, brown, orange, green, not "red"',
        ),
        (
            'colour = "blue", value = 1,',
            'colour = "blue", value = 5,',
            'colour = "blue", value = 5',
            "expected a number from 1 to 4, not 5",
        ),
        (
            'colour = "blue", value = 2,',
            'colour = "blue", value = 1,',
            "value = 1, starters = 4",
            "blue-1 is there twice",
        ),
        (
            "starters = 5, main = 1",
            "starters = 7, main = -1",
            'colour = "blue", value = 1',
            "expected a number from 0 to 250, not -1",
        ),
        (
            "markers = 60",
            "markers = 50",
            "large = 3",
            "for 6 players the regions need 51 security markers, and the box has 50",
        ),
        (
            "green = 5 }\n\n# Every",
            "green = 4 }\n\n# Every",
            "towers = { blue = 4",
            "expected a number from 0 to 4, not 5",
        ),
        ("spaces = 5", "spaces = 9", "spaces = 9", "expected a number from 1 to 8, not 9"),
        ("hangars = 3", "hangars = 4", "hangars = 4", "expected a number from 1 to 3, not 4"),
        (
            "markers = 11",
            "markers = 4",
            "markers = 4",
            "expected a number from 5 to 500, not 4",
        ),
        (
            "spaces = 8",
            'spaces = "many"',
            'spaces = "many"',
            'expected a whole number, not "many"',
        ),
        (
            "returned = 24",
            "returned = 40",
            "returned = 40",
            "for 3 players 55 starting artifacts are dealt or returned,",
        ),
        ("large = 3", "large = 4", "large = 4", "expected a number from 0 to 3, not 4"),
        ("seats = 6", "seats = 7", "seats = 7", "expected these, in this order: 2, 3, 4, 5, 6"),
        (
            "bonuses = [5, 3, 2]",
            "bonuses = [2, 3, 5]",
            "bonuses =",
            "expected numbers that fall from best to worst, or stay the same",
        ),
        ("hand = 5 ", "hand = 0 ", "hand =", "expected a number from 1 to 50, not 0"),
        (
            "highest_number = 8",
            "highest_number = 21",
            "highest_number =",
            "expected a number from 1 to 20, not 21",
        ),
        ("deck = 104", "deck = 300", "deck =", "expected a number from 1 to 250, not 300"),
        (
            "towers = { blue = 3, brown = 3, orange = 3, green = 4 }",
            "towers = { blue = 0, brown = 1, orange = 0, green = 0 }",
            "towers = { blue = 0",
            "expected towers that can be built with the cards there are,",
        ),
        ("caps = 5", "hats = 5", "hats", "there is no such field; the fields here are name, deck,"),
    ],
)
def test_what_does_not_add_up_is_refused(old: str, new: str, near: str, reason: str) -> None:
    text = changed(old, new)
    message = problem_of(text)
    assert reason in message
    assert f"line {line_with(text, near)}, " in message, message


def test_the_line_is_found_however_the_file_is_laid_out() -> None:
    rows = [line for line in TEXT.splitlines() if line.startswith("  { colour")]
    tables = "\n".join("[[cards]]\n" + row.strip(" {},").replace(", ", "\n") for row in rows)
    text = TEXT.replace("cards = [\n" + "\n".join(rows) + "\n]\n", "") + tables
    assert load_components(text) == STANDARD
    wrong = text.replace("value = 4\nstarters = 0\nmain = 6", "value = 7\nstarters = 0\nmain = 6")
    line = line_with(wrong, "value = 7")
    assert f"line {line}, value: expected a number from 1 to 4, not 7" in problem_of(wrong)


def test_bad_files_are_refused() -> None:
    assert "the file ends before" in problem_of("cards = [")
    assert "at most" in problem_of(" " * 2_000_000)
    assert "the field deck is missing" in problem_of("name = 'mine'")


def test_components_in_options_are_checked_too() -> None:
    wrong = replace(STANDARD, deck=90)
    with pytest.raises(BadComponents, match="deck: the cards add up to 104, not to 90"):
        Match(GAME, Options(components=wrong), 3, 1)


def test_a_match_with_other_components_replays() -> None:
    for components in (few_cards(), cramped()):
        match = Match(GAME, Options(components=components), 4, 1)
        for _ in range(60):
            seat = match.to_move[0]
            match.play(seat, match.legal_moves(seat)[-1])
        record = read_record(match.record().to_json())
        assert record.options["components"]["name"] == components.name
        assert replay(record, GAME).record().to_json() == record.to_json()
