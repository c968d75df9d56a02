"""`saucer bench`: measures the games and prints what was found, as tables or as JSON.

It must not import the server: all that a server needs in memory slows down the garbage collector, and so the games.
"""

from rich.table import Table

from benchmarks.games import Bench, measure
from benchmarks.progress import with_progress
from saucer.cli.output import plain_table, print_json, stdout_console


def report(seconds: float, as_json: bool) -> None:
    """Measure every game on one core."""
    result = with_progress(measure, seconds)
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
