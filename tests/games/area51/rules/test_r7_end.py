"""R7: the end."""

from saucer.engine.types import Outcome
from saucer.games.area51 import GAME
from saucer.games.area51.events import BonusScored, ClearingStarted, LastRoundStarted, MatchEnded
from saucer.games.area51.moves import PickUp
from saucer.games.area51.state import LAST_ROUND, State
from tests.games.area51.scenes import (
    PLENTY,
    build,
    collect,
    down,
    draw,
    legal,
    of_kind,
    pick_up,
    play,
    refusal,
    scene,
    up,
)


def nearly_over(**more: object) -> State:
    """Seat 1 can take the last marker of region B; region A has none left."""
    return scene(
        hands={1: PLENTY},
        bunkers={"A5": (0, "blue", 11), "B5": (2, "orange", 10)},
        turn=1,
        **more,  # type: ignore[arg-type]
    )


def end_it(state: State) -> list[object]:
    return [*play(state, build("B", "green"), *up("green-1", "Bx"), *down(("blue-1", "Bx")))]


def collect_three(state: State) -> None:
    play(state, collect(), draw(), draw(), draw())


def test_r7_1_two_regions_without_markers() -> None:
    state = nearly_over()
    events = end_it(state)
    started = [event for event in events if isinstance(event, LastRoundStarted)]
    assert [(event.seat, event.cause) for event in started] == [(1, "markers")]
    assert state.stage == LAST_ROUND


def test_r7_2_one_more_turn_each_the_trigger_last() -> None:
    state = nearly_over()
    end_it(state)
    order = []
    while state.stage == LAST_ROUND:
        order.append(state.turn)
        collect_three(state)
    assert order == [2, 0, 1]
    assert state.turn == 2


def test_r7_3_then_piles_are_cleared() -> None:
    state = nearly_over(piles={"Cx": ["brown-4"]})
    end_it(state)
    collect_three(state)
    collect_three(state)
    events = play(state, collect(), draw(), draw(), draw())
    assert of_kind(events, ClearingStarted)
    assert {type(move) for move in legal(state)} == {PickUp}
    assert refusal(state, collect()) == ("R7.3", "only-pick-ups")
    play(state, pick_up("Cx"), pick_up("Bx"))
    assert GAME.rules.outcome(state) is not None
    assert GAME.rules.to_move(state) == []
    assert refusal(state, collect(), 0) == ("R7.3", "match-over")


def last_pile(**more: object) -> State:
    return scene(stage="clearing", piles={"Cx": ["brown-4"]}, **more)  # type: ignore[arg-type]


def test_r7_4_bonuses_for_the_highest_bunkers() -> None:
    bunkers = {"A5": (0, "blue", 1), "A4": (1, "blue", 3), "A3": (2, "green", 3), "A2": (1, "green", 1)}
    events = play(last_pile(bunkers=bunkers), pick_up("Cx"))
    bonuses = [(event.bunker, event.owner, event.points) for event in of_kind(events, BonusScored)]
    assert bonuses == [("A4", 1, 5), ("A3", 2, 3), ("A5", 0, 2)]


def test_r7_5_the_score_is_storage_and_bonus() -> None:
    state = scene(stage="clearing", bunkers={"A5": (1, "blue", 4)}, piles={"Ax": ["blue-4"]})
    play(state, pick_up("Ax"))
    assert GAME.rules.outcome(state) == Outcome((0, 9, 0), (1,), "points")  # type: ignore[arg-type]


def test_r7_6_most_points_then_most_cards_then_shared() -> None:
    equal = {"A5": (0, "blue", 1), "B5": (1, "green", 1)}
    tied = last_pile(bunkers=equal, hands={1: ["blue-1", "blue-1"], 0: []})
    events = play(tied, pick_up("Cx"))
    assert of_kind(events, MatchEnded)[0].winners == (1,)
    assert of_kind(events, MatchEnded)[0].reason == "hand"
    shared = last_pile(bunkers=equal, hands={1: ["blue-1"], 0: []})
    play(shared, pick_up("Cx"))
    assert shared.result == Outcome((5, 5, 0), (0, 1), "shared")  # type: ignore[arg-type]


def test_r7_7_the_stall_guard_calls_the_last_round() -> None:
    state = scene(options={"stall_guard": True})
    state.turns = 60 * 3 - 1
    collect_three(state)
    assert state.stage != LAST_ROUND
    events = play(state, collect(), draw(), draw(), draw())
    assert of_kind(events, LastRoundStarted)[0].cause == "stall"


def test_r7_5_a_view_has_the_score_if_the_match_ended_now() -> None:
    bunkers = {"A5": (0, "blue", 1), "A4": (1, "blue", 3), "A3": (2, "green", 3), "A2": (1, "green", 1)}
    state = last_pile(bunkers=bunkers)
    state.scores = [4, 2, 1]
    before = GAME.sight.see(state, None)
    assert [(seat.score, seat.total) for seat in before.seats] == [(4, 6), (2, 7), (1, 4)]
    play(state, pick_up("Cx"))
    after = GAME.sight.see(state, None)
    assert [(seat.score, seat.total) for seat in after.seats] == [(6, 6), (7, 7), (4, 4)]
    assert [seat.colours[0].bonus for seat in before.seats] == [2, 5, 3]
    assert [seat.colours[0].bonus for seat in after.seats] == [0, 0, 0]
