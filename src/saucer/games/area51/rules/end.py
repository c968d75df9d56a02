"""The end of a turn, and the end of a match (R2, R7)."""

from saucer.engine.types import Outcome, Seat
from saucer.games.area51.box import NO_CARDS, REGION_COUNT
from saucer.games.area51.events import (
    BonusScored,
    ClearingStarted,
    EndReason,
    Event,
    LastRoundStarted,
    MatchEnded,
    Passed,
)
from saucer.games.area51.questions import empty_regions, no_pile_left
from saucer.games.area51.rows import added
from saucer.games.area51.scoring import final_order, highest_bunkers, seat_scores
from saucer.games.area51.state import ACTION, CLEARING, LAST_ROUND, NORMAL, NOTHING, OVER, State

REGIONS_TO_EMPTY = 2
"""How many regions without security markers bring on the last round. (R7.1)"""


def begin_nothing(state: State) -> None:
    """Clear away all half-made choices."""
    state.taken = 0
    state.refreshed = False
    state.last = 0
    state.plan = NOTHING
    state.region = state.colour = state.target = state.owner = state.route = state.needed = 0
    state.rest = NO_CARDS
    state.card = state.shown = state.shown_in = 0
    state.hidden = []
    state.held = NO_CARDS
    state.queue = []
    state.at = state.limit = 0


def end_turn(state: State, news: list[Event]) -> None:
    begin_nothing(state)
    if state.stage == NORMAL:
        look_for_the_end(state, news)
    elif state.stage == LAST_ROUND:
        state.left -= 1
        if state.left == 0:
            state.stage = CLEARING  # R7.3
            news.append(ClearingStarted())
    if state.stage == CLEARING and no_pile_left(state):
        finish(state, news)
        return
    state.turn = (state.turn + 1) % state.seats
    state.turns += 1
    state.phase = ACTION
    news.append(state.box.turn_started[state.turn])


def pass_turn(state: State, news: list[Event]) -> None:
    """Nothing can be done; when nobody can do anything any more, the match is over. (R2.3, R10.14)"""
    news.append(Passed(Seat(state.turn)))
    state.passes += 1
    if state.passes < state.seats:
        end_turn(state, news)
        return
    state.stage = CLEARING
    state.trigger = state.turn
    state.left = 0
    finish(state, news)


def look_for_the_end(state: State, news: list[Event]) -> None:
    """Two regions without markers, or the stall guard, bring on the last round. (R7.1, R7.2, R7.7)"""
    if empty_regions(state) >= REGIONS_TO_EMPTY:
        begin_last_round(state, "markers", news)
    elif state.variant.stall_turns and state.turns >= state.variant.stall_turns:
        begin_last_round(state, "stall", news)


def begin_last_round(state: State, cause: EndReason, news: list[Event]) -> None:
    state.stage = LAST_ROUND
    state.trigger = state.turn
    state.left = state.seats
    news.append(LastRoundStarted(Seat(state.turn), cause))


def finish(state: State, news: list[Event]) -> None:
    """Bonuses region by region, then the winner. (R7.4 to R7.6)"""
    for region in range(REGION_COUNT):
        for place, space in enumerate(highest_bunkers(state, region)):
            score_bonus(state, region, space, state.box.bonuses[place], news)
    scores = seat_scores(state, state.scores)
    winners, reason = final_order(scores, state.sizes)
    state.phase = OVER
    state.result = Outcome(tuple(scores), tuple(winners), reason)
    news.append(MatchEnded(tuple(scores), tuple(winners), reason))


def score_bonus(state: State, region: int, space: int, points: int, news: list[Event]) -> None:
    owner = state.owners[space]
    state.scores = added(state.scores, owner, points)
    box, variant = state.box, state.variant
    news.append(
        BonusScored(
            box.regions[region],
            box.spaces[space],
            variant.caps[owner],
            Seat(variant.seat_of[owner]),
            points,
        )
    )
