"""What a sensible player looks at: what bunkers and piles will bring, bonuses, cards, and how long is left."""

from math import exp
from typing import Final

from saucer.engine.types import Seat
from saucer.engine.worth import worth
from saucer.games.area51.box import NO_CARDS, REGION_COUNT
from saucer.games.area51.questions import reach
from saucer.games.area51.scoring import bonus_points
from saucer.games.area51.state import LAST_ROUND, NORMAL, OVER, State

PICK_UPS: Final = 7.0
"""How often a region's piles are picked up in a whole match."""
INCOME: Final = [0.0, 0.45, 0.95, 1.35, 1.55]
"""Points a bunker of each level earns from one pick-up, on average."""
GREEN_INCOME: Final = [0.0, 0.55, 1.1, 1.4, 1.4]
GREEN: Final = 3
CARD_WORTH: Final = 0.5
LATE_CARD_WORTH: Final = 0.05
PILE_INCOME: Final = 0.85
"""The part of what a pile holds for a bunker that it is likely to get."""
HIGHER_HALF: Final = 0.3
"""Two players: what the better of two colours counts beside the lower one."""
PAIRED_CARD: Final = 0.4
"""Two players: the part of a card's worth that reaches the lower colour."""
BONUS_NOW: Final = 0.4
"""What a bonus counts from the start; more as the end comes nearer."""
SPREAD_EARLY: Final = 16.0
SPREAD_LATE: Final = 3.5
"""How many points ahead are worth a clear lead, early and late."""


def time_left(state: State) -> float:
    """How much of the match is still to come, from 1 to 0, by the markers that two regions have left."""
    if state.stage != NORMAL:
        return 0.04 if state.stage == LAST_ROUND else 0.0
    markers = state.markers
    left = markers[0] + markers[1] + markers[2] - max(markers[0], markers[1], markers[2])
    return min(1.0, 1.5 * left / state.variant.markers)


def card_worth(state: State, seat: int, left: float) -> float:
    """What one more card in hand is worth: less to a full hand, next to nothing at the end."""
    if left < 0.1:
        return LATE_CARD_WORTH
    size = state.sizes[seat]
    if size < 5:
        return 1.3 * CARD_WORTH
    return CARD_WORTH if size < 9 else 0.5 * CARD_WORTH


def income(level: int, colour: int) -> float:
    """What a bunker earns from one pick-up."""
    return GREEN_INCOME[min(level, 4)] if colour == GREEN else INCOME[min(level, 4)]


class Piles:
    """What lies in the hangars, by colour."""

    def __init__(self, piles: list[list[int]]) -> None:
        self.counts: list[list[int]] = []
        for pile in piles:
            counts = NO_CARDS
            if pile:
                counts = NO_CARDS[:]
                for item in pile:
                    counts[item & 15] += 1
            self.counts.append(counts)

    def lowest(self, hangar: int, colour: int, level: int) -> int:
        """The lowest value of a colour in a pile that a bunker of this level takes; 0 for none."""
        counts = self.counts[hangar]
        first = 4 * colour
        for value in range(1, min(4, level) + 1):
            if counts[first + value - 1]:
                return value
        return 0


def pile_income(state: State, piles: Piles) -> list[float]:
    """For each owner what the piles that lie there now are likely to bring."""
    points = [0.0] * state.variant.owners
    for region in range(REGION_COUNT):
        for hangar in range(3 * region, 3 * region + state.hangars[region]):
            if state.piles[hangar]:
                add_pile(state, piles, region, hangar, points)
    return points


def add_pile(state: State, piles: Piles, region: int, hangar: int, points: list[float]) -> None:
    counts = piles.counts[hangar]
    for colour in range(4):
        first = 4 * colour
        cards = counts[first] + counts[first + 1] + counts[first + 2] + counts[first + 3]
        if cards:
            spaces = takers(state, region, colour)
            share = PILE_INCOME if cards >= len(spaces) else PILE_INCOME * cards / len(spaces)
            for space in spaces:
                lowest = piles.lowest(hangar, colour, state.levels[space])
                if lowest:
                    points[state.owners[space]] += share * lowest


def takers(state: State, region: int, colour: int) -> list[int]:
    """The bunkers that a pile's cards of a colour can go to."""
    regions = reach(state, region, colour)
    found: list[int] = []
    for there in range(REGION_COUNT):
        if (regions >> there) & 1:
            top = 8 * there + state.spaces[there]
            for space in range(top - state.built[there], top):
                if state.towers[space] == colour:
                    found.append(space)
    return found


def prospects(state: State) -> list[float]:
    """For each owner the points it is likely to end with, cards in hand left out."""
    left = time_left(state)
    points = pile_income(state, Piles(state.piles))
    bonuses = bonus_points(state)
    near = BONUS_NOW + (1.0 - BONUS_NOW) * (1.0 - left)
    to_come = PICK_UPS * left
    for owner in range(state.variant.owners):
        points[owner] += state.scores[owner] + near * bonuses[owner]
    for region in range(REGION_COUNT):
        top = 8 * region + state.spaces[region]
        for space in range(top - state.built[region], top):
            points[state.owners[space]] += to_come * income(state.levels[space], state.towers[space])
    return points


def seat_prospects(state: State) -> list[float]:
    """For each seat the score it is likely to end with, cards in hand included."""
    points = prospects(state)
    left = time_left(state)
    card = PAIRED_CARD if state.variant.paired else 1.0
    found: list[float] = []
    for seat in range(state.seats):
        score = points[seat]
        if state.variant.paired:
            low = min(points[2 * seat], points[2 * seat + 1])
            high = max(points[2 * seat], points[2 * seat + 1])
            score = low + HIGHER_HALF * (high - low)
        found.append(score + state.sizes[seat] * card * card_worth(state, seat, left))
    return found


def value(state: State, seat: Seat) -> float:
    """How well a seat stands, from 0 to 1."""
    result = state.result
    if result is not None:
        assert state.phase == OVER
        return worth(result.share(seat), float(result.scores[seat]))
    scores = seat_prospects(state)
    left = time_left(state)
    spread = SPREAD_LATE + (SPREAD_EARLY - SPREAD_LATE) * left
    best = max(scores)
    total = 0.0
    for score in scores:
        total += exp((score - best) / spread)
    share = exp((scores[seat] - best) / spread) / total
    return worth(share, scores[seat])
