"""A second, slow and simple way to find every way a pile can be loaded."""

from itertools import product

from saucer.games.area51.encoding import card_of
from saucer.games.area51.state import NOWHERE, State

Loading = frozenset[tuple[int, int]]
"""Which kind of card went into which bunker."""


def within_reach(state: State, region: int, space: int) -> bool:
    """Whether a card of the bunker's colour can come there from a region."""
    if space // 8 == region:
        return True
    for vehicle, route in enumerate(state.routes):
        name = state.tables.routes[route] if route != NOWHERE else "--"
        if vehicle % 4 == state.towers[space] and name == "ABC"[region] + "ABC"[space // 8]:
            return True
    return False


def all_loadings(state: State, hangar: int) -> set[Loading]:
    """Every assignment of the pile's cards to bunkers in which nothing more could be loaded."""
    pile = [card_of(item) for item in state.piles[hangar]]
    spaces = [
        space for space in range(24) if state.owners[space] >= 0 and within_reach(state, hangar // 3, space)
    ]
    choices = [[None] + [card for card in sorted(set(pile)) if fits(state, card, space)] for space in spaces]
    found: set[Loading] = set()
    for chosen in product(*choices):
        left = pile[:]
        try:
            for card in chosen:
                if card is not None:
                    left.remove(card)
        except ValueError:
            continue
        empty = [space for space, card in zip(spaces, chosen, strict=True) if card is None]
        if not any(fits(state, card, space) for card in left for space in empty):
            found.add(
                frozenset(
                    (card, space) for space, card in zip(spaces, chosen, strict=True) if card is not None
                )
            )
    return found


def fits(state: State, card: int, space: int) -> bool:
    return card // 4 == state.towers[space] and card % 4 + 1 <= state.levels[space]
