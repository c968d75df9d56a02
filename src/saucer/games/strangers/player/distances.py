"""Walking distances to the places, with Aliens in the way."""

from typing import Final

from saucer.engine.bits import has
from saucer.engine.cache import Cache, Latest
from saucer.games.strangers.tables import NO_SPACES, BoardTables, Space, SpaceSet, set_of

BUS_STEPS: Final = 3
"""How many steps a bus ride counts as."""
FAR: Final = 99
MOST_CACHED: Final = 4000


class Distances:
    """Steps from every space to every place, with Aliens on certain spaces; a bus ride counts as a few steps."""

    def __init__(self, board: BoardTables, aliens: SpaceSet) -> None:
        self.board = board
        self.aliens = aliens
        self.known: list[list[int]] = [[] for _ in range(board.place_count)]

    def steps_to(self, place: int) -> list[int]:
        """Steps from every space into a place, computed on first use."""
        steps = self.known[place]
        if not steps:
            steps = steps_through(self.board, self.board.doors[place], self.aliens)
            self.known[place] = steps
        return steps


BY_ALIENS: Final[Latest[BoardTables, Cache[SpaceSet, Distances]]] = Latest()
"""For the board asked for last, the distances by the spaces with Aliens."""


def distances_on(board: BoardTables, aliens: SpaceSet) -> Distances:
    """Return the distances on a board with Aliens on these spaces; recent ones are kept."""
    by_aliens = BY_ALIENS.get(board)
    if by_aliens is None:
        by_aliens = BY_ALIENS.put(board, Cache(MOST_CACHED))
    distances = by_aliens.get(aliens)
    return by_aliens.put(aliens, Distances(board, aliens)) if distances is None else distances


def steps_through(board: BoardTables, doors: list[Space], aliens: SpaceSet) -> list[int]:
    """Steps from every space through these doors, searched breadth first from the doors."""
    steps = [FAR] * board.space_count
    front: list[Space] = []
    reach(doors, 1, aliens, steps, front)
    school = BusLine(board.school_stops)
    city = BusLine(board.city_stops)
    distance = 1
    while front or school.arrival or city.arrival:
        school.depart(front, distance)
        city.depart(front, distance)
        distance += 1
        after: list[Space] = []
        for space in front:
            reach(board.streets[space], distance, aliens, steps, after)
        school.arrive(distance, steps, after)
        city.arrive(distance, steps, after)
        front = after
    return steps


def reach(spaces: list[Space], distance: int, aliens: SpaceSet, steps: list[int], front: list[Space]) -> None:
    """Set the distance of spaces that have no shorter one and no Alien."""
    for space in spaces:
        if steps[space] > distance and not has(aliens, space):
            steps[space] = distance
            front.append(space)


class BusLine:
    """A bus line in the search: the first stop reached gives a distance to all other stops."""

    def __init__(self, stops: list[Space]) -> None:
        self.stops = stops
        self.spaces = set_of(stops)
        self.has_left = False
        self.arrival = 0
        """The distance at which it arrives, while it is on the road."""

    def depart(self, front: list[Space], distance: int) -> None:
        if not self.has_left:
            for space in front:
                if has(self.spaces, space):
                    self.has_left = True
                    self.arrival = distance + BUS_STEPS
                    return

    def arrive(self, distance: int, steps: list[int], front: list[Space]) -> None:
        if self.arrival == distance:
            self.arrival = 0
            reach(self.stops, distance, NO_SPACES, steps, front)  # a stop has no head
