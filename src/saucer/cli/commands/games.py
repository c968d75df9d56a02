"""`saucer games`: lists the games with their seats and options."""

from typing import Any

from rich import box
from rich.table import Table

from saucer.cli.arguments import AsJson
from saucer.cli.output import print_json, stdout_console
from saucer.engine.game import AnyGame
from saucer.engine.options import option_fields, spell
from saucer.games import all_games
from saucer.texts import texts


def games(as_json: AsJson = False) -> None:
    """List the games with their seats, options and variants."""
    if as_json:
        print_json([describe(game) for game in all_games()])
        return
    console = stdout_console()
    for game in all_games():
        console.print(table_of(game))


def describe(game: AnyGame) -> dict[str, Any]:
    game_texts = texts(game.id)
    options = {
        option.name: {
            "type": option.type,
            "default": option.default,
            "choices": option.choices,
            "help": game_texts.option(option.name).help,
        }
        for option in option_fields(game.options)
    }
    return {
        "id": game.id,
        "seats": list(game.seat_counts),
        "rules_version": game.rules_version,
        "rules_played": list(game.rules_played),
        "options": options,
    }


def table_of(game: AnyGame) -> Table:
    game_texts = texts(game.id)
    first, last = game.seat_counts[0], game.seat_counts[-1]
    seats = f"{first} seats" if first == last else f"{first} to {last} seats"
    table = Table(
        title=f"[bold]{game.id}[/]  {game_texts.format('title')}, {seats}",
        title_justify="left",
        title_style="",
        header_style="bold",
        box=box.SIMPLE_HEAD,
        pad_edge=False,
    )
    for column in ("option", "choices", "what it does"):
        table.add_column(column)
    for option in option_fields(game.options):
        choices = " ".join(star(spell(choice), choice == option.default) for choice in option.choices)
        table.add_row(option.name, choices, game_texts.option(option.name).help)
    table.caption = "* is the default."
    table.caption_justify = "left"
    return table


def star(choice: str, default: bool) -> str:
    return f"{choice}*" if default else choice
