"""`saucer bench`: how fast this build is."""

from typing import Annotated, Literal

import typer
from rich.console import Console
from rich.table import Table

from saucer.cli.arguments import AsJson
from saucer.cli.bench_server import bench_server
from saucer.cli.output import plain_table, print_json, stdout_console
from saucer.lab.bench import Bench, measure

Seconds = Annotated[
    float | None,
    typer.Option(
        "--seconds", help="Seconds given to each measurement: 1 to a game, 10 to a server.", min=0.01, max=600
    ),
]


GAME_SECONDS = 1.0
SERVER_SECONDS = 10.0

What = Annotated[
    Literal["games", "server"],
    typer.Argument(help="What to measure: the games, or the server with 50 tables."),
]


def bench(what: What = "games", seconds: Seconds = None, as_json: AsJson = False) -> None:
    """Measure the speed of every game on one core, or of the server, beside their peers where those are installed."""
    if what == "server":
        bench_server(SERVER_SECONDS if seconds is None else seconds, as_json)
        return
    given = GAME_SECONDS if seconds is None else seconds
    err = Console(stderr=True)
    if err.is_terminal:
        with err.status("measuring") as status:
            result = measure(given, lambda what: status.update(f"measuring {what}"))
    else:
        result = measure(given)
    if as_json:
        print_json(result)
        return
    console = stdout_console()
    console.print(speed_table(result))
    counted = result.counting
    console.print(f"{counted.towns:,} towns of Nine Tiles Panic counted exactly in {counted.seconds:.2f} s\n")
    if result.peers:
        console.print(ratio_table(result))
    else:
        console.print(
            "OpenSpiel is not installed; with it, its games are measured in the same run: make bench"
        )


def speed_table(result: Bench) -> Table:
    build = "compiled" if result.compiled else "pure Python"
    table = plain_table(
        f"Per second on one core, {build} build, Python {result.python}",
        "game", "moves", "copies", "views", "imagined", "ISMCTS",
    )  # fmt: skip
    for name, speed in result.games.items():
        table.add_row(
            name,
            number(speed.moves_per_second),
            number(speed.copies_per_second),
            number(speed.views_per_second),
            number(speed.imagines_per_second),
            number(speed.ismcts_iterations_per_second),
        )
    for name, peer in result.peers.items():
        search = number(peer.ismcts_iterations_per_second)
        table.add_row(name, number(peer.moves_per_second), number(peer.copies_per_second), "", "", search)
    return table


def ratio_table(result: Bench) -> Table:
    table = plain_table(
        "How many times as fast", "game", "as OpenSpiel's", "moves", "copies", "ISMCTS", names=2
    )
    for name, peers in result.ratios.items():
        for peer, ratios in peers.items():
            cells = [
                f"{ratios[what]:.2f}" if what in ratios else ""
                for what in ("moves", "copies", "ismcts_iterations")
            ]
            table.add_row(name, peer, *cells)
    return table


def number(value: float | None) -> str:
    return "" if value is None else f"{value:,.0f}"
