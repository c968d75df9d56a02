"""The value of a town for each objective card: one small rule per card."""

from collections.abc import Callable
from typing import Final

from saucer.games.panic import sight
from saucer.games.panic.components import OBJECTIVES, SPEED, Components
from saucer.games.panic.shapes import LARGEST_GROUP
from saucer.games.panic.survey import Survey, survey
from saucer.games.panic.towns import Town

CHAINS: Final = 20
FACING_CHAINS: Final = 27  # no card: card 20 under the stricter ruling


def values(components: Components, town: Town, *, chain_facing: bool = False) -> dict[int, int | None]:
    """Return the town's value for every card, None for card 4."""
    found = survey(components, town)
    cards = range(1, OBJECTIVES + 1)
    return {card: value_of(found, card, chain_facing=chain_facing) for card in cards}


def value_of(found: Survey, card: int, *, chain_facing: bool = False) -> int | None:
    return None if card == SPEED else RULES[rule_for(card, chain_facing=chain_facing)](found)


def rule_for(card: int, *, chain_facing: bool) -> int:
    """Return the key of the card's rule under the chosen ruling on food chains."""
    return FACING_CHAINS if card == CHAINS and chain_facing else card


def longest(lengths: list[int]) -> int:
    best = 0
    for length in lengths:
        best = max(best, length)
    return best


def most_alike(lengths: list[int]) -> int:
    """Return how often the commonest length occurs."""
    best = 0
    for length in lengths:
        best = max(best, lengths.count(length))
    return best


def road_captures(found: Survey, road: int) -> int:
    aliens = found.aliens_on[road] | found.aliens_back[road]
    return sight.captured(aliens, found.agents_on[road], found.agents_back[road])


def free_on_road(found: Survey, road: int) -> int:
    aliens = found.aliens_on[road] | found.aliens_back[road]
    return sight.count_bits(aliens) - road_captures(found, road)


def free_aliens(found: Survey) -> int:
    """Return the aliens no agent catches; the netted one never is free."""
    free = 0
    for road in range(len(found.lengths)):
        free += free_on_road(found, road)
    return free


def captured_aliens(found: Survey) -> int:  # card 1
    caught = found.netted_aliens
    for road in range(len(found.lengths)):
        caught += road_captures(found, road)
    return caught


def surrounded_aliens(found: Survey) -> int:  # card 2
    best = 0
    for road in range(len(found.lengths)):
        aliens = found.aliens_on[road] | found.aliens_back[road]
        best = max(best, sight.surrounded(aliens, found.agents_on[road], found.agents_back[road]))
    return best


def dog_district(found: Survey) -> int:  # card 3
    return LARGEST_GROUP[found.dog_cells]


def longest_road(found: Survey) -> int:  # card 5
    return longest(found.lengths)


def bends(found: Survey) -> int:  # card 6
    return found.bends


def houses(found: Survey) -> int:  # card 7
    return found.houses


def hungry_aliens(found: Survey) -> int:  # card 8
    return free_aliens(found) * found.road_burgers


def agents(found: Survey) -> int:  # card 9
    return found.road_agents + found.net_agents


def number_of_roads(found: Survey) -> int:  # cards 10 and 15
    return len(found.lengths)


def roadless_tiles(found: Survey) -> int:  # card 11
    return found.roadless


def dogs(found: Survey) -> int:  # card 12
    return found.dogs


def equal_roads(found: Survey) -> int:  # card 13
    return most_alike(found.lengths)


def guarded_road(found: Survey) -> int:  # card 14
    best = 0
    for road in range(len(found.lengths)):
        best = max(best, sight.count_bits(found.agents_on[road] | found.agents_back[road]))
    return best


def burgers_ahead(found: Survey) -> int:  # card 16
    best = 0
    for road in range(len(found.lengths)):
        ahead = sight.burgers_ahead(
            found.burgers[road],
            found.aliens_on[road],
            found.aliens_back[road],
            found.agents_on[road],
            found.agents_back[road],
        )
        best = max(best, ahead)
    return best


def saucer_crews(found: Survey) -> int:  # card 17
    return found.ufos * free_aliens(found)


def charging_aliens(found: Survey) -> int:  # card 18
    best = 0
    for road in range(len(found.lengths)):
        on_road = found.agents_on[road] | found.agents_back[road]
        best = max(best, sight.charging(found.aliens_on[road], found.aliens_back[road], on_road))
    return best


def alien_road(found: Survey) -> int:  # card 19
    best = 0
    for road in range(len(found.lengths)):
        best = max(best, free_on_road(found, road))
    return best


def food_chains(found: Survey) -> int:  # card 20
    chains = 0
    for road in range(len(found.lengths)):
        chains += sight.food_chains(
            found.burgers[road],
            found.aliens_on[road] | found.aliens_back[road],
            found.agents_on[road] | found.agents_back[road],
        )
    return chains


def facing_food_chains(found: Survey) -> int:
    """Count as card 20 does if the agent must look at the alien and the alien at the burger."""
    chains = 0
    for road in range(len(found.lengths)):
        chains += sight.facing_food_chains(
            found.burgers[road],
            found.aliens_on[road],
            found.aliens_back[road],
            found.agents_on[road],
            found.agents_back[road],
        )
    return chains


def alien_free_district(found: Survey) -> int:  # card 21
    return LARGEST_GROUP[found.laid_cells & ~found.alien_cells]


def citizen_district(found: Survey) -> int:  # card 22
    return LARGEST_GROUP[found.citizen_cells]


def housing_district(found: Survey) -> int:  # card 23
    return LARGEST_GROUP[found.house_cells]


def dog_walkers(found: Survey) -> int:  # card 24
    return min(found.boys + found.girls, found.dogs)


def girls(found: Survey) -> int:  # card 25
    return found.girls


def boys(found: Survey) -> int:  # card 26
    return found.boys


RULES: Final[dict[int, Callable[[Survey], int]]] = {
    1: captured_aliens,
    2: surrounded_aliens,
    3: dog_district,
    5: longest_road,
    6: bends,
    7: houses,
    8: hungry_aliens,
    9: agents,
    10: number_of_roads,
    11: roadless_tiles,
    12: dogs,
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
    24: dog_walkers,
    25: girls,
    26: boys,
    FACING_CHAINS: facing_food_chains,
}
