"""Objectives that count aliens of a whole town, captured or free."""

from typing import Final

from saucer.games.panic.objectives.captures import (
    captures_of,
    free_aliens,
    free_of,
    most_captures,
    most_captures_on,
    most_free_aliens,
    road_captures,
)
from saucer.games.panic.objectives.scoring_rule import AGENT_FACING, AGENTS, ALIENS, ScoringRule
from saucer.games.panic.town.inventory import Inventory
from saucer.games.panic.town.lineups import Lineup
from saucer.games.panic.town.networks import Network
from saucer.games.panic.town.partial_town import PartialTown
from saucer.games.panic.town.town import Counted
from saucer.games.panic.town.town_map import TownMap

# Captured aliens, the one in the net included (R9.1)


def captured_aliens(inventory: Inventory) -> int:
    caught = inventory.netted_aliens
    for road in range(len(inventory.lengths)):
        caught += road_captures(inventory, road)
    return caught


def count_captured_aliens(town_map: TownMap) -> Counted:
    caught, catching = captures_of(town_map)
    return Counted(
        figures=tuple(town_map.figures("netted_alien")),
        items=tuple(town_map.all_items(caught)),
        because=tuple(town_map.all_items(catching)),
    )


def captured_aliens_on(network: Network, lineup: Lineup) -> int:
    return lineup.totals.netted_aliens + most_captures_on(network, lineup)


def most_captured_aliens(town: PartialTown) -> int:
    return town.totals.netted_aliens + most_captures(town)


def captured_aliens_limit(totals: Inventory, caught: int) -> int:
    return totals.netted_aliens + caught


CAPTURED_ALIENS: Final[ScoringRule] = ScoringRule(
    "R9.1",
    captured_aliens,
    count_captured_aliens,
    network_bound=captured_aliens_on,
    bound=most_captured_aliens,
    looks_at=ALIENS | AGENTS | AGENT_FACING,
    capture_limit=captured_aliens_limit,
)


# Free aliens times burgers (R9.8)


def hungry_aliens(inventory: Inventory) -> int:
    return free_aliens(inventory) * inventory.road_burgers


def count_hungry_aliens(town_map: TownMap) -> Counted:
    return Counted(
        items=tuple(town_map.all_items(free_of(town_map)) + town_map.all_items(town_map.inventory.burgers))
    )


def hungry_aliens_on(_network: Network, lineup: Lineup) -> int:
    return lineup.totals.road_aliens * lineup.totals.road_burgers


def most_hungry_aliens(town: PartialTown) -> int:
    return most_free_aliens(town) * town.totals.road_burgers


def hungry_aliens_limit(totals: Inventory, caught: int) -> int:
    return (totals.road_aliens - caught) * totals.road_burgers


HUNGRY_ALIENS: Final[ScoringRule] = ScoringRule(
    "R9.8",
    hungry_aliens,
    count_hungry_aliens,
    network_bound=hungry_aliens_on,
    bound=most_hungry_aliens,
    looks_at=ALIENS | AGENTS | AGENT_FACING,
    capture_limit=hungry_aliens_limit,
)


# Saucers times free aliens (R9.17)


def saucer_crews(inventory: Inventory) -> int:
    return inventory.ufos * free_aliens(inventory)


def count_saucer_crews(town_map: TownMap) -> Counted:
    return Counted(figures=tuple(town_map.figures("ufo")), items=tuple(town_map.all_items(free_of(town_map))))


def saucer_crews_on(_network: Network, lineup: Lineup) -> int:
    return lineup.totals.road_aliens * lineup.totals.ufos


def most_saucer_crews(town: PartialTown) -> int:
    return most_free_aliens(town) * town.totals.ufos


def saucer_crews_limit(totals: Inventory, caught: int) -> int:
    return (totals.road_aliens - caught) * totals.ufos


SAUCER_CREWS: Final[ScoringRule] = ScoringRule(
    "R9.17",
    saucer_crews,
    count_saucer_crews,
    network_bound=saucer_crews_on,
    bound=most_saucer_crews,
    looks_at=ALIENS | AGENTS | AGENT_FACING,
    capture_limit=saucer_crews_limit,
)


ROWS: Final[tuple[ScoringRule, ...]] = (CAPTURED_ALIENS, HUNGRY_ALIENS, SAUCER_CREWS)
