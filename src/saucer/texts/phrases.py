"""Phrases: the sentences of a program, such as the command line, rather than of a game."""

from functools import cache

from fluent.runtime import FluentBundle
from fluent.syntax import ast

from saucer.texts.bundles import read_file


class Phrases:
    """The phrases of one package in one language, from `texts/<language>.ftl` in its folder, or another file there."""

    def __init__(self, package: str, language: str, file: str = "") -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        entries = read_file(package, f"texts/{file or language}.ftl")
        self.bundle.add_resource(ast.Resource(list(entries.values())))

    def has(self, text_id: str) -> bool:
        return self.bundle.has_message(text_id)

    def format(self, text_id: str, **facts: str | int) -> str:
        """The phrase with this id, filled in with `facts`."""
        pattern = self.bundle.get_message(text_id).value
        assert pattern is not None, f"{text_id} has no text"
        text, problems = self.bundle.format_pattern(pattern, facts)
        assert not problems, problems
        return str(text)


@cache
def phrases(package: str, language: str) -> Phrases:
    """The phrases of a package such as `saucer.cli`."""
    return Phrases(package, language)
