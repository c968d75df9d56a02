"""`saucer play`: tables in the browser, or a match in the terminal against bots."""

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

from saucer.cli.arguments import (
    BotNames,
    ComponentsFile,
    Language,
    Pairs,
    Think,
    complete_game,
    no_seat,
    read_bots,
    read_options,
)
from saucer.cli.commands.serve import play_in_browser
from saucer.cli.language import cli_phrases, read_language
from saucer.cli.output import stdout_console
from saucer.cli.terminal.terminal_match import SeatedBot, TerminalMatch, read_choice, read_line
from saucer.engine.errors import BadOptions
from saucer.engine.game import AnyGame
from saucer.engine.match import Match
from saucer.engine.options import build_options
from saucer.games import all_games, game_called
from saucer.lab.line_up import SearchBudget, make_player
from saucer.texts import refusal_formatter, texts
from saucer.texts.phrases import Phrases

LARGEST_SEED = 1_000_000
THINK = 0.5
USUAL_SEATS = 2
USUAL_BOTS = "greedy"
PEOPLE = 1
"""How many people play at a terminal."""

SomeGame = Annotated[
    str | None,
    typer.Argument(help="The game; asked for when there are several.", autocompletion=complete_game),
]
InTerminal = Annotated[bool, typer.Option("--terminal", help="Play in the terminal instead of the browser.")]
OnLan = Annotated[
    bool, typer.Option("--lan", help="Let others in your network join; prints the address and a QR code.")
]
NoBrowser = Annotated[
    bool,
    typer.Option("--no-browser", help="Only print the address.", envvar="SAUCER_NO_BROWSER"),
]
SomeSeats = Annotated[int | None, typer.Option("--seats", help="The number of seats (2 by default).")]
OwnSeat = Annotated[int, typer.Option("--seat", help="Your own seat, counted from 0.")]
SomeSeed = Annotated[int | None, typer.Option("--seed", help="The seed of the deal (random by default).")]


def play(
    game: SomeGame = None,
    terminal: InTerminal = False,
    lan: OnLan = False,
    no_browser: NoBrowser = False,
    seats: SomeSeats = None,
    seat: OwnSeat = 0,
    bots: BotNames = USUAL_BOTS,
    seed: SomeSeed = None,
    option: Pairs = None,
    components: ComponentsFile = None,
    language: Language = None,
    think: Think = None,
) -> None:
    """Play in the browser; or, with --terminal, here against bots. Fewer bots than other seats sit down in turn."""
    if not terminal:
        if any((seats, seat, bots != USUAL_BOTS, seed, option, components, think)):
            message = "in the browser all is chosen on the page; to choose it here, add --terminal"
            raise BadOptions(message, "needs-terminal")
        chosen_id = None if game is None else game_called(game).id
        play_in_browser(chosen_id, lan=lan, browser=not no_browser)
        return
    if lan:
        raise BadOptions("--lan is for the browser; in the terminal nobody can join")
    chosen_language = read_language(language)
    chosen = game_called(game) if game else choose_game(cli_phrases(chosen_language))
    seat_count = default_seats(chosen) if seats is None else seats
    deal = secrets.randbelow(LARGEST_SEED) if seed is None else seed
    options = build_options(chosen.options, read_options(chosen.id, option, components))
    match = Match(chosen, chosen.settle(options, PEOPLE), seat_count, deal, refusal_formatter(chosen.id))
    if not 0 <= seat < seat_count:
        raise no_seat(seat, seat_count)
    budget = SearchBudget(seconds=THINK if think is None else think)
    seated = seat_bots(read_bots(bots), seat_count, seat, budget)
    terminal_match = TerminalMatch(match, seat, seated, stdout_console(), chosen_language)
    terminal_match.same_deal_command = command_line(
        chosen.id, seat_count, seat, bots, deal, option, components
    )
    terminal_match.run()


def choose_game(phrases: Phrases) -> AnyGame:
    known = all_games()
    console = stdout_console()
    for number, game in enumerate(known, start=1):
        console.print(f"{number} {texts(game.id, phrases.language).format('title')}")
    console.print(f"{phrases.format('which-game')} ", end="")
    try:
        typed = read_line(console).strip()
    except EOFError:
        raise BadOptions(phrases.format("choose-game", count=len(known))) from None
    chosen = read_choice(typed, len(known))
    if chosen is None:
        raise BadOptions(phrases.format("choose-game", count=len(known)))
    return known[chosen]


def default_seats(game: AnyGame) -> int:
    return USUAL_SEATS if USUAL_SEATS in game.seat_counts else game.seat_counts[0]


def seat_bots(names: tuple[str, ...], seats: int, own: int, budget: SearchBudget) -> dict[int, SeatedBot]:
    """A bot for every seat except the person's."""
    others = [seat for seat in range(seats) if seat != own]
    if others and not names:
        raise BadOptions("at least one bot is needed", "bots-none")
    if len(names) > max(1, len(others)):
        message = f"{len(names)} bots are too many for {len(others)} other seats"
        raise BadOptions(message, "bots-many", bots=len(names), seats=len(others))
    bots = {name: SeatedBot(name, make_player(name, budget)) for name in names}
    return {seat: bots[names[nth % len(names)]] for nth, seat in enumerate(others)}


def command_line(
    game: str, seats: int, seat: int, bots: str, seed: int, option: Any, components: Path | None
) -> str:
    """The command that gives the same deal again."""
    parts = [
        "saucer play",
        game,
        "--terminal",
        f"--seats {seats}",
        f"--seat {seat}",
        f"--bots {bots}",
        f"--seed {seed}",
    ]
    parts += [f"--option {pair}" for pair in option or ()]
    parts += [f"--components {components}"] if components else []
    return " ".join(parts)
