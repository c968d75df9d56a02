"""A server as a program of its own, to be killed."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType

PATIENCE = 60.0
ENVIRONMENT = {
    "SAUCER_MESSAGES_PER_SECOND": "100000",
    "SAUCER_REQUESTS_PER_SECOND": "100000",
    "SAUCER_CPU_MILLISECONDS_PER_SECOND": "100000",
    "SAUCER_IDLE_TABLES_PER_ADDRESS": "10000",
    "SAUCER_SOCKETS_PER_ADDRESS": "10000",
    "SAUCER_DAILY_TRIES_PER_ADDRESS": "10000",
    "SAUCER_BOT_PAUSE": "0",
    "SAUCER_ANSWER_SECONDS": "0",
    "LC_ALL": "C.UTF-8",
}


class Killable:
    """`saucer serve` on the port given, or a free one."""

    def __init__(self, database: Path, port: int = 0, **environment: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "saucer.cli", "serve", "--port", str(port), "--database", str(database)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **ENVIRONMENT, **environment},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Saucer is at "), line + self.stop()
        self.address = line.split()[-1]
        self.place = self.address.removeprefix("http://").strip("/")

    def kill(self) -> None:
        """End it without a word, as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> str:
        """Ask it to end; what it had to say."""
        self.process.terminate()
        _, said = self.process.communicate(timeout=PATIENCE)
        return said

    def __enter__(self) -> "Killable":
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.stop()
