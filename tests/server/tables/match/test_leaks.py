"""From the bytes that reached each socket: nobody was message anything their seat may not know."""

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from saucer.engine.chance import SECURE, Chance
from saucer.engine.game import AnyGame
from saucer.engine.match import Match, Step
from saucer.engine.record import read_record
from saucer.engine.replay import open_record, replay_step
from saucer.engine.types import Seat, TakeBack, Viewer
from saucer.games import BUILT_IN
from saucer.testing import registered
from saucer.texts import texts
from tests.engine.changed_game import changed
from tests.server.support.driving import PATIENCE, Browser, Running, Socket, play_on

NAMES = ("Ada", "Bo", "Cy")


def plain(value: Any) -> Any:
    """A value as it arrives."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Overhearing:
    """A table where every seat has a socket, with a spectator, and all that they received until the match ended.

    The last seat and the spectator are sent changes.
    """

    def __init__(self, server: Running, game: AnyGame, most: int) -> None:
        self.people = [server.browser() for _ in NAMES]
        ada, *others = self.people
        self.table = ada.make(game.id, "Ada", "open", "open", part="adadadadadadadad")
        for nickname, one in zip(NAMES[1:], others, strict=True):
            one.post(f"/api/tables/{self.table['code']}/sit", {"name": nickname, "part": "b0b0b0b0b0b0b0b0"})
        self.sockets = [one.open(self.table["code"], changes=one is self.people[-1]) for one in self.people]
        self.watcher = Browser(server.address).open(self.table["watch"], changes=True)
        ada.post(f"/api/tables/{self.table['code']}/start")
        play_on(self.sockets, random.Random(13), most)
        self.until_quiet()
        self.secrets = self.what_is_secret(server)

    def until_quiet(self) -> None:
        for socket in (*self.sockets, self.watcher):
            socket.drain(0.2)

    def what_is_secret(self, server: Running) -> list[str]:
        """The seed and its parts, and what holds the seats."""
        table = server.hub.tables[self.table["code"]]
        tokens = [one.cookie.partition("=")[2] for one in self.people]
        holders = [seat.holder for seat in table.seating.seats]
        digits = [text.removeprefix(SECURE) for text in (table.row.seed, table.row.secret)]
        return [*digits, *table.row.parts, *tokens, *holders]

    def match(self, server: Running) -> Match:
        table = server.hub.tables[self.table["code"]]
        whole = asyncio.run_coroutine_threadsafe(table.whole_match(), table.live_match.loop)
        return whole.result(PATIENCE)  # type: ignore[no-any-return]

    def viewers(self) -> Iterator[tuple[Viewer, Socket]]:
        yield from ((Seat(number), socket) for number, socket in enumerate(self.sockets))
        yield None, self.watcher


def check_all(overheard: Overhearing, match: Match) -> int:
    """Every message to every viewer is what that viewer may know; how many were looked at."""
    looked = 0
    for viewer, socket in overheard.viewers():
        for text in socket.received:
            message = json.loads(text)
            over = message.get("table", {}).get("status") == "over"
            if not over:
                assert not [secret for secret in overheard.secrets if secret in text], "a secret was message"
        looked += check_views(match, viewer, socket.completed)
    watched = "".join(overheard.watcher.received)
    assert overheard.table["code"] not in watched, "a spectator was message the link to sit"
    return looked


def check_views(match: Match, viewer: Viewer, messages: list[dict[str, Any]]) -> int:
    views = [message for message in messages if message["kind"] == "view"]
    at = 0
    for view in views:
        at = find_step(match, viewer, view, at)
    return len(views)


def find_step(match: Match, viewer: Viewer, message: dict[str, Any], since: int) -> int:
    """The step up to which a message reports, all of it as the viewer may know it."""
    assert message["seat"] == viewer
    for upto in range(since, len(match.steps) + 1):
        state = match.steps[upto - 1].state if upto else match.first_state
        sight = match.game.sight
        seen = plain(sight.show(sight.see(state, viewer)))
        if seen == message["view"] and message["events"] == news(match, viewer, since, upto):
            check_rest(match, viewer, message, state)
            return upto
    raise AssertionError(f"{viewer} was message what no step shows it: {message['events']}")


def check_rest(match: Match, viewer: Viewer, message: dict[str, Any], state: Any) -> None:
    expected = [] if viewer is None else choices_of(match, viewer, state)
    is_asked = viewer in match.game.rules.to_move(state)
    assert message["moves"] == (expected if is_asked else [])
    assert message["unasked"] == ([] if is_asked else expected)
    assert message["to_move"] == list(match.game.rules.to_move(state))
    allowed = {
        "kind", "seat", "turn", "to_move", "question", "moves", "undo", "held", "raced", "events", "again",
        "view", "clock", "seats", "outcome", "unasked",
    }  # fmt: skip
    assert set(message) == allowed


def choices_of(match: Match, seat: Seat, state: Any) -> list[dict[str, Any]]:
    """The choices as a seat may know them: whether a move does anything, it must be able to see in its own view."""
    game, words, found = match.game, texts(match.game.id), []
    imagined = game.sight.imagine(game.sight.see(state, seat), Chance(1, 0))
    default = game.rules.default_move(imagined, seat) if seat in game.rules.to_move(imagined) else None
    for move in game.rules.legal_moves(state, seat):
        choice = {"move": plain(move), "text": words.move(game.sight.describe(imagined, move), seat, NAMES)}
        refusal = game.rules.no_effect(imagined, seat, move)
        if refusal is not None:
            choice["no_effect"] = words.no_effect(refusal, seat, NAMES)
        if default is not None and default.move == move and not default.masked:
            choice["after"] = 0.0
        found.append(choice)
    return found


def news(match: Match, viewer: Viewer, since: int, upto: int) -> list[dict[str, Any]]:
    return [piece for step in match.steps[since:upto] for piece in news_of(match, viewer, step)]


def news_of(match: Match, viewer: Viewer, step: Step) -> list[dict[str, Any]]:
    assert not isinstance(step.move, TakeBack)
    return [piece_of(match, viewer, step.state, event) for event in step.events]


def piece_of(match: Match, viewer: Viewer, state: Any, event: Any) -> dict[str, Any]:
    seen = match.game.sight.see_event(state, event, viewer)
    text = texts(match.game.id).event(match.game.sight.describe(state, seen), viewer, NAMES)
    return {"event": plain(seen), "text": text}


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.id)
def test_a_log_begins_with_the_opening_as_its_seat_may_know_it(server: Running, game: AnyGame) -> None:
    overheard = Overhearing(server, game, most=1)
    match = overheard.match(server)
    for viewer, socket in overheard.viewers():
        socket.send(kind="log")
        log = socket.until("log")["events"]
        opening = match.game.sight.opening(match.first_state)
        assert opening
        expected = [piece_of(match, viewer, match.first_state, event) for event in opening]
        assert log[: len(expected)] == expected


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.id)
def test_every_socket_receives_only_what_its_seat_may_know(server: Running, game: AnyGame) -> None:
    overheard = Overhearing(server, game, most=80)
    assert check_all(overheard, overheard.match(server)) > 100


def test_a_planted_leak_is_noticed(server: Running) -> None:
    honest = BUILT_IN[0]
    leaky = changed(honest, see=lambda state, _viewer: honest.sight.see(state, Seat(0)))
    with registered(leaky):
        overheard = Overhearing(server, honest, most=10)
        match = overheard.match(server)
    match.game = honest
    with pytest.raises(AssertionError, match="what no step shows"):
        check_all(overheard, match)


def test_a_seat_is_replayed_without_what_it_could_not_see(server: Running) -> None:
    ada = server.browser()
    table = ada.make("area51", "Ada", "Bo", start=True)
    socket = ada.open(table["code"])
    play_on([socket], random.Random(2))
    socket.until_over()
    record = read_record(ada.ask_raw("GET", f"/api/tables/{table['watch']}/record", None)[1])
    match = open_record(record, BUILT_IN[1])
    opening = ada.get(f"/api/tables/{table['watch']}/replay?seat=1&first=0&count=1")["steps"][0]["events"]
    seen = [
        match.game.sight.see_event(match.state, event, Seat(1))
        for event in match.game.sight.opening(match.state)
    ]
    assert [piece["event"] for piece in opening] == [plain(event) for event in seen]
    assert [piece["event"].get("cards") is None for piece in opening[1:]].count(False) == 1
    message = ada.get(f"/api/tables/{table['watch']}/replay?seat=1&first=1&count=40")["steps"]
    for number, step in enumerate(message, start=1):
        replay_step(match, record.steps[number - 1])
        assert step["views"] == [plain(match.view(1))]
        assert (step["move"] is None) == (record.steps[number - 1].seat != 1)
        seen = match.events_seen(1, number - 1)
        assert [piece["event"] for piece in step["events"]] == [plain(event) for event in seen]
