"""What bots say to their deals: by what all can see, the same to everybody, in both languages."""

import pytest

from saucer.engine.chance import Chance
from saucer.engine.errors import LANGUAGES
from saucer.engine.match import Match, Step
from saucer.engine.types import Seat, Viewer
from saucer.games.eti import GAME
from saucer.games.eti.events import (
    OfferBroken,
    OfferHonoured,
    PromiseTested,
    VoteCast,
    VotePromised,
)
from saucer.games.eti.moves import Move, OfferPoints, PromiseVote, Ready, Vote
from saucer.games.eti.options import Options
from saucer.games.eti.state import State
from saucer.lab.line_up import SearchBudget, make_player
from saucer.texts import Texts
from saucer.texts.narrator import Narrator, Speakers
from tests.games.eti.event_scenes import drawn
from tests.games.eti.scenes import ANN, BOB, CLEO, act, offer

PICKS = range(3)


def test_phrases_take_turns() -> None:
    texts = Texts("eti", "en", strict=True)
    said = [texts.speech("for-the-offer", VoteCast(ANN, BOB, 3), turn) for turn in range(6)]
    assert len(set(said[:3])) == len(PICKS)
    assert said[:3] == said[3:]


REPLIED = (
    VotePromised(ANN, BOB, BOB),
    PromiseTested(ANN, BOB, kept=True),
    PromiseTested(ANN, BOB, kept=False),
    OfferHonoured(ANN, BOB, 1),
    OfferBroken(ANN, BOB, 1, able=True),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_done_to_a_bot_is_answered_in_different_words(language: str) -> None:
    texts = Texts("eti", language, strict=True)
    phrases = {texts.reply(event, turn) for event in REPLIED for turn in PICKS}
    assert "" not in phrases
    assert len(phrases) == len(REPLIED) * len(PICKS)


def said_to(state: State, seat: Seat, *moves: Move, bots: set[int]) -> list[tuple[Viewer, str]]:
    """Who says what to the last of these moves of a seat."""
    act(state, seat, *moves[:-1])
    before = GAME.states.copy(state)
    events = act(state, seat, moves[-1])
    step = Step(1, seat, moves[-1], 0.0, tuple(events), state, before)
    sentences = Narrator(GAME, "en", None, speakers=Speakers(bots)).step(step)
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
        narrator = Narrator(GAME, "en", viewer, speakers=Speakers(bots))
        sentences = [sentence for step in match.steps for sentence in narrator.step(step)]
        speaking = [sentence for sentence in sentences if sentence.said]
        assert speaking
        for sentence in speaking:
            assert sentence.speaker in bots
        received.append([sentence.said for sentence in speaking])
    assert received[0] == received[1] == received[2]
    silent = Narrator(GAME, "en", None)
    assert not any(sentence.said for step in match.steps for sentence in silent.step(step))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_reason_is_given_of_people_nor_where_it_is_not_known_who_played(language: str) -> None:
    match = a_match_of_bots(5)
    texts = Texts("eti", language, strict=True)
    unknown = Narrator(GAME, language, None)
    mixed = Narrator(GAME, language, None, speakers=Speakers({1, 2, 3}))
    branched = Narrator(GAME, language, None, speakers=Speakers(range(4), after=len(match.steps)))
    found = 0
    for step in match.steps:
        for place, event in enumerate(step.events):
            reason = GAME.extras.talk.why(step.before, step.state, event)
            if reason is None:
                continue
            found += 1
            plain, with_reason = texts.event(event), texts.event(event, why=reason.code)
            assert with_reason != plain
            assert unknown.step(step)[place].text == plain
            assert branched.step(step)[place].text == plain
            assert mixed.step(step)[place].text == (plain if reason.seat == Seat(0) else with_reason)
    assert found


def test_what_others_played_before_a_match_was_branched_off_is_not_spoken_of() -> None:
    match = a_match_of_bots(5)
    everything = Narrator(GAME, "en", None, speakers=Speakers(range(4)))
    spoken = [step.number for step in match.steps if any(each.said for each in everything.step(step))]
    later = Narrator(GAME, "en", None, speakers=Speakers(range(4), after=spoken[0]))
    assert [step.number for step in match.steps if any(each.said for each in later.step(step))] == spoken[1:]


@pytest.mark.parametrize(("language", "marks"), [("en", "“”"), ("fr", "«»")])
def test_the_log_has_it_in_quotation_marks(language: str, marks: str) -> None:
    match = a_match_of_bots(5)
    narrator = Narrator(GAME, language, None, speakers=Speakers(range(4)))
    text = " ".join(sentences for _, sentences in narrator.paragraphs(match.steps))
    assert all(mark in text for mark in marks)
