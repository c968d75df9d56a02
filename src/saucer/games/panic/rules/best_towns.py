"""The best possible towns of a round, shown once the round is over. (R4.6)"""

from typing import Final

from saucer.engine.cache import Cache
from saucer.games.panic.objectives.table import counted_in, value_of
from saucer.games.panic.solver.best_towns import known_town
from saucer.games.panic.state import Variant
from saucer.games.panic.tables import Tables
from saucer.games.panic.town.notation import laid_faces_of
from saucer.games.panic.town.town import Town
from saucer.games.panic.town.town_map import TownMap
from saucer.games.panic.view import BestTowns, RoundResult, ShownTown

MOST_KEPT: Final = 256
KEPT: Final[Cache[tuple[Tables, tuple[int, ...], bool], BestTowns]] = Cache(MOST_KEPT)


def best_towns(variant: Variant, result: RoundResult) -> BestTowns:
    """The best town for each card of a round and the best for all of them; recent answers are kept."""
    cards = [int(card.card) for card in result.cards]
    key = (variant.tables, tuple(cards), variant.facing)
    return KEPT.get(key) or KEPT.put(key, find_towns(variant, cards))


def find_towns(variant: Variant, cards: list[int]) -> BestTowns:
    return BestTowns(
        tuple([best_town(variant, [card], cards) for card in cards]), best_town(variant, cards, cards)
    )


def best_town(variant: Variant, wanted: list[int], cards: list[int]) -> ShownTown | None:
    """Return the best town for the wanted ones of the cards, or None if it is not known."""
    town = known_town(variant.components, wanted, facing=variant.facing)
    return None if town is None else described(variant, town, cards)


def described(variant: Variant, town: Town, cards: list[int]) -> ShownTown:
    """A town with its values for all cards of the round, and what counts."""
    town_map = TownMap(variant.components, variant.tables, laid_faces_of(town))
    facing = variant.facing
    return ShownTown(
        town,
        tuple([value_of(town_map.inventory, card, facing=facing) for card in cards]),
        tuple([counted_in(town_map, card, facing=facing) for card in cards]),
    )
