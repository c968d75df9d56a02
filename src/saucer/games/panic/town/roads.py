"""Roads followed from tile to tile over nine pavings. (R8.1)"""

from saucer.engine.bits import has, only
from saucer.games.panic.faces import EXITS, LANE, LEAVE, NOWHERE, PAVINGS
from saucer.games.panic.town.grid import CELLS, NEIGHBOUR, OUTSIDE, CellIndex


class RoadMap:
    """The roads of a town: open ones first, then `loops` closed ones; each a list of crossings.

    A crossing is one tile of a road: the cell, the lane of its paving and the edge it leaves by, in one number.
    """

    def __init__(self) -> None:
        self.roads: list[list[int]] = []
        self.loops: int = 0


def crossing_cell(crossing: int) -> CellIndex:
    return CellIndex(crossing // 8)


def crossing_lane(crossing: int) -> int:
    """Return the number, 0 or 1, of the lane within the paving of its cell."""
    return crossing // 4 & 1


def crossing_exit(crossing: int) -> int:
    return crossing & 3


def trace(pavings: list[int]) -> RoadMap:
    """Follow every road. Where borders do not match, and at empty cells, a road ends."""
    found = RoadMap()
    seen = _trace_open(pavings, found)
    _trace_loops(pavings, seen, found)
    return found


def _trace_open(pavings: list[int], found: RoadMap) -> int:
    seen = 0
    for cell in range(CELLS):
        exits = EXITS[pavings[cell]]
        for edge in range(4):
            if not has(exits, edge) or _goes_on(pavings, cell, edge):
                continue
            if not has(seen, cell * 2 + LANE[pavings[cell] * 4 + edge]):
                road, seen = _follow(pavings, cell, edge, seen)
                found.roads.append(road)
    return seen


def _trace_loops(pavings: list[int], seen: int, found: RoadMap) -> None:
    for cell in range(CELLS):
        for lane in range(len(PAVINGS[pavings[cell]])):
            if not has(seen, cell * 2 + lane):
                road, seen = _follow(pavings, cell, PAVINGS[pavings[cell]][lane][0], seen)
                found.roads.append(road)
                found.loops += 1


def _goes_on(pavings: list[int], cell: int, edge: int) -> bool:
    beyond = NEIGHBOUR[cell * 4 + edge]
    return beyond != OUTSIDE and has(EXITS[pavings[beyond]], edge ^ 2)


def _follow(pavings: list[int], start: int, entry: int, seen: int) -> tuple[list[int], int]:
    """Walk from the edge `entry` of cell `start` until the road ends or comes back."""
    road: list[int] = []
    cell = CellIndex(start)
    edge = entry
    while cell != OUTSIDE:
        paving = pavings[cell]
        leave = LEAVE[paving * 4 + edge]
        lane = LANE[paving * 4 + edge]
        bit = only(cell * 2 + lane)
        if leave == NOWHERE or seen & bit:
            break
        seen |= bit
        road.append(cell * 8 + lane * 4 + leave)
        cell = NEIGHBOUR[cell * 4 + leave]
        edge = leave ^ 2
    return road, seen
