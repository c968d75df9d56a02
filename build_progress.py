"""Runs a command of the build and shows how far it is: `python build_progress.py STEP -- COMMAND`.

What runs inside the command reports its steps by adding lines to the file that SAUCER_PROGRESS names: the name of the
step, how many parts are done and how many there are, such as `compile 12 180`.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple, TextIO

VARIABLE = "SAUCER_PROGRESS"
PAUSE = 0.2
BAR = 20
WIDTH = 78
STEPS = {
    "tools": ("Fetching the tools that build Saucer", 30),
    "client-packages": ("Fetching the browser client's packages", 15),
    "client": ("Building the browser client", 15),
    "translate": ("Translating the rules from Python to C", 40),
    "compile": ("Compiling them", 60),
    "pack": ("Packing", 5),
    "install": ("Installing Saucer", 5),
    "packages": ("Installing the packages it needs", 20),
}
"""What each step is, and about how many seconds it takes on two cores."""


class Report(NamedTuple):
    """How far a step is; a `total` of 0 where its parts are not counted."""

    step: str
    done: int = 0
    total: int = 0


class Display:
    """Shows one step after another: in a terminal in a line that moves, elsewhere a line for each."""

    def __init__(self, out: TextIO) -> None:
        self.out = out
        self.moves = out.isatty()
        self.current: Report | None = None
        self.since = 0.0

    def show(self, report: Report, now: float) -> None:
        if self.current is None or report.step != self.current.step:
            self.finish(now)
            self.since = now
            if not self.moves:
                self.out.write(f"{title_of(report)} (about {usual_time(report.step)})\n")
        self.current = report
        if self.moves:
            self.out.write(f"\r{line_for(report, now - self.since):<{WIDTH}}")
        self.out.flush()

    def finish(self, now: float) -> None:
        """The step is done: leave its name and its time."""
        if self.moves and self.current is not None:
            ended = f"{title_of(self.current)}: {clock(now - self.since)}"
            self.out.write(f"\r{ended:<{WIDTH}}\n")
            self.out.flush()


def title_of(report: Report) -> str:
    title = STEPS[report.step][0] if report.step in STEPS else report.step
    return f"{title}, {report.total} files" if report.total else title


def usual_time(step: str) -> str:
    seconds = STEPS[step][1] if step in STEPS else 0
    return f"{seconds} s" if seconds < 60 else f"{round(seconds / 60)} min"


def line_for(report: Report, elapsed: float) -> str:
    """The line while a step runs: a bar where its parts are counted, else about how long it takes."""
    if not report.total:
        return f"{title_of(report)} … {clock(elapsed)} of about {usual_time(report.step)}"
    filled = BAR * report.done // report.total
    bar = "█" * filled + "░" * (BAR - filled)
    return f"{STEPS[report.step][0]} {bar} {report.done}/{report.total} {clock(elapsed)}"


def clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def read_reports(file: Path, first: str) -> list[Report]:
    """All reports so far. The last line may not be complete yet."""
    reports = [Report(first)]
    for line in file.read_text().splitlines(keepends=True):
        words = line.split()
        if line.endswith("\n") and len(words) == 3:
            reports.append(Report(words[0], int(words[1]), int(words[2])))
    return reports


def run(first: str, command: list[str], out: TextIO) -> int:
    """Run the command to its end; return its exit code."""
    display = Display(out)
    with tempfile.TemporaryDirectory(prefix="saucer-progress-") as folder:
        file = Path(folder, "steps")
        file.touch()
        running = subprocess.Popen(command, env={**os.environ, VARIABLE: str(file)})
        seen = 0
        code = None
        while code is None:
            try:
                code = running.wait(PAUSE)
            except subprocess.TimeoutExpired:
                code = None
            reports = read_reports(file, first)
            for report in latest_of_each(reports[seen:]) or reports[-1:]:
                display.show(report, time.monotonic())
            seen = len(reports)
    display.finish(time.monotonic())
    return code


def latest_of_each(reports: list[Report]) -> list[Report]:
    """The last report of each step: those before it are overtaken."""
    return list({report.step: report for report in reports}.values())


if __name__ == "__main__":
    _, step, _, *rest = sys.argv
    sys.exit(run(step, rest, sys.stderr))
