"""What a sensible player looks at: how far home is, what a slot is worth, and how long the Aliens leave."""

from math import exp
from typing import Final

from saucer.engine.types import Seat
from saucer.engine.worth import worth
from saucer.games.strangers.ground import LIBRARY, PARK, Ground
from saucer.games.strangers.scoring import own_scores, same_side
from saucer.games.strangers.state import BOARD, NEXT, NOBODY, OVER, State

STEP_COST: Final = 0.5
"""Points a step on the way home costs, in turns that could have gone elsewhere."""
STEPS_PER_TURN: Final = 2.0
BUS_STEPS: Final = 3
FAR: Final = 99
UNKNOWN: Final = -1.0
ARRIVAL: Final = 1.0
"""A Kid that is home makes room for the next one."""
HAND_WORTH: Final = 0.08
KID_WORTH: Final = 0.05
"""What one more card or Kid on the way is worth for each turn still to come."""
FULL_HOPE: Final = 0.8
HOPE_KEPT: Final = 0.6
REPLACED: Final = 0.15
CROWDING: Final = 0.02
ON_TURN: Final = 0.45
LONG_TIME: Final = 15.0
ALIEN_CHANCE: Final = 0.2
"""How likely a drawn card is a sighting that lands."""
MOST_WALKS: Final = 4000


class Walks:
    """Steps from every space to every place, with Aliens on certain spaces; a bus ride counts as a few steps."""

    def __init__(self, ground: Ground, aliens: int) -> None:
        self.ground = ground
        self.aliens = aliens
        self.known: list[list[int]] = [[] for _ in range(ground.places)]

    def steps_to(self, place: int) -> list[int]:
        """Steps from every space into a place, worked out when first asked for."""
        steps = self.known[place]
        if not steps:
            steps = walk_back(self.ground, self.ground.doors[place], self.aliens)
            self.known[place] = steps
        return steps


class WalkBook:
    """Walks worked out before, by board and Aliens."""

    def __init__(self) -> None:
        self.pages: dict[int, Walks] = {}
        self.ground: Ground | None = None

    def look_up(self, ground: Ground, aliens: int) -> Walks:
        if self.ground is not ground or len(self.pages) > MOST_WALKS:
            self.pages = {}
            self.ground = ground
        walks = self.pages.get(aliens)
        if walks is None:
            walks = Walks(ground, aliens)
            self.pages[aliens] = walks
        return walks


BOOK: Final = WalkBook()


def walk_back(ground: Ground, doors: list[int], aliens: int) -> list[int]:
    """Steps from every space through these doors, walking back from them."""
    steps = [FAR] * ground.spaces
    front: list[int] = []
    arrive(doors, 1, aliens, steps, front)
    school = BusLine(ground.school_stops, ground.spaces_in(ground.school_stops))
    city = BusLine(ground.city_stops, ground.spaces_in(ground.city_stops))
    distance = 1
    while front or school.rides or city.rides:
        school.board(front, distance)
        city.board(front, distance)
        distance += 1
        after: list[int] = []
        for space in front:
            arrive(ground.streets[space], distance, aliens, steps, after)
        school.get_off(distance, steps, after)
        city.get_off(distance, steps, after)
        front = after
    return steps


def arrive(spaces: list[int], distance: int, aliens: int, steps: list[int], front: list[int]) -> None:
    for space in spaces:
        if steps[space] > distance and not (aliens >> space) & 1:
            steps[space] = distance
            front.append(space)


class BusLine:
    """A bus that leaves once, from the first of its stops that is reached, for all the others."""

    def __init__(self, stops: list[int], spaces: int) -> None:
        self.stops = stops
        self.spaces = spaces
        self.left = False
        self.rides = 0
        """When it arrives, while it rides."""

    def board(self, front: list[int], distance: int) -> None:
        if not self.left:
            for space in front:
                if (self.spaces >> space) & 1:
                    self.left = True
                    self.rides = distance + BUS_STEPS
                    return

    def get_off(self, distance: int, steps: list[int], front: list[int]) -> None:
        if self.rides == distance:
            self.rides = 0
            arrive(self.stops, distance, 0, steps, front)


class Outlook:
    """How the board looks: what each place would bring a Kid, and how far each is."""

    def __init__(self, state: State) -> None:
        ground = state.ground
        self.state = state
        self.walks = BOOK.look_up(ground, state.aliens)
        self.turns_left = turns_left(state)
        self.worth: list[float] = [
            place_worth(state, place, self.turns_left) for place in range(ground.places)
        ]
        self.hopes = [UNKNOWN] * ground.spaces

    def hope(self, space: int) -> float:
        """What a Kid on this space may still bring, in points."""
        known = self.hopes[space]
        if known == UNKNOWN:
            known = self.work_out_hope(space)
            self.hopes[space] = known
        return known

    def work_out_hope(self, space: int) -> float:
        best = 0.0
        reach = 1.0 + STEPS_PER_TURN * self.turns_left
        for place, gain in enumerate(self.worth):
            if gain > best:
                steps = self.walks.steps_to(place)[space]
                if steps <= reach:
                    hope = gain - STEP_COST * steps
                    best = max(best, hope)
        return best

    def danger(self, space: int) -> float:
        """The part of a Kid's hope that a free head under it puts at risk."""
        state = self.state
        if state.ground.has_head[space]:
            return min(0.6, ALIEN_CHANCE * max(1, state.seats - 1))
        return 0.0

    def standing_on(self, space: int) -> float:
        return self.hope(space) * (1.0 - self.danger(space))

    def at_node(self, node: int) -> float:
        """What a Kid is worth once it stands on a space or has entered a place."""
        spaces = self.state.ground.spaces
        if node >= spaces:
            return self.worth[node - spaces] + ARRIVAL
        return self.standing_on(node)


def turns_left(state: State) -> float:
    """About how many turns each seat still has before the last Alien lands."""
    return state.reserve / (ALIEN_CHANCE * state.seats)


def place_worth(state: State, place: int, turns: float) -> float:
    """What the best free slot of a place would bring; nothing when it is full."""
    free = state.free[place]
    if free == 0:
        return 0.0
    ground = state.ground
    slots = ground.place_slots[place]
    gain = 0.0
    for slot in slots:
        if state.slots[slot] == NOBODY:
            gain = float(ground.slot_value[slot])
            break
    bonus = ground.slot_full_value[slots[0]] - ground.slot_value[slots[0]]
    if bonus:
        gain += FULL_HOPE * bonus * (len(slots) - free + 1) / len(slots)
    kind = ground.place_kind[place]
    if kind == LIBRARY:
        gain += HAND_WORTH * turns
    elif kind == PARK:
        gain += KID_WORTH * turns
    return gain


def prospects(state: State) -> list[float]:
    """About how many points each seat will have in the end, beyond what all can expect alike.

    Fitted to how greedy matches end: part of a Kid's hope comes true, and a Kid on the way takes the place of one
    that could still be released.
    """
    time = min(turns_left(state), LONG_TIME)
    totals = [score * (1.0 - CROWDING * time) for score in own_scores(state)]
    outlook = Outlook(state)
    for seat in range(state.seats):
        for space in state.way[seat]:
            totals[seat] += HOPE_KEPT * outlook.standing_on(space) - REPLACED * time
        totals[seat] += bonus_places(state, seat)
    if not state.variant.solo:
        totals[state.turn] += ON_TURN
    return totals


def bonus_places(state: State, seat: int) -> float:
    """What Kids in the Library and in parks, and half-full clubs, still promise."""
    ground = state.ground
    turns = turns_left(state)
    bonus = 0.0
    for slot, owner in enumerate(state.slots):
        if owner == seat:
            kind = ground.slot_kind[slot]
            place = ground.slot_place[slot]
            if kind == LIBRARY:
                bonus += HAND_WORTH * turns
            elif kind == PARK:
                bonus += KID_WORTH * turns
            elif state.free[place]:
                taken = len(ground.place_slots[place]) - state.free[place]
                more = ground.slot_full_value[slot] - ground.slot_value[slot]
                bonus += FULL_HOPE * more * taken / len(ground.place_slots[place])
    return bonus


def value(state: State, seat: Seat) -> float:
    """How well a seat stands, from 0 to 1: its share of the win to be expected, then its points."""
    if state.phase == OVER:
        assert state.result is not None
        return worth(state.result.share(seat), float(state.result.scores[seat]))
    totals = prospects(state)
    own = side_total(state, totals, seat)
    if state.variant.solo:
        return worth(1.0, own)
    doubt = 1.5 + 0.35 * turns_left(state)
    weights = 0.0
    for other in range(state.seats):
        weights += exp((side_total(state, totals, other) - own) / doubt)
    share = 1.0 / weights
    return worth(share if not state.variant.best_of_three else series_share(state, seat, share), own)


def side_total(state: State, totals: list[float], seat: int) -> float:
    if state.variant.teams == 0:
        return totals[seat]
    total = 0.0
    for other in range(state.seats):
        if same_side(state, seat, other):
            total += totals[other]
    return total


def series_share(state: State, seat: int, share: float) -> float:
    """The chance to win a best of three, from the chance to win this round and the rounds won so far."""
    lead = state.wins[seat] - state.wins[1 - seat]
    if state.phase == NEXT or state.phase == BOARD:
        return 0.5 + 0.25 * lead
    if state.round == 1:
        return share * 0.75 + (1.0 - share) * 0.25
    if state.round == 2 and lead != 0:
        return share + (1.0 - share) * 0.5 if lead > 0 else share * 0.5
    return share
