"""Which cards to play into hangars, and into which (R4.2, R4.7)."""

from typing import Final

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.area51.encoding import (
    Card,
    Hangar,
    Space,
    card_colour,
    card_of,
    card_placed,
    card_value,
    colour_count,
    hangar_chosen,
)
from saucer.games.area51.moves import PlayFaceDown, PlayFaceUp, PutInto
from saucer.games.area51.player.collect import OWN_COLOUR
from saucer.games.area51.player.estimates import bunkers_in_reach, stakes_of, weights
from saucer.games.area51.rules.bunkers import own_bunkers
from saucer.games.area51.state import State

SPARE_CARDS: Final = 2
"""Points for playing a card of a colour of which the hand has others."""


def advise_card(
    state: State, seat: Seat, moves: list[PlayFaceUp | PlayFaceDown], _rng: Chance
) -> list[float]:
    """Prefer the card that is least useful in the hand and most useful in the region."""
    stakes = stakes_of(state, seat)
    own = own_bunkers(state, seat)
    known: list[list[Space] | None] = [None, None, None, None]
    gains: list[float] = []
    for move in moves:
        card = state.tables.card_of[move.card]
        colour = card_colour(card)
        spaces = known[colour]
        if spaces is None:
            spaces = bunkers_in_reach(state, state.region, colour)
            known[colour] = spaces
        gains.append(feed(state, card, spaces, stakes) - keep(state, card, own))
    return weights(gains)


def keep(state: State, card: Card, own: list[Space]) -> float:
    """Return the worth of keeping this card rather than any other."""
    colour = card_colour(card)
    if colour_count(state.rest, colour) > SPARE_CARDS:
        return 0.0
    points = 0.0
    for space in own:
        if state.towers[space] == colour:
            points += OWN_COLOUR
    return points


def feed(state: State, card: Card, spaces: list[Space], stakes: list[float]) -> float:
    """What a card in a pile of the region will bring: its value, to the owners of the bunkers that can store it."""
    value = card_value(card)
    points = 0.0
    count = 0
    for space in spaces:
        if state.levels[space] >= value:
            points += stakes[state.owners[space]]
            count += 1
    return value * points / count if count else 0.0


def advise_face_up_hangar(state: State, seat: Seat, moves: list[PutInto], _rng: Chance) -> list[float]:
    return advise_hangar(state, seat, moves, state.shown)


def advise_face_down_hangar(state: State, seat: Seat, moves: list[PutInto], _rng: Chance) -> list[float]:
    return advise_hangar(state, seat, moves, state.card)


def advise_hangar(state: State, seat: Seat, moves: list[PutInto], card: Card) -> list[float]:
    """Prefer hangars with few cards of its colour for a good card, and with many for a bad one."""
    points = feed(
        state, card, bunkers_in_reach(state, state.region, card_colour(card)), stakes_of(state, seat)
    )
    return weights([points / alike(state, state.tables.hangar_of[move.hangar], card) for move in moves])


def alike(state: State, hangar: Hangar, card: Card) -> int:
    """How many cards of its colour a hangar would hold with this card."""
    colour = card_colour(card)
    count = 1
    for item in state.piles[hangar]:
        if card_colour(card_of(item)) == colour:
            count += 1
    for choice in state.hidden:
        if hangar_chosen(choice) == hangar and card_colour(card_placed(choice)) == colour:
            count += 1
    return count
