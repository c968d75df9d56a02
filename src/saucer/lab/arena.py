"""Fair tournaments: every pair of bots meets on the same deals, and each bot holds every seat equally often."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import comb
from time import perf_counter
from typing import Any

from saucer.engine.build import is_compiled
from saucer.engine.errors import BadOptions
from saucer.lab.batch import (
    Batch,
    MatchResult,
    Progress,
    ScheduledMatch,
    digest_all,
    no_progress,
    play_batch,
)
from saucer.lab.line_up import SearchBudget, make_player
from saucer.lab.match_setup import MatchSetup, check_counts, match_seed
from saucer.lab.win_rates import BotPair, WinRate, ratings, win_rate

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
    mirrors: tuple[Mirror, ...]
    digest: str


def run_tournament(tournament: Tournament, workers: int = 1, progress: Progress = no_progress) -> Standings:
    """Play all matches of a tournament and add up the results."""
    check_bots(tournament)
    check_counts(tournament.matches, workers)
    before = perf_counter()
    batch = Batch(tournament.setup, tournament.budget, schedule(tournament))
    results = play_batch(batch, workers, progress)
    return make_standings(tournament, results, workers, perf_counter() - before)


def check_bots(tournament: Tournament) -> None:
    bots = tournament.bots
    if len(bots) <= 1 or len(set(bots)) < len(bots):
        raise BadOptions(f"a tournament needs two or more different bots, not {', '.join(bots) or 'none'}")
    for name in bots:
        make_player(name, tournament.budget)


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


def schedule(tournament: Tournament) -> tuple[ScheduledMatch, ...]:
    """Every match of a tournament: pair by pair and deal by deal, then each bot against itself."""
    seats = tournament.setup.seats
    seated = [
        (deal, line_up)
        for name, other in combinations(tournament.bots, 2)
        for deal in range(1, deals_of(tournament) + 1)
        for line_up in line_ups(name, other, seats)
    ]
    seated += [
        (deal, (name,) * seats)
        for name in tournament.bots
        for deal in range(1, mirror_matches(tournament) + 1)
    ]
    return tuple(
        ScheduledMatch(number, match_seed(tournament.seed, deal), line_up)
        for number, (deal, line_up) in enumerate(seated, start=1)
    )


# Results


def make_standings(
    tournament: Tournament, results: list[MatchResult], workers: int, seconds: float
) -> Standings:
    setup, budget = tournament.setup, tournament.budget
    per_pair = matches_per_pair(tournament)
    pairs = list(combinations(tournament.bots, 2))
    by_pair = {pair: results[nth * per_pair : (nth + 1) * per_pair] for nth, pair in enumerate(pairs)}
    between, alone = results[: len(pairs) * per_pair], results[len(pairs) * per_pair :]
    standings = tuple(pair_standing(pair, setup.seats, played) for pair, played in by_pair.items())
    return Standings(
        game=setup.game_id,
        seats=setup.seats,
        options=setup.plain_options,
        bots=tournament.bots,
        matches=len(results),
        matches_per_pair=per_pair,
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
        seat_rates=seat_rates(between, setup.seats),
        mirrors=tuple(mirror_of(name, alone, setup.seats) for name in tournament.bots if alone),
        digest=digest_all(results),
    )


def pair_standing(pair: BotPair, seats: int, results: Sequence[MatchResult]) -> PairStanding:
    wins = compare_scores(pair, results) if seats == 1 else add_shares(pair, results)
    trials = len(results) // 2 if seats == 1 else len(results)
    rates = {name: win_rate(wins[name], trials) for name in pair}
    return PairStanding(pair, len(results), rates, rates_by_side(pair, results))


def sides_of(results: Sequence[MatchResult]) -> list[str]:
    """The names of all sides that were played."""
    return sorted({side for result in results for side in result.sides})


def rates_by_side(pair: BotPair, results: Sequence[MatchResult]) -> dict[str, dict[str, WinRate]]:
    return {side: {name: rate_on_side(side, name, results) for name in pair} for side in sides_of(results)}


def rate_on_side(side: str, name: str, results: Sequence[MatchResult]) -> WinRate:
    """The win rate of a bot in the seats it held on one side."""
    shares = [
        share
        for result in results
        for held_by, own, share in zip(result.scheduled.bots, result.sides, result.shares, strict=True)
        if own == side and held_by == name
    ]
    return win_rate(sum(shares), max(1, len(shares)))


def wins_by_side(results: Sequence[MatchResult]) -> dict[str, WinRate]:
    """How often each side won."""
    return {
        side: win_rate(
            sum(
                share
                for result in results
                for own, share in zip(result.sides, result.shares, strict=True)
                if own == side
            ),
            len(results),
        )
        for side in sides_of(results)
    }


def add_shares(pair: BotPair, results: Sequence[MatchResult]) -> dict[str, float]:
    """The wins of each bot: the shares of all seats it held."""
    wins = dict.fromkeys(pair, 0.0)
    for result in results:
        for name, share in zip(result.scheduled.bots, result.shares, strict=True):
            wins[name] += share
    return wins


def compare_scores(pair: BotPair, results: Sequence[MatchResult]) -> dict[str, float]:
    """The wins of each bot in matches of one seat: the better score on the same deal wins."""
    wins = dict.fromkeys(pair, 0.0)
    for first, second in zip(results[::2], results[1::2], strict=True):
        names = first.scheduled.bots[0], second.scheduled.bots[0]
        lead = first.scores[0] - second.scores[0]
        wins[names[0]] += 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
        wins[names[1]] += 1.0 if lead < 0 else 0.5 if lead == 0 else 0.0
    return wins


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


def seat_rates(results: Sequence[MatchResult], seats: int) -> tuple[WinRate, ...]:
    return tuple(
        win_rate(sum(result.shares[seat] for result in results), len(results)) for seat in range(seats)
    )


def mirror_of(name: str, results: Sequence[MatchResult], seats: int) -> Mirror:
    own = [result for result in results if result.scheduled.bots[0] == name]
    return Mirror(name, len(own), seat_rates(own, seats), wins_by_side(own))
