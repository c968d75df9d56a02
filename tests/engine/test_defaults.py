"""What a small game need not write is done for it, correctly; what would leak is not."""

from dataclasses import dataclass, field, replace
from typing import Any, Literal

import pytest

from saucer.engine.chance import Chance
from saucer.engine.defaults import choices_of, dump_fields, left_out
from saucer.engine.errors import BadGame
from saucer.engine.game import Game, NoOptions
from saucer.engine.game_parts import Rules, Sight
from saucer.engine.types import Data, Message, Outcome, Seat, Viewer
from tests.engine.changed_game import changed
from tests.engine.toy import TOY

FIRST = Seat(0)


class Mark(Message, frozen=True):
    """Mark a field of the board."""

    column: Literal["a", "b"]
    bold: bool


class Marked(Message, frozen=True):
    seat: Seat


@dataclass
class State:
    """Who has marked which columns."""

    marks: list[str] = field(default_factory=list)
    owners: dict[str, Seat] = field(default_factory=dict)
    turn: Seat = FIRST


class View(Data, frozen=True):
    """All of it."""

    marks: tuple[str, ...]
    owners: dict[str, Seat]
    turn: Seat
    viewer: Seat | None = None


def advance(state: State, seat: Viewer, move: Any, _rng: Chance) -> list[Any]:
    assert seat is not None
    state.marks.append(move.column)
    state.owners[move.column] = seat
    state.turn = Seat(1 - seat)
    return [Marked(seat)]


def legal_moves(state: State, seat: Seat) -> list[Any]:
    if seat != state.turn or len(state.marks) == 2:
        return []
    return [
        Mark(column, bold) for column in ("a", "b") for bold in (False, True) if column not in state.marks
    ]


SMALL: Game[State, View, NoOptions] = Game(
    id="small",
    package=__name__,
    seat_counts=range(2, 3),
    moves=(Mark,),
    events=(Marked,),
    view=View,
    rules=Rules(
        start=lambda _options, _seats, _rng: State(),
        outcome=lambda state: Outcome((0, 0), (Seat(0),), "full") if len(state.marks) == 2 else None,
        to_move=lambda state: [state.turn] if len(state.marks) < 2 else [],
        legal_moves=legal_moves,
        advance=advance,
    ),
    sight=Sight(open_state=State),
)


def played() -> State:
    state = State()
    advance(state, Seat(0), Mark("b", bold=True), Chance(1, 1))
    return state


def test_a_copy_shares_nothing() -> None:
    state = played()
    twin = SMALL.states.copy(state)
    advance(twin, Seat(1), Mark("a", bold=False), Chance(1, 2))
    assert state == played()


def test_a_view_shows_everything_and_shares_nothing() -> None:
    state = played()
    view = SMALL.sight.see(state, Seat(1))
    assert view == View(("b",), {"b": Seat(0)}, Seat(1), Seat(1))
    advance(state, Seat(1), Mark("a", bold=False), Chance(1, 2))
    assert view == View(("b",), {"b": Seat(0)}, Seat(1), Seat(1))


def test_an_imagined_state_is_the_state() -> None:
    view = SMALL.sight.see(played(), None)
    assert SMALL.sight.imagine(view, Chance(1, 0)) == played()
    advance(SMALL.sight.imagine(view, Chance(1, 0)), Seat(1), Mark("a", bold=False), Chance(1, 2))
    assert view.owners == {"b": 0}


def test_an_event_is_seen_by_all() -> None:
    assert SMALL.sight.see_event(played(), Marked(Seat(0)), None) == Marked(Seat(0))


def test_a_dump_is_the_same_whatever_the_order_of_a_dict() -> None:
    one, other = State(owners={"a": Seat(0), "b": Seat(1)}), State(owners={"b": Seat(1), "a": Seat(0)})
    assert (
        SMALL.states.dump(one)
        == SMALL.states.dump(other)
        == [{"marks": [], "owners": {"a": 0, "b": 1}, "turn": 0}]
    )


class Plain:
    """A state without a list of its fields."""

    def __init__(self) -> None:
        self.cards = {3, 1, 2}


class Slotted:
    """A state whose attributes are declared."""

    __slots__ = ("left",)

    def __init__(self) -> None:
        self.left = 5


def test_states_of_plain_classes_are_dumped_too() -> None:
    assert dump_fields(Plain()) == [{"cards": [1, 2, 3]}]
    assert dump_fields(Slotted()) == [{"left": 5}]
    with pytest.raises(BadGame, match="must define dump: object has no attributes"):
        dump_fields(object())


def test_all_moves_are_found_from_their_fields() -> None:
    assert SMALL.rules.every_move(NoOptions(), 2) == [
        Mark("a", bold=False), Mark("a", bold=True), Mark("b", bold=False), Mark("b", bold=True),
    ]  # fmt: skip
    assert choices_of(Seat | None, 2) == [0, 1, None]
    assert choices_of(int | None, 2) == []


class Bid(Message, frozen=True):
    amount: int


def test_moves_with_numbers_in_them_must_be_listed_by_the_game() -> None:
    with pytest.raises(BadGame, match="must define every_move: the field amount of Bid"):
        changed(SMALL, moves=(Bid,), every_move=left_out)


def test_refusals_say_whose_turn_it_is() -> None:
    assert SMALL.rules.explain(played(), Seat(0), Mark("a", bold=False)).reason == "not-your-turn"
    assert SMALL.rules.explain(played(), Seat(1), Mark("b", bold=False)).reason == "not-now"


def test_bots_make_do_without_advice() -> None:
    moves = legal_moves(played(), Seat(1))
    assert SMALL.bots.advise(played(), Seat(1), moves, Chance(1, 0)) == [1.0, 1.0]
    assert SMALL.bots.value(played(), Seat(1)) == 0.5
    assert not SMALL.rules.is_timed
    assert TOY.rules.is_timed


@pytest.mark.parametrize("name", ["see", "imagine"])
def test_a_game_that_hides_something_must_say_what_players_see(name: str) -> None:
    with pytest.raises(
        BadGame, match=f"the game 'toy' does not define {name}; only a game that hides nothing"
    ):
        changed(TOY, **{name: left_out})


class Smaller(Data, frozen=True):
    marks: tuple[str, ...]
    viewer: Seat | None = None


def test_a_view_that_does_not_show_everything_is_refused() -> None:
    with pytest.raises(BadGame, match="Smaller has no field 'owners', as State has"):
        changed(SMALL, view=Smaller, see=left_out)
    with pytest.raises(BadGame, match="open_state of the game 'small' is neither a dataclass nor a Struct"):
        changed(SMALL, open_state=Plain, see=left_out)


@pytest.mark.parametrize(("counts", "best"), [(range(1, 5), 2), (range(3, 7), 3), (range(1, 2), 1)])
def test_newcomers_play_at_two_seats_or_the_nearest_number(counts: range, best: int) -> None:
    assert replace(TOY, seat_counts=counts, newcomers=0).newcomers == best


def test_a_number_for_newcomers_that_the_game_is_not_for_is_refused() -> None:
    with pytest.raises(BadGame, match="newcomers"):
        replace(TOY, seat_counts=range(2, 4), newcomers=5)
