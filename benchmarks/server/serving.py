"""The server that is measured: a program of its own, with a long game of Nim and no limits in the way."""

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

from saucer.engine.game import AnyGame
from saucer.engine.types import Data
from saucer.games import REGISTRY
from saucer.server.run import serve, take_port
from saucer.server.settings import Settings

NIM = Path(__file__).parents[2] / "examples" / "nim" / "src"
NO_LIMIT = 1_000_000


class LargeHeap(Data, frozen=True):
    """A heap that lasts for about a thousand moves."""

    stones: Literal[2000] = 2000


def long_nim() -> AnyGame:
    """The game of `examples/nim` with a larger heap."""
    sys.path.insert(0, str(NIM))
    from saucer_nim import GAME  # noqa: PLC0415 - found only now

    game: Any = GAME
    return replace(game, options=LargeHeap)


def main(database: str) -> None:
    """Serve on a free port, which is printed on stdout."""
    REGISTRY.put(long_nim())
    settings = Settings(
        port=0,
        database=database,
        bot_pause=0.0,
        sockets_per_address=NO_LIMIT,
        messages_per_second=NO_LIMIT,
        requests_per_second=NO_LIMIT,
    )
    serve(settings, take_port(settings.host, 0), lambda address: print(address, flush=True))


if __name__ == "__main__":
    main(sys.argv[1])
