"""Many tables of hard bots, and how long an honest player's easy bot then takes to answer."""

import time
from pathlib import Path
from typing import Any

from tests.server.support.driving import Browser, Socket
from tests.server.support.killing import Killable

PERSON, BOT = 0, 1
SETTLE = 3.0
"""Seconds until the bots of all tables have begun."""


def crowd(count: int, folder: Path, decisions: int = 12) -> str:
    """Attack from one browser, then from a new browser for each table; the longest waits of the honest player."""
    waits = [longest_wait(count, folder / f"{name}.db", decisions, name) for name in ("one", "many")]
    return (
        f"{count} tables of six hard bots: an easy bot answers within {waits[0]:.2f} s where one browser made them, "
        f"within {waits[1]:.2f} s where each has a browser of its own"
    )


def longest_wait(count: int, database: Path, decisions: int, browsers: str) -> float:
    """The longest time that a decision of the honest player's bot took, out of `decisions`."""
    with Killable(database, SAUCER_BOT_MATCHES_PER_BROWSER="1000000") as server:
        attacker = Browser(server.address)
        for _ in range(count):
            attacker = attacker if browsers == "one" else Browser(server.address)
            attacker.make("area51", *["hard"] * 6, start=True)
        time.sleep(SETTLE)
        return max(bot_waits(Browser(server.address), decisions))


def bot_waits(honest: Browser, decisions: int) -> list[float]:
    """Play against an easy bot; the seconds each of its decisions took."""
    waits: list[float] = []
    while len(waits) < decisions:
        code = honest.make("strangers", "Ada", "easy", start=True)["code"]
        socket = honest.open(code)
        waits += match_waits(socket, decisions - len(waits))
        socket.close()
    return waits


def match_waits(socket: Socket, most: int) -> list[float]:
    waits: list[float] = []
    view = next_view(socket)
    while len(waits) < most and not view["outcome"]:
        if view["to_move"] == [PERSON]:
            socket.move()
            view = next_view(socket)
        else:
            began = time.monotonic()
            view = next_view(socket)
            waits.append(time.monotonic() - began)
    return waits


def next_view(socket: Socket) -> dict[str, Any]:
    """The next view, however long the bots take."""
    while True:
        message = socket.receive(300.0)
        assert message["kind"] != "refused", message
        if message["kind"] == "view":
            return message
