"""Ends runs of the lab by signals, in the middle of their work, and checks that nothing is left behind.

`make soak` ends 50 runs by each signal; a number after it says how many instead. A few run in the test suite.
"""

import argparse
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

from saucer.lab import Output, SimulationSetup, make_setup, simulate

SIGNALS = (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)
RUNS = 50
LONGEST_END = 2.0
"""Seconds in which a run must be gone."""
LONGEST_START = 60.0
PLANNED = 100_000
RESUMED = 24
"""Matches of the run that goes on from the results of the one that was ended."""
SEED = 5


def plan(matches: int) -> SimulationSetup:
    return SimulationSetup(make_setup("strangers", 2), matches, SEED, ("random",))


def start(folder: Path) -> subprocess.Popen[bytes]:
    """Start a long run with two workers, in a session of its own."""
    words = ["simulate", "strangers", "--seats", "2", "--matches", str(PLANNED), "--seed", str(SEED)]
    output = ["--results", str(folder / "run.jsonl"), "--record", str(folder / "records")]
    return subprocess.Popen(
        [sys.executable, "-m", "saucer.cli", *words, "--workers", "2", *output],
        start_new_session=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )


def end(process: subprocess.Popen[bytes], number: int, *, group: bool) -> float:
    """Send a signal to a run, or to its whole group; the seconds until every process of its session is gone."""
    before = monotonic()
    if group:
        os.killpg(process.pid, number)
    else:
        os.kill(process.pid, number)
    process.wait(LONGEST_START)
    while in_session(process.pid) and monotonic() - before < LONGEST_START:
        sleep(0.01)
    return monotonic() - before


def in_session(session: int) -> list[int]:
    """The processes of a session that are running."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[3]) == session and fields[0] != "Z":
            found.append(int(folder.name))
    return found


def wait_for_lines(process: subprocess.Popen[bytes], file: Path, lines: int) -> None:
    """Wait until a run has written that many results."""
    until = monotonic() + LONGEST_START
    while not file.exists() or file.read_bytes().count(b"\n") < lines:
        assert process.poll() is None, process.communicate()[1]
        assert monotonic() < until, "the run does not get on"
        sleep(0.005)


def interrupt(number: int, lines: int, *, group: bool) -> None:
    """End one run after some results, check what it left, and go on from there to the digest of a run of its own."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        process = start(folder)
        results = folder / "run.jsonl"
        wait_for_lines(process, results, lines)
        seconds = end(process, number, group=group)
        assert process.stderr is not None
        complaint = process.stderr.read().decode()
        process.stderr.close()
        assert seconds <= LONGEST_END, f"it took {seconds:.1f} s"
        assert "Traceback" not in complaint, complaint
        assert process.returncode == 128 + number, process.returncode
        check_files(results, folder / "records")
        resumed = simulate(plan(RESUMED), output=Output(results=results, resume=True))
        assert resumed.digest == simulate(plan(RESUMED)).digest


def check_files(results: Path, records: Path) -> None:
    """Every line and every record is complete, and each result has its record."""
    text = results.read_text()
    assert text.endswith("\n")
    numbers = {json.loads(line)["number"] for line in text.splitlines()}
    names = {path.name for path in records.iterdir()}
    assert all(name.startswith("match-") for name in names), names
    assert {f"match-{number:05}.json" for number in numbers} <= names
    for path in records.iterdir():
        json.loads(path.read_text())


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("runs", nargs="?", type=int, default=RUNS, help="runs ended by each signal")
    asked = parser.parse_args(words)
    failures = 0
    for number in SIGNALS:
        for run in range(asked.runs):
            try:
                interrupt(number, 1 + run % 20, group=run % 2 == 1)
            except AssertionError as error:
                failures += 1
                print(f"{number.name}, run {run}: {error}", file=sys.stderr)
    print(f"{asked.runs * len(SIGNALS)} runs ended by signals, {failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
