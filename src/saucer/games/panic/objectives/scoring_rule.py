"""The row of an objective card: how it is scored, and all the solver needs to know about it."""

from collections.abc import Callable
from typing import Final

from saucer.games.panic.town.inventory import Inventory
from saucer.games.panic.town.lineups import Lineup
from saucer.games.panic.town.networks import Network
from saucer.games.panic.town.partial_town import PartialTown
from saucer.games.panic.town.town import Counted
from saucer.games.panic.town.town_map import TownMap

# What a card looks at, beside the roads and the faces that are up. Tiles that differ in nothing else need not be
# tried apart.
BURGERS: Final = 1
ALIENS: Final = 2
AGENTS: Final = 4
ALIEN_FACING: Final = 8
AGENT_FACING: Final = 16
DOG_TILES: Final = 32
HOUSE_TILES: Final = 64
CITIZEN_TILES: Final = 128
ALIEN_TILES: Final = 256

NO_LIMIT: Final = 10000

Value = Callable[[Inventory], int]
"""What a town is worth for the card."""

Count = Callable[[TownMap], Counted]
"""Which parts of a town make up its value for the card."""

NetworkBound = Callable[[Network, Lineup], int]
"""Upper bound of the value for a lineup on a network of roads."""

Bound = Callable[[PartialTown], int]
"""Upper bound of the value for a partial town: open places count as whatever suits the card best."""

CaptureLimit = Callable[[Inventory, int], int]
"""The most a town with these figures can be worth when this many of the aliens on its roads are caught."""


class ScoringRule:
    """One objective card. Fields are None where the faces or the roads alone decide the value."""

    def __init__(  # noqa: PLR0913 - a row says everything about its card
        self,
        rule: str,
        value: Value,
        counted: Count,
        *,
        network_bound: NetworkBound | None = None,
        bound: Bound | None = None,
        looks_at: int = 0,
        capture_limit: CaptureLimit | None = None,
    ) -> None:
        self.rule = rule
        """Its number on the rules page: R9.n for card n."""
        self.value = value
        self.counted = counted
        self.network_bound = network_bound
        """None where the faces that are up decide the value."""
        self.bound = bound
        """None where the network bound is the exact value."""
        self.looks_at = looks_at
        self.capture_limit = capture_limit
        """None where it makes no difference how many aliens are caught."""

    @property
    def card(self) -> int:
        """The number of the card: rule R9.n is that of card n."""
        return int(self.rule.removeprefix("R9."))

    def most_on(self, network: Network, lineup: Lineup) -> int:
        """Return a value no town of this lineup on this network exceeds; exact for a card without `bound`."""
        if self.network_bound is None:
            return self.value(lineup.totals)
        return self.network_bound(network, lineup)
