"""Runs commands in this process, or as a separate program."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from typer.testing import CliRunner, Result

from saucer.cli import app

ROOT = Path(__file__).parents[2]
ENGLISH = {"LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "COLUMNS": "100"}


def run(*args: str, typed: str | None = None, **environment: str) -> Result:
    return CliRunner(env={**ENGLISH, **environment}).invoke(app, list(args), input=typed, prog_name="saucer")


def run_program(args: Sequence[str], typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "saucer.cli", *args],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
        cwd=ROOT,
        env={**os.environ, **ENGLISH, "PYTHONIOENCODING": "utf-8", **environment},
    )


def one_sentence(result: Result) -> str:
    """The error message: one line on stderr, and nothing on stdout."""
    assert result.stdout == ""
    lines = result.stderr.splitlines()
    assert len(lines) == 1, result.stderr
    assert lines[0].startswith("saucer: ")
    return lines[0].removeprefix("saucer: ")
