"""The files of best towns and of fronts, as the solver finds them: `make best-values` writes them."""

from collections.abc import Iterator

from saucer.games.panic.components import SPEED, STANDARD
from saucer.games.panic.objectives.table import CHAINS
from saucer.games.panic.rules.alone import par_town
from saucer.games.panic.solver.best_towns import name_of
from saucer.games.panic.solver.best_values import all_triples
from saucer.games.panic.solver.solver import front_of
from saucer.games.panic.town.town import Town

HEADING = """\
# Towns of the standard tiles that no town beats: for each objective card the best value (R4.6), and for every three
# of them par (R7.4). With `facing`, card 20 is counted by a stricter ruling (R10.6).
#
# provenance: "derived" = computed from standard.toml by the exact solver: `make best-values` writes this file.

"""

CARDS = [[card.number] for card in STANDARD.objectives if card.valued] + [
    list(cards) for cards in all_triples()
]
"""One card, or three."""
LINES = [(cards, False) for cards in CARDS] + [(cards, True) for cards in CARDS if CHAINS in cards]
THREES = [list(cards) for cards in all_triples() if SPEED not in cards]
FRONTS_HEADING = """\
# The values of every three objective cards that no town of the standard tiles beats: `, ` separates the ways to be
# unbeaten, each with a value for each card. Card 4 has no values.
#
# provenance: "derived" = computed from standard.toml by the exact solver: `make best-values` writes this file.

"""


def solved_town(cards: list[int], *, facing: bool) -> Town:
    """The best town for one card, or the one that makes par for three."""
    front = front_of(STANDARD, cards, facing=facing)
    return front.towns[0] if len(cards) == 1 else par_town(STANDARD, front, facing=facing)


def solved_front(cards: list[int]) -> str:
    """All ways to be unbeaten, as they stand in a line of the file."""
    ways = front_of(STANDARD, cards, facing=False).values
    return ", ".join(" ".join(str(value) for value in way) for way in ways)


def whole_front_file() -> Iterator[str]:
    """The text of the file of fronts, piece by piece."""
    yield FRONTS_HEADING
    for cards in THREES:
        yield f"{name_of(cards, facing=False)}: {solved_front(cards)}\n"


def whole_file() -> Iterator[str]:
    """The text of the file, piece by piece."""
    yield HEADING
    for cards, facing in LINES:
        yield f"{name_of(cards, facing=facing)}: {solved_town(cards, facing=facing)}\n"
