"""Points, bonuses and who wins (R7.4 to R7.6, R8.3)."""

from saucer.engine.types import Seat
from saucer.games.area51.events import WinReason
from saucer.games.area51.state import State


def highest_bunkers(state: State, region: int) -> list[int]:
    """The bunkers that earn a bonus in a region, best first; on a tie the higher number. (R7.4)"""
    top = 8 * region + state.spaces[region]
    ranked = [-(32 * state.levels[space] + space) for space in range(top - state.built[region], top)]
    ranked.sort()
    return [-rank & 31 for rank in ranked[: len(state.box.bonuses)]]


def bonus_points(state: State) -> list[int]:
    """For each owner the bonuses its bunkers would earn now."""
    points = [0] * state.variant.owners
    for region in range(3):
        for place, space in enumerate(highest_bunkers(state, region)):
            points[state.owners[space]] += state.box.bonuses[place]
    return points


def seat_scores(state: State, points: list[int]) -> list[int]:
    """The score of each seat from the points of each owner: with two players the lower of its two. (R8.3)"""
    if not state.variant.paired:
        return points[:]
    return [min(points[0], points[1]), min(points[2], points[3])]


def final_order(scores: list[int], sizes: list[int]) -> tuple[list[Seat], WinReason]:
    """The winners, and what decided: points, then cards in hand. (R7.6)"""
    best = max(scores)
    leaders = [seat for seat, score in enumerate(scores) if score == best]
    if len(leaders) == 1:
        return [Seat(leaders[0])], "points"
    most = max([sizes[seat] for seat in leaders])
    winners = [Seat(seat) for seat in leaders if sizes[seat] == most]
    return winners, "hand" if len(winners) == 1 else "shared"
