"""R5: bargaining."""

import pytest
from msgspec.structs import replace

from saucer.engine.chance import Chance
from saucer.engine.errors import RecordDiffers
from saucer.engine.match import Match
from saucer.engine.replay import replay
from saucer.engine.types import Timer
from saucer.games.eti import GAME
from saucer.games.eti.events import (
    BargainingEnded,
    CameBack,
    OfferBroken,
    OfferHonoured,
    OfferProposed,
    OfferWithdrawn,
    PromiseTested,
    VotePromised,
)
from saucer.games.eti.moves import (
    BreakOffer,
    ComeBack,
    HonourOffer,
    OfferPoints,
    OpenOffer,
    PromiseVote,
    Propose,
    Ready,
    Withdraw,
)
from tests.games.eti.event_scenes import talks
from tests.games.eti.scenes import (
    ANN,
    BOB,
    CLEO,
    act,
    all_ready,
    asked,
    choose,
    event_card,
    held_events,
    moves_of,
    of_kind,
    offer,
    offer_held,
    offer_project,
    phase,
    project,
    public_vault,
    reason,
    refused,
    time_up,
    tokens,
    vote,
)


def test_r5_1_everyone_bargains_until_all_are_ready() -> None:
    state = talks()
    assert asked(state) == [ANN, BOB, CLEO]
    act(state, ANN, Ready())
    act(state, CLEO, Ready())
    assert asked(state) == [BOB]
    assert of_kind(act(state, BOB, Ready()), BargainingEnded) == [BargainingEnded(on_time=False)]
    assert phase(state) == "choice"


def test_r5_1_or_until_the_timer_runs_out() -> None:
    state = talks()
    assert GAME.rules.clock(state) == [Timer("bargain", 60.0, 3)]
    assert of_kind(time_up(state), BargainingEnded) == [BargainingEnded(on_time=True)]
    assert phase(state) == "choice"
    assert GAME.rules.clock(state) == []


def test_r5_1_a_running_timer_is_not_started_again() -> None:
    state = talks()
    before = GAME.rules.clock(state)
    act(state, BOB, OpenOffer(ANN, BOB), OfferPoints(10))
    assert GAME.rules.clock(state) == before


def test_r5_2_offers_go_to_those_who_decide() -> None:
    state = talks()
    assert refused(state, BOB, OpenOffer(CLEO, BOB)) == "R5.2"
    assert reason(state, BOB, OpenOffer(BOB, BOB)) == "not-to-yourself"
    assert OpenOffer(ANN, CLEO) in moves_of(state, BOB)
    assert not [move for move in moves_of(state, ANN) if isinstance(move, OpenOffer)]


def test_r5_2_before_a_vote_to_any_voter() -> None:
    state = talks("draft-exemption")
    assert OpenOffer(BOB, CLEO) in moves_of(state, CLEO)
    assert OpenOffer(ANN, CLEO) in moves_of(state, CLEO)
    assert refused(state, ANN, OpenOffer(CLEO, ANN)) == "R5.2"


def test_r5_3_points_projects_and_held_events() -> None:
    state = talks()
    events = offer(state, BOB, ANN, BOB, OfferPoints(50), OfferPoints(10), offer_project("miracle-polymers"),
                 offer_held("deep-shelter"))  # fmt: skip
    assert events == [
        OfferProposed(
            BOB,
            1,
            ANN,
            BOB,
            60,
            (project("miracle-polymers"),),
            (event_card("deep-shelter"),),
        )
    ]


def test_r5_3_nobody_offers_what_they_do_not_have() -> None:
    state = talks()
    act(state, BOB, OpenOffer(ANN, BOB), OfferPoints(50))
    assert refused(state, BOB, OfferPoints(20)) == "R5.3"
    assert refused(state, BOB, offer_project("ruby-lasers")) == "R5.3"
    assert refused(state, BOB, offer_held("fire-drill")) == "R5.3"


def test_r5_4_three_per_event() -> None:
    state = talks()
    offer(state, BOB, ANN, BOB, OfferPoints(10))
    act(state, BOB, PromiseVote(ANN, BOB), OpenOffer(ANN, BOB), Withdraw(3))
    assert refused(state, BOB, OpenOffer(ANN, BOB)) == "R5.4"
    assert refused(state, BOB, PromiseVote(ANN, BOB)) == "R5.4"


def test_r5_5_an_offer_in_the_making_is_unseen() -> None:
    state = talks()
    before = GAME.sight.see(state, ANN)
    assert act(state, BOB, OpenOffer(ANN, BOB), OfferPoints(20)) == []
    assert GAME.sight.see(state, ANN) == before
    draft = GAME.sight.see(state, BOB).draft
    assert draft is not None
    assert draft.points == 20


def test_r5_5_an_offer_needs_something_in_it() -> None:
    state = talks()
    act(state, BOB, OpenOffer(ANN, BOB))
    assert refused(state, BOB, Propose()) == "R5.5"
    assert refused(state, BOB, Ready()) == "R5.5"
    assert reason(talks(), BOB, Propose()) == "open-an-offer-first"


def test_r5_5_an_offer_can_be_withdrawn() -> None:
    state = talks()
    offer(state, BOB, ANN, BOB, OfferPoints(20))
    assert act(state, BOB, Withdraw(1)) == [OfferWithdrawn(BOB, 1)]
    assert GAME.sight.see(state, ANN).offers == ()
    assert refused(state, BOB, Withdraw(1)) == "R5.5"


def test_r5_5_not_once_the_vote_is_cast() -> None:
    state = talks("draft-exemption")
    offer(state, BOB, ANN, BOB, OfferPoints(20))
    all_ready(state)
    act(state, ANN, vote(ANN))
    act(state, BOB, vote(BOB))
    assert phase(state) == "bargain"
    assert refused(state, BOB, Withdraw(1)) == "R5.5"


def test_r5_6_a_promise_is_kept_or_broken_by_the_next_vote() -> None:
    state = talks("draft-exemption")
    assert act(state, BOB, PromiseVote(ANN, ANN)) == [VotePromised(BOB, ANN, ANN)]
    assert act(state, ANN, PromiseVote(BOB, BOB)) == [VotePromised(ANN, BOB, BOB)]
    assert GAME.sight.see(state, CLEO).seats[BOB].promises == (ANN, None, None)
    all_ready(state)
    act(state, ANN, vote(CLEO))
    events = act(state, BOB, vote(ANN))
    assert of_kind(events, PromiseTested) == [PromiseTested(ANN, BOB, False), PromiseTested(BOB, ANN, True)]
    assert (state.kept, state.broken) == ([0, 1, 0], [1, 0, 0])


def test_r5_6_a_promise_waits_for_a_vote() -> None:
    state = talks()
    act(state, BOB, PromiseVote(ANN, ANN))
    all_ready(state)
    act(state, ANN, choose(BOB))
    assert GAME.sight.see(state, ANN).seats[BOB].promises == (ANN, None, None)


def test_r5_7_givers_honour_or_break_after_the_event() -> None:
    for move, bank, expected in (
        (HonourOffer(), [20, 90, 0], OfferHonoured(BOB, ANN, 1)),
        (BreakOffer(), [0, 110, 0], OfferBroken(BOB, ANN, 1, able=True)),
    ):
        state = talks()
        offer(state, BOB, ANN, BOB, OfferPoints(20))
        all_ready(state)
        act(state, ANN, choose(BOB))
        assert (phase(state), asked(state)) == ("settle", [BOB])
        events = act(state, BOB, move)
        assert expected in events
        assert state.bank == bank
        assert phase(state) == "agenda"


def test_r5_7_a_wish_that_did_not_come_true_costs_nothing() -> None:
    state = talks()
    offer(state, BOB, ANN, BOB, OfferPoints(20))
    all_ready(state)
    act(state, ANN, choose(CLEO))
    assert phase(state) == "agenda"
    assert state.broken == [0, 0, 0]


def test_r5_7_a_vote_is_paid_for_no_matter_who_wins() -> None:
    state = talks("draft-exemption", public={0: ["ruby-lasers"], 1: ["gene-mapping"]})
    offer(state, BOB, ANN, CLEO, OfferPoints(10))
    all_ready(state)
    act(state, ANN, vote(CLEO))
    act(state, BOB, vote(BOB))
    assert state.target == BOB
    assert (phase(state), asked(state)) == ("settle", [BOB])


def test_r5_8_who_no_longer_has_it_breaks_it() -> None:
    state = talks()
    offer(state, BOB, ANN, CLEO, OfferPoints(50))
    offer(state, BOB, ANN, CLEO, OfferPoints(20))
    all_ready(state)
    act(state, ANN, choose(CLEO))
    events = act(state, BOB, HonourOffer())
    assert of_kind(events, OfferBroken) == [OfferBroken(BOB, ANN, 2, able=False)]
    assert (state.kept[BOB], state.broken[BOB]) == (1, 1)


def test_r5_9_a_traded_project_goes_public_with_its_upgrades() -> None:
    state = talks(public={0: ["ruby-lasers"]}, secret={1: ["factory-automatons"]})
    offer(state, BOB, ANN, BOB, offer_project("factory-automatons"), offer_held("deep-shelter"))
    all_ready(state)
    act(state, ANN, choose(BOB))
    act(state, BOB, HonourOffer())
    assert public_vault(state, ANN) == ["ruby-lasers", "factory-automatons"]
    assert tokens(state, ANN) == [1, 1, 0, 0]
    assert tokens(state, BOB) == [0, 0, 0, 0]
    assert held_events(state, ANN) == ["deep-shelter"]
    assert state.claimed == 0


def test_r5_10_a_revealed_alien_neither_trades_nor_bargains() -> None:
    state = talks(countdown=2)
    assert asked(state) == [ANN, BOB]
    assert refused(state, BOB, PromiseVote(CLEO, BOB)) == "R5.10"
    assert GAME.rules.explain(state, CLEO, Ready()).rule == "R10.1"


def test_r5_1_an_offer_or_a_promise_asks_someone_ready_again() -> None:
    state = talks("draft-exemption", bank={1: 50})
    act(state, ANN, Ready())
    act(state, CLEO, Ready())
    assert refused(state, ANN, OpenOffer(BOB, ANN)) == "R5.1"
    act(state, BOB, OpenOffer(ANN, BOB), OfferPoints(10))
    assert asked(state) == [BOB], "an offer being made is unseen"
    act(state, BOB, Propose())
    assert asked(state) == [ANN, BOB]
    act(state, ANN, PromiseVote(CLEO, BOB))
    assert asked(state) == [ANN, BOB, CLEO]


def test_r5_1_ready_can_be_taken_back_while_anyone_is_not_ready() -> None:
    state = talks("draft-exemption")
    act(state, ANN, Ready())
    assert asked(state) == [BOB, CLEO]
    assert moves_of(state, ANN) == [ComeBack()]
    assert act(state, ANN, ComeBack()) == [CameBack(ANN)]
    assert asked(state) == [ANN, BOB, CLEO]
    assert PromiseVote(BOB, ANN) in moves_of(state, ANN)
    assert reason(state, ANN, ComeBack()) == "not-ready-yet"


def test_r5_1_bargaining_ends_for_good_when_the_last_is_ready() -> None:
    state = talks()
    act(state, ANN, Ready())
    act(state, ANN, ComeBack())
    act(state, BOB, Ready())
    act(state, CLEO, Ready())
    assert phase(state) == "bargain"
    assert of_kind(act(state, ANN, Ready()), BargainingEnded)
    assert phase(state) == "choice"
    assert moves_of(state, BOB) == []
    assert refused(state, BOB, ComeBack()) == "R4.8"


def test_r5_1_someone_who_is_ready_comes_back_before_anything_else() -> None:
    state = talks()
    act(state, BOB, Ready())
    assert reason(state, BOB, OpenOffer(ANN, BOB)) == "come-back-first"
    assert reason(state, BOB, Ready()) == "come-back-first"


def test_r5_2_a_company_without_a_vote_comes_back_and_makes_an_offer() -> None:
    state = talks("draft-exemption", public={0: ["ruby-lasers"]})
    act(state, BOB, Ready())
    act(state, ANN, Ready())
    act(state, BOB, ComeBack())
    assert refused(state, BOB, OpenOffer(CLEO, BOB)) == "R5.2"
    offer(state, BOB, ANN, BOB, OfferPoints(20))
    assert asked(state) == [ANN, BOB, CLEO]


def test_r5_10_a_revealed_alien_does_not_come_back() -> None:
    state = talks(countdown=2)
    act(state, ANN, Ready())
    assert moves_of(state, CLEO) == []
    assert refused(state, CLEO, ComeBack()) == "R10.1"


def test_r5_1_by_version_2_nobody_comes_back() -> None:
    game = GAME.by_rules(2)
    assert game is not None
    state = game.rules.start(game.options(), 3, Chance(1, 0))
    assert state.variant.ready_is_final
    state = talks()
    state.variant.ready_is_final = True
    act(state, BOB, Ready())
    assert moves_of(state, BOB) == []
    assert reason(state, BOB, ComeBack()) == "wait-for-the-others"


def test_r5_1_a_match_in_which_somebody_came_back_is_recorded_and_replayed() -> None:
    match = Match(GAME, GAME.options(length="short"), 3, 5)
    returns = 0
    while match.to_move:
        ready = [seat for seat in range(3) if ComeBack() in match.legal_moves(seat)]
        if ready and returns < 5:
            returns += 1
            match.play(ready[0], ComeBack())
        seat = match.to_move[0]
        match.play(seat, match.legal_moves(seat)[0])
    assert returns == 5
    record = match.record()
    assert replay(record, GAME).outcome == match.outcome
    with pytest.raises(RecordDiffers, match="is refused"):
        replay(replace(record, rules_version=2), GAME)
