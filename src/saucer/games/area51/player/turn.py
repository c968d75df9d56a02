"""Which of the four actions to take (R2.1)."""

from collections.abc import Callable
from typing import Any, Final

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.area51.moves import Build, Collect, Pass, PickUp, Send, Upgrade
from saucer.games.area51.player.board import Board
from saucer.games.area51.player.bunkers import build_gain, upgrade_gain
from saucer.games.area51.player.estimates import weights
from saucer.games.area51.player.loading import pick_up_gain
from saucer.games.area51.player.vehicles import send_gain
from saucer.games.area51.state import State


def advise_action(state: State, seat: Seat, moves: list[Any], _rng: Chance) -> list[float]:
    """Return a weight per action, higher for more expected points."""
    board = Board(state, seat)
    return weights([GAINS[type(move)](board, move) for move in moves])


def collect_gain(board: Board, _move: Collect) -> float:
    return board.state.tables.take * board.card


def pass_gain(_board: Board, _move: Pass) -> float:
    return 0.0


GAINS: Final[dict[type, Callable[[Board, Any], float]]] = {
    Collect: collect_gain,
    Build: build_gain,
    Upgrade: upgrade_gain,
    Send: send_gain,
    PickUp: pick_up_gain,
    Pass: pass_gain,
}
"""What each kind of action is worth, in points."""
