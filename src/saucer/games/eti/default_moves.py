"""Default moves for decisions that need no thought, for people who do not want to be asked everything."""

from saucer.engine.bits import has
from saucer.engine.types import DefaultMove, Seat
from saucer.games.eti.phase_numbers import BARGAIN, WINDOW
from saucer.games.eti.phases import TABLE
from saucer.games.eti.ready_moves import COINS, PASS, READY, REVEAL
from saucer.games.eti.rules.turn import must_reveal
from saucer.games.eti.rules.vaults import vault_of
from saucer.games.eti.state import State


def default_move(state: State, seat: Seat) -> DefaultMove | None:
    """Return the default: pass in the reveal window, be ready with nothing to bargain with, or the only legal move."""
    if not has(state.awaited, seat):
        return None
    if state.phase == WINDOW:
        return answer_to_window(state, seat)
    if state.phase == BARGAIN and state.drafts[seat] is None:
        return None if has_something_to_say(state, seat) else DefaultMove(READY)
    moves = TABLE.legal_moves(state, seat)
    return DefaultMove(moves[0]) if len(moves) == 1 else None


def answer_to_window(state: State, seat: Seat) -> DefaultMove:
    """Return a pass, for the alien too while it can hide; masked, because only the alien has a choice. (R3.3, R3.4)"""
    forced = seat == state.alien and must_reveal(state)
    return DefaultMove(REVEAL if forced else PASS, masked=True)


def has_something_to_say(state: State, seat: Seat) -> bool:
    """Whether a company has anything to offer or a vote to promise, or has been offered something. (R5.2, R5.3)"""
    if state.bank[seat] >= COINS[0] or vault_of(state, seat) or state.held[seat]:
        return True
    for offer in state.offers:
        if offer.to == seat:
            return True
    return False
