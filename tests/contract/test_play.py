"""Random play of every game keeps its promises."""

import pickle
from typing import Any

import msgspec
import pytest

from saucer.engine.chance import Chance
from saucer.engine.codec import Codec
from saucer.engine.match import Match
from saucer.engine.options import options_from_plain, plain_options
from saucer.engine.record import read_record
from saucer.engine.replay import replay
from saucer.engine.types import Seat
from saucer.games import GAMES
from saucer.texts import Texts
from tests.contract.pages import LANGUAGES, rule_numbers
from tests.contract.promises import (
    freeze,
    imagined,
    invariants_of,
    non_interference,
    orderly,
    refusals,
)
from tests.contract.strolls import is_worth_a_look, random_match, random_step, stroll, viewers
from tests.contract.variants import Case, some_cases

CASES = [case for game in GAMES for case in some_cases(game)]

every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)


def catalogue_of(case: Case) -> list[Any]:
    return list(case.game.every_move(case.options, case.seats))


@every_case
def test_matches_end_and_keep_their_invariants(case: Case) -> None:
    check = invariants_of(case.game)
    for seed in range(3):
        for moment in stroll(case, seed):
            check(moment.state)


@every_case
def test_past_states_never_change(case: Case) -> None:
    match = Match(case.game, case.options, case.seats, 1)
    taken = [(match.state, freeze(case.game, match.state))]
    taste = Chance(1, 0, "taste")
    while match.to_move:
        match.play(*random_step(case.game, match.state, taste))
        taken.append((match.state, freeze(case.game, match.state)))
    for state, frozen in taken:
        assert freeze(case.game, state) == frozen


@every_case
def test_a_copy_goes_its_own_way(case: Case) -> None:
    game = case.game
    for moment in stroll(case, 2):
        twin = game.copy(moment.before)
        frozen = freeze(game, moment.before)
        assert freeze(game, twin) == frozen
        game.advance(twin, moment.seat, moment.move, Chance(2, moment.step))
        assert freeze(game, moment.before) == frozen
        assert freeze(game, twin) == freeze(game, moment.state)


@every_case
def test_a_view_imagined_looks_the_same(case: Case) -> None:
    game = case.game
    check = invariants_of(game)
    for moment in stroll(case, 3):
        if not is_worth_a_look(moment.step):
            continue
        for viewer in viewers(case):
            other = imagined(game, moment.before, viewer, moment.step)
            check(other)
            if viewer is not None:
                assert game.legal_moves(other, viewer) == game.legal_moves(moment.before, viewer)
            assert list(game.to_move(other)) == list(game.to_move(moment.before))


@every_case
def test_a_finished_match_can_be_imagined_too(case: Case) -> None:
    state = random_match(case, 4).state
    for viewer in viewers(case):
        other = imagined(case.game, state, viewer, 4)
        assert not case.game.to_move(other)
        assert case.game.outcome(other) == case.game.outcome(state)


@every_case
def test_nothing_hidden_shows(case: Case) -> None:
    catalogue = catalogue_of(case)
    compared = 0
    for moment in stroll(case, 5):
        if is_worth_a_look(moment.step):
            for viewer in viewers(case):
                compared += non_interference(case.game, moment.before, viewer, catalogue, moment.step)
    assert compared, "no two steps could be compared"


@every_case
def test_everything_survives_json(case: Case) -> None:
    game = case.game
    codec = Codec(game)
    for moment in stroll(case, 6):
        assert codec.decode_move(by_json(codec.encode(moment.move))) == moment.move
        for event in moment.events:
            assert codec.decode_event(by_json(codec.encode(event))) == event
        if is_worth_a_look(moment.step):
            for viewer in viewers(case):
                for event in moment.events:
                    seen = game.see_event(moment.state, event, viewer)
                    assert codec.decode_event(by_json(codec.encode(seen))) == seen
                view = game.see(moment.state, viewer)
                assert codec.decode_view(by_json(codec.encode_view(view))) == view


def by_json(plain: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(plain))


@every_case
def test_options_survive_json(case: Case) -> None:
    assert options_from_plain(case.game.options, by_json(plain_options(case.options))) == case.options


@every_case
def test_everything_survives_a_pickle(case: Case) -> None:
    game = case.game
    for moment in stroll(case, 7):
        if moment.step % 10 == 0:
            again = pickle.loads(pickle.dumps(moment.before))
            assert freeze(game, again) == freeze(game, moment.before)
            game.advance(again, moment.seat, moment.move, Chance(7, moment.step))
            assert freeze(game, again) == freeze(game, moment.state)
            for viewer in viewers(case):
                view = game.see(moment.state, viewer)
                assert pickle.loads(pickle.dumps(view)) == view
        assert pickle.loads(pickle.dumps(moment.move)) == moment.move
        assert pickle.loads(pickle.dumps(moment.events)) == moment.events


@every_case
def test_the_same_seed_gives_the_same_match(case: Case) -> None:
    one, other = random_match(case, 8), random_match(case, 8)
    assert one.record().to_json() == other.record().to_json()
    assert random_match(case, 9).record().identity() != one.record().identity()


@every_case
def test_legal_moves_come_from_the_catalogue(case: Case) -> None:
    catalogue = catalogue_of(case)
    numbered = {move: number for number, move in enumerate(catalogue)}
    assert len(numbered) == len(catalogue), "a move is in the catalogue twice"
    assert catalogue == catalogue_of(case), "the catalogue is not the same twice"
    for moment in stroll(case, 10):
        for seat in range(case.seats):
            orderly(case.game, moment.before, Seat(seat), numbered)


@every_case
def test_every_illegal_move_is_refused_by_a_rule_in_both_languages(case: Case) -> None:
    pages = [set(rule_numbers(case.game.id, language)) for language in LANGUAGES]
    voices = [Texts(case.game.id, language, strict=True) for language in LANGUAGES]
    catalogue = catalogue_of(case)
    heard: set[str] = set()
    for moment in stroll(case, 11):
        if is_worth_a_look(moment.step):
            for seat in range(case.seats):
                for refusal in refusals(case.game, moment.before, Seat(seat), catalogue):
                    assert all(refusal.rule in page for page in pages), f"no such rule: {refusal}"
                    if refusal.reason not in heard:
                        heard.add(refusal.reason)
                        assert all(voice.refusal(refusal) for voice in voices)


@every_case
def test_a_record_replays_to_the_same_digests(case: Case) -> None:
    match = random_match(case, 12)
    record = read_record(match.record().to_json())
    assert record.to_json() == match.record().to_json()
    again = replay(record, case.game)
    assert again.record().to_json() == record.to_json()
    assert again.outcome == match.outcome


@every_case
def test_a_take_back_restores_the_state_before(case: Case) -> None:
    match = Match(case.game, case.options, case.seats, 13)
    taste = Chance(13, 0, "taste")
    taken_back = 0
    while match.to_move and len(match.steps) < 400:
        before, number = match.state, len(match.steps)
        frozen = freeze(case.game, before)
        seat = match.to_move[taste.below(len(match.to_move))]
        moves = match.legal_moves(seat)
        match.play(seat, moves[taste.below(len(moves))])
        for other in range(case.seats):
            assert match.can_take_back(other) <= (other == seat)
        if match.can_take_back(seat) and taste.below(3) == 0:
            match.take_back(seat)
            taken_back += 1
            assert freeze(case.game, match.state) == frozen
            assert len(match.steps) == number + 2, "step numbers never go back"
    assert [step.number for step in match.steps] == list(range(1, len(match.steps) + 1))
    assert taken_back
    replay(match.record(), case.game)
