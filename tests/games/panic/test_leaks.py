"""Leaks planted in Nine Tiles Panic are found by the contract's comparison of what is true with what is imagined."""

from typing import Any

import pytest
from msgspec.structs import replace as change

from saucer.engine.game import AnyGame
from saucer.engine.types import Refusal, Seat, Timer, Viewer
from saucer.games.panic import GAME
from saucer.games.panic.events import TilePlaced
from saucer.games.panic.moves import Claim
from saucer.games.panic.state import State
from saucer.testing.cases import Case
from saucer.testing.checks import non_interference
from saucer.testing.random_play import play_steps, viewers
from tests.engine.changed_game import changed
from tests.games.panic.extras import PLAY

STEPS = 60
SEATS = 3


def look_for_leaks(game: AnyGame) -> None:
    """Walk through the opening of a match, comparing what is true with what is imagined."""
    case = Case(game, SEATS, (), PLAY)
    catalogue = [Claim()]
    for step in play_steps(case, 1):
        if step.number > STEPS:
            break
        for viewer in viewers(case):
            non_interference(game, step.before, viewer, catalogue, step.number)


def rival_board(state: State, seat: int) -> list[int]:
    return state.boards[(seat + 1) % state.seats]


def view_of_a_rivals_first_tile(state: State, viewer: Viewer) -> Any:
    view = GAME.sight.see(state, viewer)
    return view if viewer is None else change(view, barren=rival_board(state, viewer)[9] & 1)


def legal_moves_by_a_rivals_town(state: State, seat: Seat) -> list[Any]:
    moves = GAME.rules.legal_moves(state, seat)
    return moves[::-1] if rival_board(state, seat)[0] == 3 else moves


def refusal_by_a_rivals_town(state: State, seat: Seat, move: Any) -> Refusal:
    refusal = GAME.rules.explain(state, seat, move)
    return Refusal(refusal.rule, refusal.reason, {**refusal.facts, "rival": rival_board(state, seat)[4]})


def clock_by_what_is_turned(state: State) -> list[Timer]:
    return [Timer("building", 300.0 + sum(map(sum, state.boards)), state.clocks)]


def event_with_the_tile_left_in(state: State, event: Any, viewer: Viewer) -> Any:
    """Others receive a tile that the state decides, not only the move."""
    if isinstance(event, TilePlaced) and event.seat != viewer:
        return TilePlaced(
            event.seat,
            state.boards[event.seat][9:].index(max(state.boards[event.seat][9:])),
            None,
            event.tiles,
        )
    return GAME.sight.see_event(state, event, viewer)


LEAKS: dict[str, dict[str, Any]] = {
    "a view that knows how a rival's tile lies": {"see": view_of_a_rivals_first_tile},
    "legal moves ordered by a rival's town": {"legal_moves": legal_moves_by_a_rivals_town},
    "a refusal that depends on a rival's town": {"explain": refusal_by_a_rivals_town},
    "a clock that counts what is turned in secret": {"clock": clock_by_what_is_turned},
    "an event that shows a rival's tiles": {"see_event": event_with_the_tile_left_in},
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak: str) -> None:
    with pytest.raises(AssertionError):
        look_for_leaks(changed(GAME, **LEAKS[leak]))


def test_the_game_as_it_is_leaks_nothing() -> None:
    look_for_leaks(GAME)
