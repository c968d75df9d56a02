"""Contract tests of texts: everything a game can say has a text in every language, and no text lacks what it needs."""

from functools import cache
from importlib.resources import files
from itertools import islice
from typing import Any

from saucer.engine.match import NOT_A_MOVE, NOT_YOUR_TURN, NOTHING_TO_TAKE_BACK, Match
from saucer.engine.options import option_fields
from saucer.engine.types import Outcome, Refusal, Seat, TakeBack, TimeUp
from saucer.testing.cases import Case
from saucer.testing.game_tests import GameTests, catalogue_of
from saucer.testing.random_play import random_match, viewers
from saucer.testing.text_samples import (
    BARE_SPACE,
    NAMES,
    check_text,
    entries_of,
    every_variant,
    public_ids,
    variables,
    words_in_literals,
)
from saucer.texts import LANGUAGES, Texts
from saucer.texts.bundles import game_entries
from saucer.texts.fields import kebab
from saucer.texts.game_texts import PHRASES
from saucer.texts.narrator import Narrator

STEPS_BETWEEN_QUESTIONS = 40
MADE_FROM_CODE = ("move", "event", "refuse", "why", "say")
REASONED_SAMPLES = 8
ENGINE_REASONS = {NOT_YOUR_TURN, NOTHING_TO_TAKE_BACK, NOT_A_MOVE}


@cache
def strict(game: str, language: str) -> Texts:
    return Texts(game, language, strict=True)


class TextTests(GameTests):
    """Tests that every text exists and that both languages have the same ones."""

    def texts(self, language: str) -> Texts:
        return strict(self.game.id, language)

    def test_a_game_says_what_it_is(self, language: str) -> None:
        for text_id in ("title", "pitch", "players", "minutes"):
            check_text(self.texts(language).format(text_id), language)

    def test_every_move_has_a_label(self, language: str) -> None:
        for cls in (*self.game.moves, TakeBack, TimeUp):
            for move in every_variant(cls, self.game):
                for viewer in (None, 0, 1):
                    check_text(self.texts(language).move(move, viewer, NAMES), language)

    def test_every_event_has_a_sentence_whatever_its_fields_say(self, language: str) -> None:
        for cls in self.game.events:
            for event in every_variant(cls, self.game):
                for viewer in (None, 0, 1):
                    check_text(self.texts(language).event(event, viewer, NAMES), language)

    def test_every_reason_fits_the_sentence_of_every_event_that_can_have_one(self, language: str) -> None:
        texts = self.texts(language)
        for code in self.game.extras.talk.codes:
            check_text(texts.format(f"why-{code}"), language)
            for cls in self.game.extras.talk.reasons:
                for event in islice(every_variant(cls, self.game), REASONED_SAMPLES):
                    for viewer in (None, 0, 1):
                        check_text(texts.event(event, viewer, NAMES, code), language)

    def test_bots_have_different_phrases_for_every_reason(self, language: str) -> None:
        for code in self.game.extras.talk.codes:
            phrases = {self.texts(language).format(f"say-{code}", pick=pick) for pick in range(PHRASES)}
            assert len(phrases) == PHRASES, code

    def test_every_refusal_has_a_sentence(self, language: str) -> None:
        for reason in {*self.game.refusals, *ENGINE_REASONS}:
            assert self.texts(language).has(f"refuse-{reason}"), reason

    def test_every_option_and_choice_has_a_label(self, language: str) -> None:
        texts = self.texts(language)
        for option in option_fields(self.game.options):
            text = texts.option(option.name)
            check_text(text.label, language)
            check_text(text.help, language)
            labels = [check_text(texts.choice(option.name, choice), language) for choice in option.choices]
            assert len(set(labels)) == len(labels)

    def test_every_phase_says_what_to_do(self, language: str) -> None:
        for phase in self.game.decisions:
            assert self.texts(language).has(f"decide-{phase.name}"), phase.name

    def test_every_end_has_a_sentence(self, language: str) -> None:
        for reason in words_in_literals(self.game, "reason"):
            for winners in ((), (0,), (1,), (0, 1)):
                outcome = Outcome((12, 9), tuple(Seat(seat) for seat in winners), reason)
                for viewer in (None, 0, 1):
                    check_text(self.texts(language).outcome(outcome, viewer, NAMES), language)

    def test_all_languages_have_the_same_texts(self) -> None:
        assert game_entries(self.game.id, "en"), "there are no texts"
        first, *others = (public_ids(entries_of(self.game, language)) for language in LANGUAGES)
        assert all(other == first for other in others)

    def test_texts_speak_of_the_same_things_in_all_languages(self) -> None:
        english, french = entries_of(self.game, "en"), entries_of(self.game, "fr")
        for name in sorted(set(english) & set(french)):
            assert variables(name, english) == variables(name, french), name

    def test_no_text_is_left_over(self, language: str) -> None:
        """A refusal, move or event that no longer exists takes its text with it."""
        kinds = {f"move-{kebab(cls.__name__)}" for cls in self.game.moves}
        kinds |= {f"event-{kebab(cls.__name__)}" for cls in self.game.events}
        kinds |= {f"refuse-{reason}" for reason in self.game.refusals}
        kinds |= {f"{prefix}-{code}" for prefix in ("why", "say") for code in self.game.extras.talk.codes}
        own = game_entries(self.game.id, language)
        assert {name for name in own if name.split("-")[0] in MADE_FROM_CODE} <= kinds

    def test_french_puts_no_break_spaces_before_high_punctuation(self) -> None:
        for package, path in ((self.game.package, "texts/fr.ftl"), ("saucer.texts", "fr.ftl")):
            text = files(package).joinpath(path).read_text(encoding="utf-8")
            assert not BARE_SPACE.search(text)


class WholeMatchTextTests(GameTests):
    """Whole matches of random moves can be put into words."""

    def test_every_event_and_outcome_has_a_sentence(self, text_case: Case) -> None:
        match = random_match(text_case, seed=5)
        seen = {
            (match.game.sight.see_event(step.state, event, viewer), viewer)
            for step in match.steps
            for event in step.events
            for viewer in viewers(text_case)
        }
        for event, viewer in seen:
            for language in LANGUAGES:
                check_text(strict(self.game.id, language).event(event, viewer, NAMES), language)
        assert match.outcome is not None
        for viewer in viewers(text_case):
            for language in LANGUAGES:
                check_text(strict(self.game.id, language).outcome(match.outcome, viewer, NAMES), language)

    def test_the_opening_and_every_timer_can_be_put_into_words(self, text_case: Case) -> None:
        match = random_match(text_case, seed=5)
        timers = {timer.name for state in some_states(match) for timer in self.game.rules.clock(state)}
        for language in LANGUAGES:
            texts = strict(self.game.id, language)
            for timer in timers:
                check_text(texts.format(f"timer-{timer}"), language)
            for viewer in viewers(text_case):
                for sentence in Narrator(self.game, language, viewer, NAMES).opening(match.first_state):
                    check_text(sentence.text, language)

    def test_every_menu_has_different_labels(self, text_case: Case) -> None:
        for state in some_states(random_match(text_case, seed=5)):
            for seat in self.game.rules.to_move(state):
                moves = self.game.rules.legal_moves(state, seat)
                for language in LANGUAGES:
                    texts = strict(self.game.id, language)
                    described = [self.game.sight.describe(state, move) for move in moves]
                    labels = [check_text(texts.move(move, seat, NAMES), language) for move in described]
                    assert len(set(labels)) == len(moves), labels

    def test_every_decision_says_what_to_do(self, text_case: Case) -> None:
        phases = {phase.name for phase in self.game.decisions}
        for state in some_states(random_match(text_case, seed=5)):
            for viewer in viewers(text_case):
                view = self.game.sight.see(state, viewer)
                assert not phases or view.decision.phase in phases
                for language in LANGUAGES:
                    texts = strict(self.game.id, language)
                    decider = getattr(view, "turn", viewer)
                    decision = self.game.sight.describe(state, view.decision)
                    check_text(texts.decision(decision, decider, viewer, NAMES), language)

    def test_every_refusal_says_why(self, text_case: Case) -> None:
        match = random_match(text_case, seed=5)
        catalogue = catalogue_of(text_case)
        refusals: dict[str, Refusal] = {}
        for state in some_states(match):
            match.state = state
            for move in catalogue:
                refusal = match.refusal(Seat(0), move)
                if refusal is not None:
                    refusals[repr(refusal)] = refusal
        for refusal in refusals.values():
            for language in LANGUAGES:
                check_text(strict(self.game.id, language).refusal(refusal, 0, NAMES), language)


def some_states(match: Match) -> list[Any]:
    """Some of the states a match has been in."""
    return [match.first_state, *(step.state for step in match.steps[::STEPS_BETWEEN_QUESTIONS])]
