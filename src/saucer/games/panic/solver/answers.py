"""The solver's answers as plain values."""

from saucer.engine.errors import SaucerError
from saucer.engine.types import Data
from saucer.games.panic.town.town import Town


class CardError(SaucerError):
    """These cards cannot be solved for; the message says why."""


class TownCounts(Data, frozen=True):
    """Exact numbers of arrangements of the nine tiles."""

    valid: int
    up_to_turning: int
    looping: int
    """All borders match, but a road closes on itself."""
    patterns: int
    """Patterns of roads in valid towns."""


class Front(Data, frozen=True):
    """All value vectors that no town beats, best first, each with a town that has it.

    Values stand in the order of `cards`; that of card 4 is None. `maxima` is the best each card alone can
    reach (for card 15 the least). `proven` says that the search was exhaustive.
    """

    cards: tuple[int, ...]
    values: tuple[tuple[int | None, ...], ...]
    towns: tuple[Town, ...]
    maxima: tuple[int | None, ...]
    proven: bool
