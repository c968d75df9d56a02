"""Other boxes than the standard one, for tests: few cards, one hangar, low numbers."""

from msgspec.structs import replace

from saucer.games.area51.components import STANDARD, Components, Side, check_components


def few_cards() -> Components:
    """A box with so few cards that the deck runs out again and again."""
    cards = tuple(
        replace(kind, starters=3 if kind.value < 3 else 1, main=1 if kind.value < 3 else 2)
        for kind in STANDARD.cards
    )
    setups = tuple(replace(setup, returned=2) for setup in STANDARD.setups)
    return made(
        replace(
            STANDARD,
            name="few",
            cards=cards,
            setups=setups,
            hand=4,
            deck=sum(kind.starters + kind.main for kind in cards),
            starters=sum(kind.starters for kind in cards),
        )
    )


def cramped() -> Components:
    """A box with one hangar in small regions, a short display, low numbers and a single bonus."""
    return made(
        replace(
            STANDARD,
            name="cramped",
            small=Side(spaces=2, markers=4, hangars=1),
            large=Side(spaces=3, markers=6, hangars=2),
            display=4,
            take=2,
            caps=2,
            highest_number=2,
            bonuses=(7,),
            stall_turns=8,
        )
    )


def made(components: Components) -> Components:
    check_components(components)
    return components
