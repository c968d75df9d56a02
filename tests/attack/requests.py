"""Requests that cost much or ask oddly, all from one address: stored matches, odd hosts, and tables nobody is at."""

import http.client
import json
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import cycle, product
from pathlib import Path
from typing import Any, NamedTuple

from tests.attack.finding import Finding
from tests.server.support.driving import plan_seat, running
from tests.server.support.killing import Killable
from tests.server.support.stored import copy_table

USUAL = {
    "SAUCER_REQUESTS_PER_SECOND": "10",
    "SAUCER_CPU_MILLISECONDS_PER_SECOND": "250",
    "SAUCER_IDLE_TABLES_PER_ADDRESS": "50",
    "SAUCER_MESSAGES_PER_SECOND": "20",
    "SAUCER_SOCKETS_PER_ADDRESS": "100",
}
"""The limits of a server that nobody has set up."""
HONEST = "127.0.0.2"
SEATS = ("Ada", "Bo", "Cy", "Di", "Ed")
COPIES = 200
ATTACKERS = 8
SECONDS = 16.0
LONGEST_WAIT = 1.0
SLOWER_OPENING = 4
ALONE = 5
CPU_BURST = 5.0
CPU_SHARE = 0.25
OWN_SHARE = 0.4
"""What the server may need beside that: what the others ask for, reading and refusing requests, and its own work."""
UNKNOWN = 400
REQUEST_RATE = 10
REQUEST_BURST = 100
TABLES = 1000
MOST_TABLES = 51
MOST_GROWTH = 30
"""Megabytes."""
ODD_HOSTS = (
    "evil.example",
    "127.0.0.1:x",
    "localhost:99999",
    "[",
    "[::1]x",
    "a:b:c",
    "me@localhost",
    "localhost/x",
    "\xff",
)
ODD_PATHS = (
    "/",
    "/nowhere",
    "/api/nowhere",
    "/api/games",
    "/assets/x",
    "//api//mine",
    "/%ff",
    "*",
    "http://evil.example/",
)


def run(folder: Path) -> list[Finding]:
    database = folder / "matches.db"
    code, steps = play_match(database)
    copies = copy_table(database, code, COPIES)
    with Killable(database, 0, **USUAL) as killable:
        findings = attack_stored(killable, copies, steps)
    with Killable(folder / "odd.db", 0, **USUAL) as killable:
        findings += attack_oddly(killable)
    with Killable(folder / "idle.db", 0, **{**USUAL, **QUICKLY}) as killable:
        findings += attack_memory(killable)
    return findings


def play_match(database: Path) -> tuple[str, int]:
    """Have bots play a match to its end; its link, and how many steps it took."""
    with running(database) as server:
        browser = server.browser()
        code: str = browser.make("area51", *["easy"] * len(SEATS), start=True)["code"]
        browser.open(code).until_over()
        return code, len(server.hub.store.steps(server.hub.tables[code].row.number))


# Stored matches


class Waits(NamedTuple):
    """How long answers took, in seconds."""

    health: list[float]
    openings: list[float]


def attack_stored(killable: Killable, copies: list[str], steps: int) -> list[Finding]:
    """Load, record and branch in a loop while others ask for the server's health and open matches of their own."""
    theirs, own = copies[: COPIES // 2], copies[COPIES // 2 :]
    seen: Counter[int] = Counter()
    alone, waits = [time_to_open(killable.place, own.pop()) for _ in range(ALONE)], Waits([], [])
    end = time.monotonic() + SECONDS
    links = cycle(theirs)
    jobs: list[Callable[[], None]] = [
        lambda: ask_for_all(killable.place, links, steps - 1, end, seen)
    ] * ATTACKERS
    jobs += [lambda: ask_health(killable.place, end, waits.health)]
    jobs += [lambda: open_matches(killable.place, own, end, waits.openings)]
    before = cpu_seconds(killable)
    at_once(jobs)
    spent = cpu_seconds(killable) - before
    most = CPU_BURST + (CPU_SHARE + OWN_SHARE) * SECONDS
    attack = f"matches of {steps} steps loaded, recorded and branched for {SECONDS:.0f} s from one address"
    return [
        Finding(
            attack,
            f"others get an answer within {LONGEST_WAIT} s",
            f"slowest {max(waits.health):.3f} s, median {middle(waits.health):.3f} s of {len(waits.health)}",
            max(waits.health) <= LONGEST_WAIT,
        ),
        Finding(
            attack,
            f"others open a stored match within {SLOWER_OPENING} times what it takes alone (median)",
            f"{middle(waits.openings):.2f} s, at most {max(waits.openings):.2f} s; alone {middle(alone):.2f} s",
            middle(waits.openings) <= SLOWER_OPENING * middle(alone),
        ),
        Finding(
            attack,
            f"at most {most:.0f} s of CPU time, beyond that 429",
            f"{spent:.1f} s of CPU time; {seen[200] + seen[201]} answered, {seen[429]} refused",
            spent <= most,
        ),
    ]


def ask_for_all(place: str, links: Iterator[str], step: int, end: float, seen: Counter[int]) -> None:
    branch = {"step": step, "seats": list(range(len(SEATS))), "name": "Eve", "level": "easy"}
    while time.monotonic() < end:
        link = next(links)
        seen[ask(place, "GET", f"/api/tables/{link}")[0]] += 1
        seen[ask(place, "GET", f"/api/tables/{link}/record")[0]] += 1
        seen[ask(place, "POST", f"/api/tables/{link}/branch", branch)[0]] += 1


def ask_health(place: str, end: float, waits: list[float]) -> None:
    while time.monotonic() < end:
        began = time.monotonic()
        assert ask(place, "GET", "/api/health", source=HONEST)[0] == 200
        waits.append(time.monotonic() - began)
        time.sleep(0.02)


def open_matches(place: str, links: list[str], end: float, waits: list[float]) -> None:
    for link in links:
        if time.monotonic() >= end:
            return
        waits.append(time_to_open(place, link))
        time.sleep(1.0)


def time_to_open(place: str, link: str) -> float:
    began = time.monotonic()
    assert ask(place, "GET", f"/api/tables/{link}", source=HONEST)[0] == 200
    return time.monotonic() - began


# Odd hosts and unknown paths


def attack_oddly(killable: Killable) -> list[Finding]:
    odd = Counter(odd_statuses(killable.place))
    began = time.monotonic()
    unknown = Counter(ask(killable.place, "GET", "/api/nowhere")[0] for _ in range(UNKNOWN))
    most = REQUEST_BURST + REQUEST_RATE * (time.monotonic() - began)
    errors = errors_of(killable)
    return [
        Finding(
            "odd Host headers on known and unknown paths",
            "421 before anything else, no error of the server",
            f"{shown(odd)}; {errors} errors",
            set(odd) == {421} and errors == 0,
        ),
        Finding(
            f"{UNKNOWN} requests for an unknown path",
            f"answered {most:.0f} times at most, then 429",
            shown(unknown),
            set(unknown) == {404, 429} and unknown[404] <= most,
        ),
    ]


def odd_statuses(place: str) -> Iterator[int]:
    """The answers to odd requests, up to the first that does not come."""
    for host, path, method in product(ODD_HOSTS, ODD_PATHS, ("GET", "POST", "BREW", "OPTIONS")):
        try:
            yield ask(place, method, path, host=host)[0]
        except TimeoutError:
            yield 0
            return


def errors_of(killable: Killable) -> int:
    text = ask(killable.place, "GET", "/metrics")[1].decode()
    return int(next(line.split()[1] for line in text.splitlines() if line.startswith("saucer_errors_total ")))


# Memory

QUICKLY = {"SAUCER_REQUESTS_PER_SECOND": "100000", "SAUCER_CPU_MILLISECONDS_PER_SECOND": "100000"}
"""What would take minutes, in seconds."""


def attack_memory(killable: Killable) -> list[Finding]:
    """Make tables, each as a new browser, and leave them."""
    form = {"game": "area51", "seats": [plan_seat(name) for name in SEATS], "start": True}
    for _ in range(MOST_TABLES):
        ask(killable.place, "POST", "/api/tables", form)
    before = megabytes(killable)
    seen = Counter(ask(killable.place, "POST", "/api/tables", form)[0] for _ in range(TABLES))
    growth = megabytes(killable) - before
    tables = json.loads(ask(killable.place, "GET", "/api/health")[1])["tables"]
    return [
        Finding(
            f"{TABLES} tables made and left, from one address with as many cookies",
            f"at most {MOST_TABLES} of them in memory, {MOST_GROWTH} MB more",
            f"{tables} in memory, {growth:.0f} MB more; {shown(seen)}",
            tables <= MOST_TABLES and growth <= MOST_GROWTH,
        )
    ]


# Asking and measuring


def ask(
    place: str, method: str, path: str, body: Any = None, host: str | None = None, source: str = "127.0.0.1"
) -> tuple[int, bytes]:
    """The status and the content of an answer, to a new browser."""
    connection = http.client.HTTPConnection(place, timeout=30, source_address=(source, 0))
    try:
        connection.putrequest(method, path, skip_host=True)
        connection.putheader("Host", place if host is None else host.encode("latin-1"))
        sent = b"" if body is None else json.dumps(body).encode()
        connection.putheader("Content-Type", "application/json")
        connection.putheader("Content-Length", str(len(sent)))
        connection.endheaders(sent)
        response = connection.getresponse()
        return response.status, response.read()
    finally:
        connection.close()


def at_once(jobs: list[Callable[[], None]]) -> None:
    threads = [threading.Thread(target=job) for job in jobs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def cpu_seconds(killable: Killable) -> float:
    """The CPU time of the server, without its bots."""
    fields = Path(f"/proc/{killable.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def megabytes(killable: Killable) -> float:
    text = Path(f"/proc/{killable.process.pid}/status").read_text()
    return int(text.partition("VmRSS:")[2].split()[0]) / 1024


def middle(numbers: list[float]) -> float:
    return sorted(numbers)[len(numbers) // 2]


def shown(seen: Counter[int]) -> str:
    return ", ".join(f"{many} x {status}" for status, many in sorted(seen.items()))
