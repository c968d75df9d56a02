"""Ends a server again and again in the middle of play, by a kill or by a stop, with all four games being played."""

import random
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from tests.server.support.driving import Answer, Browser, Socket
from tests.server.support.killing import Killable

SEATS = {
    "strangers": ("Ada", "Bo", "easy"),
    "area51": ("Ada", "Bo", "easy"),
    "eti": ("Ada", "Bo", "easy"),
    "panic": ("Ada", "easy"),
}
REAL_TIME = {"panic"}
"""Games whose matches take minutes however fast people play."""
OPTIONS = {"panic": {"glass": 60, "building": 120}}
FINISH_SECONDS = 240.0


@dataclass
class Group:
    """A table with people at one device and a bot, and the latest decision each of them was sent of."""

    game: str
    browser: Browser
    code: str
    sent: dict[int, int] = field(default_factory=dict)
    socket: Socket | None = None
    over: bool = False

    def listen(self, timeout: float = 0.0) -> None:
        """Take in what has come, and remember what was sent."""
        if self.socket is None:
            return
        try:
            self.socket.drain(timeout)
        except (ConnectionClosed, EOFError):
            self.remember()
            self.socket = None
        else:
            self.remember()

    def remember(self) -> None:
        assert self.socket is not None
        for seat, view in self.socket.views.items():
            assert seat is not None
            self.sent[seat] = view["turn"]
            self.over = self.over or view["outcome"] is not None

    def views(self) -> dict[int | None, Answer]:
        return self.socket.views if self.socket is not None else {}


@dataclass
class Tally:
    """What came of it all."""

    acknowledged: Counter[str] = field(default_factory=Counter)
    lost: int = 0
    complaints: int = 0


def crashes(kills: int, stops: int, folder: Path, tables: int = 1) -> str:
    """End the server in the middle of play; nothing that was sent is lost, and every table goes on.

    `tables` of each game are being played at any time.
    """
    taste = random.Random(kills)
    ends = ["kill"] * kills + ["stop"] * stops
    taste.shuffle(ends)
    groups: list[Group] = []
    tally = Tally()
    for end in ends:
        crash_once(end, groups, tally, taste, folder, tables)
    stuck = finish(folder, groups, tally, taste)
    moves = ", ".join(f"{count} of {game}" for game, count in sorted(tally.acknowledged.items()))
    return (
        f"{kills} kills and {stops} stops, {len(groups)} tables, acknowledged moves: {moves}; "
        f"{tally.complaints} complaints of the server, {tally.lost} acknowledged moves lost, {stuck} tables stuck"
    )


def crash_once(
    end: str, groups: list[Group], tally: Tally, taste: random.Random, folder: Path, tables: int
) -> None:
    server = Killable(folder / "crashes.db")
    try:
        for game in SEATS:
            playing = sum(group.game == game and not group.over for group in groups)
            groups += [new_group(server, game) for _ in range(tables - playing)]
        for group in groups:
            tally.lost += reconnect(server, group)
        play_for(groups, tally, taste, 0.2 + 0.6 * taste.random())
        if end == "kill":
            server.kill()
        else:
            server.process.terminate()
            play_for(groups, tally, taste, 0.5)
    finally:
        tally.complaints += server.stop().count("Traceback")
    for group in groups:
        group.listen()


def new_group(server: Killable, game: str) -> Group:
    browser = Browser(server.address)
    form = {"options": OPTIONS[game]} if game in OPTIONS else {}
    return Group(game, browser, browser.make(game, *SEATS[game], start=True, **form)["code"])


def reconnect(server: Killable, group: Group) -> int:
    """Open the table again; how many decisions were sent before and are not known now."""
    group.browser.place = server.place
    group.socket = group.browser.open(group.code)
    people = sum(name != "easy" for name in SEATS[group.game])
    group.socket.until("view", lambda view: view["seat"] == people - 1)
    views = group.socket.views
    return sum(max(0, turn - views[seat]["turn"]) for seat, turn in group.sent.items())


def play_for(groups: list[Group], tally: Tally, taste: random.Random, seconds: float) -> None:
    """Answer every decision with a random move, for a time or until all is over."""
    answered: dict[tuple[str, int | None], int] = {}
    end = time.monotonic() + seconds
    while time.monotonic() < end and any(group.socket and not group.over for group in groups):
        for group in groups:
            group.listen(0.001)
            for seat, view in group.views().items():
                key = (group.code, seat)
                if key in answered and answered[key] < view["turn"]:
                    tally.acknowledged[group.game] += 1
                    del answered[key]
                if view["moves"] and key not in answered and group.socket is not None:
                    answered[key] = view["turn"]
                    with suppress(ConnectionClosed):
                        group.socket.move(taste.choice(view["moves"])["move"], seat)


def finish(folder: Path, groups: list[Group], tally: Tally, taste: random.Random) -> int:
    """Play every table to its end, or, where a match takes minutes, a little further; how many did not get there."""
    server = Killable(folder / "crashes.db")
    try:
        for group in groups:
            tally.lost += reconnect(server, group)
        before = {group.code: dict(group.sent) for group in groups}
        waiting = groups
        end = time.monotonic() + FINISH_SECONDS
        while waiting and time.monotonic() < end:
            play_for(waiting, tally, taste, 1.0)
            waiting = [group for group in waiting if not is_done(group, before[group.code])]
        return len(waiting)
    finally:
        tally.complaints += server.stop().count("Traceback")


def is_done(group: Group, before: dict[int, int]) -> bool:
    return group.over or (group.game in REAL_TIME and group.sent != before)
