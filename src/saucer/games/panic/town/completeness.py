"""Whether a town is complete: nine tiles, matching borders (R2.4) and no closed road (R2.5)."""

from saucer.engine.bits import has
from saucer.games.panic.components import Components
from saucer.games.panic.faces import BLANK, EXITS, NOTHING, LaidFace
from saucer.games.panic.tables import TABLES, Tables
from saucer.games.panic.town.grid import CELLS, NEIGHBOUR, OUTSIDE
from saucer.games.panic.town.notation import laid_faces_of
from saucer.games.panic.town.roads import crossing_cell, trace
from saucer.games.panic.town.town import BorderError, Fault, Town


def fault(components: Components, town: Town) -> Fault | None:
    """Return the first reason why the town is not complete, or None when it is."""
    return fault_of(TABLES.of(components), laid_faces_of(town))


def border_errors(components: Components, town: Town) -> list[BorderError]:
    return borders(TABLES.of(components), laid_faces_of(town))


def fault_of(tables: Tables, laid_faces: list[LaidFace]) -> Fault | None:
    """Return the first reason why the tiles laid are not a complete town, or None when they are. (R2.4, R2.5)"""
    empty = tuple([cell for cell in range(CELLS) if laid_faces[cell] == NOTHING])
    if empty:
        return Fault("unfinished", empty)
    wrong = borders(tables, laid_faces)
    if wrong:
        return Fault("border", (wrong[0].first, wrong[0].second))
    closed = loops(tables, laid_faces)
    return Fault("loop", closed) if closed else None


def borders(tables: Tables, laid_faces: list[LaidFace]) -> list[BorderError]:
    """Return every inner border between two laid tiles where a road meets a blank edge. (R2.4)"""
    exits = [EXITS[paving] for paving in pavings(tables, laid_faces)]
    found: list[BorderError] = []
    for cell in range(CELLS):
        for edge in (1, 2):
            beyond = NEIGHBOUR[cell * 4 + edge]
            if beyond == OUTSIDE or laid_faces[cell] == NOTHING or laid_faces[beyond] == NOTHING:
                continue
            if has(exits[cell], edge) != has(exits[beyond], edge ^ 2):
                found.append(BorderError(cell, beyond))
    return found


def loops(tables: Tables, laid_faces: list[LaidFace]) -> tuple[int, ...]:
    """Return the cells crossed by closed roads. (R2.5)"""
    found = trace(pavings(tables, laid_faces))
    closed = found.roads[len(found.roads) - found.loops :]
    return tuple(sorted({crossing_cell(crossing) for road in closed for crossing in road}))


def pavings(tables: Tables, laid_faces: list[LaidFace]) -> list[int]:
    """Return the paving of every cell; empty cells are blank."""
    return [BLANK if face == NOTHING else tables.paving[face] for face in laid_faces]
