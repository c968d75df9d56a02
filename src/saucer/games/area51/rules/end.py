"""The end of a turn, of the last round and of the match, with bonuses and winners (R7)."""

from saucer.engine.sink import Sink
from saucer.engine.types import Outcome, Refusal, Seat
from saucer.games.area51.encoding import EVERY_REGION, Region, Space
from saucer.games.area51.events import (
    BonusScored,
    ClearingStarted,
    EndReason,
    Event,
    LastRoundStarted,
    MatchEnded,
    PointsCounted,
    WinReason,
)
from saucer.games.area51.moves import Move
from saucer.games.area51.rules.bunkers import bunkers_in
from saucer.games.area51.rules.refusals import refuse
from saucer.games.area51.rules.two_players import seat_scores
from saucer.games.area51.state import (
    ACTION,
    CLEARING,
    LAST_ROUND,
    NORMAL,
    OVER,
    State,
    added,
    clear_choices,
)

REGIONS_TO_EMPTY = 2
"""How many regions without security markers bring on the last round. (R7.1)"""


def end_turn(state: State, events: Sink[Event]) -> None:
    """Give the turn to the next player, unless the match is over. (R2.1, R7)"""
    clear_choices(state)
    if state.stage == NORMAL:
        look_for_the_end(state, events)
    elif state.stage == LAST_ROUND:
        count_last_turn(state, events)
    if state.stage == CLEARING and no_pile_left(state):  # R7.3, R10.35
        finish(state, events)
        return
    state.turn = Seat((state.turn + 1) % state.seats)
    state.turns += 1
    state.phase = ACTION
    events.append(state.tables.turn_started[state.turn])


# The last round, and the clearing of the piles


def look_for_the_end(state: State, events: Sink[Event]) -> None:
    """Begin the last round if two regions have no markers, or if the match makes no progress. (R7.1, R7.7, R10.25)"""
    if empty_regions(state) >= REGIONS_TO_EMPTY:
        begin_last_round(state, "markers", events)
    elif state.variant.stall_turns and state.turns >= state.variant.stall_turns:
        begin_last_round(state, "stall", events)


def empty_regions(state: State) -> int:
    """How many regions have no security marker left."""
    return (state.markers[0] == 0) + (state.markers[1] == 0) + (state.markers[2] == 0)


def begin_last_round(state: State, cause: EndReason, events: Sink[Event]) -> None:
    """Everyone has one more turn, the seat that brought on the end last. (R7.2, R10.19)"""
    state.stage = LAST_ROUND
    state.trigger = state.turn
    state.left = state.seats
    events.append(LastRoundStarted(state.turn, cause))


def count_last_turn(state: State, events: Sink[Event]) -> None:
    """Count a turn of the last round, and begin the clearing after it. (R7.3, R10.20, R10.21)"""
    state.left -= 1
    if state.left == 0:
        state.stage = CLEARING
        events.append(ClearingStarted())


def no_pile_left(state: State) -> bool:
    for pile in state.piles:
        if pile:
            return False
    return True


# Bonuses and winners


def finish(state: State, events: Sink[Event]) -> None:
    """Score the bonuses by region and find the winner. (R7.4 to R7.6)"""
    stored = state.scores
    for region in EVERY_REGION:
        for place, space in enumerate(highest_bunkers(state, region)):
            score_bonus(state, region, space, state.tables.bonuses[place], events)
    events.extend(points_counted(state, stored))
    scores = seat_scores(state, state.scores)
    winners, reason = final_order(scores, state.sizes)
    state.phase = OVER
    state.result = Outcome(tuple(scores), tuple(winners), reason)
    events.append(MatchEnded(tuple(scores), tuple(winners), reason))


def points_counted(state: State, stored: list[int]) -> list[Event]:
    """What each colour of caps has: what was stored, and the bonuses. (R7.5)"""
    variant = state.variant
    return [
        PointsCounted(
            variant.seat_of[owner], variant.caps[owner], stored[owner], points - stored[owner], points
        )
        for owner, points in enumerate(state.scores)
    ]


def highest_bunkers(state: State, region: Region) -> list[Space]:
    """The bunkers that earn a bonus in a region, best first. (R7.4, R10.22)"""
    ranks = [bonus_rank(space, state.levels[space]) for space in bunkers_in(state, region)]
    ranks.sort()
    ranks.reverse()
    return [space_of_rank(rank) for rank in ranks[: len(state.tables.bonuses)]]


def bonus_rank(space: Space, level: int) -> int:
    """Ranks bunkers for the bonus: the higher level, on a tie the higher number. (R7.4)"""
    return 32 * level + space


def space_of_rank(rank: int) -> Space:
    """The space in a rank for the bonus or for loading."""
    return Space(rank & 31)


def bonus_points(state: State) -> list[int]:
    """For each owner the bonuses its bunkers would earn now."""
    points = [0] * state.variant.owners
    for region in EVERY_REGION:
        for place, space in enumerate(highest_bunkers(state, region)):
            points[state.owners[space]] += state.tables.bonuses[place]
    return points


def score_bonus(state: State, region: Region, space: Space, points: int, events: Sink[Event]) -> None:
    owner = state.owners[space]
    state.scores = added(state.scores, owner, points)
    tables, variant = state.tables, state.variant
    events.append(
        BonusScored(
            tables.regions[region],
            tables.spaces[space],
            variant.caps[owner],
            variant.seat_of[owner],
            points,
        )
    )


def final_order(scores: list[int], sizes: list[int]) -> tuple[list[Seat], WinReason]:
    """Return the winners and what decided: points, then cards in hand. (R7.6, R10.23)"""
    best = max(scores)
    leaders = [seat for seat, score in enumerate(scores) if score == best]
    if len(leaders) == 1:
        return [Seat(leaders[0])], "points"
    most = max([sizes[seat] for seat in leaders])
    winners = [Seat(seat) for seat in leaders if sizes[seat] == most]
    return winners, "hand" if len(winners) == 1 else "shared"


def outcome(state: State) -> Outcome | None:
    return state.result


# When the match is over


def refuse_over(state: State, _seat: Seat, _move: Move) -> Refusal:
    """Refuse a move after the end: nobody could act (R10.14), or the last pile was picked up (R7.3)."""
    return refuse("R10.14" if state.passes >= state.seats else "R7.3", "match-over")
