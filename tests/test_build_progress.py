"""The build says what it does and how far it is."""

import io
import sys
from pathlib import Path

import pytest
from setuptools import Extension

from build_progress import BAR, STEPS, Display, Report, line_for, read_reports, run
from hatch_build import report, report_compiled, spread

WRITE = """
import os, pathlib
with pathlib.Path(os.environ["SAUCER_PROGRESS"]).open("a") as steps:
    steps.write("client 0 0\\ncompile 1 2\\ncompile 2 2\\n")
raise SystemExit(3)
"""


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_line_for_each_step_where_there_is_no_terminal() -> None:
    out = io.StringIO()
    assert run("tools", [sys.executable, "-c", WRITE], out) == 3
    lines = out.getvalue().splitlines()
    assert lines == [
        "Fetching the tools that build Saucer (about 30 s)",
        "Building the browser client (about 15 s)",
        "Compiling them, 2 files (about 1 min)",
    ]


def test_in_a_terminal_the_line_moves_and_each_step_leaves_its_time() -> None:
    out = Terminal()
    display = Display(out)
    for seconds, shown in (
        (0, Report("client")),
        (12, Report("compile", 0, 4)),
        (75, Report("compile", 2, 4)),
    ):
        display.show(shown, seconds)
    display.finish(92)
    ended = [line.rpartition("\r")[2].rstrip() for line in out.getvalue().rstrip("\n").split("\n")]
    assert ended == ["Building the browser client: 0:12", "Compiling them, 4 files: 1:20"]
    assert f"{'█' * (BAR // 2)}{'░' * (BAR // 2)} 2/4 1:03" in out.getvalue()


@pytest.mark.parametrize("step", STEPS)
def test_every_line_fits_a_narrow_terminal(step: str) -> None:
    assert len(line_for(Report(step), 3599)) < 79
    assert len(line_for(Report(step, 1000, 1000), 3599)) < 79


def test_a_line_that_is_not_complete_yet_is_left_for_later(tmp_path: Path) -> None:
    file = tmp_path / "steps"
    file.write_text("client 0 0\ncompile 1")
    assert read_reports(file, "tools") == [Report("tools"), Report("client")]


def test_the_build_reports_every_file_it_compiles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "steps"
    file.touch()
    monkeypatch.setenv("SAUCER_PROGRESS", str(file))
    sources = [f"{number}.c" for number in range(20)]
    on_compiled = report_compiled([Extension("one", sources[:15]), Extension("other", sources[15:])])
    compile_each = spread(lambda given, **_: [f"{given[0]}.o"], on_compiled)
    assert compile_each(sources[:15]) == [f"{source}.o" for source in sources[:15]]
    compile_each(sources[15:])
    reports = read_reports(file, "tools")[1:]
    assert {one.step for one in reports} == {"compile"}
    assert sorted(one.done for one in reports) == list(range(21))
    assert {one.total for one in reports} == {20}


def test_without_anyone_watching_nothing_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SAUCER_PROGRESS", raising=False)
    report("compile", 1, 2)
