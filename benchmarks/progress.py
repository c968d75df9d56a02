"""Shows on a terminal what is being measured."""

from collections.abc import Callable
from typing import TypeVar

from rich.console import Console

T = TypeVar("T")


def with_progress(run: Callable[[float, Callable[[str], None]], T], seconds: float) -> T:
    """Measure, and show on a terminal what is being measured."""
    err = Console(stderr=True)
    if not err.is_terminal:
        return run(seconds, lambda _what: None)
    with err.status("measuring") as status:
        return run(seconds, lambda what: status.update(f"measuring {what}"))
