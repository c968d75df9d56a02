"""The live prompt: the clock runs in it, and what happens appears above it before a line is entered."""

import io
import os
import re
import select
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

import pytest
from rich.console import Console

import saucer
from saucer.bots import bot
from saucer.cli.terminal.live_prompt import END_OF_INPUT, LineEditor, LivePrompt, Wait
from saucer.cli.terminal.terminal_match import SeatedBot, TerminalMatch
from tests.cli.running import ENGLISH, ROOT

PATIENCE = 30.0


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        (b"3A b2\r", "3A b2"),
        (b"3x\x7fA b2\n", "3A b2"),
        (b"junk\x15claim\n", "claim"),
        (b"cl\x1b[D\x1b[3~aim\n", "claim"),
        ("prêt\n".encode(), "prêt"),
        (b"\x04c\n", None),
    ],
)
def test_a_line_is_edited(typed: bytes, line: str | None) -> None:
    editor = LineEditor()
    if line is None:
        with pytest.raises(EOFError):
            editor.feed(typed)
        return
    lines = [editor.feed(typed[nth : nth + 1]) for nth in range(len(typed))]
    assert lines == [None] * (len(typed) - 1) + [line]


def test_two_lines_at_once_are_two_lines() -> None:
    editor = LineEditor()
    assert editor.feed(b"t 3\nf 3\n") == "t 3"
    assert editor.feed(b"") == "f 3"


class Typist:
    """Types at given times on a clock that runs a second whenever somebody waits for keys."""

    def __init__(self, keys: dict[int, str]) -> None:
        self.keys = keys
        self.now = 0

    def clock(self) -> float:
        return float(self.now)

    @contextmanager
    def keyboard(self) -> Iterator[Wait]:
        yield self.wait

    def wait(self, _seconds: float) -> bytes:
        self.now += 1
        return self.keys.get(self.now, "").encode()


def play(keys: dict[int, str], language: str = "en") -> str:
    """What is printed while somebody plays against a bot and types this."""
    match = saucer.new_match("panic", 2, 3, help="all")
    console = Console(file=io.StringIO(), force_terminal=True, width=100, height=60, no_color=True)
    typist = Typist(keys)
    terminal = TerminalMatch(
        match, 0, {1: SeatedBot("greedy", bot("greedy", level="hard"))}, console, language
    )
    terminal.real_time.clock, terminal.real_time.started = typist.clock, 0.0
    terminal.real_time.is_live = True
    terminal.prompt = LivePrompt(console, typist.keyboard)
    terminal.run()
    assert isinstance(console.file, io.StringIO)
    return re.sub(r"\x1b\[[0-9;]*[a-zA-Z]", "", console.file.getvalue())


def test_the_clock_runs_and_a_rival_builds_while_nobody_types() -> None:
    output = play({2: "r\n", 60: END_OF_INPUT})
    clocks = [int(seconds) for seconds in re.findall(r"Building clock (\d+) s", output)]
    assert clocks[:3] == [300, 299, 298]
    assert min(clocks) < 250
    tiles = [int(count) for count in re.findall(r"P 0 · O (\d)", output)]
    assert tiles == sorted(tiles)
    assert {1, 2, 3} <= set(tiles)


def test_a_rivals_claim_and_the_sand_appear_when_they_happen() -> None:
    output = play({2: "r\n", 20: "9B c", 240: END_OF_INPUT})
    claimed = output.index("Orange Alien turns the sand timer: 90 seconds left!")
    ran_out = output.index("The sand has run out!")
    assert claimed < output.index("Sand timer 89 s") < output.index("Sand timer 1 s") < ran_out
    assert "> 9B c" in output[claimed:ran_out], "what is being typed stays"
    assert "> 9B c" not in output[ran_out:], "and goes with the round"
    assert "Round 2" in output[ran_out:]
    assert "The match is left unfinished." in output


def test_a_line_is_carried_out_at_the_time_it_is_entered() -> None:
    output = play({2: "r\n", 10: "3A b2\n", 12: END_OF_INPUT})
    assert "Build your town: 1 tile placed." in output
    assert "P 1 · O 0" in output


@pytest.mark.skipif(sys.platform == "win32", reason="needs a terminal that programs can open")
def test_in_a_real_terminal_the_clock_runs_by_itself() -> None:
    import pty  # noqa: PLC0415 - not on every system

    ours, theirs = pty.openpty()
    words = [sys.executable, "-m", "saucer.cli", "play", "panic", "--terminal", "--seed", "3"]
    environment = {**os.environ, **ENGLISH, "TERM": "xterm", "LINES": "50"}
    with subprocess.Popen(
        words, stdin=theirs, stdout=theirs, stderr=theirs, cwd=ROOT, env=environment
    ) as game:
        os.close(theirs)
        shown, asked = "", False
        until = monotonic() + PATIENCE
        while "Building clock 298 s" not in shown and monotonic() < until:
            ready, _, _ = select.select([ours], [], [], 1.0)
            shown += os.read(ours, 65536).decode(errors="replace") if ready else ""
            if "Start signal 60 s" in shown and not asked:
                os.write(ours, b"r\n")
                asked = True
        game.kill()
    os.close(ours)
    assert "Building clock 299 s" in shown
    assert "Building clock 298 s" in shown
