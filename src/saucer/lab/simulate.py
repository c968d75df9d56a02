"""Simulations: many matches between the same bots in the same seats, and their totals."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

from saucer.engine.build import is_compiled
from saucer.lab.batch import (
    Batch,
    MatchResult,
    Progress,
    ScheduledMatch,
    digest_all,
    no_progress,
    play_batch,
)
from saucer.lab.line_up import SearchBudget, fill_seats
from saucer.lab.match_setup import MatchSetup, check_counts, match_seed
from saucer.lab.record_files import prepare_directory


@dataclass(frozen=True)
class SimulationSetup:
    """What to simulate. Match 1, 2, … takes the seed `seed * 1_000_003 + 1`, `+ 2`, …"""

    setup: MatchSetup
    matches: int = 100
    seed: int = 0
    bots: Sequence[str] = ("random",)
    """The bots in the order of the seats; a shorter list starts again."""
    budget: SearchBudget = field(default_factory=SearchBudget)


@dataclass(frozen=True)
class Simulation:
    """The totals of many matches."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    matches: int
    seed: int
    workers: int
    compiled: bool
    moves: int
    seconds: float
    """Processor seconds of the playouts themselves, summed over the workers."""
    wall_seconds: float
    moves_per_second: float
    """Moves in one of those seconds: the speed of one core."""
    digest: str
    """SHA-256 over all matches; the same in every build and with any number of workers."""
    wins_by_seat: tuple[float, ...]
    wins_by_bot: dict[str, float]
    wins_by_side: dict[str, float]
    """Wins of each side, in games where the seats play for different ones."""
    mean_scores: tuple[float, ...]
    mean_length: float
    endings: dict[str, int]


def simulate(
    simulation: SimulationSetup,
    workers: int = 1,
    record_dir: Path | None = None,
    progress: Progress = no_progress,
) -> Simulation:
    """Play all matches of a simulation; with `record_dir`, write a record of each there."""
    check_counts(simulation.matches, workers)
    bots = fill_seats(simulation.bots, simulation.setup.seats)
    if record_dir is not None:
        prepare_directory(record_dir)
    matches = tuple(
        ScheduledMatch(number, match_seed(simulation.seed, number), bots)
        for number in range(1, simulation.matches + 1)
    )
    before = perf_counter()
    results = play_batch(Batch(simulation.setup, simulation.budget, matches, record_dir), workers, progress)
    return add_up(simulation, bots, results, workers, perf_counter() - before)


def add_up(
    simulation: SimulationSetup,
    bots: tuple[str, ...],
    results: list[MatchResult],
    workers: int,
    wall_seconds: float,
) -> Simulation:
    moves = sum(result.moves for result in results)
    seconds = sum(result.seconds for result in results)
    wins = [sum(result.shares[seat] for result in results) for seat in range(simulation.setup.seats)]
    return Simulation(
        game=simulation.setup.game_id,
        seats=simulation.setup.seats,
        options=simulation.setup.plain_options,
        bots=bots,
        matches=len(results),
        seed=simulation.seed,
        workers=workers,
        compiled=is_compiled(),
        moves=moves,
        seconds=round(seconds, 6),
        wall_seconds=round(wall_seconds, 6),
        moves_per_second=round(moves / max(seconds, 1e-9), 1),
        digest=digest_all(results),
        wins_by_seat=tuple(round(share, 6) for share in wins),
        wins_by_bot=wins_by_bot(bots, wins),
        wins_by_side=wins_by_side(results),
        mean_scores=tuple(mean_score(results, seat) for seat in range(simulation.setup.seats)),
        mean_length=round(moves / len(results), 6),
        endings=dict(sorted(Counter(result.reason for result in results).items())),
    )


def wins_by_bot(bots: tuple[str, ...], wins: list[float]) -> dict[str, float]:
    shares = dict.fromkeys(bots, 0.0)
    for name, share in zip(bots, wins, strict=True):
        shares[name] += share
    return {name: round(share, 6) for name, share in shares.items()}


def wins_by_side(results: list[MatchResult]) -> dict[str, float]:
    shares: dict[str, float] = {}
    for result in results:
        for side, share in zip(result.sides, result.shares, strict=False):
            shares[side] = shares.get(side, 0.0) + share
    return {side: round(shares[side], 6) for side in sorted(shares)}


def mean_score(results: list[MatchResult], seat: int) -> float:
    return round(sum(result.scores[seat] for result in results) / len(results), 6)
