"""Tries a server for a long time: kills at random moments, malformed messages by the thousand, a thousand idle tables,
a crowd of hard bots, waves of tables that come and go.

`make soak` runs it; the test suite runs a little of each.
"""

import argparse
import asyncio
import json
import random
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from websockets.exceptions import ConnectionClosed

from benchmarks.server.load import post
from benchmarks.server.websocket_client import Client, open_client
from tests.server.crowding import crowd
from tests.server.driving import Browser, Socket, play_on
from tests.server.killing import Killable

GAMES = ("strangers", "area51")
WAVE_GAMES = (("strangers", 2), ("area51", 2), ("eti", 3))
WAVE_CLOCK = {"clock": {"kind": "game", "seconds": 3600}}


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


def spoil(valid: str, taste: random.Random) -> str:
    """A message with something wrong with it."""
    kind = taste.randrange(4)
    if kind == 0:
        return valid[: taste.randrange(len(valid))]
    if kind == 1:
        at = taste.randrange(len(valid))
        return valid[:at] + chr(taste.randrange(32, 0x2FF)) + valid[at + 1 :]
    if kind == 2:
        return json.dumps(
            {"kind": taste.choice(["move", "why", "chat", "x"]), "turn": odd(taste), "move": odd(taste)}
        )
    return json.dumps(odd(taste))


def odd(taste: random.Random, depth: int = 0) -> Any:
    """Any JSON at all."""
    pick = taste.randrange(8 if depth < 4 else 5)
    simple: list[Any] = [
        None,
        True,
        taste.randrange(-(10**18), 10**18),
        taste.random() * 1e300,
        "x" * taste.randrange(50),
    ]
    if pick < 5:
        return simple[pick]
    inner = [odd(taste, depth + 1) for _ in range(taste.randrange(4))]
    return inner if pick < 7 else {str(number): value for number, value in enumerate(inner)}


async def spoiled_messages(address: str, count: int, sockets: int) -> tuple[int, int]:
    """Send `count` messages over `sockets` sockets; how many answers came, and how many sockets were dropped."""
    received = [0] * sockets
    clients: list[Client] = []
    for number in range(sockets):
        seats = [{"kind": "own"}, {"kind": "bot", "level": "easy"}]
        made, cookie = await asyncio.to_thread(
            post, f"{address}api/tables", {"game": "strangers", "seats": seats, "start": True}
        )

        def count_message(_message: bytes, number: int = number) -> None:
            received[number] += 1

        clients.append(
            await open_client(address, f"/api/tables/{made['table']['code']}/socket", cookie, count_message)
        )
    await asyncio.sleep(1)
    taste = random.Random(count)
    valid = json.dumps({"kind": "move", "turn": 1, "move": {"kind": "release"}, "seat": 0, "id": 3})
    before = sum(received)
    for number in range(count):
        clients[number % sockets].send(spoil(valid, taste).encode())
        if number % 200 == 199:
            await asyncio.sleep(0.005)
    for _ in range(600):
        if sum(received) - before >= count:
            break
        await asyncio.sleep(0.1)
    dropped = sum(client.closed.done() for client in clients)
    for client in clients:
        client.close()
    return sum(received) - before, dropped


def malformed(count: int, folder: Path) -> str:
    """Send malformed messages and requests; the server answers all of them and stays well."""
    with Killable(folder / "malformed.db") as server:
        browser = Browser(server.address)
        answers, dropped = asyncio.run(spoiled_messages(server.address, count, 20))
        taste = random.Random(1)
        form = json.dumps({"game": "strangers", "seats": [{"kind": "own"}], "options": {"board": "B"}})
        statuses = [
            browser.ask_raw("POST", "/api/tables", spoil(form, taste).encode())[0]
            for _ in range(count // 100)
        ]
        errors = next(
            line for line in browser.get("/metrics").splitlines() if line.startswith("saucer_errors_total")
        )
        failed = sum(status >= 500 for status in statuses)
    return (
        f"{count} malformed messages, {max(0, count - answers)} unanswered, {dropped} sockets dropped, "
        f"{failed} requests failed, {errors.split()[-1]} errors of the server"
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


# Waves of tables


def waves(count: int, folder: Path, rounds: int = 6, moves: int = 30) -> str:
    """Open `count` tables, play a little at each, leave, wait until they are dropped; and again. Memory comes back."""
    taste = random.Random(count)
    with Killable(folder / "waves.db", SAUCER_IDLE_MINUTES="0") as server:
        used = [wave(server, count, moves, taste) for _ in range(rounds)]
    return f"{rounds} waves of {count} tables: {', '.join(f'{each:.0f}' for each in used)} MB after each"


def wave(server: Killable, count: int, moves: int, taste: random.Random) -> float:
    """One wave; the server's megabytes after it."""
    for number in range(count):
        browser = Browser(server.address)
        game, people = WAVE_GAMES[number % len(WAVE_GAMES)]
        names = [f"Ada {taste.randrange(10**6)}", *["Bo"] * (people - 1)]
        socket = browser.open(browser.make(game, *names, start=True, settings=WAVE_CLOCK)["code"])
        socket.until("view")
        play_on([socket], taste, most=moves)
        socket.close()
    for _ in range(600):
        if "saucer_tables 0" in Browser(server.address).get("/metrics").splitlines():
            return megabytes(server.process.pid)
        time.sleep(0.1)
    raise AssertionError("the tables stay in memory")


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--malformed", type=int, default=100_000)
    parser.add_argument("--idle", type=int, default=1000)
    parser.add_argument("--crowd", type=int, default=149)
    parser.add_argument("--waves", type=int, default=80)
    asked = parser.parse_args(words)
    with TemporaryDirectory() as place:
        for what, count in (
            (malformed, asked.malformed),
            (idle, asked.idle),
            (crowd, asked.crowd),
            (waves, asked.waves),
            (kills, asked.kills),
        ):
            print(what(count, Path(place)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
