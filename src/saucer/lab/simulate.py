"""Simulations: many matches between the same bots in the same seats, and their totals."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from saucer.engine.build import is_compiled
from saucer.lab.batch import NO_OUTPUT, Batch, Output, Progress, RunDigest, make_run, no_progress, play_batch
from saucer.lab.line_up import SearchBudget, fill_seats
from saucer.lab.match_setup import MatchSetup, check_counts, match_seed
from saucer.lab.play.match_result import Forfeits, MatchResult, ScheduledMatch


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
    wins_by_turn: tuple[float, ...]
    """Wins of the seat that moved first, second and so on; empty in games where all decide at once."""
    wins_by_bot: dict[str, float]
    wins_by_side: dict[str, float]
    """Wins of each side, in games where the seats play for different ones."""
    mean_scores: tuple[float, ...]
    """Without the matches that were forfeited."""
    mean_length: float
    endings: dict[str, int]
    forfeits: Forfeits


def simulate(
    simulation: SimulationSetup,
    workers: int = 1,
    output: Output = NO_OUTPUT,
    progress: Progress = no_progress,
) -> Simulation:
    """Play all matches of a simulation and add up the results; `output` says what is written of each match."""
    check_counts(simulation.matches, workers)
    bots = fill_seats(simulation.bots, simulation.setup.seats)
    batch = make_batch(simulation, bots, output)
    totals = Totals(simulation, bots)
    before = perf_counter()
    with closing(play_batch(batch, workers, progress)) as results:
        for result in results:
            totals.add(result)
    return totals.report(workers, perf_counter() - before)


def make_batch(simulation: SimulationSetup, bots: tuple[str, ...], output: Output) -> Batch:
    run = make_run(simulation.setup, simulation.budget, bots, output)

    def schedule() -> Iterator[ScheduledMatch]:
        for number in range(1, simulation.matches + 1):
            yield ScheduledMatch(number, match_seed(simulation.seed, number), bots)

    return Batch(run, simulation.matches, schedule, output)


class Totals:
    """Adds up the results of a simulation, one after another."""

    def __init__(self, simulation: SimulationSetup, bots: tuple[str, ...]) -> None:
        seats = simulation.setup.seats
        self.simulation = simulation
        self.bots = bots
        self.matches = 0
        self.moves = 0
        self.seconds = 0.0
        self.wins = [0.0] * seats
        self.turns = [0.0] * seats
        self.has_turns = False
        self.sides: dict[str, float] = {}
        self.scores = [0] * seats
        self.endings: Counter[str] = Counter()
        self.forfeits = Forfeits()
        self.digest = RunDigest()

    def add(self, result: MatchResult) -> None:
        self.matches += 1
        self.moves += result.moves
        self.seconds += result.seconds
        self.endings[result.reason] += 1
        self.digest.add(result)
        self.forfeits.add(self.simulation.setup.game_id, result)
        for seat, share in enumerate(result.shares):
            self.wins[seat] += share
        for seat, score in enumerate(result.scores):
            self.scores[seat] += score
        for side, share in zip(result.sides, result.shares, strict=False):
            self.sides[side] = self.sides.get(side, 0.0) + share
        for turn, seat in enumerate(result.order):
            self.has_turns = True
            self.turns[turn] += result.shares[seat]

    def report(self, workers: int, wall_seconds: float) -> Simulation:
        simulation, bots = self.simulation, self.bots
        scored = max(1, self.matches - self.forfeits.count)
        return Simulation(
            game=simulation.setup.game_id,
            seats=simulation.setup.seats,
            options=simulation.setup.plain_options,
            bots=bots,
            matches=self.matches,
            seed=simulation.seed,
            workers=workers,
            compiled=is_compiled(),
            moves=self.moves,
            seconds=round(self.seconds, 6),
            wall_seconds=round(wall_seconds, 6),
            moves_per_second=round(self.moves / max(self.seconds, 1e-9), 1),
            digest=self.digest.hex(),
            wins_by_seat=tuple(round(share, 6) for share in self.wins),
            wins_by_turn=tuple(round(share, 6) for share in self.turns) if self.has_turns else (),
            wins_by_bot=wins_by_bot(bots, self.wins),
            wins_by_side={side: round(self.sides[side], 6) for side in sorted(self.sides)},
            mean_scores=tuple(round(score / scored, 6) for score in self.scores),
            mean_length=round(self.moves / self.matches, 6),
            endings=dict(sorted(self.endings.items())),
            forfeits=self.forfeits,
        )


def wins_by_bot(bots: tuple[str, ...], wins: list[float]) -> dict[str, float]:
    shares = dict.fromkeys(bots, 0.0)
    for name, share in zip(bots, wins, strict=True):
        shares[name] += share
    return {name: round(share, 6) for name, share in shares.items()}
