"""Towns of the standard tiles that no town beats: for each card alone, and for three cards together by par.

They stand in `data/best_towns.txt`, which tests check with the table of best values.
"""

from importlib.resources import files
from typing import Final

from saucer.engine.cache import Cache
from saucer.games.panic.components import Components
from saucer.games.panic.objectives.table import CHAINS
from saucer.games.panic.solver.best_values import is_in_table
from saucer.games.panic.town.notation import parse_town
from saucer.games.panic.town.town import Town

FILE: Final = "data/best_towns.txt"
FACING: Final = " facing"

LOADED: Final[Cache[str, dict[str, str]]] = Cache(1)


def towns() -> dict[str, str]:
    """By the numbers of the cards, a town; read at first use."""
    found = LOADED.get(FILE)
    if found is None:
        text = files("saucer.games.panic").joinpath(FILE).read_text(encoding="utf-8")
        found = LOADED.put(FILE, read_towns(text))
    return found


def read_towns(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for line in text.splitlines():
        cards, colon, town = line.partition(": ")
        if colon and not line.startswith("#"):
            found[cards] = town
    return found


def name_of(cards: list[int], *, facing: bool) -> str:
    """The name of a line: the cards in the order of their numbers, and whether card 20 is counted strictly."""
    strict = FACING if facing and CHAINS in cards else ""
    return " ".join([str(card) for card in sorted(cards)]) + strict


def known_town(components: Components, cards: list[int], *, facing: bool) -> Town | None:
    """The best town for one card, or the one that makes par for three; None for other tiles, and for card 4 alone."""
    if not is_in_table(components, cards):
        return None
    town = towns().get(name_of(cards, facing=facing))
    return None if town is None else parse_town(town)
