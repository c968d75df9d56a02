"""Fair tournaments: every pair of bots meets on the same deals, and each bot holds every seat equally often."""

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import combinations
from math import comb
from time import perf_counter
from typing import Any

from saucer.engine.build import is_compiled
from saucer.engine.errors import BadOptions
from saucer.lab.batch import NO_OUTPUT, Batch, Output, Progress, RunDigest, make_run, no_progress, play_batch
from saucer.lab.line_up import SearchBudget
from saucer.lab.match_setup import MatchSetup, check_counts, match_seed
from saucer.lab.play.match_result import Forfeits, MatchResult, ScheduledMatch
from saucer.lab.tallies import MirrorTally, PairTally, SeatTally
from saucer.lab.win_rates import WinRate, ratings, win_rate

MIRROR_PART = 5
"""Against itself a bot plays one match for every five against another."""


@dataclass(frozen=True)
class Tournament:
    """Who meets whom, and how often. Deal 1, 2, … takes the seed `seed * 1_000_003 + 1`, `+ 2`, …"""

    setup: MatchSetup
    bots: tuple[str, ...]
    matches: int = 300
    """Matches of each pair, rounded up so that every deal is played in all its line-ups."""
    seed: int = 0
    budget: SearchBudget = field(default_factory=SearchBudget)


@dataclass(frozen=True)
class PairStanding:
    """The results of two bots against each other."""

    bots: tuple[str, str]
    matches: int
    rates: dict[str, WinRate]
    sides: dict[str, dict[str, WinRate]]
    """`sides[side][bot]`: the results of a bot on one side, each seat it held there being one trial."""


@dataclass(frozen=True)
class BotStanding:
    """The results of a bot against all others."""

    bot: str
    rating: float
    rate: WinRate


@dataclass(frozen=True)
class Mirror:
    """The results of each seat when one bot held them all."""

    bot: str
    matches: int
    seats: tuple[WinRate, ...]
    turns: tuple[WinRate, ...]
    """The same by turn order; empty where all decide at once."""
    sides: dict[str, WinRate]
    """How often each side won."""


@dataclass(frozen=True)
class Standings:
    """The result of a tournament."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    matches: int
    matches_per_pair: int
    deals: int
    seed: int
    iterations: int | None
    think: float | None
    workers: int
    compiled: bool
    seconds: float
    interval: str
    pairs: tuple[PairStanding, ...]
    overall: tuple[BotStanding, ...]
    seat_rates: tuple[WinRate, ...]
    """The share of the wins of each seat over all pairs, where every bot held it equally often."""
    turn_rates: tuple[WinRate, ...]
    """The same by turn order: of the seat that moved first, second and so on; empty where all decide at once."""
    mirrors: tuple[Mirror, ...]
    forfeits: Forfeits
    digest: str


def run_tournament(
    tournament: Tournament,
    workers: int = 1,
    output: Output = NO_OUTPUT,
    progress: Progress = no_progress,
) -> Standings:
    """Play all matches of a tournament and add up the results; `output` says what is written of each match."""
    check_bots(tournament)
    check_counts(tournament.matches, workers)
    run = make_run(tournament.setup, tournament.budget, tournament.bots, output)
    batch = Batch(run, total_matches(tournament), lambda: schedule(tournament), output)
    scores = ScoreSheet(tournament)
    before = perf_counter()
    with closing(play_batch(batch, workers, progress)) as results:
        for result in results:
            scores.add(result)
    return make_standings(scores, workers, perf_counter() - before)


def check_bots(tournament: Tournament) -> None:
    bots = tournament.bots
    if len(bots) <= 1 or len(set(bots)) < len(bots):
        raise BadOptions(f"a tournament needs two or more different bots, not {', '.join(bots) or 'none'}")


def line_ups(bot: str, other: str, seats: int) -> list[tuple[str, ...]]:
    """Every way to seat two bots as evenly as the seats allow: each holds every seat equally often."""
    sizes = sorted({seats // 2, seats - seats // 2})
    return [
        tuple(bot if seat in held else other for seat in range(seats))
        for size in sizes
        for held in combinations(range(seats), size)
    ]


def deals_of(tournament: Tournament) -> int:
    """How many deals it takes for each pair to play its matches in all line-ups."""
    return -(-tournament.matches // len(line_ups("bot", "other", tournament.setup.seats)))


def matches_per_pair(tournament: Tournament) -> int:
    return deals_of(tournament) * len(line_ups("bot", "other", tournament.setup.seats))


def mirror_matches(tournament: Tournament) -> int:
    return 0 if tournament.setup.seats == 1 else -(-tournament.matches // MIRROR_PART)


def total_matches(tournament: Tournament) -> int:
    bots = len(tournament.bots)
    return comb(bots, 2) * matches_per_pair(tournament) + bots * mirror_matches(tournament)


def schedule(tournament: Tournament) -> Iterator[ScheduledMatch]:
    """Every match of a tournament: pair by pair and deal by deal, then each bot against itself."""
    for number, (deal, line_up) in enumerate(seated(tournament), start=1):
        yield ScheduledMatch(number, match_seed(tournament.seed, deal), line_up)


def seated(tournament: Tournament) -> Iterator[tuple[int, tuple[str, ...]]]:
    """The deal and the line-up of every match."""
    seats = tournament.setup.seats
    for name, other in combinations(tournament.bots, 2):
        for deal in range(1, deals_of(tournament) + 1):
            for line_up in line_ups(name, other, seats):
                yield deal, line_up
    for name in tournament.bots:
        for deal in range(1, mirror_matches(tournament) + 1):
            yield deal, (name,) * seats


# Results


class ScoreSheet:
    """Adds up the results of a tournament, one after another in the order of its schedule."""

    def __init__(self, tournament: Tournament) -> None:
        seats = tournament.setup.seats
        self.tournament = tournament
        self.matches = 0
        self.pairs = [PairTally(pair, seats) for pair in combinations(tournament.bots, 2)]
        self.mirrors = [MirrorTally(name, seats) for name in tournament.bots if mirror_matches(tournament)]
        self.between = SeatTally(seats)
        self.forfeits = Forfeits()
        self.digest = RunDigest()

    def add(self, result: MatchResult) -> None:
        between = len(self.pairs) * matches_per_pair(self.tournament)
        if self.matches < between:
            self.pairs[self.matches // matches_per_pair(self.tournament)].add(result)
            self.between.add(result)
        else:
            self.mirrors[(self.matches - between) // mirror_matches(self.tournament)].add(result)
        self.matches += 1
        self.forfeits.add(self.tournament.setup.game_id, result)
        self.digest.add(result)


def make_standings(scores: ScoreSheet, workers: int, seconds: float) -> Standings:
    tournament = scores.tournament
    setup, budget = tournament.setup, tournament.budget
    standings = tuple(map(pair_standing, scores.pairs))
    return Standings(
        game=setup.game_id,
        seats=setup.seats,
        options=setup.plain_options,
        bots=tournament.bots,
        matches=scores.matches,
        matches_per_pair=matches_per_pair(tournament),
        deals=deals_of(tournament),
        seed=tournament.seed,
        iterations=budget.iterations,
        think=budget.seconds,
        workers=workers,
        compiled=is_compiled(),
        seconds=round(seconds, 3),
        interval="95 % Wilson score interval, one trial a match",
        pairs=standings,
        overall=bot_standings(tournament.bots, standings),
        seat_rates=scores.between.seat_rates(),
        turn_rates=scores.between.turn_rates(),
        mirrors=tuple(map(mirror_of, scores.mirrors)),
        forfeits=scores.forfeits,
        digest=scores.digest.hex(),
    )


def pair_standing(tally: PairTally) -> PairStanding:
    return PairStanding(tally.pair, tally.matches, tally.rates(), tally.side_rates())


def bot_standings(bots: tuple[str, ...], pairs: Sequence[PairStanding]) -> tuple[BotStanding, ...]:
    """Each bot against all others, the strongest first."""
    wins = {(name, other_of(pair, name)): pair.rates[name].wins for pair in pairs for name in pair.bots}
    rated = ratings(bots, wins)
    standings = [BotStanding(name, rated[name], overall_rate(name, pairs)) for name in bots]
    return tuple(sorted(standings, key=lambda standing: -standing.rating))


def other_of(pair: PairStanding, name: str) -> str:
    first, second = pair.bots
    return second if name == first else first


def overall_rate(name: str, pairs: Sequence[PairStanding]) -> WinRate:
    own = [pair.rates[name] for pair in pairs if name in pair.bots]
    return win_rate(sum(rate.wins for rate in own), sum(rate.matches for rate in own))


def mirror_of(tally: MirrorTally) -> Mirror:
    by_seat = tally.by_seat
    return Mirror(tally.bot, by_seat.matches, by_seat.seat_rates(), by_seat.turn_rates(), tally.side_rates())
