"""Objectives decided by which faces are up: numbers of figures, bends and roadless tiles."""

from typing import Final

from saucer.games.panic.objectives.scoring_rule import ScoringRule
from saucer.games.panic.town.inventory import Inventory


def bends(inventory: Inventory) -> int:
    return inventory.bends


def houses(inventory: Inventory) -> int:
    return inventory.houses


def agents(inventory: Inventory) -> int:
    """The agents, the one with the net included. (R10.8)"""
    return inventory.road_agents + inventory.net_agents


def roadless_tiles(inventory: Inventory) -> int:
    return inventory.roadless


def dogs(inventory: Inventory) -> int:
    return inventory.dogs


def dog_walkers(inventory: Inventory) -> int:
    """Pairs of a child and a dog."""
    return min(inventory.boys + inventory.girls, inventory.dogs)


def girls(inventory: Inventory) -> int:
    return inventory.girls


def boys(inventory: Inventory) -> int:
    return inventory.boys


BENDS: Final[ScoringRule] = ScoringRule("R9.6", bends)
HOUSES: Final[ScoringRule] = ScoringRule("R9.7", houses)
AGENTS: Final[ScoringRule] = ScoringRule("R9.9", agents)
ROADLESS_TILES: Final[ScoringRule] = ScoringRule("R9.11", roadless_tiles)
DOGS: Final[ScoringRule] = ScoringRule("R9.12", dogs)
DOG_WALKERS: Final[ScoringRule] = ScoringRule("R9.24", dog_walkers)
GIRLS: Final[ScoringRule] = ScoringRule("R9.25", girls)
BOYS: Final[ScoringRule] = ScoringRule("R9.26", boys)


ROWS: Final[tuple[ScoringRule, ...]] = (BENDS, HOUSES, AGENTS, ROADLESS_TILES, DOGS, DOG_WALKERS, GIRLS, BOYS)
