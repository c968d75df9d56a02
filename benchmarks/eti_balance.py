"""The balance of E.T.I. between equal bots: who wins, how they bargain, and how well the alien hides.

`python -m benchmarks.eti_balance greedy --matches 300` prints a row for every number of seats and length.
"""

import argparse
import json
from collections.abc import Iterator
from typing import Any, get_args

from benchmarks.eti_tally import MatchTally
from saucer.engine.build import is_compiled
from saucer.engine.chance import Chance
from saucer.engine.player import Playout
from saucer.engine.playout import play_out
from saucer.games.eti import GAME
from saucer.games.eti.options import Length, Options
from saucer.games.eti.state import State
from saucer.lab.line_up import SearchBudget, make_player
from saucer.lab.match_setup import match_seed

COUNTED = ("promises kept", "promises broken", "offers honoured", "offers broken")
HEADINGS = (
    "seats", "length", "alien wins", "worst seat", "least card", "best card", "votes sold", "offers taken", *COUNTED,
    "suspicion hits", "chance", "public hits",
)  # fmt: skip


def main() -> None:
    arguments = read_arguments()
    build = "compiled" if is_compiled() else "pure Python"
    print(f"{arguments.bot}, {arguments.matches} matches a cell, seed {arguments.seed}, {build}")
    print("\t".join(HEADINGS), flush=True)
    total = MatchTally()
    for seats in arguments.seats:
        for length in arguments.lengths:
            tally = play_cell(arguments, seats, length)
            total.add(tally)
            print("\t".join([str(seats), length, *row(tally)]), flush=True)
    print("\t".join(["all", "all", *row(total)]))
    print(json.dumps({"cards": total.card_rates(), "offered": dict(total.goods)}))


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot", help="greedy, ismcts:100 and so on")
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, nargs="+", default=list(GAME.seat_counts))
    parser.add_argument("--lengths", nargs="+", choices=get_args(Length), default=get_args(Length))
    return parser.parse_args()


def play_cell(arguments: argparse.Namespace, seats: int, length: Length) -> MatchTally:
    """Play the matches of one cell and count what happened in them."""
    options = Options(length=length)
    player = make_player(arguments.bot, SearchBudget())
    tally = MatchTally()
    for number in range(1, arguments.matches + 1):
        seed = match_seed(arguments.seed, number)
        playout = play_out(GAME, options, seats, seed, [player] * seats)
        tally.count_result(playout.state, playout.outcome)
        for before, events in steps(options, seats, seed, playout):
            tally.count_step(before, events)
    return tally


def steps(options: Options, seats: int, seed: int, playout: Playout) -> Iterator[tuple[State, list[Any]]]:
    """The same match again: the state before every step, and what happened."""
    state = GAME.rules.start(options, seats, Chance(seed, 0))
    for number, played in enumerate(playout.moves, 1):
        before = GAME.states.copy(state)
        yield before, GAME.rules.advance(state, played.seat, played.move, Chance(seed, number))


def row(tally: MatchTally) -> list[str]:
    cards = tally.card_rates().values()
    counts = tally.counts
    return [
        percent(tally.alien_wins()),
        f"{tally.worst_seat():.2f}",
        percent(min(cards)),
        percent(max(cards)),
        f"{counts['votes sold']:g}/{counts['voters with an offer']:g}",
        f"{counts['offers taken']:g}/{counts['offers']:g}",
        *[
            str(counts[name])
            for name in ("promises kept", "promises broken", "offers honoured", "offers broken")
        ],
        percent(tally.share("suspicion hits", "suspicions")),
        percent(tally.share("chance hits", "suspicions")),
        percent(tally.share("public hits", "reveals")),
    ]


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


if __name__ == "__main__":
    main()
