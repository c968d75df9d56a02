"""How well a seat stands while towns are being built, and how long a player takes over a move."""

from math import exp
from typing import Final

from saucer.engine.types import Seat
from saucer.engine.worth import worth
from saucer.games.panic.advice import USUAL
from saucer.games.panic.moves import Move, Place, Ready
from saucer.games.panic.plans import crowd_for, plan_for, tiles_as_planned
from saucer.games.panic.shapes import TILES
from saucer.games.panic.state import (
    BUILDING,
    CARDS,
    EMPTY_BOARD,
    NO_TOKEN,
    SOLO_GOAL,
    State,
    laid_cells,
    tiles_laid,
)

SPREAD: Final = 3.0
"""How many points ahead are worth a clear lead."""
UNFINISHED: Final = 0.6
"""The part of a middling town's points that a seat still building may count on."""
PROGRESS: Final = 0.3
SOONER: Final = 0.05
"""What a lower token is worth, beside a whole card."""
SOLO_ROUND: Final = 85.0

PACES: Final[dict[str, tuple[float, float]]] = {
    "easy": (10.0, 3.4),
    "normal": (9.0, 3.0),
    "hard": (8.0, 2.7),
    "master": (0.5, 0.1),
}
"""For each level the seconds it takes to read the cards, and over each small move."""
HURRY: Final = 0.75
"""How much faster everybody is while the sand runs."""


def value(state: State, seat: Seat) -> float:
    """How well a seat stands, from 0 to 1."""
    result = state.result
    if result is not None:
        return worth(result.share(seat), float(result.scores[seat]))
    if state.variant.solo:
        hoped = state.scores[0] + round_hopes(state, 0) / CARDS * SOLO_ROUND
        return worth(min(1.0, hoped / SOLO_GOAL), hoped)
    hopes = [state.scores[other] + round_hopes(state, other) for other in range(state.seats)]
    best = max(hopes)
    total = 0.0
    for hope in hopes:
        total += exp((hope - best) / SPREAD)
    return worth(exp((hopes[seat] - best) / SPREAD) / total, hopes[seat])


def round_hopes(state: State, seat: int) -> float:
    """The points a seat may hope for from this round."""
    if state.phase != BUILDING:
        return 0.0
    middling = CARDS * (1.0 + (state.seats - 1) * 0.5)
    if state.tokens[seat] == NO_TOKEN:
        plan = plan_for(state, seat, USUAL)
        done = tiles_as_planned(state.boards[seat], plan) / TILES
        return middling * (UNFINISHED + PROGRESS * done)
    standing = crowd_for(state).standing(laid_cells(state.boards[seat]))
    sooner = SOONER * (state.seats - state.tokens[seat])
    return CARDS * (1.0 + (state.seats - 1) * min(1.0, standing + sooner))


def pace(state: State, seat: Seat, move: Move, level: str) -> float:
    """The seconds a player of a level takes over a move: longer over its first one, shorter while the sand runs."""
    if isinstance(move, Ready):
        return 1.0
    reading, fiddling = PACES.get(level, PACES[USUAL])
    board = state.boards[seat]
    seconds = fiddling * unevenness(state, seat, move)
    if board == EMPTY_BOARD:
        seconds += reading
    return seconds * HURRY if state.glass else seconds


def unevenness(state: State, seat: int, move: Move) -> float:
    """Nobody moves like clockwork: between 0.6 and 1.4, by what is being done."""
    tile = move.tile if isinstance(move, Place) else 0
    mixed = 7 * tile + 5 * tiles_laid(state.boards[seat]) + 3 * seat + state.round + sum(state.cards)
    return 0.6 + 0.1 * (mixed % 9)
