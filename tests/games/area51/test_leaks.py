"""Leaks planted in Area 51 are found by the contract's comparison of what is true with what is imagined."""

from typing import Any

import pytest

from saucer.engine.game import AnyGame
from saucer.engine.types import Refusal, Seat, Viewer
from saucer.games.area51 import GAME
from saucer.games.area51.events import Event
from saucer.games.area51.moves import PlayFaceDown
from saucer.games.area51.state import State
from saucer.testing.cases import Case
from saucer.testing.checks import non_interference, seen_events
from saucer.testing.random_play import play_steps, viewers
from tests.engine.changed_game import changed
from tests.games.area51.scenes import HER, ME, YOU, down, play, scene, up, upgrade

STEPS = 120


def look_for_leaks(game: AnyGame) -> None:
    """Walk through the opening of two matches, comparing what is true with what is imagined."""
    case = Case(game, 3, ())
    catalogue = list(game.rules.every_move(case.options, case.seats))[:80]
    for seed in range(2):
        for step in play_steps(case, seed):
            if step.number > STEPS:
                break
            for viewer in viewers(case):
                non_interference(game, step.before, viewer, catalogue, step.number)


def next_hand(state: State, seat: Seat) -> list[int]:
    return state.hands[(seat + 1) % state.seats]


def legal_moves_by_a_rivals_hand(state: State, seat: Seat) -> list[Any]:
    moves = GAME.rules.legal_moves(state, seat)
    return moves[::-1] if next_hand(state, seat)[12] else moves


def refusal_by_a_rivals_hand(state: State, seat: Seat, move: Any) -> Refusal:
    refusal = GAME.rules.explain(state, seat, move)
    if isinstance(move, PlayFaceDown) and next_hand(state, seat)[state.tables.card_of[move.card]]:
        return Refusal(refusal.rule, refusal.reason, {**refusal.facts, "somewhere": 1})
    return refusal


def legal_moves_by_the_deck(state: State, seat: Seat) -> list[Any]:
    moves = GAME.rules.legal_moves(state, seat)
    return moves[1:] if len(moves) > 1 and state.deck[state.deck_left - 1] == 0 else moves


LEAKS: dict[str, dict[str, Any]] = {
    "legal moves ordered by a rival's hand": {"legal_moves": legal_moves_by_a_rivals_hand},
    "a refusal that depends on a rival's hand": {"explain": refusal_by_a_rivals_hand},
    "legal moves that know the next card": {"legal_moves": legal_moves_by_the_deck},
}


@pytest.mark.parametrize("leak", LEAKS.values(), ids=LEAKS)
def test_a_planted_leak_is_found(leak: dict[str, Any]) -> None:
    with pytest.raises(AssertionError, match=r"hidden|see\(imagine\(view\)\) differs"):
        look_for_leaks(changed(GAME, **leak))


def test_without_a_planted_leak_nothing_is_found() -> None:
    look_for_leaks(GAME)


# What the comparison cannot reach: a plan is secret until it is carried out, so the two worlds differ in their plans.


def as_seen(state: State, events: list[Event], viewer: Viewer) -> bytes:
    return seen_events(GAME, state, events, viewer)


@pytest.mark.parametrize("viewer", [YOU, HER, None])
def test_others_cannot_see_which_cards_went_face_down(viewer: Viewer) -> None:
    hand = {0: ["green-1", "brown-4", "blue-1", "blue-1"]}
    one, other = (scene(hands=hand, bunkers={"A5": (0, "green", 1)}) for _ in range(2))
    first = play(one, upgrade("A5"), *up("green-1", "Ax"), *down(("blue-1", "Ax"), ("brown-4", "Ay")))
    second = play(other, upgrade("A5"), *up("green-1", "Ax"), *down(("blue-1", "Ax"), ("blue-1", "Ay")))
    assert GAME.sight.see(one, viewer) == GAME.sight.see(other, viewer)
    assert as_seen(one, first, viewer) == as_seen(other, second, viewer)
    assert as_seen(one, first, ME) != as_seen(other, second, ME)


@pytest.mark.parametrize("viewer", [YOU, HER, None])
def test_others_cannot_see_which_card_went_where(viewer: Viewer) -> None:
    hand = {0: ["green-1", "brown-4", "blue-1"]}
    one, other = (scene(hands=hand, bunkers={"A5": (0, "green", 1)}) for _ in range(2))
    first = play(one, upgrade("A5"), *up("green-1", "Ax"), *down(("blue-1", "Ax"), ("brown-4", "Ay")))
    second = play(other, upgrade("A5"), *up("green-1", "Ax"), *down(("blue-1", "Ay"), ("brown-4", "Ax")))
    assert GAME.sight.see(one, viewer) == GAME.sight.see(other, viewer)
    assert as_seen(one, first, viewer) == as_seen(other, second, viewer)


def test_a_plan_shows_in_no_other_view() -> None:
    for step in play_steps(Case(GAME, 3, ()), 1):
        if step.number > STEPS:
            break
        for viewer in viewers(Case(GAME, 3, ())):
            if viewer != step.before.turn:
                decision = GAME.sight.see(step.before, viewer).decision
                assert (decision.plan, decision.card, decision.hidden) == ("nothing", None, ())
