"""E.T.I. on the wire: before the reveal nothing that rivals and spectators receive shows who the alien is."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from saucer.engine.chance import Chance
from saucer.engine.game import AnyGame
from saucer.engine.types import Seat
from saucer.games.eti import GAME
from saucer.games.eti.components import ALIEN_IDS
from saucer.games.eti.options import Options
from saucer.games.eti.state import State
from saucer.server.tables.match.live_match import LiveMatch
from saucer.testing import registered
from tests.engine.changed_game import changed
from tests.server.support.driving import Browser, Running, Socket

NAMES = ("Ada", "Bo", "Cy")
OPTIONS = {"length": "short", "timer": 0, "president": "first"}
CARDS_ENOUGH = 7
SEED = 11
MOST_STEPS = 400
WINDOWS = 2
"""How many reveal windows pass before the comparison stops."""


def alien_at(seat: int) -> AnyGame:
    """The game in which always the same is dealt, but for who is the alien."""

    def start(options: Options, seats: int, _rng: Chance) -> State:
        state = GAME.rules.start(options, seats, Chance(SEED, 0))
        roles = state.roles[:]
        roles[seat], roles[state.alien] = roles[state.alien], roles[seat]
        state.roles, state.alien = roles, Seat(seat)
        return state

    return changed(GAME, start=start)


class Table:
    """Three people and a spectator, who play the same in any role, until the alien has hidden on a few times."""

    def __init__(self, server: Running, alien: int) -> None:
        with registered(alien_at(alien)):
            people = [server.browser() for _ in NAMES]
            self.table = people[0].make("eti", "Ada", "open", "open", options=OPTIONS)
            code = self.table["code"]
            for nickname, one in zip(NAMES[1:], people[1:], strict=True):
                one.post(f"/api/tables/{code}/sit", {"name": nickname})
            self.sockets = [one.open(code) for one in people]
            self.watcher = Browser(server.address).open(self.table["watch"])
            self.changed_watcher = Browser(server.address).open(self.table["watch"], changes=True)
            self.changed = [one.open(code, changes=True) for one in people]
            for socket in (*self.sockets, self.watcher, self.changed_watcher, *self.changed):
                socket.receive()
            people[0].post(f"/api/tables/{code}/start")
        self.live: LiveMatch = server.hub.tables[code].live_match
        self.live.match.seed = SEED
        self.windows = 0

    def play(self) -> None:
        for _ in range(MOST_STEPS):
            seat = min(self.live.to_move)
            if self.windows == WINDOWS:
                return
            self.answer(seat)
        raise AssertionError("the alien could never reveal")

    def answer(self, seat: Seat) -> None:
        """The seat makes its move and sees what came of it; in a window, once the others have answered too."""
        seats = self.live.to_move if self.live.gathering.is_on else (seat,)
        self.windows += self.live.gathering.is_on
        turns = {each: self.make_move(each) for each in seats}
        for each, turn in turns.items():
            self.until_after(self.sockets[each], turn)

    def until_after(self, socket: Socket, turn: int) -> None:
        self.until(socket, lambda later: later["turn"] > turn)

    def make_move(self, seat: Seat) -> int:
        """The seat answers what it has been sent; the number of that decision."""
        socket = self.sockets[seat]
        view = self.until(
            socket, lambda view: view["turn"] == self.live.decision_number(seat) and view["moves"]
        )
        socket.move(choose(view))
        return int(view["turn"])

    @staticmethod
    def until(socket: Socket, where: Callable[[Any], Any]) -> Any:
        while not socket.views or not where(socket.view()):
            assert socket.receive()["kind"] != "refused"
        return socket.view()

    def seen_by(self, socket: Socket) -> list[str]:
        """Every view that reached a socket, to the byte."""
        socket.drain(0.3)
        return [text for text in socket.received if json.loads(text)["kind"] in ("view", "change")]


def choose(view: dict[str, Any]) -> Any:
    """What anybody would do who claims a project now and then, in every seat alike."""
    moves = [choice["move"] for choice in view["moves"]]
    cards = len(view["view"]["seats"][view["seat"]]["ports"])
    liked = "submit" if cards >= CARDS_ENOUGH else "research"
    for move in moves:
        if move == {"kind": "choose_agenda", "agenda": liked}:
            return move
    return moves[0]


@pytest.fixture(scope="module")
def tables(server: Running) -> list[Table]:
    """The same match twice: Cy is the alien, then Bo."""
    made = [Table(server, alien) for alien in (2, 1)]
    for table in made:
        table.play()
    return made


def test_rivals_of_a_human_and_of_the_alien_receive_the_same_bytes(tables: list[Table]) -> None:
    first, second = (table.seen_by(table.sockets[0]) for table in tables)
    assert len(first) > 100
    assert first == second
    assert any('"reveal_asked"' in text for text in first)


def test_a_spectator_receives_the_same_bytes_for_any_alien(tables: list[Table]) -> None:
    first, second = (table.seen_by(table.watcher) for table in tables)
    assert len(first) > 100
    assert first == second


def test_changes_are_the_same_bytes_for_any_alien_too(tables: list[Table]) -> None:
    for number in range(2):
        first, second = (table.seen_by((table.changed_watcher, table.changed[0])[number]) for table in tables)
        assert sum('"kind":"change"' in text for text in first) > 100
        assert first == second


def test_changes_for_the_alien_have_the_same_size_but_for_its_own_choice(tables: list[Table]) -> None:
    """The first whole view has its card; after that, nothing but the second answer in the window differs."""
    as_alien, as_human = (table.seen_by(table.changed[2])[1:] for table in tables)
    assert len(as_alien) > 100
    assert [without_reveal(text) for text in as_alien] == [without_reveal(text) for text in as_human]


def without_reveal(text: str) -> Any:
    message = json.loads(text)
    moves = message["fields"].get("moves")
    if moves is not None:
        message["fields"]["moves"] = [choice for choice in moves if choice["move"]["kind"] != "reveal"]
    return message


def test_a_spectator_is_sent_no_secret(tables: list[Table]) -> None:
    for text in tables[0].seen_by(tables[0].watcher):
        message = json.loads(text)
        assert message["moves"] == []
        view = message["view"]
        hidden = [view[name] for name in ("draft", "count", "chosen", "order", "drilled")]
        assert hidden == [None, None, 0, [], False]
        for seen in view["seats"]:
            assert seen["role"] is None
            for port in seen["ports"]:
                assert port["card"] is None or len(port["seen_by"]) == len(NAMES)
        assert view["alien"] is None


def test_the_alien_is_sent_as_much_as_a_human_in_its_seat_but_its_own_choice(tables: list[Table]) -> None:
    """Apart from its card, and the second answer in the window, what it receives has the same shape."""
    as_alien, as_human = (table.seen_by(table.sockets[2]) for table in tables)
    assert len(as_alien) == len(as_human)
    for one, other in zip(as_alien, as_human, strict=True):
        first, second = json.loads(one), json.loads(other)
        assert first["view"]["seats"][2].pop("role") in ALIEN_IDS
        assert second["view"]["seats"][2].pop("role") not in ALIEN_IDS
        if first["view"]["decision"]["phase"] == "window" and first["moves"]:
            assert [choice["move"]["kind"] for choice in first["moves"]] == ["pass", "reveal"]
            assert first["moves"][0] == second["moves"][0]
        else:
            assert first["moves"] == second["moves"]
        assert shape(first["view"]) == shape(second["view"])
        assert first["turn"] == second["turn"]
        assert [news["event"]["kind"] for news in first["events"]] == [
            news["event"]["kind"] for news in second["events"]
        ]


def shape(value: Any) -> Any:
    """What a message has, without what it says."""
    if isinstance(value, dict):
        return {name: shape(part) for name, part in value.items()}
    return [shape(part) for part in value] if isinstance(value, list) else None
