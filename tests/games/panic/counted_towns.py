"""Writes towns and what counts in them as JSON: the client's test draws them and compares what is lit."""

import json
from pathlib import Path
from typing import Any

from saucer.engine.chance import Chance
from saucer.games.panic.components import STANDARD
from saucer.games.panic.objectives.table import counted_in
from saucer.games.panic.solver.solver import sample_town
from saucer.games.panic.tables import TABLES
from saucer.games.panic.town.notation import laid_faces_of
from saucer.games.panic.town.town import Counted, Piece, Town
from saucer.games.panic.town.town_map import TownMap
from tests.games.panic.vectors import VALUED_CARDS

PATH = Path(__file__).parents[3] / "web" / "src" / "generated" / "panic" / "countedTowns.json"
TOWNS = 200
MOST_DRAWN = 60


def counted_towns() -> list[dict[str, Any]]:
    """Random complete towns, each with one of the cards in turn and what is lit for it."""
    rng = Chance(2026, 0)
    found: list[dict[str, Any]] = []
    for number in range(TOWNS):
        card = VALUED_CARDS[number % len(VALUED_CARDS)]
        town, counted = town_for(card, rng)
        found.append({"town": str(town), "card": card, "lit": lit(counted)})
    return found


def town_for(card: int, rng: Chance) -> tuple[Town, Counted]:
    """A town in which something counts for a card, unless that is very rare."""
    found = draw(card, rng)
    for _ in range(MOST_DRAWN):
        if found[1] != Counted():
            break
        found = draw(card, rng)
    return found


def draw(card: int, rng: Chance) -> tuple[Town, Counted]:
    town = sample_town(rng)
    counted = counted_in(TownMap(STANDARD, TABLES.standard, laid_faces_of(town)), card, facing=False)
    assert counted is not None
    return town, counted


def lit(counted: Counted) -> str:
    """Everything that is lit, by cell: `a1.tile b2.road-0 c3.item`."""
    names = [f"{cell}.tile" for cell in counted.tiles]
    names += pieces("road", counted.roads) + pieces("figure", counted.figures)
    names += [f"{cell}.item" for cell in counted.items if cell not in counted.because]
    names += [f"{cell}.because" for cell in counted.because]
    return " ".join(sorted(set(names)))


def pieces(kind: str, found: tuple[Piece, ...]) -> list[str]:
    return [f"{piece.cell}.{kind}-{piece.nth}" for piece in found]


def text() -> str:
    return "[\n" + ",\n".join(json.dumps(each) for each in counted_towns()) + "\n]\n"


if __name__ == "__main__":
    PATH.write_text(text(), encoding="utf-8")
