"""Towns as text, such as `3A1 1B2 …`, and as lists of laid faces, which the rules and the solver work on."""

from typing import Final

from saucer.games.panic.components import SIDES
from saucer.games.panic.faces import NOTHING, TILES, LaidFace, face_of, tile_of, turns_of
from saucer.games.panic.tables import laid_index
from saucer.games.panic.town.grid import CELLS
from saucer.games.panic.town.town import EMPTY, Laid, Town, TownError

TURNS: Final = 4
EMPTY_TOWN: Final[Town] = Town((None,) * CELLS)


def parse_town(text: str) -> Town:
    """Read nine cells such as `3A1`; `.` is an empty cell."""
    words = text.split()
    if len(words) != CELLS:
        raise TownError(f"expected {CELLS} cells such as 3A1 or {EMPTY}, got {len(words)}")
    cells = tuple([None if word == EMPTY else parse_laid(word) for word in words])
    tiles = [laid.tile for laid in cells if laid is not None]
    for tile in tiles:
        if tiles.count(tile) > 1:
            raise TownError(f"expected every tile once, got tile {tile} {tiles.count(tile)} times")
    return Town(cells)


def parse_laid(word: str) -> Laid:
    """Read one tile as it lies: number, side, quarter turns."""
    if len(word) == 3 and word[0] in "123456789" and word[1] in SIDES and word[2] in "0123":
        return Laid(int(word[0]), SIDES[SIDES.index(word[1])], int(word[2]))
    raise TownError(f"expected a tile 1-{TILES}, a side A or B and a turn 0-3, such as 3A1, got {word!r}")


def laid_of(laid_face: LaidFace) -> Laid:
    """The tile behind a laid face."""
    return Laid(tile_of(laid_face) + 1, SIDES[face_of(laid_face) & 1], turns_of(laid_face))


def town_of(laid_faces: list[LaidFace]) -> Town:
    return Town(tuple([None if face == NOTHING else laid_of(face) for face in laid_faces]))


def laid_faces_of(town: Town) -> list[LaidFace]:
    """The laid face of every cell, NOTHING where it is empty."""
    return [
        LaidFace(NOTHING) if laid is None else laid_index(laid.tile, laid.side, laid.turn)
        for laid in town.cells
    ]


def quarter_turned(town: Town) -> Town:
    """Return the whole town turned clockwise by one quarter: the same town for scoring."""
    return Town(tuple([_turned(town.cells[(2 - cell % 3) * 3 + cell // 3]) for cell in range(CELLS)]))


def _turned(laid: Laid | None) -> Laid | None:
    return None if laid is None else Laid(laid.tile, laid.side, (laid.turn + 1) % TURNS)
