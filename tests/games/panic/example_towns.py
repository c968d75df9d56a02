"""Writes parts of towns and what counts in them as JSON: the sheets of the objectives draw them as examples.

Two rows each, so that nobody finds a complete town on a sheet.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from saucer.games.panic.components import STANDARD
from saucer.games.panic.objectives.table import counted_in, values
from saucer.games.panic.tables import TABLES
from saucer.games.panic.town.notation import laid_faces_of, parse_town
from saucer.games.panic.town.town_map import TownMap

PATH = Path(__file__).parents[3] / "web" / "src" / "generated" / "panic" / "exampleTowns.json"
LAST_ROW = " . . ."
EXAMPLES = {
    1: "6A2 2A3 1A1 5A0 3A0 8B1",
    2: "4A2 2A2 6A3 9A2 3A1 8A3",
    3: "7B3 2B0 3B1 9B1 1B3 8A0",
    5: "1B2 8B1 3A0 7A0 4B1 9A0",
    6: "9A2 1B3 3A3 5A3 8A3 2A0",
    7: "2A3 4B0 6A2 7A3 3A2 5A3",
    8: "1B2 8A1 3B1 2A1 7A0 5A0",
    9: "6B1 1A3 7B2 4A2 9A2 3A1",
    10: "3A1 7A1 1B2 8A0 5A3 2B3",
    11: "6B1 1A3 7B2 4A2 9A2 3A1",
    12: "7B3 2B0 3B1 9B1 1B3 8A0",
    13: "8A2 2A0 9A2 4B2 6A2 7A2",
    14: "5A0 2A0 8B0 3A1 7B1 9A0",
    15: "2A2 4B3 3B1 1B0 7B3 9A0",
    16: "8A1 4B1 3A0 9B0 6A2 5A0",
    17: "5A1 3B1 2A1 9B2 8B2 4A2",
    18: "6A2 2A3 1A1 5A0 3A0 8B1",
    19: "1A0 8B0 9B0 3B1 2A1 5A3",
    20: "6A2 2A3 1A1 5A0 3A0 8B1",
    21: "7B3 2B0 3B1 9B1 1B3 8A0",
    22: "7B0 6B1 9B2 3A3 8B3 5B2",
    23: "2A3 4B0 6A2 7A3 3A2 5A3",
    24: "6B1 3B0 1B1 4A1 9B0 8B2",
    25: "4B2 7B2 6B0 1B0 2B3 9A3",
    26: "7B0 6B1 9B2 3A3 8B3 5B2",
}
"""By the number of the card; card 4 has no value to show."""


def example(card: int) -> dict[str, Any]:
    town = parse_town(EXAMPLES[card] + LAST_ROW)
    counted = counted_in(TownMap(STANDARD, TABLES.standard, laid_faces_of(town)), card)
    value = values(STANDARD, town)[card]
    return {"town": str(town), "value": value, "counted": msgspec.to_builtins(counted)}


def text() -> str:
    lines = [f'"{card}": {json.dumps(example(card))}' for card in EXAMPLES]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    PATH.write_text(text(), encoding="utf-8")
