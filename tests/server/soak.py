"""Tries a server for a long time: kills and stops at random moments, malformed messages, idle and stored tables.

`make soak` runs it; the test suite runs a little of each.
"""

import argparse
import asyncio
import json
import random
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.server.load import post
from benchmarks.server.websocket_client import Client, open_client
from tests.server.crashes import crashes
from tests.server.driving import Browser
from tests.server.killing import Killable
from tests.server.stored import copy_table, store_table

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


# Stored tables


def start_up(count: int, folder: Path) -> str:
    """Start a server on many stored matches with bots, and on none."""
    path = folder / "stored.db"
    code = store_table(path, "Ada", "easy", steps=20)
    copy_table(path, code, count, changed=time.time() - 3600)
    empty = seconds_to_start(folder / "empty.db")
    full = min(seconds_to_start(path) for _ in range(3))
    size = path.stat().st_size / 1e6
    return (
        f"{count} stored matches ({size:.0f} MB): ready after {full:.2f} s, without any after {empty:.2f} s"
    )


def seconds_to_start(path: Path) -> float:
    started = time.monotonic()
    with Killable(path) as server:
        Browser(server.address).get("/api/health")
        return time.monotonic() - started


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--stops", type=int, default=20)
    parser.add_argument("--malformed", type=int, default=100_000)
    parser.add_argument("--idle", type=int, default=1000)
    parser.add_argument("--stored", type=int, default=100_000)
    asked = parser.parse_args(words)
    with TemporaryDirectory() as place:
        folder = Path(place)
        if asked.malformed:
            print(malformed(asked.malformed, folder), flush=True)
        if asked.idle:
            print(idle(asked.idle, folder), flush=True)
        if asked.stored:
            print(start_up(asked.stored, folder), flush=True)
        if asked.kills or asked.stops:
            print(crashes(asked.kills, asked.stops, folder, tables=2), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
