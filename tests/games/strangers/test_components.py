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
        ('id = "walk", count = 10', 'id = "walk", count = 9', "cards =", "add up to 99, but the deck has 100"),
        ("deck = 100 ", "deck = 101 ", "cards =", "add up to 100, but the deck has 101"),
        ('"walk", count = 10', '"walk", count = 0', 'id = "walk"', "walk needs a count of 1 or more"),
        ('"run", count = 10, effect = "move", number = 2', '"run", count = 10, effect = "move", number = 9',
         'id = "run"', "number from 1 to 5"),
        ('id = "run"', 'id = "walk"', 'id = "walk"', "'walk' is there twice"),
        ('effect = "saucer"', 'effect = "move"', "cards =", "exactly one kind of card must have the effect 'saucer'"),
        ("kids = 10 ", "kids = 0 ", "kids =", "kids must be from 1 to 500, not 0"),
        ("hand = 3 ", "hand = 40 ", "cards =", "too few to deal hands of 40"),
        ("rows = 9", "rows = 900", "rows = 900", "board A needs 1 to 99 rows, not 900"),
        ("columns = 9", "columns = 27", "columns = 27", "board A needs 1 to 26 columns, not 27"),
        ("values = [8]", "values = [-8]", "values = [-8]", "west-mansion must be worth from 0 to 99 points"),
        ("values = [8]", "values = [100]", "values = [100]", "west-mansion must be worth from 0 to 99 points"),
        ("aliens = 8", "aliens = 18", "aliens =", "17 heads for 18 Aliens"),
        ('open = ["i7"], walls = ["pool"]', 'open = [], walls = ["pool"]', 'id = "i7"',
         "i7 is open to i6, but i6 not to i7"),
        ('open = ["c1", "west-mansion"], walls = ["b2"]', 'open = ["c1", "west-mansion"], walls = []', 'id = "b2"',
         "b2 is walled off from b1, but b1 not from b2"),
        ('open = ["c1", "west-mansion"]', 'open = ["c1", "i9"]', 'id = "b1"',
         "b1 leads to i9, which is not on board A"),
        ('open = ["c1", "west-mansion"]', 'open = ["c1", "pool"]', 'id = "b1"', "b1 and pool do not touch"),
        ('{ id = "d3", kind = "road", head = false', '{ id = "d3", kind = "road", head = true', 'id = "d3"',
         "the stop d3 carries an Alien head"),
        ('school = "e9"', 'school = "e1"', '"e1"', "the stop e1 is not a space of board A"),
        ('school_stops = ["d3", "i6", "e9"]', 'school_stops = ["e9", "e9"]', "school_stops", "at least two stops"),
        ("values = [6, 5, 4, 3]", "values = [3, 4, 5, 6]", 'id = "pool"', "the values of pool must be there and fall"),
        ("full_values = [4, 4, 4] ", "full_values = [4, 4] ", 'id = "gymnasium"', "3 slots but 2 full values"),
        ('cells = ["c2"], values = [4]', 'cells = ["c2"], values = [4, 4]', 'id = "house-1"', "takes one Kid, not 2"),
        ('cells = ["c2"]', 'cells = ["z2"]', '"z2"', "z2 lies outside board A"),
        ('cells = ["c2"]', 'cells = ["22"]', '"22"', "'22' is not a cell such as e9"),
        ('cells = ["c2"]', 'cells = ["c3"]', 'id = "house-1"', "c3 belongs to both c3 and house-1"),
        ('kind = "pool"', 'kind = "library"', 'id = "A"', "board A has no pool"),
        ('id = "A"', 'id = "C"', "[[boards]]", "expected the boards A and B, in this order"),
        ('{ id = "b1", kind = "road"', '{ id = "b1", tint = 1, kind = "road"', "tint", "unknown field `tint`"),
        ("kids = 10 ", "children = 10 ", "children", "unknown field `children`"),
    ],
)  # fmt: skip
def test_what_does_not_add_up_is_refused_with_line_and_reason(
    old: str, new: str, near: str, reason: str
) -> None:
    text = changed(old, new)
    message = problem_of(text)
    assert reason in message
    assert f"line {line_with(text, near)}:" in message


def test_cards_that_solo_modes_take_out_do_not_count_as_enough_to_deal() -> None:
    rare = ["walk", "run", "skateboard", "school-bus", "city-bus", "walkie-talkies", "fence-jump", "bmx"]
    text = text_with_counts({"ice-cream-date": 70, **dict.fromkeys(rare, 1)})
    assert "17 playable cards are too few" in problem_of(text)


def test_an_unreachable_space_is_refused() -> None:
    text = changed('open = ["i7"], walls = ["pool"]', 'open = [], walls = ["pool"]')
    text = text.replace('open = ["i8", "i6", "h7"]', 'open = ["i8", "h7"]')
    message = problem_of(text)
    assert "i6 cannot be reached from School on board A" in message
    line = line_with(text, 'id = "i6"')
    assert f"line {line}:" in message


@pytest.mark.parametrize(
    ("old", "new", "near", "reason"),
    [
        ("aliens = 10", "aliens = 99", "aliens =", "21 heads for 99 Aliens"),
        ('{ id = "d3", kind = "road", head = false', '{ id = "d3", kind = "road", head = true', 'id = "d3"',
         "the stop d3 carries an Alien head"),
        ("values = [6, 5, 4, 3]", "values = [3, 4, 5, 6]", 'id = "pool"', "the values of pool must be there and fall"),
        ('open = ["j3"], walls = ["house-3"]', 'open = ["j3"], walls = ["pool"]', 'id = "j4"',
         "j4 and pool do not touch"),
    ],
)  # fmt: skip
def test_the_line_is_that_of_the_board_that_is_wrong(old: str, new: str, near: str, reason: str) -> None:
    text = changed(old, new, board="B")
    message = problem_of(text)
    assert reason in message
    assert f"line {line_with(text, near, board='B')}:" in message


@pytest.mark.parametrize(
    ("old", "new", "near", "reason"),
    [
        ("kids = 10 ", 'kids = "ten" ', "kids =", "int"),
        ('effect = "bmx"', 'effect = "fly"', "fly", "fly"),
        ('kind = "pool"', 'kind = "castle"', "castle", "castle"),
        (
            '{ id = "b1", kind = "road", head = false',
            '{ id = "b1", kind = "road", head = 1',
            'id = "b1"',
            "bool",
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
    assert "not TOML" in message
    assert "line" in message or "end of document" in message


def test_a_huge_file_is_refused() -> None:
    assert "at most" in problem_of("# " + "x" * 2_000_000)


def test_a_cell_with_a_strange_digit_is_refused() -> None:
    assert "is not a cell" in problem_of(changed('cells = ["c2"]', 'cells = ["c²"]'))


def test_another_box_can_be_played_with() -> None:
    for box in (rare_made_common(), few_cards()):
        match = Match(GAME, Options(components=box), 2, 1)
        while match.to_move:
            match.play(match.to_move[0], moves_of(match.state)[0])
        assert replay(read_record(match.record().to_json()), GAME).outcome == match.outcome
        assert match.record().options["components"]["name"] == box.name


def test_a_box_made_by_hand_is_checked_too() -> None:
    with pytest.raises(SaucerError, match="kids must be from 1 to 500"):
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
