"""The sentences and names of one game in one language, found by their ids."""

import re
from collections.abc import Mapping

from fluent.runtime import FluentBundle

from saucer.engine.errors import LANGUAGES
from saucer.texts.bundles import load_bundle

Values = Mapping[str, str | int]

FALLBACK = "en"
MOST_REMEMBERED = 10_000
TWO_ENDS = re.compile(r"([!?])\.")
SLOT = re.compile(r"(.+)\.(\d+)")


class MissingText(LookupError):
    """No text has this id, or a text asks for what it was not given."""


class Vocabulary:
    """Finds texts by id. A strict one raises MissingText; others make do with English, then with the id."""

    def __init__(self, game: str | None, language: str, *, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise MissingText(f"there are no texts in {language!r}; the languages are {', '.join(LANGUAGES)}")
        self.game = game
        self.language = language
        self.strict = strict
        self.bundles = [load_bundle(game, tongue) for tongue in dict.fromkeys((language, FALLBACK))]
        self.known_names: dict[tuple[str, str | int, str], str] = {}
        self.known_forms: dict[str, tuple[str, ...]] = {}

    def has(self, text_id: str) -> bool:
        """Whether this text, such as `title` or `card-walk.effect`, is there in this language."""
        return knows(self.bundles[0], text_id)

    def say(self, text_id: str, **facts: str | int) -> str:
        """The text with this id; facts are named as in the text, with `_` for `-`."""
        return self.write(text_id, {name.replace("_", "-"): value for name, value in facts.items()})

    def write(self, text_id: str, values: Values) -> str:
        for bundle in self.bundles[:1] if self.strict else self.bundles:
            if knows(bundle, text_id):
                return self.fill_in(bundle, text_id, values)
        if self.strict:
            raise MissingText(f"{self.game or 'saucer'} has no text {text_id!r} in {self.language!r}")
        return text_id

    def fill_in(self, bundle: FluentBundle, text_id: str, values: Values) -> str:
        name, _, attribute = text_id.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, "knows() has seen that there is one"
        text, problems = bundle.format_pattern(pattern, dict(values))
        if problems and self.strict:
            raise MissingText(f"{text_id!r} in {self.language!r}: {'; '.join(map(str, problems))}")
        return TWO_ENDS.sub(r"\1", str(text))

    def name(self, family: str, value: str | int, form: str = "") -> str:
        """What something is called, such as `card-walk`, in one of its forms; its id where it has no name."""
        key = (family, value, form)
        called = self.known_names.get(key)
        if called is None:
            if len(self.known_names) >= MOST_REMEMBERED:
                self.known_names.clear()
            called = self.known_names[key] = self.find_name(family, value, form)
        return called

    def find_name(self, family: str, value: str | int, form: str) -> str:
        own, whole = place_of(str(value)), f".{form}" if form else ""
        if knows(self.bundles[0], f"{family}-{own}{whole}"):
            return self.write(f"{family}-{own}{whole}", {})
        if self.has(family + whole):
            return self.write(family + whole, {"id": own})
        return own

    def forms(self, family: str) -> tuple[str, ...]:
        """The forms of a family's names: those that the text for nameless things has."""
        if family not in self.known_forms:
            attributes = self.bundles[0].get_message(family).attributes if self.has(family) else ()
            self.known_forms[family] = tuple(attributes)
        return self.known_forms[family]

    def join(self, parts: list[str]) -> str:
        """`a, b and c` in this language."""
        if len(parts) <= 1:
            return "".join(parts)
        return self.write("list-end", {"most": ", ".join(parts[:-1]), "last": parts[-1]})


def knows(bundle: FluentBundle, text_id: str) -> bool:
    name, _, attribute = text_id.partition(".")
    if not bundle.has_message(name):
        return False
    message = bundle.get_message(name)
    return attribute in message.attributes if attribute else message.value is not None


def place_of(value: str) -> str:
    """The place of a slot: `pool.1` is in `pool`."""
    slot = SLOT.fullmatch(value)
    return slot[1] if slot else value


def slot_of(value: str) -> int:
    """The number of a slot, 0 for what is none."""
    slot = SLOT.fullmatch(value)
    return int(slot[2]) if slot else 0
