"""`saucer daily`: lists the tries at the puzzle of a day, and removes some from its table."""

from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Annotated, Any

import typer

from saucer.cli.arguments import AsJson
from saucer.cli.commands.tables import DatabaseFile, open_store
from saucer.cli.output import plain_table, print_json, stdout_console
from saucer.engine.errors import SaucerError

if TYPE_CHECKING:
    from saucer.storage import DailyRow, Store

daily = typer.Typer(
    help="List the tries at the puzzle of a day, or remove some from its table.",
    epilog="Example: saucer daily list --day 2026-11-16",
    no_args_is_help=True,
)

Day = Annotated[str | None, typer.Option("--day", help="A day such as 2026-11-16 (today by default).")]
SomeLink = Annotated[str | None, typer.Argument(help="The link of a try, as `saucer daily list` shows it.")]
Address = Annotated[
    str | None,
    typer.Option("--address", help="Remove all tries that came from this address, as the list shows it."),
]


class NoSuchTry(SaucerError):
    """No try of a day is the one that was named."""


@daily.command("list", epilog="Example: saucer daily list --database saucer.db --json")
def list_tries(day: Day = None, database: DatabaseFile = None, as_json: AsJson = False) -> None:
    """List the tries of a day, in the order in which they began."""
    asked = read_day(day)
    opened, store = open_store(database, write=False)
    try:
        found = [describe(store, row) for row in tries_of(store, asked)]
    finally:
        opened.close()
    if as_json:
        print_json(found)
        return
    shown = plain_table(f"Tries of {asked}", "link", "game", "name", "status", "points", "seconds", "address")
    for row in found:
        points = "" if row["score"] is None else str(row["score"])
        shown.add_row(
            row["link"],
            row["game"],
            row["name"],
            row["status"],
            points,
            f"{row['seconds']:.0f}",
            row["address"],
        )
    stdout_console().print(shown)


@daily.command("remove", epilog="Example: saucer daily remove 8pSNnYB8WxfzQvB2 --day 2026-11-16")
def remove(
    link: SomeLink = None,
    address: Address = None,
    day: Day = None,
    database: DatabaseFile = None,
    as_json: AsJson = False,
) -> None:
    """Remove a try, or all from one address, from the table of a day, also while a server uses the database. Its player
    cannot begin another one that counts.
    """
    if (link is None) == (address is None):
        raise typer.BadParameter("name one try, or use --address")
    asked = read_day(day)
    opened, store = open_store(database, write=False)
    try:
        meant = chosen_tries(store, asked, link, address)
        remove_tries(store, meant)
        gone = [
            describe(store, row)
            for row in tries_of(store, asked)
            if row.watch in {one.watch for one in meant}
        ]
    finally:
        opened.close()
    if as_json:
        print_json(gone)
    else:
        typer.echo(f"removed: {len(gone)}")


def read_day(text: str | None) -> str:
    if text is None:
        return datetime.now(UTC).date().isoformat()
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError:
        raise SaucerError(
            f"a day is written such as 2026-11-16, not {text!r}", "not-a-day", came=text
        ) from None


def tries_of(store: "Store", day: str) -> "list[DailyRow]":
    from saucer.storage import Dailies  # noqa: PLC0415 - takes time that other commands need not wait

    return Dailies(store).of_day(day)


def chosen_tries(store: "Store", day: str, link: str | None, address: str | None) -> "list[DailyRow]":
    """The tries that were named, removed ones left out. Raises NoSuchTry where there are none."""
    found = [
        row
        for row in tries_of(store, day)
        if not row.removed and (row.watch == link if address is None else row.address == address)
    ]
    if not found and address is None:
        raise NoSuchTry(f"no try of {day} has the link {link!r}", "no-try", day=day, link=link or "")
    if not found:
        raise NoSuchTry(
            f"no try of {day} came from {address!r}", "no-try-from", day=day, address=address or ""
        )
    return found


def remove_tries(store: "Store", tries: "list[DailyRow]") -> None:
    """Remove tries at once. Raises StorageError."""
    from saucer.storage import Dailies, StorageError  # noqa: PLC0415 - as above

    problems: list[str | None] = []
    for row in tries:
        Dailies(store).remove(row, problems.append)
    for problem in problems:
        if problem is not None:
            raise StorageError(problem)


def describe(store: "Store", row: "DailyRow") -> dict[str, Any]:
    from saucer.server.tables.requests.daily import running_row, status_of  # noqa: PLC0415 - as above

    return {
        "link": row.watch,
        "game": row.game,
        "day": row.day,
        "name": row.name,
        "status": status_of(row, running_row(store, row)),
        "score": row.score,
        "seconds": row.seconds,
        "address": row.address,
    }
