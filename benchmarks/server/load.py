"""Many tables at once: two sockets each, every seat answering at once."""

import asyncio
import json
from time import perf_counter
from typing import Any
from urllib.request import Request, urlopen

import msgspec

from benchmarks.server.websocket_client import Client, open_client


class Move(msgspec.Struct):
    """A choice, of which only the move matters."""

    move: msgspec.Raw


class Received(msgspec.Struct):
    """What a scripted client reads of a message."""

    kind: str
    turn: int = 0
    moves: list[Move] = []
    outcome: Any = None


decode = msgspec.json.Decoder(Received).decode

PATIENCE = 60.0
VISITED = "eti"
"""The game with the most texts."""


class Tally:
    """What all clients have seen: moves made, and the seconds from sending each to seeing what came of it."""

    def __init__(self) -> None:
        self.counting = False
        self.moves = 0
        self.waits: list[float] = []
        self.bytes = 0
        self.matches = 0
        self.stalls = (0.0, 0.0)
        """The longest time in seconds that the server's event loop was held, in all and by computing."""


class Seat:
    """One scripted client at one table."""

    def __init__(self, table: "LoadTable", number: int) -> None:
        self.table = table
        self.number = number
        self.client: Client | None = None
        self.sent_at: float | None = None
        self.turn = -1
        self.choice = number

    def on_message(self, message: bytes) -> None:
        received = decode(message)
        if received.kind != "view":
            assert received.kind != "refused", message
            return
        tally = self.table.tally
        if tally.counting:
            tally.bytes += len(message)
        if self.sent_at is not None:
            if tally.counting:
                tally.moves += 1
                tally.waits.append(perf_counter() - self.sent_at)
            self.sent_at = None
        if received.outcome is not None:
            self.table.over()
        elif received.moves and received.turn != self.turn:
            self.turn = received.turn
            self.answer(received)

    def answer(self, view: Received) -> None:
        assert self.client is not None
        self.choice = (self.choice * 1103515245 + 12345) & 0x7FFFFFFF
        move = bytes(view.moves[(self.choice >> 8) % len(view.moves)].move)
        self.sent_at = perf_counter()
        self.client.send(b'{"kind":"move","turn":%d,"move":%b}' % (view.turn, move))


class LoadTable:
    """A table of two scripted clients; when a match is over, the next one begins."""

    def __init__(self, address: str, game: str, tally: Tally) -> None:
        self.address = address
        self.game = game
        self.tally = tally
        self.seats: list[Seat] = []
        self.finished = asyncio.Event()

    def over(self) -> None:
        self.finished.set()

    async def run(self) -> None:
        """Play match after match until cancelled."""
        try:
            while True:
                await self.sit_down()
                await self.finished.wait()
                self.tally.matches += 1
                self.stand_up()
        finally:
            self.stand_up()

    async def sit_down(self) -> None:
        self.finished.clear()
        code, cookies = await asyncio.to_thread(open_table, self.address, self.game)
        self.seats = [Seat(self, number) for number in range(len(cookies))]
        for seat, cookie in zip(self.seats, cookies, strict=True):
            seat.client = await open_client(
                self.address, f"/api/tables/{code}/socket", cookie, seat.on_message
            )

    def stand_up(self) -> None:
        for seat in self.seats:
            if seat.client is not None:
                seat.client.close()


def open_table(address: str, game: str) -> tuple[str, list[str]]:
    """A table for two that has begun; its link and the two cookies."""
    table, cookie = post(f"{address}api/tables", {"game": game, "seats": [{"kind": "own"}, {"kind": "open"}]})
    code = table["table"]["code"]
    _, other = post(f"{address}api/tables/{code}/sit", {})
    post(f"{address}api/tables/{code}/start", None, cookie)
    return code, [cookie, other]


def post(url: str, body: Any, cookie: str = "") -> tuple[Any, str]:
    sent = b"" if body is None else json.dumps(body).encode()
    request = Request(url, sent, {"Content-Type": "application/json", "Cookie": cookie}, method="POST")
    with urlopen(request) as answer:
        new = answer.headers["Set-Cookie"] or cookie
        return json.load(answer), new.split(";")[0]


def visit(address: str, game: str) -> None:
    """Ask for everything that a browser asks for on its first visit."""
    for path in (
        "api/games",
        f"api/games/{game}/words",
        f"api/games/{game}/rules",
        "api/mine",
        "api/messages",
    ):
        with urlopen(address + path) as answer:
            answer.read()


async def press(
    address: str, game: str, tables: int, seconds: float, warm_up: float, moves: int = 0
) -> Tally:
    """Keep `tables` tables busy and count for `seconds`; or, with `moves`, until that number of moves is made."""
    tally = Tally()
    tally.counting = not warm_up
    running = [asyncio.create_task(LoadTable(address, game, tally).run()) for _ in range(tables)]
    await asyncio.sleep(warm_up)
    tally.counting = True
    visiting = asyncio.create_task(asyncio.to_thread(visit, address, VISITED))
    await asyncio.sleep(0 if moves else seconds)
    for _ in range(int(PATIENCE / 0.05) if moves else 0):
        if tally.moves >= moves:
            break
        await asyncio.sleep(0.05)
    tally.counting = False
    await visiting
    for task in running:
        task.cancel()
    done = await asyncio.gather(*running, return_exceptions=True)
    for problem in done:
        if isinstance(problem, Exception):
            raise problem
    return tally
