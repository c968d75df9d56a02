"""Finds the line of every key, table and list item in a TOML file, so that an error can name it."""

import re
from bisect import bisect_right
from collections.abc import Mapping

Path = tuple[str | int, ...]
"""Where something is in a file: keys, and places in lists from 0, such as `("boards", 0, "spaces", 3, "head")`."""

BLANK = re.compile(r"[ \t]*")
GAP = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
STRING = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|' + r"'''.*?'{3,5}|" + r'"(?:\\.|[^"\\\n])*"|' + r"'[^'\n]*'", re.DOTALL
)
SIMPLE = re.compile(r"[^\s,\]}#][^,\]}#\n]*")


def line_of(lines: Mapping[Path, int], path: Path) -> int:
    """The line of a path, or of the nearest thing around it that is written down; 1 for the whole file."""
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path, 1)


def find_lines(text: str) -> dict[Path, int]:
    """The line of everything in a TOML file, counted from 1. The text must be valid TOML."""
    return LineFinder(text).run()


class LineFinder:
    """Walks once through valid TOML and notes where each key, table and list item begins."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.starts = [match.end() for match in re.finditer("\n", text)]
        self.lines: dict[Path, int] = {}
        self.counts: dict[Path, int] = {}
        """How many tables each list of tables has so far."""

    def run(self) -> dict[Path, int]:
        table: Path = ()
        self.skip(GAP)
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                table = self.heading()
            else:
                self.pair(table)
            self.skip(GAP)
        return self.lines

    def skip(self, pattern: re.Pattern[str]) -> None:
        match = pattern.match(self.text, self.at)
        assert match is not None
        self.at = match.end()

    def take(self, pattern: re.Pattern[str]) -> str | None:
        match = pattern.match(self.text, self.at)
        if match is None:
            return None
        self.at = match.end()
        return match[0]

    def note(self, path: Path) -> None:
        """Note the line of a path, unless it has one."""
        self.lines.setdefault(path, bisect_right(self.starts, self.at) + 1)

    def heading(self) -> Path:
        """`[table]` or `[[item of a list]]`."""
        begin = self.at
        several = self.text.startswith("[[", self.at)
        self.at += 2 if several else 1
        keys = self.keys()
        self.at += 2 if several else 1
        path = self.current(keys, several=several)
        after, self.at = self.at, begin
        self.note(path)
        self.at = after
        return path

    def current(self, keys: list[str], *, several: bool) -> Path:
        """The path that a heading means: within lists of tables it is the latest table."""
        path: Path = ()
        for number, key in enumerate(keys):
            path += (key,)
            last = number == len(keys) - 1
            if last and several:
                self.note(path)
                self.counts[path] = self.counts.get(path, 0) + 1
            if path in self.counts:
                path += (self.counts[path] - 1,)
        return path

    def keys(self) -> list[str]:
        """A key, or several with dots between them."""
        found: list[str] = []
        while True:
            self.skip(BLANK)
            bare = self.take(BARE_KEY)
            found.append(bare if bare is not None else (self.take(STRING) or "")[1:-1])
            self.skip(BLANK)
            if not self.text.startswith(".", self.at):
                return found
            self.at += 1

    def pair(self, table: Path) -> None:
        """`key = value`"""
        begin = self.at
        path = (*table, *self.keys())
        after, self.at = self.at, begin
        for length in range(len(table) + 1, len(path) + 1):
            self.note(path[:length])
        self.at = after + 1
        self.skip(BLANK)
        self.value(path)

    def value(self, path: Path) -> None:
        if self.take(STRING) is not None:
            return
        if self.text.startswith("[", self.at):
            self.items(path)
        elif self.text.startswith("{", self.at):
            self.inline_table(path)
        else:
            self.take(SIMPLE)

    def items(self, path: Path) -> None:
        """`[1, 2]`"""
        self.at += 1
        self.skip(GAP)
        number = 0
        while self.text[self.at] != "]":
            self.note((*path, number))
            self.value((*path, number))
            number += 1
            self.next_part()
        self.at += 1

    def inline_table(self, path: Path) -> None:
        """`{ a = 1, b = 2 }`"""
        self.at += 1
        self.skip(GAP)
        while self.text[self.at] != "}":
            self.pair(path)
            self.next_part()
        self.at += 1

    def next_part(self) -> None:
        self.skip(GAP)
        if self.text[self.at] == ",":
            self.at += 1
            self.skip(GAP)
