"""How well a seat stands: what bunkers and piles will bring, bonuses, cards, and how long is left."""

from math import exp
from typing import Final

from saucer.engine.result_value import result_value
from saucer.engine.types import Seat
from saucer.games.area51.encoding import EVERY_COLOUR, EVERY_REGION, Hangar, Region, colour_count
from saucer.games.area51.player.estimates import (
    HIGHER_HALF,
    PICK_UPS,
    PILE_INCOME,
    Piles,
    bonus_nearness,
    bunkers_in_reach,
    hand_worth,
    income,
    time_left,
)
from saucer.games.area51.rules.bunkers import bunkers_in
from saucer.games.area51.rules.end import bonus_points
from saucer.games.area51.rules.hangars import hangars_in
from saucer.games.area51.state import OVER, State

PAIRED_CARD: Final = 0.4
"""Two players: the part of a card's worth that reaches the lower colour."""
SPREAD_EARLY: Final = 16.0
SPREAD_LATE: Final = 3.5
"""How many points ahead are worth a clear lead, early and late."""


def pile_income(state: State, piles: Piles) -> list[float]:
    """For each owner what the piles that lie there now are likely to bring."""
    points = [0.0] * state.variant.owners
    for region in EVERY_REGION:
        for hangar in hangars_in(state, region):
            if state.piles[hangar]:
                add_pile(state, piles, region, hangar, points)
    return points


def add_pile(state: State, piles: Piles, region: Region, hangar: Hangar, points: list[float]) -> None:
    """Add what a pile is likely to bring each owner of a bunker within reach."""
    counts = piles.counts[hangar]
    for colour in EVERY_COLOUR:
        cards = colour_count(counts, colour)
        if cards:
            spaces = bunkers_in_reach(state, region, colour)
            share = PILE_INCOME if cards >= len(spaces) else PILE_INCOME * cards / len(spaces)
            for space in spaces:
                lowest = piles.lowest(hangar, colour, state.levels[space])
                if lowest:
                    points[state.owners[space]] += share * lowest


def prospects(state: State) -> list[float]:
    """For each owner the points it is likely to end with, cards in hand left out."""
    left = time_left(state)
    points = pile_income(state, Piles(state.piles))
    bonuses = bonus_points(state)
    near = bonus_nearness(left)
    to_come = PICK_UPS * left
    for owner in range(state.variant.owners):
        points[owner] += state.scores[owner] + near * bonuses[owner]
    for region in EVERY_REGION:
        for space in bunkers_in(state, region):
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
        found.append(score + card * hand_worth(state.sizes[seat], left))
    return found


def value(state: State, seat: Seat) -> float:
    """How well a seat stands, from 0 to 1."""
    result = state.result
    if result is not None:
        assert state.phase == OVER
        return result_value(result.share(seat), float(result.scores[seat]))
    scores = seat_prospects(state)
    left = time_left(state)
    spread = SPREAD_LATE + (SPREAD_EARLY - SPREAD_LATE) * left
    best = max(scores)
    total = 0.0
    for score in scores:
        total += exp((score - best) / spread)
    share = exp((scores[seat] - best) / spread) / total
    return result_value(share, scores[seat])
