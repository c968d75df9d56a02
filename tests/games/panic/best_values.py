"""The best values, pars and towns, as the solver finds them: `make best-values` writes them, `make soak` checks all.

Solving for every three cards takes some ten minutes on the compiled build.
"""

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from saucer.games.panic.components import OBJECTIVES, STANDARD
from saucer.games.panic.objectives.table import CHAINS
from saucer.games.panic.rules.alone import solved_par
from saucer.games.panic.solver.best_towns import FILE as TOWN_FILE
from saucer.games.panic.solver.best_values import (
    FILE,
    Cards,
    all_triples,
    facing_triples_of_row,
    solved_best_value,
    table,
    triples_of_row,
)
from saucer.games.panic.solver.known_fronts import FILE as FRONT_FILE
from tests.games.panic.best_towns import whole_file, whole_front_file

HEADING = """\
# The best any town of the standard tiles can do, for each objective card and for every three of them together.
#
# provenance: "derived" = computed from standard.toml by the exact solver: `make best-values` writes this file.

provenance = "derived"
"""
FACING_VALUE = """
# With the option `facing` card 20 is counted by a stricter ruling (R10.6): its best value then.
facing_value = {}
"""
VALUES = """
# The best value any town can have for each card (R4.6); for card 15 the least. Card 4 has none.
[values]
"""
PARS = """
# Alone: par for three cards (R7.4). A row is named after the first two; its numbers are for each higher card.
[pars]
"""
FACING_PARS = """
# The same with the option `facing`, for card 20 and two others: a row is named after the first other card; its numbers
# are for each higher one.
[facing_pars]
"""

VALUED = [card.number for card in STANDARD.objectives if card.valued]
FACING_TRIPLES = [cards for cards in all_triples() if CHAINS in cards]


def best(card: int, *, facing: bool = False) -> int:
    return solved_best_value(STANDARD, card, facing=facing)


def par(cards: Cards, *, facing: bool = False) -> int:
    return solved_par(STANDARD, list(cards), facing=facing)


# Checking


def wrong_values(cards: Iterable[int]) -> Iterator[str]:
    """A sentence for each of these cards of which the table has another best value than the solver."""
    for card in cards:
        yield from differences(f"card {card}", table().values[card], best(card))


def wrong_pars(triples: Iterable[Cards], *, facing: bool = False) -> Iterator[str]:
    """A sentence for each of these threes for which the table has another par than the solver."""
    pars = table().facing_pars if facing else table().pars
    for cards in triples:
        name = f"par of {cards}{' facing' if facing else ''}"
        yield from differences(name, pars[cards], par(cards, facing=facing))


def differences(name: str, written: int, solved: int) -> Iterator[str]:
    if written != solved:
        yield f"{name}: the table says {written}, the solver {solved}"


def wrong_rows() -> Iterator[str]:
    """A sentence for every number of the table that is not the solver's."""
    yield from wrong_values(VALUED)
    yield from differences(f"card {CHAINS} facing", table().facing_value, best(CHAINS, facing=True))
    yield from wrong_pars(all_triples())
    yield from wrong_pars(FACING_TRIPLES, facing=True)


# Writing


def whole_table() -> Iterator[str]:
    """The text of the table, piece by piece."""
    yield HEADING
    yield FACING_VALUE.format(best(CHAINS, facing=True))
    yield VALUES
    for card in VALUED:
        yield f"{card} = {best(card)}\n"
    yield PARS
    for first in range(1, OBJECTIVES - 1):
        for second in range(first + 1, OBJECTIVES):
            yield par_row(f"{first} {second}", triples_of_row, facing=False)
    yield FACING_PARS
    for first in range(1, OBJECTIVES):
        if first != CHAINS:
            yield par_row(f"{first}", facing_triples_of_row, facing=True)


def par_row(name: str, triples: Callable[[str], list[Cards]], *, facing: bool) -> str:
    key = f'"{name}"' if " " in name else name
    return f"{key} = {[par(cards, facing=facing) for cards in triples(name)]}\n"


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only compare the table with the solver")
    parser.add_argument("--file", type=Path, default=Path("src/saucer/games/panic", FILE))
    parser.add_argument("--towns", type=Path, default=Path("src/saucer/games/panic", TOWN_FILE))
    parser.add_argument("--fronts", type=Path, default=Path("src/saucer/games/panic", FRONT_FILE))
    asked = parser.parse_args(words)
    if not asked.check:
        text = "".join(whole_table())
        asked.file.write_text(text, encoding="utf-8")
        asked.towns.write_text("".join(whole_file()), encoding="utf-8")
        asked.fronts.write_text("".join(whole_front_file()), encoding="utf-8")
        return 0
    wrong = list(wrong_rows())
    print("\n".join(wrong) or "all best values and pars are the solver's")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
