"""Everything a game can say has a text in every language, and no text asks for what it is not given."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from itertools import islice, product
from typing import Any, Literal, NewType, get_args, get_origin, get_type_hints

import pytest
from fluent.syntax import ast as ftl

from saucer.engine.game import AnyGame
from saucer.engine.match import Match
from saucer.engine.options import option_fields
from saucer.engine.types import Message, Outcome, Refusal, Seat, TakeBack, TimeUp
from saucer.games import GAMES
from saucer.texts import LANGUAGES, Texts
from saucer.texts.bundles import Entry, game_entries, nodes_in, shared_entries
from saucer.texts.fields import element_type, is_tuple, kebab, without_none
from tests.contract.strolls import random_match, viewers
from tests.contract.variants import Case, some_cases

NAMES = ("Ada", "Bo", "Cy", "Élodie", "Flo", "Gus")
LEAK = re.compile(r"[{}$]|\?\?\?|[\u2066-\u2069]|\s[.,]|  |\.\.|^\s|\s$")
BARE_SPACE = re.compile(r" [;:!?»]|« ")
FORM = re.compile(r"-(is|id|starts|others|count|slot|first|last|to|at|from)$")
MOST_SAMPLES = 400
STEPS_BETWEEN_QUESTIONS = 40

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_case = pytest.mark.parametrize(
    "case", [case for game in GAMES for case in some_cases(game, mixed=1)], ids=lambda case: case.name
)


@cache
def strict(game: str, language: str) -> Texts:
    return Texts(game, language, strict=True)


def check(text: str, language: str) -> str:
    assert text
    assert not LEAK.search(text), text
    if language == "fr":
        assert not BARE_SPACE.search(text), f"{text}: a no-break space is missing"
    return text


# What there is to say


def sample_ids(game: AnyGame) -> dict[Any, list[str]]:
    """Some ids of every kind of thing that moves name."""
    found: dict[Any, dict[str, None]] = {}
    for move in game.every_move(game.options(), game.seat_counts[-1]):
        for name, hint in get_type_hints(type(move)).items():
            if isinstance(hint, NewType) and hint is not Seat:
                found.setdefault(hint, {})[getattr(move, name)] = None
    return {hint: [*ids][:2] + [*ids][-1:] for hint, ids in found.items()}


def samples(hint: Any, ids: dict[Any, list[str]]) -> list[Any]:
    """Values a field of this type can have."""
    plain = without_none(hint)
    nothing = [None] if plain is not hint else []
    if plain is Seat:
        return [*nothing, 0, 1]
    if plain is bool:
        return [*nothing, False, True]
    if plain is int:
        return [*nothing, 1, 0, 2, 7]
    if get_origin(plain) is Literal:
        return [*nothing, *get_args(plain)]
    if is_tuple(plain):
        parts = samples(element_type(plain), ids)
        return [*nothing, *(tuple(parts[:count]) for count in (1, 2, 3))]
    return [*nothing, *ids.get(plain, ["A"])]


def every_variant(cls: type[Message], game: AnyGame) -> Iterator[Message]:
    ids = sample_ids(game)
    hints = get_type_hints(cls)
    choices = [samples(hints[name], ids) for name in cls.__struct_fields__]
    for values in islice(product(*choices), MOST_SAMPLES):
        yield cls(*values)


def refusals_in_source(game: AnyGame) -> Iterator[tuple[str, ast.expr | None]]:
    """Every `refuse(rule, reason, facts)` written in a game's `explain.py`: the reason and the facts."""
    if game.refusals:
        return
    source = files(f"saucer.games.{game.id}").joinpath("explain.py").read_text(encoding="utf-8")
    for call in ast.walk(ast.parse(source)):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "refuse":
            for reason in branches(call.args[1]):
                assert isinstance(reason, ast.Constant)
                yield str(reason.value), call.args[2] if len(call.args) > 2 else None


def reasons_in_source(game: AnyGame) -> set[str]:
    return set(game.refusals) or {reason for reason, _ in refusals_in_source(game)}


def branches(node: ast.expr) -> list[ast.expr]:
    return [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]


def words_in_literals(game: AnyGame, field: str) -> set[str]:
    """What a field of this name can say, over all the game's events."""
    hints = [get_type_hints(event).get(field) for event in game.events]
    return {word for hint in hints if get_origin(hint) is Literal for word in get_args(hint)}


# Every text is there


@every_language
@every_game
def test_a_game_says_what_it_is(game: AnyGame, language: str) -> None:
    for text_id in ("title", "pitch", "players", "minutes"):
        check(strict(game.id, language).say(text_id), language)


@every_language
@every_game
def test_every_move_has_a_label(game: AnyGame, language: str) -> None:
    for cls in (*game.moves, TakeBack, TimeUp):
        for move in every_variant(cls, game):
            for viewer in (None, 0, 1):
                check(strict(game.id, language).move(move, viewer, NAMES), language)


@every_language
@every_game
def test_every_event_has_a_sentence_whatever_its_fields_say(game: AnyGame, language: str) -> None:
    for cls in game.events:
        for event in every_variant(cls, game):
            for viewer in (None, 0, 1):
                check(strict(game.id, language).event(event, viewer, NAMES), language)


@every_language
@every_game
def test_every_refusal_has_a_sentence(game: AnyGame, language: str) -> None:
    reasons = reasons_in_source(game)
    assert reasons
    for reason in reasons | {"not-your-turn", "nothing-to-take-back", "not-a-move"}:
        assert strict(game.id, language).has(f"refuse-{reason}"), reason


@every_language
@every_game
def test_a_refusal_speaks_only_of_facts_it_is_given(game: AnyGame, language: str) -> None:
    ids = entries(game, language)
    for reason, facts in refusals_in_source(game):
        if facts is None:
            assert not variables(f"refuse-{reason}", ids), reason
        elif isinstance(facts, ast.Dict):
            given = {key.value for key in facts.keys if isinstance(key, ast.Constant)}
            assert variables(f"refuse-{reason}", ids) <= given, reason


@every_language
@every_game
def test_every_option_and_choice_has_a_label(game: AnyGame, language: str) -> None:
    texts = strict(game.id, language)
    for option in option_fields(game.options):
        text = texts.option(option.name)
        check(text.label, language)
        check(text.help, language)
        labels = [check(texts.choice(option.name, choice), language) for choice in option.choices]
        assert len(set(labels)) == len(labels)


@every_language
@every_game
def test_every_phase_says_what_to_do(game: AnyGame, language: str) -> None:
    phases: list[str] = [phase.name for phase in game.phases]
    if not phases:
        phases = import_module(f"saucer.games.{game.id}.state").PHASES
    for phase in phases:
        assert strict(game.id, language).has(f"decide-{phase}"), phase


@every_language
@every_game
def test_every_end_has_a_sentence(game: AnyGame, language: str) -> None:
    texts = strict(game.id, language)
    for reason in words_in_literals(game, "reason"):
        for winners in ((), (0,), (1,), (0, 1)):
            outcome = Outcome((12, 9), tuple(Seat(seat) for seat in winners), reason)
            for viewer in (None, 0, 1):
                check(texts.outcome(outcome, viewer, NAMES), language)


# Both languages say the same things


def entries(game: AnyGame, language: str) -> dict[str, Entry]:
    return {**shared_entries(language), **game_entries(game.id, language)}


def public(ids: dict[str, Entry]) -> set[str]:
    """Texts and their attributes, without the parts that sentences of one language are put together from."""
    whole = {name for name in ids if not name.startswith("part-")}
    return whole | {f"{name}.{part.id.name}" for name in whole for part in ids[name].attributes}


def variables(name: str, ids: dict[str, Entry]) -> set[str]:
    """The fields a text speaks of, with the texts it refers to."""
    found: set[str] = set()
    for node in nodes_in(ids[name]):
        if isinstance(node, ftl.VariableReference):
            found.add(bare(node.id.name))
        elif isinstance(node, ftl.MessageReference):
            found |= variables(node.id.name, ids)
    return found


def bare(variable: str) -> str:
    """The field that a variable tells of: `path` for `path-first-from`."""
    shorter = FORM.sub("", variable)
    return variable if shorter == variable else bare(shorter)


@every_game
def test_all_languages_have_the_same_texts(game: AnyGame) -> None:
    assert public(entries(game, "en")) == public(entries(game, "fr"))


@every_game
def test_texts_speak_of_the_same_things_in_all_languages(game: AnyGame) -> None:
    english, french = entries(game, "en"), entries(game, "fr")
    for name in sorted(set(english) & set(french)):
        assert variables(name, english) == variables(name, french), name


@every_language
@every_game
def test_no_text_is_left_over(game: AnyGame, language: str) -> None:
    """A refusal, move or event that no longer exists takes its text with it."""
    kinds = {f"move-{kebab(cls.__name__)}" for cls in game.moves}
    kinds |= {f"event-{kebab(cls.__name__)}" for cls in game.events}
    kinds |= {f"refuse-{reason}" for reason in reasons_in_source(game)}
    written = {name for name in game_entries(game.id, language) if name.split("-")[0] in MADE_FROM_CODE}
    assert written <= kinds


MADE_FROM_CODE = ("move", "event", "refuse")


@every_game
def test_french_puts_no_break_spaces_before_high_punctuation(game: AnyGame) -> None:
    for package in ("saucer.texts", f"saucer.games.{game.id}.texts"):
        text = files(package.removesuffix(".texts")).joinpath("texts", "fr.ftl").read_text(encoding="utf-8")
        assert not BARE_SPACE.search(text)


# Whole matches


def plays(case: Case) -> Match:
    return random_match(case, seed=5)


@every_case
def test_whole_random_matches_can_be_told(case: Case) -> None:
    match = plays(case)
    seen = {
        (match.game.see_event(step.state, event, viewer), viewer)
        for step in match.steps
        for event in step.events
        for viewer in viewers(case)
    }
    for event, viewer in seen:
        for language in LANGUAGES:
            check(strict(case.game.id, language).event(event, viewer, NAMES), language)
    assert match.outcome is not None
    for viewer in viewers(case):
        for language in LANGUAGES:
            check(strict(case.game.id, language).outcome(match.outcome, viewer, NAMES), language)


@every_case
def test_every_menu_of_a_random_match_has_different_labels(case: Case) -> None:
    for state in states(plays(case)):
        for seat in case.game.to_move(state):
            moves = case.game.legal_moves(state, seat)
            for language in LANGUAGES:
                texts = strict(case.game.id, language)
                labels = [check(texts.move(move, seat, NAMES), language) for move in moves]
                assert len(set(labels)) == len(moves), labels


@every_case
def test_every_decision_of_a_random_match_says_what_to_do(case: Case) -> None:
    for state in states(plays(case)):
        for viewer in viewers(case):
            view = case.game.see(state, viewer)
            for language in LANGUAGES:
                texts = strict(case.game.id, language)
                check(texts.decide(view.decision, getattr(view, "turn", viewer), viewer, NAMES), language)


@every_case
def test_every_refusal_of_a_random_match_says_why(case: Case) -> None:
    match = plays(case)
    catalogue = list(case.game.every_move(case.options, case.seats))
    refusals: dict[str, Refusal] = {}
    for state in states(match):
        match.state = state
        for move in catalogue:
            refusal = match.refusal(Seat(0), move)
            if refusal is not None:
                refusals[repr(refusal)] = refusal
    for refusal in refusals.values():
        for language in LANGUAGES:
            check(strict(case.game.id, language).refusal(refusal, 0, NAMES), language)


def states(match: Match) -> list[Any]:
    """Some of the states a match has been in."""
    return [match.first_state, *(step.state for step in match.steps[::STEPS_BETWEEN_QUESTIONS])]
