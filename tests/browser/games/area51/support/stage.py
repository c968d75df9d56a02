"""Positions of Area 51 to show on a stage."""

import saucer
from saucer.games.area51.state import State
from tests.browser.support.stage import play_on


def play_until_turn_of(match: saucer.Match, seat: int) -> None:
    """Let bots play until a seat chooses its action."""
    while match.to_move and (match.to_move[0] != seat or match.view(seat).decision.phase != "action"):
        play_on(match, 1)


def match_at(state: State) -> saucer.Match:
    """A match that goes on from a state set up by hand."""
    match = saucer.new_match("area51", seats=state.seats, seed=1)
    match.state = state
    return match
