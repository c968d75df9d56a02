"""The objective of food chains (R9.20): rows of agent, alien, burger along a road; and the stricter ruling of R10.6."""

from typing import Final

from saucer.games.panic.objectives.network_bounds import most_on_road, tiles_on_road
from saucer.games.panic.objectives.scoring_rule import (
    AGENT_FACING,
    AGENTS,
    ALIEN_FACING,
    ALIENS,
    BURGERS,
    ScoringRule,
)
from saucer.games.panic.tables import AGENT, ALIEN
from saucer.games.panic.town.inventory import Inventory
from saucer.games.panic.town.lineups import Lineup
from saucer.games.panic.town.networks import Network
from saucer.games.panic.town.partial_town import PartialTown
from saucer.games.panic.town.town import Counted
from saucer.games.panic.town.town_map import TownMap

IMPOSSIBLE: Final = -9
"""Stands for an unfinished chain that is impossible."""


def chains_on_road(burgers: int, aliens: int, agents: int) -> int:
    """Return how many agent-alien-burger rows, either way round, stand apart from each other. (R9.20)"""
    chains = 0
    first = second = 0
    places = burgers | aliens | agents
    while places:
        place = places & -places
        places ^= place
        onward = first & agents and place & burgers
        backward = first & burgers and place & agents
        if second & aliens and (onward or backward):
            chains += 1
            first = second = 0
        else:
            first, second = second, place
    return chains


def facing_chains_on_road(
    burgers: int, aliens_on: int, aliens_back: int, agents_on: int, agents_back: int
) -> int:
    """Like chains_on_road, but the agent must look at the alien and the alien at the burger. (R10.6)"""
    chains = 0
    first = second = 0
    places = burgers | aliens_on | aliens_back | agents_on | agents_back
    while places:
        place = places & -places
        places ^= place
        onward = first & agents_on and second & aliens_on and place & burgers
        backward = first & burgers and second & aliens_back and place & agents_back
        if onward or backward:
            chains += 1
            first = second = 0
        else:
            first, second = second, place
    return chains


def chain_places(burgers: int, aliens_on: int, aliens_back: int, agents_on: int, agents_back: int) -> int:
    """Return the places of the chains that facing_chains_on_road counts."""
    found = first = second = 0
    places = burgers | aliens_on | aliens_back | agents_on | agents_back
    while places:
        place = places & -places
        places ^= place
        onward = first & agents_on and second & aliens_on and place & burgers
        backward = first & burgers and second & aliens_back and place & agents_back
        if onward or backward:
            found |= first | second | place
            first = second = 0
        else:
            first, second = second, place
    return found


def food_chains(inventory: Inventory) -> int:
    chains = 0
    for road in range(len(inventory.lengths)):
        chains += chains_on_road(
            inventory.burgers[road],
            inventory.aliens_on[road] | inventory.aliens_back[road],
            inventory.agents_on[road] | inventory.agents_back[road],
        )
    return chains


def facing_food_chains(inventory: Inventory) -> int:
    """Count as card 20 does if the agent must look at the alien and the alien at the burger. (R10.6)"""
    chains = 0
    for road in range(len(inventory.lengths)):
        chains += facing_chains_on_road(
            inventory.burgers[road],
            inventory.aliens_on[road],
            inventory.aliens_back[road],
            inventory.agents_on[road],
            inventory.agents_back[road],
        )
    return chains


def count_food_chains(town_map: TownMap) -> Counted:
    places: list[int] = []
    for road in range(town_map.roads):
        aliens, agents = town_map.aliens(road), town_map.agents()[road]
        places.append(chain_places(town_map.inventory.burgers[road], aliens, aliens, agents, agents))
    return Counted(items=tuple(town_map.all_items(places)))


def count_facing_food_chains(town_map: TownMap) -> Counted:
    found = town_map.inventory
    return Counted(
        items=tuple(
            town_map.all_items(
                [
                    chain_places(
                        found.burgers[road],
                        found.aliens_on[road],
                        found.aliens_back[road],
                        found.agents_on[road],
                        found.agents_back[road],
                    )
                    for road in range(town_map.roads)
                ]
            )
        )
    )


def food_chains_on(network: Network, lineup: Lineup) -> int:
    chains = 0
    for road in range(len(network.tiles)):
        aliens = most_on_road(network, road, lineup.aliens)
        agents = most_on_road(network, road, lineup.agents)
        burgers = most_on_road(network, road, lineup.burgers)
        chains += min(aliens, agents, burgers, tiles_on_road(network, road) // 3)
    totals = lineup.totals
    return min(chains, totals.road_aliens, totals.road_agents, totals.road_burgers)


def most_food_chains(town: PartialTown) -> int:
    return _most_chains(town, facing=False)


def most_facing_food_chains(town: PartialTown) -> int:
    return _most_chains(town, facing=True)


def facing_food_chains_limit(_totals: Inventory, caught: int) -> int:
    """Return the most facing chains with this many aliens captured: the agent of each chain captures its alien."""
    return caught


def _most_chains(town: PartialTown, *, facing: bool) -> int:
    chains = 0
    for road in range(len(town.open)):
        burgers = town.most_burgers(road, -1)
        most = min(town.most_aliens(road), town.most_agents(road), burgers)
        chains += min(most, _possible_chains(town, road, facing=facing)) if most else 0
    totals = town.totals
    return min(chains, totals.road_aliens, totals.road_agents, totals.road_burgers)


def _possible_chains(town: PartialTown, road: int, *, facing: bool) -> int:
    """Return the most food chains when an open place may hold any of several figures, or nothing.

    Walking along the road, `done` is the most whole chains so far; the others are the most whole chains
    before an unfinished one that ends in an agent, agent and alien, a burger, or burger and alien.
    """
    done, agent, hunted, burger, hungry = 0, IMPOSSIBLE, IMPOSSIBLE, IMPOSSIBLE, IMPOSSIBLE
    burgers = town.inventory.burgers[road] | town.possible_burgers(road)
    aliens_on, aliens_back = _both_ways(town, road, ALIEN, facing=facing)
    agents_on, agents_back = _both_ways(town, road, AGENT, facing=facing)
    left = _figures(town, road) | burgers | aliens_on | aliens_back | agents_on | agents_back
    while left:
        place = left & -left
        left ^= place
        before, was_agent, was_hunted, was_burger, was_hungry = done, agent, hunted, burger, hungry
        if not town.open[road] & place:
            agent, hunted, burger, hungry = IMPOSSIBLE, IMPOSSIBLE, IMPOSSIBLE, IMPOSSIBLE
        if burgers & place:
            done = max(done, was_hunted + 1)
            burger = before
        if agents_back & place:
            done = max(done, was_hungry + 1)
        if agents_on & place:
            agent = before
        if aliens_on & place:
            hunted = max(hunted, was_agent)
        if aliens_back & place:
            hungry = max(hungry, was_burger)
    return done


def _figures(town: PartialTown, road: int) -> int:
    return town.inventory.burgers[road] | town.aliens(road) | town.agents(road)


def _both_ways(town: PartialTown, road: int, item: int, *, facing: bool) -> tuple[int, int]:
    """Return where such figures stand or may come to stand, looking on and back; both if facing is free."""
    if item == ALIEN:
        on = town.inventory.aliens_on[road] | town.possible_aliens_on(road)
        back = town.inventory.aliens_back[road] | town.possible_aliens_back(road)
    else:
        on = town.inventory.agents_on[road] | town.possible_agents_on(road)
        back = town.inventory.agents_back[road] | town.possible_agents_back(road)
    return (on, back) if facing else (on | back, on | back)


FOOD_CHAINS: Final[ScoringRule] = ScoringRule(
    "R9.20",
    food_chains,
    count_food_chains,
    network_bound=food_chains_on,
    bound=most_food_chains,
    looks_at=BURGERS | ALIENS | AGENTS,
)
FACING_FOOD_CHAINS: Final[ScoringRule] = ScoringRule(
    "R10.6",
    facing_food_chains,
    count_facing_food_chains,
    network_bound=food_chains_on,
    bound=most_facing_food_chains,
    looks_at=BURGERS | ALIENS | AGENTS | ALIEN_FACING | AGENT_FACING,
    capture_limit=facing_food_chains_limit,
)
