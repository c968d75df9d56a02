"""Objectives about the figures on the best road of a town."""

from typing import Final

from saucer.engine.bits import below_highest, size_of
from saucer.games.panic.objectives.captures import free_of, free_on_road, road_captures
from saucer.games.panic.objectives.network_bounds import most_on_one_road, most_on_road, tiles_on_road
from saucer.games.panic.objectives.scoring_rule import (
    AGENT_FACING,
    AGENTS,
    ALIEN_FACING,
    ALIENS,
    BURGERS,
    NO_LIMIT,
    ScoringRule,
)
from saucer.games.panic.town.inventory import Inventory
from saucer.games.panic.town.line_of_sight import above_lowest, can_stay_free, highest, view_back, view_on
from saucer.games.panic.town.lineups import Lineup
from saucer.games.panic.town.networks import Network
from saucer.games.panic.town.partial_town import PartialTown
from saucer.games.panic.town.town import Counted
from saucer.games.panic.town.town_map import TownMap

# Aliens between two agents that look at each other (R9.2)


def surrounded_on_road(aliens: int, agents_on: int, agents_back: int) -> int:
    """Return the aliens between the two agents looking at each other that stand farthest apart. (R9.2, R10.2)"""
    if not agents_on or not agents_back:
        return 0
    return size_of(aliens & above_lowest(agents_on) & below_highest(agents_back))


def surrounded_aliens(inventory: Inventory) -> int:
    best = 0
    for road in range(len(inventory.lengths)):
        aliens = inventory.aliens_on[road] | inventory.aliens_back[road]
        between = surrounded_on_road(aliens, inventory.agents_on[road], inventory.agents_back[road])
        best = max(best, between)
    return best


def count_surrounded_aliens(town_map: TownMap) -> Counted:
    for road in range(town_map.roads):
        on, back = town_map.inventory.agents_on[road], town_map.inventory.agents_back[road]
        value = surrounded_on_road(town_map.aliens(road), on, back)
        if value and value == surrounded_aliens(town_map.inventory):
            between = town_map.aliens(road) & above_lowest(on) & below_highest(back)
            return Counted(
                items=tuple(town_map.items(road, between)),
                because=tuple(town_map.items(road, (on & -on) | highest(back))),
            )
    return Counted()


def surrounded_aliens_on(network: Network, lineup: Lineup) -> int:
    best = 0
    for road in range(len(network.tiles)):
        if most_on_road(network, road, lineup.agents) >= 2:
            aliens = most_on_road(network, road, lineup.aliens)
            best = max(best, min(aliens, tiles_on_road(network, road) - 2))
    return best


def most_surrounded_aliens(town: PartialTown) -> int:
    best = 0
    for road in range(len(town.open)):
        on = town.inventory.agents_on[road] | town.possible_agents_on(road)
        back = town.inventory.agents_back[road] | town.possible_agents_back(road)
        if on and back:
            between = above_lowest(on) & below_highest(back)
            extra = min(size_of(town.possible_aliens(road) & between), town.aliens_left)
            best = max(best, size_of(town.aliens(road) & between) + extra)
    return best


def surrounded_aliens_limit(_totals: Inventory, caught: int) -> int:
    """Return the most surrounded aliens with this many captured: each of the two agents captures one."""
    return caught if caught < 2 else NO_LIMIT


SURROUNDED_ALIENS: Final[ScoringRule] = ScoringRule(
    "R9.2",
    surrounded_aliens,
    count_surrounded_aliens,
    network_bound=surrounded_aliens_on,
    bound=most_surrounded_aliens,
    looks_at=ALIENS | AGENTS | AGENT_FACING,
    capture_limit=surrounded_aliens_limit,
)


# Agents (R9.14)


def guarded_road(inventory: Inventory) -> int:
    best = 0
    for road in range(len(inventory.lengths)):
        best = max(best, size_of(inventory.agents_on[road] | inventory.agents_back[road]))
    return best


def count_guarded_road(town_map: TownMap) -> Counted:
    best = guarded_road(town_map.inventory)
    for road in range(town_map.roads):
        agents = town_map.agents()[road]
        if best and size_of(agents) == best:
            return Counted(roads=tuple(town_map.road(road)), items=tuple(town_map.items(road, agents)))
    return Counted()


def guarded_road_on(network: Network, lineup: Lineup) -> int:
    return most_on_one_road(network, lineup.agents)


def most_guarded_road(town: PartialTown) -> int:
    best = 0
    for road in range(len(town.open)):
        best = max(best, town.most_agents(road))
    return best


GUARDED_ROAD: Final[ScoringRule] = ScoringRule(
    "R9.14",
    guarded_road,
    count_guarded_road,
    network_bound=guarded_road_on,
    bound=most_guarded_road,
    looks_at=AGENTS,
)


# Burgers ahead of a free alien (R9.16)


def burgers_ahead_on_road(
    burgers: int, aliens_on: int, aliens_back: int, agents_on: int, agents_back: int
) -> int:
    """Return the most burgers a free alien sees before the next alien or the road's end. (R9.16, R10.3)"""
    aliens = aliens_on | aliens_back
    best = 0
    left = aliens
    while left:
        alien = left & -left
        left ^= alien
        view = view_on(alien, aliens) if aliens_on & alien else view_back(alien, aliens)
        eaten = size_of(burgers & view)
        if eaten > best and can_stay_free(alien, aliens, agents_on, agents_back):
            best = eaten
    return best


def burgers_ahead(inventory: Inventory) -> int:
    best = 0
    for road in range(len(inventory.lengths)):
        ahead = burgers_ahead_on_road(
            inventory.burgers[road],
            inventory.aliens_on[road],
            inventory.aliens_back[road],
            inventory.agents_on[road],
            inventory.agents_back[road],
        )
        best = max(best, ahead)
    return best


def count_burgers_ahead(town_map: TownMap) -> Counted:
    best = burgers_ahead(town_map.inventory)
    for road in range(town_map.roads):
        alien, eaten = hungriest_on_road(town_map, road)
        if best and size_of(eaten) == best:
            return Counted(
                items=tuple(town_map.items(road, eaten)), because=tuple(town_map.items(road, alien))
            )
    return Counted()


def hungriest_on_road(town_map: TownMap, road: int) -> tuple[int, int]:
    """Return the free alien of a road that sees the most burgers, and these burgers."""
    found = town_map.inventory
    best = best_view = 0
    left = aliens = town_map.aliens(road)
    while left:
        alien = left & -left
        left ^= alien
        view = view_on(alien, aliens) if found.aliens_on[road] & alien else view_back(alien, aliens)
        eaten = found.burgers[road] & view
        if size_of(eaten) > size_of(best_view) and can_stay_free(
            alien, aliens, found.agents_on[road], found.agents_back[road]
        ):
            best, best_view = alien, eaten
    return best, best_view


def burgers_ahead_on(network: Network, lineup: Lineup) -> int:
    best = 0
    for road in range(len(network.tiles)):
        if most_on_road(network, road, lineup.aliens):
            burgers = most_on_road(network, road, lineup.burgers)
            best = max(best, min(burgers, tiles_on_road(network, road) - 1))
    return best


def most_burgers_ahead(town: PartialTown) -> int:
    best = 0
    for road in range(len(town.open)):
        best = max(best, _most_burgers_ahead(town, road))
    return best


def _most_burgers_ahead(town: PartialTown, road: int) -> int:
    best = 0
    aliens = town.aliens(road)
    on = town.inventory.aliens_on[road] | town.possible_aliens_on(road)
    while on:
        alien = on & -on
        on ^= alien
        best = max(best, town.most_burgers(road, view_on(alien, aliens)))
    back = town.inventory.aliens_back[road] | town.possible_aliens_back(road)
    while back:
        alien = back & -back
        back ^= alien
        best = max(best, town.most_burgers(road, view_back(alien, aliens)))
    return best


def burgers_ahead_limit(totals: Inventory, caught: int) -> int:
    return NO_LIMIT if totals.road_aliens > caught else 0


BURGERS_AHEAD: Final[ScoringRule] = ScoringRule(
    "R9.16",
    burgers_ahead,
    count_burgers_ahead,
    network_bound=burgers_ahead_on,
    bound=most_burgers_ahead,
    looks_at=BURGERS | ALIENS | AGENTS | ALIEN_FACING | AGENT_FACING,
    capture_limit=burgers_ahead_limit,
)


# Aliens with an agent ahead of them (R9.18)


def charging_on_road(aliens_on: int, aliens_back: int, agents: int) -> int:
    """Return the number of aliens with an agent somewhere ahead of them. (R9.18, R10.5)"""
    if not agents:
        return 0
    return size_of(aliens_on & below_highest(agents)) + size_of(aliens_back & above_lowest(agents))


def charging_aliens(inventory: Inventory) -> int:
    best = 0
    for road in range(len(inventory.lengths)):
        agents = inventory.agents_on[road] | inventory.agents_back[road]
        charging = charging_on_road(inventory.aliens_on[road], inventory.aliens_back[road], agents)
        best = max(best, charging)
    return best


def count_charging_aliens(town_map: TownMap) -> Counted:
    best = charging_aliens(town_map.inventory)
    for road in range(town_map.roads):
        on, back = town_map.inventory.aliens_on[road], town_map.inventory.aliens_back[road]
        agents = town_map.agents()[road]
        if best and charging_on_road(on, back, agents) == best:
            charging = on & below_highest(agents) | back & above_lowest(agents)
            return Counted(
                items=tuple(town_map.items(road, charging)), because=tuple(town_map.items(road, agents))
            )
    return Counted()


def charging_aliens_on(network: Network, lineup: Lineup) -> int:
    best = 0
    for road in range(len(network.tiles)):
        if most_on_road(network, road, lineup.agents):
            aliens = most_on_road(network, road, lineup.aliens)
            best = max(best, min(aliens, tiles_on_road(network, road) - 1))
    return best


def most_charging_aliens(town: PartialTown) -> int:
    best = 0
    for road in range(len(town.open)):
        agents = town.agents(road) | town.possible_agents(road)
        inventory = town.inventory
        charging = charging_on_road(inventory.aliens_on[road], inventory.aliens_back[road], agents)
        on, back = town.possible_aliens_on(road), town.possible_aliens_back(road)
        possible = charging_on_road(on, back, agents)
        best = max(best, charging + min(possible, town.aliens_left))
    return best


CHARGING_ALIENS: Final[ScoringRule] = ScoringRule(
    "R9.18",
    charging_aliens,
    count_charging_aliens,
    network_bound=charging_aliens_on,
    bound=most_charging_aliens,
    looks_at=ALIENS | AGENTS | ALIEN_FACING,
)


# Free aliens (R9.19)


def alien_road(inventory: Inventory) -> int:
    best = 0
    for road in range(len(inventory.lengths)):
        best = max(best, free_on_road(inventory, road))
    return best


def count_alien_road(town_map: TownMap) -> Counted:
    best = alien_road(town_map.inventory)
    for road, free in enumerate(free_of(town_map)):
        if best and size_of(free) == best:
            return Counted(roads=tuple(town_map.road(road)), items=tuple(town_map.items(road, free)))
    return Counted()


def alien_road_on(network: Network, lineup: Lineup) -> int:
    return most_on_one_road(network, lineup.aliens)


def most_alien_road(town: PartialTown) -> int:
    best = 0
    for road in range(len(town.open)):
        best = max(best, town.most_aliens(road) - road_captures(town.inventory, road))
    return best


def alien_road_limit(totals: Inventory, caught: int) -> int:
    return totals.road_aliens - caught


ALIEN_ROAD: Final[ScoringRule] = ScoringRule(
    "R9.19",
    alien_road,
    count_alien_road,
    network_bound=alien_road_on,
    bound=most_alien_road,
    looks_at=ALIENS | AGENTS | AGENT_FACING,
    capture_limit=alien_road_limit,
)


ROWS: Final[tuple[ScoringRule, ...]] = (
    SURROUNDED_ALIENS,
    GUARDED_ROAD,
    BURGERS_AHEAD,
    CHARGING_ALIENS,
    ALIEN_ROAD,
)
