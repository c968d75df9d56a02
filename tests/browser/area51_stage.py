"""Shows positions of Area 51 in the real client: its socket is answered from here, from a match in this process."""

import json
import re
from typing import Any

from playwright.sync_api import WebSocketRoute

import saucer
from saucer.engine.codec import Codec
from saucer.engine.types import Seat
from saucer.games.area51 import GAME
from saucer.games.area51.state import State
from saucer.texts import texts
from tests.browser.visitor import Visitor

NAMES = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Finn"]
CODEC = Codec(GAME)
Message = dict[str, Any]


def play_on(match: saucer.Match, moves: int, bot: str = "greedy") -> list[Any]:
    """Let bots make this many moves, or as many as there are; the events."""
    player = saucer.bot(bot)
    events: list[Any] = []
    for _ in range(moves):
        if not match.to_move:
            break
        seat = match.to_move[0]
        chance = saucer.Chance(1, match.count)
        events += match.play(seat, player.choose(match.view(seat), match.legal_moves(seat), chance))
    return events


def play_until_turn_of(match: saucer.Match, seat: int) -> None:
    """Let bots play until a seat chooses its action."""
    while match.to_move and (match.to_move[0] != seat or match.view(seat).decision.phase != "action"):
        play_on(match, 1)


def match_at(state: State) -> saucer.Match:
    """A match that goes on from a state set up by hand."""
    match = saucer.new_match("area51", seats=state.seats, seed=1)
    match.state = state
    return match


class Stage:
    """A page at a table with a match that is played here: the visitor has seat 0, bots the others."""

    seat = 0

    def __init__(self, visitor: Visitor, match: saucer.Match, *, query: str = "") -> None:
        self.visitor = visitor
        self.match = match
        self.views = 0
        self.moves: list[Message] = []
        self.socket: WebSocketRoute | None = None
        visitor.page.route_web_socket(re.compile("/socket"), self.open)
        visitor.go("/")
        table = visitor.page.evaluate(MAKE_TABLE, match.seats)
        sittings = [sitting(each) for each in range(match.seats)]
        self.table = {**table, "status": "playing", "seats": sittings}
        visitor.go(f"/t/{table['code']}{query}")
        visitor.page.locator(".drawing svg").first.wait_for()

    @property
    def language(self) -> str:
        found: str = self.visitor.page.evaluate("document.documentElement.lang")
        return found

    def open(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self.answer)
        you = {"seats": [self.seat], "host": True, "muted": []}
        self.send({"kind": "hello", "language": "en", "you": you, "table": self.table, "chat": []})
        self.send(self.view())

    def send(self, message: Message) -> None:
        assert self.socket
        self.socket.send(json.dumps(message))

    def answer(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["kind"] == "move":
            self.moves.append(message["move"])
            events = self.match.play(self.seat, CODEC.decode_move(message["move"]))
            while self.match.to_move and self.match.to_move[0] != self.seat:
                events = [*events, *play_on(self.match, 1)]
            self.send(self.view(events))
        elif message["kind"] == "why":
            self.send(self.why(message["move"]))

    def why(self, plain: Message) -> Message:
        refusal = self.match.refusal(Seat(self.seat), CODEC.decode_move(plain))
        text = texts("area51", "en").refusal(refusal, self.seat) if refusal else ""
        rule = refusal.rule if refusal else None
        return {"kind": "why", "seat": 0, "move": plain, "legal": not refusal, "rule": rule, "text": text}

    def show(self, match: saucer.Match) -> None:
        """Show another position."""
        self.match = match
        self.send(self.view())

    def names(self) -> list[str]:
        """The accessible names on the board, once the latest position is shown."""
        found: list[str] = self.visitor.page.evaluate(ACCESSIBLE_NAMES, f"[{self.views}]")
        return found

    def view(self, events: list[Any] | None = None) -> Message:
        match, seat = self.match, self.seat
        words = texts("area51", "en")
        names = NAMES[: match.seats]
        self.views += 1
        view = match.view(seat)
        moves = match.legal_moves(seat) if seat in match.to_move else []
        seen = [GAME.see_event(match.state, event, Seat(seat)) for event in events or []]
        mover = match.to_move[0] if match.to_move else None
        outcome = match.outcome
        return {
            "kind": "view",
            "seat": seat,
            "turn": self.views,
            "to_move": list(match.to_move),
            "question": f"{words.decision(view.decision, mover, seat, names)} [{self.views}]",
            "moves": [{"move": CODEC.encode(move), "text": words.move(move, seat, names)} for move in moves],
            "undo": match.can_take_back(seat),
            "held": False,
            "events": [
                {"event": CODEC.encode(event), "text": words.event(event, seat, names)} for event in seen
            ],
            "again": self.views == 1,
            "view": CODEC.encode_view(view),
            "clock": None,
            "seats": self.table["seats"],
            "outcome": outcome
            and {
                "scores": list(outcome.scores),
                "winners": list(outcome.winners),
                "reason": outcome.reason,
                "text": words.outcome(outcome, seat, names),
            },
        }


def sitting(seat: int) -> Message:
    return {
        "seat": seat,
        "kind": "bot" if seat else "person",
        "name": NAMES[seat],
        "called": NAMES[seat],
        "level": "normal" if seat else None,
        "present": True,
        "absent_for": None,
        "lent": False,
    }


ACCESSIBLE_NAMES = """
async (number) => {
  const shown = () => document.querySelector('.question p')?.textContent.endsWith(number);
  while (!shown()) await new Promise((done) => setTimeout(done, 4));
  const named = [...document.querySelectorAll('.drawing [role][aria-label]')];
  return named.filter((each) => !each.closest('[aria-hidden="true"]')).map((each) => each.ariaLabel);
}
"""
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
