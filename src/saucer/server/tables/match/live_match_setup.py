"""What is fixed when a match starts, and what a live match calls."""

from collections.abc import Callable
from typing import Any, NamedTuple

from saucer.engine.game import AnyGame
from saucer.server.bots.decision import Account
from saucer.server.protocol.values import ClockSetting


class LiveMatchSetup(NamedTuple):
    """What is fixed when a match starts.

    `number` is the one under which its steps are stored, `account` on whose account bots search at first.
    """

    number: int
    game: AnyGame
    options: Any
    seats: int
    seed: str
    clock: ClockSetting
    account: Account
    keeps_all_steps: bool


class MatchCallbacks(NamedTuple):
    """What a live match calls: when steps are stored, when it is over, and when something could not be stored."""

    send_steps: Callable[[], None]
    on_over: Callable[[], None]
    on_lost: Callable[[str], None]
