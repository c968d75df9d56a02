"""Tries a server for a long time: kills at random moments, malformed messages by the thousand, a thousand idle tables.

`make soak` runs it; the test suite runs a little of each.
"""

import argparse
import asyncio
import random
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from websockets.exceptions import ConnectionClosed

from benchmarks.server.load import post
from benchmarks.server.websocket_client import Client, open_client
from tests.server.driving import Browser, Socket
from tests.server.killing import Killable
from tests.server.malformed import spoil_requests, spoil_sockets

GAMES = ("strangers", "area51")


@dataclass
class Group:
    """A table with two people at one device and a bot, and the latest decision each of them was sent of."""

    browser: Browser
    code: str
    sent: dict[int, int] = field(default_factory=dict)
    socket: Socket | None = None
    over: bool = False


def kills(count: int, folder: Path) -> str:
    """Kill the server again and again in the middle of play; nothing sent is lost, and every table can be finished."""
    taste = random.Random(count)
    groups: list[Group] = []
    lost = 0
    for _ in range(count):
        with Killable(folder / "kills.db") as server:
            while sum(not group.over for group in groups) < 2:
                groups.append(new_group(server, taste))
            for group in groups:
                lost += reconnect(server, group)
            play_for(groups, taste, 0.2 + 0.6 * taste.random())
            server.kill()
            for group in groups:
                listen(group)
    stuck = finish(folder, groups, taste)
    return f"{count} kills, {len(groups)} tables, {lost} acknowledged moves lost, {stuck} tables stuck"


def new_group(server: Killable, taste: random.Random) -> Group:
    browser = Browser(server.address)
    game = taste.choice(GAMES)
    return Group(browser, browser.make(game, "Ada", "Bo", "easy", start=True)["code"])


def reconnect(server: Killable, group: Group) -> int:
    """Open the table again; how many decisions were sent before and are not known now."""
    group.browser.place = server.place
    group.socket = group.browser.open(group.code)
    group.socket.until("view", lambda view: view["seat"] == 1)
    views = group.socket.views
    return sum(views[seat]["turn"] < turn for seat, turn in group.sent.items())


def listen(group: Group, timeout: float = 0.0) -> None:
    """Take in what has come, and remember what was sent."""
    assert group.socket is not None
    with suppress(ConnectionClosed):
        group.socket.drain(timeout)
    for seat, view in group.socket.views.items():
        assert seat is not None
        group.sent[seat] = view["turn"]
        group.over = group.over or view["outcome"] is not None


def play_for(groups: list[Group], taste: random.Random, seconds: float) -> None:
    answered: set[tuple[str, int, int]] = set()
    end = time.monotonic() + seconds
    while time.monotonic() < end and not all(group.over for group in groups):
        for group in groups:
            listen(group, 0.001)
            assert group.socket is not None
            for seat, view in group.socket.views.items():
                key = (group.code, seat or 0, view["turn"])
                if view["moves"] and key not in answered:
                    answered.add(key)
                    group.socket.move(taste.choice(view["moves"])["move"], seat)


def finish(folder: Path, groups: list[Group], taste: random.Random) -> int:
    """Play every table to its end; how many did not get there."""
    with Killable(folder / "kills.db") as server:
        for group in groups:
            reconnect(server, group)
            listen(group, 0.05)
        play_for(groups, taste, 120.0)
        return sum(not group.over for group in groups)


# Malformed messages


def malformed(count: int, folder: Path) -> str:
    """Send malformed messages, one in ten over HTTP; the server answers all of them and stays well."""
    taste = random.Random(count)
    requests = count // 10
    with Killable(folder / "malformed.db") as server:
        unanswered, dropped = asyncio.run(spoil_sockets(server.address, count - requests, taste))
        statuses = asyncio.run(spoil_requests(server.address, requests, taste))
        metrics = Browser(server.address).get("/metrics").splitlines()
        errors = next(line for line in metrics if line.startswith("saucer_errors_total"))
        tracebacks = server.stop().count("Traceback")
    failed = sum(times for status, times in statuses.items() if status >= 500 or status == 0)
    return (
        f"{count} malformed messages, {unanswered} unanswered, {dropped} sockets dropped, "
        f"{failed} requests failed, {errors.split()[-1]} errors of the server, {tracebacks} tracebacks"
    )


# Idle tables


async def idle_sockets(address: str, count: int, seconds: float, pid: int) -> tuple[float, float]:
    """Open a socket at each of `count` tables; the server's megabytes, and its share of a core while they idle."""
    clients: list[Client] = []
    for _ in range(count):
        seats = [{"kind": "own"}, {"kind": "own"}]
        made, cookie = await asyncio.to_thread(
            post, f"{address}api/tables", {"game": "strangers", "seats": seats, "start": True}
        )
        clients.append(
            await open_client(
                address, f"/api/tables/{made['table']['code']}/socket", cookie, lambda _message: None
            )
        )
    await asyncio.sleep(2)
    before = cpu_seconds(pid)
    await asyncio.sleep(seconds)
    used = cpu_seconds(pid) - before
    for client in clients:
        client.close()
    return megabytes(pid), used / seconds


def cpu_seconds(pid: int) -> float:
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / 100


def megabytes(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def idle(count: int, folder: Path, seconds: float = 20.0) -> str:
    with Killable(folder / "idle.db") as server:
        used, share = asyncio.run(idle_sockets(server.address, count, seconds, server.process.pid))
    return f"{count} idle tables with sockets: {used:.0f} MB, {100 * share:.2f} % of a core"


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--malformed", type=int, default=100_000)
    parser.add_argument("--idle", type=int, default=1000)
    asked = parser.parse_args(words)
    with TemporaryDirectory() as place:
        for what, count in ((malformed, asked.malformed), (idle, asked.idle), (kills, asked.kills)):
            print(what(count, Path(place)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
