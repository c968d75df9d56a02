"""Contract tests of views: nothing a viewer can notice depends on what it is not shown."""

from saucer.testing.cases import Case
from saucer.testing.checks import freeze, imagine_checked, non_interference, seen_events
from saucer.testing.game_tests import GameTests, catalogue_of
from saucer.testing.random_play import is_sampled, play_steps, random_match, viewers


class ViewTests(GameTests):
    """Tests that states imagined from a view give the same view."""

    def test_a_view_imagined_looks_the_same(self, case: Case) -> None:
        game = case.game
        for step in play_steps(case, 3):
            if not is_sampled(step.number):
                continue
            for viewer in viewers(case):
                other = imagine_checked(game, step.before, viewer, step.number)
                self.check_state(other)
                if viewer is not None:
                    assert game.rules.legal_moves(other, viewer) == game.rules.legal_moves(
                        step.before, viewer
                    )
                assert list(game.rules.to_move(other)) == list(game.rules.to_move(step.before))
                if game.sight.open_state is not None:
                    assert freeze(game, other) == freeze(game, step.before), "views do not show everything"

    def test_a_finished_match_can_be_imagined_too(self, case: Case) -> None:
        state = random_match(case, 4).state
        for viewer in viewers(case):
            other = imagine_checked(case.game, state, viewer, 4)
            assert not case.game.rules.to_move(other)
            assert case.game.rules.outcome(other) == case.game.rules.outcome(state)

    def test_the_opening_shows_nothing_hidden(self, case: Case) -> None:
        game, state = case.game, random_match(case, 5).first_state
        for viewer in viewers(case):
            other = imagine_checked(game, state, viewer, 5)
            seen = seen_events(game, state, game.sight.opening(state), viewer)
            assert seen_events(game, other, game.sight.opening(other), viewer) == seen

    def test_nothing_hidden_shows(self, case: Case) -> None:
        catalogue = catalogue_of(case)
        compared = 0
        for step in play_steps(case, 5):
            if is_sampled(step.number):
                for viewer in viewers(case):
                    compared += non_interference(case.game, step.before, viewer, catalogue, step.number)
        assert compared, "no two steps could be compared"
