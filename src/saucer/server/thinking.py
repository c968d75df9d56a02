"""What runs in the other processes. Bots are given views, never states, and a chance of their own."""

import os
import signal
from multiprocessing import parent_process
from threading import Thread
from typing import Any, NamedTuple

import msgspec

from saucer.bots import bot
from saucer.bots.search import Search
from saucer.engine.chance import Chance
from saucer.engine.codec import Codec
from saucer.engine.registry import GameAddress
from saucer.engine.types import Seat
from saucer.games import game_called, register_addresses

NICENESS = 10
HINT_ITERATIONS = 400
MOST_ADVISED = 3

LEVELS: dict[str, tuple[str, int | None]] = {
    "easy": ("greedy", None),
    "normal": ("ismcts", 100),
    "hard": ("ismcts", 1000),
}
"""The bot of each level, and how many iterations it searches."""
COACHED: tuple[str, int | None] = ("greedy", None)
"""The bot for games that make the difference between levels themselves."""


class Task(NamedTuple):
    """One decision, as it travels to a process: the view and the legal moves as JSON, and a seed for this one alone."""

    game: str
    level: str
    seat: int
    view: bytes
    moves: bytes
    seed: str


class Weighed(NamedTuple):
    """A move by its place among the legal ones, its share of the search, and how well the seat then stood."""

    place: int
    share: float
    value: float | None


def settle_in(games: tuple[GameAddress, ...]) -> None:
    """Make way for the server: leave Ctrl-C to it, and take what it leaves of the processor."""
    register_addresses(games)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    """Go when the server has gone, even if it was killed and could not say so."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def read(task: Task) -> tuple[Any, list[Any], Chance]:
    codec = Codec(game_called(task.game))
    view = codec.decode_view(msgspec.json.decode(task.view))
    moves = [codec.decode_move(move) for move in msgspec.json.decode(task.moves)]
    return view, moves, Chance(task.seed, 0, f"seat {task.seat}")


def choose(task: Task) -> tuple[int, float]:
    """The place of the chosen move among the legal ones, and the seconds a player of this level takes over it."""
    view, moves, rng = read(task)
    game = game_called(task.game)
    name, iterations = LEVELS[task.level] if game.coach is None else COACHED
    move = bot(name, iterations=iterations, level=task.level).choose(view, moves, rng)
    seconds = game.pace(game.imagine(view, rng), Seat(task.seat), move, task.level)
    return moves.index(move), seconds


def advise(task: Task) -> list[Weighed]:
    """The few moves a search likes best, the best one first."""
    view, moves, rng = read(task)
    if len(moves) == 1:
        return [Weighed(0, 1.0, None)]
    search = Search(game_called(task.game), view, rng)
    for _ in range(HINT_ITERATIONS):
        search.iterate()
    children = search.root.children
    tried = [(moves.index(move), node) for move, node in children.items() if move in moves and node.visits]
    tried.sort(key=lambda pair: -pair[1].visits)
    total = sum(node.visits for _, node in tried) or 1
    return [
        Weighed(index, round(node.visits / total, 3), round(node.total / node.visits, 3))
        for index, node in tried[:MOST_ADVISED]
    ] or [Weighed(0, 1.0, None)]


def solve(game: str, question: str) -> str:
    """The answer to a question that the rules will ask."""
    homework = game_called(game).homework
    assert homework is not None, "only a game with homework asks"
    return homework.solve(question)
