"""R12: options."""

from typing import Any

from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Refusal, Timer
from saucer.games.eti import GAME
from saucer.games.eti.events import ChoiceMade, RevealAsked, TableLaid, VoteCast
from saucer.games.eti.moves import BreakOffer, DrawProject, OfferPoints, Reveal
from saucer.games.eti.options import NAMED_SEATS, Options, President
from saucer.games.eti.rules.setup import lay_table
from saucer.games.eti.view import View
from tests.games.eti.scenes import (
    ANN,
    BOB,
    CLEO,
    act,
    all_ready,
    asked,
    begin,
    choose,
    moves_of,
    of_kind,
    offer,
    phase,
    put_attack,
    scene,
    tokens,
    vote,
)


def test_r12_1_length() -> None:
    thresholds = [
        GAME.sight.see(GAME.rules.start(Options(length=length), 4, Chance(0, 0)), None).threshold
        for length in ("short", "standard", "epic")
    ]
    assert thresholds == [8, 12, 16]


def test_r12_2_alien() -> None:
    dealt = {
        GAME.rules.start(Options(alien="random"), 3, Chance(seed, 0)).roles[
            GAME.rules.start(Options(alien="random"), 3, Chance(seed, 0)).alien
        ]
        for seed in range(40)
    }
    assert dealt == {0, 1, 2, 3}
    state = GAME.rules.start(Options(alien="extinction-armada"), 3, Chance(0, 0))
    assert state.roles[state.alien] == 3


def test_r12_3_timer() -> None:
    facts = {
        "public": {0: ["ruby-lasers"]},
        "centre": ("assault-rifles", "alien-detection"),
        "event": "travel-ban",
    }
    state = scene(options={"timer": 180}, **facts)  # type: ignore[arg-type]
    begin(state, "event")
    assert GAME.rules.clock(state) == [Timer("bargain", 180.0, 3)]
    state = scene(options={"timer": 0}, **facts)  # type: ignore[arg-type]
    begin(state, "event")
    assert GAME.rules.clock(state) == []


def test_r12_4_hidden_vote() -> None:
    state = scene(options={"hidden_vote": True}, public={0: ["ruby-lasers"], 1: ["gene-mapping"]},
                  centre=("assault-rifles", "alien-detection"), event="draft-exemption")  # fmt: skip
    begin(state, "event")
    all_ready(state)
    assert (phase(state), asked(state)) == ("votes", [ANN, BOB])
    assert act(state, ANN, vote(ANN)) == [ChoiceMade(ANN)]
    assert GAME.sight.see(state, BOB).seats[ANN].vote is None
    events = act(state, BOB, vote(CLEO))
    assert of_kind(events, VoteCast) == [VoteCast(ANN, ANN, 1), VoteCast(BOB, CLEO, 2)]
    assert tokens(state, CLEO)[0] == 1


def test_r12_5_wide_visionary() -> None:
    state = scene(options={"wide_visionary": True}, roles={0: "visionary"}, public={0: ["gene-mapping"]},
                  countdown=0, centre=())  # fmt: skip
    state.invading = True
    put_attack(state, {})
    state.pending = [0, 1]
    begin(state, "endgame")
    assert (phase(state), moves_of(state, ANN)) == ("vision", [DrawProject(1), DrawProject(2)])
    act(state, ANN, DrawProject(2))
    assert phase(state) == "vision-vault"


def presides(president: President, seats: int, seed: int) -> int:
    """Who has the badge once the free upgrades are placed."""
    state = GAME.rules.start(Options(president=president), seats, Chance(seed, 0))
    sink: Sink[Any] = Sink()
    lay_table(state, sink, Chance(seed, 1))
    assert of_kind(sink.events, TableLaid)[0].president == state.president
    return state.president


def test_r12_6_chance_may_give_the_badge_to_anyone() -> None:
    assert {presides("random", 5, seed) for seed in range(40)} == {0, 1, 2, 3, 4}


def test_r12_6_a_named_seat_presides_first() -> None:
    for seat, name in enumerate(NAMED_SEATS):
        assert {presides(name, 6, seed) for seed in range(4)} == {seat}


def test_r12_6_a_seat_that_is_not_there_cannot_preside() -> None:
    refusal = GAME.check(Options(president="fifth"), 4)
    assert refusal == Refusal("R12.6", "no-such-president", {"number": 5, "seats": 4})
    assert GAME.check(Options(president="fourth"), 4) is None


def test_r12_6_the_maker_presides_first_in_whatever_seat() -> None:
    chosen = Options(president="maker", timer=0)
    assert GAME.seat_maker(chosen, CLEO) == Options(president="third", timer=0)
    assert GAME.seat_maker(Options(), CLEO) == Options()
    assert presides("maker", 3, 1) == 0, "without a seat of the maker it is the first"


def test_r12_7_turn_limit() -> None:
    state = scene(turn=31, options={"turn_limit": 30})
    assert of_kind(begin(state, "turn"), RevealAsked) == [RevealAsked(forced=True)]
    assert moves_of(state, CLEO) == [Reveal()]
    state = scene(turn=60)
    begin(state, "turn")
    assert phase(state) == "agenda"


def test_r12_8_by_memory_alone_views_hold_nothing_to_remember() -> None:
    assert a_broken_offer(by_memory=False).memory is not None
    by_heart = a_broken_offer(by_memory=True)
    assert by_heart.memory is None
    assert (by_heart.seats[BOB].kept, by_heart.seats[BOB].broken) == (0, 1)


def a_broken_offer(*, by_memory: bool) -> View:
    state = scene(event="discretionary-fund", centre=("assault-rifles", "alien-detection"), bank={1: 60},
                  public={0: ["ruby-lasers"]}, options={"by_memory": by_memory})  # fmt: skip
    begin(state, "event")
    offer(state, BOB, ANN, BOB, OfferPoints(20))
    all_ready(state)
    act(state, ANN, choose(BOB))
    act(state, BOB, BreakOffer())
    return GAME.sight.see(state, CLEO)


def test_r12_9_every_seat_has_a_company_of_its_own() -> None:
    assert GAME.check(Options(pieces=(4, 0, 5)), 3) is None
    assert GAME.check(Options(), 3) is None, "companies go by seat"
    for wrong in ((0, 1), (0, 1, 2, 3), (1, 1, 0), (0, 1, 6)):
        refusal = GAME.check(Options(pieces=wrong), 3)
        assert refusal == Refusal("R12.9", "companies-do-not-fit", {"seats": 3, "most": 6})


def test_r12_9_nobodys_play_depends_on_a_company() -> None:
    chosen, usual = (GAME.rules.start(Options(pieces=pieces), 3, Chance(7, 0)) for pieces in ((4, 0, 5), ()))
    for _ in range(30):
        seat = min(GAME.rules.to_move(chosen))
        moves = GAME.rules.legal_moves(chosen, seat)
        assert moves == GAME.rules.legal_moves(usual, seat)
        assert GAME.rules.advance(chosen, seat, moves[0], Chance(7, 1)) == GAME.rules.advance(
            usual, seat, moves[0], Chance(7, 1)
        )
