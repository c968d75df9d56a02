"""Everything people read, in English and French, from one set of Fluent files."""

from saucer.engine.errors import LANGUAGES
from saucer.texts.bundles import BadTexts
from saucer.texts.speech import MissingText, OptionText, Texts, speaker, texts

__all__ = ["LANGUAGES", "BadTexts", "MissingText", "OptionText", "Texts", "speaker", "texts"]
