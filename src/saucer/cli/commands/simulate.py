"""`saucer simulate`: many matches between bots, and their totals."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from saucer.cli.arguments import (
    AsJson,
    BotNames,
    ComponentsFile,
    GameName,
    Iterations,
    Pairs,
    SomeSeats,
    Think,
    Workers,
    all_cores,
    fewest_seats,
    read_bots,
    read_options,
)
from saucer.cli.output import percent, plain_table, print_json, progress_bar, stdout_console
from saucer.lab.line_up import SearchBudget
from saucer.lab.match_setup import make_setup
from saucer.lab.simulate import Simulation, SimulationSetup
from saucer.lab.simulate import simulate as play_all

RecordDir = Annotated[
    Path | None, typer.Option("--record", help="Write a JSON record of every match into this directory.")
]


def simulate(
    game: GameName,
    seats: SomeSeats = None,
    matches: Annotated[int, typer.Option("--matches", help="How many matches.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="Match n takes the seed SEED * 1000003 + n.")] = 0,
    bots: BotNames = "random",
    workers: Workers = None,
    option: Pairs = None,
    components: ComponentsFile = None,
    iterations: Iterations = None,
    think: Think = None,
    record: RecordDir = None,
    as_json: AsJson = False,
) -> None:
    """Play many matches between bots and add up the results. Fewer bots than seats sit down again in turn."""
    names = read_bots(bots)
    chosen = fewest_seats(game, names) if seats is None else seats
    setup = make_setup(game, chosen, read_options(game, option, components))
    simulation = SimulationSetup(setup, matches, seed, names, SearchBudget(iterations, think))
    with progress_bar(f"{game}, {setup.seats} seats", matches) as progress:
        result = play_all(simulation, workers or all_cores(), record, progress)
    if as_json:
        print_json(result)
        return
    console = stdout_console()
    console.print(seats_table(result))
    console.print(summary(result), soft_wrap=True)


def seats_table(result: Simulation) -> Table:
    title = f"{result.game}: {result.matches} matches"
    table = plain_table(title, "seat", "bot", "wins", "share", "mean score", names=2)
    for seat, name in enumerate(result.bots):
        wins = result.wins_by_seat[seat]
        share = percent(wins / result.matches)
        table.add_row(str(seat), name, f"{wins:.1f}", share, f"{result.mean_scores[seat]:.2f}")
    return table


def summary(result: Simulation) -> str:
    endings = ", ".join(f"{reason} {count}" for reason, count in result.endings.items())
    build = "compiled" if result.compiled else "pure Python"
    shares = [f"{side} {percent(wins / result.matches)}" for side, wins in result.wins_by_side.items()]
    sides = f"won by {', '.join(shares)}\n" if shares else ""
    return (
        f"{result.moves} moves, {result.mean_length:.1f} a match; ended by {endings}\n{sides}"
        f"{result.moves_per_second:,.0f} moves per second and core ({build}), "
        f"{result.wall_seconds:.1f} s in all\n"
        f"digest {result.digest}"
    )
