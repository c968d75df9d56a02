"""Tries to name the alien of E.T.I. by the order in which seats make up their minds in the reveal window."""

from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any

from tests.attack.finding import Finding
from tests.server.support.driving import Browser, Socket
from tests.server.support.killing import Killable

TABLES = 4
WINDOWS = 20
SEATS = 4
MOST_SECONDS = 50.0
"""After which the attack stops, however many windows it has seen."""
OPTIONS = {"length": "short", "timer": 0}


@dataclass
class Window:
    """The seats in the order in which they made up their minds, and in how many messages that was sent."""

    seats: list[int] = field(default_factory=list)
    messages: set[int] = field(default_factory=set)


class Watcher:
    """A spectator of a match of bots."""

    def __init__(self, server: Killable) -> None:
        browser = Browser(server.address)
        table = browser.make("eti", *["easy"] * SEATS, options=OPTIONS, start=True)
        self.socket: Socket = Browser(server.address).open(table["watch"])
        self.windows: list[Window] = []
        self.open: Window | None = None
        self.alien: int | None = None
        self.count = 0

    def listen(self) -> None:
        """Take in what has come."""
        for message in self.socket.drain(0.05):
            if message["kind"] == "view" and not message["again"]:
                self.count += 1
                for news in message["events"]:
                    self.note(news["event"])

    def note(self, event: dict[str, Any]) -> None:
        kind = event["kind"]
        if kind == "reveal_asked":
            self.open = Window()
        elif kind == "choice_made" and self.open is not None:
            self.open.seats.append(event["seat"])
            self.open.messages.add(self.count)
        elif kind in ("nobody_revealed", "alien_revealed") and self.open is not None:
            self.open.seats += [seat for seat in range(SEATS) if seat not in self.open.seats]
            self.windows.append(self.open)
            self.open = None
        if kind == "alien_revealed":
            self.alien = event["seat"]


def run(folder: Path) -> list[Finding]:
    """Watch matches until their aliens have revealed; then every window before it can be judged."""
    watched: list[Watcher] = []
    with Killable(folder / "saucer.db", SAUCER_BOT_PAUSE="0.02", SAUCER_ANSWER_SECONDS="0.6") as server:
        watching = [Watcher(server) for _ in range(TABLES)]
        end = monotonic() + MOST_SECONDS
        while monotonic() < end and sum(len(watcher.windows) for watcher in watched) < WINDOWS:
            for watcher in watching[:]:
                watcher.listen()
                if watcher.alien is not None:
                    watched.append(watcher)
                    watching.remove(watcher)
                    watching.append(Watcher(server))
    return [judge([(watcher.alien, window) for watcher in watched for window in watcher.windows])]


def judge(windows: list[tuple[int | None, Window]]) -> Finding:
    last = sum(window.seats[-1] == alien for alien, window in windows)
    first = sum(window.seats[0] == alien for alien, window in windows)
    ordered = sum(window.seats == list(range(SEATS)) and len(window.messages) == 1 for _, window in windows)
    return Finding(
        "read the alien off the order of answers in the reveal window",
        "the order of answers is seat order, no matter who has a choice",
        f"{len(windows)} windows: alien last in {last}, first in {first} (chance 1 in {SEATS}); "
        f"in seat order and one message in {ordered}",
        bool(windows) and ordered == len(windows),
    )
