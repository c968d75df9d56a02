"""The sentences of a program rather than of a game, from the Fluent files beside it."""

from fluent.runtime import FluentBundle
from fluent.syntax import ast

from saucer.texts.bundles import read_file


class Words:
    """What a package such as `saucer.cli` says by itself, in one language."""

    def __init__(self, package: str, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        entries = read_file(package, f"texts/{language}.ftl")
        self.bundle.add_resource(ast.Resource(list(entries.values())))

    def has(self, text_id: str) -> bool:
        return self.bundle.has_message(text_id)

    def say(self, text_id: str, **facts: str | int) -> str:
        pattern = self.bundle.get_message(text_id).value
        assert pattern is not None, f"{text_id} has no text"
        text, problems = self.bundle.format_pattern(pattern, facts)
        assert not problems, problems
        return str(text)
