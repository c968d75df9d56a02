"""What the soak tries on a server, each returning a line about what it found."""

import asyncio
import random
import time
from itertools import product
from pathlib import Path

from benchmarks.server.load import post
from benchmarks.server.websocket_client import Client, open_client
from tests.server.soak.malformed import spoil_requests, spoil_sockets
from tests.server.support.driving import Browser, play_on
from tests.server.support.killing import Killable
from tests.server.support.packets import KINDS, PACKET_TABLES, talk
from tests.server.support.stored import copy_table, store_table

WAVE_GAMES = (("strangers", 2), ("area51", 2), ("eti", 3))
WAVE_CLOCK = {"clock": {"kind": "game", "seconds": 3600}}


# Malformed messages


def malformed(count: int, folder: Path) -> str:
    """Send malformed messages, one in ten over HTTP; the server answers all of them and stays well."""
    taste = random.Random(count)
    requests = count // 10
    with Killable(folder / "malformed.db") as server:
        unanswered, dropped = asyncio.run(spoil_sockets(server.address, count - requests, taste))
        statuses = asyncio.run(spoil_requests(server.address, requests, taste))
        errors = errors_of(server)
        tracebacks = server.stop().count("Traceback")
    failed = sum(times for status, times in statuses.items() if status >= 500 or status == 0)
    return (
        f"{count} malformed messages, {unanswered} unanswered, {dropped} sockets dropped, "
        f"{failed} requests failed, {errors} errors of the server, {tracebacks} tracebacks"
    )


def errors_of(server: Killable) -> int:
    """How many errors of its own the server has counted."""
    metrics = Browser(server.address).get("/metrics").splitlines()
    return next(int(line.split()[-1]) for line in metrics if line.startswith("saucer_errors_total"))


# Packets


HINT_PATIENCE = 300.0


def packets(count: int, folder: Path) -> str:
    """Send `count` packets of two or three messages in each game; every message is answered as if it had come alone."""
    every = [*product(KINDS, repeat=2), *product(KINDS, repeat=3)]
    sent = [*every, *random.Random(count).choices(every, k=count)][:count]
    with Killable(folder / "packets.db") as server:
        browser = Browser(server.address)
        wrong = [len(talk(browser, plan, sent, count, HINT_PATIENCE)) for plan in PACKET_TABLES]
        errors = errors_of(server)
        tracebacks = server.stop().count("Traceback")
    return (
        f"{count} packets in each of {len(PACKET_TABLES)} games, {sum(wrong)} messages wrongly answered, "
        f"{errors} errors of the server, {tracebacks} tracebacks"
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
    code = store_table(path, "Ada", "Bo", "easy", steps=20)
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
