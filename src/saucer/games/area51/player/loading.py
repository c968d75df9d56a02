"""What picking up a pile is worth, and how to load it (R6)."""

from typing import Final

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.area51.encoding import (
    EVERY_COLOUR,
    Card,
    Space,
    card_total,
    card_value,
    colour_count,
    hangar_region,
    stored_cards,
)
from saucer.games.area51.moves import LeaveEmpty, Load, PickUp
from saucer.games.area51.player.board import Board
from saucer.games.area51.player.estimates import card_worth, stakes_of, time_left, weights
from saucer.games.area51.rules.loading import bunkers_by_level
from saucer.games.area51.state import State

RIVAL_LEFT_EMPTY: Final = -0.5


def pick_up_gain(board: Board, move: PickUp) -> float:
    """Return the points of picking up a pile: best cards to own bunkers, lowest to rivals, the rest to the hand."""
    state = board.state
    hangar = state.tables.hangar_of[move.hangar]
    left = board.piles.counts[hangar][:]
    points = 0.0
    for colour in EVERY_COLOUR:
        if colour_count(left, colour):
            spaces = bunkers_by_level(state, board.reach_of(hangar_region(hangar), colour), colour)
            points += share_out(board, spaces, left, own=True)
            points += share_out(board, spaces, left, own=False)
    return points + card_total(left) * board.card


def share_out(board: Board, spaces: list[Space], left: list[int], *, own: bool) -> float:
    """Load one card into each of the seat's own bunkers, or of the others, and return the points."""
    state = board.state
    points = 0.0
    for space in spaces:
        stake = board.stakes[state.owners[space]]
        if (stake > 0.0) == own:
            card = best_card(state, space, left, highest=own)
            if card is not None:
                left[card] -= 1
                points += stake * card_value(card)
    return points


def best_card(state: State, space: Space, left: list[int], *, highest: bool) -> Card | None:
    """The highest or the lowest card that a bunker can take, or None."""
    found: Card | None = None
    for card in stored_cards(state.towers[space], state.levels[space]):
        if left[card]:
            found = card
            if not highest:
                break
    return found


def advise_load(state: State, seat: Seat, moves: list[Load | LeaveEmpty], _rng: Chance) -> list[float]:
    """What a card brings the owner of the bunker; an own bunker left empty loses a little."""
    stake = stakes_of(state, seat)[state.owners[state.queue[state.at]]]
    worth = card_worth(state, seat, time_left(state))
    gains: list[float] = []
    for move in moves:
        if isinstance(move, Load):
            gains.append(stake * card_value(state.tables.card_of[move.card]) - worth)
        else:
            gains.append(RIVAL_LEFT_EMPTY if stake < 0.0 else -stake)
    return weights(gains)
