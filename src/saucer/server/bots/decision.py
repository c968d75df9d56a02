"""A decision that a bot is to make, and its form for a worker process."""

from typing import Any, NamedTuple, Protocol

import msgspec

encode = msgspec.json.encode


class Account(NamedTuple):
    """Who pays for a search: a browser, its address group, and whether a person waits for the result."""

    is_awaited: bool = False
    group: str = ""
    """Kept in memory only. Empty if nobody has come to the table since the server started."""
    browser: str = ""


class Work(Protocol):
    """Something for a worker to do: for which match and game, of which kind or level, and who pays for it."""

    @property
    def match(self) -> int: ...

    @property
    def game(self) -> str: ...

    @property
    def level(self) -> str: ...

    @property
    def account(self) -> Account: ...


class Task(NamedTuple):
    """A decision as it travels to a worker: the view and the legal moves as JSON, and a seed for this one alone."""

    match: int
    game: str
    seat: int
    level: str
    view: bytes
    moves: bytes
    seed: str
    account: Account = Account()


NO_MATCH = -1
"""The match of a task that belongs to none."""


class SearchTask(NamedTuple):
    """Searches for the best known result of a puzzle of the day, numbered from `first` on. Nobody waits for them."""

    game: str
    seed: str
    first: int
    searches: int
    match: int = NO_MATCH
    level: str = "easy"
    account: Account = Account()


class BotDecision(NamedTuple):
    """A decision of a seat, for a bot of a level: what the seat sees, its legal moves, and a seed for it alone.

    `match` is a number that no other running match has.
    """

    match: int
    game: str
    seat: int
    level: str
    view: Any
    moves: list[Any]
    seed: str
    account: Account = Account()

    def task(self) -> Task:
        view, moves = encode(self.view), encode(self.moves)
        return Task(self.match, self.game, self.seat, self.level, view, moves, self.seed, self.account)
