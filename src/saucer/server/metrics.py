"""Counters of the server, in the text format of Prometheus."""

import logging
from collections.abc import Mapping

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
        """Count and log an error of the server itself, without a word about anything hidden."""
        self.errors_total += 1
        log.exception("%s", what)

    def render(self, now: Mapping[str, int]) -> str:
        """All counters, and with them the figures of this moment."""
        lines: list[str] = []
        for name, value in {**vars(self), **now}.items():
            kind = "counter" if name.endswith("_total") else "gauge"
            lines += [
                f"# HELP saucer_{name} {HELP[name]}",
                f"# TYPE saucer_{name} {kind}",
                f"saucer_{name} {value}",
            ]
        return "\n".join(lines) + "\n"
