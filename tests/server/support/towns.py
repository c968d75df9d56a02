"""Builds towns of Nine Tiles Panic over a socket."""

from typing import Any

import msgspec

from saucer.games.panic.components import STANDARD
from saucer.games.panic.faces import LaidFace
from saucer.games.panic.imagine import own_board
from saucer.games.panic.moves import Claim, Ready
from saucer.games.panic.player.plans import next_building_move
from saucer.games.panic.solver.best_towns import known_town
from saucer.games.panic.town.notation import laid_faces_of
from saucer.games.panic.view import OwnTown
from tests.server.support.driving import Answer, Browser


def best_plan(goals: list[Answer]) -> list[LaidFace]:
    """The town that makes par for the goals of a day."""
    town = known_town(STANDARD, [int(goal["id"].removeprefix("card-")) for goal in goals], facing=False)
    assert town is not None
    return laid_faces_of(town)


def build(browser: Browser, code: str, plan: list[LaidFace], *, begun: bool = False) -> None:
    """Build a town and claim it, which ends a match of one round; from the signal on, or where building has begun."""
    socket = browser.open(code)
    view = socket.until("view")
    move: Any = next_move(view, plan) if begun else Ready()
    while move != Claim():
        move = next_move(socket.ask_move(msgspec.to_builtins(move)), plan)
    socket.move(msgspec.to_builtins(move))
    socket.until_over()
    socket.close()


def next_move(message: Answer, plan: list[LaidFace]) -> Any:
    """The move that leads from a view to the planned town."""
    return next_building_move(own_board(msgspec.convert(message["view"]["town"], OwnTown)), plan)
