"""All texts that people read, in English and French, from Fluent files."""

from saucer.engine.errors import LANGUAGES
from saucer.texts.bundles import BadTexts
from saucer.texts.game_texts import MissingText, OptionText, Texts, refusal_formatter, texts

__all__ = ["LANGUAGES", "BadTexts", "MissingText", "OptionText", "Texts", "refusal_formatter", "texts"]
