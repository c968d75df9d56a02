"""Objectives that ask for the largest district of a kind of tile. (R8.2)"""

from typing import Final

from saucer.engine.bits import size_of
from saucer.games.panic.objectives.scoring_rule import (
    ALIEN_TILES,
    CITIZEN_TILES,
    DOG_TILES,
    HOUSE_TILES,
    ScoringRule,
)
from saucer.games.panic.town.grid import LARGEST_DISTRICT, largest_group
from saucer.games.panic.town.inventory import Inventory
from saucer.games.panic.town.lineups import Lineup
from saucer.games.panic.town.networks import Network
from saucer.games.panic.town.partial_town import PartialTown
from saucer.games.panic.town.town import Counted
from saucer.games.panic.town.town_map import TownMap, names_of


def district_of(cells: int) -> Counted:
    """The largest district among these cells."""
    return Counted(tiles=tuple(names_of(largest_group(cells))))


# Tiles with a dog (R9.3)


def dog_district(inventory: Inventory) -> int:
    return LARGEST_DISTRICT[inventory.dog_cells]


def count_dog_district(town_map: TownMap) -> Counted:
    return district_of(town_map.inventory.dog_cells)


def dog_district_on(_network: Network, lineup: Lineup) -> int:
    return size_of(lineup.totals.dog_cells)


def most_dog_district(town: PartialTown) -> int:
    district = LARGEST_DISTRICT[town.inventory.dog_cells | town.open_cells & town.for_dogs]
    return min(district, size_of(town.totals.dog_cells))


DOG_DISTRICT: Final[ScoringRule] = ScoringRule(
    "R9.3",
    dog_district,
    count_dog_district,
    network_bound=dog_district_on,
    bound=most_dog_district,
    looks_at=DOG_TILES,
)


# Tiles without an alien (R9.21)


def alien_free_cells(inventory: Inventory) -> int:
    return inventory.laid_cells & ~inventory.alien_cells


def alien_free_district(inventory: Inventory) -> int:
    return LARGEST_DISTRICT[alien_free_cells(inventory)]


def count_alien_free_district(town_map: TownMap) -> Counted:
    return district_of(alien_free_cells(town_map.inventory))


def alien_free_district_on(_network: Network, lineup: Lineup) -> int:
    return size_of(alien_free_cells(lineup.totals))


def most_alien_free_district(town: PartialTown) -> int:
    district = LARGEST_DISTRICT[alien_free_cells(town.inventory) | town.open_cells & town.for_no_alien]
    return min(district, size_of(alien_free_cells(town.totals)))


ALIEN_FREE_DISTRICT: Final[ScoringRule] = ScoringRule(
    "R9.21",
    alien_free_district,
    count_alien_free_district,
    network_bound=alien_free_district_on,
    bound=most_alien_free_district,
    looks_at=ALIEN_TILES,
)


# Tiles with a boy or a girl (R9.22)


def citizen_district(inventory: Inventory) -> int:
    return LARGEST_DISTRICT[inventory.citizen_cells]


def count_citizen_district(town_map: TownMap) -> Counted:
    return district_of(town_map.inventory.citizen_cells)


def citizen_district_on(_network: Network, lineup: Lineup) -> int:
    return size_of(lineup.totals.citizen_cells)


def most_citizen_district(town: PartialTown) -> int:
    district = LARGEST_DISTRICT[town.inventory.citizen_cells | town.open_cells & town.for_citizens]
    return min(district, size_of(town.totals.citizen_cells))


CITIZEN_DISTRICT: Final[ScoringRule] = ScoringRule(
    "R9.22",
    citizen_district,
    count_citizen_district,
    network_bound=citizen_district_on,
    bound=most_citizen_district,
    looks_at=CITIZEN_TILES,
)


# Tiles with a house (R9.23)


def housing_district(inventory: Inventory) -> int:
    return LARGEST_DISTRICT[inventory.house_cells]


def count_housing_district(town_map: TownMap) -> Counted:
    return district_of(town_map.inventory.house_cells)


def housing_district_on(_network: Network, lineup: Lineup) -> int:
    return size_of(lineup.totals.house_cells)


def most_housing_district(town: PartialTown) -> int:
    district = LARGEST_DISTRICT[town.inventory.house_cells | town.open_cells & town.for_houses]
    return min(district, size_of(town.totals.house_cells))


HOUSING_DISTRICT: Final[ScoringRule] = ScoringRule(
    "R9.23",
    housing_district,
    count_housing_district,
    network_bound=housing_district_on,
    bound=most_housing_district,
    looks_at=HOUSE_TILES,
)


ROWS: Final[tuple[ScoringRule, ...]] = (DOG_DISTRICT, ALIEN_FREE_DISTRICT, CITIZEN_DISTRICT, HOUSING_DISTRICT)
