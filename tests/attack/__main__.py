"""Runs all attacks one after the other and prints a table of them; exits with 1 where a promise was broken.

Every attack starts servers of its own on 127.0.0.1, is bounded in count and time, and stops by itself.
`make attack` runs them all; names of modules as arguments run only those.
"""

import sys
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from rich.console import Console
from rich.table import Table

from tests.attack.finding import Finding

ATTACKS: tuple[str, ...] = ("bots", "chat", "daily", "frames", "order", "replays", "requests")
"""The modules of this folder that hold attacks; each has `run(folder)`, which returns its findings."""


def main(names: list[str]) -> int:
    console = Console(stderr=True)
    findings: list[Finding] = []
    for name in names or ATTACKS:
        began = monotonic()
        with TemporaryDirectory() as folder:
            findings += import_module(f"tests.attack.{name}").run(Path(folder))
        console.print(f"{name}: {monotonic() - began:.0f} s")
    Console(width=160).print(table_of(findings))
    return 0 if all(finding.held for finding in findings) else 1


def table_of(findings: list[Finding]) -> Table:
    table = Table("attack", "promise", "measured", "held", title="Attacks")
    for finding in findings:
        table.add_row(finding.attack, finding.promise, finding.measured, "yes" if finding.held else "NO")
    return table


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
