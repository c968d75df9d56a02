"""Shows positions of Area 51 in the real client: its socket is answered from here, with views as JSON."""

import json
import re
from typing import Any

from playwright.sync_api import WebSocketRoute

import saucer
from saucer.engine.codec import Codec
from saucer.games.area51 import GAME
from saucer.texts import texts
from tests.browser.visitor import Visitor

NAMES = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Finn"]
CODEC = Codec(GAME)


def play_on(match: saucer.Match, moves: int, seed: int = 1, bot: str = "greedy") -> None:
    """Let bots make this many moves, or as many as there are."""
    player = saucer.bot(bot)
    for step in range(moves):
        if not match.to_move:
            return
        seat = match.to_move[0]
        chance = saucer.Chance(seed, step)
        match.play(seat, player.choose(match.view(seat), match.legal_moves(seat), chance))


class Stage:
    """A page that shows one position after another."""

    def __init__(self, visitor: Visitor, seats: int, *, query: str = "") -> None:
        self.visitor = visitor
        self.seats = seats
        self.shown = 0
        self.sent: list[dict[str, Any]] = []
        self.socket: WebSocketRoute | None = None
        visitor.page.route_web_socket(re.compile("/socket"), self.answer)
        visitor.go("/")
        table = visitor.page.evaluate(MAKE_TABLE, seats)
        self.table = {**table, "status": "playing", "seats": [sitting(seat) for seat in range(seats)]}
        visitor.go(f"/t/{table['code']}{query}")

    def answer(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(lambda text: self.sent.append(json.loads(text)))
        you = {"seats": [0], "host": True, "muted": []}
        self.send({"kind": "hello", "language": "en", "you": you, "table": self.table, "chat": []})

    def send(self, message: dict[str, Any]) -> None:
        assert self.socket
        self.socket.send(json.dumps(message))

    def show(self, match: saucer.Match, seat: int = 0, events: tuple[Any, ...] = ()) -> None:
        """Send the position as `seat` sees it; it is on the page when this returns."""
        self.shown += 1
        language = self.visitor.page.evaluate("document.documentElement.lang")
        words = texts("area51", language)
        names = NAMES[: self.seats]
        view = match.view(seat)
        moves = match.legal_moves(seat) if seat in match.to_move else []
        mover = match.to_move[0] if match.to_move else None
        self.visitor.page.wait_for_function("() => document.documentElement.lang !== ''")
        while self.socket is None:
            self.visitor.page.wait_for_timeout(10)
        self.send(
            {
                "kind": "view",
                "seat": seat,
                "turn": self.shown,
                "to_move": list(match.to_move),
                "question": words.decision(view.decision, mover, seat, names),
                "moves": [
                    {"move": CODEC.encode(move), "text": words.move(move, seat, names)} for move in moves
                ],
                "undo": False,
                "held": False,
                "events": [{"event": CODEC.encode(event), "text": ""} for event in events],
                "again": self.shown == 1,
                "view": CODEC.encode_view(view),
                "clock": None,
                "seats": self.table["seats"],
                "outcome": None,
            }
        )


def sitting(seat: int) -> dict[str, Any]:
    kind = "person" if seat == 0 else "bot"
    return {
        "seat": seat,
        "kind": kind,
        "name": NAMES[seat],
        "called": NAMES[seat],
        "level": None if seat == 0 else "normal",
        "present": True,
        "absent_for": None,
        "lent": False,
    }


MAKE_TABLE = """
async (count) => {
  const seats = Array.from({ length: count }, () => ({ kind: 'own', name: 'Ada' }));
  const answer = await fetch('/api/tables', {
    method: 'POST', headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ game: 'area51', seats }),
  });
  return (await answer.json()).table;
}
"""
