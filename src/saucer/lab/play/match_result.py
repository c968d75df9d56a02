"""What is played and what is kept of it: runs, scheduled matches, results, and the forfeits among them."""

from collections import Counter
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

import msgspec

from saucer.engine.types import Data
from saucer.lab.line_up import SearchBudget
from saucer.lab.match_setup import MatchSetup

FORFEIT = "forfeit"
"""The reason that ended a forfeited match."""
MOST_LISTED = 1000


class ScheduledMatch(Data, frozen=True):
    """One match to be played: its number, its seed and the bot of each seat."""

    number: int
    seed: int
    bots: tuple[str, ...]


Matches = tuple[ScheduledMatch, ...]


@dataclass(frozen=True)
class Run:
    """What all matches of a run have in common. It is sent to worker processes."""

    setup: MatchSetup
    budget: SearchBudget
    bots: tuple[str, ...]
    records: Path | None = None

    def heading(self) -> list[object]:
        """What the digest of every match begins with, apart from its seed."""
        game, setup = self.setup.game, self.setup
        return [game.id, game.rules_version, setup.seats, setup.plain_options]

    def fingerprint(self) -> str:
        """Identifies the results of this run; one whose searches are longer or shorter is another."""
        budget = [self.budget.iterations, self.budget.seconds]
        return sha256(msgspec.json.encode([*self.heading(), *budget])).hexdigest()[:16]


class Forfeited(Data, frozen=True):
    """Who forfeited a match: the seat, the step it should have made, the reason, and what happened in a few words."""

    seat: int
    step: int
    reason: str
    detail: str


class MatchResult(Data, frozen=True):
    """What is kept of one match."""

    number: int
    seed: int
    bots: tuple[str, ...]
    moves: int
    seconds: float
    scores: tuple[int, ...]
    """By seat; empty where a match was forfeited."""
    shares: tuple[float, ...]
    """The share of the win of each seat."""
    sides: tuple[str, ...]
    """What each seat played for; empty where all play for the same, or a match was forfeited."""
    order: tuple[int, ...]
    """The seats in the order of their first moves; empty where all decide at once, or a match was forfeited."""
    reason: str
    digest: str
    forfeit: Forfeited | None = None


def forfeited_result(run: Run, scheduled: ScheduledMatch, lost: Forfeited, seconds: float) -> MatchResult:
    """The result of a match that ended with a forfeit. Its digest says where and why, not what came before."""
    identity = [*run.heading(), scheduled.seed, scheduled.bots, FORFEIT, lost.seat, lost.step, lost.reason]
    return MatchResult(
        number=scheduled.number,
        seed=scheduled.seed,
        bots=scheduled.bots,
        moves=max(0, lost.step - 1),
        seconds=seconds,
        scores=(),
        shares=shares_without(scheduled.bots, lost.seat),
        sides=(),
        order=(),
        reason=FORFEIT,
        digest=sha256(msgspec.json.encode(identity)).hexdigest(),
        forfeit=lost,
    )


def shares_without(bots: tuple[str, ...], loser: int) -> tuple[float, ...]:
    """Nothing for the seats of the bot that forfeited, the win in equal shares for the others.

    Where one bot holds every seat, only the seat that forfeited gets nothing.
    """
    winners = [seat for seat, name in enumerate(bots) if name != bots[loser]]
    winners = winners or [seat for seat in range(len(bots)) if seat != loser]
    return tuple(1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(bots)))


# Forfeits of a run


class ListedForfeit(Data, frozen=True):
    """One forfeit in a report."""

    game: str
    match: int
    seed: int
    seat: int
    bot: str
    step: int
    reason: str
    detail: str


@dataclass
class Forfeits:
    """The forfeits of a run: how many, by whom, and the first of them one by one."""

    count: int = 0
    by_bot: Counter[str] = field(default_factory=Counter)
    listed: list[ListedForfeit] = field(default_factory=list)

    def add(self, game: str, result: MatchResult) -> None:
        lost = result.forfeit
        if lost is None:
            return
        bot = result.bots[lost.seat]
        self.count += 1
        self.by_bot[bot] += 1
        if len(self.listed) < MOST_LISTED:
            self.listed.append(
                ListedForfeit(
                    game, result.number, result.seed, lost.seat, bot, lost.step, lost.reason, lost.detail
                )
            )
