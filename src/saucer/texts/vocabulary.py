"""The sentences and names of one game in one language, found by their ids."""

import re
from collections.abc import Mapping

from fluent.runtime import FluentBundle

from saucer.engine.errors import LANGUAGES
from saucer.texts.bundles import load_bundle

Values = Mapping[str, str | int]

FALLBACK = "en"
MOST_CACHED_NAMES = 10_000
TWO_ENDS = re.compile(r"([!?])\.")
SLOT = re.compile(r"(.+)\.(\d+)")


class MissingText(LookupError):
    """No text has this id, or a text needs a fact that it was not given."""


class Vocabulary:
    """Finds texts by id. A strict one raises MissingText; others fall back on English, then on the id."""

    def __init__(self, game: str | None, language: str, *, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise MissingText(f"there are no texts in {language!r}; the languages are {', '.join(LANGUAGES)}")
        self.game = game
        self.language = language
        self.strict = strict
        self.bundles = [load_bundle(game, source) for source in dict.fromkeys((language, FALLBACK))]
        self.cached_names: dict[tuple[str, str | int, str], str] = {}
        self.cached_forms: dict[str, tuple[str, ...]] = {}

    def has(self, text_id: str) -> bool:
        """Whether this text, such as `title` or `card-walk.effect`, exists in this language."""
        return has_text(self.bundles[0], text_id)

    def format(self, text_id: str, **facts: str | int) -> str:
        """The text with this id, filled in with facts: named as in the text, with `_` for `-`."""
        return self.format_values(text_id, {name.replace("_", "-"): value for name, value in facts.items()})

    def format_values(self, text_id: str, values: Values) -> str:
        """The text with this id, filled in with facts under the very names that the text uses."""
        for bundle in self.bundles[:1] if self.strict else self.bundles:
            if has_text(bundle, text_id):
                return self.fill_in(bundle, text_id, values)
        if self.strict:
            raise MissingText(f"{self.game or 'saucer'} has no text {text_id!r} in {self.language!r}")
        return text_id

    def fill_in(self, bundle: FluentBundle, text_id: str, values: Values) -> str:
        name, _, attribute = text_id.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, "has_text has found one"
        text, problems = bundle.format_pattern(pattern, dict(values))
        if problems and self.strict:
            raise MissingText(f"{text_id!r} in {self.language!r}: {'; '.join(map(str, problems))}")
        return TWO_ENDS.sub(r"\1", str(text))

    def name(self, family: str, value: str | int, form: str = "") -> str:
        """The name of something, such as `card-walk`, in one of its forms; its id where it has no name."""
        key = (family, value, form)
        found = self.cached_names.get(key)
        if found is None:
            if len(self.cached_names) >= MOST_CACHED_NAMES:
                self.cached_names.clear()
            found = self.cached_names[key] = self.find_name(family, value, form)
        return found

    def find_name(self, family: str, value: str | int, form: str) -> str:
        own_id, suffix = place_of(str(value)), f".{form}" if form else ""
        if has_text(self.bundles[0], f"{family}-{own_id}{suffix}"):
            return self.format_values(f"{family}-{own_id}{suffix}", {})
        if self.has(family + suffix):
            return self.format_values(family + suffix, {"id": own_id})
        return own_id

    def forms(self, family: str) -> tuple[str, ...]:
        """The forms in which names of a family exist: the attributes of the family's own text."""
        if family not in self.cached_forms:
            attributes = self.bundles[0].get_message(family).attributes if self.has(family) else ()
            self.cached_forms[family] = tuple(attributes)
        return self.cached_forms[family]

    def join(self, parts: list[str]) -> str:
        """`a, b and c` in this language."""
        if len(parts) <= 1:
            return "".join(parts)
        return self.format_values("list-end", {"most": ", ".join(parts[:-1]), "last": parts[-1]})


def has_text(bundle: FluentBundle, text_id: str) -> bool:
    name, _, attribute = text_id.partition(".")
    if not bundle.has_message(name):
        return False
    message = bundle.get_message(name)
    return attribute in message.attributes if attribute else message.value is not None


def place_of(value: str) -> str:
    """The place that a slot belongs to: `pool` for `pool.1`."""
    slot = SLOT.fullmatch(value)
    return slot[1] if slot else value


def slot_of(value: str) -> int:
    """The number of a slot, or 0 if the value is not a slot."""
    slot = SLOT.fullmatch(value)
    return int(slot[2]) if slot else 0
