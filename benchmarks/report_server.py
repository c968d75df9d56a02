"""`saucer bench server`: measures the server and prints what was found, as a table or as JSON."""

from rich.table import Table

from benchmarks.progress import with_progress
from benchmarks.server.measure import Figures, ServerBench, measure_server
from saucer.cli.output import plain_table, print_json, stdout_console


def report(seconds: float, as_json: bool) -> None:
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
    console.print(
        f"The event loop was held for {result.longest_stall_ms} ms at most, "
        f"and for {result.longest_stall_cpu_ms} ms by computing"
    )
    growth = result.growth
    console.print(
        f"One table alone: {growth.early_ms} ms a move at first, {growth.late_ms} ms after a thousand moves"
    )


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
