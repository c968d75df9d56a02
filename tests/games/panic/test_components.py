"""The contents of the box, and the refusal of data that cannot be played with."""

import copy
import pickle
from collections import Counter

import pytest

from saucer.engine.errors import BadComponents
from saucer.games.panic.components import EDGES, STANDARD, load_components, standard_text
from saucer.games.panic.faces import BENDS, BLANK, CROSSING, CURVE, STRAIGHT, TWO_CURVES
from saucer.games.panic.tables import count, ends_of, shape_of
from tests.games.panic import naive

STARRED = [2, 3, 8, 9, 13, 17, 20, 21, 22, 23, 24]
LETTERS = {None: "", "burger": "B", "alien": "X", "agent": "G"}


def test_components_can_be_copied_and_pickled() -> None:
    assert pickle.loads(pickle.dumps(STANDARD)) == copy.deepcopy(STANDARD) == STANDARD


def test_the_box_has_the_printed_numbers_of_everything() -> None:
    faces = STANDARD.faces
    shapes = Counter(shape_of(face) for face in faces)
    assert shapes == {BLANK: 3, CURVE: 4, TWO_CURVES: 4, STRAIGHT: 4, CROSSING: 3}
    items = Counter(road.item for face in faces for road in face.roads if road.item)
    assert items == {"burger": 7, "alien": 4, "agent": 4}
    kinds = ("dog", "house", "boy", "girl", "ufo", "net_agent", "netted_alien")
    assert [sum(count(face, kind) for face in faces) for kind in kinds] == [7, 7, 4, 3, 2, 1, 1]
    assert sum(BENDS[shape_of(face)] for face in faces) == 12
    assert STANDARD.goals == (10, 15, 20, 25)
    assert STANDARD.track == 30


def test_every_face_shows_what_the_second_reading_lists() -> None:
    for number, face in enumerate(STANDARD.faces):
        lanes = {
            (frozenset(ends_of(road)), LETTERS[road.item], EDGES.index(road.faces) if road.faces else None)
            for road in face.roads
        }
        listed = {
            (frozenset((int(road[0]), int(road[1]))), road[2:3], int(road[-1]) if ">" in road else None)
            for road in naive.FACES[f"{number // 2 + 1}{'AB'[number % 2]}"][0]
        }
        assert lanes == listed


def test_eleven_cards_are_starred_one_is_won_low_one_has_no_value() -> None:
    cards = STANDARD.objectives
    assert [card.number for card in cards if card.star] == STARRED
    assert [card.number for card in cards if card.low_wins] == [15]
    assert [card.number for card in cards if not card.valued] == [4]
    assert len({card.name for card in cards}) == 26


TILE_2A = '{ ends = "NW", item = "alien", faces = "W", at = "middle" }'
TILE_3B = '{ ends = "ES", item = "burger", at = "middle" }'


@pytest.mark.parametrize(
    ("old", "new", "near", "message"),
    [
        (
            "number = 4\nA",
            "number = 5\nA",
            "number = 5",
            "expected these, in this order: 1, 2, 3, 4, 5, 6, 7, 8, 9",
        ),
        (
            TILE_2A,
            TILE_2A.replace("NW", "NQ"),
            "NQ",
            'expected two of the edges N, E, S and W, such as NE, not "NQ"',
        ),
        (TILE_2A, TILE_2A + ', { ends = "NS" }', '"NS" }', "two roads of this face end on the same edge"),
        (TILE_2A, TILE_2A.replace("alien", "cow"), "cow", 'expected one of burger, alien, agent, not "cow"'),
        (
            TILE_2A,
            f'{TILE_2A}, {{ ends = "ES", item = "burger", at = "E" }}',
            '"E" }',
            "expected one thing at most on the roads of this face",
        ),
        (TILE_2A, TILE_2A.replace('"W"', '"S"'), '"S"', "expected N or W, an end of this road, not S"),
        (TILE_2A, TILE_2A.replace('faces = "W", ', ""), "NW", "the field faces is missing"),
        (TILE_2A, TILE_2A.replace(', at = "middle"', ""), "NW", "the field at is missing"),
        (
            TILE_3B,
            TILE_3B.replace("at", 'faces = "E", at'),
            "faces",
            "only aliens and agents face an end of their road",
        ),
        (
            '"girls"',
            '"girls"\nbetter = "low"',
            "better",
            "only objective 15 can be won by the lowest value",
        ),
        (
            '"girls"',
            '"girls"\nvalued = false',
            "valued",
            "every objective but 4 has a value, and that one has none",
        ),
        ('"girls"', '"girls"\nstar = "yes"', "yes", 'expected true or false, not "yes"'),
        (
            '"girls"',
            '"girls"\ncolour = "red"',
            "red",
            "there is no such field; the fields here are number, name,",
        ),
        (
            'figures = "found"',
            'figures = "hearsay"',
            "hearsay",
            'expected one of rulebook, found, derived, reconstructed, not "hearsay"',
        ),
        ("[10, 15, 20, 25]", "[10, 15, 20]", "goals", "expected a list of 4, not of 3"),
        ("track = 30", "track = 0", "track", "expected a number from 1 to 1000, not 0"),
    ],
)
def test_bad_data_are_refused_with_the_line_and_the_reason(
    old: str, new: str, near: str, message: str
) -> None:
    text = standard_text()
    assert old in text
    with pytest.raises(BadComponents) as refusal:
        load_components(text.replace(old, new, 1), "mine.toml")
    said = str(refusal.value)
    assert message in said
    line = int(said.removeprefix("mine.toml, line ").partition(",")[0])
    shown = text.replace(old, new, 1).splitlines()[line - 1]
    assert near in shown


def test_a_torn_file_is_refused() -> None:
    with pytest.raises(BadComponents, match="this is not TOML"):
        load_components("[[tiles]\n")
