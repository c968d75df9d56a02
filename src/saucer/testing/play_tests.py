"""Contract tests of the rules: matches end, states stay as they were, illegal moves are refused by a rule."""

from saucer.engine.chance import Chance
from saucer.engine.defaults import MOVE, TURN
from saucer.engine.match import NOT_YOUR_TURN, Match
from saucer.engine.options import option_fields
from saucer.engine.types import Seat
from saucer.games import find_game
from saucer.testing.cases import Case
from saucer.testing.checks import check_legal_moves, freeze, idle_moves_of, refusals_of
from saucer.testing.game_tests import GameTests, catalogue_of
from saucer.testing.random_play import is_sampled, play_steps, random_match, random_step
from saucer.texts import LANGUAGES, Texts
from saucer.texts.pages import find_page, rule_numbers

NOT_NOW = "not-now"
SHARED_REASONS = {NOT_YOUR_TURN, NOT_NOW}
"""Reasons whose texts all games share."""


class PlayTests(GameTests):
    """Tests of the rules in random matches."""

    def test_it_is_registered(self) -> None:
        assert find_game(self.game.id) is self.game

    def test_every_option_has_a_default_and_choices(self) -> None:
        for option in option_fields(self.game.options):
            assert option.default in option.choices

    def test_matches_end_and_keep_their_invariants(self, case: Case) -> None:
        for seed in range(3):
            for step in play_steps(case, seed):
                self.check_state(step.state)

    def test_past_states_never_change(self, case: Case) -> None:
        match = Match(case.game, case.options, case.seats, 1)
        taken = [(match.state, freeze(case.game, match.state))]
        chance = Chance(1, 0, "taste")
        while match.to_move:
            match.play(*random_step(case, match.state, chance))
            taken.append((match.state, freeze(case.game, match.state)))
        for state, frozen in taken:
            assert freeze(case.game, state) == frozen, "a state changed after a later step"

    def test_a_copy_goes_its_own_way(self, case: Case) -> None:
        game = case.game
        for step in play_steps(case, 2):
            twin = game.states.copy(step.before)
            frozen = freeze(game, step.before)
            assert freeze(game, twin) == frozen, "a copy differs from its state"
            game.rules.advance(twin, step.seat, step.move, Chance(2, step.number))
            assert freeze(game, step.before) == frozen, (
                "a step of a copy changed the state it was copied from"
            )
            assert freeze(game, twin) == freeze(game, step.state), "the same step in a copy ends elsewhere"

    def test_the_same_seed_gives_the_same_match(self, case: Case) -> None:
        one, other = random_match(case, 8), random_match(case, 8)
        assert one.record().to_json() == other.record().to_json()
        assert random_match(case, 9).record().identity() != one.record().identity()

    def test_legal_moves_come_from_the_catalogue(self, case: Case) -> None:
        catalogue = catalogue_of(case)
        numbered = {move: number for number, move in enumerate(catalogue)}
        assert len(numbered) == len(catalogue), "a move is in the catalogue twice"
        assert catalogue == catalogue_of(case), "the catalogue is not the same twice"
        for step in play_steps(case, 10):
            for seat in range(case.seats):
                check_legal_moves(case.game, step.before, Seat(seat), numbered)

    def test_every_illegal_move_is_refused_by_a_rule_in_both_languages(self, case: Case) -> None:
        known = self.rules_on_every_page()
        texts = [Texts(case.game.id, language, strict=True) for language in LANGUAGES]
        catalogue = catalogue_of(case)
        met: set[str] = set()
        for step in play_steps(case, 11):
            if is_sampled(step.number):
                for seat in range(case.seats):
                    for refusal in refusals_of(case.game, step.before, Seat(seat), catalogue):
                        assert refusal.rule in known, f"no such rule: {refusal}"
                        if refusal.reason not in met:
                            met.add(refusal.reason)
                            assert all(text.refusal(refusal) for text in texts)
        assert met <= {*self.game.refusals, *SHARED_REASONS}, "a reason is not among the game's refusals"

    def test_every_move_that_does_nothing_says_so_by_a_rule_in_both_languages(self, case: Case) -> None:
        if not case.game.rules.has_idle_moves:
            return
        known = self.rules_on_every_page()
        texts = [Texts(case.game.id, language, strict=True) for language in LANGUAGES]
        for step in play_steps(case, 12):
            frozen = freeze(case.game, step.before)
            for refusal in idle_moves_of(case.game, step.before):
                assert refusal.rule in known, f"no such rule: {refusal}"
                assert refusal.reason in self.game.refusals, "a reason is not among the game's refusals"
                assert all(text.no_effect(refusal) for text in texts)
            assert freeze(case.game, step.before) == frozen, "no_effect changed the state"

    def rules_on_every_page(self) -> set[str]:
        """The rules that the pages of all languages have, and what refusals by default name instead."""
        pages = [set(rule_numbers(find_page(self.game.id, language) or "")) for language in LANGUAGES]
        return set.intersection(*pages) | {TURN, MOVE}
