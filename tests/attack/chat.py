"""Spectators without cookies flood the chat of a table, where they may write and where they may not."""

from pathlib import Path
from threading import Event, Thread
from time import monotonic, sleep

from websockets.exceptions import ConnectionClosed

from saucer.server.settings import Settings
from tests.attack.finding import Finding
from tests.server.support.driving import Answer, Browser, Socket
from tests.server.support.killing import Killable

SECONDS = {True: 8.0, False: 3.0}
"""How long each attack takes: where spectators may write, and where they may not."""
SPECTATORS = 20
PLAYERS_LINES = 6
LIMITS = {
    name: str(getattr(Settings(), name))
    for name in ("messages_per_second", "requests_per_second", "sockets_per_address")
}
"""The limits of a server as it is installed; those for tests are higher."""


def run(folder: Path) -> list[Finding]:
    environment = {f"SAUCER_{name.upper()}": value for name, value in LIMITS.items()}
    with Killable(folder / "saucer.db", 0, **environment) as server:
        return [flood(server, spectators_write=may_write) for may_write in (True, False)]


def flood(server: Killable, *, spectators_write: bool) -> Finding:
    """Flood a table for some seconds while a player says a line now and then."""
    ada = Browser(server.address)
    settings = {"spectators_write": spectators_write}
    table = ada.make("strangers", "Ada", "easy", settings=settings, start=True)
    player = ada.open(table["code"])
    stopped, sent = Event(), [0] * SPECTATORS
    threads = [
        Thread(target=spam, args=(server, table["watch"], stopped, sent, number))
        for number in range(SPECTATORS)
    ]
    for thread in threads:
        thread.start()
    try:
        delivered = say_lines(player, SECONDS[spectators_write] / PLAYERS_LINES)
    finally:
        stopped.set()
        for thread in threads:
            thread.join()
    kept = ada.open(table["code"]).until("hello")["chat"]
    return finding(spectators_write, sum(sent), delivered, kept)


def spam(server: Killable, watch: str, stopped: Event, sent: list[int], number: int) -> None:
    """Say something as often as the socket takes it, until the server closes it or it is over; then come again."""
    while not stopped.is_set():
        socket = Browser(server.address).open(watch)
        try:
            while not stopped.is_set():
                socket.send(kind="chat", text=f"spam {sent[number]}")
                socket.drain()
                sent[number] += 1
                stopped.wait(0.01)
        except ConnectionClosed:
            stopped.wait(0.2)
        finally:
            socket.close()


def say_lines(player: Socket, pause: float) -> list[float]:
    """Say some lines; the seconds until each that was delivered was sent to everyone."""
    delivered: list[float] = []
    for number in range(PLAYERS_LINES):
        began = monotonic()
        player.send(kind="chat", text=f"line {number}")
        if is_delivered(player, f"line {number}", began + pause):
            delivered.append(monotonic() - began)
        sleep(max(0.0, began + pause - monotonic()))
    return delivered


def is_delivered(player: Socket, text: str, until: float) -> bool:
    """Whether a line comes back in time."""
    try:
        while monotonic() < until:
            answer = player.receive(max(0.0, until - monotonic()))
            if answer["kind"] == "chat" and answer["line"]["text"] == text:
                return True
    except TimeoutError:
        pass
    return False


def finding(spectators_write: bool, sent: int, delivered: list[float], kept: list[Answer]) -> Finding:
    players = sum(line["seat"] == 0 for line in kept)
    spectators = len(kept) - players
    most = 25 if spectators_write else 0
    may = "may" if spectators_write else "may not"
    return Finding(
        f"{SPECTATORS} spectators who {may} write flood the chat for {SECONDS[spectators_write]:.0f} s",
        f"every line of a player is delivered and kept; at most {most} of a newcomer's lines are theirs",
        f"{sent} sent; of {PLAYERS_LINES} lines {len(delivered)} delivered, after "
        f"{max(delivered, default=0.0) * 1000:.0f} ms at most, {players} kept; {spectators} of spectators",
        len(delivered) == players == PLAYERS_LINES and spectators <= most,
    )
