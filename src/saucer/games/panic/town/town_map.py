"""The map of a town: the tiles that each road crosses, so that what is counted can be found again on its cells."""

from saucer.engine.bits import has
from saucer.games.panic.components import CELL_NAMES, Cell, Components
from saucer.games.panic.faces import BLANK, LANE, NOTHING, PAVINGS, LaidFace, face_of, turned_edge, turns_of
from saucer.games.panic.tables import Tables, ends_of
from saucer.games.panic.town.completeness import pavings
from saucer.games.panic.town.grid import CELLS
from saucer.games.panic.town.inventory import Inventory, take_inventory
from saucer.games.panic.town.roads import crossing_cell, crossing_lane, trace
from saucer.games.panic.town.town import Piece


class TownMap:
    """A town with its inventory. Road numbers and places are those of the inventory."""

    def __init__(self, components: Components, tables: Tables, laid_faces: list[LaidFace]) -> None:
        self.components = components
        self.laid_faces = laid_faces
        self.pavings: list[int] = pavings(tables, laid_faces)
        found = trace(self.pavings)
        self.crossings: list[list[int]] = found.roads
        self.loops: int = found.loops
        self.inventory: Inventory = take_inventory(tables, laid_faces)

    @property
    def roads(self) -> int:
        return len(self.crossings)

    def road(self, road: int) -> list[Piece]:
        """The pieces of a road, one for each tile crossing."""
        return [self._lane_piece(crossing) for crossing in self.crossings[road]]

    def closed_roads(self) -> list[Piece]:
        """The pieces of the roads that close on themselves, which come last."""
        return [piece for road in range(self.roads - self.loops, self.roads) for piece in self.road(road)]

    def items(self, road: int, places: int) -> list[Cell]:
        """The cells of the figures that stand on these places of a road."""
        crossings = self.crossings[road]
        return [
            CELL_NAMES[crossing_cell(crossing)]
            for position, crossing in enumerate(crossings)
            if has(places, position)
        ]

    def all_items(self, places: list[int]) -> list[Cell]:
        """The same for the places of every road."""
        found: list[Cell] = []
        for road in range(self.roads):
            found.extend(self.items(road, places[road]))
        return found

    def aliens(self, road: int) -> int:
        """The places of the aliens on a road."""
        return self.inventory.aliens_on[road] | self.inventory.aliens_back[road]

    def agents(self) -> list[int]:
        """By road, the places of the agents."""
        found = self.inventory
        return [found.agents_on[road] | found.agents_back[road] for road in range(self.roads)]

    def curves(self) -> list[Piece]:
        """The roads of faces that bend."""
        lanes = [
            self._lane_piece(crossing)
            for road in self.crossings
            for crossing in road
            if self._bends(crossing)
        ]
        return sorted(lanes, key=lambda piece: (piece.cell, piece.nth))

    def roadless(self) -> list[Cell]:
        """The cells with a tile without a road."""
        return [
            CELL_NAMES[cell]
            for cell in range(CELLS)
            if self.laid_faces[cell] != NOTHING and self.pavings[cell] == BLANK
        ]

    def figures(self, *kinds: str) -> list[Piece]:
        """The figures of these kinds that stand beside the roads."""
        found: list[Piece] = []
        for cell in range(CELLS):
            laid_face = self.laid_faces[cell]
            if laid_face != NOTHING:
                for nth, figure in enumerate(self.components.faces[face_of(laid_face)].figures):
                    if figure.kind in kinds:
                        found.append(Piece(CELL_NAMES[cell], nth))
        return found

    def _bends(self, crossing: int) -> bool:
        first, second = PAVINGS[self.pavings[crossing_cell(crossing)]][crossing_lane(crossing)]
        return (second - first) % 2 == 1

    def _lane_piece(self, crossing: int) -> Piece:
        """The road of a face that a crossing runs along."""
        cell = crossing_cell(crossing)
        laid_face = self.laid_faces[cell]
        for nth, road in enumerate(self.components.faces[face_of(laid_face)].roads):
            edge = turned_edge(ends_of(road)[0], turns_of(laid_face))
            if LANE[self.pavings[cell] * 4 + edge] == crossing_lane(crossing):
                return Piece(CELL_NAMES[cell], nth)
        raise AssertionError("every lane of a paving is a road of its face")


def names_of(cells: int) -> list[Cell]:
    """The names of a set of cells."""
    return [CELL_NAMES[cell] for cell in range(CELLS) if has(cells, cell)]
