"""Nine Tiles Panic at the terminal: short commands, bots that build meanwhile, and clocks that run out."""

import pytest

import saucer
from saucer.cli.draw.panic.shorthand import read
from saucer.games.panic.moves import Move, Ready
from tests.cli.running import run
from tests.games.panic.scenes import board_of

ONE_TILE = "3B1 . . . . . . . ."
TWO_TILES = "3B1 4A0 . . . . . . ."


def moves_of(typed: str, town: str = ONE_TILE) -> list[str] | None:
    """The moves that a command stands for with this town, in short."""
    match = saucer.new_match("panic", seats=1, seed=1)
    match.play(0, Ready())
    match.state.boards = [board_of(town)]
    moves = read(match.view(0), typed)
    return None if moves is None else [in_short(move) for move in moves]


def in_short(move: Move) -> str:
    fields = [str(getattr(move, name)) for name in move.__struct_fields__]
    return " ".join([type(move).__name__.lower(), *fields])


@pytest.mark.parametrize(
    ("typed", "moves"),
    [
        ("5a b2", ["place 5 b2"]),
        ("5B b2 r2", ["flip 5", "turn 5", "turn 5", "place 5 b2"]),
        ("5 r1 b2", ["turn 5", "place 5 b2"]),
        ("5B2 b2", ["flip 5", "turn 5", "turn 5", "place 5 b2"]),
        ("5B", ["flip 5"]),
        ("3 b2", ["lift 3", "place 3 b2"]),
        ("3A a1 r0", ["flip 3", "turn 3", "turn 3", "turn 3"]),
        ("5 a1", ["lift 3", "place 5 a1"]),
        ("t 3", ["turn 3"]),
        ("turn a1 5", ["turn 3", "turn 5"]),
        ("flip a1", ["flip 3"]),
        ("lift 3", ["lift 3"]),
        ("x a1", ["lift 3"]),
        ("retourne a1", ["flip 3"]),
        ("claim", ["claim"]),
        ("annonce", ["claim"]),
        ("R", ["ready"]),
    ],
)
def test_short_commands_are_read(typed: str, moves: list[str]) -> None:
    assert moves_of(typed) == moves


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "5",
        "0 b2",
        "5C b2",
        "5 b4",
        "5 b2 b3",
        "5B1 b2 r2",
        "t",
        "t b2",
        "claim now",
        "hello",
        "5 b2 r1 x",
    ],
)
def test_anything_else_is_no_command(typed: str) -> None:
    assert moves_of(typed) is None


def test_the_tile_that_lies_there_goes_back_into_the_hand() -> None:
    assert moves_of("3 b1", TWO_TILES) == ["lift 3", "lift 4", "place 3 b1"]


def play(typed: str, *words: str) -> str:
    result = run("play", "panic", "--terminal", "--seed", "3", *words, typed=typed)
    assert result.exit_code == 0, result.output
    return " ".join(result.stdout.split())


def test_tiles_are_laid_by_short_commands() -> None:
    output = play("1\n3B a1 r1\nq\ny\n")
    assert "Round 1 begins: everybody builds!" in output
    assert "3A b2 r1 lays tile 3, side A, on b2, turned once." in output
    assert "Build your town: 1 tile placed." in output
    assert "Building clock: 294 seconds left." in output


def test_refusals_are_explained_and_change_nothing() -> None:
    output = play("1\nx 3\nc\nfoo\nq\ny\n")
    assert "Tile 3 is in your hand, not in your town." in output
    assert "You can claim once nine tiles are placed; so far you have placed 0." in output
    assert "That is no command." in output


def test_bots_build_while_the_person_types_and_the_sand_runs_out() -> None:
    output = play("1\n" + "t 3\n" * 40 + "q\ny\n", "--bots", "greedy:hard")
    assert "Orange Alien turns the sand timer: 90 seconds left!" in output
    assert "Orange Alien has a complete town and takes token 1." in output
    assert "The sand has run out!" in output
    assert "Pink Alien: 0, Orange Alien: 6." in output


def test_a_town_can_be_built_and_claimed_alone() -> None:
    laid = ["3A1", "1B2", "7A3", "8A2", "5A1", "6A0", "9A0", "2A1", "4B3"]
    cells = [f"{column}{row}" for row in "123" for column in "abc"]
    lines = [f"{tile} {cell}" for tile, cell in zip(laid, cells, strict=True)]
    output = play("\n".join(["1", *lines, "c", "q", "y"]) + "\n", "--seats", "1")
    assert "Your town is complete: claim it!" in output
    assert "Your town adds up to" in output
    assert "Round 2" in output


def test_it_is_played_in_french_too() -> None:
    output = play("1\n3B a1 r1\nannonce\nq\no\n", "--language", "fr")
    assert "La manche 1 commence : tout le monde construit !" in output
    assert "Construisez votre ville : 1 tuile posée." in output
    assert "On annonce avec neuf tuiles posées ; vous en êtes à 1." in output
