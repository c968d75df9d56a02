"""Builds towns of Nine Tiles Panic over a socket."""

from typing import Any

import msgspec

from saucer.games.panic.components import STANDARD
from saucer.games.panic.faces import LaidFace
from saucer.games.panic.imagine import own_board
from saucer.games.panic.moves import Claim, Ready
from saucer.games.panic.player.plans import next_step
from saucer.games.panic.solver.best_towns import known_town
from saucer.games.panic.town.notation import laid_faces_of
from saucer.games.panic.view import OwnTown
from tests.server.driving import Answer, Browser


def best_plan(goals: list[Answer]) -> list[LaidFace]:
    """The town that makes par for the goals of a day."""
    town = known_town(STANDARD, [int(goal["id"].removeprefix("card-")) for goal in goals], facing=False)
    assert town is not None
    return laid_faces_of(town)


def build(browser: Browser, code: str, plan: list[LaidFace]) -> None:
    """Build a town and claim it, which ends a match of one round."""
    socket = browser.open(code)
    socket.until("view")
    move: Any = Ready()
    while move != Claim():
        town = msgspec.convert(socket.ask_move(msgspec.to_builtins(move))["view"]["town"], OwnTown)
        move = next_step(own_board(town), plan)
    socket.move(msgspec.to_builtins(move))
    socket.until_over()
    socket.close()
