"""What a lineup can reach at most on some network of roads, before any tile is laid."""

from collections.abc import Callable
from typing import Final

from saucer.games.panic import objectives, sight
from saucer.games.panic.lineups import Lineup
from saucer.games.panic.patterns import Network
from saucer.games.panic.shapes import CURVE, SHAPES

LINEUP_CARDS: Final = frozenset((6, 7, 9, 11, 12, 24, 25, 26))  # decided by which faces are up


def on_road(network: Network, road: int, numbers: list[int]) -> int:
    """Return how many figures, given as numbers per shape of tile, this road can carry."""
    total = 0
    tiles = network.tiles[road]
    for shape in range(CURVE, SHAPES):
        total += min(tiles[shape], numbers[shape])
    return total


def tiles_on(network: Network, road: int) -> int:
    total = 0
    for number in network.tiles[road]:
        total += number
    return total


def longest_road(network: Network, _lineup: Lineup) -> int:  # card 5
    return objectives.longest(network.lengths)


def number_of_roads(network: Network, _lineup: Lineup) -> int:  # cards 10 and 15
    return len(network.lengths)


def equal_roads(network: Network, _lineup: Lineup) -> int:  # card 13
    return objectives.most_alike(network.lengths)


def captured_aliens(network: Network, lineup: Lineup) -> int:  # card 1
    caught = 0
    for road in range(len(network.tiles)):
        aliens = on_road(network, road, lineup.aliens)
        agents = on_road(network, road, lineup.agents)
        caught += min(aliens, agents, tiles_on(network, road) // 2)
    totals = lineup.totals
    return totals.netted_aliens + min(caught, totals.road_aliens, totals.road_agents)


def surrounded_aliens(network: Network, lineup: Lineup) -> int:  # card 2
    best = 0
    for road in range(len(network.tiles)):
        if on_road(network, road, lineup.agents) >= 2:
            best = max(best, min(on_road(network, road, lineup.aliens), tiles_on(network, road) - 2))
    return best


def hungry_aliens(_network: Network, lineup: Lineup) -> int:  # card 8
    return lineup.totals.road_aliens * lineup.totals.road_burgers


def guarded_road(network: Network, lineup: Lineup) -> int:  # card 14
    return _best_road(network, lineup.agents)


def burgers_ahead(network: Network, lineup: Lineup) -> int:  # card 16
    best = 0
    for road in range(len(network.tiles)):
        if on_road(network, road, lineup.aliens):
            best = max(best, min(on_road(network, road, lineup.burgers), tiles_on(network, road) - 1))
    return best


def saucer_crews(_network: Network, lineup: Lineup) -> int:  # card 17
    return lineup.totals.road_aliens * lineup.totals.ufos


def charging_aliens(network: Network, lineup: Lineup) -> int:  # card 18
    best = 0
    for road in range(len(network.tiles)):
        if on_road(network, road, lineup.agents):
            best = max(best, min(on_road(network, road, lineup.aliens), tiles_on(network, road) - 1))
    return best


def alien_road(network: Network, lineup: Lineup) -> int:  # card 19
    return _best_road(network, lineup.aliens)


def food_chains(network: Network, lineup: Lineup) -> int:  # card 20
    chains = 0
    for road in range(len(network.tiles)):
        aliens = on_road(network, road, lineup.aliens)
        agents = on_road(network, road, lineup.agents)
        burgers = on_road(network, road, lineup.burgers)
        chains += min(aliens, agents, burgers, tiles_on(network, road) // 3)
    totals = lineup.totals
    return min(chains, totals.road_aliens, totals.road_agents, totals.road_burgers)


def _best_road(network: Network, numbers: list[int]) -> int:
    best = 0
    for road in range(len(network.tiles)):
        best = max(best, on_road(network, road, numbers))
    return best


def dog_district(_network: Network, lineup: Lineup) -> int:  # card 3
    return sight.count_bits(lineup.totals.dog_cells)


def alien_free_district(_network: Network, lineup: Lineup) -> int:  # card 21
    return sight.count_bits(lineup.totals.laid_cells & ~lineup.totals.alien_cells)


def citizen_district(_network: Network, lineup: Lineup) -> int:  # card 22
    return sight.count_bits(lineup.totals.citizen_cells)


def housing_district(_network: Network, lineup: Lineup) -> int:  # card 23
    return sight.count_bits(lineup.totals.house_cells)


REACH: Final[dict[int, Callable[[Network, Lineup], int]]] = {
    1: captured_aliens,
    2: surrounded_aliens,
    3: dog_district,
    5: longest_road,
    8: hungry_aliens,
    10: number_of_roads,
    13: equal_roads,
    14: guarded_road,
    15: number_of_roads,
    16: burgers_ahead,
    17: saucer_crews,
    18: charging_aliens,
    19: alien_road,
    20: food_chains,
    21: alien_free_district,
    22: citizen_district,
    23: housing_district,
    objectives.FACING_CHAINS: food_chains,
}


def reach(card: int, network: Network, lineup: Lineup) -> int:
    """Return a value no town of this lineup on this network exceeds; exact for cards without bound."""
    if card in LINEUP_CARDS:
        return objectives.RULES[card](lineup.totals)
    return REACH[card](network, lineup)
