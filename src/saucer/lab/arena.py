"""Fair tournaments: every pair of bots meets on the same deals, each in every seat equally often."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import comb
from time import perf_counter
from typing import Any

from saucer.engine.build import is_compiled
from saucer.engine.errors import BadOptions
from saucer.lab.rates import Meeting, Rate, rate, ratings
from saucer.lab.series import Pairing, Progress, Result, Series, digest_all, no_progress, play
from saucer.lab.setup import Setup, Thinking, player, require_counts, seed_of

MIRROR_PART = 5
"""Against itself a bot plays one match for every so many against another."""


@dataclass(frozen=True)
class Tournament:
    """Who meets whom, and how often. Deal 1, 2, … takes the seed `seed * 1_000_003 + 1`, `+ 2`, …"""

    setup: Setup
    bots: tuple[str, ...]
    matches: int = 300
    """Matches of each pair, rounded up so that every deal is played in all its line-ups."""
    seed: int = 0
    thinking: Thinking = field(default_factory=Thinking)


@dataclass(frozen=True)
class PairStanding:
    """How two bots fared against each other."""

    bots: tuple[str, str]
    matches: int
    rates: dict[str, Rate]
    sides: dict[str, dict[str, Rate]]
    """`sides[side][bot]`: how a bot fared on one side, each seat it held there being one trial."""


@dataclass(frozen=True)
class BotStanding:
    """How a bot fared against all others."""

    bot: str
    rating: float
    rate: Rate


@dataclass(frozen=True)
class Mirror:
    """How the seats fared when one bot held them all."""

    bot: str
    matches: int
    seats: tuple[Rate, ...]
    sides: dict[str, Rate]
    """How often each side won, whoever held its seats."""


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
    seat_rates: tuple[Rate, ...]
    """The part of the wins each seat took over all pairs, every bot having held it equally often."""
    mirrors: tuple[Mirror, ...]
    digest: str


def hold(tournament: Tournament, workers: int = 1, progress: Progress = no_progress) -> Standings:
    """Hold a tournament."""
    check(tournament)
    require_counts(tournament.matches, workers)
    before = perf_counter()
    pairings = schedule(tournament)
    results = play(Series(tournament.setup, tournament.thinking, pairings), workers, progress)
    return stand(tournament, results, workers, perf_counter() - before)


def check(tournament: Tournament) -> None:
    bots = tournament.bots
    if len(bots) <= 1 or len(set(bots)) < len(bots):
        raise BadOptions(f"a tournament needs two or more different bots, not {', '.join(bots) or 'none'}")
    for name in bots:
        player(name, tournament.thinking)


def lineups(one: str, other: str, seats: int) -> list[tuple[str, ...]]:
    """Every way to seat two bots as evenly as the seats allow: each holds every seat equally often."""
    sizes = sorted({seats // 2, seats - seats // 2})
    return [
        tuple(one if seat in held else other for seat in range(seats))
        for size in sizes
        for held in combinations(range(seats), size)
    ]


def deals_of(tournament: Tournament) -> int:
    """How many deals it takes for each pair to play its matches in all line-ups."""
    return -(-tournament.matches // len(lineups("one", "other", tournament.setup.seats)))


def mirrors_of(tournament: Tournament) -> int:
    return 0 if tournament.setup.seats == 1 else -(-tournament.matches // MIRROR_PART)


def total_matches(tournament: Tournament) -> int:
    seats, bots = tournament.setup.seats, len(tournament.bots)
    of_a_pair = deals_of(tournament) * len(lineups("one", "other", seats))
    return comb(bots, 2) * of_a_pair + bots * mirrors_of(tournament)


def schedule(tournament: Tournament) -> tuple[Pairing, ...]:
    """Every match of a tournament: pair by pair and deal by deal, then each bot against itself."""
    seats = tournament.setup.seats
    seated = [
        (deal, lineup)
        for one, other in combinations(tournament.bots, 2)
        for deal in range(1, deals_of(tournament) + 1)
        for lineup in lineups(one, other, seats)
    ]
    seated += [
        (deal, (name,) * seats) for name in tournament.bots for deal in range(1, mirrors_of(tournament) + 1)
    ]
    return tuple(
        Pairing(number, seed_of(tournament.seed, deal), lineup)
        for number, (deal, lineup) in enumerate(seated, start=1)
    )


# Adding up


def stand(tournament: Tournament, results: list[Result], workers: int, seconds: float) -> Standings:
    setup, thinking = tournament.setup, tournament.thinking
    per_pair = deals_of(tournament) * len(lineups("one", "other", setup.seats))
    pairs = list(combinations(tournament.bots, 2))
    by_pair = {pair: results[nth * per_pair : (nth + 1) * per_pair] for nth, pair in enumerate(pairs)}
    between, alone = results[: len(pairs) * per_pair], results[len(pairs) * per_pair :]
    standings = tuple(stand_pair(pair, setup.seats, played) for pair, played in by_pair.items())
    return Standings(
        game=setup.game,
        seats=setup.seats,
        options=setup.options,
        bots=tournament.bots,
        matches=len(results),
        matches_per_pair=per_pair,
        deals=deals_of(tournament),
        seed=tournament.seed,
        iterations=thinking.iterations,
        think=thinking.seconds,
        workers=workers,
        compiled=is_compiled(),
        seconds=round(seconds, 3),
        interval="95 % Wilson score interval, one trial a match",
        pairs=standings,
        overall=stand_all(tournament.bots, standings),
        seat_rates=seat_rates(between, setup.seats),
        mirrors=tuple(mirror(name, alone, setup.seats) for name in tournament.bots if alone),
        digest=digest_all(results),
    )


def stand_pair(pair: Meeting, seats: int, results: Sequence[Result]) -> PairStanding:
    wins = compare_scores(pair, results) if seats == 1 else add_shares(pair, results)
    trials = len(results) // 2 if seats == 1 else len(results)
    rates = {name: rate(wins[name], trials) for name in pair}
    return PairStanding(pair, len(results), rates, stand_sides(pair, results))


def sides_of(results: Sequence[Result]) -> list[str]:
    """Every side that was played, by name."""
    return sorted({side for result in results for side in result.sides})


def stand_sides(pair: Meeting, results: Sequence[Result]) -> dict[str, dict[str, Rate]]:
    return {side: {name: rate_on_side(side, name, results) for name in pair} for side in sides_of(results)}


def rate_on_side(side: str, name: str, results: Sequence[Result]) -> Rate:
    """What a bot took of the wins in the seats it held on one side."""
    shares = [
        share
        for result in results
        for held_by, own, share in zip(result.pairing.bots, result.sides, result.shares, strict=True)
        if own == side and held_by == name
    ]
    return rate(sum(shares), max(1, len(shares)))


def wins_by_side(results: Sequence[Result]) -> dict[str, Rate]:
    """How often each side won."""
    return {
        side: rate(
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


def add_shares(pair: Meeting, results: Sequence[Result]) -> dict[str, float]:
    """What each bot took of the wins: the shares of all seats it held."""
    wins = dict.fromkeys(pair, 0.0)
    for result in results:
        for name, share in zip(result.pairing.bots, result.shares, strict=True):
            wins[name] += share
    return wins


def compare_scores(pair: Meeting, results: Sequence[Result]) -> dict[str, float]:
    """Alone at the table there is nobody to beat: the better score on the same deal takes the win."""
    wins = dict.fromkeys(pair, 0.0)
    for first, second in zip(results[::2], results[1::2], strict=True):
        names = first.pairing.bots[0], second.pairing.bots[0]
        lead = first.scores[0] - second.scores[0]
        wins[names[0]] += 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
        wins[names[1]] += 1.0 if lead < 0 else 0.5 if lead == 0 else 0.0
    return wins


def stand_all(bots: tuple[str, ...], pairs: Sequence[PairStanding]) -> tuple[BotStanding, ...]:
    """Each bot against all others, the strongest first."""
    wins = {(name, other_of(pair, name)): pair.rates[name].wins for pair in pairs for name in pair.bots}
    rated = ratings(bots, wins)
    standings = [BotStanding(name, rated[name], rate_of(name, pairs)) for name in bots]
    return tuple(sorted(standings, key=lambda standing: -standing.rating))


def other_of(pair: PairStanding, name: str) -> str:
    one, other = pair.bots
    return other if name == one else one


def rate_of(name: str, pairs: Sequence[PairStanding]) -> Rate:
    own = [pair.rates[name] for pair in pairs if name in pair.bots]
    return rate(sum(one.wins for one in own), sum(one.matches for one in own))


def seat_rates(results: Sequence[Result], seats: int) -> tuple[Rate, ...]:
    return tuple(rate(sum(result.shares[seat] for result in results), len(results)) for seat in range(seats))


def mirror(name: str, results: Sequence[Result], seats: int) -> Mirror:
    own = [result for result in results if result.pairing.bots[0] == name]
    return Mirror(name, len(own), seat_rates(own, seats), wins_by_side(own))
