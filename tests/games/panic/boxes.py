"""Other boxes than the standard one, for tests: few cards, high goals, a short track."""

from msgspec.structs import replace

from saucer.games.panic.components import STANDARD, Components, check_components


def short_deck() -> Components:
    """A box of which the starless deck has four cards only, so that it is reshuffled every round, and far goals."""
    kept = (4, 7, 15, 25)
    objectives = tuple(replace(card, star=card.number not in kept) for card in STANDARD.objectives)
    return made(replace(STANDARD, name="short", objectives=objectives, goals=(30, 40, 50, 60), track=12))


def made(components: Components) -> Components:
    check_components(components)
    return components
