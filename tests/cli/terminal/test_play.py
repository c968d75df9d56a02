"""Play in the terminal, typed through a pipe: whole matches, every letter, and nothing shown that is hidden."""

import re
from pathlib import Path

import pytest

import saucer
from saucer.texts import texts
from saucer.texts.phrases import Phrases
from tests.cli.running import run, run_program

GAME = ["play", "strangers", "--terminal", "--seats", "2", "--seed", "5", "--bots", "random"]
FIRST_CHOICE = "1\n" * 400


@pytest.fixture(autouse=True)
def in_a_directory_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_whole_match_ends_with_the_score_and_the_command_for_the_same_deal() -> None:
    result = run(*GAME, typed=FIRST_CHOICE)
    assert result.exit_code == 0
    assert "The score" in result.stdout
    assert "Total" in result.stdout
    assert "saucer play strangers --terminal --seats 2 --seat 0 --bots random --seed 5" in result.stdout


def test_a_finished_match_can_be_saved_and_verified(tmp_path: Path) -> None:
    typed = FIRST_CHOICE
    while "Saved as" not in (output := run(*GAME, typed=typed + "s mine.json\n").stdout):
        assert "The score" in output
        typed = "1\n" * (output.count("Your choice") - 1)
    assert "saucer replay mine.json" in output
    assert run("replay", str(tmp_path / "mine.json"), "--verify").exit_code == 0
    assert saucer.load_record(tmp_path / "mine.json").outcome is not None


def test_the_real_program_plays_through_a_pipe() -> None:
    result = run_program(GAME, typed=FIRST_CHOICE)
    assert (result.returncode, result.stderr) == (0, "")
    assert "The score" in result.stdout
    assert "\x1b" not in result.stdout


def test_without_a_game_one_is_asked_for() -> None:
    result = run_program(["play", "--terminal"], typed="1\nq\ny\n")
    assert (result.returncode, result.stderr) == (0, "")
    assert "Don't Talk to Strangers" in result.stdout
    assert "The match is left unfinished." in result.stdout


def test_the_end_of_the_input_leaves_the_match() -> None:
    result = run(*GAME, typed="1\n")
    assert result.exit_code == 0
    assert "The match is left unfinished." in result.stdout


def test_leaving_is_asked_about() -> None:
    result = run(*GAME, typed="q\nn\nq\ny\n")
    assert result.exit_code == 0
    assert result.stdout.count("Leave this match? (y/n)") == 2


def test_the_table_shows_board_seats_piles_hand_and_choices() -> None:
    output = run(*GAME, typed="").stdout
    for expected in (
        "M1:8══o─────x─────o═════N:    33",
        "A Red Cap you",
        "B Blue Beanie random",
        "Aliens in reserve 8 of 8",
        "Draw pile",
        "Hand 3/3: ",
        "Choose one action: release a Kid, play a card or run away.",
        "1 Release a Kid",
        "One of your Kids moves",
        "? rules",
    ):
        assert expected in output


@pytest.mark.parametrize("columns", ["80", "100", "120"])
@pytest.mark.parametrize("board", ["A", "B"])
def test_no_line_is_wider_than_the_table(columns: str, board: str) -> None:
    args = ["play", "strangers", "--terminal", "--seats", "4", "--seed", "3", "--option", f"board={board}"]
    result = run_program(args, typed="1\n" * 40, COLUMNS=columns)
    assert max(map(len, result.stdout.splitlines())) <= 100


def test_undo_takes_the_last_move_back_where_nothing_was_drawn() -> None:
    output = run(*GAME, typed="1\n2\nu\nl\n").stdout
    assert "u undo" in output
    assert "You take your last move back." in output
    assert output.count("Choose one action: release a Kid, play a card or run away.") == 3


def test_undo_is_refused_where_there_is_nothing_to_take_back() -> None:
    assert "There is nothing you can take back now." in run(*GAME, typed="u\n").stdout


def test_destinations_carry_the_numbers_of_their_choices() -> None:
    output = run(*GAME, typed="1\n1\n").stdout
    assert "choose where the Kid at School goes" in output
    assert re.search(r"o<\d>", output)


def test_a_move_that_would_do_nothing_is_asked_about_once_more() -> None:
    output = run(*GAME, typed="2\n").stdout
    assert "does nothing now · " in output
    assert "Walk would do nothing now: no Kid of yours is on the way. (R3.9)" in output
    assert "Choose it again to make this move all the same." in output
    assert "You play Walk" not in output
    assert "You play Walk to no effect." in run(*GAME, typed="2\n2\n").stdout
    assert "You play Walk" not in run(*GAME, typed="2\n1\n").stdout


def test_hints_name_a_choice() -> None:
    output = run(*GAME, typed="h\n").stdout
    assert re.search(r"greedy would: \d+ \w+", output)
    assert re.search(r"ismcts would: \d+ \w+", output)


def test_the_log_lists_everything_so_far() -> None:
    output = run(*GAME, typed="l\n1\nl\n").stdout
    assert "Play begins on board A." in output
    assert "You release a Kid." in output


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("?", "R3 Movement"),
        ("? 3.2", "R3.2 It moves exactly"),
        ("?R3.2", "R3.2 It moves exactly"),
        ("? 5", "R5.1 "),
        ("? city-bus", "R6.5 City Bus"),
        ("? all", "R9.14"),
        ("? zebra", "No rule says zebra."),
    ],
)
def test_rules_are_found_by_number_and_by_word(typed: str, expected: str) -> None:
    assert expected in " ".join(run(*GAME, typed=f"{typed}\n").stdout.split())


def test_pieces_and_places_are_explained() -> None:
    output = run(*GAME, typed="p\n").stdout
    assert "West Mansion" in output
    assert "City-bus stop" in output


def test_anything_else_gets_an_explanation() -> None:
    output = run(*GAME, typed="0\n99\nzebra\n\n").stdout
    assert output.count("Type a number from 1 to ") == 4


def test_a_record_can_be_saved_on_the_way(tmp_path: Path) -> None:
    output = run(*GAME, typed="1\ns\ns nowhere/at/all.json\n").stdout
    assert "Saved as strangers-5.json" in output
    assert "cannot write" in output
    assert [path.name for path in tmp_path.iterdir()] == ["strangers-5.json"]
    assert run("replay", "strangers-5.json", "--verify").exit_code == 0


@pytest.mark.parametrize("typed", ["9" * 5000, "s .", "s /", "٣", "²"])
def test_nothing_that_can_be_typed_ends_the_match(typed: str) -> None:
    result = run(*GAME, typed=f"{typed}\nq\ny\n")
    assert result.exit_code == 0
    assert "The match is left unfinished." in result.stdout


def test_a_whole_match_is_played_in_french() -> None:
    output = run(*GAME, "--language", "fr", typed="1\nh\n?\np\nq\no\n").stdout
    for expected in (
        "Ne parle jamais aux inconnus",
        "Votre choix",
        "greedy ferait",
        "Règles",
        "La partie reste inachevée.",
        "Main 3/3\N{NO-BREAK SPACE}: ",
    ):
        assert expected in output
    sentences = [line for line in output.splitlines() if "· ?" not in line and "? 3" not in line]
    assert not re.search(r" [:!?](\s|$)", "\n".join(sentences).replace("Votre choix ?", ""))


def test_the_language_comes_from_the_environment() -> None:
    assert "Votre choix" in run_program(GAME, LC_ALL="fr_FR.UTF-8").stdout


@pytest.mark.parametrize(
    "variant",
    [
        ["--seats", "1"],
        ["--seats", "1", "--option", "solo=architect"],
        ["--seats", "2", "--option", "best_of_three=true"],
        ["--seats", "3", "--option", "total_invasion=true", "--option", "board=B"],
        ["--seats", "4", "--option", "teams=open", "--option", "free_discard=true"],
    ],
    ids=" ".join,
)
def test_every_variant_can_be_played_to_its_end(variant: list[str]) -> None:
    args = ["play", "strangers", "--terminal", "--seed", "2", "--bots", "random", *variant]
    result = run(*args, typed="1\n" * 1500)
    assert result.exit_code == 0, result.output
    assert "The score" in result.stdout


def test_another_seat_sees_its_own_hand_and_nobody_elses() -> None:
    """Only the seat's own view is drawn: no card of another hand is named on the screen."""
    output = run(*GAME, "--seat", "1", typed="").stdout
    match = saucer.new_match("strangers", seats=2, seed=5)
    shown = output[output.index("Hand 3/3:") : output.index("S school")]
    own = {texts("strangers").name("card", card) for card in match.view(1).seats[1].hand}
    assert all(name in shown for name in own)
    others = {texts("strangers").name("card", card) for card in match.view(0).seats[0].hand} - own
    assert not any(name in shown for name in others)


def test_nothing_hidden_is_printed_about_other_hands() -> None:
    output = run(*GAME, typed="1\n" * 12 + "l\n").stdout
    log = output[output.rindex("Your choice l") :]
    assert "Blue Beanie draws a card." in log
    names = [texts("strangers").name("card", card) for card in ("walk", "run", "skateboard", "school-bus")]
    assert not any(f"Blue Beanie draws {name}" in log for name in names)


def test_both_languages_have_the_same_phrases() -> None:
    english, french = Phrases("saucer.cli", "en"), Phrases("saucer.cli", "fr")
    assert set(english.bundle._messages) == set(french.bundle._messages)


def test_colours_are_left_out_when_they_are_not_wanted() -> None:
    result = run_program(GAME, typed="1\n", NO_COLOR="1", FORCE_COLOR="1", TERM="xterm-256color")
    assert not re.search(r"\x1b\[[0-9;]*(3[1-7]|4[1-7])m", result.stdout)
