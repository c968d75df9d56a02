"""Component data: what is refused, with the line and the reason."""

import re

import pytest
from msgspec.structs import replace

from saucer.engine.errors import BadComponents, SaucerError
from saucer.engine.match import Match
from saucer.engine.record import read_record
from saucer.engine.replay import replay
from saucer.games.strangers import GAME
from saucer.games.strangers.components import STANDARD, load_components, standard_text
from saucer.games.strangers.options import Options
from tests.games.strangers.boxes import few_cards, rare_made_common, text_with_counts
from tests.games.strangers.scenes import moves_of

TEXT = standard_text()
BOARD_B = TEXT.index('id = "B"')


def problem_of(text: str) -> str:
    """What is said about a file that does not add up."""
    with pytest.raises(BadComponents) as caught:
        load_components(text, "mine.toml")
    message = str(caught.value)
    assert message.startswith("mine.toml")
    assert "\n" not in message
    return message


def changed(old: str, new: str, *, board: str = "A") -> str:
    """The standard file with one thing changed, on board A or at its first occurrence after board B begins."""
    start = BOARD_B if board == "B" else 0
    assert old in TEXT[start:], f"{old!r} is not in the file"
    return TEXT[:start] + TEXT[start:].replace(old, new, 1)


def line_with(text: str, words: str, *, board: str = "A") -> int:
    start = text.index('id = "B"') if board == "B" else 0
    return text.count("\n", 0, text.index(words, start)) + 1


def test_the_standard_box_is_what_is_read() -> None:
    assert load_components(TEXT) == STANDARD


def test_provenance_is_given_for_every_card_and_board() -> None:
    assert {card.provenance for card in STANDARD.cards} <= {"rulebook", "found", "reconstructed"}
    assert TEXT.count("provenance =") == len(STANDARD.cards) + len(STANDARD.boards)
    printed = {card.id for card in STANDARD.cards if card.provenance == "rulebook"}
    assert printed == {"alien", "saucer", "run", "moms-car"}


@pytest.mark.parametrize(
    ("old", "new", "near", "reason"),
    [
        ('id = "walk", count = 10', 'id = "walk", count = 9', "deck =", "the cards add up to 99, not to 100"),
        ("deck = 100 ", "deck = 101 ", "deck =", "the cards add up to 100, not to 101"),
        ('"walk", count = 10', '"walk", count = 0', 'id = "walk"', "expected a number from 1 to 500, not 0"),
        (
            '"run", count = 10, effect = "move", number = 2',
            '"run", count = 10, effect = "move", number = 9',
            'id = "run"',
            "expected a number from 1 to 5, not 9",
        ),
        (
            'id = "run"',
            'id = "walk"',
            'id = "walk", count = 10, effect = "move", number = 2',
            "walk is there twice",
        ),
        (
            'effect = "saucer"',
            'effect = "move"',
            "cards =",
            "expected one kind of card with the effect saucer",
        ),
        ("kids = 10 ", "kids = 0 ", "kids =", "expected a number from 1 to 500, not 0"),
        ("hand = 3 ", "hand = 40 ", "hand =", "75 cards that can be played are too few to deal hands of 40"),
        ("rows = 9", "rows = 900", "rows = 900", "expected a number from 1 to 99, not 900"),
        ("columns = 9", "columns = 27", "columns = 27", "expected a number from 1 to 26, not 27"),
        ("values = [8]", "values = [-8]", "values = [-8]", "expected a number from 0 to 99, not -8"),
        ("values = [8]", "values = [100]", "values = [100]", "expected a number from 0 to 99, not 100"),
        (
            "aliens = 8",
            "aliens = 18",
            "aliens =",
            "expected 1 to 17 Aliens, as many as the board has heads, not 18",
        ),
        (
            'open = ["i7"], walls = ["pool"]',
            'open = [], walls = ["pool"]',
            'id = "i7"',
            "i6 is listed here, but i6 does not list i7 there",
        ),
        (
            'open = ["c1", "west-mansion"], walls = ["b2"]',
            'open = ["c1", "west-mansion"], walls = []',
            'id = "b2"',
            "b1 is listed here, but b1 does not list b2 there",
        ),
        ('open = ["c1", "west-mansion"]', 'open = ["c1", "i9"]', 'id = "b1"', "i9 is not on board A"),
        (
            'open = ["c1", "west-mansion"]',
            'open = ["c1", "pool"]',
            'id = "b1"',
            "b1 and pool do not touch on board A",
        ),
        (
            '{ id = "d3", kind = "road", head = false',
            '{ id = "d3", kind = "road", head = true',
            'id = "d3"',
            "expected false, for d3 is a stop, and stops carry no head (R4.6)",
        ),
        ('school = "e9"', 'school = "e1"', '"e1"', "e1 is not a space of board A"),
        (
            'school_stops = ["d3", "i6", "e9"]',
            'school_stops = ["e9", "e9"]',
            "school_stops",
            "expected at least 2 stops",
        ),
        (
            "values = [6, 5, 4, 3]",
            "values = [3, 4, 5, 6]",
            'id = "pool"',
            "expected numbers that fall from best to worst, or stay the same",
        ),
        (
            "full_values = [4, 4, 4] ",
            "full_values = [4, 4] ",
            'id = "gymnasium"',
            "expected a list of 3, not of 2",
        ),
        (
            'cells = ["c2"], values = [4]',
            'cells = ["c2"], values = [4, 4]',
            'id = "house-1"',
            "expected a list of 1, not of 2",
        ),
        ('cells = ["c2"]', 'cells = ["z2"]', '"z2"', "z2 lies outside board A, which is 9 by 9"),
        ('cells = ["c2"]', 'cells = ["22"]', '"22"', "expected a cell such as e9, not 22"),
        ('cells = ["c2"]', 'cells = ["c3"]', 'id = "house-1"', "c3 belongs to both c3 and house-1"),
        ('kind = "pool"', 'kind = "library"', "places =", "expected a place of the kind pool"),
        ('id = "A"', 'id = "C"', 'id = "C"', "expected these, in this order: A, B"),
        (
            '{ id = "b1", kind = "road"',
            '{ id = "b1", tint = 1, kind = "road"',
            "tint",
            "there is no such field; the fields here are id, kind, head,",
        ),
        (
            "kids = 10 ",
            "children = 10 ",
            "children",
            "there is no such field; the fields here are name, kids,",
        ),
    ],
)
def test_what_does_not_add_up_is_refused_with_line_and_reason(
    old: str, new: str, near: str, reason: str
) -> None:
    text = changed(old, new)
    message = problem_of(text)
    assert reason in message
    assert f"line {line_with(text, near)}, " in message


def test_cards_that_solo_modes_take_out_do_not_count_as_enough_to_deal() -> None:
    rare = ["walk", "run", "skateboard", "school-bus", "city-bus", "walkie-talkies", "fence-jump", "bmx"]
    text = text_with_counts({"ice-cream-date": 70, **dict.fromkeys(rare, 1)})
    assert "17 cards that can be played are too few" in problem_of(text)


def test_an_unreachable_space_is_refused() -> None:
    text = changed('open = ["i7"], walls = ["pool"]', 'open = [], walls = ["pool"]')
    text = text.replace('open = ["i8", "i6", "h7"]', 'open = ["i8", "h7"]')
    message = problem_of(text)
    assert "i6 cannot be reached from School on board A" in message
    line = line_with(text, 'id = "i6"')
    assert f"line {line}, " in message


@pytest.mark.parametrize(
    ("old", "new", "near", "reason"),
    [
        (
            "aliens = 10",
            "aliens = 99",
            "aliens =",
            "expected 1 to 21 Aliens, as many as the board has heads, not 99",
        ),
        (
            '{ id = "d3", kind = "road", head = false',
            '{ id = "d3", kind = "road", head = true',
            'id = "d3"',
            "expected false, for d3 is a stop, and stops carry no head (R4.6)",
        ),
        (
            "values = [6, 5, 4, 3]",
            "values = [3, 4, 5, 6]",
            'id = "pool"',
            "expected numbers that fall from best to worst, or stay the same",
        ),
        (
            'open = ["j3"], walls = ["house-3"]',
            'open = ["j3"], walls = ["pool"]',
            'id = "j4"',
            "j4 and pool do not touch on board B",
        ),
    ],
)
def test_the_line_is_that_of_the_board_that_is_wrong(old: str, new: str, near: str, reason: str) -> None:
    text = changed(old, new, board="B")
    message = problem_of(text)
    assert reason in message
    assert f"line {line_with(text, near, board='B')}, " in message


@pytest.mark.parametrize(
    ("old", "new", "near", "reason"),
    [
        ("kids = 10 ", 'kids = "ten" ', "kids =", "a whole number"),
        ('effect = "bmx"', 'effect = "fly"', "fly", "fly"),
        ('kind = "pool"', 'kind = "castle"', "castle", "castle"),
        (
            '{ id = "b1", kind = "road", head = false',
            '{ id = "b1", kind = "road", head = 1',
            'id = "b1"',
            "true or false",
        ),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused_with_its_line(
    old: str, new: str, near: str, reason: str
) -> None:
    text = changed(old, new)
    message = problem_of(text)
    assert reason in message
    assert re.search(rf"line {line_with(text, near)}\b", message), message


def test_a_missing_table_is_refused() -> None:
    assert "boards" in problem_of(TEXT[: TEXT.index("[[boards]]")])


def test_a_missing_number_is_refused() -> None:
    assert "kids" in problem_of(changed("kids = 10 ", "# "))


@pytest.mark.parametrize(
    "text",
    [
        "cards = 3",
        'boards = ["A"]',
        "boards = 3",
        "[[boards]]\nspaces = 4",
        "[[boards]]\nplaces = [1]",
        "",
        "cards = [1]",
    ],
)
def test_data_of_another_shape_are_refused(text: str) -> None:
    problem_of(text)


@pytest.mark.parametrize("text", ["kids == 10", "kids = ", "[[boards", 'name = "standard', "a = 1\na = 2"])
def test_what_is_not_toml_is_refused_with_its_line(text: str) -> None:
    message = problem_of(text)
    assert re.match(r"mine.toml, line \d: (this is not TOML|the file ends|this name)", message), message


def test_a_huge_file_is_refused() -> None:
    assert "at most" in problem_of("# " + "x" * 2_000_000)


def test_a_cell_with_a_strange_digit_is_refused() -> None:
    assert "expected a cell such as e9" in problem_of(changed('cells = ["c2"]', 'cells = ["c²"]'))


def test_another_box_can_be_played_with() -> None:
    for box in (rare_made_common(), few_cards()):
        match = Match(GAME, Options(components=box), 2, 1)
        while match.to_move:
            match.play(match.to_move[0], moves_of(match.state)[0])
        assert replay(read_record(match.record().to_json()), GAME).outcome == match.outcome
        assert match.record().options["components"]["name"] == box.name


def test_a_box_made_by_hand_is_checked_too() -> None:
    with pytest.raises(SaucerError, match="kids: expected a number from 1 to 500, not 0"):
        Match(GAME, Options(components=replace(STANDARD, kids=0)), 2, 1)


def test_the_standard_box_is_not_written_into_records() -> None:
    assert "components" not in Match(GAME, Options(), 2, 1).record().options


def wide_board() -> str:
    """Board A with two more rows of road south of it, more than 64 spaces in all."""
    names = [f"{column}{row}" for row in (10, 11) for column in "abcdefghi"]
    street = []
    for name in names:
        links = [other for other in names if touching(name, other)]
        links += ["d9"] if name == "d10" else []
        opened = ", ".join(f'"{other}"' for other in links)
        street.append(f'  {{ id = "{name}", kind = "road", head = false, open = [{opened}], walls = [] }},')
    text = changed("rows = 9", "rows = 11").replace(
        '{ id = "d9", kind = "road", head = false, open = ["e9", "c9"]',
        '{ id = "d9", kind = "road", head = false, open = ["e9", "c9", "d10"]',
        1,
    )
    return text.replace("spaces = [\n", "spaces = [\n" + "\n".join(street) + "\n", 1)


def touching(one: str, other: str) -> bool:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:])) == 1


def test_a_board_of_more_than_64_spaces_can_be_played() -> None:
    box = load_components(wide_board())
    assert len(box.boards[0].spaces) == 73
    match = Match(GAME, Options(components=box), 2, 1)
    while match.to_move:
        match.play(match.to_move[0], moves_of(match.state)[-1])
    assert replay(read_record(match.record().to_json()), GAME).outcome == match.outcome
