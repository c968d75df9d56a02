"""Short commands for building: `3A b2 r1` lays tile 3 with side A up on b2, turned once."""

import re
from typing import Any

from saucer.games.panic.components import CELL_NAMES, Cell
from saucer.games.panic.moves import Claim, Flip, Lift, Move, Place, Ready, Turn
from saucer.games.panic.town.town import Laid
from saucer.games.panic.view import OwnTown

TILE = re.compile(r"([1-9])([ab]?)([0-3]?)")
CELL = re.compile(r"[abc][123]")
TURNS = re.compile(r"r([0-3])")
WORDS = {
    "t": "turn", "turn": "turn", "tourne": "turn", "tourner": "turn",
    "f": "flip", "flip": "flip", "retourne": "flip", "retourner": "flip",
    "x": "lift", "lift": "lift", "reprends": "lift", "reprendre": "lift",
    "c": "claim", "claim": "claim", "annonce": "claim", "annoncer": "claim",
    "r": "ready", "ready": "ready", "prêt": "ready", "pret": "ready", "prête": "ready",
}  # fmt: skip


def read(view: Any, line: str) -> list[Move] | None:
    """Return the moves a typed line asks for, in order, legal or not, or None if it is no such command."""
    words = line.lower().split()
    if not words or view.town is None:
        return None
    command = WORDS.get(words[0])
    if command == "claim" and len(words) == 1:
        return [Claim()]
    if command == "ready" and len(words) == 1:
        return [Ready()]
    if command is not None:
        return several(view.town, command, words[1:])
    return lay(view.town, words)


def several(town: OwnTown, command: str, words: list[str]) -> list[Move] | None:
    """Turn, flip or lift the tiles named by number or by cell."""
    kinds: dict[str, type[Turn] | type[Flip] | type[Lift]] = {"turn": Turn, "flip": Flip, "lift": Lift}
    tiles = [tile_named(town, word) for word in words]
    if command not in kinds or not tiles or None in tiles:
        return None
    return [kinds[command](tile) for tile in tiles if tile is not None]


def tile_named(town: OwnTown, word: str) -> int | None:
    if re.fullmatch(r"[1-9]", word):
        return int(word)
    if CELL.fullmatch(word):
        laid = town.cells[CELL_NAMES.index(Cell(word))]
        return None if laid is None else laid.tile
    return None


def lay(town: OwnTown, words: list[str]) -> list[Move] | None:
    """A tile with its side, its cell and its turns: the cell or the rest may be left out."""
    tile = TILE.fullmatch(words[0])
    if tile is None or len(words) > 3:
        return None
    side, turns, cell = tile[2].upper(), tile[3], ""
    for word in words[1:]:
        turned = TURNS.fullmatch(word)
        if turned and not turns:
            turns = turned[1]
        elif CELL.fullmatch(word) and not cell:
            cell = word
        else:
            return None
    if not (side or turns or cell):
        return None
    now = lying(town, int(tile[1]))
    moves = orient(now, side or now.side, int(turns) if turns else now.turn)
    return moves + move_to(town, now.tile, cell) if cell else moves


def lying(town: OwnTown, tile: int) -> Laid:
    """A tile as it lies now, in the town or in the hand."""
    everywhere = [laid for laid in (*town.cells, *town.hand) if laid is not None]
    return next(laid for laid in everywhere if laid.tile == tile)


def orient(now: Laid, side: str, turn: int) -> list[Move]:
    moves: list[Move] = [] if side == now.side else [Flip(now.tile)]
    return moves + [Turn(now.tile)] * ((turn - now.turn) % 4)


def move_to(town: OwnTown, tile: int, cell: str) -> list[Move]:
    """Bring a tile to a cell, lifting it and what lies there first."""
    there = town.cells[CELL_NAMES.index(Cell(cell))]
    if there is not None and there.tile == tile:
        return []
    in_town = any(laid is not None and laid.tile == tile for laid in town.cells)
    moves: list[Move] = [Lift(tile)] if in_town else []
    if there is not None:
        moves.append(Lift(there.tile))
    return [*moves, Place(tile, Cell(cell))]
