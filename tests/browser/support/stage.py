"""Shows positions of a game in the real client: its socket is answered from here, from a match in this process."""

import json
import re
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

import saucer
from saucer.engine.codec import Codec
from saucer.engine.types import Seat
from saucer.texts import texts
from tests.browser.support.visitor import Visitor

NAMES = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Finn"]
Message = dict[str, Any]


def play_on(match: saucer.Match, moves: int, bot: str = "greedy") -> list[Any]:
    """Let bots make this many moves, or as many as there are; the events."""
    events: list[Any] = []
    for _ in range(moves):
        if not match.to_move:
            break
        events += play_for(match, match.to_move[0], bot)
    return events


def play_for(match: saucer.Match, seat: int, bot: str = "greedy") -> list[Any]:
    """Let a bot make one move for a seat; the events."""
    chance = saucer.Chance(1, match.count)
    move = saucer.bot(bot).choose(match.view(seat), match.legal_moves(seat), chance)
    return match.play(seat, move)


class Stage:
    """A page at a table with a match that is played here: the visitor has one seat, bots the others."""

    def __init__(
        self,
        visitor: Visitor,
        match: saucer.Match,
        *,
        query: str = "",
        seat: int | None = 0,
        bot: str = "greedy",
    ) -> None:
        self.visitor = visitor
        self.seat = seat
        """None for a spectator."""
        self.bot = bot
        self.codec = Codec(match.game)
        self.match = match
        self.views = 0
        self.moves: list[Message] = []
        self.socket: WebSocketRoute | None = None
        visitor.page.route_web_socket(re.compile("/socket"), self.open)
        visitor.go("/")
        table = visitor.page.evaluate(MAKE_TABLE, {"game": match.game.id, "count": match.seats})
        self.table = {**table, "status": "playing", "seats": self.sittings()}
        visitor.go(f"/t/{table['code']}{query}")
        visitor.page.locator(".drawing svg").first.wait_for()

    @property
    def you(self) -> Message:
        return {"seats": [] if self.seat is None else [self.seat], "maker": True, "muted": []}

    def sittings(self) -> list[Message]:
        return [sitting(seat, own=seat == self.seat) for seat in range(self.match.seats)]

    @property
    def words(self) -> Any:
        return texts(self.match.game.id, "en")

    @property
    def language(self) -> str:
        found: str = self.visitor.page.evaluate("document.documentElement.lang")
        return found

    def open(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self.answer)
        self.greet()

    def greet(self) -> None:
        """What a browser gets that has just connected."""
        self.send({"kind": "hello", "language": "en", "you": self.you, "table": self.table, "chat": []})
        self.send(self.view(again=True))

    def send(self, message: Message) -> None:
        assert self.socket
        self.socket.send(json.dumps(message))

    def answer(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["kind"] == "move":
            self.moves.append(message["move"])
            events = self.match.play(self.seat, self.codec.decode_move(message["move"]))
            self.send(self.view([*events, *self.let_others_play()]))
        elif message["kind"] == "why":
            self.send(self.why(message["move"]))

    def let_others_play(self) -> list[Any]:
        """Bots play until only the visitor is awaited; the events."""
        events: list[Any] = []
        while others := [seat for seat in self.match.to_move if seat != self.seat]:
            events += play_for(self.match, others[0], self.bot)
        return events

    def why(self, plain: Message) -> Message:
        assert self.seat is not None
        refusal = self.match.refusal(Seat(self.seat), self.codec.decode_move(plain))
        text = self.words.refusal(refusal, self.seat) if refusal else ""
        rule = refusal.rule if refusal else None
        return {
            "kind": "why",
            "seat": self.seat,
            "move": plain,
            "legal": not refusal,
            "rule": rule,
            "text": text,
        }

    def show(self, match: saucer.Match) -> None:
        """Show another position, of a match with as many seats or not."""
        self.match = match
        if len(self.table["seats"]) != match.seats:
            self.table["seats"] = self.sittings()
            self.send({"kind": "table", "you": self.you, "table": self.table})
        self.send(self.view())

    def show_hint(self, moves: int = 3) -> None:
        """Advise the first of the moves that are there, as a bot would that was asked for a hint."""
        assert self.seat is not None
        names = NAMES[: self.match.seats]
        legal = self.match.legal_moves(self.seat)[:moves]
        advice = [
            {
                "move": self.codec.encode(move),
                "text": self.words.move(move, self.seat, names),
                "share": 0.3,
                "value": None,
            }
            for move in legal
        ]
        self.send({"kind": "hint", "seat": self.seat, "turn": self.views, "moves": advice, "id": None})
        expect(self.visitor.page.locator(".hint li")).to_have_count(len(legal))

    def reload(self) -> None:
        self.visitor.page.reload()
        self.visitor.page.locator(".question p").wait_for()

    def move_to(self, match: saucer.Match, seat: int | None) -> None:
        """Take a seat in another match."""
        self.match, self.seat = match, seat
        self.table["seats"] = self.sittings()
        self.greet()

    def names(self) -> list[str]:
        """The accessible names on the board, once the latest position is shown."""
        found: list[str] = self.visitor.page.evaluate(ACCESSIBLE_NAMES, f"[{self.views}]")
        return found

    def view(self, events: list[Any] | None = None, *, again: bool = False) -> Message:
        match, seat, words = self.match, self.seat, self.words
        encode = self.codec.encode
        names = NAMES[: match.seats]
        self.views += 1
        view = match.view(seat)
        legal = [] if seat is None else match.legal_moves(seat)
        choices = [{"move": encode(move), "text": words.move(move, seat, names)} for move in legal]
        asked = seat in match.to_move
        viewer = None if seat is None else Seat(seat)
        seen = [match.game.sight.see_event(match.state, event, viewer) for event in events or []]
        mover = match.to_move[0] if match.to_move else None
        outcome = match.outcome
        return {
            "kind": "view",
            "seat": seat,
            "turn": self.views,
            "to_move": list(match.to_move),
            "question": f"{words.decision(view.decision, mover, seat, names)} [{self.views}]",
            "moves": choices if asked else [],
            "unasked": [] if asked else choices,
            "undo": seat is not None and match.can_take_back(seat),
            "held": False,
            "events": [{"event": encode(event), "text": words.event(event, seat, names)} for event in seen],
            "again": again,
            "view": self.codec.encode_view(match.game.sight.show(view)),
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


def sitting(seat: int, *, own: bool) -> Message:
    return {
        "seat": seat,
        "kind": "person" if own else "bot",
        "name": NAMES[seat],
        "called": NAMES[seat],
        "level": None if own else "normal",
        "present": True,
        "absent_for": None,
        "lent": False,
        "piece": seat,
    }


ACCESSIBLE_NAMES = """
async (number) => {
  const shown = () => document.querySelector('.question p')?.textContent.endsWith(number);
  for (let tries = 0; !shown(); tries++) {
    if (tries > 2000) throw Error(`view ${number} is not shown`);
    await new Promise((done) => setTimeout(done, 4));
  }
  const named = [...document.querySelectorAll('.drawing [role][aria-label], .drawing button')];
  const name = (each) => each.ariaLabel || each.querySelector('.visually-hidden')?.textContent || each.textContent;
  return named.filter((each) => !each.closest('[aria-hidden="true"]')).map(name);
}
"""
MAKE_TABLE = """
async ({ game, count }) => {
  const seats = Array.from({ length: count }, () => ({ kind: 'own', name: 'Ada' }));
  const answer = await fetch('/api/tables', {
    method: 'POST', headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ game, seats }),
  });
  return (await answer.json()).table;
}
"""
