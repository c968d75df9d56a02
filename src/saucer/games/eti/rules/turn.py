"""R3 The turn: how it begins, and the reveal window."""

from typing import Final

from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Refusal, Seat
from saucer.games.eti.events import Event, NobodyRevealed, RevealAsked, TurnStarted
from saucer.games.eti.moves import Move, Pass, Reveal
from saucer.games.eti.phase_numbers import DRAW_INCIDENT, TAKE_LEFTOVERS, WINDOW
from saucer.games.eti.ready_moves import ONLY_PASS, PASS, REVEAL
from saucer.games.eti.rules.invasion import reveal_alien
from saucer.games.eti.rules.refusals import refuse
from saucer.games.eti.rules.seats import ask_all, everyone, note_choice
from saucer.games.eti.state import State

PASSES: Final = 1
REVEALS: Final = 2


def must_reveal(state: State) -> bool:
    """Whether the alien can hide no longer. (R3.4, R13.13)"""
    return state.claimed >= state.variant.forced or state.centre == 0 or state.turn > state.variant.turn_limit


def begin_turn(state: State, events: Sink[Event], _rng: Chance) -> None:
    """Start a turn; ask every seat whether it reveals, once that can happen. (R3.2, R10.3)"""
    events.append(TurnStarted(state.turn, state.president, state.claimed))
    state.routine = DRAW_INCIDENT
    if state.revealed:
        if state.countdown == 0 or state.centre == 0:
            state.routine = TAKE_LEFTOVERS
        return
    if state.claimed >= state.variant.threshold or must_reveal(state):
        events.append(RevealAsked(must_reveal(state)))
        ask_all(state, WINDOW, everyone(state))


# The reveal window (R3.2 to R3.4): the phase "window"


def window_moves(state: State, seat: Seat) -> list[Move]:
    """Return the answers in the reveal window: pass, unless the alien can no longer hide, and reveal. (R3.3, R3.4)"""
    if seat != state.alien:
        return ONLY_PASS
    return [REVEAL] if must_reveal(state) else [PASS, REVEAL]


def pass_window(state: State, seat: Seat, _move: Pass, events: Sink[Event], rng: Chance) -> None:
    answer_window(state, seat, PASSES, events, rng)


def reveal(state: State, seat: Seat, _move: Reveal, events: Sink[Event], rng: Chance) -> None:
    answer_window(state, seat, REVEALS, events, rng)


def answer_window(state: State, seat: Seat, answer: int, events: Sink[Event], rng: Chance) -> None:
    """Note an answer in the reveal window. Only a reveal is announced. (R3.2, R3.3)"""
    if not note_choice(state, seat, answer, events):
        return
    rng.reveal()
    if state.choice[state.alien] == REVEALS:
        reveal_alien(state, events, rng)
    else:
        events.append(NobodyRevealed())


def refuse_answer(state: State, _seat: Seat, move: Move) -> Refusal:
    if isinstance(move, Reveal):
        return refuse("R3.3", "only-the-alien-reveals")
    return refuse("R3.4", "must-reveal", {"claimed": state.claimed, "forced": state.variant.forced})
