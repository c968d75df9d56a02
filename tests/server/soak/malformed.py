"""Malformed messages and requests by the thousand, made from valid ones by changing their structure and their bytes."""

import asyncio
import json
import random
from collections import Counter
from time import monotonic
from typing import Any
from urllib.parse import quote, urlsplit

from benchmarks.server.load import post
from benchmarks.server.websocket_client import Client, open_client

GAMES = {"strangers": 2, "area51": 2, "eti": 3, "panic": 1}
SOCKETS_PER_GAME = 5
BATCH = 200
LARGEST = 16_000
PATIENCE = 60.0

ODD_TEXTS = (
    "",
    "\x00",
    "\u202etxt",
    "é" * 300,
    "x" * 3000,
    "x" * 10_000,
    "../../etc/passwd",
    "{$x}",
    "<b>",
    "kind",
    "take_back",
    "time_up",
)
ODD_NUMBERS = (-1, 0, 1, 15, 16, 2**31, 2**53 + 1, 2**64, -(10**30), 0.5, 1e308, -0.0)


# Values


def odd_value(taste: random.Random, depth: int = 0) -> Any:
    """Any JSON value, of the kinds that handlers tend to forget."""
    kind = taste.randrange(6 if depth < 3 else 4)
    if kind == 0:
        return taste.choice((None, True, False))
    if kind == 1:
        return taste.choice(ODD_NUMBERS)
    if kind in (2, 3):
        return taste.choice(ODD_TEXTS)
    inner = [odd_value(taste, depth + 1) for _ in range(taste.randrange(4))]
    if kind == 4:
        return inner
    return {taste.choice((*ODD_TEXTS, str(number))): value for number, value in enumerate(inner)}


def parts_of(data: Any) -> list[tuple[Any, Any]]:
    """Every place in a JSON value that can be changed: what holds it, and its key or index."""
    found: list[tuple[Any, Any]] = []
    waiting = [data]
    while waiting:
        part = waiting.pop()
        keys: Any = part if isinstance(part, dict) else range(len(part)) if isinstance(part, list) else ()
        for key in keys:
            found.append((part, key))
            waiting.append(part[key])
    return found


def change(data: Any, taste: random.Random) -> Any:
    """A copy with one place changed, removed or added."""
    data = json.loads(json.dumps(data))
    places = parts_of(data)
    if not places:
        return odd_value(taste)
    holder, key = taste.choice(places)
    kind = taste.randrange(4)
    if kind == 0:
        del holder[key]
    elif kind == 1 and isinstance(holder, dict):
        holder[taste.choice(ODD_TEXTS)] = odd_value(taste)
    elif kind == 2:
        holder[key] = [holder[key]]
    else:
        holder[key] = odd_value(taste)
    return data


def spoil(valid: Any, taste: random.Random) -> bytes:
    """A JSON text with something wrong with it."""
    data = valid
    for _ in range(taste.randrange(1, 4)):
        data = change(data, taste)
    text = json.dumps(data, ensure_ascii=taste.random() < 0.5).encode("utf-8", "surrogatepass")
    kind = taste.randrange(10)
    if kind == 0:
        text = text[: taste.randrange(len(text) + 1)]
    elif kind == 1 and text:
        at = taste.randrange(len(text))
        text = text[:at] + taste.randbytes(taste.randrange(1, 4)) + text[at + 1 :]
    elif kind == 2:
        text = b"[" * taste.randrange(5000) + text
    elif kind == 3:
        text = text.replace(b'"kind"', b'"kind": 1, "kind"').replace(b": 1", b": \\ud800")
    return text[:LARGEST]


# Sockets


class Talker:
    """A socket at a table, the valid messages it knows, and the last answer it asked for by number."""

    def __init__(self) -> None:
        self.client: Client | None = None
        self.valid: list[Any] = [
            {"kind": "chat", "text": "hello", "id": 1},
            {"kind": "log", "seat": 0},
            {"kind": "pong", "ping": 1},
            {"kind": "hint", "seat": 0},
            {"kind": "look", "seat": 0},
        ]
        self.answered = 0

    def on_message(self, text: bytes) -> None:
        message = json.loads(text)
        if message["kind"] == "view" and message["moves"]:
            self.learn(message)
        if message["kind"] == "refused" and message["code"] == "move/malformed" and message["id"]:
            self.answered = max(self.answered, message["id"])

    async def has_answer(self, number: int) -> bool:
        """Whether the answer with this number came in time."""
        end = monotonic() + PATIENCE
        while self.answered < number and monotonic() < end:
            await asyncio.sleep(0.002)
        return self.answered >= number

    def learn(self, view: Any) -> None:
        moves = [choice["move"] for choice in view["moves"][:8]]
        for move in moves:
            for kind in ("why", "preview"):
                self.valid.append({"kind": kind, "move": move, "seat": view["seat"], "id": 2})
            self.valid.append({"kind": "move", "turn": view["turn"], "move": move, "seat": view["seat"]})
        self.valid = self.valid[:4] + self.valid[-48:]


async def open_talkers(address: str) -> list[Talker]:
    talkers: list[Talker] = []
    for game, seats in GAMES.items():
        form = {"game": game, "seats": [{"kind": "own"}] * seats, "start": True}
        for _ in range(SOCKETS_PER_GAME):
            talker = Talker()
            made, cookie = await asyncio.to_thread(post, f"{address}api/tables", form)
            path = f"/api/tables/{made['table']['code']}/socket"
            talker.client = await open_client(address, path, cookie, talker.on_message)
            talkers.append(talker)
    while not all(len(talker.valid) > 4 for talker in talkers):
        await asyncio.sleep(0.05)
    return talkers


async def spoil_sockets(address: str, count: int, taste: random.Random) -> tuple[int, int]:
    """Send `count` messages; how many were not answered, and how many sockets were dropped."""
    talkers = await open_talkers(address)
    unanswered = 0
    for batch in range(1, count // BATCH + 1):
        talker = talkers[batch % len(talkers)]
        assert talker.client is not None
        for _ in range(BATCH - 1):
            talker.client.send(spoil(taste.choice(talker.valid), taste))
        last = {"kind": "move", "turn": 0, "move": {"kind": "nothing"}, "seat": 0, "id": 10 + batch}
        talker.client.send(json.dumps(last).encode())
        if not await talker.has_answer(10 + batch):
            unanswered += BATCH
    dropped = 0
    for talker in talkers:
        assert talker.client is not None
        dropped += talker.client.closed.done()
        talker.client.close()
    return unanswered, dropped


# HTTP

FORMS: dict[str, Any] = {
    "": {
        "game": "strangers",
        "seats": [{"kind": "own", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}],
        "options": {"board": "B", "free_discard": False},
        "settings": {"clock": {"kind": "move", "seconds": 60}, "delay": 0, "absent_after": 60},
        "part": "9f86",
    },
    "/CODE/sit": {"seat": 1, "name": "Bo", "part": "2c26"},
    "/CODE/stand": {"seat": 1},
    "/CODE/bot": {"seat": 1, "level": "easy"},
    "/CODE/start": {},
    "/CODE/lend": {"seat": 1},
    "/CODE/leave": {},
    "/CODE/mute": {"seat": 1, "muted": True},
    "/CODE/rematch": {"part": "fcde"},
    "/CODE/branch": {"step": 1, "seats": [0], "name": "Ada", "level": "easy"},
}
PATHS = (
    "/api/games",
    "/api/games/GAME/rules",
    "/api/games/GAME/components",
    "/api/tables/CODE",
    "/api/tables/CODE/replay?seat=0&first=0&count=100",
    "/api/tables/CODE/record",
    "/api/tables/CODE/socket",
    "/api/mine",
    "/api/health",
    "/api/WHAT",
    "/t/CODE",
    "/assets/WHAT",
    "/WHAT",
)
HEADERS = (
    "Cookie",
    "Accept-Language",
    "Origin",
    "If-None-Match",
    "Content-Type",
    "Accept",
    "X-Forwarded-For",
)


def spoiled_path(path: str, code: str, taste: random.Random) -> str:
    odd = quote(taste.choice(ODD_TEXTS)[:2000].encode(), safe="/") or "%ff"
    path = path.replace("GAME", taste.choice(("strangers", "eti", odd)))
    path = path.replace("CODE", code if taste.random() < 0.7 else odd).replace("WHAT", odd)
    if taste.random() < 0.3:
        path += ("&" if "?" in path else "?") + f"{taste.choice(('language', 'seat', 'first', odd))}={odd}"
    return path


def spoiled_request(place: str, code: str, cookie: str, taste: random.Random) -> bytes:
    """A request that is a little wrong: its path, its headers or its body."""
    headers = {b"Host": place.encode(), b"Cookie": cookie.encode()}
    if taste.random() < 0.3:
        value = taste.choice(
            (*ODD_TEXTS, "saucer=x.y; saucer", "http://[::1", "text/plain; charset=x", "*/*")
        )
        value = "".join(sign for sign in value if sign >= " ")
        headers[taste.choice(HEADERS).encode()] = value.encode()[:4000].strip()
    body = b""
    method, path = "GET", taste.choice(PATHS)
    if taste.random() < 0.7:
        method, end = "POST", taste.choice(list(FORMS))
        path, body = "/api/tables" + end, spoil(FORMS[end], taste)
        headers.setdefault(b"Content-Type", b"application/json")
    headers[b"Content-Length"] = str(len(body)).encode()
    method = taste.choice(("PUT", "DELETE", "OPTIONS")) if taste.random() < 0.03 else method
    head = f"{method} {spoiled_path(path, code, taste)} HTTP/1.1\r\n".encode()
    lines = b"".join(name + b": " + value + b"\r\n" for name, value in headers.items())
    return head + lines + b"\r\n" + body


class Requests:
    """Sends one request after the other on one connection, opened again when the server has closed it."""

    def __init__(self, address: str) -> None:
        self.place = urlsplit(address).netloc
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, request: bytes) -> int:
        """The status of the answer."""
        if self.writer is None or self.writer.is_closing() or self.reader is None or self.reader.at_eof():
            host, port = self.place.split(":")
            self.reader, self.writer = await asyncio.open_connection(host, int(port))
        self.writer.write(request)
        head = await self.reader.readuntil(b"\r\n\r\n")
        fields = head.lower()
        if b"content-length: " in fields:
            size = int(fields.partition(b"content-length: ")[2].partition(b"\r\n")[0])
            await self.reader.readexactly(size)
        if b"connection: close" in fields or b"content-length: " not in fields:
            self.close()
        return int(head.split(b" ", 2)[1])

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
            self.writer = None


async def spoil_requests(address: str, count: int, taste: random.Random) -> Counter[int]:
    """Send `count` requests; how often each status came. A connection lost without an answer counts as 0."""
    made, cookie = await asyncio.to_thread(post, f"{address}api/tables", FORMS[""])
    statuses: Counter[int] = Counter()
    requests = Requests(address)
    for _ in range(count):
        request = spoiled_request(requests.place, made["table"]["code"], cookie, taste)
        try:
            statuses[await asyncio.wait_for(requests.ask(request), PATIENCE)] += 1
        except (OSError, EOFError):
            statuses[0] += 1
            requests.close()
    requests.close()
    return statuses
