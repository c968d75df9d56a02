"""Runs the measurements and prints what was found, as tables or as JSON."""

from collections.abc import Callable
from typing import TypeVar

from rich.console import Console
from rich.table import Table

from benchmarks.games import Bench, measure
from benchmarks.server.measure import Figures, ServerBench, measure_server
from saucer.cli.output import plain_table, print_json, stdout_console

T = TypeVar("T")


def report_games(seconds: float, as_json: bool) -> None:
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


def report_server(seconds: float, as_json: bool) -> None:
    """Measure how many moves a second the server stores and sends, beside boardgame.io."""
    result = with_progress(measure_server, seconds)
    if as_json:
        print_json(result)
        return
    console = stdout_console()
    console.print(server_table(result))
    if result.boardgame_io is None:
        console.print(
            "boardgame.io is not installed; with it, its server is measured in the same run: make bench"
        )
    console.print(f"The longest that the event loop was held: {result.longest_stall_ms} ms")
    growth = result.growth
    console.print(
        f"One table alone: {growth.early_ms} ms a move at first, {growth.late_ms} ms after a thousand moves"
    )


def with_progress(run: Callable[[float, Callable[[str], None]], T], seconds: float) -> T:
    """Measure, and show on a terminal what is being measured."""
    err = Console(stderr=True)
    if not err.is_terminal:
        return run(seconds, lambda _what: None)
    with err.status("measuring") as status:
        return run(seconds, lambda what: status.update(f"measuring {what}"))


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


def server_table(result: ServerBench) -> Table:
    table = plain_table(
        f"{result.tables} tables of {result.game}, {result.sockets} sockets, at full speed",
        "server", "moves per second", "median ms", "p99 ms",
    )  # fmt: skip
    for name, found in (("Saucer, on disk", result.saucer), ("boardgame.io, in memory", result.boardgame_io)):
        if found is not None:
            table.add_row(name, *cells(found))
    return table


def cells(found: Figures) -> tuple[str, str, str]:
    return (f"{found.moves_per_second:,.0f}", f"{found.p50_ms:.1f}", f"{found.p99_ms:.1f}")
