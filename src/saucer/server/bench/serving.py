"""The server that is measured: a program of its own, with Nim among its games and no limits in the way."""

import sys

from saucer.games import BY_ID, BY_VIEW
from saucer.server.bench import nim
from saucer.server.run import serve, take_port
from saucer.server.settings import Settings
from saucer.texts.bundles import HOMES

NO_LIMIT = 1_000_000


def main(database: str) -> None:
    """Serve on a free port, said on stdout."""
    BY_ID[nim.GAME.id] = nim.GAME
    BY_VIEW[nim.GAME.view] = nim.GAME
    HOMES[nim.GAME.id] = nim.__name__
    settings = Settings(
        port=0,
        database=database,
        bot_pause=0.0,
        sockets_per_address=NO_LIMIT,
        messages_per_second=NO_LIMIT,
        requests_per_second=NO_LIMIT,
    )
    serve(settings, take_port(settings.host, 0), lambda address: print(address, flush=True))  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1])
