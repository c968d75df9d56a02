"""Objectives decided by the network of roads alone: their number and their lengths."""

from typing import Final

from saucer.games.panic.objectives.scoring_rule import ScoringRule
from saucer.games.panic.town.inventory import Inventory
from saucer.games.panic.town.lineups import Lineup
from saucer.games.panic.town.networks import Network
from saucer.games.panic.town.town import Counted, Piece
from saucer.games.panic.town.town_map import TownMap


def pieces_of(town_map: TownMap, roads: list[int]) -> Counted:
    """All pieces of these roads, and where one ends and the next begins."""
    found: list[Piece] = []
    lengths: list[int] = []
    for road in roads:
        pieces = town_map.road(road)
        found.extend(pieces)
        lengths.append(len(pieces))
    return Counted(roads=tuple(found), lengths=tuple(lengths))


# The longest road (R9.5)


def longest(lengths: list[int]) -> int:
    best = 0
    for length in lengths:
        best = max(best, length)
    return best


def longest_road(inventory: Inventory) -> int:
    return longest(inventory.lengths)


def count_longest_road(town_map: TownMap) -> Counted:
    lengths = town_map.inventory.lengths
    return pieces_of(town_map, [lengths.index(longest(lengths))] if lengths else [])


def longest_road_on(network: Network, _lineup: Lineup) -> int:
    return longest(network.lengths)


LONGEST_ROAD: Final[ScoringRule] = ScoringRule(
    "R9.5", longest_road, count_longest_road, network_bound=longest_road_on
)


# The number of roads (R9.10, R9.15)


def number_of_roads(inventory: Inventory) -> int:
    return len(inventory.lengths)


def count_roads(town_map: TownMap) -> Counted:
    return pieces_of(town_map, list(range(town_map.roads)))


def number_of_roads_on(network: Network, _lineup: Lineup) -> int:
    return len(network.lengths)


MANY_ROADS: Final[ScoringRule] = ScoringRule(
    "R9.10", number_of_roads, count_roads, network_bound=number_of_roads_on
)
FEW_ROADS: Final[ScoringRule] = ScoringRule(
    "R9.15", number_of_roads, count_roads, network_bound=number_of_roads_on
)


# Roads of the same length (R9.13)


def most_alike(lengths: list[int]) -> int:
    """Return how often the most frequent length occurs."""
    best = 0
    for length in lengths:
        best = max(best, lengths.count(length))
    return best


def equal_roads(inventory: Inventory) -> int:
    return most_alike(inventory.lengths)


def count_equal_roads(town_map: TownMap) -> Counted:
    """The roads of the most frequent length; of equally frequent ones, the longest."""
    lengths = town_map.inventory.lengths
    often = most_alike(lengths)
    length = longest([length for length in lengths if lengths.count(length) == often])
    return pieces_of(town_map, [road for road in range(town_map.roads) if lengths[road] == length])


def equal_roads_on(network: Network, _lineup: Lineup) -> int:
    return most_alike(network.lengths)


EQUAL_ROADS: Final[ScoringRule] = ScoringRule(
    "R9.13", equal_roads, count_equal_roads, network_bound=equal_roads_on
)


ROWS: Final[tuple[ScoringRule, ...]] = (LONGEST_ROAD, MANY_ROADS, FEW_ROADS, EQUAL_ROADS)
