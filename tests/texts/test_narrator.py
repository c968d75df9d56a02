"""The narrator: steps as sentences, each as its viewer may know it."""

import pytest

import saucer
from saucer.engine.match import Match
from saucer.engine.types import Seat, TakeBack
from saucer.games.strangers.components import Spot
from saucer.games.strangers.events import CardDrawn, KidFled, TurnStarted
from saucer.games.strangers.moves import Flee, Release
from saucer.texts import texts
from saucer.texts.narrator import Narrator, Sentence

ADA, BO = Seat(0), Seat(1)
NAMES = ("Ada", "Bo")


@pytest.fixture
def match() -> Match:
    """A match that seat 0 begins by releasing a Kid."""
    found = next(
        match
        for match in (saucer.new_match("strangers", seats=2, seed=seed) for seed in range(100))
        if match.to_move == [ADA]
    )
    found.play(ADA, Release())
    return found


def narrator(match: Match, viewer: Seat | None, language: str = "en", *, reveal: bool = False) -> Narrator:
    return Narrator(match.game, language, viewer, NAMES, reveal=reveal)


def text_of(sentences: list[Sentence]) -> str:
    return " ".join(sentence.text for sentence in sentences)


def test_events_are_described_as_the_viewer_may_know_them(match: Match) -> None:
    step = match.steps[0]
    assert text_of(narrator(match, ADA).step(step)).startswith("You release a Kid.")
    assert text_of(narrator(match, BO).step(step)).startswith("Ada releases a Kid.")
    assert text_of(narrator(match, None, "fr").step(step)).startswith("Ada fait sortir un Gamin.")


def test_hidden_cards_are_named_only_to_their_owner_and_when_everything_is_revealed() -> None:
    match = saucer.new_match("strangers", seats=2, seed=8)
    while not any(isinstance(event, CardDrawn) for step in match.steps for event in step.events):
        seat = match.to_move[0]
        match.play(seat, match.legal_moves(seat)[0])
    step = match.steps[-1]
    (drawn, *_) = [event for event in step.events if isinstance(event, CardDrawn)]
    other = Seat(1 - drawn.seat)
    assert drawn in [sentence.event for sentence in narrator(match, drawn.seat).step(step)]
    assert drawn not in [sentence.event for sentence in narrator(match, other).step(step)]
    assert drawn not in [sentence.event for sentence in narrator(match, None).step(step)]
    assert drawn in [sentence.event for sentence in narrator(match, None, reveal=True).step(step)]


def test_a_step_taken_back_is_one_sentence() -> None:
    match = saucer.new_match("strangers", seats=2, seed=5)
    seat = match.to_move[0]
    while not match.can_take_back(seat):
        seat = match.to_move[0]
        match.play(seat, match.legal_moves(seat)[-1])
    match.take_back(seat)
    step, name = match.steps[-1], NAMES[seat]
    assert narrator(match, seat).step(step) == [Sentence(TakeBack(), "You take your last move back.")]
    assert text_of(narrator(match, None).step(step)) == f"{name} takes the last move back."
    assert text_of(narrator(match, None, "fr").step(step)) == f"{name} annule son dernier coup."


def test_events_can_be_skipped(match: Match) -> None:
    step = match.steps[0]
    everything = [type(event) for event in step.events]
    kept = [type(sentence.event) for sentence in narrator(match, ADA).step(step, (TurnStarted,))]
    assert kept == [kind for kind in everything if kind is not TurnStarted]


def test_steps_of_one_seat_in_a_row_are_one_paragraph(match: Match) -> None:
    while len({step.seat for step in match.steps}) == 1:
        seat = match.to_move[0]
        match.play(seat, match.legal_moves(seat)[0])
    seats = [seat for seat, _ in narrator(match, ADA).paragraphs(match.steps)]
    assert seats == [ADA, BO]


def test_the_question_says_who_decides() -> None:
    match = saucer.new_match("strangers", seats=2, seed=5)
    seat = match.to_move[0]
    decision = match.view(seat).decision
    assert (
        narrator(match, Seat(1 - seat)).question(match.state, decision, seat) == f"{NAMES[seat]} is choosing."
    )
    assert narrator(match, seat).question(match.state, decision, seat) != ""


def test_the_opening_names_the_board_the_first_player_and_the_hands_one_may_see() -> None:
    match = saucer.new_match("strangers", seats=2, seed=5, board="B")
    first = match.to_move[0]
    other = Seat(1 - first)
    open_text = text_of(Narrator(match.game, "en", None, NAMES, reveal=True).opening(match.first_state))
    assert open_text.startswith(
        f"Play begins on board B. {NAMES[first]} goes first. {NAMES[first]} begins with "
    )
    own = text_of(narrator(match, other).opening(match.first_state))
    assert f"{NAMES[first]} begins with 3 cards. You begin with " in own
    hand = [texts("strangers").name("card", card) for card in match.view(other).seats[other].hand]
    assert all(name in own for name in hand)
    assert text_of(narrator(match, None).opening(match.first_state)).count("begins with 3 cards") == 2


@pytest.mark.parametrize(("board", "school"), [("A", "e9"), ("B", "a6")])
def test_school_goes_by_its_name(board: str, school: str) -> None:
    match = saucer.new_match("strangers", seats=2, seed=5, board=board)
    seat = match.to_move[0]
    match.play(seat, Release())
    match.play(match.to_move[0], match.legal_moves(match.to_move[0])[0])
    match.play(seat, Flee(Spot(school)))
    fled = text_of(narrator(match, seat).step(match.steps[-1], (TurnStarted,)))
    assert fled == "Your Kid runs away from School, back to your supply."
    assert narrator(match, seat).step(match.steps[-1])[0].event == KidFled(seat, Spot(school))
    refusal = match.refusal(match.to_move[0], Flee(Spot(school)))
    assert refusal is None or school not in texts("strangers").refusal(refusal)
