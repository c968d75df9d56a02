"""`saucer play` for a network, and where no browser can be opened."""

import os
import platform
import re
import signal
import subprocess
import sys
import webbrowser
from pathlib import Path
from typing import Any

import pytest

from saucer.cli.browser import has_screen, how_to_reach
from saucer.cli.language import cli_phrases
from saucer.cli.qr_code import QUIET, qr_code
from saucer.server import run as server_run
from saucer.server.http.api import reach
from saucer.server.http.pages import client_pages
from tests.cli.running import ENGLISH, one_sentence, run

NETWORK = "192.168.1.20"
MOST_SECONDS = 3.0


class Listener:
    """A port that is not taken."""

    def getsockname(self) -> tuple[str, int]:
        return "0.0.0.0", 8051


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What a server would be run with; it announces itself as ready and is gone."""
    asked: dict[str, Any] = {"opened": []}

    def serve_once(settings: Any, _listener: Any, ready: Any) -> None:
        asked["settings"] = settings
        ready(f"http://{settings.host}:8051/")

    def open_page(page: str) -> bool:
        asked["opened"].append(page)
        return False

    monkeypatch.setattr(server_run, "serve", serve_once)
    monkeypatch.setattr(server_run, "take_some_port", lambda *_: Listener())
    monkeypatch.setattr(reach, "own_address", lambda: NETWORK)
    monkeypatch.setattr(client_pages, "has_client", lambda: True)
    monkeypatch.setattr(webbrowser, "open", open_page)
    monkeypatch.setenv("BROWSER", "any")
    monkeypatch.delenv("SSH_CONNECTION", raising=False)
    return asked


def test_for_a_network_the_server_listens_everywhere_and_prints_both_addresses(
    served: dict[str, Any],
) -> None:
    result = run("play", "strangers", "--lan")
    assert served["settings"].host == "0.0.0.0"
    assert served["opened"] == ["http://127.0.0.1:8051/?game=strangers"]
    assert "Saucer is at http://127.0.0.1:8051/?game=strangers\n" in result.stdout
    assert f"reach it at http://{NETWORK}:8051/?game=strangers\n" in result.stdout


def test_without_it_the_server_listens_for_this_computer_alone(served: dict[str, Any]) -> None:
    result = run("play")
    assert served["settings"].host == "127.0.0.1"
    assert NETWORK not in result.stdout


def test_a_computer_in_no_network_says_so(served: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "own_address", lambda: None)
    assert "in no network" in run("play", "--lan").stdout


def test_nobody_joins_in_the_terminal() -> None:
    assert "--lan is for the browser" in one_sentence(run("play", "strangers", "--terminal", "--lan"))


def test_where_no_browser_opens_the_way_there_is_printed(served: dict[str, Any]) -> None:
    assert "No browser could be opened" in run("play").stdout
    served["opened"].clear()
    assert "No browser could be opened" not in run("play", "--no-browser").stdout
    assert served["opened"] == []


SSH = {"SSH_CONNECTION": "198.51.100.7 53124 203.0.113.9 22"}


@pytest.mark.parametrize(
    ("environment", "system", "found"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"BROWSER": "wslview"}, "linux", True),
        ({}, "darwin", True),
        ({}, "win32", True),
        (SSH, "darwin", False),
        ({**SSH, "DISPLAY": "localhost:10.0"}, "linux", True),
    ],
)
def test_a_browser_is_opened_only_in_front_of_the_person(
    environment: dict[str, str], system: str, found: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    assert has_screen(environment) is found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_over_ssh_the_command_for_the_other_end_is_printed(language: str) -> None:
    text = how_to_reach("http://127.0.0.1:8051/", cli_phrases(language), SSH)
    assert re.search(r"ssh -L 8051:127\.0\.0\.1:8051 \S+@203\.0\.113\.9\n", text)
    assert text.endswith("http://127.0.0.1:8051/")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_in_wsl_the_browser_is_on_the_other_side(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "release", lambda: "5.15.90.1-microsoft-standard-WSL2")
    text = how_to_reach("http://127.0.0.1:8051/", cli_phrases(language), {})
    assert "Windows" in text
    assert "http://localhost:8051/" in text


def test_the_code_is_square_and_has_its_marks_and_a_quiet_border() -> None:
    lines = qr_code(f"http://{NETWORK}:8051/").plain.splitlines()
    assert {len(line) for line in lines} == {len(lines) * 2 - 1}
    assert not lines[0].strip()
    top = lines[QUIET // 2][QUIET:-QUIET]
    assert top.startswith("█▀▀▀▀▀█")
    assert top.endswith("█▀▀▀▀▀█")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads the time of a process from /proc")
def test_a_start_takes_little_time(tmp_path: Path) -> None:
    """Time on a core, which other programs do not lengthen."""
    program = subprocess.Popen(
        [sys.executable, "-m", "saucer.cli", "play", "--no-browser"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "SAUCER_PORT": "0", **ENGLISH},
    )
    assert program.stdout is not None
    assert "Saucer is at" in program.stdout.readline()
    used = Path(f"/proc/{program.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    program.send_signal(signal.SIGINT)
    program.communicate(timeout=20)
    assert sum(map(int, used)) / os.sysconf("SC_CLK_TCK") < MOST_SECONDS
