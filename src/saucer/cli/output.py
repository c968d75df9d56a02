"""Output of commands: JSON or tables on stdout, progress on stderr."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

PLAIN_WIDTH = 100


def stdout_console() -> Console:
    """A console on stdout, with a fixed width where that is a file or a pipe."""
    console = Console(highlight=False)
    return console if console.is_terminal else Console(highlight=False, width=PLAIN_WIDTH)


def print_json(value: Any) -> None:
    """Print one JSON value and nothing else."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on stderr, if that is a terminal; yields the function that advances it."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)


def plain_table(title: str, *columns: str, names: int = 1) -> Table:
    """A table whose first `names` columns are names, the others numbers."""
    table = Table(
        title=title, title_justify="left", title_style="bold", header_style="bold", box=box.SIMPLE_HEAD
    )
    for nth, column in enumerate(columns):
        table.add_column(column, justify="left" if nth < names else "right", no_wrap=nth < names)
    return table


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"
