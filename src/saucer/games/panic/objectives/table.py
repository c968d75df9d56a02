"""The table of the objective cards, and the value of a town for each."""

from typing import Final

from saucer.games.panic.components import Components
from saucer.games.panic.objectives import aliens, districts, figures, food_chains, one_road, roads
from saucer.games.panic.objectives.scoring_rule import ScoringRule
from saucer.games.panic.town.inventory import Inventory, inventory_of
from saucer.games.panic.town.town import Town

CHAINS: Final = 20
"""The card of which the option `facing` changes the rule. (R10.6)"""

SCORING_RULES: Final[dict[int, ScoringRule]] = {
    1: aliens.CAPTURED_ALIENS,
    2: one_road.SURROUNDED_ALIENS,
    3: districts.DOG_DISTRICT,
    # R9.4: card 4 has no value, order tokens alone decide.
    5: roads.LONGEST_ROAD,
    6: figures.BENDS,
    7: figures.HOUSES,
    8: aliens.HUNGRY_ALIENS,
    9: figures.AGENTS,
    10: roads.MANY_ROADS,
    11: figures.ROADLESS_TILES,
    12: figures.DOGS,
    13: roads.EQUAL_ROADS,
    14: one_road.GUARDED_ROAD,
    15: roads.FEW_ROADS,
    16: one_road.BURGERS_AHEAD,
    17: aliens.SAUCER_CREWS,
    18: one_road.CHARGING_ALIENS,
    19: one_road.ALIEN_ROAD,
    20: food_chains.FOOD_CHAINS,
    21: districts.ALIEN_FREE_DISTRICT,
    22: districts.CITIZEN_DISTRICT,
    23: districts.HOUSING_DISTRICT,
    24: figures.DOG_WALKERS,
    25: figures.GIRLS,
    26: figures.BOYS,
}


def scoring_rule(card: int, *, facing: bool) -> ScoringRule | None:
    """How a card is scored under the chosen ruling on food chains; None for card 4."""
    if facing and card == CHAINS:
        return food_chains.FACING_FOOD_CHAINS
    return SCORING_RULES.get(card)


def value_of(inventory: Inventory, card: int, *, facing: bool = False) -> int | None:
    rule = scoring_rule(card, facing=facing)
    return None if rule is None else rule.value(inventory)


def values(components: Components, town: Town, *, facing: bool = False) -> dict[int, int | None]:
    """Return the town's value for every card, None for card 4."""
    inventory = inventory_of(components, town)
    return {card.number: value_of(inventory, card.number, facing=facing) for card in components.objectives}
