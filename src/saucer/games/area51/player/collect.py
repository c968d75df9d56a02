"""Which cards to collect (R3)."""

from typing import Final

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.area51.encoding import Card, Space, card_colour, card_value, colour_count
from saucer.games.area51.moves import Draw, Refresh, Take
from saucer.games.area51.player.estimates import card_worth, time_left, weights
from saucer.games.area51.rules.bunkers import own_bunkers
from saucer.games.area51.state import State

OWN_COLOUR: Final = 0.35
"""What a card is worth besides for each of the seat's bunkers of its colour."""
FIRST_OF_COLOUR: Final = 0.4
DRAWN_CARD: Final = 0.3
"""Extra points of a card from the deck, because it may be a good one."""
REFRESH_COST: Final = 1.2


def advise_take(state: State, seat: Seat, moves: list[Take | Draw | Refresh], _rng: Chance) -> list[float]:
    card = card_worth(state, seat, time_left(state))
    own = own_bunkers(state, seat)
    gains: list[float] = []
    for move in moves:
        if isinstance(move, Take):
            gains.append(take_gain(state, seat, state.tables.card_of[move.card], card, own))
        else:
            drawn = card + DRAWN_CARD
            gains.append(drawn if isinstance(move, Draw) else drawn - REFRESH_COST)
    return weights(gains)


def take_gain(state: State, seat: Seat, card: Card, points: float, own: list[Space]) -> float:
    """Return the points of taking a card: more for colours of the seat's bunkers, and if they can store it."""
    colour, value = card_colour(card), card_value(card)
    if colour_count(state.hands[seat], colour) == 0:
        points += FIRST_OF_COLOUR
    for space in own:
        if state.towers[space] == colour:
            points += OWN_COLOUR
            if state.levels[space] >= value:
                points += 0.1 * value
    return points
