"""R5, the end of a match, and who wins."""

from typing import Final

from saucer.engine.sink import Sink
from saucer.engine.types import Outcome, Refusal, Seat
from saucer.games.panic.events import Event, MatchEnded, WinReason
from saucer.games.panic.moves import Move
from saucer.games.panic.rules.alone import solo_standing
from saucer.games.panic.state import EMPTY_BOARD, NO_TOKEN, OVER, State

MOST_BARREN: Final = 3
LAST_TOKEN: Final = 99
"""Rank of a seat without a token."""


def is_last_round(state: State) -> bool:
    """Whether the goal is reached, or three rounds running brought no complete town. (R5.1, R5.4, R7.1)"""
    if state.variant.solo:
        return state.round >= state.variant.rounds
    return state.barren >= MOST_BARREN or max(state.scores) >= state.variant.goal


def end_match(state: State, events: Sink[Event]) -> None:
    barren = state.barren >= MOST_BARREN and max(state.scores) < state.variant.goal
    winners, reason = final_standing(state, barren=barren)
    state.result = Outcome(tuple(state.scores), winners, reason)
    state.phase = OVER
    state.glass = False
    state.boards = [EMPTY_BOARD] * state.seats
    events.append(MatchEnded(tuple(state.scores), winners, reason))


def final_standing(state: State, *, barren: bool) -> tuple[tuple[Seat, ...], WinReason]:
    """Return the winners: most points, then the lower token of the last round, then shared. (R5.2, R5.3)"""
    if state.variant.solo:
        return solo_standing(state.scores[0], state.variant)
    most = max(state.scores)
    leaders = [seat for seat in range(state.seats) if state.scores[seat] == most]
    first = min([token_rank(state, seat) for seat in leaders])
    winners = [seat for seat in leaders if token_rank(state, seat) == first]
    return tuple([Seat(seat) for seat in winners]), win_reason(leaders, winners, barren=barren)


def token_rank(state: State, seat: int) -> int:
    """Return the rank of a token for ties: no token ranks last. (R5.3)"""
    token = state.tokens[seat]
    return LAST_TOKEN if token == NO_TOKEN else token


def win_reason(leaders: list[int], winners: list[int], *, barren: bool) -> WinReason:
    if barren:
        return "barren"
    if len(winners) > 1:
        return "shared"
    return "goal" if len(leaders) == 1 else "token"


def outcome(state: State) -> Outcome | None:
    return state.result


def refuse_after_end(state: State, _seat: Seat, _move: Move) -> Refusal:
    """Refuse a move after the end, citing the rule that ended the match: solo rounds, barren rounds, or the goal."""
    assert state.result is not None
    barren = state.result.reason == "barren"
    return Refusal("R7.1" if state.variant.solo else "R5.4" if barren else "R5.1", "match-over", {})
