"""What a town being filled in can still reach: never less than the best way to fill it.

Every bound takes the open places as whatever suits its card best, so it holds for all ways to go on.
"""

from collections.abc import Callable
from typing import Final

from saucer.games.panic import objectives, sight
from saucer.games.panic.drawings import AGENT, ALIEN
from saucer.games.panic.shapes import LARGEST_GROUP
from saucer.games.panic.site import Site
from saucer.games.panic.survey import Survey

CAPTURE_CARDS: Final = (1, 2, 8, 16, 17, 19, objectives.FACING_CHAINS)
NO_LIMIT: Final = 10000
LOST: Final = -9  # no such unfinished chain


def most_aliens(site: Site, road: int) -> int:
    """Return the most aliens this road can have, free or not."""
    extra = min(sight.count_bits(site.hoped_aliens(road)), site.aliens_left)
    return sight.count_bits(site.aliens(road)) + extra


def most_agents(site: Site, road: int) -> int:
    extra = min(sight.count_bits(site.hoped_agents(road)), site.agents_left)
    return sight.count_bits(site.agents(road)) + extra


def most_burgers(site: Site, road: int, places: int) -> int:
    """Return the most burgers that can stand on these places of the road."""
    extra = min(sight.count_bits(site.hoped_burgers(road) & places), site.burgers_left)
    return sight.count_bits(site.survey.burgers[road] & places) + extra


def least_captures(site: Site) -> int:
    """Return the aliens caught by now: laying more tiles never lets one go without catching another."""
    caught = 0
    for road in range(len(site.open)):
        caught += objectives.road_captures(site.survey, road)
    return caught


def most_captures(site: Site) -> int:
    caught = 0
    for road in range(len(site.open)):
        if site.open[road]:
            caught += _most_captures(site, road)
        else:
            caught += objectives.road_captures(site.survey, road)
    return min(caught, site.totals.road_aliens, site.totals.road_agents)


def _most_captures(site: Site, road: int) -> int:
    """Let every open place hold an alien and agents looking both ways, up to the numbers left."""
    caught = sight.captured(
        site.aliens(road) | site.hoped_aliens(road),
        site.survey.agents_on[road] | site.hoped_agents_on(road),
        site.survey.agents_back[road] | site.hoped_agents_back(road),
    )
    return min(caught, most_aliens(site, road), most_agents(site, road))


def captures_compete(cards: list[int]) -> bool:
    """Whether some of the cards want aliens caught or free against each other."""
    return sum(card in CAPTURE_CARDS for card in cards) > 1


def limit_by_captures(card: int, totals: Survey, caught: int) -> int:
    """Return the most a town can be worth for a card when so many of its road aliens are caught."""
    free = totals.road_aliens - caught
    limit = NO_LIMIT
    if card == 1:
        limit = totals.netted_aliens + caught
    elif card == 2 and caught < 2:  # the two agents catch one surrounded alien each, if there are two
        limit = caught
    elif card == 8:
        limit = free * totals.road_burgers
    elif card == 16 and not free:
        limit = 0
    elif card == 17:
        limit = free * totals.ufos
    elif card == 19:
        limit = free
    elif card == objectives.FACING_CHAINS:  # the agent of each chain catches its alien
        limit = caught
    return limit


def captured_aliens(site: Site) -> int:  # card 1
    return site.totals.netted_aliens + most_captures(site)


def surrounded_aliens(site: Site) -> int:  # card 2
    best = 0
    for road in range(len(site.open)):
        on = site.survey.agents_on[road] | site.hoped_agents_on(road)
        back = site.survey.agents_back[road] | site.hoped_agents_back(road)
        if on and back:
            between = sight.above_lowest(on) & sight.below_highest(back)
            extra = min(sight.count_bits(site.hoped_aliens(road) & between), site.aliens_left)
            best = max(best, sight.count_bits(site.aliens(road) & between) + extra)
    return best


def free_aliens(site: Site) -> int:
    return site.totals.road_aliens - least_captures(site)


def hungry_aliens(site: Site) -> int:  # card 8
    return free_aliens(site) * site.totals.road_burgers


def saucer_crews(site: Site) -> int:  # card 17
    return free_aliens(site) * site.totals.ufos


def guarded_road(site: Site) -> int:  # card 14
    best = 0
    for road in range(len(site.open)):
        best = max(best, most_agents(site, road))
    return best


def burgers_ahead(site: Site) -> int:  # card 16
    best = 0
    for road in range(len(site.open)):
        best = max(best, _burgers_ahead(site, road))
    return best


def _burgers_ahead(site: Site, road: int) -> int:
    best = 0
    aliens = site.aliens(road)
    on = site.survey.aliens_on[road] | site.hoped_aliens_on(road)
    while on:
        alien = on & -on
        on ^= alien
        best = max(best, most_burgers(site, road, sight.view_on(alien, aliens)))
    back = site.survey.aliens_back[road] | site.hoped_aliens_back(road)
    while back:
        alien = back & -back
        back ^= alien
        best = max(best, most_burgers(site, road, sight.view_back(alien, aliens)))
    return best


def charging_aliens(site: Site) -> int:  # card 18
    best = 0
    for road in range(len(site.open)):
        agents = site.agents(road) | site.hoped_agents(road)
        charging = sight.charging(site.survey.aliens_on[road], site.survey.aliens_back[road], agents)
        hoped = sight.charging(site.hoped_aliens_on(road), site.hoped_aliens_back(road), agents)
        best = max(best, charging + min(hoped, site.aliens_left))
    return best


def alien_road(site: Site) -> int:  # card 19
    best = 0
    for road in range(len(site.open)):
        best = max(best, most_aliens(site, road) - objectives.road_captures(site.survey, road))
    return best


def food_chains(site: Site) -> int:  # card 20
    return _all_chains(site, facing=False)


def facing_food_chains(site: Site) -> int:
    return _all_chains(site, facing=True)


def _all_chains(site: Site, *, facing: bool) -> int:
    chains = 0
    for road in range(len(site.open)):
        burgers = most_burgers(site, road, -1)
        most = min(most_aliens(site, road), most_agents(site, road), burgers)
        chains += min(most, _hoped_chains(site, road, facing=facing)) if most else 0
    totals = site.totals
    return min(chains, totals.road_aliens, totals.road_agents, totals.road_burgers)


def _hoped_chains(site: Site, road: int, *, facing: bool) -> int:
    """Return the most food chains when an open place may hold any of several figures, or nothing.

    Walking along the road, `done` is the most whole chains so far; the others are the most whole chains
    before an unfinished one that ends in an agent, agent and alien, a burger, or burger and alien.
    """
    done, agent, hunted, burger, hungry = 0, LOST, LOST, LOST, LOST
    burgers = site.survey.burgers[road] | site.hoped_burgers(road)
    aliens_on, aliens_back = _hoped_both_ways(site, road, ALIEN, facing=facing)
    agents_on, agents_back = _hoped_both_ways(site, road, AGENT, facing=facing)
    left = _figures(site, road) | burgers | aliens_on | aliens_back | agents_on | agents_back
    while left:
        place = left & -left
        left ^= place
        before, was_agent, was_hunted, was_burger, was_hungry = done, agent, hunted, burger, hungry
        if not site.open[road] & place:
            agent, hunted, burger, hungry = LOST, LOST, LOST, LOST
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


def _figures(site: Site, road: int) -> int:
    return site.survey.burgers[road] | site.aliens(road) | site.agents(road)


def _hoped_both_ways(site: Site, road: int, item: int, *, facing: bool) -> tuple[int, int]:
    """Return where such figures stand or may come to stand, looking on and back; both if facing is free."""
    if item == ALIEN:
        on = site.survey.aliens_on[road] | site.hoped_aliens_on(road)
        back = site.survey.aliens_back[road] | site.hoped_aliens_back(road)
    else:
        on = site.survey.agents_on[road] | site.hoped_agents_on(road)
        back = site.survey.agents_back[road] | site.hoped_agents_back(road)
    return (on, back) if facing else (on | back, on | back)


def dog_district(site: Site) -> int:  # card 3
    group = LARGEST_GROUP[site.survey.dog_cells | site.open_cells & site.for_dogs]
    return min(group, sight.count_bits(site.totals.dog_cells))


def alien_free_district(site: Site) -> int:  # card 21
    quiet = site.survey.laid_cells & ~site.survey.alien_cells
    group = LARGEST_GROUP[quiet | site.open_cells & site.for_no_alien]
    return min(group, sight.count_bits(site.totals.laid_cells & ~site.totals.alien_cells))


def citizen_district(site: Site) -> int:  # card 22
    group = LARGEST_GROUP[site.survey.citizen_cells | site.open_cells & site.for_citizens]
    return min(group, sight.count_bits(site.totals.citizen_cells))


def housing_district(site: Site) -> int:  # card 23
    group = LARGEST_GROUP[site.survey.house_cells | site.open_cells & site.for_houses]
    return min(group, sight.count_bits(site.totals.house_cells))


BOUNDS: Final[dict[int, Callable[[Site], int]]] = {
    1: captured_aliens,
    2: surrounded_aliens,
    3: dog_district,
    8: hungry_aliens,
    14: guarded_road,
    16: burgers_ahead,
    17: saucer_crews,
    18: charging_aliens,
    19: alien_road,
    20: food_chains,
    21: alien_free_district,
    22: citizen_district,
    23: housing_district,
    objectives.FACING_CHAINS: facing_food_chains,
}
