"""Hard bots by the hundred, made by as many browsers: how long an honest player's hard bot then takes to answer."""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from pathlib import Path
from statistics import fmean
from time import monotonic, sleep
from typing import Any

from benchmarks.server.websocket_client import Client, open_client
from tests.attack.finding import Finding
from tests.server.soak.trials import cpu_seconds
from tests.server.support.driving import Browser, Socket
from tests.server.support.killing import Killable

USUAL_LIMITS = {
    "SAUCER_MESSAGES_PER_SECOND": "20",
    "SAUCER_REQUESTS_PER_SECOND": "10",
    "SAUCER_SOCKETS_PER_ADDRESS": "100",
    "SAUCER_TRUSTED_PROXIES": "127.0.0.1",
}
GAME = "area51"
ATTACKER, HONEST = "203.0.113.7", "198.51.100.4"
CROWD = 90
"""How many tables the attacker makes; an address may send 100 requests at once."""
SEATED = 60
"""At how many tables the attacker sits; an address may have 100 sockets."""
TURNS = 3
MOST_TIMES = 3.0
ONE_SEARCH = 0.5
"""Seconds that a hard bot computes at most. A search that has begun is not interrupted."""
PATIENCE = 60.0
"""Seconds after which the honest player waits no longer, and the turn counts as endless."""
SETTLE = 3.0
"""Seconds until the bots of all tables have begun, and until the address may send that many requests again."""

Waits = tuple[list[float], list[float]]
"""What each turn of a hard bot took while nobody attacked, and during the attack.

It is measured in seconds that the busiest worker has computed from the beginning of the turn to its end: what the turn
would take on a machine that has nothing else to do.
"""


def run(folder: Path) -> list[Finding]:
    attacks = {
        f"{CROWD} browsers of one address, each with a table of six hard bots; an honest player elsewhere": (
            crowd(folder / "elsewhere.db", HONEST)
        ),
        f"{SEATED} tables where the attacker sits and answers at once, with hard bots; an honest player elsewhere": (
            seated_crowd(folder / "seated.db", HONEST)
        ),
    }
    beside = f"{CROWD} browsers with six hard bots each; an honest player behind the same address"
    promise = f"a hard bot answers within {MOST_TIMES:.0f} times its time alone"
    return [
        *(finding(attack, promise, waits) for attack, waits in attacks.items()),
        finding(beside, f"{promise}, and one search", crowd(folder / "beside.db", ATTACKER), ONE_SEARCH),
    ]


def finding(attack: str, promise: str, waits: Waits, more: float = 0.0) -> Finding:
    """Whether a turn took at most `MOST_TIMES` what it takes alone, and `more` seconds."""
    alone, took = fmean(waits[0]), fmean(waits[1])
    measured = f"{took:.2f} s of computing, {alone:.2f} s alone: {took / alone:.1f} times"
    return Finding(attack, promise, measured, took <= MOST_TIMES * alone + more)


def server(database: Path) -> Killable:
    return Killable(database, 0, **USUAL_LIMITS)


def visitor(running: Killable, address: str) -> Browser:
    """A browser that comes from an address, as the proxy says."""
    browser = Browser(running.address)
    browser.headers["X-Forwarded-For"] = address
    return browser


# Attackers


def crowd(database: Path, honest: str) -> Waits:
    """Make tables of six hard bots at which nobody is."""
    with server(database) as running:
        alone = turn_waits(running, honest)
        for attacker in [visitor(running, ATTACKER) for _ in range(CROWD)]:
            attacker.make(GAME, *["hard"] * 6, start=True)
        sleep(SETTLE)
        return alone, turn_waits(running, honest)


def seated_crowd(database: Path, honest: str) -> Waits:
    """Sit at many tables with hard bots, and answer them at once."""
    with server(database) as running:
        alone = turn_waits(running, honest)
        seats = []
        for attacker in [visitor(running, ATTACKER) for _ in range(SEATED)]:
            code = attacker.make(GAME, "Eve", *["hard"] * 5, start=True)["code"]
            seats.append((f"/api/tables/{code}/socket", attacker.cookie))
        sleep(SETTLE)
        with answering(running.address, seats):
            sleep(SETTLE)
            return alone, turn_waits(running, honest)


class Seat:
    """A seat of the attacker, who makes the first legal move at once."""

    def __init__(self) -> None:
        self.client: Client | None = None
        self.turn = -1

    def on_message(self, text: bytes) -> None:
        message: dict[str, Any] = json.loads(text)
        if message["kind"] == "view" and message["moves"] and message["turn"] != self.turn:
            self.turn = message["turn"]
            move = {"kind": "move", "turn": self.turn, "move": message["moves"][0]["move"]}
            assert self.client is not None
            self.client.send(json.dumps(move).encode())


async def answer_all(address: str, seats: list[tuple[str, str]], ended: threading.Event) -> None:
    clients: list[Client] = []
    for path, cookie in seats:
        seat = Seat()
        forged = f"{cookie}\r\nX-Forwarded-For: {ATTACKER}"
        seat.client = await open_client(address, path, forged, seat.on_message)
        clients.append(seat.client)
    while not ended.is_set():
        await asyncio.sleep(0.05)
    for client in clients:
        client.close()


@contextmanager
def answering(address: str, seats: list[tuple[str, str]]) -> Iterator[None]:
    """Sit at all tables meanwhile."""
    ended = threading.Event()
    thread = threading.Thread(target=asyncio.run, args=(answer_all(address, seats, ended),))
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


# The honest player


def turn_waits(running: Killable, address: str) -> list[float]:
    """Play against a hard bot; what each of its turns took but the first, which waits for processes to start."""
    honest = visitor(running, address)
    socket = honest.open(honest.make(GAME, "Ada", "hard", start=True)["code"])
    socket.until("view")
    waits: list[float] = []
    while len(waits) <= TURNS and inf not in waits:
        waits.append(turn_wait(socket, running))
    socket.close()
    return waits[1:] or waits


def turn_wait(socket: Socket, running: Killable) -> float:
    """Move until the bot is to move; what its turn took, or infinity where patience has ended."""
    while socket.view()["moves"]:
        socket.move()
        socket.until("view")
    before, end = computed(running), monotonic() + PATIENCE
    while not socket.view()["moves"]:
        try:
            socket.receive(max(0.0, end - monotonic()))
        except TimeoutError:
            return inf
    return max(seconds - before.get(worker, 0.0) for worker, seconds in computed(running).items())


def computed(running: Killable) -> dict[int, float]:
    """The seconds that each worker has computed, by the number of its process."""
    tasks = Path(f"/proc/{running.process.pid}/task").glob("*/children")
    return {int(worker): cpu_seconds(int(worker)) for task in tasks for worker in task.read_text().split()}
