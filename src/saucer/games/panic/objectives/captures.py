"""Captured and free aliens (R8.3, R8.4): in a town, in a partial town, and on a network of roads."""

from saucer.engine.bits import size_of
from saucer.games.panic.objectives.network_bounds import most_on_road, tiles_on_road
from saucer.games.panic.town import line_of_sight
from saucer.games.panic.town.inventory import Inventory
from saucer.games.panic.town.lineups import Lineup
from saucer.games.panic.town.networks import Network
from saucer.games.panic.town.partial_town import PartialTown
from saucer.games.panic.town.town_map import TownMap


def road_captures(inventory: Inventory, road: int) -> int:
    """Return how many aliens on this road are caught. (R8.3)"""
    aliens = inventory.aliens_on[road] | inventory.aliens_back[road]
    return line_of_sight.captured(aliens, inventory.agents_on[road], inventory.agents_back[road])


def free_on_road(inventory: Inventory, road: int) -> int:
    aliens = inventory.aliens_on[road] | inventory.aliens_back[road]
    return size_of(aliens) - road_captures(inventory, road)


def free_aliens(inventory: Inventory) -> int:
    """Return the aliens no agent catches; the one in the net is never free. (R8.4)"""
    free = 0
    for road in range(len(inventory.lengths)):
        free += free_on_road(inventory, road)
    return free


def captures_of(town_map: TownMap) -> tuple[list[int], list[int]]:
    """Return by road the places of the aliens that are caught, and of the agents that catch them. (R8.3)"""
    caught: list[int] = []
    catching: list[int] = []
    for road in range(town_map.roads):
        on, back = town_map.inventory.agents_on[road], town_map.inventory.agents_back[road]
        aliens, agents = line_of_sight.captures(town_map.aliens(road), on, back)
        caught.append(aliens)
        catching.append(agents)
    return caught, catching


def free_of(town_map: TownMap) -> list[int]:
    """Return by road the places of the aliens that are free. (R8.4)"""
    caught, _catching = captures_of(town_map)
    return [town_map.aliens(road) & ~caught[road] for road in range(town_map.roads)]


def least_captures(town: PartialTown) -> int:
    """Return the aliens caught by now: laying more tiles never lets one go without catching another."""
    caught = 0
    for road in range(len(town.open)):
        caught += road_captures(town.inventory, road)
    return caught


def most_captures(town: PartialTown) -> int:
    caught = 0
    for road in range(len(town.open)):
        if town.open[road]:
            caught += _most_captures_on_road(town, road)
        else:
            caught += road_captures(town.inventory, road)
    return min(caught, town.totals.road_aliens, town.totals.road_agents)


def _most_captures_on_road(town: PartialTown, road: int) -> int:
    """Let every open place hold an alien and agents looking both ways, up to the numbers left."""
    caught = line_of_sight.captured(
        town.aliens(road) | town.possible_aliens(road),
        town.inventory.agents_on[road] | town.possible_agents_on(road),
        town.inventory.agents_back[road] | town.possible_agents_back(road),
    )
    return min(caught, town.most_aliens(road), town.most_agents(road))


def most_free_aliens(town: PartialTown) -> int:
    return town.totals.road_aliens - least_captures(town)


def most_captures_on(network: Network, lineup: Lineup) -> int:
    """Return the most aliens that can be caught on the roads of the network."""
    caught = 0
    for road in range(len(network.tiles)):
        aliens = most_on_road(network, road, lineup.aliens)
        agents = most_on_road(network, road, lineup.agents)
        caught += min(aliens, agents, tiles_on_road(network, road) // 2)
    return min(caught, lineup.totals.road_aliens, lineup.totals.road_agents)
