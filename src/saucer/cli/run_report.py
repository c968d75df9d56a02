"""What reports of simulations and tournaments have in common: wins by turn order, and forfeits."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from saucer.cli.language import cli_phrases, read_language
from saucer.cli.output import plain_table
from saucer.lab.play.match_result import Forfeits
from saucer.texts.phrases import Phrases

MOST_SHOWN = 10
"""Forfeits that are printed one by one; --json lists more."""


def report_phrases() -> Phrases:
    return cli_phrases(read_language(None))


def turns_table(places: int, rows: Sequence[Sequence[str]]) -> Table:
    """Wins of the seat that moved first, second and so on; each row begins with whose they are."""
    phrases = report_phrases()
    columns = [phrases.format("turn-place", place=str(place)) for place in range(1, places + 1)]
    table = plain_table(phrases.format("wins-by-turn"), phrases.format("turn-between"), *columns)
    for row in rows:
        table.add_row(*row)
    return table


def print_forfeits(console: Console, forfeits: Forfeits) -> None:
    """Print who forfeited which match and why; nothing where nobody did."""
    if not forfeits.count:
        return
    phrases = report_phrases()
    names = ("bot", "reason", "match", "seed", "seat", "step", "detail")
    title = phrases.format("forfeits", count=forfeits.count)
    table = plain_table(title, *(phrases.format(f"forfeit-{name}") for name in names), names=2)
    for one in forfeits.listed[:MOST_SHOWN]:
        reason = phrases.format(f"forfeit-by-{one.reason}")
        table.add_row(
            one.bot, reason, str(one.match), str(one.seed), str(one.seat), str(one.step), one.detail
        )
    console.print(table)
    if forfeits.count > MOST_SHOWN:
        console.print(phrases.format("forfeits-more", count=forfeits.count - MOST_SHOWN), markup=False)
