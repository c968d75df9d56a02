"""Reading towns: their text form, and what keeps them from being complete."""

from typing import Final

from saucer.games.panic.components import SIDES, Components
from saucer.games.panic.drawings import Drawings, drawings_of, laid_index
from saucer.games.panic.roads import step_cell, trace
from saucer.games.panic.shapes import BLANK, CELLS, EXITS, NEIGHBOUR, NOTHING, OUTSIDE, TILES
from saucer.games.panic.towns import EMPTY, BorderError, Fault, Laid, Town, TownError

TURNS: Final = 4
EMPTY_TOWN: Final = Town((None,) * CELLS)


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


def laid_face(laid: int) -> Laid:
    """The tile behind a laid face: `face * 4 + turn`."""
    return Laid((laid >> 3) + 1, SIDES[laid >> 2 & 1], laid & 3)


def town_of(laid: list[int]) -> Town:
    return Town(tuple([None if one == NOTHING else laid_face(one) for one in laid]))


def laid_faces(town: Town) -> list[int]:
    """The laid face of every cell, NOTHING where it is empty."""
    return [NOTHING if laid is None else laid_index(laid.tile, laid.side, laid.turn) for laid in town.cells]


def turned(town: Town) -> Town:
    """Return the whole town turned clockwise by one quarter: the same town for scoring."""
    return Town(tuple([_turned(town.cells[(2 - cell % 3) * 3 + cell // 3]) for cell in range(CELLS)]))


def _turned(laid: Laid | None) -> Laid | None:
    return None if laid is None else Laid(laid.tile, laid.side, (laid.turn + 1) % TURNS)


def pavings(drawings: Drawings, laid: list[int]) -> list[int]:
    """Return the paving of every cell; empty cells are blank."""
    return [BLANK if one == NOTHING else drawings.paving[one] for one in laid]


def borders(drawings: Drawings, laid: list[int]) -> list[BorderError]:
    """Return every inner border between two laid tiles where a road meets a blank edge."""
    exits = [EXITS[paving] for paving in pavings(drawings, laid)]
    found: list[BorderError] = []
    for cell in range(CELLS):
        for edge in (1, 2):
            beyond = NEIGHBOUR[cell * 4 + edge]
            if beyond == OUTSIDE or laid[cell] == NOTHING or laid[beyond] == NOTHING:
                continue
            if exits[cell] >> edge & 1 != exits[beyond] >> (edge ^ 2) & 1:
                found.append(BorderError(cell, beyond))
    return found


def loops(drawings: Drawings, laid: list[int]) -> tuple[int, ...]:
    """Return the cells crossed by closed roads."""
    found = trace(pavings(drawings, laid))
    closed = found.roads[len(found.roads) - found.loops :]
    return tuple(sorted({step_cell(step) for road in closed for step in road}))


def fault_of(drawings: Drawings, laid: list[int]) -> Fault | None:
    """Return the first reason why the tiles laid are not a complete town, or None when they are."""
    empty = tuple([cell for cell in range(CELLS) if laid[cell] == NOTHING])
    if empty:
        return Fault("unfinished", empty)
    wrong = borders(drawings, laid)
    if wrong:
        return Fault("border", (wrong[0].first, wrong[0].second))
    closed = loops(drawings, laid)
    return Fault("loop", closed) if closed else None


def border_errors(components: Components, town: Town) -> list[BorderError]:
    return borders(drawings_of(components), laid_faces(town))


def fault(components: Components, town: Town) -> Fault | None:
    """Return the first reason why the town is not complete, or None when it is."""
    return fault_of(drawings_of(components), laid_faces(town))
