"""Expected points of Kids, by their distance from home and the time before the last Alien."""

from typing import Final

from saucer.engine.types import Seat
from saucer.games.strangers.player.distances import distances_on
from saucer.games.strangers.rules.places import slot_points
from saucer.games.strangers.rules.scoring import own_scores
from saucer.games.strangers.rules.teams import same_side
from saucer.games.strangers.state import NOBODY, State
from saucer.games.strangers.tables import LIBRARY, PARK, Node, Position

STEP_COST: Final = 0.5
"""Points that each step on the way home costs, because the turn could have been used otherwise."""
STEPS_PER_TURN: Final = 2.0
UNKNOWN: Final = -1.0
ARRIVAL_BONUS: Final = 1.0
"""Bonus for a Kid that is home, because it makes room for the next one."""
CARD_POINTS: Final = 0.08
KID_POINTS: Final = 0.05
"""What one more card or Kid on the way is worth for each turn still to come."""
FULL_CHANCE: Final = 0.8
"""Share of the bonus of a full place that is expected before the place is full."""
ALIEN_CHANCE: Final = 0.2
"""Chance that a drawn card is a sighting that takes effect."""
WASTE: Final = -0.3
"""What an action that achieves nothing is worth."""
FLIGHT_COST: Final = 1.0


class Estimates:
    """Expected points of a Kid on each space and in each place, in one state."""

    def __init__(self, state: State) -> None:
        board = state.board
        self.state = state
        self.distances = distances_on(board, state.aliens)
        self.turns_left = turns_left(state)
        self.place_points: list[float] = [
            place_points(state, place, self.turns_left) for place in range(board.place_count)
        ]
        """For each place what its best free slot would bring."""
        self.known = [UNKNOWN] * board.space_count

    def expected_points(self, space: int) -> float:
        """What a Kid on this space may still bring, if no Alien lands on it."""
        known = self.known[space]
        if known == UNKNOWN:
            known = self.best_way_home(space)
            self.known[space] = known
        return known

    def best_way_home(self, space: int) -> float:
        best = 0.0
        reach = 1.0 + STEPS_PER_TURN * self.turns_left
        for place, points in enumerate(self.place_points):
            if points > best:
                steps = self.distances.steps_to(place)[space]
                if steps <= reach:
                    best = max(best, points - STEP_COST * steps)
        return best

    def alien_risk(self, space: int) -> float:
        """Return the share of a Kid's points that may be lost to an Alien on its space."""
        state = self.state
        if state.board.has_head[space]:
            return min(0.6, ALIEN_CHANCE * max(1, state.seats - 1))
        return 0.0

    def points_on_space(self, space: int) -> float:
        """What a Kid on this space may still bring, with the risk that an Alien lands on it."""
        return self.expected_points(space) * (1.0 - self.alien_risk(space))

    def points_at(self, node: Node) -> float:
        """What a Kid is worth once it stands on a space or has entered a place."""
        space_count = self.state.board.space_count
        if node >= space_count:
            return self.place_points[node - space_count] + ARRIVAL_BONUS
        return self.points_on_space(node)


class SeatEstimates(Estimates):
    """The estimates as one seat sees them: what its own Kids are worth, and what it gains by the losses of others."""

    def __init__(self, state: State, seat: Seat) -> None:
        super().__init__(state)
        self.seat = seat
        self.own_kids: list[float] = [self.points_on_space(space) for space in state.way[seat]]

    def rivalry(self, owner: Seat) -> float:
        """How much a loss of this seat is a gain to ours: most for the one in front."""
        state = self.state
        if same_side(state, self.seat, owner):
            return -1.0
        if state.seats == 2:
            return 1.0
        scores = own_scores(state)
        return 0.7 if scores[owner] >= max(scores) else 0.35

    def kid_points(self, position: Position) -> float:
        """What a Kid brings its owner where it is."""
        board = self.state.board
        if position >= board.space_count:
            return slot_points(board, self.state.free, board.slot_at(position)) + ARRIVAL_BONUS
        return self.expected_points(position) + 0.3


def turns_left(state: State) -> float:
    """About how many turns each seat still has before the last Alien lands."""
    return state.reserve / (ALIEN_CHANCE * state.seats)


def place_points(state: State, place: int, turns: float) -> float:
    """What the best free slot of a place would bring; nothing when it is full."""
    free = state.free[place]
    if free == 0:
        return 0.0
    board = state.board
    slots = board.place_slots[place]
    points = 0.0
    for slot in slots:
        if state.slots[slot] == NOBODY:
            points = float(board.slot_value[slot])
            break
    bonus = board.slot_full_value[slots[0]] - board.slot_value[slots[0]]
    if bonus:
        points += FULL_CHANCE * bonus * (len(slots) - free + 1) / len(slots)
    kind = board.place_kind[place]
    if kind == LIBRARY:
        points += CARD_POINTS * turns
    elif kind == PARK:
        points += KID_POINTS * turns
    return points
