"""What bots say to their deals: by what all can see, the same to everybody, in both languages."""

from typing import get_args

import pytest

from saucer.engine.chance import Chance
from saucer.engine.errors import LANGUAGES
from saucer.engine.match import Match, Step
from saucer.engine.types import Seat, Viewer
from saucer.games.eti import GAME
from saucer.games.eti.components import IncidentId
from saucer.games.eti.events import (
    OfferBroken,
    OfferHonoured,
    OffersWeighed,
    PromiseTested,
    VoteCast,
    VotePromised,
    Why,
)
from saucer.games.eti.moves import Move, OfferPoints, PromiseVote, Ready, Vote
from saucer.games.eti.options import Options
from saucer.games.eti.state import State
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_part_of_a_sentence(language: str) -> None:
    texts = Texts("eti", language, strict=True)
    for why in get_args(Why):
        event = OffersWeighed(ANN, IncidentId("draft-exemption"), 1, why)
        assert why not in texts.event(event), why


def test_phrases_take_turns() -> None:
    texts = Texts("eti", "en", strict=True)
    vote = VoteCast(ANN, BOB, 3, "for-the-offer")
    said = [texts.speech(vote, turn) for turn in range(6)]
    assert len(set(said[:3])) == len(PICKS)
    assert said[:3] == said[3:]
    assert texts.speech(VoteCast(ANN, ANN, 3), 0) == ""


REPLIED = (
    VotePromised(ANN, BOB, BOB),
    PromiseTested(ANN, BOB, kept=True),
    PromiseTested(ANN, BOB, kept=False),
    OfferHonoured(ANN, BOB, 1, "to-be-trusted"),
    OfferBroken(ANN, BOB, 1, able=True, why="for-the-gain"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_done_to_a_bot_is_answered_in_different_words(language: str) -> None:
    texts = Texts("eti", language, strict=True)
    phrases = {texts.reply(event, turn) for event in REPLIED for turn in PICKS}
    assert "" not in phrases
    assert len(phrases) == len(REPLIED) * len(PICKS)


def said_to(state: State, seat: Seat, *moves: Move, bots: set[int]) -> list[tuple[Viewer, str]]:
    """Who says what to the last of these moves of a seat."""
    events = [act(state, seat, move) for move in moves][-1]
    step = Step(1, seat, moves[-1], 0.0, tuple(events), state)
    sentences = Narrator(GAME, "en", None, speakers=bots).step(step)
    return [(sentence.speaker, sentence.said) for sentence in sentences if sentence.said]


def test_a_bot_answers_a_person_that_promises_and_breaks_its_word() -> None:
    vaults = {0: ["ruby-lasers"], 1: ["miracle-polymers"], 2: ["satellite-network"]}
    state = drawn("draft-exemption", public=vaults, bank={0: 60})
    (speaker, promised), *others = said_to(state, ANN, PromiseVote(BOB, BOB), bots={1, 2})
    assert (speaker, bool(promised), others) == (BOB, True, [])
    for seat in (ANN, BOB, CLEO):
        act(state, seat, Ready())
    act(state, ANN, Vote(ANN))
    act(state, BOB, Vote(BOB))
    assert [speaker for speaker, _ in said_to(state, CLEO, Vote(CLEO), bots={1, 2})] == [BOB]


def test_a_person_is_not_answered_by_people() -> None:
    vaults = {0: ["ruby-lasers"], 1: ["miracle-polymers"], 2: ["satellite-network"]}
    state = drawn("draft-exemption", public=vaults)
    assert said_to(state, ANN, PromiseVote(BOB, BOB), bots={2}) == []


def test_two_bots_do_not_decline_in_the_same_words() -> None:
    vaults = {0: ["ruby-lasers"], 1: ["miracle-polymers"], 2: ["satellite-network"]}
    state = drawn("draft-exemption", public=vaults, bank={1: 60})
    offer(state, BOB, ANN, BOB, OfferPoints(20))
    offer(state, BOB, CLEO, BOB, OfferPoints(20))
    said = [said_to(state, seat, Ready(), bots={0, 2})[0][1] for seat in (ANN, CLEO)]
    offer(state, BOB, CLEO, BOB, OfferPoints(20))
    said += [said_to(state, CLEO, Ready(), bots={0, 2})[0][1]]
    assert said[0] != said[1] != said[2]


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
    state = drawn("draft-exemption", public=vaults, bank={0: 60, 1: 60})
    offer(state, BOB, ANN, BOB, OfferPoints(20))
    offer(state, BOB, CLEO, BOB, OfferPoints(20))
    assert of_kind(act(state, ANN, Ready()), OffersWeighed) == [
        OffersWeighed(ANN, IncidentId("draft-exemption"), 1, "too-little")
    ]
    act(state, CLEO, PromiseVote(BOB, BOB))
    assert of_kind(act(state, CLEO, Ready()), OffersWeighed) == []
    assert of_kind(act(state, BOB, Ready()), OffersWeighed) == []


def test_a_company_that_has_promised_its_vote_says_so_to_the_next_bidder() -> None:
    vaults = {0: ["ruby-lasers"], 1: ["miracle-polymers"], 2: ["satellite-network"]}
    state = drawn("draft-exemption", public=vaults, bank={0: 60, 1: 60})
    offer(state, BOB, CLEO, BOB, OfferPoints(20))
    act(state, CLEO, PromiseVote(BOB, BOB), Ready())
    offer(state, ANN, CLEO, ANN, OfferPoints(10))
    assert [event.why for event in of_kind(act(state, CLEO, Ready()), OffersWeighed)] == ["bound"]


def test_a_promise_a_counter_offer_or_a_dear_one_is_not_called_too_little() -> None:
    vaults = {0: ["ruby-lasers"], 1: ["miracle-polymers"], 2: ["satellite-network"]}
    state = drawn("draft-exemption", public=vaults, bank={0: 60, 1: 60})
    offer(state, BOB, ANN, BOB, OfferPoints(20))
    act(state, BOB, PromiseVote(ANN, ANN))
    assert of_kind(act(state, ANN, Ready()), OffersWeighed) == []
    state = drawn("draft-exemption", public=vaults, bank={0: 60, 1: 60})
    offer(state, BOB, ANN, BOB, OfferPoints(50))
    assert [event.why for event in of_kind(act(state, ANN, Ready()), OffersWeighed)] == ["to-consider"]
    state = drawn("draft-exemption", public=vaults, bank={0: 60, 1: 60})
    offer(state, BOB, ANN, BOB, OfferPoints(20))
    offer(state, ANN, BOB, ANN, OfferPoints(10))
    assert of_kind(act(state, ANN, Ready()), OffersWeighed) == []


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
            assert sentence.speaker in bots
            assert sentence.event.why is not None or sentence.event.seat == Seat(0)
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
