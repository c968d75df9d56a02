"""A real server on a real port with a real database file, and scripted browsers that play on it."""

import http.client
import json
import random
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from saucer.server.protocol.changes import apply_changes
from saucer.server.run import Announcing, make_server, take_port
from saucer.server.settings import Settings
from saucer.server.tables.match.races import HOLD

PATIENCE = 60.0
Answer = dict[str, Any]


def quick(database: Path, **changes: Any) -> Settings:
    """Settings for tests: bots that do not dawdle, limits nobody meets by accident."""
    usual = {
        "database": str(database),
        "bot_pause": 0.0,
        "answer_seconds": 0.0,
        "messages_per_second": 100_000.0,
        "requests_per_second": 100_000.0,
        "cpu_milliseconds_per_second": 100_000.0,
        "idle_tables_per_address": 10_000,
        "sockets_per_address": 10_000,
        "daily_tries_per_address": 10_000,
        "chat_per_minute": 100_000.0,
    }
    return Settings(**{**usual, **changes})


class Running:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings, port: int = 0) -> None:
        self.settings = settings
        self.address = ""
        self.started = threading.Event()
        self.server: Announcing = make_server(settings, self.ready)
        self.listener = take_port("127.0.0.1", port)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.listener]})

    def ready(self, address: str) -> None:
        self.address = address
        self.started.set()

    def start(self) -> "Running":
        self.thread.start()
        assert self.started.wait(PATIENCE), "the server did not start"
        return self

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server did not stop"

    def browser(self, language: str = "en") -> "Browser":
        return Browser(self.address, language)

    @property
    def hub(self) -> Any:
        app: Any = self.server.config.app
        return app.state.hub


@contextmanager
def running(database: Path, **changes: Any) -> Iterator[Running]:
    server = Running(quick(database, **changes)).start()
    try:
        yield server
    finally:
        server.stop()


class Browser:
    """Somebody's browser: it keeps its cookie and asks in its language."""

    def __init__(self, address: str, language: str = "en") -> None:
        self.place = urlsplit(address).netloc
        self.language = language
        self.cookie = ""
        self.headers: dict[str, str] = {}

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """The status and the answer, whatever they are."""
        sent = None if body is None else json.dumps(body).encode()
        status, text = self.ask_raw(method, path, sent)
        return status, json.loads(text) if text[:1] in b"{[" else text.decode()

    def ask_raw(self, method: str, path: str, body: bytes | None) -> tuple[int, bytes]:
        connection = http.client.HTTPConnection(self.place, timeout=PATIENCE)
        headers = {"Accept-Language": self.language, "Cookie": self.cookie, **self.headers}
        if body is not None:
            headers["Content-Type"] = "application/json"
        try:
            connection.request(method, path, body, headers)
            response = connection.getresponse()
            new = response.getheader("Set-Cookie")
            if new:
                self.cookie = new.split(";")[0]
            return response.status, response.read()
        finally:
            connection.close()

    def get(self, path: str) -> Any:
        status, answer = self.ask("GET", path)
        assert status == 200, answer
        return answer

    def post(self, path: str, body: Any = None) -> Any:
        status, answer = self.ask("POST", path, body)
        assert status in (200, 201), answer
        return answer

    def refused(self, path: str, body: Any = None) -> Answer:
        """What a request that must fail is answered with."""
        status, answer = self.ask("POST", path, body)
        assert 400 <= status < 500, (status, answer)
        assert answer["kind"] == "refused"
        assert answer["text"]
        return dict(answer)

    def make(self, game: str, *seats: Any, **more: Any) -> Answer:
        """A table with these seats: names are people's, `open` is open, `easy`, `normal` and `hard` are bots."""
        planned = [plan_seat(seat) for seat in seats]
        made = self.post("/api/tables", {"game": game, "seats": planned, **more})
        table: Answer = made["table"]
        return table

    def open(self, code: str, *, curtain: bool = False, changes: bool = False, **headers: str) -> "Socket":
        address = f"ws://{self.place}/api/tables/{code}/socket?language={self.language}"
        if curtain:
            address += "&curtain=yes"
        if changes:
            address += "&changes=1"
        sent = {"Cookie": self.cookie, **self.headers, **headers}
        opening = connect(
            address,
            additional_headers=sent,
            compression=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            max_queue=None,
        )
        return Socket(opening.__enter__())


def plan_seat(seat: str) -> Answer:
    if seat == "open":
        return {"kind": "open"}
    if seat in ("easy", "normal", "hard", "master"):
        return {"kind": "bot", "level": seat}
    return {"kind": "own", "name": seat}


class Socket:
    """An open socket that remembers all it received."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.received: list[str] = []
        self.completed: list[Answer] = []
        """The same, with whole views in place of changes."""
        self.views: dict[int | None, Answer] = {}
        self.table: Answer = {}

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> Answer:
        text = self.connection.recv(timeout)
        assert isinstance(text, str)
        self.received.append(text)
        message: Answer = complete(json.loads(text), self.views)
        self.completed.append(message)
        if message["kind"] == "view":
            self.views[message["seat"]] = message
        if "table" in message:
            self.table = message["table"]
        return message

    def until(self, kind: str, where: Callable[[Answer], bool] = lambda _: True) -> Answer:
        """The next message of a kind for which something is so."""
        while True:
            message = self.receive()
            if message["kind"] == kind and where(message):
                return message

    def drain(self, timeout: float = 0.0) -> list[Answer]:
        """All that has come so far."""
        found: list[Answer] = []
        try:
            while True:
                found.append(self.receive(timeout))
        except TimeoutError:
            return found

    def move(self, move: Any = None, seat: int | None = None, turn: int | None = None) -> None:
        """Make a move in answer to the latest view; the first one that is legal unless said."""
        view = self.view(seat)
        chosen = view["moves"][0]["move"] if move is None else move
        message = {"kind": "move", "turn": view["turn"] if turn is None else turn, "move": chosen}
        self.send(**message, **({} if seat is None else {"seat": seat}))

    def view(self, seat: int | None = None) -> Answer:
        return self.views[seat] if seat in self.views else next(iter(self.views.values()))

    def ask_move(self, move: Any = None) -> Answer:
        """Make a move, and what comes of it: a view, or a refusal."""
        self.move(move)
        while True:
            message = self.receive()
            if message["kind"] in ("view", "refused"):
                return message

    def until_over(self) -> Answer:
        """The table once its match is over."""
        while self.table.get("status") != "over":
            self.receive()
        return self.table

    def close(self) -> None:
        self.connection.close()

    def close_code(self) -> int | None:
        """Read on until the server closes; the code it closed with."""
        try:
            while True:
                self.receive()
        except ConnectionClosed:
            return self.connection.close_code


def complete(message: Answer, views: dict[int | None, Answer]) -> Answer:
    """A message, where it is a change the whole view that it makes of the one before."""
    if message["kind"] != "change":
        return message
    before = views[message["seat"]]
    view = apply_changes(before["view"], message["edits"])
    return {**before, **message["fields"], "events": message["events"], "again": False, "view": view}


def play_on(
    sockets: list[Socket], taste: random.Random, most: int = 100_000, allowed: tuple[str, ...] = ()
) -> int:
    """Play random legal moves for every seat of these sockets until the match is over, or for `most` moves.

    Nothing may be refused but for the codes in `allowed`, after which another move is tried once what was held is out.
    """
    made = 0
    answered: dict[tuple[int, int | None], int] = {}
    while made < most and not is_over(sockets):
        for number, socket in enumerate(sockets):
            refused = [message for message in socket.drain(0.002) if message["kind"] == "refused"]
            assert all(message["code"] in allowed for message in refused), refused
            if refused:
                sleep(HOLD)
                answered = {asked: turn for asked, turn in answered.items() if asked[0] != number}
            for seat, view in socket.views.items():
                if view["moves"] and answered.get((number, seat)) != view["turn"]:
                    answered[number, seat] = view["turn"]
                    socket.move(taste.choice(view["moves"])["move"], seat)
                    made += 1
    return made


def finished(ada: Browser, *seats: str, game: str = "strangers", **more: Any) -> Answer:
    """A table that was played to its end."""
    table = ada.make(game, *seats, start=True, **more)
    socket = ada.open(table["code"])
    socket.until("view")
    play_on([socket], random.Random(1))
    socket.until_over()
    socket.close()
    return table


def is_over(sockets: list[Socket]) -> bool:
    return any(view["outcome"] for socket in sockets for view in socket.views.values())
