"""The timeline: running timers, planned moves, and what is due first."""

from saucer.engine.chance import Chance
from saucer.engine.timeline import Timeline
from saucer.engine.types import Seat, Timer, TimeUp
from tests.engine.changed_game import changed
from tests.engine.toy import TOY, Bid, Options, State, advance, start

FIRST, SECOND = Seat(0), Seat(1)


def new_state() -> State:
    return start(Options(), 2, Chance(1, 0))


def timeline_of(*timers: Timer) -> Timeline:
    timeline = Timeline(changed(TOY, clock=lambda _state: list(timers)))
    timeline.update_timers(new_state())
    return timeline


def test_nothing_is_due_without_timers_and_plans() -> None:
    assert timeline_of().next_due() is None


def test_the_earliest_planned_move_is_due_first() -> None:
    timeline = timeline_of()
    timeline.schedule(FIRST, Bid(1), 5.0)
    timeline.schedule(SECOND, Bid(2), 3.0)
    due = timeline.next_due()
    assert due is not None
    assert (due.seat, due.move, due.time, due.timer) == (SECOND, Bid(2), 3.0, None)
    timeline.remove_scheduled(due)
    assert timeline.has_scheduled(FIRST)
    assert not timeline.has_scheduled(SECOND)


def test_a_timer_comes_before_a_move_at_the_same_time() -> None:
    timer = Timer("bids", 4.0, 0)
    timeline = timeline_of(timer)
    timeline.schedule(FIRST, Bid(1), 4.0)
    due = timeline.next_due()
    assert due is not None
    assert (due.seat, due.move, due.time, due.timer) == (None, TimeUp("bids"), 4.0, timer)


def test_timers_that_ring_together_ring_by_name() -> None:
    running = timeline_of(Timer("later", 4.0, 0), Timer("earlier", 4.0, 0)).next_timer()
    assert running is not None
    assert running.timer.name == "earlier"


def test_a_timer_keeps_running_until_a_new_one_starts() -> None:
    state, timeline = new_state(), Timeline(TOY)
    timeline.update_timers(state)
    (timer,) = TOY.rules.clock(state)
    advance(state, FIRST, Bid(1), Chance(1, 1))
    timeline.latest = 3.0
    timeline.update_timers(state)
    assert timeline.is_running(timer)
    assert [running.rings_at for running in timeline.timers.values()] == [10.0]
    advance(state, SECOND, Bid(2), Chance(1, 2))
    timeline.latest = 4.0
    timeline.update_timers(state)
    assert not timeline.is_running(timer)
    assert [running.rings_at for running in timeline.timers.values()] == [14.0]


def test_plans_that_became_illegal_are_dropped() -> None:
    state, timeline = new_state(), Timeline(TOY)
    timeline.schedule(FIRST, Bid(1), 1.0)
    timeline.schedule(SECOND, Bid(7), 1.0)
    timeline.drop_illegal_moves(state, TOY.rules.to_move(state))
    assert [due.seat for due in timeline.scheduled] == [FIRST]
    advance(state, FIRST, Bid(3), Chance(1, 1))
    timeline.drop_illegal_moves(state, TOY.rules.to_move(state))
    assert timeline.scheduled == []
