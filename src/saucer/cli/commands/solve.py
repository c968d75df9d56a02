"""`saucer solve`: exact answers about the towns of Nine Tiles Panic."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from saucer.cli.arguments import AsJson, read_text
from saucer.cli.draw.panic import letters
from saucer.cli.draw.panic.grid import grid_lines
from saucer.cli.output import plain_table, print_json, stdout_console
from saucer.engine.errors import BadOptions
from saucer.games.panic.components import STANDARD, Components, load_components
from saucer.games.panic.town.notation import parse_town
from saucer.lab.solve import Count, Solution, Verdict, best_towns, count, judge, sample
from saucer.texts import texts

SOLVED = "panic"
LANGUAGE = "en"
LONGEST_NUMBER = 9

SolvedGame = Annotated[str, typer.Argument(help=f"The game; only {SOLVED} can be solved.")]
Cards = Annotated[list[str] | None, typer.Argument(help="One to three objective cards, 1 to 26.")]
TownText = Annotated[
    str | None, typer.Option("--town", help='Judge this town: "3A1 1B2 …", row by row; . is an empty cell.')
]
Counting = Annotated[bool, typer.Option("--count", help="Count all towns.")]
SampleSize = Annotated[int | None, typer.Option("--sample", help="Draw this many towns uniformly.")]
SampleSeed = Annotated[int | None, typer.Option("--seed", help="The seed of the sample, 0 by default.")]
Facing = Annotated[bool, typer.Option("--facing", help="Count card 20 by the stricter ruling on facing.")]
ComponentsFile = Annotated[
    Path | None, typer.Option("--components", help="Solve with the component data in this TOML file.")
]


def solve(
    game: SolvedGame,
    cards: Cards = None,
    town: TownText = None,
    counting: Counting = False,
    sample_size: SampleSize = None,
    seed: SampleSeed = None,
    facing: Facing = False,
    components: ComponentsFile = None,
    as_json: AsJson = False,
) -> None:
    """Find the best towns for some objective cards, judge a town, count all towns, or draw some by chance."""
    if game != SOLVED:
        raise BadOptions(f"only {SOLVED} can be solved, not {game!r}")
    require_one_question(cards, town, counting, sample_size, seed)
    chosen = STANDARD if components is None else load_components(read_text(components), str(components))
    if town is not None:
        print_verdict(judge(town, facing=facing, components=chosen), town, chosen, as_json)
    elif counting:
        print_count(count(chosen), as_json)
    elif sample_size is not None:
        print_sample(sample(sample_size, seed or 0, chosen), as_json)
    else:
        print_solution(best_towns(read_cards(cards), facing=facing, components=chosen), as_json)


def require_one_question(
    cards: list[str] | None, town: str | None, counting: bool, sample_size: int | None, seed: int | None
) -> None:
    asked = [bool(cards), town is not None, counting, sample_size is not None]
    if sum(asked) != 1:
        raise BadOptions("ask one thing: one to three cards, --town, --count or --sample")
    if seed is not None and sample_size is None:
        raise BadOptions("--seed goes with --sample")


def read_cards(cards: list[str] | None) -> list[int]:
    for card in cards or ():
        if not (card.isascii() and card.isdecimal() and len(card) <= LONGEST_NUMBER):
            raise BadOptions(f"a card is a number from 1 to 26, not {card[:20]!r}")
    return [int(card) for card in cards or ()]


def print_verdict(verdict: Verdict, town: str, chosen: Components, as_json: bool) -> None:
    if as_json:
        print_json(verdict)
        return
    console = stdout_console()
    console.print(drawn(town, chosen))
    console.print("This town is complete." if verdict.valid else f"Not complete: {verdict.why}.")
    if verdict.values is not None:
        table = plain_table("", "card", "objective", "value", names=2)
        for card, value in verdict.values.items():
            table.add_row(str(card), name_of(card), spell(value))
        console.print(table)


def print_count(found: Count, as_json: bool) -> None:
    if as_json:
        print_json(found)
        return
    console = stdout_console()
    console.print(f"{found.valid:,} complete towns, {found.up_to_turning:,} up to turning the whole town.")
    console.print(f"{found.patterns:,} patterns of roads.")
    console.print(f"{found.looping:,} more match at every border but close a loop.")
    console.print(f"Counted in {found.seconds:.2f} s.")


def print_sample(towns: list[str], as_json: bool) -> None:
    if as_json:
        print_json({"towns": towns})
        return
    for town in towns:
        typer.echo(town)


def print_solution(solution: Solution, as_json: bool) -> None:
    if as_json:
        print_json(solution)
        return
    names = [f"{card} {name_of(card)}" for card in solution.cards]
    table = plain_table("Towns that no town beats", "town", *names)
    for best in solution.front:
        table.add_row(best.town, *[spell(value) for value in best.values])
    table.add_section()
    table.add_row("best of each card alone", *[spell(value) for value in solution.maxima.values()])
    console = stdout_console()
    console.print(table)
    console.print(f"Proven by exhaustive search in {solution.seconds:.2f} s.")


def name_of(card: int) -> str:
    return texts(SOLVED, LANGUAGE).name("card", str(card))


def drawn(town: str, chosen: Components) -> Text:
    """A town drawn as terminal play draws it."""
    signs = letters(texts(SOLVED, LANGUAGE))
    return Text("\n").join(grid_lines(chosen, parse_town(town).cells, signs, names=True))


def spell(value: Any) -> str:
    return "-" if value is None else str(value)
