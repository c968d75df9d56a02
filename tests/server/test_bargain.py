"""A bargain in E.T.I. over three sockets: offered, seen by all, weighed, honoured."""

import random
from typing import Any

from tests.server.driving import Running

LIKED = ("honour_offer", "propose", "offer_points", "offer_project", "offer_held", "open_offer", "ready")
"""What somebody who wants to bargain does first; the rest is left to chance."""


def choose(view: dict[str, Any], taste: random.Random) -> Any:
    moves = [choice["move"] for choice in view["moves"]]
    for kind in LIKED:
        liked = [move for move in moves if move["kind"] == kind]
        if liked and not (kind == "open_offer" and view["view"]["opened"] > 0):
            return liked[-1]
    return taste.choice(moves)


def test_an_offer_is_made_seen_by_all_and_honoured(server: Running) -> None:
    people = [server.browser() for _ in range(3)]
    table = people[0].make("eti", "Ada", "open", "open", options={"length": "short", "timer": 180})
    for one in people[1:]:
        one.post(f"/api/tables/{table['code']}/sit", {})
    people[0].post(f"/api/tables/{table['code']}/start")
    sockets = [one.open(table["code"]) for one in people]
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
