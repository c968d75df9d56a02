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
        ("number = 4\nA", "number = 5\nA", "[[tiles]]", "expected tiles numbered 1 to 9 in order"),
        (TILE_2A, TILE_2A.replace("NW", "NQ"), "NQ", "face 2A: a road joins two of the edges NESW, not 'NQ'"),
        (TILE_2A, TILE_2A + ', { ends = "NS" }', '"NS" }', "face 2A: an edge is used by two road ends"),
        (TILE_2A, TILE_2A.replace("alien", "cow"), "cow", "Invalid enum value 'cow'"),
        (
            TILE_2A,
            f'{TILE_2A}, {{ ends = "ES", item = "burger", at = "E" }}',
            '"E" }',
            "at most one road item",
        ),
        (TILE_2A, TILE_2A.replace('"W"', '"S"'), '"S"', "face 2A: the alien faces N or W, not S"),
        (TILE_2A, TILE_2A.replace('faces = "W", ', ""), "NW", "face 2A: the alien faces N or W, not nowhere"),
        (TILE_2A, TILE_2A.replace(', at = "middle"', ""), "NW", "where the alien is drawn is missing"),
        (TILE_3B, TILE_3B.replace("at", 'faces = "E", at'), "faces", "face 3B: only aliens and agents face"),
        (
            '"girls"',
            '"girls"\nbetter = "low"',
            "girls",
            "objective 25: only card 15 can be won by the lowest",
        ),
        ('"girls"', '"girls"\nvalued = false', "girls", "every card but 4 has a value"),
        ('"girls"', '"girls"\nstar = "yes"', "yes", "Expected `bool`, got `str`"),
        ('"girls"', '"girls"\ncolour = "red"', "red", "unknown field `colour`"),
        ('figures = "found"', 'figures = "hearsay"', "hearsay", "Invalid enum value 'hearsay'"),
        ("[10, 15, 20, 25]", "[10, 15, 20]", "goals", "expected 4 goals"),
        ("track = 30", "track = 0", "track", "the track has from 1 to 1000 spaces, not 0"),
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
    line = int(said.removeprefix("mine.toml, line ").partition(":")[0])
    shown = text.replace(old, new, 1).splitlines()[line - 1]
    assert near.removesuffix(" }") in shown or shown.startswith(("[[", "name", "A =", "B ="))


def test_a_torn_file_is_refused() -> None:
    with pytest.raises(BadComponents, match="not TOML"):
        load_components("[[tiles]\n")
