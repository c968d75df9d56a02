"""Estimates for value and advice: time left, and the worth of cards, bunkers, piles and rivals' points."""

from math import exp
from typing import Final

from saucer.engine.bits import has
from saucer.games.area51.encoding import (
    EVERY_REGION,
    NO_CARDS,
    Colour,
    Hangar,
    PileCard,
    Region,
    Space,
    card_of,
    card_value,
    stored_cards,
)
from saucer.games.area51.rules.bunkers import bunkers_in
from saucer.games.area51.rules.loading import reach
from saucer.games.area51.state import LAST_ROUND, NORMAL, State

PICK_UPS: Final = 7.0
"""How often a region's piles are picked up in a whole match."""
INCOME: Final = [0.0, 0.45, 0.95, 1.35, 1.55]
"""Points a bunker of each level earns from one pick-up, on average."""
GREEN_INCOME: Final = [0.0, 0.55, 1.1, 1.4, 1.4]
GREEN: Final = 3
CARD_WORTH: Final = 0.5
LATE: Final = 0.1
LATE_CARD_WORTH: Final = 0.05
FULL_HAND: Final = 12
"""The number of cards from which on a hand is spent rather than filled."""
NEXT_CARD: Final = [1.3] * 5 + [1.0] * 4 + [0.5] * 3 + [0.1]
"""Share of the worth of a card that one more card adds, by the size of the hand."""
PILE_INCOME: Final = 0.85
"""Share of the cards in a pile that a bunker is expected to get."""
HIGHER_HALF: Final = 0.3
"""Two players: what the better of two colours counts beside the lower one."""
BONUS_NOW: Final = 0.4
"""What a bonus counts from the start; more as the end comes nearer."""
RIVAL: Final = 0.35
LEADER: Final = 0.7
"""What a rival's point costs, and a point of the leading rival."""
HEAT: Final = 2.2
"""How much more likely a move is for each point it is worth."""


def weights(gains: list[float]) -> list[float]:
    """The weights of moves that promise these points."""
    best = max(gains)
    return [exp(HEAT * (gain - best)) for gain in gains]


def time_left(state: State) -> float:
    """How much of the match is still to come, from 1 to 0, by the markers that two regions have left."""
    if state.stage != NORMAL:
        return 0.04 if state.stage == LAST_ROUND else 0.0
    markers = state.markers
    left = markers[0] + markers[1] + markers[2] - max(markers[0], markers[1], markers[2])
    return min(1.0, 1.5 * left / state.variant.markers)


def bonus_nearness(left: float) -> float:
    """Return the share of a bonus to count, given how much of the match is left."""
    return BONUS_NOW + (1.0 - BONUS_NOW) * (1.0 - left)


def card_worth(state: State, seat: int, left: float) -> float:
    """What one more card in hand is worth: less to a full hand, next to nothing at the end."""
    if left < LATE:
        return LATE_CARD_WORTH
    return NEXT_CARD[min(state.sizes[seat], FULL_HAND)] * CARD_WORTH


def hand_worth(size: int, left: float) -> float:
    """What all cards of a hand are worth."""
    if left < LATE:
        return LATE_CARD_WORTH * size
    points = 0.0
    for held in range(size):
        points += NEXT_CARD[min(held, FULL_HAND)]
    return points * CARD_WORTH


def income(level: int, colour: Colour) -> float:
    """What a bunker earns from one pick-up."""
    return GREEN_INCOME[min(level, 4)] if colour == GREEN else INCOME[min(level, 4)]


class Piles:
    """What lies in the hangars, counted by kind."""

    def __init__(self, piles: list[list[PileCard]]) -> None:
        self.counts: list[list[int]] = []
        for pile in piles:
            counts = NO_CARDS
            if pile:
                counts = NO_CARDS[:]
                for item in pile:
                    counts[card_of(item)] += 1
            self.counts.append(counts)

    def lowest(self, hangar: Hangar, colour: Colour, level: int) -> int:
        """The lowest value of a colour in a pile that a bunker of this level takes; 0 for none."""
        counts = self.counts[hangar]
        for card in stored_cards(colour, level):
            if counts[card]:
                return card_value(card)
        return 0


def bunkers_in_reach(state: State, region: Region, colour: Colour) -> list[Space]:
    """The bunkers that a pile's cards of a colour can go to."""
    regions = reach(state, region, colour)
    found: list[Space] = []
    for there in EVERY_REGION:
        if has(regions, there):
            for space in bunkers_in(state, there):
                if state.towers[space] == colour:
                    found.append(space)
    return found


# Whose points


def stakes_of(state: State, seat: int) -> list[float]:
    """Return what a point of each owner is worth to a seat: most negative for the leading rival."""
    if state.variant.paired:
        return paired_stakes(state.scores, seat)
    scores = state.scores
    best = 0
    for rival in range(state.seats):
        if rival != seat and scores[rival] > best:
            best = scores[rival]
    scale = 2.0 / state.seats
    stakes = [-scale * (LEADER if score == best else RIVAL) for score in scores]
    stakes[seat] = 1.0
    return stakes


def paired_stakes(scores: list[int], seat: int) -> list[float]:
    """With two players: the lower of two colours counts, and the other one a little. (R8.3)"""
    stakes = [0.0] * 4
    for owner in range(4):
        other = owner ^ 1
        low = scores[owner] < scores[other] or (scores[owner] == scores[other] and owner % 2 == 0)
        stake = 1.0 if low else HIGHER_HALF
        stakes[owner] = stake if owner // 2 == seat else -0.8 * stake
    return stakes
