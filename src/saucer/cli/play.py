"""`saucer play`: tables in the browser, or a match in the terminal against bots."""

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

import saucer
from saucer.cli.arguments import (
    BotNames,
    ComponentsFile,
    Language,
    Pairs,
    Think,
    complete_game,
    read_bots,
    read_options,
)
from saucer.cli.output import stdout_console
from saucer.cli.serve import play_in_browser
from saucer.cli.speech import read_language, words
from saucer.cli.terminal.table import Guest, Table, read_choice, type_line
from saucer.engine.errors import BadOptions
from saucer.engine.game import AnyGame
from saucer.games import all_games, game_called
from saucer.lab.setup import Thinking, player
from saucer.texts import texts
from saucer.texts.words import Words

LARGEST_SEED = 1_000_000
THINK = 0.5
USUAL_SEATS = 2
USUAL_BOTS = "greedy"

SomeGame = Annotated[
    str | None,
    typer.Argument(help="The game; asked for when there are several.", autocompletion=complete_game),
]
InTerminal = Annotated[bool, typer.Option("--terminal", help="Play in the terminal instead of the browser.")]
SomeSeats = Annotated[int | None, typer.Option("--seats", help="The number of seats, 2 unless said.")]
OwnSeat = Annotated[int, typer.Option("--seat", help="Your own seat, counted from 0.")]
SomeSeed = Annotated[int | None, typer.Option("--seed", help="The seed of the deal; any unless said.")]


def play(
    game: SomeGame = None,
    terminal: InTerminal = False,
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
            raise BadOptions("in the browser all is chosen on the page; to choose it here, add --terminal")
        play_in_browser(None if game is None else game_called(game).id)
        return
    spoken = read_language(language)
    table = game_called(game) if game else choose_game(words(spoken))
    places = default_seats(table) if seats is None else seats
    dealt = secrets.randbelow(LARGEST_SEED) if seed is None else seed
    options = read_options(table.id, option, components)
    match = saucer.new_match(table.id, places, dealt, **options)
    if not 0 <= seat < places:
        raise BadOptions(f"there is no seat {seat}; the seats are 0 to {places - 1}")
    guests = invite(read_bots(bots), places, seat, Thinking(seconds=THINK if think is None else think))
    sitting = Table(match, seat, guests, stdout_console(), spoken)
    sitting.again = command_line(table.id, places, seat, bots, dealt, option, components)
    sitting.run()


def play_anything() -> None:
    play()


def choose_game(say: Words) -> AnyGame:
    known = all_games()
    console = stdout_console()
    for number, game in enumerate(known, start=1):
        console.print(f"{number} {texts(game.id, say.language).say('title')}")
    console.print(f"{say.say('which-game')} ", end="")
    try:
        typed = type_line(console).strip()
    except EOFError:
        raise BadOptions(say.say("choose-game", count=len(known))) from None
    chosen = read_choice(typed, len(known))
    if chosen is None:
        raise BadOptions(say.say("choose-game", count=len(known)))
    return known[chosen]


def default_seats(game: AnyGame) -> int:
    return USUAL_SEATS if USUAL_SEATS in game.seat_counts else game.seat_counts[0]


def invite(names: tuple[str, ...], seats: int, own: int, thinking: Thinking) -> dict[int, Guest]:
    """A bot for every seat but the person's."""
    others = [seat for seat in range(seats) if seat != own]
    if others and not names:
        raise BadOptions("at least one bot is needed")
    if len(names) > max(1, len(others)):
        raise BadOptions(f"{len(names)} bots are too many for {len(others)} other seats")
    guests = {name: Guest(name, player(name, thinking)) for name in names}
    return {seat: guests[names[nth % len(names)]] for nth, seat in enumerate(others)}


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
