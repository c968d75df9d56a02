"""Measures Saucer's server and boardgame.io's in turn, in the same run, with the same number of tables and sockets."""

import asyncio
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from benchmarks.server.load import Tally, press
from saucer.engine.build import is_compiled
from saucer.engine.errors import SaucerError
from saucer.server.run import has_uvloop, take_port

ROOT = Path(__file__).parents[2]
SCRIPTS = Path(__file__).parent / "boardgame_io"
TABLES = 50
SOCKETS = 2 * TABLES
WARM_UP = 2.0
ROUNDS = 2
PEER = "SAUCER_BENCH_PEER"
"""Names the folder in which npm has installed boardgame.io; `make bench` makes it."""
EARLY = range(10, 110)
LATE = range(1000, 1100)

Report = Callable[[str], None]
Stalls = tuple[float, float]
"""The longest time in seconds that an event loop was held: in all, and by computing."""


class Figures(msgspec.Struct, frozen=True):
    """What one server did."""

    moves_per_second: float
    p50_ms: float
    p99_ms: float


class Growth(msgspec.Struct, frozen=True):
    """One table alone: what a move takes at the beginning of a long match, and after a thousand moves."""

    early_ms: float
    late_ms: float


class ServerBench(msgspec.Struct, frozen=True):
    """All that was measured."""

    game: str
    tables: int
    sockets: int
    seconds: float
    compiled: bool
    saucer: Figures
    boardgame_io: Figures | None
    times_as_fast: float | None
    growth: Growth
    longest_stall_ms: float
    """How long Saucer's event loop was held at most, while it was busy and someone opened the pages."""
    longest_stall_cpu_ms: float
    """The same, counting only what the loop computed: other programs on the machine do not show in it."""


class BenchFailed(SaucerError):
    """A server that did not start."""


def measure_server(seconds: float, report: Report = lambda _: None) -> ServerBench:
    """Each server gets `seconds` in all, in turns."""
    own: list[Tally] = []
    peer: list[Tally] = []
    folder = peer_folder()
    with TemporaryDirectory() as place:
        for round_number in range(1, ROUNDS + 1):
            report(f"Saucer, round {round_number} of {ROUNDS}")
            own.append(press_saucer(Path(place) / f"{round_number}.db", TABLES, seconds / ROUNDS))
            if folder is not None:
                report(f"boardgame.io, round {round_number} of {ROUNDS}")
                peer.append(press_peer(folder, seconds / ROUNDS))
        report("a long match")
        growth = measure_growth(Path(place) / "long.db")
    ours = figures(own, seconds)
    theirs = figures(peer, seconds) if peer else None
    faster = None if theirs is None else round(ours.moves_per_second / theirs.moves_per_second, 2)
    stalls = [round(max(tally.stalls[place] for tally in own) * 1000, 1) for place in (0, 1)]
    return ServerBench("nim", TABLES, SOCKETS, seconds, is_compiled(), ours, theirs, faster, growth, *stalls)


def figures(tallies: list[Tally], seconds: float) -> Figures:
    waits = sorted(wait for tally in tallies for wait in tally.waits)
    if not waits:
        raise BenchFailed("no move was made")
    return Figures(
        round(sum(tally.moves for tally in tallies) / seconds, 1),
        round(waits[len(waits) // 2] * 1000, 3),
        round(waits[len(waits) * 99 // 100] * 1000, 3),
    )


# Saucer


@contextmanager
def serving(database: Path, on_stalls: Callable[[Stalls], None] = lambda _: None) -> Iterator[str]:
    """The address of a server on a database of its own. `on_stalls` is called with its longest stalls at the end."""
    command = [sys.executable, "-m", "benchmarks.server.serving", str(database.resolve())]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=ROOT
    ) as process:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        try:
            if not address:
                raise BenchFailed("the server to be measured did not start")
            yield address
        finally:
            process.terminate()
            stalls = process.stdout.read().split()
            if stalls:
                on_stalls((float(stalls[0]), float(stalls[1])))


def press_saucer(database: Path, tables: int, seconds: float) -> Tally:
    stalls: list[Stalls] = []
    with serving(database, stalls.append) as address:
        tally = run_clients(press(address, "nim", tables, seconds, WARM_UP))
    tally.stalls = stalls[0] if stalls else (0.0, 0.0)
    return tally


def run_clients(work: Coroutine[None, None, Tally]) -> Tally:
    if not has_uvloop():
        return asyncio.run(work)
    import uvloop  # noqa: PLC0415 - not to be had on Windows

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def measure_growth(database: Path) -> Growth:
    """One table alone, until its match is more than a thousand moves long."""
    with serving(database) as address:
        tally = run_clients(press(address, "nim", 1, 0.0, 0.0, moves=LATE[-1] + 1))
    early, late = (sorted(tally.waits[one.start : one.stop]) for one in (EARLY, LATE))
    if not late:
        raise BenchFailed("no thousand moves were made")
    return Growth(round(early[len(early) // 2] * 1000, 3), round(late[len(late) // 2] * 1000, 3))


# boardgame.io


def peer_folder() -> Path | None:
    """Where boardgame.io is installed, with Node.js on the PATH."""
    named = os.environ.get(PEER)
    if not named or shutil.which("node") is None:
        return None
    return Path(named) if (Path(named) / "node_modules" / "boardgame.io").is_dir() else None


def press_peer(folder: Path, seconds: float) -> Tally:
    for script in SCRIPTS.glob("*.cjs"):
        shutil.copy(script, folder)
    port = free_port()
    with subprocess.Popen(["node", "server.cjs", str(port)], stdout=subprocess.PIPE, cwd=folder) as server:
        assert server.stdout is not None
        server.stdout.readline()
        try:
            return peer_clients(folder, port, seconds)
        finally:
            server.terminate()


def peer_clients(folder: Path, port: int, seconds: float) -> Tally:
    command = ["node", "clients.cjs", str(port), str(TABLES), str(seconds), str(WARM_UP)]
    done = subprocess.run(command, cwd=folder, capture_output=True, check=False)
    if done.returncode:
        raise BenchFailed(f"boardgame.io's clients failed: {done.stderr.decode()[-200:]}")
    counted = msgspec.json.decode(done.stdout)
    tally = Tally()
    tally.moves = counted["moves"]
    tally.waits = [wait / 1000 for wait in counted["waits"]]
    return tally


def free_port() -> int:
    with take_port("127.0.0.1", 0) as listener:
        return int(listener.getsockname()[1])
