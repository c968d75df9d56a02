"""How many figures the roads of a network can carry at most, before any tile is laid."""

from saucer.games.panic.faces import CURVE, SHAPES
from saucer.games.panic.town.networks import Network


def most_on_road(network: Network, road: int, numbers: list[int]) -> int:
    """Return how many figures, given as numbers per shape of tile, this road can carry."""
    total = 0
    tiles = network.tiles[road]
    for shape in range(CURVE, SHAPES):
        total += min(tiles[shape], numbers[shape])
    return total


def most_on_one_road(network: Network, numbers: list[int]) -> int:
    """Return the same for the road that can carry most."""
    best = 0
    for road in range(len(network.tiles)):
        best = max(best, most_on_road(network, road, numbers))
    return best


def tiles_on_road(network: Network, road: int) -> int:
    total = 0
    for number in network.tiles[road]:
        total += number
    return total
