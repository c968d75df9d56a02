"""The non-interference test bites: each leak planted here is found."""

from typing import Any

import pytest
from msgspec.structs import replace as change

from saucer.engine.chance import Chance
from saucer.engine.game import AnyGame
from saucer.engine.talk import Reason, Talk
from saucer.engine.types import Refusal, Seat, Timer, Viewer
from saucer.games.strangers import GAME
from saucer.games.strangers.events import CardDrawn, CardPlayed
from saucer.games.strangers.moves import PlayCard
from saucer.games.strangers.state import State
from saucer.testing.cases import Case
from saucer.testing.checks import non_interference
from saucer.testing.random_play import play_steps, viewers
from saucer.testing.take_back_tests import shows_nothing_hidden
from tests.engine.changed_game import changed


def look_for_leaks(game: AnyGame) -> None:
    """Walk through a few matches, comparing what is true with what is imagined."""
    case = Case(game, 3, ())
    catalogue = list(game.rules.every_move(case.options, case.seats))
    for seed in range(3):
        for step in play_steps(case, seed):
            for viewer in viewers(case):
                non_interference(game, step.before, viewer, catalogue, step.number)


def next_seat(state: State, seat: Seat) -> Seat:
    return Seat((seat + 1) % state.seats)


def event_with_the_card_left_in(state: State, event: Any, viewer: Viewer) -> Any:
    return event if isinstance(event, CardDrawn) else GAME.sight.see_event(state, event, viewer)


def event_with_a_rivals_hand(state: State, event: Any, viewer: Viewer) -> Any:
    if isinstance(event, CardPlayed) and viewer is None:
        return CardPlayed(event.seat, event.card, state.hands[0] > state.hands[1])
    return GAME.sight.see_event(state, event, viewer)


def legal_moves_by_a_rivals_hand(state: State, seat: Seat) -> list[Any]:
    moves = GAME.rules.legal_moves(state, seat)
    return moves[::-1] if 2 in state.hands[next_seat(state, seat)] else moves


def legal_moves_by_the_deck(state: State, seat: Seat) -> list[Any]:
    moves = GAME.rules.legal_moves(state, seat)
    return moves[1:] if len(moves) > 1 and state.deck and state.deck[-1] == state.tables.alien else moves


def refusal_by_a_hidden_card(state: State, seat: Seat, move: Any) -> Refusal:
    refusal = GAME.rules.explain(state, seat, move)
    if isinstance(move, PlayCard) and state.tables.card_of[move.card] in state.hands[next_seat(state, seat)]:
        return Refusal(refusal.rule, refusal.reason, {**refusal.facts, "somewhere": 1})
    return refusal


def warning_by_a_hidden_card(state: State, seat: Seat, move: Any) -> Refusal | None:
    if isinstance(move, PlayCard) and state.hands[next_seat(state, seat)][:1] == [2]:
        return Refusal("R2.5", "no-hand-to-look-at", {})
    return GAME.rules.no_effect(state, seat, move)


def view_with_the_deck(state: State, viewer: Viewer) -> Any:
    view = GAME.sight.see(state, viewer)
    return change(view, deck=tuple(state.tables.card_ids[card] for card in reversed(state.deck)))


def clock_by_a_hidden_card(state: State) -> list[Timer]:
    return [Timer("turn", 30.0 + state.hands[0][0], 0)] if state.hands[0] else []


def to_move_by_a_hidden_card(state: State) -> list[Seat]:
    seats = list(GAME.rules.to_move(state))
    return seats + seats if seats and state.hands[1] and state.hands[1][0] == 2 else seats


def reason_by_a_rivals_hand(_before: State, after: State, event: CardPlayed) -> Reason | None:
    return Reason(event.seat, "to-win") if 2 in after.hands[next_seat(after, event.seat)] else None


def count_by_the_deck(state: State) -> int:
    return state.deck[-1] if state.deck else 0


LEAKS: dict[str, dict[str, Any]] = {
    "an event that leaves the drawn card in": {"see_event": event_with_the_card_left_in},
    "an event that compares hidden hands": {"see_event": event_with_a_rivals_hand},
    "legal moves ordered by a rival's hand": {"legal_moves": legal_moves_by_a_rivals_hand},
    "legal moves that fear the next card": {"legal_moves": legal_moves_by_the_deck},
    "a refusal that mentions a hidden card": {"explain": refusal_by_a_hidden_card},
    "a warning that knows a rival's hand": {"no_effect": warning_by_a_hidden_card},
    "a view that carries the deck": {"see": view_with_the_deck},
    "a reason that knows a rival's hand": {"talk": Talk(("to-win",), {CardPlayed: reason_by_a_rivals_hand})},
    "phrases that take turns by the next card": {"talk": Talk((), {}, count_by_the_deck)},
    "a clock that runs by a hidden card": {"clock": clock_by_a_hidden_card},
    "turns that depend on a hidden card": {"to_move": to_move_by_a_hidden_card},
}


@pytest.mark.parametrize("leak", LEAKS.values(), ids=LEAKS)
def test_a_planted_leak_is_found(leak: dict[str, Any]) -> None:
    with pytest.raises(AssertionError, match=r"hidden|see\(imagine\(view\)\) differs"):
        look_for_leaks(changed(GAME, **leak))


def test_without_a_planted_leak_nothing_is_found() -> None:
    look_for_leaks(GAME)


def advance_unnoticed(state: State, seat: Viewer, move: Any, rng: Chance) -> list[Any]:
    """Draws as the rules do, but so that every step can be taken back."""
    return GAME.rules.advance(state, seat, move, Chance(rng.seed, rng.step))


def look_for_takeable_draws(game: AnyGame) -> None:
    case = Case(game, 3, ())
    for step in play_steps(case, 1):
        shows_nothing_hidden(case, step, step.move, step.number)


def test_a_draw_that_can_be_taken_back_is_found() -> None:
    with pytest.raises(AssertionError, match="though it shows something hidden"):
        look_for_takeable_draws(changed(GAME, advance=advance_unnoticed))
    look_for_takeable_draws(GAME)
