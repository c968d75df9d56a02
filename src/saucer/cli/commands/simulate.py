"""`saucer simulate`: many matches between bots, and their totals."""

from typing import Annotated

import typer
from rich.table import Table

from saucer.cli.arguments import (
    AsJson,
    BotNames,
    ComponentsFile,
    GameName,
    Iterations,
    Limit,
    Pairs,
    RecordDir,
    ResultsFile,
    Resume,
    SomeSeats,
    Think,
    Workers,
    all_cores,
    fewest_seats,
    read_bots,
    read_options,
)
from saucer.cli.output import percent, plain_table, print_json, progress_bar, stdout_console
from saucer.cli.run_report import print_forfeits, report_phrases, turns_table
from saucer.lab.batch import Output
from saucer.lab.line_up import SearchBudget
from saucer.lab.match_setup import make_setup
from saucer.lab.play.outside_bots import DEFAULT_LIMIT
from saucer.lab.simulate import Simulation, SimulationSetup
from saucer.lab.simulate import simulate as play_all


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
    limit: Limit = DEFAULT_LIMIT,
    record: RecordDir = None,
    results: ResultsFile = None,
    resume: Resume = False,
    as_json: AsJson = False,
) -> None:
    """Play many matches between bots and add up the results. Fewer bots than seats sit down again in turn.

    A bot of your own is named module:Class. One that raises, makes no legal move or takes too long forfeits the match.
    """
    names = read_bots(bots)
    chosen = fewest_seats(game, names) if seats is None else seats
    setup = make_setup(game, chosen, read_options(game, option, components))
    simulation = SimulationSetup(setup, matches, seed, names, SearchBudget(iterations, think, limit))
    with progress_bar(f"{game}, {setup.seats} seats", matches) as progress:
        result = play_all(simulation, workers or all_cores(), Output(record, results, resume), progress)
    if as_json:
        print_json(result)
        return
    console = stdout_console()
    console.print(seats_table(result))
    if result.wins_by_turn:
        console.print(wins_table(result))
    print_forfeits(console, result.forfeits)
    console.print(summary(result), soft_wrap=True)


def seats_table(result: Simulation) -> Table:
    title = f"{result.game}: {result.matches} matches"
    table = plain_table(title, "seat", "bot", "wins", "share", "mean score", names=2)
    for seat, name in enumerate(result.bots):
        wins = result.wins_by_seat[seat]
        share = percent(wins / result.matches)
        table.add_row(str(seat), name, f"{wins:.1f}", share, f"{result.mean_scores[seat]:.2f}")
    return table


def wins_table(result: Simulation) -> Table:
    """Wins of the seat that moved first, second and so on."""
    phrases = report_phrases()
    wins = result.wins_by_turn
    rows = [
        [phrases.format("turn-wins"), *(f"{won:.1f}" for won in wins)],
        [phrases.format("turn-share"), *(percent(won / result.matches) for won in wins)],
    ]
    return turns_table(len(wins), rows)


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
