"""A town taken stock of: who stands where along which road, and which tiles show what."""

from saucer.games.panic.components import Components
from saucer.games.panic.drawings import AGENT, ALIEN, BURGER, Drawings, drawings_of
from saucer.games.panic.roads import step_cell, step_exit, step_lane, trace
from saucer.games.panic.shapes import BENDS, BLANK, CELLS, NOTHING
from saucer.games.panic.town import laid_faces
from saucer.games.panic.towns import Town


class Survey:
    """Per road the places of its figures (see sight.py); over the town, tiles and numbers of each kind."""

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

    def count_face(self, drawings: Drawings, face: int) -> None:
        """Add the numbers a face contributes wherever it lies."""
        item = drawings.item[face]
        self.road_burgers += item == BURGER
        self.road_aliens += item == ALIEN
        self.road_agents += item == AGENT
        self.net_agents += drawings.net_agents[face]
        self.netted_aliens += drawings.netted_aliens[face]
        self.dogs += drawings.dogs[face]
        self.houses += drawings.houses[face]
        self.boys += drawings.boys[face]
        self.girls += drawings.girls[face]
        self.ufos += drawings.ufos[face]
        self.bends += BENDS[drawings.shape[face]]
        self.roadless += drawings.shape[face] == BLANK

    def take_counts(self, other: "Survey") -> None:
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

    def mark_cell(self, drawings: Drawings, face: int, cell: int) -> None:
        """Note what kinds of figures the tile on this cell shows."""
        bit = 1 << cell
        self.laid_cells |= bit
        if drawings.dogs[face]:
            self.dog_cells |= bit
        if drawings.houses[face]:
            self.house_cells |= bit
        if drawings.boys[face] or drawings.girls[face]:
            self.citizen_cells |= bit
        if drawings.item[face] == ALIEN or drawings.netted_aliens[face]:
            self.alien_cells |= bit

    def clear_cell(self, cell: int) -> None:
        """Forget what mark_cell noted."""
        rest = ~(1 << cell)
        self.laid_cells &= rest
        self.dog_cells &= rest
        self.house_cells &= rest
        self.citizen_cells &= rest
        self.alien_cells &= rest


def survey(components: Components, town: Town) -> Survey:
    """Take stock of a town. Unfinished and faulty ones too: a road ends where it cannot go on."""
    return survey_laid(drawings_of(components), laid_faces(town))


def survey_laid(drawings: Drawings, laid: list[int]) -> Survey:
    found = Survey()
    for cell in range(CELLS):
        if laid[cell] != NOTHING:
            found.count_face(drawings, laid[cell] >> 2)
            found.mark_cell(drawings, laid[cell] >> 2, cell)
    _walk_roads(drawings, laid, found)
    return found


def _walk_roads(drawings: Drawings, laid: list[int], found: Survey) -> None:
    roads = trace([BLANK if index == NOTHING else drawings.paving[index] for index in laid]).roads
    for number, road in enumerate(roads):
        found.add_road(len(road))
        for position, step in enumerate(road):
            index = laid[step_cell(step)]
            if drawings.item_lane[index] == step_lane(step):
                onward = drawings.facing[index] == step_exit(step)
                found.flip(drawings.item[index >> 2], number, 1 << position, onward=onward)
