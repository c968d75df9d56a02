"""Adds up results of a tournament one after another: by bot, by seat, by turn order and by side."""

from saucer.lab.play.match_result import MatchResult
from saucer.lab.win_rates import BotPair, WinRate, win_rate


class SeatTally:
    """The wins of each seat, and of each place in the turn order."""

    def __init__(self, seats: int) -> None:
        self.matches = 0
        self.ordered = 0
        """Matches whose turn order is known."""
        self.wins = [0.0] * seats
        self.turns = [0.0] * seats

    def add(self, result: MatchResult) -> None:
        self.matches += 1
        for seat, share in enumerate(result.shares):
            self.wins[seat] += share
        self.ordered += 1 if result.order else 0
        for turn, seat in enumerate(result.order):
            self.turns[turn] += result.shares[seat]

    def seat_rates(self) -> tuple[WinRate, ...]:
        return tuple(win_rate(wins, self.matches) for wins in self.wins)

    def turn_rates(self) -> tuple[WinRate, ...]:
        return tuple(win_rate(wins, self.ordered) for wins in self.turns) if self.ordered else ()


class SideTally:
    """The wins of each side, and of each bot on it."""

    def __init__(self) -> None:
        self.matches = 0
        self.wins: dict[str, float] = {}
        self.of_bot: dict[tuple[str, str], float] = {}
        self.held: dict[tuple[str, str], int] = {}

    def add(self, result: MatchResult) -> None:
        if not result.sides:
            return
        self.matches += 1
        for name, side, share in zip(result.bots, result.sides, result.shares, strict=True):
            key = (side, name)
            self.wins[side] = self.wins.get(side, 0.0) + share
            self.of_bot[key] = self.of_bot.get(key, 0.0) + share
            self.held[key] = self.held.get(key, 0) + 1

    def rate(self, side: str, name: str) -> WinRate:
        """The win rate of a bot in the seats it held on one side, each being one trial."""
        key = (side, name)
        return win_rate(self.of_bot.get(key, 0.0), max(1, self.held.get(key, 0)))

    def rates(self) -> dict[str, WinRate]:
        """How often each side won."""
        return {side: win_rate(self.wins[side], self.matches) for side in sorted(self.wins)}


class PairTally:
    """The results of two bots against each other."""

    def __init__(self, pair: BotPair, seats: int) -> None:
        self.pair = pair
        self.alone = seats == 1
        self.matches = 0
        self.wins = dict.fromkeys(pair, 0.0)
        self.sides = SideTally()
        self.first_of_deal: MatchResult | None = None
        """Alone: the match of the one bot, until the other has played the same deal."""

    def add(self, result: MatchResult) -> None:
        self.matches += 1
        self.sides.add(result)
        if not self.alone:
            for name, share in zip(result.bots, result.shares, strict=True):
                self.wins[name] += share
        elif self.first_of_deal is None:
            self.first_of_deal = result
        else:
            self.compare(self.first_of_deal, result)
            self.first_of_deal = None

    def compare(self, first: MatchResult, second: MatchResult) -> None:
        """Give the win to the better score on the same deal, where a forfeit is worse than any."""
        scores = score_alone(first), score_alone(second)
        self.wins[first.bots[0]] += share_of_deal(scores[0], scores[1])
        self.wins[second.bots[0]] += share_of_deal(scores[1], scores[0])

    def rates(self) -> dict[str, WinRate]:
        trials = self.matches // 2 if self.alone else self.matches
        return {name: win_rate(self.wins[name], trials) for name in self.pair}

    def side_rates(self) -> dict[str, dict[str, WinRate]]:
        sides = sorted(self.sides.wins)
        return {side: {name: self.sides.rate(side, name) for name in self.pair} for side in sides}


def score_alone(result: MatchResult) -> float:
    return result.scores[0] if result.scores else float("-inf")


def share_of_deal(own: float, other: float) -> float:
    return 0.5 if own == other else 1.0 if own > other else 0.0


class MirrorTally:
    """The results of one bot that held every seat."""

    def __init__(self, bot: str, seats: int) -> None:
        self.bot = bot
        self.by_seat = SeatTally(seats)
        self.sides = SideTally()

    def add(self, result: MatchResult) -> None:
        self.by_seat.add(result)
        self.sides.add(result)

    def side_rates(self) -> dict[str, WinRate]:
        return self.sides.rates()
