"""Objectives decided by which faces are up: numbers of figures, bends and roadless tiles."""

from typing import Final

from saucer.games.panic.objectives.scoring_rule import ScoringRule
from saucer.games.panic.town.inventory import Inventory
from saucer.games.panic.town.town import Counted
from saucer.games.panic.town.town_map import TownMap


def bends(inventory: Inventory) -> int:
    return inventory.bends


def count_bends(town_map: TownMap) -> Counted:
    return Counted(roads=tuple(town_map.curves()))


def houses(inventory: Inventory) -> int:
    return inventory.houses


def count_houses(town_map: TownMap) -> Counted:
    return Counted(figures=tuple(town_map.figures("house")))


def agents(inventory: Inventory) -> int:
    """The agents, the one with the net included. (R10.8)"""
    return inventory.road_agents + inventory.net_agents


def count_agents(town_map: TownMap) -> Counted:
    return Counted(
        figures=tuple(town_map.figures("net_agent")), items=tuple(town_map.all_items(town_map.agents()))
    )


def roadless_tiles(inventory: Inventory) -> int:
    return inventory.roadless


def count_roadless_tiles(town_map: TownMap) -> Counted:
    return Counted(tiles=tuple(town_map.roadless()))


def dogs(inventory: Inventory) -> int:
    return inventory.dogs


def count_dogs(town_map: TownMap) -> Counted:
    return Counted(figures=tuple(town_map.figures("dog")))


def dog_walkers(inventory: Inventory) -> int:
    """Pairs of a child and a dog."""
    return min(inventory.boys + inventory.girls, inventory.dogs)


def count_dog_walkers(town_map: TownMap) -> Counted:
    children, dogs = town_map.figures("boy", "girl"), town_map.figures("dog")
    pairs = min(len(children), len(dogs))
    return Counted(figures=tuple(children[:pairs] + dogs[:pairs]))


def girls(inventory: Inventory) -> int:
    return inventory.girls


def count_girls(town_map: TownMap) -> Counted:
    return Counted(figures=tuple(town_map.figures("girl")))


def boys(inventory: Inventory) -> int:
    return inventory.boys


def count_boys(town_map: TownMap) -> Counted:
    return Counted(figures=tuple(town_map.figures("boy")))


BENDS: Final[ScoringRule] = ScoringRule("R9.6", bends, count_bends)
HOUSES: Final[ScoringRule] = ScoringRule("R9.7", houses, count_houses)
AGENTS: Final[ScoringRule] = ScoringRule("R9.9", agents, count_agents)
ROADLESS_TILES: Final[ScoringRule] = ScoringRule("R9.11", roadless_tiles, count_roadless_tiles)
DOGS: Final[ScoringRule] = ScoringRule("R9.12", dogs, count_dogs)
DOG_WALKERS: Final[ScoringRule] = ScoringRule("R9.24", dog_walkers, count_dog_walkers)
GIRLS: Final[ScoringRule] = ScoringRule("R9.25", girls, count_girls)
BOYS: Final[ScoringRule] = ScoringRule("R9.26", boys, count_boys)


ROWS: Final[tuple[ScoringRule, ...]] = (BENDS, HOUSES, AGENTS, ROADLESS_TILES, DOGS, DOG_WALKERS, GIRLS, BOYS)
