"""Looks for a good result of a match for one: the best of a number of matches that a bot plays.

Each of them is called a search. All are dealt the same match, and the bot sees what a player would see. What it
imagines of the rest, and which of equal moves it takes, depends on the number of the search and on nothing else.
"""

from typing import Any, NamedTuple

from saucer.bots.greedy import GreedyBot
from saucer.engine.chance import Chance
from saucer.engine.game import AnyGame
from saucer.engine.game_parts import DailyPuzzle
from saucer.engine.playout import play_out


class Found(NamedTuple):
    """The result of a search: its score, the value of each goal, and the number of the search."""

    score: int
    values: tuple[int | None, ...]
    number: int


class NumberedBot(GreedyBot):
    """A greedy bot whose chance comes from the number of a search."""

    trusted = True

    def __init__(self, seed: str, number: int) -> None:
        self.seed = f"{seed} search {number}"
        self.decisions = 0

    def choose(self, view: Any, moves: list[Any], rng: Chance) -> Any:
        self.decisions += 1
        return super().choose(view, moves, Chance(self.seed, self.decisions))


def best_of_searches(game: AnyGame, puzzle: DailyPuzzle, seed: str, numbers: range) -> Found:
    """The best of the searches with these numbers; of equal ones the first."""
    found = [search(game, puzzle, seed, number) for number in numbers]
    return max(found, key=best_first)


def best_first(found: Found) -> tuple[int, int]:
    """The order of results."""
    return found.score, -found.number


def search(game: AnyGame, puzzle: DailyPuzzle, seed: str, number: int) -> Found:
    played = play_out(game, puzzle.options, 1, seed, [NumberedBot(seed, number)])
    return Found(played.outcome.scores[0], puzzle.values(played.state), number)
