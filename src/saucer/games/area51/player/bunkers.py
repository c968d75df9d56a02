"""What creating and upgrading a bunker is worth (R4, R8.2)."""

from typing import Final

from saucer.engine.bits import has
from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.area51.encoding import EVERY_REGION, Colour, Region, Space, space_region
from saucer.games.area51.moves import Build, Upgrade, UseCap
from saucer.games.area51.player.board import Board
from saucer.games.area51.player.estimates import (
    PICK_UPS,
    PILE_INCOME,
    bonus_nearness,
    bunkers_in_reach,
    income,
    stakes_of,
    weights,
)
from saucer.games.area51.rules.bunkers import bunkers_in
from saucer.games.area51.rules.end import bonus_rank
from saucer.games.area51.rules.hangars import hangars_in
from saucer.games.area51.state import NORMAL, State

ENOUGH: Final = [1.0, 1.0, 0.85, 0.55, 0.3, 0.1]
"""What one more bunker is worth beside those a seat has."""
END_NEARER: Final = 1.0
"""Points for a security marker that brings the end of the match nearer."""
END_STAKE: Final = 0.6
"""The part of a lead that counts for the last marker; earlier ones share it."""
END_LOSS: Final = -3.0
END_GAIN: Final = 6.0
CROWD: Final = 0.3
HIGH_SPACE: Final = 0.1


def build_gain(board: Board, move: Build) -> float:
    """Return the expected points of a new bunker, from present and future piles."""
    state = board.state
    region, colour = state.tables.region_of[move.region], state.tables.colour_of[move.tower]
    points = PICK_UPS * board.left * income(1, colour) * ENOUGH[min(board.bunkers, 5)]
    points += pile_gain(board, region, colour, 1, 0)
    points += HIGH_SPACE * (state.spaces[region] - state.built[region]) * board.left
    points += new_bonus(board, region)
    points -= crowd(board, region, colour)
    return points - 2 * board.card + end_gain(board, region)


def crowd(board: Board, region: Region, colour: Colour) -> float:
    """Return how much rivals' bunkers of the same colour reduce the expected points."""
    return CROWD * len(bunkers_in_reach(board.state, region, colour)) * board.left


def new_bonus(board: Board, region: Region) -> float:
    built = board.state.built[region]
    bonuses = board.state.tables.bonuses
    return bonuses[built] * bonus_nearness(board.left) if built < len(bonuses) else 0.0


def pile_gain(board: Board, region: Region, colour: Colour, level: int, before: int) -> float:
    """What the piles within reach bring a bunker at one level more than at the level before."""
    state = board.state
    points = 0.0
    for start in EVERY_REGION:
        if has(board.reach_of(start, colour), region):
            for hangar in hangars_in(state, start):
                if state.piles[hangar] and board.piles.lowest(hangar, colour, before) == 0:
                    points += board.piles.lowest(hangar, colour, level)
    return PILE_INCOME * points


def upgrade_gain(board: Board, move: Upgrade) -> float:
    """Return the expected points of one more level: from cards and from the bonus."""
    state = board.state
    space = state.tables.space_of[move.bunker]
    level, colour, region = state.levels[space], state.towers[space], space_region(space)
    points = PICK_UPS * board.left * (income(level + 1, colour) - income(level, colour))
    points += pile_gain(board, region, colour, level + 1, level)
    points += climb(board, space)
    points *= board.stakes[state.owners[space]]
    return points - (level + 2) * board.card + end_gain(board, region)


def climb(board: Board, space: Space) -> float:
    """The bonus gained by one level more. (R7.4)"""
    state = board.state
    bonuses = state.tables.bonuses
    now = bonus_rank(space, state.levels[space])
    then = bonus_rank(space, state.levels[space] + 1)
    above = 0
    passed = 0
    for other in bunkers_in(state, space_region(space)):
        rank = bonus_rank(other, state.levels[other])
        if rank > now:
            above += 1
            if rank < then:
                passed += 1
    before = bonuses[above] if above < len(bonuses) else 0
    after = bonuses[above - passed] if above - passed < len(bonuses) else 0
    return (after - before) * bonus_nearness(board.left)


def end_gain(board: Board, region: Region) -> float:
    """Return the points for a marker of a region that will be empty first; more for the leading seat. (R7.1)"""
    state = board.state
    markers = state.markers
    most = max(markers)
    if state.stage != NORMAL or (markers[region] == most and markers.count(most) == 1):
        return 0.0
    to_go = sum(markers) - most
    return END_NEARER + max(END_LOSS, min(END_GAIN, END_STAKE * board.lead() / to_go))


def advise_cap(state: State, seat: Seat, moves: list[UseCap], _rng: Chance) -> list[float]:
    """Prefer the colour that has fewer points. (R8.2)"""
    stakes = stakes_of(state, seat)
    return weights([stakes[state.variant.caps.index(move.cap)] for move in moves])
