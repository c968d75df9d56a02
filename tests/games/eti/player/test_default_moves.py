"""Decisions nobody needs to think about."""

from saucer.engine.types import DefaultMove, Seat
from saucer.games.eti import GAME
from saucer.games.eti.moves import ComeBack, OfferPoints, OpenOffer, Pass, Ready, Reveal, Withdraw
from saucer.games.eti.state import State
from tests.games.eti.scenes import (
    ANN,
    BOB,
    CLEO,
    act,
    begin,
    choose,
    moves_of,
    offer,
    phase,
    put_attack,
    scene,
)


def defaults(state: State) -> list[DefaultMove | None]:
    return [GAME.rules.default_move(state, Seat(seat)) for seat in range(state.seats)]


def test_in_the_reveal_window_all_have_a_masked_default_and_the_alien_hides_on() -> None:
    state = scene(claimed=9, options={"length": "standard"})
    begin(state, "turn")
    assert phase(state) == "window"
    assert moves_of(state, CLEO) == [Pass(), Reveal()]
    assert defaults(state) == [DefaultMove(Pass(), masked=True)] * 3


def test_an_alien_that_must_reveal_does_so_by_default_as_masked_as_the_others() -> None:
    state = scene(claimed=12, options={"length": "standard"})
    begin(state, "turn")
    passes, reveals = DefaultMove(Pass(), masked=True), DefaultMove(Reveal(), masked=True)
    assert defaults(state) == [passes, passes, reveals]


def test_a_company_with_nothing_to_give_is_ready_until_it_is_offered_something() -> None:
    state = scene(event="discretionary-fund", centre=("assault-rifles", "alien-detection"), bank={1: 60},
                  public={0: ["ruby-lasers"]})  # fmt: skip
    begin(state, "event")
    assert defaults(state) == [None, None, DefaultMove(Ready())]
    state = scene(event="anti-trust-ruling", centre=("assault-rifles", "alien-detection"), bank={1: 60},
                  public={2: ["ruby-lasers"], 0: ["miracle-polymers"]}, president=2)  # fmt: skip
    begin(state, "event")
    assert phase(state) == "bargain"
    assert GAME.rules.default_move(state, BOB) is None
    offer(state, BOB, CLEO, ANN, OfferPoints(10))
    assert GAME.rules.default_move(state, CLEO) is None


def test_an_offer_that_nothing_can_be_put_into_is_given_up() -> None:
    state = scene(event="discretionary-fund", centre=("assault-rifles", "alien-detection"),
                  public={0: ["ruby-lasers"]})  # fmt: skip
    begin(state, "event")
    act(state, CLEO, OpenOffer(ANN, CLEO))
    assert GAME.rules.default_move(state, CLEO) == DefaultMove(Withdraw(1))


def test_the_only_move_there_is_is_the_default() -> None:
    state = scene(countdown=0, centre=(), roles={0: "visionary", 1: "saboteur"})
    state.invading = True
    state.left = 1
    put_attack(state, {0: [20, 10], 1: []})
    begin(state, "intel")
    assert GAME.rules.default_move(state, CLEO) is None
    act(state, CLEO, moves_of(state, CLEO)[2])
    assert phase(state) == "send"
    assert GAME.rules.default_move(state, CLEO) == DefaultMove(choose(BOB))


def test_a_seat_that_is_ready_has_no_default_and_stays_so() -> None:
    state = scene(event="discretionary-fund", centre=("assault-rifles", "alien-detection"), bank={1: 60},
                  public={0: ["ruby-lasers"]})  # fmt: skip
    begin(state, "event")
    act(state, CLEO, Ready())
    assert moves_of(state, CLEO) == [ComeBack()]
    assert defaults(state) == [None, None, None]
