"""The speed of all games on one core: moves, copies, views, imagined states and search, beside other engines."""

import platform
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from statistics import median
from time import process_time
from typing import Any

from benchmarks.open_spiel import Peer, load_peers, peer_version
from saucer.bots import DEFAULT_ITERATIONS
from saucer.bots.search import Search
from saucer.engine.build import is_compiled
from saucer.engine.chance import Chance
from saucer.engine.errors import BadOptions
from saucer.engine.game import AnyGame
from saucer.engine.types import Seat, TimeUp
from saucer.games import BUILT_IN
from saucer.games.panic.components import STANDARD
from saucer.games.panic.solver.solver import Solver

SAMPLES = 64
SAMPLED_MATCHES = 16
REPEATS = 5
BATCH = 32
TIME_UP_EVERY = 400
"""Number of steps between two steps of the clock, where a timer is running."""

Choice = tuple[Any, Seat]
"""A state, and a seat that has a choice in it."""

Work = Callable[[int], int]
"""Does a batch of something, given the number of batches before it; returns how often it did it."""


@dataclass(frozen=True)
class GameSpeed:
    """How often per second, on one core, in matches with the most seats."""

    seats: int
    moves_per_second: float
    copies_per_second: float
    views_per_second: float
    imagines_per_second: float
    ismcts_iterations_per_second: float


@dataclass(frozen=True)
class PeerSpeed:
    """The same of another engine's game; None where it has no such thing."""

    moves_per_second: float
    copies_per_second: float
    ismcts_iterations_per_second: float | None


@dataclass(frozen=True)
class TownCount:
    """All towns of Nine Tiles Panic, counted exactly, and the processor seconds this took from nothing."""

    towns: int
    seconds: float


@dataclass(frozen=True)
class Bench:
    """All results. `ratios[game][peer]` is how many times as fast as the peer the game is."""

    build: str
    compiled: bool
    python: str
    machine: str
    seconds: float
    """Processor seconds given to each measurement, split over its repeats; the median counts."""
    games: dict[str, GameSpeed]
    counting: TownCount
    open_spiel: str | None
    peers: dict[str, PeerSpeed]
    ratios: dict[str, dict[str, dict[str, float]]]


@dataclass(frozen=True)
class SampledDecision:
    """A state in the middle of a match where a seat has a choice."""

    state: Any
    seat: Seat
    view: Any


def measure(seconds: float = 1.0, progress: Callable[[str], None] | None = None) -> Bench:
    """Measure every game, and OpenSpiel's where it is installed; each measurement takes this number of seconds."""
    if seconds <= 0:
        raise BadOptions(f"a measurement takes more than 0 seconds, not {seconds:g}")
    report = progress or (lambda _what: None)
    games: dict[str, GameSpeed] = {}
    for game in BUILT_IN:
        report(game.id)
        games[game.id] = measure_game(game, seconds)
    peers: dict[str, PeerSpeed] = {}
    for peer in load_peers():
        report(peer.name)
        peers[peer.name] = measure_peer(peer, seconds)
    return Bench(
        build="compiled" if is_compiled() else "pure",
        compiled=is_compiled(),
        python=platform.python_version(),
        machine=platform.machine(),
        seconds=seconds,
        games=games,
        counting=count_all_towns(),
        open_spiel=peer_version(),
        peers=peers,
        ratios={name: {peer: compare(speed, peers[peer]) for peer in peers} for name, speed in games.items()},
    )


@cache
def count_all_towns() -> TownCount:
    """Build the solver's tables and count; once per process."""
    before = process_time()
    towns = Solver(STANDARD).counts().valid
    return TownCount(towns, round(process_time() - before, 3))


def compare(game: GameSpeed, peer: PeerSpeed) -> dict[str, float]:
    ratios = {
        "moves": game.moves_per_second / peer.moves_per_second,
        "copies": game.copies_per_second / peer.copies_per_second,
    }
    if peer.ismcts_iterations_per_second:
        ratios["ismcts_iterations"] = game.ismcts_iterations_per_second / peer.ismcts_iterations_per_second
    return {name: round(ratio, 2) for name, ratio in ratios.items()}


def per_second(work: Work, seconds: float) -> float:
    """How often per processor second: the median of several repeats."""
    return round(median(one_repeat(work, seconds / REPEATS) for _ in range(REPEATS)), 1)


def one_repeat(work: Work, seconds: float) -> float:
    done = 0
    asked = 0
    start = process_time()
    stop = start + seconds
    now = start
    while now < stop:
        done += work(asked)
        asked += 1
        now = process_time()
    return done / (now - start)


def measure_game(game: AnyGame, seconds: float) -> GameSpeed:
    seats = max(game.seat_counts)
    decisions = sample(game, seats)
    return GameSpeed(
        seats=seats,
        moves_per_second=per_second(lambda asked: random_match(game, seats, asked), seconds),
        copies_per_second=per_second(each(decisions, lambda one: game.states.copy(one.state)), seconds),
        views_per_second=per_second(
            each(decisions, lambda one: game.sight.see(one.state, one.seat)), seconds
        ),
        imagines_per_second=per_second(imagining(game, decisions), seconds),
        ismcts_iterations_per_second=per_second(searching(game, decisions), seconds),
    )


def random_match(game: AnyGame, seats: int, seed: int) -> int:
    """Play one match at random, a fresh stream of chance at every step, and count its moves."""
    to_move, legal_moves, advance = game.rules.to_move, game.rules.legal_moves, game.rules.advance
    timed = game.rules.is_timed
    choose = Chance(seed, 0, "bench")
    state = game.rules.start(game.options(), seats, Chance(seed, 0))
    step = 0
    turn = to_move(state)
    while turn:
        step += 1
        if timed and step % TIME_UP_EVERY == 0:
            time_up(game, state, Chance(seed, step))
        else:
            seat = turn[step % len(turn)]
            moves = legal_moves(state, seat)
            advance(state, seat, moves[choose.below(len(moves))], Chance(seed, step))
        turn = to_move(state)
    return step


def time_up(game: AnyGame, state: Any, rng: Chance) -> None:
    """Let a timer run out where one is running: random moves alone would never finish some rounds."""
    for timer in game.rules.clock(state)[:1]:
        game.rules.advance(state, None, TimeUp(timer.name), rng)


def sample(game: AnyGame, seats: int) -> list[SampledDecision]:
    """Decisions from the middle of random matches: the same ones every time."""
    found: list[Choice] = []
    for seed in range(SAMPLED_MATCHES):
        found += choices_of(game, seats, seed)
    stride = max(1, len(found) // SAMPLES)
    return [
        SampledDecision(state, seat, game.sight.see(state, seat)) for state, seat in found[::stride][:SAMPLES]
    ]


def choices_of(game: AnyGame, seats: int, seed: int) -> list[Choice]:
    """Every real choice in the middle half of one random match."""
    choose = Chance(seed, 0, "bench")
    state = game.rules.start(game.options(), seats, Chance(seed, 0))
    found: list[Choice] = []
    turn = game.rules.to_move(state)
    step = 0
    while turn:
        step += 1
        seat = turn[step % len(turn)]
        moves = game.rules.legal_moves(state, seat)
        if len(moves) > 1:
            found.append((game.states.copy(state), seat))
        game.rules.advance(state, seat, moves[choose.below(len(moves))], Chance(seed, step))
        if step % TIME_UP_EVERY == 0:
            time_up(game, state, Chance(seed, step, "ring"))
        turn = game.rules.to_move(state)
    return found[len(found) // 4 : 3 * len(found) // 4]


def each(decisions: list[SampledDecision], act: Callable[[SampledDecision], object]) -> Work:
    """Act on a batch of the samples."""

    def work(asked: int) -> int:
        for nth in range(BATCH):
            act(decisions[(asked * BATCH + nth) % len(decisions)])
        return BATCH

    return work


def imagining(game: AnyGame, decisions: list[SampledDecision]) -> Work:
    rng = Chance(0, 0, "bench")
    return each(decisions, lambda one: game.sight.imagine(one.view, rng))


def searching(game: AnyGame, decisions: list[SampledDecision]) -> Work:
    """Search a decision for as many iterations as `ismcts` may take by default."""

    def work(asked: int) -> int:
        view = decisions[asked % len(decisions)].view
        search = Search(game, view, Chance(asked, 0, "bench"))
        for _ in range(DEFAULT_ITERATIONS):
            search.iterate()
        return DEFAULT_ITERATIONS

    return work


def measure_peer(peer: Peer, seconds: float) -> PeerSpeed:
    search = peer.searching()
    return PeerSpeed(
        moves_per_second=per_second(peer.random_match, seconds),
        copies_per_second=per_second(peer.copying(), seconds),
        ismcts_iterations_per_second=None if search is None else per_second(search, seconds),
    )
