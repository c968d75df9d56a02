"""A partial town: some tiles are laid, and what the open cells may still hold is known.

`on` and `back` are the two ways along a road; see line_of_sight.
"""

from saucer.engine.bits import all_below, has, only, size_of, with_
from saucer.games.panic.faces import BLANK, LEAVE, SHAPE_OF, SHAPES, TILES, LaidFace, face_of
from saucer.games.panic.tables import AGENT, ALIEN, BURGER, Tables, way
from saucer.games.panic.town.grid import CELLS
from saucer.games.panic.town.inventory import Inventory
from saucer.games.panic.town.lineups import Lineup
from saucer.games.panic.town.roads import crossing_cell, crossing_exit, crossing_lane, trace


class PartialTown:
    """One pattern of pavings, being filled with the faces of one lineup.

    `open` holds per road the places on tiles not laid yet; `for_burgers` and so on the places where some
    face of the lineup could put such a figure.
    """

    def __init__(self, tables: Tables, pavings: list[int]) -> None:
        self.tables: Tables = tables
        self.pavings: list[int] = pavings
        self.shapes: list[int] = [SHAPE_OF[paving] for paving in self.pavings]
        self.cells_of: list[int] = _cells_of(self.shapes)
        self.order: list[int] = []
        self.road_of: list[int] = [0] * (2 * CELLS)
        self.place_of: list[int] = [0] * (2 * CELLS)
        self.exit_of: list[int] = [0] * (2 * CELLS)
        self.inventory: Inventory = Inventory()
        self.totals: Inventory = self.inventory
        self.open: list[int] = []
        self.for_burgers: list[int] = []
        self.for_aliens_on: list[int] = []
        self.for_aliens_back: list[int] = []
        self.for_agents_on: list[int] = []
        self.for_agents_back: list[int] = []
        self.for_dogs: int = 0
        self.for_houses: int = 0
        self.for_citizens: int = 0
        self.for_no_alien: int = 0
        self.open_cells: int = all_below(CELLS)
        self.burgers_left: int = 0
        self.aliens_left: int = 0
        self.agents_left: int = 0
        self._map_roads()

    def _map_roads(self) -> None:
        roads = trace(self.pavings).roads
        roads.sort(key=len, reverse=True)
        seen = 0
        for number, road in enumerate(roads):
            self.inventory.add_road(len(road))
            self.open.append(all_below(len(road)))
            for position, crossing in enumerate(road):
                cell = crossing_cell(crossing)
                lane = cell * 2 + crossing_lane(crossing)
                self.road_of[lane] = number
                self.place_of[lane] = only(position)
                self.exit_of[lane] = crossing_exit(crossing)
                if not has(seen, cell):
                    seen = with_(seen, cell)
                    self.order.append(cell)
        self.order.extend([cell for cell in range(CELLS) if self.shapes[cell] == BLANK])

    def begin(self, lineup: Lineup) -> None:
        """Start to fill this empty town with the faces of `lineup`."""
        self.totals = lineup.totals
        self.inventory.take_counts(lineup.totals)
        self.burgers_left = lineup.totals.road_burgers
        self.aliens_left = lineup.totals.road_aliens
        self.agents_left = lineup.totals.road_agents
        burgers = lineup.item_spots(self.tables, BURGER)
        aliens = lineup.item_spots(self.tables, ALIEN)
        agents = lineup.item_spots(self.tables, AGENT)
        self.for_burgers = self._places(burgers, onward=True)
        self.for_aliens_on = self._places(aliens, onward=True)
        self.for_aliens_back = self._places(aliens, onward=False)
        self.for_agents_on = self._places(agents, onward=True)
        self.for_agents_back = self._places(agents, onward=False)
        self.for_dogs = self._cells(lineup, lineup.totals.dog_cells)
        self.for_houses = self._cells(lineup, lineup.totals.house_cells)
        self.for_citizens = self._cells(lineup, lineup.totals.citizen_cells)
        self.for_no_alien = self._cells(lineup, ~lineup.totals.alien_cells)

    def _cells(self, lineup: Lineup, tiles: int) -> int:
        """Return the cells that one of these tiles of the lineup fits on."""
        fitting = 0
        for tile in range(TILES):
            if has(tiles, tile):
                fitting |= self.cells_of[self.tables.shape[lineup.faces[tile]]]
        return fitting

    def _places(self, spots: list[int], *, onward: bool) -> list[int]:
        places = [0] * len(self.open)
        for lane in range(2 * CELLS):
            if self.place_of[lane]:
                leave = self.exit_of[lane]
                paving = self.pavings[lane // 2]
                end = leave if onward else LEAVE[paving * 4 + leave]
                if spots[paving] & way(lane & 1, end):
                    places[self.road_of[lane]] |= self.place_of[lane]
        return places

    def lay(self, laid: LaidFace, cell: int) -> None:
        self.inventory.mark_cell(self.tables, face_of(laid), cell)
        self._flip_cell(laid, cell, 1)

    def lift(self, laid: LaidFace, cell: int) -> None:
        self.inventory.clear_cell(cell)
        self._flip_cell(laid, cell, -1)

    def _flip_cell(self, laid: LaidFace, cell: int, sign: int) -> None:
        self.open_cells ^= only(cell)
        if self.shapes[cell] == BLANK:
            return
        lane = cell * 2 + self.tables.item_lane[laid]
        item = self.tables.item[face_of(laid)]
        onward = self.tables.facing[laid] == self.exit_of[lane]
        self.inventory.flip(item, self.road_of[lane], self.place_of[lane], onward=onward)
        self.open[self.road_of[cell * 2]] ^= self.place_of[cell * 2]
        self.open[self.road_of[cell * 2 + 1]] ^= self.place_of[cell * 2 + 1]
        if item == BURGER:
            self.burgers_left -= sign
        elif item == ALIEN:
            self.aliens_left -= sign
        elif item == AGENT:
            self.agents_left -= sign

    def aliens(self, road: int) -> int:
        return self.inventory.aliens_on[road] | self.inventory.aliens_back[road]

    def agents(self, road: int) -> int:
        return self.inventory.agents_on[road] | self.inventory.agents_back[road]

    def possible_burgers(self, road: int) -> int:
        """Return the places of the road where a burger may still come to stand; so do the others for their figures."""
        return self.open[road] & self.for_burgers[road] if self.burgers_left else 0

    def possible_aliens_on(self, road: int) -> int:
        return self.open[road] & self.for_aliens_on[road] if self.aliens_left else 0

    def possible_aliens_back(self, road: int) -> int:
        return self.open[road] & self.for_aliens_back[road] if self.aliens_left else 0

    def possible_agents_on(self, road: int) -> int:
        return self.open[road] & self.for_agents_on[road] if self.agents_left else 0

    def possible_agents_back(self, road: int) -> int:
        return self.open[road] & self.for_agents_back[road] if self.agents_left else 0

    def possible_aliens(self, road: int) -> int:
        return self.possible_aliens_on(road) | self.possible_aliens_back(road)

    def possible_agents(self, road: int) -> int:
        return self.possible_agents_on(road) | self.possible_agents_back(road)

    def most_aliens(self, road: int) -> int:
        """Return the most aliens this road can have, free or not."""
        extra = min(size_of(self.possible_aliens(road)), self.aliens_left)
        return size_of(self.aliens(road)) + extra

    def most_agents(self, road: int) -> int:
        extra = min(size_of(self.possible_agents(road)), self.agents_left)
        return size_of(self.agents(road)) + extra

    def most_burgers(self, road: int, places: int) -> int:
        """Return the most burgers that can stand on these places of the road."""
        extra = min(size_of(self.possible_burgers(road) & places), self.burgers_left)
        return size_of(self.inventory.burgers[road] & places) + extra


def _cells_of(shapes: list[int]) -> list[int]:
    """The set of cells of each shape."""
    cells = [0] * SHAPES
    for cell in range(CELLS):
        cells[shapes[cell]] |= only(cell)
    return cells
