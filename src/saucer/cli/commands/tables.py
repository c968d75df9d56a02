"""`saucer tables`: lists, exports and deletes the tables of a database."""

import time
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from saucer.cli.arguments import AsJson
from saucer.cli.output import plain_table, print_json, stdout_console
from saucer.engine.errors import SaucerError
from saucer.server.settings import read_settings

if TYPE_CHECKING:
    from saucer.storage import Database, Store, TableRow

MOST_LISTED = 1000
MOST_DELETED = 10_000_000
DAY = 24 * 3600

tables = typer.Typer(
    help="List, export or delete the tables of a database.",
    epilog="Example: saucer tables list --json",
    no_args_is_help=True,
)

DatabaseFile = Annotated[str | None, typer.Option("--database", help="The database (saucer.db by default).")]
Link = Annotated[str, typer.Argument(help="The link of a table: its code, or that of its spectators.")]
OutFile = Annotated[Path | None, typer.Argument(help="Where to write it (stdout by default).")]
OlderThan = Annotated[
    float | None,
    typer.Option("--older-than", help="Delete all that have not changed for this many days.", min=0),
]
SomeLink = Annotated[str | None, typer.Argument(help="The link of the table.")]


class NoSuchTable(SaucerError):
    """No table has this link."""


def open_store(database: str | None, *, write: bool) -> tuple["Database", "Store"]:
    from saucer.storage import Store, Writer, open_database  # noqa: PLC0415 - takes time that other commands need not wait

    place = read_settings(None, {"database": database}).database
    opened = open_database(place, exclusive=write, create=False)
    return opened, Store(opened, Writer(opened, lambda flush: flush()))


@tables.command("list", epilog="Example: saucer tables list --database saucer.db --json")
def list_tables(database: DatabaseFile = None, as_json: AsJson = False) -> None:
    """List the tables, the latest first."""
    opened, store = open_store(database, write=False)
    found = [describe(store, row) for row in store.latest(MOST_LISTED)]
    opened.close()
    if as_json:
        print_json(found)
        return
    shown = plain_table("Tables", "code", "game", "status", "players", "steps", "changed", names=4)
    for table in found:
        changed = datetime.fromtimestamp(table["changed"], UTC).strftime("%Y-%m-%d %H:%M")
        players, steps = ", ".join(table["seats"]), str(table["steps"])
        shown.add_row(table["code"], table["game"], table["status"], players, steps, changed)
    stdout_console().print(shown)


def describe(store: "Store", row: "TableRow") -> dict[str, Any]:
    return {
        "code": row.code,
        "watch": row.watch,
        "game": row.game,
        "status": row.status,
        "seats": [seat.name or seat.level or "open" for seat in store.seats(row.number)],
        "steps": store.count_steps(row.number),
        "created": row.created,
        "changed": row.changed,
    }


@tables.command("export", epilog="Example: saucer tables export 8pSNnYB8WxfzQvB2 match.json")
def export(link: Link, file: OutFile = None, database: DatabaseFile = None) -> None:
    """Write the match of a table to a record, once it is over."""
    from saucer.server.tables.archive import export_table  # noqa: PLC0415 - as above

    opened, store = open_store(database, write=False)
    try:
        text = export_table(store, find(store, link))
    finally:
        opened.close()
    if file is None:
        typer.echo(text, nl=False)
        return
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise SaucerError(f"cannot write {file}: {error.strerror}") from None


@tables.command("delete", epilog="Example: saucer tables delete --older-than 90")
def delete(link: SomeLink = None, older_than: OlderThan = None, database: DatabaseFile = None) -> None:
    """Delete a table, or all that are old. No server may be using the database meanwhile: `saucer serve --keep-days`
    deletes old tables while it runs.
    """
    if (link is None) == (older_than is None):
        raise typer.BadParameter("name one table, or use --older-than")
    opened, store = open_store(database, write=True)
    try:
        gone = [find(store, link).number] if link is not None else old_tables(store, older_than or 0.0)
        for number in gone:
            store.delete(number)
        opened.shrink(opened.free_pages())
    finally:
        opened.close()
    typer.echo(f"deleted: {len(gone)}")


def find(store: "Store", link: str) -> "TableRow":
    row = store.find(link)
    if row is None:
        raise NoSuchTable(f"no table has the link {link!r}")
    return row


def old_tables(store: "Store", days: float) -> list[int]:
    oldest = time.time() - days * DAY
    return [number for _, number in store.changed_before(oldest, limit=MOST_DELETED)]
