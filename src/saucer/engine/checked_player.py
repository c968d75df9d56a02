"""Checks the moves of players that are not ours: each is one of the legal moves, or the player forfeits the match."""

from typing import Any

from saucer.engine.chance import Chance, derive
from saucer.engine.errors import SaucerError
from saucer.engine.player import Player
from saucer.engine.types import Seat

ILLEGAL = "illegal"
RAISED = "raised"
TIME = "time"
LONGEST_DETAIL = 200


class TooSlow(SaucerError):
    """A player took longer over a decision than it may."""


class Forfeit(SaucerError):
    """A player did not make a legal move: its seat, the step, and the reason, one of `illegal`, `raised`, `time`."""

    def __init__(self, seat: Seat, step: int, reason: str, detail: str) -> None:
        super().__init__(f"seat {seat} forfeits at step {step}, {reason}: {detail}")
        self.seat = seat
        self.step = step
        self.reason = reason
        self.detail = detail


class CheckedPlayer(Player):
    """Plays a seat for a player that is not ours. Whatever that does, a legal move is made or a Forfeit is raised.

    The player gets a list of its own, and random numbers that say nothing about the seed of the match.
    """

    trusted = True

    def __init__(self, player: Player, seat: Seat) -> None:
        self.player = player
        self.seat = seat
        self.level = player.level
        self.blind = player.blind

    def choose(self, view: Any, moves: list[Any], rng: Chance) -> Any:
        step = rng.step + 1
        own = Chance(derive(rng.seed, "player"), rng.step, rng.purpose)
        try:
            chosen = self.player.choose(view, list(moves), own)
        except TooSlow as error:
            raise Forfeit(self.seat, step, TIME, str(error)) from None
        except (Exception, SystemExit, GeneratorExit) as error:
            raise Forfeit(self.seat, step, RAISED, one_line(error)) from error
        move = find_move(chosen, moves)
        if move is None:
            raise Forfeit(self.seat, step, ILLEGAL, f"{type(chosen).__name__} is none of its legal moves")
        return move


def find_move(chosen: Any, moves: list[Any]) -> Any:
    """The legal move that equals the chosen one, or None. What is found is ours, whatever `chosen` claims to equal."""
    kind = type(chosen)
    try:
        return next((move for move in moves if type(move) is kind and bool(move == chosen)), None)
    except Exception:  # noqa: BLE001 - fields of a foreign move may refuse to be compared
        return None


def one_line(error: BaseException) -> str:
    """The name and the message of an error, short and on one line."""
    try:
        message = str(error)
    except Exception:  # noqa: BLE001 - an error of a foreign player may refuse to be written
        message = ""
    words = " ".join(f"{type(error).__name__}: {message}".split())
    return words.removesuffix(":")[:LONGEST_DETAIL]


def checked(players: list[Player]) -> list[Player]:
    """The players in the order of their seats, those that are not ours with a check of every move."""
    return [
        player if is_trusted(player) else CheckedPlayer(player, Seat(seat))
        for seat, player in enumerate(players)
    ]


def is_trusted(player: Player) -> bool:
    """Whether the class of a player says itself that its moves need no check; subclasses do not inherit that."""
    return vars(type(player)).get("trusted") is True
