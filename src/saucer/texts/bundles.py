"""Reads Fluent files and refuses those with a mistake in them."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from saucer.games import game_called

Entry = ast.Message | ast.Term
Reference = ast.MessageReference | ast.TermReference


class BadTexts(Exception):
    """A Fluent file that cannot be parsed, has an id twice, or refers to a missing one."""


def load_bundle(game: str | None, language: str) -> FluentBundle:
    """Return the sentences of a game and those shared by all games. The game's own take precedence."""
    return bundle_of(None if game is None else game_called(game).package, language)


@cache
def bundle_of(package: str | None, language: str) -> FluentBundle:
    entries = {**shared_entries(language), **({} if package is None else package_entries(package, language))}
    check_references(entries, f"{package or 'shared'} texts, {language}")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(ast.Resource(list(entries.values())))
    return bundle


@cache
def shared_entries(language: str) -> dict[str, Entry]:
    return read_file("saucer.texts", f"{language}.ftl")


def game_entries(game: str, language: str) -> dict[str, Entry]:
    """The game's own sentences: the file `texts/<language>.ftl` in its package."""
    return package_entries(game_called(game).package, language)


def package_entries(package: str, language: str) -> dict[str, Entry]:
    """Return the texts of a package, or nothing if it has none in this language; then English is used."""
    path = f"texts/{language}.ftl"
    return read_file(package, path) if files(package).joinpath(path).is_file() else {}


def read_file(package: str, path: str) -> dict[str, Entry]:
    text = files(package).joinpath(path).read_text(encoding="utf-8")
    return parse(text, f"{package.replace('.', '/')}/{path}")


def parse(text: str, source: str) -> dict[str, Entry]:
    """The messages and terms of a file, by id; a term's id begins with a dash."""
    body = FluentParser().parse(text).body
    for part in body:
        if isinstance(part, ast.Junk):
            raise BadTexts(describe_junk(part, text, source))
    entries = [part for part in body if isinstance(part, Entry)]
    for name, count in Counter(map(id_of, entries)).items():
        if count > 1:
            raise BadTexts(f"{source}: {name} is there {count} times")
    return {id_of(entry): entry for entry in entries}


def describe_junk(junk: ast.Junk, text: str, source: str) -> str:
    """What is wrong, and the line where the broken text begins."""
    assert junk.span is not None, "the parser notes where everything is"
    line = text.count("\n", 0, junk.span.start) + 1
    return f"{source}, line {line}: {'; '.join(str(note.message) for note in junk.annotations)}"


def id_of(entry: Entry) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def check_references(entries: dict[str, Entry], source: str) -> None:
    known = set(entries)
    for name, entry in entries.items():
        known.update(f"{name}.{attribute.id.name}" for attribute in entry.attributes)
    for name, entry in entries.items():
        for reference in references_in(entry):
            if reference not in known:
                raise BadTexts(f"{source}: {name} refers to {reference}, which is not there")


def references_in(entry: Entry) -> Iterator[str]:
    for node in nodes_in(entry):
        if isinstance(node, Reference):
            name = f"-{node.id.name}" if isinstance(node, ast.TermReference) else node.id.name
            yield f"{name}.{node.attribute.name}" if node.attribute else name


def nodes_in(node: object) -> Iterator[ast.BaseNode]:
    """A node of the syntax tree and everything below it."""
    if isinstance(node, list):
        for part in node:
            yield from nodes_in(part)
    elif isinstance(node, ast.BaseNode):
        yield node
        for part in vars(node).values():
            yield from nodes_in(part)
