"""How a round and a match end. (R7)"""

from typing import Final

from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Outcome, Refusal, Seat
from saucer.games.strangers.events import EndReason, Event, RoundEnded
from saucer.games.strangers.moves import Move
from saucer.games.strangers.refusals import refuse
from saucer.games.strangers.rules.scoring import best_seats, scores_counted, side_scores
from saucer.games.strangers.rules.teams import same_side
from saucer.games.strangers.rules.variants.series import continue_series, series_winners
from saucer.games.strangers.state import OVER, State

END_RULES: Final = {
    "last-alien": "R7.1",
    "all-home": "R7.2",
    "contact": "R7.3",
    "stall": "R7.4",
    "series": "R9.25",
}
"""The rule behind each way in which a match ends."""


def all_home(state: State, seat: Seat) -> bool:
    """Whether all Kids of a seat are in Safe places. (R7.2, R9.19)"""
    return state.supply[seat] == 0 and not state.way[seat]


def is_stalled(state: State) -> bool:
    """Whether too many flights came in a row with no card drawn. (R7.4, R9.3)"""
    return state.flights >= state.tables.stall_flights * state.seats


def end_by_score(state: State, reason: EndReason, events: Sink[Event], rng: Chance) -> None:
    """End the round; the most points win it. (R7.6)"""
    scores = side_scores(state)
    end_round(state, reason, scores, best_seats(scores), events, rng)


def end_by_contact(state: State, seat: Seat, events: Sink[Event], rng: Chance) -> None:
    """End the round; the side that made contact wins it, whatever the scores. (R7.3)"""
    winners = [Seat(other) for other in range(state.seats) if same_side(state, seat, other)]
    end_round(state, "contact", side_scores(state), winners, events, rng)


def end_round(
    state: State, reason: EndReason, scores: list[int], winners: list[Seat], events: Sink[Event], rng: Chance
) -> None:
    events.extend(scores_counted(state))
    events.append(RoundEnded(reason, tuple(scores), tuple(winners)))
    state.points = [before + now for before, now in zip(state.points, scores, strict=True)]
    if len(winners) == 1:
        state.wins = [wins + (1 if seat == winners[0] else 0) for seat, wins in enumerate(state.wins)]
    if not state.variant.best_of_three:
        end_match(state, scores, winners, reason)
    elif not continue_series(state, winners, rng):
        end_match(state, state.points, series_winners(state.wins, state.points), "series")


def end_match(state: State, scores: list[int], winners: list[Seat], reason: str) -> None:
    state.phase = OVER
    state.to_draw = 0
    state.result = Outcome(tuple(scores), tuple(winners), reason)


def outcome(state: State) -> Outcome | None:
    return state.result


def refuse_after_the_end(state: State, _seat: Seat, _move: Move) -> Refusal:
    """Refuse a move after the end, citing the rule that ended the match."""
    assert state.result is not None
    return refuse(END_RULES[state.result.reason], "match-over")
