"""`saucer tables flags`: lists lines of chat that players have flagged, and removes those that are dealt with."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.text import Text

from saucer.cli.arguments import AsJson, Language
from saucer.cli.commands.tables import DatabaseFile, open_store, tables
from saucer.cli.language import cli_phrases, read_language
from saucer.cli.output import print_json, stdout_console
from saucer.engine.errors import SaucerError
from saucer.texts.phrases import Phrases

if TYPE_CHECKING:
    from saucer.storage import FlagRow, LineRow

__all__ = ["tables"]

BROWSER_LETTERS = 8
"""How much of a browser's fingerprint is printed: enough to recognise it."""

Removed = Annotated[
    list[int] | None, typer.Option("--remove", help="Remove the flag with this number; may be repeated.")
]


class NoSuchFlag(SaucerError):
    """No flag has this number."""


@tables.command(epilog="Example: saucer tables flags --remove 3")
def flags(
    remove: Removed = None, database: DatabaseFile = None, as_json: AsJson = False, language: Language = None
) -> None:
    """List the lines of chat that players have flagged, the oldest first, with the lines around them. A server may be
    using the database meanwhile.
    """
    from saucer.storage import Chats  # noqa: PLC0415 - takes time that other commands need not wait

    phrases = cli_phrases(read_language(language))
    opened, store = open_store(database, write=False)
    chats = Chats(store)
    try:
        if remove:
            require_known(remove, chats.flags())
            chats.remove_flags(remove)
        found = chats.flags()
    finally:
        opened.close()
    if as_json:
        print_json([describe(flag) for flag in found])
    else:
        print_flags(found, phrases)


def require_known(numbers: list[int], known: "list[FlagRow]") -> None:
    missing = set(numbers) - {flag.number for flag in known}
    if missing:
        number = min(missing)
        raise NoSuchFlag(f"no flag has the number {number}", "no-flag", number=number)


def describe(flag: "FlagRow") -> dict[str, Any]:
    return {
        "number": flag.number,
        "flagged": flag.flagged,
        "code": flag.code,
        "game": flag.game,
        "by": {"name": flag.name, "browser": flag.holder},
        "line": flag.line,
        "lines": [describe_line(line) for line in flag.lines],
    }


def describe_line(line: "LineRow") -> dict[str, Any]:
    return {
        "line": line.line,
        "seat": line.seat,
        "name": line.name,
        "browser": line.holder,
        "text": line.text,
        "said": line.said,
    }


def print_flags(found: "list[FlagRow]", phrases: Phrases) -> None:
    console = stdout_console()
    if not found:
        console.print(phrases.format("flags-none"), markup=False)
    for flag in found:
        head = phrases.format(
            "flag",
            number=str(flag.number),
            game=flag.game,
            code=flag.code,
            name=flag.name,
            when=written(flag.flagged),
        )
        console.print(Text(head, style="bold"))
        for line in flag.lines:
            console.print(line_text(line, is_flagged=line.line == flag.line))
        console.print()


def line_text(line: "LineRow", *, is_flagged: bool) -> Text:
    """A line of chat; an arrow points at the flagged one."""
    browser = (line.holder or "-")[:BROWSER_LETTERS]
    arrow = "→" if is_flagged else " "
    return Text(f"{arrow} {written(line.said)} {line.name} ({browser}): {line.text}", overflow="fold")


def written(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d %H:%M")
