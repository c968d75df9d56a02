"""`saucer arena`: a fair tournament between bots."""

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from saucer.bots import DEFAULT_ITERATIONS
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
from saucer.lab.arena import Mirror, Standings, Tournament, run_tournament, total_matches
from saucer.lab.batch import Output
from saucer.lab.line_up import SearchBudget
from saucer.lab.match_setup import make_setup
from saucer.lab.play.outside_bots import DEFAULT_LIMIT
from saucer.lab.win_rates import WinRate


def arena(
    game: GameName,
    seats: SomeSeats = None,
    bots: BotNames = "random,greedy,ismcts",
    matches: Annotated[int, typer.Option("--matches", help="Matches of each pair.")] = 300,
    seed: Annotated[int, typer.Option("--seed", help="Deal n takes the seed SEED * 1000003 + n.")] = 0,
    iterations: Iterations = None,
    think: Think = None,
    limit: Limit = DEFAULT_LIMIT,
    workers: Workers = None,
    option: Pairs = None,
    components: ComponentsFile = None,
    record: RecordDir = None,
    results: ResultsFile = None,
    resume: Resume = False,
    as_json: AsJson = False,
) -> None:
    """Hold a fair tournament: every pair of bots meets on the same deals, in every seat equally often.

    ismcts thinks for 200 iterations a decision unless --iterations or --think says otherwise; ismcts:400 in
    --bots gives one bot a number of its own, greedy:hard a level. A bot of your own is named module:Class; one that
    raises, makes no legal move or takes too long forfeits the match.
    """
    names = read_bots(bots)
    chosen = fewest_seats(game, names[:2]) if seats is None else seats
    setup = make_setup(game, chosen, read_options(game, option, components))
    default = DEFAULT_ITERATIONS if think is None else None
    budget = SearchBudget(iterations or default, think, limit)
    tournament = Tournament(setup, names, matches, seed, budget)
    with progress_bar(f"{game}, {setup.seats} seats", total_matches(tournament)) as progress:
        standings = run_tournament(
            tournament, workers or all_cores(), Output(record, results, resume), progress
        )
    if as_json:
        print_json(standings)
    else:
        show(stdout_console(), standings)


def show(console: Console, standings: Standings) -> None:
    console.print(overall_table(standings))
    console.print(pairs_table(standings))
    if any(pair.sides for pair in standings.pairs):
        console.print(sides_table(standings))
    console.print(seats_table(standings))
    if standings.turn_rates:
        console.print(turn_rates_table(standings))
    print_forfeits(console, standings.forfeits)
    console.print(
        f"{standings.matches} matches on {standings.deals} deals in {standings.seconds:.0f} s; "
        f"{standings.interval}.\n"
        "Ratings are Bradley-Terry strengths on the scale of Elo, 1500 on average.\n"
        f"digest {standings.digest}",
        soft_wrap=True,
    )


def overall_table(standings: Standings) -> Table:
    table = plain_table(
        f"{standings.game}, {standings.seats} seats", "bot", "rating", "win rate", "95 % interval", "matches"
    )
    for standing in standings.overall:
        rate = standing.rate
        table.add_row(
            standing.bot,
            f"{standing.rating:.0f}",
            percent(rate.win_rate),
            interval(rate),
            str(rate.matches),
        )
    return table


def pairs_table(standings: Standings) -> Table:
    table = plain_table("Pairs", "bot", "against", "win rate", "95 % interval", "matches", names=2)
    for pair in standings.pairs:
        for name, other in (pair.bots, pair.bots[::-1]):
            won = pair.rates[name]
            table.add_row(name, other, percent(won.win_rate), interval(won), str(pair.matches))
    return table


def sides_table(standings: Standings) -> Table:
    """Each bot on each side; then how often each side won where one bot held every seat."""
    table = plain_table("Sides", "bot", "against", "side", "win rate", "95 % interval", "seats", names=3)
    for pair in standings.pairs:
        for name, other in (pair.bots, pair.bots[::-1]):
            for side, rates in pair.sides.items():
                won = rates[name]
                table.add_row(name, other, side, percent(won.win_rate), interval(won), str(won.matches))
    for mirror in standings.mirrors:
        for side, won in mirror.sides.items():
            row = (percent(won.win_rate), interval(won), f"all in {won.matches}")
            table.add_row(mirror.bot, "itself", side, *row)
    return table


def seats_table(standings: Standings) -> Table:
    seats = [f"seat {seat}" for seat in range(standings.seats)]
    table = plain_table("Wins by seat", "between", *seats, "matches")
    pairs = sum(pair.matches for pair in standings.pairs)
    table.add_row("all pairs", *map(with_interval, standings.seat_rates), str(pairs))
    for mirror in standings.mirrors:
        table.add_row(*mirror_row(mirror))
    return table


def turn_rates_table(standings: Standings) -> Table:
    phrases = report_phrases()
    rows = [[phrases.format("turn-all"), *map(with_interval, standings.turn_rates)]]
    for mirror in standings.mirrors:
        if mirror.turns:
            rows.append([phrases.format("turn-mirror", bot=mirror.bot), *map(with_interval, mirror.turns)])
    return turns_table(standings.seats, rows)


def mirror_row(mirror: Mirror) -> list[str]:
    return [f"{mirror.bot} and itself", *map(with_interval, mirror.seats), str(mirror.matches)]


def interval(rate: WinRate) -> str:
    return f"{percent(rate.low)} to {percent(rate.high)}"


def with_interval(rate: WinRate) -> str:
    return f"{percent(rate.win_rate)} ±{50 * (rate.high - rate.low):.1f}"
