"""What bots say to their deals: by what all can see, the same to everybody, in both languages."""

from typing import get_args

import pytest

from saucer.engine.chance import Chance
from saucer.engine.errors import LANGUAGES
from saucer.engine.match import Match
from saucer.engine.types import Seat
from saucer.games.eti import GAME
from saucer.games.eti.components import IncidentId
from saucer.games.eti.events import OffersWeighed, VoteCast, VotePromised, Why
from saucer.games.eti.moves import OfferPoints, PromiseVote, Ready
from saucer.games.eti.options import Options
from saucer.lab.line_up import SearchBudget, make_player
from saucer.texts import Texts
from saucer.texts.narrator import Narrator
from tests.games.eti.event_scenes import drawn
from tests.games.eti.scenes import ANN, BOB, CLEO, act, begin, of_kind, offer, scene

PICKS = range(3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_three_phrases(language: str) -> None:
    texts = Texts("eti", language, strict=True)
    for why in get_args(Why):
        phrases = {texts.format(f"say-{why}", pick=pick) for pick in PICKS}
        assert len(phrases) == len(PICKS), why


def test_other_votes_bring_other_phrases() -> None:
    texts = Texts("eti", "en", strict=True)
    said = {texts.speech(VoteCast(ANN, BOB, votes, "for-the-offer")) for votes in range(1, 12)}
    assert len(said) == len(PICKS)
    assert texts.speech(VoteCast(ANN, ANN, 3)) == ""


def test_a_promise_answers_an_offer_or_asks_for_a_favour() -> None:
    facts = {"centre": ("assault-rifles", "alien-detection"), "bank": {1: 60}}
    vaults = {"public": {0: ["ruby-lasers"], 1: ["miracle-polymers"]}}
    state = scene(event="draft-exemption", **facts, **vaults)  # type: ignore[arg-type]
    begin(state, "event")
    offer(state, BOB, ANN, BOB, OfferPoints(20))
    answer = of_kind(act(state, ANN, PromiseVote(BOB, BOB)), VotePromised)
    assert answer == [VotePromised(ANN, BOB, BOB, "for-the-offer")]
    assert of_kind(act(state, CLEO, PromiseVote(BOB, BOB)), VotePromised) == [VotePromised(CLEO, BOB, BOB)]
    state = scene(event="discretionary-fund", **facts, **vaults)  # type: ignore[arg-type]
    begin(state, "event")
    asks = of_kind(act(state, CLEO, PromiseVote(ANN, ANN)), VotePromised)
    assert asks == [VotePromised(CLEO, ANN, ANN, "to-ask-a-favour")]


def test_a_company_that_is_ready_says_why_it_has_agreed_to_nothing() -> None:
    vaults = {0: ["ruby-lasers"], 1: ["miracle-polymers"], 2: ["satellite-network"]}
    state = drawn("draft-exemption", public=vaults, bank={1: 60})
    offer(state, BOB, ANN, BOB, OfferPoints(20))
    offer(state, BOB, CLEO, BOB, OfferPoints(20))
    assert of_kind(act(state, ANN, Ready()), OffersWeighed) == [
        OffersWeighed(ANN, IncidentId("draft-exemption"), 1, "too-little")
    ]
    act(state, CLEO, PromiseVote(BOB, BOB))
    assert of_kind(act(state, CLEO, Ready()), OffersWeighed) == []
    assert of_kind(act(state, BOB, Ready()), OffersWeighed) == []


def weighed(bids: dict[Seat, int]) -> list[OffersWeighed]:
    """What Ann, who presides, says to bids for being chosen."""
    state = drawn("discretionary-fund", bank={1: 60, 2: 60})
    for seat, points in bids.items():
        offer(state, seat, ANN, seat, OfferPoints(points))
    return of_kind(act(state, ANN, Ready()), OffersWeighed)


@pytest.mark.parametrize(
    ("bids", "why"),
    [
        ({BOB: 20}, "to-get-more"),
        ({BOB: 50}, "to-consider"),
        ({BOB: 20, CLEO: 50}, "to-compare"),
    ],
)
def test_a_president_with_offers_says_what_all_can_see_and_not_what_it_will_choose(
    bids: dict[Seat, int], why: Why
) -> None:
    assert weighed(bids) == [OffersWeighed(ANN, IncidentId("discretionary-fund"), len(bids), why)]


def a_match_of_bots(seed: int) -> Match:
    match = Match(GAME, Options(length="short", timer=0), 4, seed)
    bot = make_player("greedy", SearchBudget())
    while match.to_move:
        seat = match.to_move[0]
        moves = match.legal_moves(seat)
        match.play(seat, bot.choose(match.view(seat), moves, Chance(seed, len(match.steps), "bot")))
    return match


def test_only_bots_speak_and_everybody_receives_the_same() -> None:
    match = a_match_of_bots(5)
    bots = frozenset({1, 2, 3})
    received: list[list[str]] = []
    for viewer in (None, Seat(0), Seat(1)):
        narrator = Narrator(GAME, "en", viewer, speakers=bots)
        sentences = [sentence for step in match.steps for sentence in narrator.step(step)]
        speaking = [sentence for sentence in sentences if sentence.said]
        assert speaking
        for sentence in speaking:
            assert getattr(sentence.event, "seat", None) in (1, 2, 3, None)
            assert sentence.event.why is not None
        received.append([sentence.said for sentence in speaking])
    assert received[0] == received[1] == received[2]
    silent = Narrator(GAME, "en", None)
    assert not any(sentence.said for step in match.steps for sentence in silent.step(step))


@pytest.mark.parametrize(("language", "marks"), [("en", "“”"), ("fr", "«»")])
def test_the_log_has_it_in_quotation_marks(language: str, marks: str) -> None:
    match = a_match_of_bots(5)
    narrator = Narrator(GAME, language, None, speakers=range(4))
    text = " ".join(sentences for _, sentences in narrator.paragraphs(match.steps))
    assert all(mark in text for mark in marks)
