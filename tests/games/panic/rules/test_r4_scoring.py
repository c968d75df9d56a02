"""R4: what a round brings."""

from saucer.engine.types import Seat
from saucer.games.panic.components import CardId
from saucer.games.panic.events import CardScored, Event, RoundEnded, SpeedScored, TownShown
from saucer.games.panic.see import see
from saucer.games.panic.state import EMPTY_BOARD, SIGNAL
from tests.games.panic import naive
from tests.games.panic.scenes import (
    CONTESTED,
    EMPTY,
    MANY_ROADS,
    OFFICIAL,
    RIVAL,
    building,
    claims,
    only,
    ring,
)


def points(events: list[Event], card: str) -> dict[int, int]:
    return {event.seat: event.points for event in only(events, CardScored) if event.card == card}


def test_r4_1_complete_towns_are_shown_and_counted_for_each_card() -> None:
    state = building(OFFICIAL, RIVAL)
    events = claims(state, 1, 0)
    assert only(events, TownShown) == [TownShown(Seat(1), 1, RIVAL), TownShown(Seat(0), 2, OFFICIAL)]
    counted = [(event.card, event.seat, event.value) for event in only(events, CardScored)]
    assert counted == [("7", 1, 4), ("7", 0, 5), ("10", 1, 4), ("10", 0, 4), ("25", 1, 2), ("25", 0, 1)]


def test_r4_1_the_view_says_which_parts_of_each_town_count() -> None:
    state = building(OFFICIAL, RIVAL, OFFICIAL)
    claims(state, 1, 0)
    ring(state, "glass")
    houses, roads, girls = see(state, None).counted
    assert [len(seat.figures) if seat else None for seat in houses] == [5, 4, None]
    assert [len(seat.figures) if seat else None for seat in girls] == [1, 2, None]
    assert roads[0] is not None
    assert len(roads[0].roads) == sum(len(trace) for trace in naive.walks(naive.segments_of(OFFICIAL)))


def test_r4_2_finishers_are_ranked_by_value_and_equals_by_token() -> None:
    state = building(OFFICIAL, RIVAL)
    events = claims(state, 1, 0)
    assert points(events, "7") == {0: 2, 1: 1}
    assert points(events, "10") == {1: 2, 0: 1}


def test_r4_2_only_card_15_ranks_the_lowest_first() -> None:
    state = building(OFFICIAL, MANY_ROADS, cards=(10, 15, 7))
    events = claims(state, 0, 1)
    assert points(events, "10") == {1: 2, 0: 1}
    assert points(events, "15") == {0: 2, 1: 1}


def test_r4_2_card_4_looks_at_tokens_alone() -> None:
    state = building(OFFICIAL, RIVAL, cards=(4, 7, 25))
    events = claims(state, 1, 0)
    assert only(events, SpeedScored) == [
        SpeedScored(CardId("4"), Seat(1), 1, 2),
        SpeedScored(CardId("4"), Seat(0), 2, 1),
    ]


def test_r4_3_the_first_takes_a_point_for_each_player() -> None:
    state = building(OFFICIAL, RIVAL, CONTESTED, MANY_ROADS)
    events = claims(state, 0, 1, 2, 3)
    assert sorted(points(events, "7").values()) == [1, 2, 3, 4]
    assert sum(only(events, RoundEnded)[0].scores) == 3 * (4 + 3 + 2 + 1)


def test_r4_4_a_player_who_has_not_finished_takes_nothing() -> None:
    state = building(OFFICIAL, EMPTY, RIVAL)
    claims(state, 0, 2)
    events = ring(state, "glass")
    assert only(events, RoundEnded)[0].scores[1] == 0


def test_r4_5_everything_goes_back() -> None:
    state = building(OFFICIAL, RIVAL)
    claims(state, 0, 1)
    assert state.phase == SIGNAL
    assert state.tokens == [0, 0]
    assert state.boards == [EMPTY_BOARD, EMPTY_BOARD]
    assert state.discards == [7, 10, 25]
    assert not state.glass


def test_r4_6_the_best_possible_is_shown() -> None:
    state = building(OFFICIAL, RIVAL, cards=(7, 15, 25))
    events = claims(state, 0, 1)
    assert {event.card: event.best for event in only(events, CardScored)} == {"7": 6, "15": 1, "25": 3}
    assert state.last is not None
    assert [card.best for card in state.last.cards] == [6, 1, 3]
