"""Sockets that are sent changes: they make the same views of them that others are sent whole."""

import json
import random

from tests.server.support.driving import Answer, Browser, Socket, play_on

PLAYED = 12


def kinds(socket: Socket) -> list[str]:
    """Whole views and changes in the order in which they came."""
    found = [json.loads(text)["kind"] for text in socket.received]
    return [kind for kind in found if kind in ("view", "change")]


def shown(socket: Socket) -> list[Answer]:
    """The views that were sent or made, without clocks, which pass between two messages."""
    return [{**view, "clock": None} for view in socket.completed if view["kind"] == "view"]


def seated(ada: Browser, *seats: str, game: str = "area51") -> tuple[str, Socket]:
    """A table that has started, and a socket that is sent whole views."""
    code: str = ada.make(game, *seats, start=True)["code"]
    socket = ada.open(code)
    socket.until("view")
    return code, socket


def settle(*sockets: Socket) -> None:
    """Read all that was sent; the moves were made through the first of the sockets."""
    for socket in sockets:
        socket.send(
            kind="log", **({"seat": socket.view()["seat"]} if socket.view()["seat"] is not None else {})
        )
        socket.until("log")


def test_changes_make_the_same_views_that_others_are_sent(ada: Browser) -> None:
    code, whole = seated(ada, "Ada", "Bo")
    changed, watcher = ada.open(code, changes=True), Browser(f"http://{ada.place}").open(code, changes=True)
    for socket in (changed, watcher):
        socket.until("view")
    play_on([whole], random.Random(4), PLAYED)
    settle(whole, changed, watcher)
    assert set(kinds(whole)) == {"view"}
    assert kinds(changed)[:2] == ["view", "view"], "each of the two seats begins with a whole view"
    assert kinds(changed)[2:] == ["change"] * (len(kinds(whole)) - 2)
    assert shown(changed)[2:] == shown(whole)[2:]
    assert kinds(watcher)[:1] + sorted(set(kinds(watcher)[1:])) == ["view", "change"]
    assert changed.views[0]["view"] == whole.views[0]["view"]
    assert sum(map(len, changed.received)) < sum(map(len, whole.received)) / 2


def test_a_change_says_what_is_new_and_its_number(ada: Browser) -> None:
    code, whole = seated(ada, "Ada", "easy", game="strangers")
    changed = ada.open(code, changes=True)
    changed.until("view")
    while not changed.view(0)["moves"]:
        changed.receive()
    turn = changed.view(0)["turn"]
    changed.move()
    changed.until("view", lambda view: view["turn"] > turn)
    changes = [message for message in map(json.loads, changed.received) if message["kind"] == "change"]
    assert [change["number"] for change in changes] == list(range(1, len(changes) + 1))
    assert set(changes[0]) == {"kind", "seat", "number", "events", "fields", "edits"}
    assert not {"seat", "events", "again", "view"} & set(changes[0]["fields"])
    assert changes[0]["events"]
    whole.close()


def test_who_comes_back_in_the_middle_is_sent_whole_views_first(ada: Browser) -> None:
    code, whole = seated(ada, "Ada", "Bo")
    first = ada.open(code, changes=True)
    play_on([whole], random.Random(4), PLAYED)
    settle(whole)
    first.close()
    play_on([whole], random.Random(5), PLAYED)
    settle(whole)
    back = ada.open(code, changes=True)
    for _ in range(2):
        assert back.until("view")["again"] is True
    assert kinds(back) == ["view", "view"]
    settle(whole)
    before = len(shown(whole))
    play_on([whole], random.Random(6), PLAYED)
    settle(whole, back)
    assert set(kinds(back)[2:]) == {"change"}
    assert shown(back)[2:] == shown(whole)[before:]


def test_who_has_missed_something_is_sent_the_whole_view_again(ada: Browser) -> None:
    code, whole = seated(ada, "Ada", "Bo")
    changed = ada.open(code, changes=True)
    changed.until("view", lambda view: view["seat"] == 1)
    play_on([whole], random.Random(4), PLAYED)
    settle(whole, changed)
    changed.send(kind="view", seat=0, id=3)
    again = changed.until("view", lambda view: view["seat"] == 0)
    assert json.loads(changed.received[-1])["kind"] == "view"
    assert (again["again"], again["view"]) == (True, whole.views[0]["view"])
    asked = len(changed.received)
    play_on([whole], random.Random(5), PLAYED)
    settle(whole, changed)
    later = [json.loads(text) for text in changed.received[asked:]]
    numbers = [change["number"] for change in later if change["kind"] == "change" and change["seat"] == 0]
    assert numbers == list(range(1, len(numbers) + 1))
    assert numbers
    assert changed.views[0]["view"] == whole.views[0]["view"]


def test_behind_a_curtain_only_the_view_that_is_looked_at_can_be_asked_for(ada: Browser) -> None:
    code, whole = seated(ada, "Ada", "Bo")
    shared = ada.open(code, curtain=True, changes=True)
    shared.until("view")
    shared.send(kind="view", seat=0, id=1)
    assert shared.until("refused")["code"] == "seat/not-yours"
    for seat in (0, 1, 0):
        shared.send(kind="look", seat=seat)
        shared.until("view", lambda view, seat=seat: view["seat"] == seat)  # type: ignore[misc]
        assert json.loads(shared.received[-1])["kind"] == "view", "the curtain opens on a whole view"
        play_on([whole], random.Random(seat), 3)
        settle(whole, shared)
    assert "change" in kinds(shared)
    assert {view["seat"] for view in shown(shared)} == {None, 0, 1}
