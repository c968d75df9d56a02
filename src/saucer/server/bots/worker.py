"""Code that runs in worker processes. Bots get views, never states, and a seed for each decision."""

import os
import signal
from multiprocessing import parent_process
from threading import Thread
from typing import Any

import msgspec

from saucer.bots import bot
from saucer.bots.best_of_searches import Found, best_of_searches
from saucer.bots.hints import Weighed, weigh_moves
from saucer.engine.chance import Chance
from saucer.engine.codec import Codec
from saucer.engine.game import AnyGame
from saucer.engine.player import Player
from saucer.engine.registry import GameAddress
from saucer.engine.types import Seat
from saucer.games import game_called, register_addresses
from saucer.server.bots.decision import SearchTask, Task

NICENESS = 10
HINT_ITERATIONS = 400
MOST_KEPT = 64
"""How many bots a worker keeps. The least recently used is dropped first."""

BOT_OF_LEVEL: dict[str, tuple[str, int | None]] = {
    "easy": ("greedy", None),
    "normal": ("ismcts", 100),
    "hard": ("ismcts", 1000),
    "master": ("ismcts", 3000),
}
"""The bot of each level, and how many iterations it searches."""
BOT_AT_EVERY_LEVEL: tuple[str, int | None] = ("greedy", None)
"""The bot for games that make the difference between levels themselves."""

decode = msgspec.json.decode

kept: dict[tuple[int, int, str], Player] = {}
"""The bots of this process by match, seat and level, with what they remember of their last search."""


def start_worker(games: tuple[GameAddress, ...]) -> None:
    """Prepare the process: make the games known, leave Ctrl-C to the server, and take a lower priority than it."""
    register_addresses(games)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    Thread(target=exit_with_server, daemon=True).start()


def exit_with_server() -> None:
    """Exit when the server has gone, even if it was killed."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def read(task: Task) -> tuple[Any, list[Any], Chance]:
    codec = Codec(game_called(task.game))
    view = codec.decode_view(decode(task.view))
    moves = [codec.decode_move(move) for move in decode(task.moves)]
    return view, moves, Chance(task.seed, 0, f"seat {task.seat}")


def choose(task: Task) -> tuple[int, float]:
    """Return the index of the chosen move, and the seconds a player of this level takes for it."""
    view, moves, rng = read(task)
    game = game_called(task.game)
    move = bot_of(task, game).choose(view, moves, rng)
    seconds = game.bots.pace(game.sight.imagine(view, rng), Seat(task.seat), move, task.level)
    return moves.index(move), seconds


def bot_of(task: Task, game: AnyGame) -> Player:
    """Return the bot of a seat: the kept one, which continues its search, or a new one."""
    key = (task.match, task.seat, task.level)
    player = kept.pop(key, None)
    if player is None:
        name, iterations = (
            BOT_OF_LEVEL[task.level] if game.bots.advise_at_level is None else BOT_AT_EVERY_LEVEL
        )
        player = bot(name, iterations=iterations, level=task.level)
    kept[key] = player
    if len(kept) > MOST_KEPT:
        del kept[next(iter(kept))]
    return player


def forget(match: int) -> None:
    """Drop the bots of a match that has left the server's memory."""
    for key in [key for key in kept if key[0] == match]:
        del kept[key]


def advise(task: Task) -> list[Weighed]:
    """Return the moves that a search rates highest, best first."""
    view, moves, rng = read(task)
    return weigh_moves(game_called(task.game), view, moves, rng, HINT_ITERATIONS)


def explore(task: SearchTask) -> Found:
    """Return the best that some searches at a puzzle of the day find."""
    game = game_called(task.game)
    assert game.extras.daily is not None, "only a game with a puzzle of the day is searched"
    numbers = range(task.first, task.first + task.searches)
    return best_of_searches(game, game.extras.daily, task.seed, numbers)
