"""The inventory of a town: which figures stand where along which road, and which tiles show what."""

from saucer.engine.bits import only
from saucer.games.panic.components import Components
from saucer.games.panic.faces import BENDS, BLANK, NOTHING, LaidFace, face_of
from saucer.games.panic.tables import AGENT, ALIEN, BURGER, TABLES, Tables
from saucer.games.panic.town.completeness import pavings
from saucer.games.panic.town.grid import CELLS
from saucer.games.panic.town.notation import laid_faces_of
from saucer.games.panic.town.roads import crossing_cell, crossing_exit, crossing_lane, trace
from saucer.games.panic.town.town import Town


class Inventory:
    """Per road the places of its figures (see line_of_sight); over the town, tiles and numbers of each kind."""

    def __init__(self) -> None:
        self.lengths: list[int] = []
        self.burgers: list[int] = []
        self.aliens_on: list[int] = []
        self.aliens_back: list[int] = []
        self.agents_on: list[int] = []
        self.agents_back: list[int] = []
        self.laid_cells: int = 0
        self.dog_cells: int = 0
        self.house_cells: int = 0
        self.citizen_cells: int = 0
        self.alien_cells: int = 0
        self.road_burgers: int = 0
        self.road_aliens: int = 0
        self.road_agents: int = 0
        self.net_agents: int = 0
        self.netted_aliens: int = 0
        self.dogs: int = 0
        self.houses: int = 0
        self.boys: int = 0
        self.girls: int = 0
        self.ufos: int = 0
        self.bends: int = 0
        self.roadless: int = 0

    def add_road(self, length: int) -> None:
        self.lengths.append(length)
        self.burgers.append(0)
        self.aliens_on.append(0)
        self.aliens_back.append(0)
        self.agents_on.append(0)
        self.agents_back.append(0)

    def flip(self, item: int, road: int, place: int, *, onward: bool) -> None:
        """Put a figure on an empty place of a road, or take it off again."""
        if item == BURGER:
            self.burgers[road] ^= place
        elif item == ALIEN:
            if onward:
                self.aliens_on[road] ^= place
            else:
                self.aliens_back[road] ^= place
        elif item == AGENT:
            if onward:
                self.agents_on[road] ^= place
            else:
                self.agents_back[road] ^= place

    def count_face(self, tables: Tables, face: int) -> None:
        """Add the numbers a face contributes wherever it lies."""
        item = tables.item[face]
        self.road_burgers += item == BURGER
        self.road_aliens += item == ALIEN
        self.road_agents += item == AGENT
        self.net_agents += tables.net_agents[face]
        self.netted_aliens += tables.netted_aliens[face]
        self.dogs += tables.dogs[face]
        self.houses += tables.houses[face]
        self.boys += tables.boys[face]
        self.girls += tables.girls[face]
        self.ufos += tables.ufos[face]
        self.bends += BENDS[tables.shape[face]]
        self.roadless += tables.shape[face] == BLANK

    def take_counts(self, other: "Inventory") -> None:
        """Take over all numbers of figures and tiles, but no places."""
        self.road_burgers = other.road_burgers
        self.road_aliens = other.road_aliens
        self.road_agents = other.road_agents
        self.net_agents = other.net_agents
        self.netted_aliens = other.netted_aliens
        self.dogs = other.dogs
        self.houses = other.houses
        self.boys = other.boys
        self.girls = other.girls
        self.ufos = other.ufos
        self.bends = other.bends
        self.roadless = other.roadless

    def mark_cell(self, tables: Tables, face: int, cell: int) -> None:
        """Note what kinds of figures the tile on this cell shows."""
        bit = only(cell)
        self.laid_cells |= bit
        if tables.dogs[face]:
            self.dog_cells |= bit
        if tables.houses[face]:
            self.house_cells |= bit
        if tables.boys[face] or tables.girls[face]:
            self.citizen_cells |= bit
        if tables.item[face] == ALIEN or tables.netted_aliens[face]:
            self.alien_cells |= bit

    def clear_cell(self, cell: int) -> None:
        """Undo `mark_cell`."""
        rest = ~only(cell)
        self.laid_cells &= rest
        self.dog_cells &= rest
        self.house_cells &= rest
        self.citizen_cells &= rest
        self.alien_cells &= rest


def inventory_of(components: Components, town: Town) -> Inventory:
    """The inventory of any town. In unfinished and faulty ones a road ends where it cannot go on."""
    return take_inventory(TABLES.of(components), laid_faces_of(town))


def take_inventory(tables: Tables, laid_faces: list[LaidFace]) -> Inventory:
    found = Inventory()
    for cell in range(CELLS):
        if laid_faces[cell] != NOTHING:
            face = face_of(laid_faces[cell])
            found.count_face(tables, face)
            found.mark_cell(tables, face, cell)
    _walk_roads(tables, laid_faces, found)
    return found


def _walk_roads(tables: Tables, laid_faces: list[LaidFace], found: Inventory) -> None:
    for number, road in enumerate(trace(pavings(tables, laid_faces)).roads):
        found.add_road(len(road))
        for position, crossing in enumerate(road):
            laid_face = laid_faces[crossing_cell(crossing)]
            if tables.item_lane[laid_face] == crossing_lane(crossing):
                onward = tables.facing[laid_face] == crossing_exit(crossing)
                found.flip(tables.item[face_of(laid_face)], number, only(position), onward=onward)
