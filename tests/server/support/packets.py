"""Several messages in one packet, in any order: each is answered as often as it should be."""

import json
import random
import socket
import struct
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from tests.server.support.driving import PATIENCE, Browser
from tests.server.support.wire import FINAL, PING, PONG, TEXT, Wire, frame, wire

KINDS = (
    "legal", "illegal", "stale", "why", "preview", "hint", "look", "chat", "log", "pong", "rubbish",
)  # fmt: skip
"""What can be in a packet: three kinds of moves, and one of every other kind of message."""
ASKING = ("illegal", "stale", "why", "preview", "hint", "log")
"""What is always answered or refused. All else is refused once or not at all."""
ANSWERS = ("why", "preview", "hint", "log", "refused")
PACKET_TABLES = (
    ("strangers", "Ada", "Bo"),
    ("area51", "Ada", "Bo"),
    ("eti", "Ada", "Bo", "Cy"),
    ("panic", "Ada"),
)
"""A table of every game, all seats at one browser as far as the game allows it."""
AT_ONCE = struct.pack("ii", 1, 0)


class Talk:
    """A socket at a table whose seats are all its own, and how often each number was answered."""

    def __init__(self, opened: Wire, taste: random.Random) -> None:
        self.opened = opened
        self.taste = taste
        self.last = 0
        self.views: dict[int, Any] = {}
        self.asked: Any = None
        """The latest view of a seat that is to move."""
        self.latest: Any = None
        self.answers: Counter[int] = Counter()
        self.hints: dict[int, Any] = {}
        self.expected: dict[int, str] = {}

    def message(self, kind: str) -> bytes:
        """A message of a kind for the seat that is to move; its number is the next one."""
        self.last += 1
        self.expected[self.last] = kind
        view = self.asked
        seat, move = view["seat"], self.taste.choice(view["moves"])["move"]
        contents: dict[str, dict[str, Any]] = {
            "legal": {"kind": "move", "turn": view["turn"], "move": move, "seat": seat},
            "illegal": {"kind": "move", "turn": view["turn"], "move": {"kind": "time_up", "timer": "x"}, "seat": seat},
            "stale": {"kind": "move", "turn": view["turn"] + 1000, "move": move, "seat": seat},
            "why": {"kind": "why", "move": move, "seat": seat},
            "preview": {"kind": "preview", "move": move, "seat": seat},
            "hint": {"kind": "hint", "seat": seat},
            "look": {"kind": "look", "seat": seat},
            "chat": {"kind": "chat", "text": "hello"},
            "log": {"kind": "log", "seat": seat},
            "pong": {"kind": "pong", "ping": 1},
            "rubbish": {"kind": "fly"},
        }  # fmt: skip
        return json.dumps({**contents[kind], "id": self.last}).encode()

    @property
    def is_over(self) -> bool:
        return any(view["outcome"] for view in self.views.values())

    def receive(self) -> None:
        kind, text = self.opened.receive()
        if kind == PING:
            self.opened.send(frame(text, FINAL | PONG))
            return
        assert kind == TEXT, (kind, text)
        message = json.loads(text)
        if message["kind"] == "view" and message["seat"] is not None:
            self.views[message["seat"]] = message
            self.asked = message if message["moves"] else self.asked
            self.latest = message
        elif message["kind"] in ANSWERS and message["id"] is not None:
            self.answers[message["id"]] += 1
            if message["kind"] == "hint":
                self.hints[message["id"]] = message

    def until_asked(self) -> None:
        """Look from the seat that is to move, until there is its view."""
        while self.latest is None:
            self.receive()
        for seat in self.latest["to_move"][:1]:
            self.opened.send(frame(json.dumps({"kind": "look", "seat": seat}).encode()))
            self.receive()
            while not (self.latest["seat"] == seat and self.latest["moves"]):
                self.receive()

    def send(self, kinds: Sequence[str]) -> list[int]:
        """Send messages in one packet; their numbers."""
        messages = [self.message(kind) for kind in kinds]
        self.opened.send(b"".join(map(frame, messages)))
        return list(range(self.last - len(kinds) + 1, self.last + 1))

    def exchange(self, kinds: Sequence[str]) -> None:
        """Send messages in one packet, and receive until all that must be answered is, and all before it was sent."""
        numbers = self.send(kinds)
        while not all(self.answers[number] for number in numbers if self.expected[number] in ASKING):
            self.receive()
        (last,) = self.send(["why"])
        while not self.answers[last]:
            self.receive()

    def wrongly_answered(self) -> dict[int, tuple[str, int]]:
        """The kind of each message that was not answered as often as it should be, and how often it was."""
        return {
            number: (kind, self.answers[number])
            for number, kind in self.expected.items()
            if self.answers[number] > 1 or (kind in ASKING and self.answers[number] != 1)
        }


def talk(
    browser: Browser,
    plan: tuple[str, ...],
    packets: Sequence[Sequence[str]],
    seed: int,
    patience: float = PATIENCE,
) -> dict[int, Any]:
    """Send all packets, at a new table whenever a match is over; what was not answered as it should be."""
    taste, waiting = random.Random(seed), list(packets)
    wrong: dict[int, Any] = {}
    while waiting:
        with wire(browser, browser.make(*plan, start=True)["code"]) as opened:
            opened.opened.settimeout(patience)
            talking = Talk(opened, taste)
            talking.until_asked()
            while waiting and not talking.is_over:
                talking.exchange(waiting.pop())
                talking.until_asked()
            wrong |= talking.wrongly_answered()
    return wrong


def hang_up(browser: Browser, code: str, kinds: Sequence[str], taste: random.Random) -> None:
    """Send messages in one packet and close the connection at once, with or without a reset."""
    with wire(browser, code) as opened:
        talking = Talk(opened, taste)
        talking.until_asked()
        if taste.random() < 0.5:
            opened.opened.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        with suppress(OSError):
            talking.send(kinds)
        opened.file.close()
