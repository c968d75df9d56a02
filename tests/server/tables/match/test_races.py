"""Races are won by the first to act, not by the nearest."""

import threading
import time

from saucer.bots import bot
from saucer.engine.chance import Chance
from saucer.engine.codec import Codec
from saucer.engine.game import AnyGame
from saucer.games import game_called
from saucer.server.tables.match.races import HOLD, made_at
from tests.server.support.distance import far_away, holds_in_one_of_three
from tests.server.support.driving import Browser, Running, Socket

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
    assert holds_in_one_of_three(lambda: far_one_is_first(server))


def far_one_is_first(server: Running) -> bool:
    """Whether the far player gets the lower token, whose move was made first and comes last."""
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
        time.sleep(0.85 * AWAY)
        sockets[0].move({"kind": "snatch"})
        taken = tokens(sockets[0])
        for socket in sockets:
            socket.close()
        return taken == {0: 2, 1: 1}


def build(socket: Socket, game: AnyGame, level: str = "master") -> None:
    """Build a whole town, as a player of that level would, up to the claim."""
    codec, builder = Codec(game), bot("greedy", level=level)
    while True:
        message = socket.view()
        moves = [codec.decode_move(choice["move"]) for choice in message["moves"]]
        if moves:
            view = codec.decode_view(message["view"])
            move = codec.encode(builder.choose(view, moves, Chance(1, message["turn"])))
            if move["kind"] == "claim":
                return
            socket.move(move)
        while socket.view()["turn"] == message["turn"]:
            socket.until("view")


def margin(socket: Socket) -> dict[str, float]:
    """How close the race was for this player."""
    latest = socket.view()
    seen = latest if latest["raced"] else socket.until("view", lambda view: bool(view["raced"]))
    found: dict[str, float] = seen["raced"]
    return found


def test_nine_tiles_panic_gives_the_earlier_finisher_the_lower_token(server: Running) -> None:
    assert holds_in_one_of_three(lambda: far_finisher_is_first(server))


def far_finisher_is_first(server: Running) -> bool:
    """The same in Nine Tiles Panic."""
    game = game_called("panic")
    with far_away(server.address, AWAY) as address:
        near, far = server.browser(), Browser(address)
        table = near.make("panic", "Near", "open")
        far.post(f"/api/tables/{table['code']}/sit", {"name": "Far"})
        near.post(f"/api/tables/{table['code']}/start")
        sockets = [near.open(table["code"]), far.open(table["code"])]
        for socket in sockets:
            socket.until("view")
            answer_pings(socket, 2)
        for socket in sockets:
            socket.move({"kind": "ready"})
        builders = [threading.Thread(target=build, args=(socket, game)) for socket in sockets]
        for builder in builders:
            builder.start()
        for builder in builders:
            builder.join()
        sockets[1].move({"kind": "claim"})
        time.sleep(0.85 * AWAY)
        sockets[0].move({"kind": "claim"})
        taken: list[tuple[int, int]] = []
        while len(taken) < 2:
            for piece in sockets[0].until("view")["events"]:
                if piece["event"]["kind"] == "token_taken":
                    taken.append((piece["event"]["token"], piece["event"]["seat"]))
        raced = [margin(socket) for socket in sockets]
        for socket in sockets:
            socket.close()
        assert [race["seat"] for race in raced] == [1, 0]
        assert raced[0]["seconds"] == -raced[1]["seconds"]
        return taken == [(1, 1), (2, 0)] and 0 < raced[0]["seconds"] < AWAY + HOLD


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
    assert holds_in_one_of_three(lambda: late_claim_counts(ada))


def late_claim_counts(ada: Browser) -> bool:
    """Whether a claim made before the timer rings, and still held when it does, is as good as any."""
    bo = Browser(f"http://{ada.place}/")
    table = ada.make("snatch", "Ada", "open", options={"seconds": 1})
    bo.post(f"/api/tables/{table['code']}/sit", {})
    ada.post(f"/api/tables/{table['code']}/start")
    socket = ada.open(table["code"])
    left = socket.until("view")["clock"]["timers"][0]["left"]
    time.sleep(left - 0.15)
    socket.move({"kind": "snatch"})
    taken = tokens(socket)
    socket.close()
    return taken == {0: 1, 1: 0} and bool(socket.view()["view"]["late"])


def test_what_lying_about_the_distance_gains_is_bounded() -> None:
    assert made_at(10.0, 0.1) == 9.95
    assert made_at(10.0, 60.0) == 9.75


def test_a_race_is_not_for_several_people_at_one_device(ada: Browser) -> None:
    seats = [{"kind": "own"}, {"kind": "own"}]
    assert ada.refused("/api/tables", {"game": "snatch", "seats": seats})["code"] == "seat/reach"
