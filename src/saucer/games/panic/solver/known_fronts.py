"""The values of three cards that no town of the standard tiles beats, from `data/fronts.txt`; else solved."""

from importlib.resources import files
from typing import Final

from saucer.engine.cache import Cache
from saucer.games.panic.components import Components
from saucer.games.panic.objectives.table import CHAINS
from saucer.games.panic.solver.best_values import is_in_table
from saucer.games.panic.solver.solver import front_of

FILE: Final = "data/fronts.txt"

Values = tuple[int | None, ...]
LOADED: Final[Cache[str, dict[str, str]]] = Cache(1)


def fronts() -> dict[str, str]:
    """By the numbers of the cards, the values; read at first use."""
    found = LOADED.get(FILE)
    if found is None:
        text = files("saucer.games.panic").joinpath(FILE).read_text(encoding="utf-8")
        lines = [line.partition(": ") for line in text.splitlines() if not line.startswith("#")]
        found = LOADED.put(FILE, {cards: values for cards, colon, values in lines if colon})
    return found


def read_front(text: str) -> tuple[Values, ...]:
    """`4 1 5, 3 4 2` are two ways, each with the values of three cards."""
    return tuple([tuple([int(value) for value in way.split()]) for way in text.split(", ")])


def known_front(components: Components, cards: list[int], *, facing: bool) -> tuple[Values, ...]:
    """All values that no town beats, in the order of the cards."""
    asked = sorted(cards)
    text = fronts().get(" ".join([str(card) for card in asked]))
    if text is None or not is_in_table(components, cards) or (facing and CHAINS in cards):
        found = front_of(components, cards, facing=facing).values
    else:
        found = read_front(text)
    places = [asked.index(card) for card in cards]
    return tuple([tuple([values[place] for place in places]) for values in found])
