"""Matches: views, refusals and take-backs."""

from typing import Any

import pytest

from saucer.engine.errors import BadOptions, IllegalMove, SaucerError
from saucer.engine.match import Match
from saucer.engine.types import Seat, TakeBack, TimeUp
from saucer.games.strangers import GAME as STRANGERS
from saucer.games.strangers.options import Options as StrangersOptions
from saucer.testing.checks import freeze
from tests.engine.toy import TOY, Bid, BidMade, Options, Rest, Rested, RoundWon


def toy_match(seats: int = 2, **options: object) -> Match:
    return Match(TOY, Options(**options), seats, 7)  # type: ignore[arg-type]


def test_simultaneous_play_asks_everyone() -> None:
    match = toy_match(3)
    assert match.to_move == [0, 1, 2]
    match.play(1, Bid(2))
    assert match.to_move == [0, 2]


def test_a_secret_choice_stays_secret_until_all_are_in() -> None:
    match = toy_match()
    match.play(0, Bid(3))
    assert match.events_seen(0) == [BidMade(Seat(0), 3)]
    assert match.events_seen(1) == [BidMade(Seat(0), None)]
    assert match.events_seen() == [BidMade(Seat(0), None)]
    assert match.view(0).own == 3
    assert match.view(1).own is None
    assert match.view().own is None
    assert match.play(1, Bid(1))[-1].bids == (3, 1)


def test_events_can_be_asked_for_since_a_step() -> None:
    match = toy_match()
    match.play(0, Bid(3))
    match.play(1, Rest())
    assert match.events_seen(1, since=1)[0] == Rested(Seat(1))
    assert isinstance(match.events_seen(1, since=1)[1], RoundWon)
    assert match.events_seen(1, since=2) == []


def test_a_refused_move_changes_nothing() -> None:
    match = toy_match()
    match.play(0, Bid(3))
    before = match.state, freeze(TOY, match.state)
    with pytest.raises(IllegalMove) as caught:
        match.play(0, Bid(2))
    assert (match.state, freeze(TOY, match.state)) == before
    assert len(match.steps) == 1
    assert caught.value.rule == "R1.2"
    assert caught.value.move == Bid(2)
    assert set(caught.value.reasons) == {"en", "fr"}
    assert caught.value.reason == caught.value.reasons["en"]


def test_what_is_no_move_of_the_game_is_refused() -> None:
    for thing in (None, "bid", 3, BidMade(Seat(0), 1)):
        with pytest.raises(IllegalMove, match="not-a-move"):
            toy_match().play(0, thing)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    match = toy_match()
    for ask in (match.legal_moves, match.view, match.events_seen, lambda seat: match.play(seat, Bid(1))):
        with pytest.raises(SaucerError, match=f"there is no seat {seat}; the seats are 0 to 1"):
            ask(seat)


def test_the_clock_plays_only_for_a_timer_that_runs() -> None:
    match = toy_match()
    with pytest.raises(IllegalMove):
        match.play(None, TimeUp("lunch"))
    with pytest.raises(IllegalMove):
        match.play(0, TimeUp("bids"))
    with pytest.raises(IllegalMove):
        match.play(None, Bid(1))
    match.play(None, TimeUp("bids"))
    assert match.state.round == 2
    with pytest.raises(IllegalMove):
        toy_match(clock=False).play(None, TimeUp("bids"))


def test_nobody_moves_when_it_is_over() -> None:
    match = toy_match(rounds=1)
    match.play(0, Rest())
    match.play(1, Rest())
    assert match.to_move == []
    assert match.outcome is not None
    with pytest.raises(IllegalMove, match=r"R1\.4"):
        match.play(0, Rest())
    with pytest.raises(IllegalMove):
        match.play(None, TimeUp("bids"))


# Taking back


def test_own_steps_can_be_taken_back_one_by_one() -> None:
    match = toy_match(change=True)
    first = freeze(TOY, match.state)
    match.play(0, Bid(1))
    second = freeze(TOY, match.state)
    match.play(0, Bid(2))
    match.take_back(0)
    assert freeze(TOY, match.state) == second
    match.take_back(0)
    assert freeze(TOY, match.state) == first
    assert not match.can_take_back(0)
    assert [step.number for step in match.steps] == [1, 2, 3, 4]


def test_nothing_can_be_taken_back_before_the_first_step() -> None:
    match = toy_match()
    assert not match.can_take_back(0)
    with pytest.raises(IllegalMove) as caught:
        match.take_back(0)
    assert caught.value.rule == "TakeBack"
    assert not match.steps


def test_nothing_can_be_taken_back_once_another_seat_has_acted() -> None:
    match = toy_match(3)
    match.play(0, Bid(1))
    match.play(1, Bid(1))
    assert not match.can_take_back(0)
    assert match.can_take_back(1)
    with pytest.raises(IllegalMove):
        match.take_back(0)


def test_nothing_can_be_taken_back_of_anothers_steps() -> None:
    match = toy_match(3)
    match.play(0, Bid(1))
    assert not match.can_take_back(1)
    with pytest.raises(IllegalMove):
        match.take_back(1)


@pytest.mark.parametrize("prize", ["die", "one"])
def test_nothing_can_be_taken_back_once_chance_was_used_or_something_shown(prize: str) -> None:
    match = toy_match(prize=prize)
    match.play(0, Bid(1))
    match.play(1, Bid(2))
    assert not match.can_take_back(0)
    assert not match.can_take_back(1)


def test_nothing_can_be_taken_back_once_the_clock_has_rung() -> None:
    match = toy_match()
    match.play(0, Bid(1))
    match.play(None, TimeUp("bids"))
    assert not match.can_take_back(0)
    with pytest.raises(IllegalMove):
        match.play(None, TakeBack())


def test_a_take_back_does_not_bring_earlier_permissions_back() -> None:
    match = toy_match(3, change=True)
    match.play(0, Bid(1))
    match.play(1, Bid(1))
    match.take_back(1)
    assert not match.can_take_back(0)
    assert not match.can_take_back(1)


def test_a_step_after_a_take_back_can_be_taken_back_too() -> None:
    match = toy_match()
    before = freeze(TOY, match.state)
    for amount in (1, 2, 3):
        match.play(0, Bid(amount))
        match.take_back(0)
        assert freeze(TOY, match.state) == before
    assert len(match.steps) == 6


# Setting up


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_a_number_of_seats_the_game_does_not_have_is_refused(seats: int) -> None:
    with pytest.raises(BadOptions, match=f"toy is played with 2 to 4 seats, not {seats}"):
        toy_match(seats)


@pytest.mark.parametrize("seats", [2.0, "2", None])
def test_a_number_of_seats_that_is_no_whole_number_is_refused(seats: Any) -> None:
    with pytest.raises(BadOptions, match="toy is played with 2 to 4 seats"):
        toy_match(seats)


@pytest.mark.parametrize("seed", [None, 1.5, float("nan"), b"7"])
def test_a_seed_that_no_record_could_hold_is_refused(seed: Any) -> None:
    with pytest.raises(BadOptions, match="a seed is a whole number or a text"):
        Match(TOY, Options(), 2, seed)


@pytest.mark.parametrize("seat", ["0", 0.0])
def test_a_seat_that_is_no_whole_number_is_refused(seat: Any) -> None:
    with pytest.raises(SaucerError, match="there is no seat"):
        toy_match().play(seat, Rest())


def test_options_that_do_not_go_together_are_refused_with_the_rule() -> None:
    with pytest.raises(BadOptions, match=r"R1\.3"):
        toy_match(4, rounds=5)


def test_an_illegal_move_is_explained_by_the_formatter() -> None:
    match = Match(TOY, Options(), 2, 1, lambda refusal, language: f"{language}:{refusal.reason}")
    match.play(0, Rest())
    with pytest.raises(IllegalMove) as caught:
        match.play(0, Rest())
    assert caught.value.reasons == {"en": "en:bid-already", "fr": "fr:bid-already"}
    assert str(caught.value) == "R1.2: en:bid-already"


def test_two_matches_with_one_seed_deal_alike() -> None:
    one, other = (Match(STRANGERS, StrangersOptions(), 3, "ab" * 32) for _ in range(2))
    assert freeze(STRANGERS, one.state) == freeze(STRANGERS, other.state)


def test_dropped_steps_leave_the_rest_as_it_was() -> None:
    whole, short = (Match(TOY, Options(rounds=5, clock=False), 2, 9) for _ in range(2))
    for number in range(8):
        for match in (whole, short):
            match.play(number % 2, Bid(1 + number % 3))
            short.drop_steps(2)
    assert (short.count, len(short.steps), short.steps[-1].number) == (8, 2, 8)
    assert TOY.states.dump(short.state) == TOY.states.dump(whole.state)
    assert short.events_seen(0, 7) == whole.events_seen(0, 7)
    with pytest.raises(AssertionError):
        short.record()
