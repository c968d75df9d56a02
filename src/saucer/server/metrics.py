"""Counters of the server, in the text format of Prometheus."""

import logging
import sys
from asyncio import AbstractEventLoop
from collections.abc import Mapping
from typing import Any

log = logging.getLogger("saucer")

HELP = {
    "moves_total": "Moves that were stored and sent.",
    "refused_total": "Messages that were refused.",
    "messages_total": "Messages received on sockets.",
    "bot_moves_total": "Moves chosen by bots.",
    "timeouts_total": "Moves made because a clock ran out.",
    "commits_total": "Transactions written to the database.",
    "errors_total": "Errors of the server itself.",
    "tables": "Tables in memory.",
    "tables_playing": "Tables in memory with a match under way.",
    "sockets": "Open sockets.",
    "thinking": "Decisions that bots are searching.",
}


STEP = 10
"""Counts of what players do are rounded down to this, and renewed only now and then: one move alone does not show."""
RENEW_SECONDS = 10.0
EXACT = ("errors_total", "tables", "tables_playing", "sockets")


class Metrics:
    """Counters that only grow."""

    def __init__(self) -> None:
        self.moves_total = 0
        self.refused_total = 0
        self.messages_total = 0
        self.bot_moves_total = 0
        self.timeouts_total = 0
        self.errors_total = 0

    def report_error(self, what: str) -> None:
        """Count and log an error of the server itself, without a word about anything hidden.

        In an `except` block the traceback is logged with it.
        """
        self.errors_total += 1
        log.error("%s", what, exc_info=sys.exception())

    def on_loop_error(self, _loop: AbstractEventLoop, context: dict[str, Any]) -> None:
        """Count and log an uncaught exception of a task, a callback or a connection."""
        self.errors_total += 1
        log.error("%s", context["message"], exc_info=context.get("exception"))

    def counts(self) -> dict[str, int]:
        return {name: value for name, value in vars(self).items() if name in HELP}


class CoarseMetrics:
    """The counters as shown: rounded, so that a single hidden move does not show."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.shown: dict[str, int] = {}
        self.renewed = -RENEW_SECONDS

    def render(self, gauges: Mapping[str, int], now: float) -> str:
        """All counters, and with them the gauges; errors and numbers of tables and sockets are exact."""
        figures = {**self.metrics.counts(), **gauges}
        if now - self.renewed >= RENEW_SECONDS:
            self.renewed = now
            self.shown = {name: value - value % STEP for name, value in figures.items()}
        lines: list[str] = []
        for name, exact in figures.items():
            value = exact if name in EXACT else self.shown.get(name, 0)
            kind = "counter" if name.endswith("_total") else "gauge"
            lines += [
                f"# HELP saucer_{name} {HELP[name]}",
                f"# TYPE saucer_{name} {kind}",
                f"saucer_{name} {value}",
            ]
        return "\n".join(lines) + "\n"
