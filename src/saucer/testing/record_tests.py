"""Contract tests of what is written down and read again: JSON, pickles, records, steps taken back."""

import pickle
from copy import deepcopy

from saucer.engine.chance import Chance
from saucer.engine.codec import Codec
from saucer.engine.match import Match
from saucer.engine.options import options_from_plain, plain_options
from saucer.engine.record import read_record
from saucer.engine.replay import replay
from saucer.testing.cases import Case
from saucer.testing.checks import freeze, through_json
from saucer.testing.game_tests import GameTests
from saucer.testing.random_play import is_sampled, play_steps, random_match, viewers

MOST_TAKE_BACK_STEPS = 400
MOST_COPIED_STEPS = 12


class RecordTests(GameTests):
    """Tests that everything written reads back unchanged."""

    def test_everything_survives_json(self, case: Case) -> None:
        game = case.game
        codec = Codec(game)
        for step in play_steps(case, 6):
            assert codec.decode_move(through_json(codec.encode(step.move))) == step.move
            for event in step.events:
                assert codec.decode_event(through_json(codec.encode(event))) == event
            if is_sampled(step.number):
                for viewer in viewers(case):
                    for event in step.events:
                        seen = game.sight.see_event(step.state, event, viewer)
                        assert codec.decode_event(through_json(codec.encode(seen))) == seen
                    view = game.sight.see(step.state, viewer)
                    assert codec.decode_view(through_json(codec.encode_view(view))) == view

    def test_options_survive_json(self, case: Case) -> None:
        plain = through_json(plain_options(case.options))
        assert options_from_plain(case.game.options, plain) == case.options

    def test_views_moves_and_events_survive_a_pickle(self, case: Case) -> None:
        game = case.game
        for step in play_steps(case, 7):
            if step.number % 10 == 0:
                for viewer in viewers(case):
                    view = game.sight.see(step.state, viewer)
                    assert pickle.loads(pickle.dumps(view)) == view
            assert pickle.loads(pickle.dumps(step.move)) == step.move
            assert pickle.loads(pickle.dumps(step.events)) == step.events

    def test_matches_and_states_survive_a_pickle_and_a_copy(self, case: Case) -> None:
        match = Match(case.game, case.options, case.seats, 8)
        chance = Chance(8, 0, "taste")
        while match.to_move and match.count < MOST_COPIED_STEPS:
            seat = match.to_move[chance.below(len(match.to_move))]
            moves = match.legal_moves(seat)
            match.play(seat, moves[chance.below(len(moves))])
        for twin in (pickle.loads(pickle.dumps(match)), deepcopy(match)):
            assert freeze(case.game, twin.state) == freeze(case.game, match.state)
            assert twin.record().to_json() == match.record().to_json()
            for seat in match.to_move:
                assert twin.legal_moves(seat) == match.legal_moves(seat)
            for seat in twin.to_move[:1]:
                twin.play(seat, twin.legal_moves(seat)[0])
                assert twin.count == match.count + 1, "a step of the twin leaves the match alone"

    def test_a_record_replays_to_the_same_digests(self, case: Case) -> None:
        match = random_match(case, 12)
        record = read_record(match.record().to_json())
        assert record.to_json() == match.record().to_json()
        again = replay(record, case.game)
        assert again.record().to_json() == record.to_json()
        assert again.outcome == match.outcome

    def test_a_take_back_restores_the_state_before(self, case: Case) -> None:
        match = Match(case.game, case.options, case.seats, 13)
        chance = Chance(13, 0, "taste")
        taken_back = 0
        while match.to_move and len(match.steps) < MOST_TAKE_BACK_STEPS:
            before, number = match.state, len(match.steps)
            frozen = freeze(case.game, before)
            seat = match.to_move[chance.below(len(match.to_move))]
            moves = match.legal_moves(seat)
            match.play(seat, moves[chance.below(len(moves))])
            for other in range(case.seats):
                assert match.can_take_back(other) <= (other == seat)
            if match.can_take_back(seat) and chance.below(3) == 0:
                match.take_back(seat)
                taken_back += 1
                assert freeze(case.game, match.state) == frozen
                assert len(match.steps) == number + 2, "step numbers never go back"
        assert [step.number for step in match.steps] == list(range(1, len(match.steps) + 1))
        assert taken_back, "no step could be taken back"
        replay(match.record(), case.game)
