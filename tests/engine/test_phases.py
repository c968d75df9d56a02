"""A table of phases: legal moves, handlers, refusals and advice of a little game with a guard and a whistle."""

from typing import Any

import pytest

from saucer.engine.chance import Chance
from saucer.engine.errors import BadGame
from saucer.engine.game import Game
from saucer.engine.game_parts import Rules, Sight
from saucer.engine.phases import (
    Phase,
    PhaseTable,
    Waiting,
    another_choice_first,
    not_your_turn,
    over_phase,
    refuse_by_move,
)
from saucer.engine.side_move import SideMove
from saucer.engine.sink import Sink
from saucer.engine.types import Data, Message, Outcome, Refusal, Seat

GUARD, OTHER = Seat(0), Seat(1)
CHANCE = Chance(1, 1)


class Open(Message, frozen=True):
    """Open the gate."""


class Shut(Message, frozen=True):
    """Shut it again."""


class Whistle(Message, frozen=True):
    """Whistle at any time."""


class Noted(Message, frozen=True):
    what: str


class State:
    """The guard's gate: 0 shut, 1 open, 2 left for good."""

    def __init__(self, phase: int = 0) -> None:
        self.phase = phase
        self.ticks = 0


def to_move(state: State) -> list[Seat]:
    return [] if state.phase == 2 else [GUARD]


def open_gate(state: State, _seat: Seat, _move: Open, events: Sink[Noted], _rng: Chance) -> None:
    state.phase = 1
    events.append(Noted("open"))


def shut_gate(state: State, _seat: Seat, _move: Shut, events: Sink[Noted], _rng: Chance) -> None:
    state.phase = 2
    events.extend([Noted("shut"), Noted("locked")])


def whistle(_state: State, _seat: Seat, _move: Whistle, events: Sink[Noted], _rng: Chance) -> None:
    events.append(Noted("whistle"))


def tick(state: State, events: Sink[Noted], _rng: Chance) -> None:
    state.ticks += 1
    events.append(Noted("tick"))


def refuse_as(reason: str) -> Any:
    def refuse(_state: State, _seat: Seat, _move: Any) -> Refusal:
        return Refusal("R1.9", reason, {})

    return refuse


def weigh(_state: State, _seat: Seat, moves: list[Any], _rng: Chance) -> list[float]:
    assert Whistle() not in moves
    return [5.0] * len(moves)


ROWS = (
    Phase("shut", "R1.1", legal=lambda *_: [Open()], play={Open: open_gate}, refuse=refuse_as("stuck")),
    Phase(
        "open",
        "R1.2",
        legal=lambda *_: [Shut()],
        play={Shut: shut_gate},
        refuse=refuse_as("ajar"),
        advise=weigh,
    ),
    over_phase("R1.3", refuse_as("over")),
)
PLAIN = PhaseTable(ROWS, to_move=to_move)
STRICT = PhaseTable(
    ROWS, to_move=to_move, waiting=not_your_turn("R1.4"), refuse_misplaced=another_choice_first("R1.5")
)


def test_the_row_of_a_state_says_what_is_legal() -> None:
    assert PLAIN.legal_moves(State(0), GUARD) == [Open()]
    assert PLAIN.legal_moves(State(1), GUARD) == [Shut()]
    assert PLAIN.legal_moves(State(2), GUARD) == []


def test_phases_have_numbers_by_their_names() -> None:
    assert PLAIN.numbers == {"shut": 0, "open": 1, "over": 2}
    assert PLAIN.row(State(1)).name == "open"


def test_a_seat_that_is_not_awaited_has_no_moves_unless_the_game_gives_it_some() -> None:
    lively = PhaseTable(
        ROWS, to_move=to_move, waiting=Waiting(refuse=refuse_as("wait"), legal=lambda *_: [Whistle()])
    )
    assert STRICT.legal_moves(State(0), OTHER) == []
    assert lively.legal_moves(State(0), OTHER) == [Whistle()]
    assert lively.legal_moves(State(0), GUARD) == [Open()]


def test_handlers_report_to_a_sink_in_order() -> None:
    state = State(1)
    assert PLAIN.advance(state, GUARD, Shut(), CHANCE) == [Noted("shut"), Noted("locked")]
    assert state.phase == 2


def test_something_can_happen_after_every_step() -> None:
    ticking = PhaseTable(ROWS, to_move=to_move, after_step=tick)
    state = State()
    assert ticking.advance(state, GUARD, Open(), CHANCE) == [Noted("open"), Noted("tick")]
    assert state.ticks == 1


def test_refusals_name_the_end_then_the_turn_then_the_phase_then_the_row() -> None:
    assert STRICT.explain(State(2), OTHER, Shut()) == Refusal("R1.9", "over", {})
    assert STRICT.explain(State(0), OTHER, Shut()) == Refusal("R1.4", "not-your-turn", {})
    assert STRICT.explain(State(0), GUARD, Shut()) == Refusal(
        "R1.5", "another-choice-first", {"phase": "shut"}
    )
    assert STRICT.explain(State(0), GUARD, Open()) == Refusal("R1.9", "stuck", {})


def test_a_misplaced_move_can_be_refused_by_the_rule_of_the_phase() -> None:
    assert another_choice_first()(ROWS[1]).rule == "R1.2"


def test_without_waiting_and_misplaced_the_rows_say_everything_for_every_seat() -> None:
    assert PLAIN.legal_moves(State(0), OTHER) == [Open()]
    assert PLAIN.explain(State(0), OTHER, Shut()).reason == "stuck"
    assert PLAIN.explain(State(1), GUARD, Open()).reason == "ajar"


def test_refusals_can_differ_by_the_class_of_the_move() -> None:
    refuse = refuse_by_move({Open: refuse_as("stuck"), Shut: refuse_as("ajar")})
    assert refuse(State(), GUARD, Shut()).reason == "ajar"


def test_idle_moves_are_asked_for_by_their_class() -> None:
    table = PhaseTable(ROWS, to_move=to_move, idle={Open: refuse_as("no-gate")})
    assert table.no_effect(State(), GUARD, Open()) == Refusal("R1.9", "no-gate", {})
    assert table.no_effect(State(), GUARD, Shut()) is None


def test_advice_is_that_of_the_row_or_no_preference() -> None:
    assert PLAIN.advise(State(0), GUARD, [Open()], CHANCE) == [1.0]
    assert PLAIN.advise(State(1), GUARD, [Shut()], CHANCE) == [5.0]


# Side moves


def with_whistle(*legal: Any) -> Phase:
    side = SideMove(Whistle, legal=lambda *_: list(legal), play=whistle, refuse=refuse_as("breathless"))
    return side.beside(ROWS[1])


def test_a_side_move_is_legal_after_the_moves_of_the_row() -> None:
    assert with_whistle(Whistle()).legal(State(1), GUARD) == [Shut(), Whistle()]
    assert with_whistle().legal(State(1), GUARD) == [Shut()]


def test_a_side_move_has_its_own_handler_and_refusal() -> None:
    table = PhaseTable((ROWS[0], with_whistle(), ROWS[2]), to_move=to_move)
    assert table.advance(State(1), GUARD, Whistle(), CHANCE) == [Noted("whistle")]
    assert table.explain(State(1), GUARD, Whistle()).reason == "breathless"
    assert table.explain(State(1), GUARD, Shut()).reason == "ajar"


def test_advice_gives_a_side_move_no_weight() -> None:
    row = with_whistle(Whistle())
    assert row.advise(State(1), GUARD, [Whistle(), Shut(), Whistle()], CHANCE) == [0.0, 5.0, 0.0]
    assert row.advise(State(1), GUARD, [Shut()], CHANCE) == [5.0]


# Games


class View(Data, frozen=True):
    viewer: Seat | None


def gate_game(phases: PhaseTable | None, **given: Any) -> Game[Any, Any, Any]:
    return Game(
        id="gate",
        seat_counts=range(2, 3),
        moves=(Open, Shut),
        events=(Noted,),
        view=View,
        phases=phases,
        rules=Rules(
            start=lambda *_: State(),
            outcome=lambda state: Outcome((1, 0), (GUARD,), "shut") if state.phase == 2 else None,
            **given,
        ),
        sight=Sight(
            see=lambda _state, viewer: View(viewer),
            see_event=lambda _state, event, _viewer: event,
            imagine=lambda _view, _rng: State(),
        ),
    )


def test_a_game_takes_its_functions_from_its_phases() -> None:
    game = gate_game(STRICT)
    assert [phase.name for phase in game.decisions] == ["shut", "open", "over"]
    assert game.rules.legal_moves(State(), GUARD) == [Open()]
    assert game.rules.explain(State(), OTHER, Open()).reason == "not-your-turn"
    assert not game.rules.has_idle_moves


def test_a_game_may_define_a_function_of_its_own_beside_its_phases() -> None:
    game = gate_game(STRICT, explain=refuse_as("never"))
    assert game.rules.explain(State(), OTHER, Open()).reason == "never"


def test_a_game_without_phases_says_itself_who_moves_and_how() -> None:
    with pytest.raises(BadGame, match="neither phases nor legal_moves and advance"):
        gate_game(None, to_move=to_move)
