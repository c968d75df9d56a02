"""Tries a server for a long time: kills and stops at random moments, malformed messages, idle and stored tables,
a crowd of hard bots, waves of tables that come and go.

`make soak` runs it; the test suite runs a little of each.
"""

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.soak.crashes import crashes
from tests.server.soak.crowding import crowd
from tests.server.soak.trials import idle, malformed, packets, start_up, waves


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--stops", type=int, default=20)
    parser.add_argument("--malformed", type=int, default=100_000)
    parser.add_argument("--packets", type=int, default=1452)
    parser.add_argument("--idle", type=int, default=1000)
    parser.add_argument("--stored", type=int, default=100_000)
    parser.add_argument("--crowd", type=int, default=149)
    parser.add_argument("--waves", type=int, default=80)
    asked = parser.parse_args(words)
    with TemporaryDirectory() as place:
        folder = Path(place)
        for what, count in (
            (malformed, asked.malformed),
            (packets, asked.packets),
            (idle, asked.idle),
            (start_up, asked.stored),
            (crowd, asked.crowd),
            (waves, asked.waves),
        ):
            if count:
                print(what(count, folder), flush=True)
        if asked.kills or asked.stops:
            print(crashes(asked.kills, asked.stops, folder, tables=2), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
