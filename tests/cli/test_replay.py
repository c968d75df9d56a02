"""Replays in sentences: with everything revealed, or as one seat saw it."""

import webbrowser
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any
from unittest.mock import Mock

import pytest

from saucer.server import run as server_run
from saucer.server.http.pages import client_pages
from tests.cli.running import one_sentence, run
from tests.server.support.driving import running

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> str:
    directory = tmp_path_factory.mktemp("records")
    args = ["simulate", "strangers", "--seats", "2", "--matches", "1", "--seed", "8", "--workers", "1"]
    assert run(*args, "--record", str(directory)).exit_code == 0
    return str(directory / "match-00001.json")


def test_without_a_seat_everything_is_revealed(recorded: str) -> None:
    result = run("replay", recorded)
    assert (result.exit_code, result.stderr) == (0, "")
    assert "draws a card" not in result.stdout
    assert "Red Cap draws" in result.stdout
    assert "Blue Beanie draws" in result.stdout


def test_a_seat_gets_what_it_saw(recorded: str) -> None:
    result = run("replay", recorded, "--seat", "1")
    assert result.exit_code == 0
    assert "Red Cap draws a card." in result.stdout
    assert "You draw" in result.stdout
    assert "You draw a card." not in result.stdout


def test_replays_can_be_in_french(recorded: str) -> None:
    assert "Casquette rouge" in run("replay", recorded, "--language", "fr").stdout


def test_the_last_line_is_the_outcome(recorded: str) -> None:
    last = run("replay", recorded).stdout.splitlines()[-1]
    assert "win" in last


def test_a_step_taken_back_is_mentioned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run("play", "strangers", "--terminal", "--seed", "5", "--bots", "random", typed="1\n2\nu\ns taken.json\n")
    assert "Red Cap takes the last move back." in run("replay", "taken.json").stdout
    assert "You take your last move back." in run("replay", "taken.json", "--seat", "0").stdout


def test_a_replay_begins_with_the_set_up() -> None:
    first = run("replay", str(RECORDS / "strangers-2.json")).stdout.splitlines()[0]
    assert first.startswith(
        "   0  Play begins on board A. Red Cap goes first. Red Cap begins with School Bus,"
    )
    own = run("replay", str(RECORDS / "strangers-2.json"), "--seat", "1").stdout.splitlines()[0]
    assert "Red Cap begins with 3 cards. You begin with Run, BMX! and Men in Black." in own


def test_school_and_the_points_of_places_are_named() -> None:
    output = run("replay", str(RECORDS / "strangers-2.json")).stdout
    assert "Kid goes from School to d3." in output
    assert "from e9" not in output
    assert "Red Cap's Kid in West Park: 2 points." in output
    assert "Red Cap: 2, Blue Beanie: 8." in output


def test_the_display_of_area_51_is_given_when_it_changes() -> None:
    output = run("replay", str(RECORDS / "area51-2.json"), "--language", "fr").stdout.replace("\u00a0", " ")
    assert "En grand : région C. À l'étalage : bleu 1, bleu 1, bleu 2" in output
    assert "Du nouveau à l'étalage : bleu 1 et bleu 1. On y voit bleu 1, bleu 1," in output
    assert "Général Lune (rose) : 47 pour les artefacts et 14 pour les bunkers font 61 points." in output


def test_in_the_browser_the_record_is_open(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    opened: list[Any] = []
    shown = Event()

    def serve(_settings: Any, _listener: Any, ready: Callable[[str], None]) -> None:
        with running(tmp_path / "saucer.db") as server:
            ready(server.address)
            assert shown.wait(60)
            code = opened[0].removeprefix(f"{server.address}records/")
            opened.append(server.browser().get(f"/api/records/{code}"))

    def open_page(page: str) -> bool:
        opened.append(page)
        shown.set()
        return True

    monkeypatch.setattr(server_run, "serve", serve)
    monkeypatch.setattr(server_run, "take_some_port", lambda *_: Mock(getsockname=lambda: ("", 8051)))
    monkeypatch.setattr(client_pages, "has_client", lambda: True)
    monkeypatch.setattr(webbrowser, "open", open_page)
    monkeypatch.setenv("BROWSER", "any")
    result = run("replay", str(RECORDS / "strangers-4.json"), "--browser")
    assert (result.exit_code, result.stderr) == (0, "")
    assert f"Saucer is at {opened[0]}\n" in result.stdout
    assert (opened[1]["game"], len(opened[1]["seats"])) == ("strangers", 4)


def test_in_the_browser_all_is_chosen_on_the_page(recorded: str) -> None:
    assert "all is chosen on the page" in one_sentence(run("replay", recorded, "--browser", "--seat", "1"))
