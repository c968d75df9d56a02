"""The server that is measured: a program of its own, with a long game of Nim and no limits in the way."""

import asyncio
import signal
import sys
from dataclasses import replace
from pathlib import Path
from time import perf_counter, thread_time
from typing import Any, Literal

from saucer.engine.game import AnyGame
from saucer.engine.types import Data
from saucer.games import REGISTRY
from saucer.server.run import serve, take_port
from saucer.server.settings import Settings

NIM = Path(__file__).parents[2] / "examples" / "nim" / "src"
NO_LIMIT = 1_000_000
LOOK_SECONDS = 0.005
START_SECONDS = 1.5
"""What happens so soon after the start does not count as a stall."""


class LargeHeap(Data, frozen=True):
    """A heap that lasts for about a thousand moves."""

    stones: Literal[2000] = 2000


def long_nim() -> AnyGame:
    """The game of `examples/nim` with a larger heap."""
    sys.path.insert(0, str(NIM))
    from saucer_nim import GAME  # noqa: PLC0415 - found only now

    game: Any = GAME
    return replace(game, options=LargeHeap)


class Watch:
    """Looks at the event loop again and again; remembers the longest time that it was held by something else.

    `longest_cpu` counts only what the loop itself computed meanwhile, whatever else the machine was doing.
    """

    def __init__(self) -> None:
        self.longest = 0.0
        self.longest_cpu = 0.0
        self.ended = False
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look until the server is asked to end: what it does then holds up nobody."""
        self.task = asyncio.get_running_loop().create_task(self.look())
        end: Any = signal.getsignal(signal.SIGTERM)

        def on_signal(number: int, frame: Any) -> None:
            self.ended = True
            end(number, frame)

        signal.signal(signal.SIGTERM, on_signal)

    async def look(self) -> None:
        await asyncio.sleep(START_SECONDS)
        while True:
            began, cpu = perf_counter(), thread_time()
            await asyncio.sleep(LOOK_SECONDS)
            stall = perf_counter() - began - LOOK_SECONDS
            if self.ended:
                return
            self.longest = max(self.longest, stall)
            self.longest_cpu = max(self.longest_cpu, min(stall, thread_time() - cpu))


def main(database: str) -> None:
    """Serve on a free port. The address is printed when it is ready, the longest stalls when it ends."""
    watch = Watch()

    def ready(address: str) -> None:
        watch.start()
        print(address, flush=True)

    REGISTRY.put(long_nim())
    settings = Settings(
        port=0,
        database=database,
        bot_pause=0.0,
        sockets_per_address=NO_LIMIT,
        messages_per_second=NO_LIMIT,
        requests_per_second=NO_LIMIT,
        cpu_milliseconds_per_second=NO_LIMIT,
        idle_tables_per_address=NO_LIMIT,
    )
    signal.signal(signal.SIGTERM, lambda _signal, _frame: None)
    serve(settings, take_port(settings.host, 0), ready)
    print(watch.longest, watch.longest_cpu, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
