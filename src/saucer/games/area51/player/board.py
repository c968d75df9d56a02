"""Facts about the board that advice on actions and routes needs, computed once per decision."""

from typing import Final

from saucer.engine.bits import only
from saucer.games.area51.encoding import (
    COLOUR_COUNT,
    EVERY_REGION,
    EVERY_VEHICLE,
    ROUTE_COUNT,
    Colour,
    Region,
    vehicle_colour,
)
from saucer.games.area51.player.estimates import Piles, card_worth, stakes_of, time_left
from saucer.games.area51.player.value import seat_prospects
from saucer.games.area51.rules.bunkers import own_bunkers
from saucer.games.area51.state import NOWHERE, State

UNMEASURED: Final = -1000000.0
NO_LINES: Final[list[float]] = [UNMEASURED] * (COLOUR_COUNT * ROUTE_COUNT)


class Board:
    """The board as one seat judges it."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.left = time_left(state)
        self.card = card_worth(state, seat, self.left)
        self.stakes = stakes_of(state, seat)
        self.bunkers = len(own_bunkers(state, seat))
        """How many bunkers the seat has."""
        self.piles = Piles(state.piles)
        self.reach = every_reach(state)
        self.measured_lead = UNMEASURED
        self.lines = NO_LINES[:]
        """For each colour and route what it brings, measured when first asked for."""

    def lead(self) -> float:
        """Return the expected final lead over the best rival in points; negative if behind."""
        if self.measured_lead == UNMEASURED:
            scores = seat_prospects(self.state)
            own = scores.pop(self.seat)
            self.measured_lead = own - max(scores)
        return self.measured_lead

    def reach_of(self, region: Region, colour: Colour) -> int:
        """The set of regions where a pile's cards of a colour can be stored."""
        return self.reach[COLOUR_COUNT * region + colour]


def every_reach(state: State) -> list[int]:
    """For each region and colour the set of regions its cards can be stored in."""
    regions: list[int] = []
    for region in EVERY_REGION:
        regions += [only(region)] * COLOUR_COUNT
    for vehicle in EVERY_VEHICLE:
        route = state.routes[vehicle]
        if route != NOWHERE:
            start = COLOUR_COUNT * state.tables.route_from[route] + vehicle_colour(vehicle)
            regions[start] |= only(state.tables.route_to[route])
    return regions
