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
        ("deck = 104", "deck = 105", "deck =", "add up to 104, but the deck has 105"),
        ("starters = 48", "starters = 47", "starters =", "48 cards are starting artifacts"),
        ('"blue", value = 1, starters = 5', '"blue", value = 1, starters = 6', "deck =", "add up to 105"),
        ('colour = "blue", value = 1,', 'colour = "red", value = 1,', "red", "Invalid enum value 'red'"),
        (
            'colour = "blue", value = 1,',
            'colour = "blue", value = 5,',
            'colour = "blue", value = 5',
            "from 1 to 4",
        ),
        (
            'colour = "blue", value = 2,',
            'colour = "blue", value = 1,',
            "value = 1, starters = 4",
            "blue-1 is there twice",
        ),
        ("starters = 5, main = 1", "starters = 7, main = -1", 'colour = "blue", value = 1', "fewer than no"),
        ("markers = 60", "markers = 50", "[[setups]]\nseats = 6", "need 51 security markers, the box has 50"),
        ("green = 5 }\n\n# Every", "green = 4 }\n\n# Every", "towers = { blue = 4", "5 green towers of 4"),
        ("spaces = 5", "spaces = 9", "spaces = 9", "1 to 8 building spaces, not 9"),
        ("hangars = 3", "hangars = 4", "hangars = 4", "1 to 3 hangars, not 4"),
        (
            "markers = 11",
            "markers = 4",
            "markers = 4",
            "5 building spaces need 5 to 500 security markers, not 4",
        ),
        (
            "spaces = 8",
            'spaces = "many"',
            'spaces = "many"',
            "Expected `int`, got `str` - at `$.large.spaces`",
        ),
        ("returned = 24", "returned = 40", "returned = 40", "55 starting artifacts are dealt or returned"),
        ("large = 3", "large = 4", "large = 4", "4 large regions of 3"),
        ("seats = 6", "seats = 7", "[[setups]]", "expected a setup for each of 2, 3, 4, 5 and 6 seats"),
        ("bonuses = [5, 3, 2]", "bonuses = [2, 3, 5]", "bonuses =", "falling from best to worst"),
        ("hand = 5 ", "hand = 0 ", "hand =", "hand must be from 1 to 50, not 0"),
        ("highest_number = 8", "highest_number = 21", "highest_number =", "from 1 to 20, not 21"),
        ("deck = 104", "deck = 300", "deck =", "from 1 to 250, not 300"),
        (
            "towers = { blue = 3, brown = 3, orange = 3, green = 4 }",
            "towers = { blue = 0, brown = 1, orange = 0, green = 0 }",
            "towers = { blue = 0",
            "for 3 seats there are cards for 1 towers; it takes 2",
        ),
        ("caps = 5", "hats = 5", "hats", "unknown field `hats`"),
    ],
)
def test_what_does_not_add_up_is_refused(old: str, new: str, near: str, reason: str) -> None:
    text = changed(old, new)
    message = problem_of(text)
    assert reason in message
    assert f"line {line_with(text, near)}:" in message, message


def test_the_line_is_found_however_the_file_is_laid_out() -> None:
    rows = [line for line in TEXT.splitlines() if line.startswith("  { colour")]
    tables = "\n".join("[[cards]]\n" + row.strip(" {},").replace(", ", "\n") for row in rows)
    text = TEXT.replace("cards = [\n" + "\n".join(rows) + "\n]\n", "") + tables
    assert load_components(text) == STANDARD
    wrong = text.replace("value = 4\nstarters = 0\nmain = 6", "value = 7\nstarters = 0\nmain = 6")
    fourth = wrong.split("[[cards]]")[:4]
    assert f"line {'[[cards]]'.join(fourth).count(chr(10)) + 1}: a card has a value" in problem_of(wrong)


def test_bad_files_are_refused() -> None:
    assert "not TOML" in problem_of("cards = [")
    assert "at most" in problem_of(" " * 2_000_000)
    assert "missing required field" in problem_of("name = 'mine'")


def test_components_in_options_are_checked_too() -> None:
    wrong = replace(STANDARD, deck=90)
    with pytest.raises(BadComponents, match="add up to 104"):
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
