"""A bargain in E.T.I. over three sockets: offered, seen by all, weighed, honoured."""

import random
from typing import Any

from tests.server.support.driving import Answer, Running, Socket

LIKED = ("honour_offer", "propose", "offer_points", "offer_project", "offer_held", "open_offer", "ready")
"""What somebody who wants to bargain does first; the rest is left to chance."""


def choose(view: dict[str, Any], taste: random.Random) -> Any:
    moves = [choice["move"] for choice in view["moves"]]
    for kind in LIKED:
        liked = [move for move in moves if move["kind"] == kind]
        if liked and not (kind == "open_offer" and view["view"]["opened"] > 0):
            return liked[-1]
    return taste.choice(moves)


def three_people(server: Running, timer: int) -> tuple[dict[str, Any], list[Socket]]:
    """A short match between three people that has begun: its table, and a socket of each."""
    people = [server.browser() for _ in range(3)]
    table = people[0].make("eti", "Ada", "open", "open", options={"length": "short", "timer": timer})
    for one in people[1:]:
        one.post(f"/api/tables/{table['code']}/sit", {})
    people[0].post(f"/api/tables/{table['code']}/start")
    return table, [one.open(table["code"]) for one in people]


def test_an_offer_is_made_seen_by_all_and_honoured(server: Running) -> None:
    table, sockets = three_people(server, timer=180)
    watcher = server.browser().open(table["watch"])
    seen: list[set[str]] = [set() for _ in (*sockets, watcher)]
    taste = random.Random(5)
    answered: dict[int, int] = {}
    while not all("offer_honoured" in kinds for kinds in seen):
        for number, socket in enumerate((*sockets, watcher)):
            for message in socket.drain(0.002):
                assert message["kind"] != "refused", message
                if message["kind"] == "view":
                    seen[number] |= {news["event"]["kind"] for news in message["events"]}
                    assert not message["outcome"], "the match ended without a bargain"
            for seat, view in socket.views.items():
                if view["moves"] and answered.get(number) != view["turn"]:
                    answered[number] = view["turn"]
                    socket.move(choose(view, taste), seat)
    for kinds in seen:
        assert {"bargaining_opened", "offer_proposed", "offer_honoured"} <= kinds


def test_a_seat_that_is_ready_is_not_asked_and_may_come_back(server: Running) -> None:
    _, sockets = three_people(server, timer=0)
    seat = first_ready(sockets)
    view = sockets[seat].views[seat]
    assert (view["moves"], [choice["move"]["kind"] for choice in view["unasked"]]) == ([], ["come_back"])
    assert seat not in view["to_move"]
    sockets[seat].send(kind="hint", seat=seat)
    assert sockets[seat].until("refused")["code"] == "hint/nothing"
    sockets[seat].move({"kind": "come_back"}, seat)
    back = sockets[seat].until("view", lambda view: "came_back" in kinds_of(view))
    assert (back["unasked"], back["moves"][0]["move"]["kind"]) == ([], "ready")
    assert kinds_of(back) == ["came_back"]


def kinds_of(view: Answer) -> list[str]:
    """The kinds of the events that a view comes with."""
    return [news["event"]["kind"] for news in view["events"]]


def first_ready(sockets: list[Socket]) -> int:
    """Play until somebody is ready in a bargaining while others are not."""
    taste = random.Random(5)
    answered: dict[int, int] = {}
    while True:
        for seat, socket in enumerate(sockets):
            socket.drain(0.002)
            view = socket.views.get(seat)
            if view is None:
                continue
            if view["unasked"]:
                return seat
            if view["moves"] and answered.get(seat) != view["turn"]:
                answered[seat] = view["turn"]
                socket.move(choose(view, taste), seat)
