"""Tables driven through every call in any order: never an error of the server, never a table that cannot go on."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.server.support.driving import Browser, Running, Socket, quick

PEOPLE = 3
SEATS = 3
people = st.integers(0, PEOPLE - 1)
seats = st.integers(0, SEATS)
calls = st.sampled_from(
    ["sit", "stand", "bot", "lend", "mute", "rematch", "branch", "start", "leave", "change"]
)


class Tables(RuleBasedStateMachine):
    """Three browsers, one table at a time, and a server that must stay well."""

    server: Running
    folder: TemporaryDirectory[str]

    @classmethod
    def open(cls) -> None:
        cls.folder = TemporaryDirectory()
        cls.server = Running(quick(Path(cls.folder.name) / "saucer.db")).start()

    @classmethod
    def shut(cls) -> None:
        cls.server.stop()
        cls.folder.cleanup()

    @initialize(hidden=st.booleans(), clock=st.sampled_from(["none", "move", "game"]))
    def make(self, hidden: bool, clock: str) -> None:
        self.people = [Browser(self.server.address) for _ in range(PEOPLE)]
        self.sockets: dict[int, Socket] = {}
        rules = {"clock": {"kind": clock, "seconds": 60}, "spectators": not hidden, "absent_after": 0}
        self.table = self.people[0].make("strangers", "Ada", "open", "easy", settings=rules)

    @property
    def place(self) -> str:
        return f"/api/tables/{self.table['code']}"

    @rule(who=people, call=calls, seat=seats, flag=st.booleans())
    def call(self, who: int, call: str, seat: int, flag: bool) -> None:
        forms: dict[str, Any] = {
            "sit": {"seat": seat, "name": "Bo"} if flag else {},
            "stand": {"seat": seat},
            "bot": {"seat": seat, "level": "easy" if flag else None},
            "lend": {"seat": seat},
            "mute": {"seat": seat, "muted": flag},
            "rematch": {},
            "change": {"count": seat, "options": {"hand_of_four": flag}},
            "branch": {"step": 3 * seat, "seats": [0]},
        }
        status, answer = self.people[who].ask("POST", f"{self.place}/{call}", forms.get(call))
        assert status in (200, 201) or (400 <= status < 500 and answer["text"]), answer

    @rule(who=people, path=st.sampled_from(["/replay?count=3", "/replay?seat=1&first=2", "/record", ""]))
    def look(self, who: int, path: str) -> None:
        status, answer = self.people[who].ask("GET", f"{self.place}{path}")
        assert status == 200 or (400 <= status < 500 and answer["text"]), answer
        self.people[who].get("/api/mine")

    @rule(who=people, watch=st.booleans())
    def come(self, who: int, watch: bool) -> None:
        self.go(who)
        socket = self.people[who].open(self.table["watch" if watch else "code"])
        if socket.receive()["kind"] == "hello":
            self.sockets[who] = socket

    @rule(who=people)
    def go(self, who: int) -> None:
        socket = self.sockets.pop(who, None)
        if socket is not None:
            socket.close()

    @precondition(lambda self: self.sockets)
    @rule(pick=st.integers(0, 100), times=st.integers(1, 8))
    def play(self, pick: int, times: int) -> None:
        for _ in range(times):
            for socket in self.sockets.values():
                self.receive(socket)
                for seat, view in list(socket.views.items()):
                    if view["moves"]:
                        chosen = view["moves"][pick % len(view["moves"])]["move"]
                        socket.move(chosen, seat)

    @precondition(lambda self: self.sockets)
    @rule(kind=st.sampled_from(["hint", "log", "chat", "why", "take_back", "old"]))
    def say(self, kind: str) -> None:
        socket = next(iter(self.sockets.values()))
        messages: dict[str, dict[str, Any]] = {
            "hint": {"kind": "hint"},
            "log": {"kind": "log"},
            "chat": {"kind": "chat", "text": "hello"},
            "why": {"kind": "why", "move": {"kind": "release"}},
            "take_back": {"kind": "move", "turn": 1, "move": {"kind": "take_back"}},
            "old": {"kind": "move", "turn": 0, "move": {"kind": "release"}},
        }
        socket.send(**messages[kind])

    def receive(self, socket: Socket) -> None:
        for message in socket.drain(0.005):
            assert message.get("code") != "server/storage", message

    @rule(who=people)
    def take_the_rematch(self, who: int) -> None:
        answer = self.people[who].get(self.place)["table"]
        if answer["rematch"] and answer["code"]:
            self.table = self.people[who].get(f"/api/tables/{answer['rematch']}")["table"]
            for person in range(PEOPLE):
                self.go(person)

    @invariant()
    def the_server_is_well(self) -> None:
        if hasattr(self, "table"):
            assert self.people[0].get(self.place)["table"]["seats"]
            assert self.server.hub.metrics.errors_total == 0

    def teardown(self) -> None:
        for who in list(getattr(self, "sockets", {})):
            self.go(who)


def test_tables_survive_every_call_in_any_order() -> None:
    Tables.open()
    try:
        run: Any = Tables.TestCase
        run.settings = settings(
            max_examples=10, stateful_step_count=30, deadline=None, suppress_health_check=list(HealthCheck)
        )
        run("runTest").runTest()
    finally:
        Tables.shut()
