"""Loads the tables of a game: its components as numbers, made once for each components value."""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from saucer.engine.cache import Cache
from saucer.engine.components.reading import check_box
from saucer.engine.types import Data

Components = TypeVar("Components", bound=Data)
Tables = TypeVar("Tables")

MOST_KEPT: Final = 16


class TableLoader(Generic[Components, Tables]):
    """Makes tables of components: those of the standard ones at once, others when asked for; recent ones are kept."""

    def __init__(
        self, standard: Components, make: Callable[[Components], Tables], check: Callable[[Components], None]
    ) -> None:
        self.components = standard
        self.standard: Tables = make(standard)
        self.make = make
        self.check = check
        self.others: Cache[Components, Tables] = Cache(MOST_KEPT)

    def of(self, components: Components | None) -> Tables:
        """Return the tables of components, the standard ones when None. Raises BadComponents."""
        if components is None or components is self.components or components == self.components:
            return self.standard
        tables = self.others.get(components)
        if tables is None:
            check_box(components, self.check)
            tables = self.others.put(components, self.make(components))
        return tables
