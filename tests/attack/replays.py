"""Replays of a long match: what they weigh, what they cost the event loop, and who waits for them."""

import gzip
import http.client
import json
import time
from collections import Counter
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any, NamedTuple

from tests.attack.finding import Finding
from tests.attack.requests import USUAL, ask_health, at_once, middle, play_match, shown
from tests.server.support.killing import Killable
from tests.server.support.stored import copy_table

MOST_BYTES = 150_000
MOST_FIRST_BYTES = 30_000
MOST_LOOP_SECONDS = 0.010
MOST_FIRST_SECONDS = 0.020
"""For the first replay after a start."""
MOST_SLOWER = 3
COPIES = 12
ADDRESSES = tuple(f"127.0.0.{number}" for number in range(3, 8))
RATE = 10
"""How many replays are opened each second, from all addresses together."""
SECONDS = 8.0
EYES = ("", "&seat=0", "&seat=1")
QUIETLY = {**USUAL, "SAUCER_REQUESTS_PER_SECOND": "100000", "SAUCER_CPU_MILLISECONDS_PER_SECOND": "100000"}
"""One at a time, without the limits, to see what each request takes."""


class Answer(NamedTuple):
    """What came of one request: its status, its bytes as they travelled, and how far the match goes on after it."""

    status: int
    size: int
    next_step: int | None


def run(folder: Path) -> list[Finding]:
    database = folder / "matches.db"
    code, steps = play_match(database)
    copies = copy_table(database, code, COPIES)
    with Killable(database, 0, **QUIETLY) as killable:
        findings = [open_stored(killable, copies, steps), *weigh(killable, copies.pop(), steps)]
    with Killable(database, 0, **USUAL) as killable:
        return [*findings, crowd(killable, copies, steps)]


def open_stored(killable: Killable, links: list[str], steps: int) -> Finding:
    """Open matches that are not in memory: the first of all, which starts a worker process, and others after it."""
    spent = [seconds_to_ask(killable, link, 0)[1] for link in links]
    return Finding(
        f"{len(links)} stored matches of {steps} steps opened one after the other",
        f"no request takes more than {MOST_LOOP_SECONDS * 1000:.0f} ms of the event loop, "
        f"the first after a start {MOST_FIRST_SECONDS * 1000:.0f} ms",
        f"the first {spent[0] * 1000:.1f} ms, others at most {max(spent[1:]) * 1000:.1f} ms, "
        f"median {middle(spent) * 1000:.1f} ms",
        spent[0] <= MOST_FIRST_SECONDS and max(spent[1:]) <= MOST_LOOP_SECONDS,
    )


def seconds_to_ask(killable: Killable, link: str, first: int) -> tuple[Answer, float]:
    """The answer to a request, and the CPU time of the event loop for it."""
    before = loop_seconds(killable)
    answer = ask_part(killable.place, link, first, "")
    return answer, loop_seconds(killable) - before


def weigh(killable: Killable, link: str, steps: int) -> list[Finding]:
    """Read a match once, alone: its bytes, and the CPU time of the event loop for each request."""
    sizes, spent = [], []
    first: int | None = 0
    while first is not None:
        answer, seconds = seconds_to_ask(killable, link, first)
        spent.append(seconds)
        sizes.append(answer.size)
        first = answer.next_step
    attack = f"a replay of {steps} steps with everything open, read once in {len(sizes)} requests"
    return [
        Finding(
            attack,
            f"at most {MOST_BYTES // 1000} kB, {MOST_FIRST_BYTES // 1000} kB for the first picture",
            f"{sum(sizes) / 1000:.0f} kB, the first answer {sizes[0] / 1000:.1f} kB",
            sum(sizes) <= MOST_BYTES and sizes[0] <= MOST_FIRST_BYTES,
        ),
        Finding(
            attack,
            f"no request takes more than {MOST_LOOP_SECONDS * 1000:.0f} ms of the event loop",
            f"at most {max(spent) * 1000:.1f} ms, median {middle(spent) * 1000:.1f} ms",
            max(spent) <= MOST_LOOP_SECONDS,
        ),
    ]


def crowd(killable: Killable, links: list[str], steps: int) -> Finding:
    """Ten replays a second from five addresses, while somebody asks for the server's health."""
    for link in links:
        ask_part(killable.place, link, 0, "")
    idle: list[float] = []
    ask_health(killable.place, time.monotonic() + SECONDS / 4, idle)
    waits: list[float] = []
    seen: Counter[int] = Counter()
    end = time.monotonic() + SECONDS
    wanted = cycle([(link, eyes) for eyes in EYES for link in links])
    starts = (end - SECONDS + number / RATE for number in range(int(SECONDS * RATE)))
    plans = [
        Visit(source, *which, start, end)
        for source, which, start in zip(cycle(ADDRESSES), wanted, starts, strict=False)
    ]
    visits = [partial(visit, killable.place, plan, seen) for plan in plans]
    at_once([lambda: ask_health(killable.place, end, waits), *visits])
    return Finding(
        f"{RATE} replays of {steps} steps a second from {len(ADDRESSES)} addresses, {len(links)} matches",
        f"the median of /api/health stays within {MOST_SLOWER} times of idle",
        f"{middle(waits) * 1000:.1f} ms, at most {max(waits) * 1000:.0f} ms; idle {middle(idle) * 1000:.1f} ms; "
        f"{shown(seen)}",
        middle(waits) <= MOST_SLOWER * middle(idle),
    )


class Visit(NamedTuple):
    """Someone who reads a replay from some moment on: from which address, which one, and until when."""

    source: str
    link: str
    eyes: str
    start: float
    end: float


def visit(place: str, plan: Visit, seen: Counter[int]) -> None:
    time.sleep(max(0.0, plan.start - time.monotonic()))
    first: int | None = 0
    while first is not None and time.monotonic() < plan.end:
        answer = ask_part(place, plan.link, first, plan.eyes, plan.source)
        seen[answer.status] += 1
        first = answer.next_step


def ask_part(place: str, link: str, first: int, eyes: str, source: str = "127.0.0.1") -> Answer:
    connection = http.client.HTTPConnection(place, timeout=30, source_address=(source, 0))
    try:
        path = f"/api/tables/{link}/replay?changes=1&first={first}{eyes}"
        connection.request("GET", path, None, {"Accept-Encoding": "gzip"})
        answer = connection.getresponse()
        content = answer.read()
    finally:
        connection.close()
    if answer.status != http.HTTPStatus.OK:
        return Answer(answer.status, len(content), None)
    is_packed = answer.headers["Content-Encoding"] == "gzip"
    replay: Any = json.loads(gzip.decompress(content) if is_packed else content)
    last = replay["steps"][-1]["step"]
    return Answer(answer.status, len(content), last + 1 if last < replay["total"] else None)


def loop_seconds(killable: Killable) -> float:
    """The CPU time of the server's main thread, in which the event loop runs."""
    pid = killable.process.pid
    return int(Path(f"/proc/{pid}/task/{pid}/schedstat").read_text().split()[0]) / 1e9
