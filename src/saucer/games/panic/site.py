"""A town being filled in by the search: what is laid is surveyed, what is not is still open."""

from saucer.games.panic.drawings import AGENT, ALIEN, BURGER, Drawings
from saucer.games.panic.lineups import Lineup
from saucer.games.panic.patterns import unpacked
from saucer.games.panic.roads import step_cell, step_exit, step_lane, trace
from saucer.games.panic.shapes import BLANK, CELLS, LEAVE, SHAPE_OF, SHAPES, TILES
from saucer.games.panic.survey import Survey


class Site:
    """One pattern, filled with the faces of one lineup.

    `open` holds per road the places on tiles not laid yet; `for_burgers` and so on the places where some
    face of the lineup could put such a figure.
    """

    def __init__(self, drawings: Drawings, code: int) -> None:
        self.drawings: Drawings = drawings
        self.pavings: list[int] = unpacked(code)
        self.shapes: list[int] = [SHAPE_OF[paving] for paving in self.pavings]
        self.cells_of: list[int] = _cells_of(self.shapes)
        self.order: list[int] = []
        self.road_of: list[int] = [0] * (2 * CELLS)
        self.place_of: list[int] = [0] * (2 * CELLS)
        self.exit_of: list[int] = [0] * (2 * CELLS)
        self.survey: Survey = Survey()
        self.totals: Survey = self.survey
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
        self.open_cells: int = (1 << CELLS) - 1
        self.burgers_left: int = 0
        self.aliens_left: int = 0
        self.agents_left: int = 0
        self._map_roads()

    def _map_roads(self) -> None:
        roads = trace(self.pavings).roads
        roads.sort(key=len, reverse=True)
        seen = 0
        for number, road in enumerate(roads):
            self.survey.add_road(len(road))
            self.open.append((1 << len(road)) - 1)
            for position, step in enumerate(road):
                cell = step_cell(step)
                lane = cell * 2 + step_lane(step)
                self.road_of[lane] = number
                self.place_of[lane] = 1 << position
                self.exit_of[lane] = step_exit(step)
                if not seen >> cell & 1:
                    seen |= 1 << cell
                    self.order.append(cell)
        self.order.extend([cell for cell in range(CELLS) if self.shapes[cell] == BLANK])

    def begin(self, lineup: Lineup) -> None:
        """Start to fill this empty site with the faces of `lineup`."""
        self.totals = lineup.totals
        self.survey.take_counts(lineup.totals)
        self.burgers_left = lineup.totals.road_burgers
        self.aliens_left = lineup.totals.road_aliens
        self.agents_left = lineup.totals.road_agents
        burgers = lineup.item_spots(self.drawings, BURGER)
        aliens = lineup.item_spots(self.drawings, ALIEN)
        agents = lineup.item_spots(self.drawings, AGENT)
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
            if tiles >> tile & 1:
                fitting |= self.cells_of[self.drawings.shape[lineup.faces[tile]]]
        return fitting

    def _places(self, spots: list[int], *, onward: bool) -> list[int]:
        places = [0] * len(self.open)
        for lane in range(2 * CELLS):
            if self.place_of[lane]:
                leave = self.exit_of[lane]
                paving = self.pavings[lane >> 1]
                end = leave if onward else LEAVE[paving * 4 + leave]
                if spots[paving] >> ((lane & 1) * 4 + end) & 1:
                    places[self.road_of[lane]] |= self.place_of[lane]
        return places

    def lay(self, laid: int, cell: int) -> None:
        self.survey.mark_cell(self.drawings, laid >> 2, cell)
        self._flip_cell(laid, cell, 1)

    def lift(self, laid: int, cell: int) -> None:
        self.survey.clear_cell(cell)
        self._flip_cell(laid, cell, -1)

    def _flip_cell(self, laid: int, cell: int, sign: int) -> None:
        self.open_cells ^= 1 << cell
        if self.shapes[cell] == BLANK:
            return
        lane = cell * 2 + self.drawings.item_lane[laid]
        item = self.drawings.item[laid >> 2]
        onward = self.drawings.facing[laid] == self.exit_of[lane]
        self.survey.flip(item, self.road_of[lane], self.place_of[lane], onward=onward)
        self.open[self.road_of[cell * 2]] ^= self.place_of[cell * 2]
        self.open[self.road_of[cell * 2 + 1]] ^= self.place_of[cell * 2 + 1]
        if item == BURGER:
            self.burgers_left -= sign
        elif item == ALIEN:
            self.aliens_left -= sign
        elif item == AGENT:
            self.agents_left -= sign

    def aliens(self, road: int) -> int:
        return self.survey.aliens_on[road] | self.survey.aliens_back[road]

    def agents(self, road: int) -> int:
        return self.survey.agents_on[road] | self.survey.agents_back[road]

    def hoped_burgers(self, road: int) -> int:
        """Return the places where a burger may still come to stand."""
        return self.open[road] & self.for_burgers[road] if self.burgers_left else 0

    def hoped_aliens_on(self, road: int) -> int:
        return self.open[road] & self.for_aliens_on[road] if self.aliens_left else 0

    def hoped_aliens_back(self, road: int) -> int:
        return self.open[road] & self.for_aliens_back[road] if self.aliens_left else 0

    def hoped_agents_on(self, road: int) -> int:
        return self.open[road] & self.for_agents_on[road] if self.agents_left else 0

    def hoped_agents_back(self, road: int) -> int:
        return self.open[road] & self.for_agents_back[road] if self.agents_left else 0

    def hoped_aliens(self, road: int) -> int:
        return self.hoped_aliens_on(road) | self.hoped_aliens_back(road)

    def hoped_agents(self, road: int) -> int:
        return self.hoped_agents_on(road) | self.hoped_agents_back(road)


def _cells_of(shapes: list[int]) -> list[int]:
    """The set of cells of each shape."""
    cells = [0] * SHAPES
    for cell in range(CELLS):
        cells[shapes[cell]] |= 1 << cell
    return cells
