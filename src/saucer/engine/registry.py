"""The games that are known, by id: those of this package, of other installed packages, and registered by programs."""

import logging
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from importlib.metadata import EntryPoint, entry_points
from multiprocessing import parent_process
from threading import RLock
from typing import Any, NamedTuple

from saucer.engine.errors import BadGame, UnknownGame
from saucer.engine.game import AnyGame, Game, game_at

GROUP = "saucer.games"
"""The entry-point group in which packages name their games."""
GAME_ID = re.compile("[a-z][a-z0-9_]{0,31}")

log = logging.getLogger("saucer")


class GameAddress(NamedTuple):
    """Where another process finds a game: the package, and the game's id."""

    package: str
    id: str


class Registry:
    """Finds games by id and by view.

    Its own games are loaded when the first one is asked for or added, entry points when one is not known yet.
    """

    def __init__(self, own: Callable[[], Iterable[AnyGame]] = tuple) -> None:
        self.own: Callable[[], Iterable[AnyGame]] | None = own
        self.by_id: dict[str, AnyGame] = {}
        self.by_view: dict[type, AnyGame] = {}
        self.added: list[str] = []
        self.broken: dict[str, str] = {}
        self.entry_points_read = False
        self.lock = RLock()

    def load_own(self) -> None:
        """Add the registry's own games, once."""
        own = self.own
        if own is None:
            return
        with self.lock:
            if self.own is not None:
                for game in own():
                    self.add_checked(game)
                self.own = None

    def add(self, game: AnyGame) -> None:
        """Make a game known; BadGame where it is none, or another one has its id or its view."""
        self.load_own()
        self.add_checked(game)

    def add_checked(self, game: AnyGame) -> None:
        check_game(game)
        with self.lock:
            known = self.by_id.get(game.id)
            if known is game:
                return
            if known is not None:
                raise BadGame(
                    f"two games have the id {game.id!r}: one in {known.package}, the other in {game.package}"
                )
            alike = self.by_view.get(game.view)
            if alike is not None:
                raise BadGame(
                    f"the games {alike.id!r} and {game.id!r} have the same view, {game.view.__name__}"
                )
            self.put(game)

    def put(self, game: AnyGame) -> None:
        """Make a game known, in place of any other with its id."""
        self.by_id[game.id] = game
        self.by_view[game.view] = game

    @contextmanager
    def changed_for_a_while(self) -> Iterator[None]:
        """Restore the registered games afterwards. For tests."""
        self.load_own()
        self.read_entry_points()
        before = dict(self.by_id), dict(self.by_view), list(self.added)
        try:
            yield
        finally:
            self.by_id, self.by_view, self.added = before

    def all(self) -> tuple[AnyGame, ...]:
        """Every game there is."""
        self.load_own()
        self.read_entry_points()
        return tuple(self.by_id.values())

    def find(self, game_id: str) -> AnyGame | None:
        """The game with this id, or None."""
        self.load_own()
        if game_id not in self.by_id:
            self.read_entry_points()
        return self.by_id.get(game_id)

    def called(self, game_id: str) -> AnyGame:
        """The game with this id; UnknownGame where there is none."""
        game = self.find(game_id)
        if game is not None:
            return game
        if game_id in self.broken:
            raise UnknownGame(self.broken[game_id])
        known = ", ".join(game.id for game in self.all())
        message = f"no game is called {game_id!r}; there are {known}"
        raise UnknownGame(message, "no-game", game=game_id, known=known)

    def of_view(self, view: Any) -> AnyGame:
        """The game a view belongs to."""
        self.load_own()
        if type(view) not in self.by_view:
            self.read_entry_points()
        return self.by_view[type(view)]

    # Games from outside

    def register(self, game: AnyGame) -> None:
        """Make a game of a running program known, here and in the processes that play for it."""
        self.add(game)
        if game.id not in self.added:
            self.added.append(game.id)

    def addresses(self) -> tuple[GameAddress, ...]:
        """Where another process finds the games that this program has registered."""
        return tuple(GameAddress(self.by_id[name].package, name) for name in self.added if name in self.by_id)

    def register_addresses(self, addresses: Iterable[GameAddress]) -> None:
        """Register the games of another process; one that is not found stays unknown."""
        self.load_own()
        for address in addresses:
            with suppress(ImportError):
                game = game_at(address.package, address.id)
                if game is not None:
                    self.register(game)

    def read_entry_points(self) -> None:
        """Add the games of all installed packages, once. One that cannot be loaded is reported and left out."""
        if self.entry_points_read:
            return
        with self.lock:
            if not self.entry_points_read:
                self.entry_points_read = True
                for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
                    self.load(point)

    def load(self, point: EntryPoint) -> None:
        try:
            self.add(point.load())
        except Exception as error:  # noqa: BLE001 - whatever another package does, the other games go on working
            self.broken[point.name] = describe_problem(point, error)
            if parent_process() is None:
                log.warning("%s", self.broken[point.name])


def describe_problem(point: EntryPoint, error: Exception) -> str:
    source = point.value if point.dist is None else f"{point.value}, in {point.dist.name}"
    reason = str(error) if isinstance(error, BadGame) else f"{type(error).__name__}: {error}"
    return f"the game {point.name!r} ({source}) cannot be loaded: {' '.join(reason.split())}"


def check_game(game: object) -> None:
    """Raise BadGame for something that is not a playable game."""
    if not isinstance(game, Game):
        raise BadGame(f"a game is a saucer.engine.game.Game, not {game!r}")
    if not GAME_ID.fullmatch(game.id):
        raise BadGame(
            f"the id of a game is at most 32 small letters, digits and underscores, not {game.id!r}"
        )
    if not game.package:
        raise BadGame(
            f"the game {game.id!r} does not name its package; write package=__name__ in its Game(...)"
        )
