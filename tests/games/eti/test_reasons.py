"""Why deals are offered, refused, kept and broken, by what all can see."""

from typing import Any

import pytest

from saucer.engine.types import Seat
from saucer.games.eti import GAME
from saucer.games.eti.components import IncidentId
from saucer.games.eti.events import OffersWeighed
from saucer.games.eti.moves import (
    BreakOffer,
    HonourOffer,
    Move,
    OfferPoints,
    OpenOffer,
    PromiseVote,
    Propose,
    Ready,
)
from saucer.games.eti.state import State
from tests.games.eti.event_scenes import drawn
from tests.games.eti.scenes import (
    ANN,
    BOB,
    CLEO,
    DAN,
    Names,
    act,
    all_ready,
    begin,
    choose,
    of_kind,
    offer,
    offer_project,
    scene,
    vote,
)

CENTRE = ("assault-rifles", "alien-detection", "dedicated-observatories")
PROJECTS: dict[int, Names] = {
    0: ["particle-cannons"],
    1: ["portable-reactors"],
    2: ["synthetic-fuels"],
    3: ["ruby-lasers"],
}
"""Votes on staffing: Ann 3, Bob and Cleo 4 each, Dan 1."""
THREE = {0: ["ruby-lasers"], 1: ["miracle-polymers"], 2: ["satellite-network"]}


def election(**facts: Any) -> State:
    """A vote on Loaned Technicians among four; Ann presides, Dan is the alien."""
    state = scene(seats=4, alien=3, event="loaned-technicians", centre=CENTRE, public=PROJECTS, **facts)
    begin(state, "event")
    return state


def why(state: State, seat: Seat, *moves: Move) -> list[tuple[Seat, str] | None]:
    """Make moves; for each event of the last that can have a reason, whose it is and which."""
    act(state, seat, *moves[:-1])
    before = GAME.states.copy(state)
    events = act(state, seat, moves[-1])
    return [
        GAME.extras.talk.why(before, state, event)
        for event in events
        if type(event) in GAME.extras.talk.reasons
    ]


def why_bid(state: State, seat: Seat, to: Seat, wish: Seat, points: int) -> list[tuple[Seat, str] | None]:
    return why(state, seat, OpenOffer(to, wish), OfferPoints(points), Propose())


def test_r5_2_an_offer_has_a_reason() -> None:
    state = election(bank={1: 60, 2: 60})
    assert why_bid(state, BOB, DAN, BOB, 10) == [(BOB, "to-win")]
    assert why_bid(state, CLEO, DAN, CLEO, 20) == [(CLEO, "to-outbid")]
    assert why_bid(state, CLEO, BOB, DAN, 10) == [(CLEO, "to-help")]


def test_r5_2_an_offer_about_a_harm_is_made_to_be_spared() -> None:
    state = drawn("travel-ban", bank={1: 20})
    assert why_bid(state, BOB, ANN, CLEO, 10) == [(BOB, "to-be-spared")]


def test_r5_2_an_offer_in_answer_to_an_offer_is_a_counter_offer() -> None:
    state = election(bank={1: 60, 2: 60})
    offer(state, BOB, CLEO, BOB, OfferPoints(10))
    assert why_bid(state, CLEO, BOB, CLEO, 20) == [(CLEO, "to-counter")]


def test_r5_6_votes_and_broken_promises_have_reasons() -> None:
    state = election(bank={1: 60, 2: 60})
    offer(state, BOB, DAN, BOB, OfferPoints(10))
    offer(state, CLEO, DAN, CLEO, OfferPoints(20))
    act(state, DAN, PromiseVote(BOB, BOB))
    all_ready(state)
    assert why(state, ANN, vote(CLEO)) == [(ANN, "rather-this")]
    assert why(state, BOB, vote(BOB)) == [None]
    assert why(state, CLEO, vote(CLEO)) == [None]
    # The vote and the promise have a reason each; that the card falls to Cleo is nobody's decision.
    assert why(state, DAN, vote(CLEO)) == [(DAN, "for-the-offer"), (DAN, "for-a-better-offer"), None]


def test_r12_4_hidden_votes_have_the_reasons_of_their_voters() -> None:
    state = election(bank={1: 60}, options={"hidden_vote": True})
    offer(state, BOB, DAN, BOB, OfferPoints(10))
    act(state, DAN, PromiseVote(BOB, BOB))
    all_ready(state)
    for seat, company in ((ANN, CLEO), (BOB, BOB), (CLEO, CLEO)):
        assert why(state, seat, vote(company)) == []
    assert why(state, DAN, vote(DAN)) == [
        (ANN, "rather-this"), None, None, (DAN, "too-little"), (DAN, "for-itself"), None
    ]  # fmt: skip


def test_r5_7_choices_and_broken_offers_have_reasons() -> None:
    public = {0: ["ruby-lasers"], 1: ["gene-mapping"]}
    state = drawn("discretionary-fund", public=public, countdown=2)
    offer(state, BOB, ANN, BOB, offer_project("gene-mapping"))
    all_ready(state)
    assert why(state, ANN, choose(BOB)) == [(ANN, "for-the-offer")]
    assert why(state, BOB, BreakOffer()) == [(BOB, "too-late-to-matter")]


@pytest.mark.parametrize(
    ("points", "move", "expected"),
    [
        (20, HonourOffer(), "to-be-trusted"),
        (20, BreakOffer(), "for-the-gain"),
        (50, BreakOffer(), "too-dear"),
    ],
)
def test_r5_7_an_offer_is_honoured_or_broken_for_a_reason(points: int, move: Move, expected: str) -> None:
    state = drawn("discretionary-fund", bank={1: 60})
    offer(state, BOB, ANN, BOB, OfferPoints(points))
    all_ready(state)
    act(state, ANN, choose(BOB))
    assert why(state, BOB, move)[0] == (BOB, expected)


def test_r5_8_who_can_no_longer_pay_needs_no_reason() -> None:
    state = drawn("travel-ban", bank={1: 60})
    offer(state, BOB, ANN, CLEO, OfferPoints(50))
    all_ready(state)
    state.bank[BOB] = 0
    assert why(state, ANN, choose(CLEO)) == [(ANN, "for-the-offer"), None]


def test_r5_5_a_vote_kept_at_home_says_why_an_offer_was_declined() -> None:
    state = election(bank={1: 60, 3: 60})
    offer(state, DAN, BOB, DAN, OfferPoints(10))
    offer(state, BOB, ANN, BOB, OfferPoints(10))
    all_ready(state)
    assert why(state, ANN, vote(ANN)) == [(ANN, "too-little")]
    assert why(state, BOB, vote(BOB)) == [(BOB, "can-win")]
    state = election(bank={1: 60})
    state.broken = [0, 1, 0, 0]
    offer(state, BOB, ANN, BOB, OfferPoints(10))
    all_ready(state)
    assert why(state, ANN, vote(ANN)) == [(ANN, "no-trust")]


@pytest.mark.parametrize(
    ("company", "coins", "broken", "expected"),
    [
        (ANN, (), 0, "for-itself"),
        (CLEO, (), 0, "unasked"),
        (ANN, (10,), 0, "too-little"),
        (ANN, (10,), 1, "no-trust"),
        (BOB, (10,), 0, "for-the-offer"),
    ],
)
def test_r5_5_a_choice_says_why_offers_were_declined(
    company: Seat, coins: tuple[int, ...], broken: int, expected: str
) -> None:
    state = drawn("discretionary-fund", bank={1: 60})
    state.broken = [0, broken, 0]
    if coins:
        offer(state, BOB, ANN, BOB, *[OfferPoints(coin) for coin in coins])
    all_ready(state)
    assert why(state, ANN, choose(company))[0] == (ANN, expected)


def test_a_promise_answers_an_offer_or_asks_for_a_favour() -> None:
    state = drawn("draft-exemption", public=THREE, bank={1: 60})
    offer(state, BOB, ANN, BOB, OfferPoints(20))
    assert why(state, ANN, PromiseVote(BOB, BOB)) == [(ANN, "for-the-offer")]
    assert why(state, CLEO, PromiseVote(BOB, BOB)) == [None]
    state = drawn("discretionary-fund")
    assert why(state, CLEO, PromiseVote(ANN, ANN)) == [(CLEO, "to-ask-a-favour")]


# Offers left open


def weighed(seat: Seat, event: str, offers: int, *, agreed: bool = False) -> OffersWeighed:
    return OffersWeighed(seat, IncidentId(event), offers, agreed)


def test_a_company_that_is_ready_has_a_reason_to_have_agreed_to_nothing() -> None:
    state = drawn("draft-exemption", public=THREE, bank={0: 60, 1: 60})
    offer(state, BOB, ANN, BOB, OfferPoints(20))
    offer(state, BOB, CLEO, BOB, OfferPoints(20))
    assert why(GAME.states.copy(state), ANN, Ready()) == [(ANN, "too-little")]
    assert of_kind(act(state, ANN, Ready()), OffersWeighed) == [weighed(ANN, "draft-exemption", 1)]
    act(state, CLEO, PromiseVote(BOB, BOB))
    assert of_kind(act(state, CLEO, Ready()), OffersWeighed) == []
    assert of_kind(act(state, BOB, Ready()), OffersWeighed) == []


def test_a_company_that_has_promised_its_vote_is_bound_when_another_bids() -> None:
    state = drawn("draft-exemption", public=THREE, bank={0: 60, 1: 60})
    offer(state, BOB, CLEO, BOB, OfferPoints(20))
    act(state, CLEO, PromiseVote(BOB, BOB), Ready())
    offer(state, ANN, CLEO, ANN, OfferPoints(10))
    assert why(GAME.states.copy(state), CLEO, Ready()) == [(CLEO, "bound")]
    assert act(state, CLEO, Ready()) == [weighed(CLEO, "draft-exemption", 2, agreed=True)]


def test_a_promise_a_counter_offer_or_a_dear_one_is_not_called_too_little() -> None:
    state = drawn("draft-exemption", public=THREE, bank={0: 60, 1: 60})
    offer(state, BOB, ANN, BOB, OfferPoints(20))
    act(state, BOB, PromiseVote(ANN, ANN))
    assert why(state, ANN, Ready()) == []
    state = drawn("draft-exemption", public=THREE, bank={0: 60, 1: 60})
    offer(state, BOB, ANN, BOB, OfferPoints(50))
    assert why(state, ANN, Ready()) == [(ANN, "to-consider")]
    state = drawn("draft-exemption", public=THREE, bank={0: 60, 1: 60})
    offer(state, BOB, ANN, BOB, OfferPoints(20))
    offer(state, ANN, BOB, ANN, OfferPoints(10))
    assert why(state, ANN, Ready()) == []


@pytest.mark.parametrize(
    ("bids", "expected"),
    [
        ({BOB: 20}, "to-get-more"),
        ({BOB: 50}, "to-consider"),
        ({BOB: 20, CLEO: 50}, "to-compare"),
    ],
)
def test_a_president_with_offers_says_what_all_can_see_and_not_what_it_will_choose(
    bids: dict[Seat, int], expected: str
) -> None:
    state = drawn("discretionary-fund", bank={1: 60, 2: 60})
    for seat, points in bids.items():
        offer(state, seat, ANN, seat, OfferPoints(points))
    assert why(state, ANN, Ready()) == [(ANN, expected)]
