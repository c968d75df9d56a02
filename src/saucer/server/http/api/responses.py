"""Response bodies of the HTTP API."""

from typing import Literal

from saucer.server.protocol.values import (
    Ending,
    OptionValue,
    Plain,
    Sitting,
    Status,
    TableInfo,
    TryStatus,
    Wire,
    You,
)


class TableAnswer(Wire, frozen=True):
    """A table, and what the client is at it."""

    table: TableInfo
    you: You


class OptionInfo(Wire, frozen=True):
    """An option of a game and its choices, in words."""

    name: str
    type: str
    default: OptionValue
    label: str
    help: str
    choices: tuple["OptionChoice", ...]
    is_fine_point: bool
    """Whether few tables change it."""


class OptionChoice(Wire, frozen=True):
    """One choice of an option, and the numbers of seats it can be chosen for."""

    value: OptionValue
    label: str
    seats: tuple[int, ...]


class GameInfo(Wire, frozen=True):
    """A game as it is presented to people."""

    id: str
    rules_version: int
    title: str
    pitch: str
    players: str
    minutes: str
    seat_counts: tuple[int, ...]
    newcomers: int
    """How many seats suit newcomers best."""
    seat_names: tuple[str, ...]
    timed: bool
    races: bool
    pieces: bool
    """Whether each player may choose among `seat_names`."""
    options: tuple[OptionInfo, ...]
    daily: str | None = None
    """What its puzzle of the day is called; None for a game without."""


class RuleText(Wire, frozen=True):
    """One numbered rule."""

    number: str
    text: str


class Chapter(Wire, frozen=True):
    """A chapter of a rules page."""

    number: str
    title: str
    rules: tuple[RuleText, ...]


class RulesPage(Wire, frozen=True):
    """The rules of a game: the whole page in Markdown, and rule by rule."""

    game: str
    markdown: str
    chapters: tuple[Chapter, ...]


class OwnTable(Wire, frozen=True):
    """A table of this browser, in short: the names in its seats, whose turn it is, which seats are this browser's, and
    whether it made the table. `alone` says that nobody else has a seat; `daily` is the day whose puzzle is tried here,
    `steps` how many steps the match has taken.
    """

    code: str
    watch: str
    game: str
    title: str
    status: Status
    seats: tuple[str, ...]
    to_move: tuple[int, ...]
    own: tuple[int, ...]
    left: bool
    maker: bool
    alone: bool
    outcome: Ending | None
    daily: str | None
    tutorial: bool
    steps: int
    created: float
    changed: float


class Best(Wire, frozen=True):
    """A best score of this browser."""

    game: str
    options: Plain
    score: int
    watch: str
    reached: float


class OwnDaily(Wire, frozen=True):
    """How this browser stands with the puzzle of today of a game. `streak` counts the days in a row on which it has
    finished the puzzle; the next one comes in `next_in` seconds.
    """

    game: str
    status: TryStatus | None
    score: int | None
    streak: int
    next_in: float


class Mine(Wire, frozen=True):
    """What this browser has played."""

    tables: tuple[OwnTable, ...]
    bests: tuple[Best, ...]
    dailies: tuple[OwnDaily, ...]


class DailyGoal(Wire, frozen=True):
    """What the puzzle of a day asks for: its name, and what counts."""

    id: str
    name: str
    text: str


class DailyTry(Wire, frozen=True):
    """A try at the puzzle of a day: for each goal the value reached, none where nothing was finished. `score` is None
    while it is `playing`, and where its player has `given_up`; the operator may have `removed` it from the table of the
    day. `link` leads to its table or its replay; None for those who have not tried yet, and where it was given up.
    """

    name: str
    status: TryStatus
    score: int | None
    values: tuple[int | None, ...]
    picture: str
    seconds: float
    own: bool
    link: str | None


class BestKnown(Wire, frozen=True):
    """The best result that a number of searches found at the puzzle of a day."""

    searches: int
    score: int
    values: tuple[int | None, ...]


class DailyDay(Wire, frozen=True):
    """A day before today: how this browser's try that counts ended, how many tries there were, and the best score."""

    day: str
    status: TryStatus | None
    score: int | None
    tries: int
    best: int | None


class Daily(Wire, frozen=True):
    """The puzzle of a day. `own` is this browser's try that counts, `today` how it stands with the puzzle of today.
    `bests` are the values that nobody can beat. Where these are not known (`is_proven`), `best_known` is what searches
    found, None until they are done or where there are none (`is_searching`). All are held back while this browser could
    still play for them. `days` are the days before today, the latest first.
    """

    game: str
    title: str
    name: str
    day: str
    is_today: bool
    goals: tuple[DailyGoal, ...]
    own: DailyTry | None
    bests: tuple[tuple[int | None, ...], ...]
    is_proven: bool
    best_known: BestKnown | None
    is_searching: bool
    tries: tuple[DailyTry, ...]
    days: tuple[DailyDay, ...]
    today: OwnDaily


class RecordInfo(Wire, frozen=True):
    """A record that was opened from a file and checked: its code, its game, the seats and the number of steps."""

    code: str
    game: str
    title: str
    seats: tuple[Sitting, ...]
    steps: int


class Health(Wire, frozen=True):
    """Whether the server is well."""

    status: Literal["ok", "not-ready"]
    version: str
    tables: int
    sockets: int


class Reach(Wire, frozen=True):
    """Where others in the same network reach this server, such as `http://192.168.1.20:8051`."""

    address: str | None
