"""The table of the objective cards, and the value of a town for each."""

from typing import Final

from saucer.games.panic.components import Components
from saucer.games.panic.objectives import aliens, districts, figures, food_chains, one_road, roads
from saucer.games.panic.objectives.scoring_rule import ScoringRule
from saucer.games.panic.town.inventory import Inventory, inventory_of
from saucer.games.panic.town.town import Counted, Town
from saucer.games.panic.town.town_map import TownMap

CHAINS: Final = 20
"""The card of which the option `facing` changes the rule. (R10.6)"""

ROWS: Final[tuple[ScoringRule, ...]] = (
    *figures.ROWS,
    *roads.ROWS,
    *districts.ROWS,
    *aliens.ROWS,
    *one_road.ROWS,
    food_chains.FOOD_CHAINS,
)
SCORING_RULES: Final[dict[int, ScoringRule]] = {row.card: row for row in ROWS}
"""By the number of the card. Card 4 has no value: order tokens alone decide. (R9.4)"""


def scoring_rule(card: int, *, facing: bool) -> ScoringRule | None:
    """How a card is scored under the chosen ruling on food chains; None for card 4."""
    if facing and card == CHAINS:
        return food_chains.FACING_FOOD_CHAINS
    return SCORING_RULES.get(card)


def value_of(inventory: Inventory, card: int, *, facing: bool = False) -> int | None:
    rule = scoring_rule(card, facing=facing)
    return None if rule is None else rule.value(inventory)


def counted_in(town_map: TownMap, card: int, *, facing: bool = False) -> Counted | None:
    """Which parts of a town count for a card; None for card 4."""
    rule = scoring_rule(card, facing=facing)
    return None if rule is None else rule.counted(town_map)


def values(components: Components, town: Town, *, facing: bool = False) -> dict[int, int | None]:
    """Return the town's value for every card, None for card 4."""
    inventory = inventory_of(components, town)
    return {card.number: value_of(inventory, card.number, facing=facing) for card in components.objectives}
