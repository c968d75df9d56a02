"""Races are won by whoever was first, not by whoever lives nearby."""

import time

from saucer.server.races import made_at
from tests.server.distance import far_away
from tests.server.driving import Browser, Running, Socket

AWAY = 0.2


def answer_pings(socket: Socket, count: int) -> None:
    """Let the server measure the way here."""
    for _ in range(count):
        socket.send(kind="pong", ping=socket.until("ping")["ping"])


def tokens(socket: Socket) -> dict[int, int]:
    """Who took which token."""
    over = (
        socket.view()
        if socket.view()["outcome"]
        else socket.until("view", lambda view: bool(view["outcome"]))
    )
    return dict(enumerate(over["view"]["tokens"]))


def test_the_earlier_of_two_gets_the_lower_token_though_its_message_comes_later(server: Running) -> None:
    with far_away(server.address, AWAY) as address:
        near, far = server.browser(), Browser(address)
        table = near.make("snatch", "Near", "open")
        far.post(f"/api/tables/{table['code']}/sit", {"name": "Far"})
        near.post(f"/api/tables/{table['code']}/start")
        sockets = [near.open(table["code"]), far.open(table["code"])]
        for socket in sockets:
            socket.until("view")
            answer_pings(socket, 2)
        time.sleep(2 * AWAY + 0.1)
        sockets[1].move({"kind": "snatch"})
        time.sleep(AWAY / 2)
        sockets[0].move({"kind": "snatch"})
        assert tokens(sockets[0]) == {0: 2, 1: 1}
        for socket in sockets:
            socket.close()


def test_a_held_claim_is_not_made_twice(ada: Browser, bo: Browser) -> None:
    table = ada.make("snatch", "Ada", "open")
    bo.post(f"/api/tables/{table['code']}/sit", {})
    ada.post(f"/api/tables/{table['code']}/start")
    socket, other = ada.open(table["code"]), bo.open(table["code"])
    socket.until("view")
    other.until("view")
    socket.move({"kind": "snatch"})
    socket.move({"kind": "dawdle"})
    assert socket.until("refused")["code"] == "move/held"
    other.move({"kind": "dawdle"})
    assert socket.until("view")["view"]["tokens"] == [1, 0]
    other.until("view", lambda view: view["view"]["tokens"] == [1, 0])
    other.move({"kind": "snatch"})
    assert other.until("view", lambda view: bool(view["outcome"]))["view"]["tokens"] == [1, 2]


def test_a_claim_made_before_the_timer_rings_still_counts(ada: Browser) -> None:
    bo = Browser(f"http://{ada.place}/")
    table = ada.make("snatch", "Ada", "open", options={"seconds": 1})
    bo.post(f"/api/tables/{table['code']}/sit", {})
    ada.post(f"/api/tables/{table['code']}/start")
    socket = ada.open(table["code"])
    left = socket.until("view")["clock"]["timers"][0]["left"]
    time.sleep(left - 0.1)
    socket.move({"kind": "snatch"})
    assert tokens(socket) == {0: 1, 1: 0}
    assert socket.view()["view"]["late"]


def test_what_lying_about_the_distance_gains_is_bounded() -> None:
    assert made_at(10.0, 0.1) == 9.95
    assert made_at(10.0, 60.0) == 9.75


def test_a_race_is_not_for_several_people_at_one_device(ada: Browser) -> None:
    seats = [{"kind": "own"}, {"kind": "own"}]
    assert ada.refused("/api/tables", {"game": "snatch", "seats": seats})["code"] == "seat/reach"
