"""How long a match of each game takes: against bots at the usual table, and between people at a full one.

`python -m benchmarks.lengths` plays matches between greedy bots and prints the medians; with `--write` it stores them
in `src/saucer.lab.lengths.toml`, from which the home page takes them.

A match between bots shows what has to be decided, not how long people think. So time is added up over its steps with
the seconds in `Tempo`: a person takes longer over the first decision of a turn than over those that follow it in the
same turn, and people who decide at the same time are waited for together. A decision with one possible answer takes a
moment. Bots take their usual pause. A game with a pace of its own, such as Nine Tiles Panic, is played in virtual time
at the pace of a player of the usual level, and every round adds what people need to read its result.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from saucer.engine.chance import Chance
from saucer.engine.game import AnyGame
from saucer.engine.player import PlayedMove, Playout
from saucer.engine.playout import play_out
from saucer.games import BUILT_IN
from saucer.lab.lengths import FILE, MatchLengths
from saucer.lab.line_up import SearchBudget, make_player
from saucer.lab.match_setup import match_seed

BOT = "greedy"


@dataclass(frozen=True)
class Tempo:
    """Seconds of people and bots."""

    first: float = 20.0
    """A person's first decision of a turn."""
    further: float = 5.0
    """A person's further decision in the same turn."""
    forced: float = 1.0
    """A decision with one possible answer."""
    bot: float = 1.0
    """A bot's move: its pause and its search."""
    round: float = 30.0
    """What people need to read the result of a round, in a game with a pace of its own."""


TEMPO = Tempo()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help=f"store the medians in {FILE.name}")
    arguments = parser.parse_args()
    found = {game.id: measure(game, arguments.matches, arguments.seed) for game in BUILT_IN}
    text = toml_of(found, arguments.matches, arguments.seed)
    print(text, end="")
    if arguments.write:
        Path(str(FILE)).write_text(text, encoding="utf-8")


def measure(game: AnyGame, matches: int, seed: int) -> MatchLengths:
    """The medians of one game."""
    usual, most = game.newcomers, game.seat_counts[-1]
    bots = [match_seconds(game, played, people=1) for played in play(game, usual, matches, seed)]
    table = [match_seconds(game, played, people=most) for played in play(game, most, matches, seed)]
    return MatchLengths(rounded(median(bots)), rounded(median(table)))


def rounded(seconds: float) -> int:
    """Minutes as people say them: to the minute up to 10, then to five."""
    minutes = seconds / 60
    return max(1, round(minutes)) if minutes < 10 else 5 * round(minutes / 5)


@dataclass(frozen=True)
class Played:
    """A match between bots, with what is needed to play it again."""

    seats: int
    seed: int
    playout: Playout


def play(game: AnyGame, seats: int, matches: int, seed: int) -> Iterator[Played]:
    for number in range(1, matches + 1):
        match = match_seed(seed, number)
        players = [make_player(BOT, SearchBudget())] * seats
        yield Played(seats, match, play_out(game, game.options(), seats, match, players))


def match_seconds(game: AnyGame, played: Played, *, people: int) -> float:
    """How long a match takes in which people sit in the first seats."""
    if game.bots.has_pace:
        return played.playout.moves[-1].time + TEMPO.round * count_rounds(game, played)
    seconds, latest = 0.0, None
    for state, step in positions(game, played):
        seconds += step_seconds(game, state, step.seat, is_first=step.seat != latest, people=people)
        latest = step.seat
    return seconds


def positions(game: AnyGame, played: Played) -> Iterator[tuple[Any, PlayedMove]]:
    """Each step of a match with the state before it."""
    state = game.rules.start(game.options(), played.seats, Chance(played.seed, 0))
    for number, step in enumerate(played.playout.moves, 1):
        yield state, step
        game.rules.advance(state, step.seat, step.move, Chance(played.seed, number))


def count_rounds(game: AnyGame, played: Played) -> int:
    """How often a match comes to the first phase of the game."""
    first = game.decisions[0].name
    phases = [game.sight.see(state, None).decision.phase for state, _ in positions(game, played)]
    return sum(phase == first and before != first for before, phase in pairwise(["", *phases]))


def step_seconds(game: AnyGame, state: Any, seat: Any, *, is_first: bool, people: int) -> float:
    """How long everyone waits for one step; the clock makes its steps while someone else is waited for."""
    if seat is None:
        return 0.0
    asked = len(game.rules.to_move(state))
    if len(game.rules.legal_moves(state, seat)) == 1:
        return TEMPO.forced / asked
    if seat >= people:
        return TEMPO.bot / asked
    deciding = min(asked, people)
    return (TEMPO.first if is_first else TEMPO.further) / deciding


def toml_of(lengths: dict[str, MatchLengths], matches: int, seed: int) -> str:
    """The file of the medians."""
    head = (
        "# Minutes of a match: against bots at the table for newcomers, and between people at a full table.\n"
        f"# Written by `python -m benchmarks.lengths --write` ({matches} matches, seed {seed}); it says how.\n"
    )
    parts = [
        f"\n[{game}]\nagainst_bots = {one.against_bots}\nfull_table = {one.full_table}\n"
        for game, one in lengths.items()
    ]
    return head + "".join(parts)


if __name__ == "__main__":
    main()
