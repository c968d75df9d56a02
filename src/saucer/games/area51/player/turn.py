"""Advice: how a sensible player leans between legal moves, counted in points and turned into weights."""

from math import exp
from typing import Any, Final

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.area51.box import COLOUR_COUNT, ROUTE_COUNT
from saucer.games.area51.heuristics import (
    BONUS_NOW,
    HIGHER_HALF,
    PICK_UPS,
    PILE_INCOME,
    Piles,
    card_worth,
    income,
    seat_prospects,
    takers,
    time_left,
)
from saucer.games.area51.loading import bunkers_within
from saucer.games.area51.moves import (
    Build,
    Collect,
    Draw,
    Load,
    PickUp,
    Send,
    SetNumber,
    SetRoute,
    Take,
    Upgrade,
    UseCap,
)
from saucer.games.area51.questions import colour_count, empty_regions, own_bunkers
from saucer.games.area51.state import (
    ACTION,
    DOWN_CARD,
    DOWN_HANGAR,
    LOAD,
    NORMAL,
    NOWHERE,
    ROUTE,
    TAKE,
    UP_CARD,
    UP_HANGAR,
    State,
)

HEAT: Final = 2.2
"""How much more likely a move is for each point it is worth."""
ENOUGH: Final = [1.0, 1.0, 0.85, 0.55, 0.3, 0.1]
"""What one more bunker is worth beside those one has."""
RIVAL: Final = 0.35
LEADER: Final = 0.7
"""What a rival's point costs, and a point of the leading rival."""
END_STAKE: Final = 0.25
REFRESH_COST: Final = 1.2
OWN_COLOUR: Final = 0.35
FIRST_OF_COLOUR: Final = 0.4
SPARE_CARDS: Final = 2
NUMBER_COST: Final = 0.15
HIGH_SPACE: Final = 0.1


UNKNOWN: Final[list[int]] = [-1]
UNMEASURED: Final = -1000000.0
NO_LINES: Final[list[float]] = [UNMEASURED] * (COLOUR_COUNT * ROUTE_COUNT)
NO_REACH: Final[list[int]] = []
NO_PILES: Final = Piles([])


def advise(state: State, seat: Seat, moves: list[Any], _rng: Chance) -> list[float]:
    """A weight per move, greater for moves that promise more points."""
    gains = Adviser(state, seat).gains(moves)
    best = max(gains)
    return [exp(HEAT * (gain - best)) for gain in gains]


class Adviser:
    """Counts what moves are worth to one seat in one state; what several moves need is worked out once."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.left = time_left(state)
        self.card = card_worth(state, seat, self.left)
        self.stakes = stakes_of(state, seat)
        self.own = own_bunkers(state, seat)
        self.piles = Piles(state.piles) if state.phase == ACTION or state.phase == ROUTE else NO_PILES
        self.fed: list[list[int]] = [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN]
        self.lines: list[float] = NO_LINES if self.piles is NO_PILES else NO_LINES[:]
        self.reach: list[int] = NO_REACH if self.piles is NO_PILES else every_reach(state)

    def gains(self, moves: list[Any]) -> list[float]:
        phase, box = self.state.phase, self.state.box
        if phase == DOWN_CARD or phase == UP_CARD:
            return [self.play_gain(box.card_of[move.card]) for move in moves]
        if phase == DOWN_HANGAR or phase == UP_HANGAR:
            card = self.state.card if phase == DOWN_HANGAR else self.state.shown
            feed = self.feed(card)
            return [self.hangar_gain(box.hangar_of[move.hangar], card, feed) for move in moves]
        if phase == TAKE:
            return [self.collect_gain(move) for move in moves]
        if phase == LOAD:
            return [self.load_gain(move) for move in moves]
        if phase == ACTION:
            return [self.action_gain(move) for move in moves]
        return [self.plan_gain(move) for move in moves]

    def collect_gain(self, move: Any) -> float:
        if isinstance(move, Take):
            return self.take_gain(self.state.box.card_of[move.card])
        return self.draw_gain() if isinstance(move, Draw) else self.draw_gain() - REFRESH_COST

    def plan_gain(self, move: Any) -> float:
        state = self.state
        if isinstance(move, SetRoute):
            return self.route_gain(state.target, state.box.route_of[move.route])
        if isinstance(move, SetNumber):
            return -(NUMBER_COST + self.card) * move.number
        assert isinstance(move, UseCap)
        return self.stakes[state.variant.caps.index(move.cap)]

    def action_gain(self, move: Any) -> float:
        box = self.state.box
        if isinstance(move, Collect):
            return box.take * self.card
        if isinstance(move, PickUp):
            return self.pick_up_gain(box.hangar_of[move.hangar])
        if isinstance(move, Build):
            return self.build_gain(box.region_of[move.region], box.colour_of[move.tower])
        if isinstance(move, Upgrade):
            return self.upgrade_gain(box.space_of[move.bunker])
        if isinstance(move, Send):
            return self.send_gain(box.vehicle_of[move.vehicle])
        return 0.0

    # Actions

    def build_gain(self, region: int, colour: int) -> float:
        """A new bunker: what it will earn, from the piles there and from those to come."""
        state = self.state
        have = len(self.own)
        points = PICK_UPS * self.left * income(1, colour) * ENOUGH[min(have, 5)]
        points += self.pile_gain(region, colour, 1, 0)
        points += HIGH_SPACE * (state.spaces[region] - state.built[region]) * self.left
        points += self.new_bonus(region)
        points -= self.crowd(region, colour)
        return points - 2 * self.card + self.end_gain(region)

    def crowd(self, region: int, colour: int) -> float:
        """Rivals' bunkers of the colour within reach take some of the cards."""
        return 0.3 * len(takers(self.state, region, colour)) * self.left

    def new_bonus(self, region: int) -> float:
        built = self.state.built[region]
        bonuses = self.state.box.bonuses
        return bonuses[built] * self.nearness() if built < len(bonuses) else 0.0

    def nearness(self) -> float:
        return BONUS_NOW + (1.0 - BONUS_NOW) * (1.0 - self.left)

    def pile_gain(self, region: int, colour: int, level: int, before: int) -> float:
        """What the piles within reach bring a bunker at one level more than at the level before."""
        state = self.state
        points = 0.0
        for start in range(3):
            if (self.reach[4 * start + colour] >> region) & 1:
                for hangar in range(3 * start, 3 * start + state.hangars[start]):
                    if state.piles[hangar]:
                        now = self.piles.lowest(hangar, colour, before) if before else 0
                        if now == 0:
                            points += self.piles.lowest(hangar, colour, level)
        return PILE_INCOME * points

    def upgrade_gain(self, space: int) -> float:
        state = self.state
        level, colour, region = state.levels[space], state.towers[space], space >> 3
        points = PICK_UPS * self.left * (income(level + 1, colour) - income(level, colour))
        points += self.pile_gain(region, colour, level + 1, level)
        points += self.climb(space)
        points *= self.weight(state.owners[space])
        return points - (level + 2) * self.card + self.end_gain(region)

    def weight(self, owner: int) -> float:
        return self.stakes[owner]

    def climb(self, space: int) -> float:
        """The bonus gained by one level more."""
        state = self.state
        bonuses = state.box.bonuses
        top = 8 * (space >> 3) + state.spaces[space >> 3]
        mine = 32 * state.levels[space] + space
        above = 0
        passed = 0
        for other in range(top - state.built[space >> 3], top):
            rank = 32 * state.levels[other] + other
            if rank > mine:
                above += 1
                if rank < mine + 32:
                    passed += 1
        before = bonuses[above] if above < len(bonuses) else 0
        after = bonuses[above - passed] if above - passed < len(bonuses) else 0
        return (after - before) * self.nearness()

    def end_gain(self, region: int) -> float:
        """Taking the last marker of a second region ends the match soon: good for whoever is ahead."""
        state = self.state
        if state.stage != NORMAL or state.markers[region] > 1 or empty_regions(state) == 0:
            return 0.0
        scores = seat_prospects(state)
        best = -1000.0
        for seat in range(state.seats):
            if seat != self.seat and scores[seat] > best:
                best = scores[seat]
        return max(-3.0, min(3.0, END_STAKE * (scores[self.seat] - best)))

    def send_gain(self, vehicle: int) -> float:
        best = -1000.0
        for route in range(6):
            best = max(best, self.route_gain(vehicle, route))
        return best - (self.state.numbers[vehicle] + 2) * self.card

    def route_gain(self, vehicle: int, route: int) -> float:
        """What a route brings one's own bunkers, less what it brings rivals and what the old one did."""
        old = self.state.routes[vehicle]
        if old == route:
            return -0.5
        points = self.line_gain(vehicle & 3, route)
        return points if old == NOWHERE else points - self.line_gain(vehicle & 3, old)

    def line_gain(self, colour: int, route: int) -> float:
        """What cards of a colour that ride this route bring."""
        index = ROUTE_COUNT * colour + route
        if self.lines[index] == UNMEASURED:
            self.lines[index] = self.measure_line(colour, route)
        return self.lines[index]

    def measure_line(self, colour: int, route: int) -> float:
        state = self.state
        start, there = state.box.route_from[route], state.box.route_to[route]
        top = 8 * there + state.spaces[there]
        points = 0.0
        for space in range(top - state.built[there], top):
            if state.towers[space] == colour:
                gain = 0.6 * PICK_UPS * self.left * income(state.levels[space], colour)
                for hangar in range(3 * start, 3 * start + state.hangars[start]):
                    if state.piles[hangar]:
                        gain += PILE_INCOME * self.piles.lowest(hangar, colour, state.levels[space])
                points += self.stakes[state.owners[space]] * gain
        return points

    def pick_up_gain(self, hangar: int) -> float:
        """One's own bunkers get the best cards, rivals the lowest; what is left over is for the hand."""
        state = self.state
        left = self.piles.counts[hangar][:]
        points = 0.0
        for colour in range(COLOUR_COUNT):
            if colour_count(left, colour):
                spaces = bunkers_within(state, self.reach[4 * (hangar // 3) + colour], colour)
                points += self.share_out(spaces, left, own=True)
                points += self.share_out(spaces, left, own=False)
        kept = 0
        for card in left:
            kept += card
        return points + kept * self.card

    def share_out(self, spaces: list[int], left: list[int], *, own: bool) -> float:
        state = self.state
        points = 0.0
        for space in spaces:
            stake = self.stakes[state.owners[space]]
            if (stake > 0.0) == own:
                card = best_card(state, space, left, highest=own)
                if card >= 0:
                    left[card] -= 1
                    points += stake * state.box.value_of[card]
        return points

    # Cards

    def take_gain(self, card: int) -> float:
        """A card for the hand: of a colour one builds in, and one that one's own bunkers can store."""
        state = self.state
        colour = card >> 2
        points = self.card
        if colour_count(state.hands[self.seat], colour) == 0:
            points += FIRST_OF_COLOUR
        for space in self.own:
            if state.towers[space] == colour:
                points += OWN_COLOUR
                if state.levels[space] > card & 3:
                    points += 0.1 * state.box.value_of[card]
        return points

    def draw_gain(self) -> float:
        return self.card + 0.3

    def play_gain(self, card: int) -> float:
        """Best the card that is of least use in the hand and does most good in the region."""
        return self.feed(card) - self.keep(card)

    def keep(self, card: int) -> float:
        """What a card is worth in the hand beyond any other."""
        state = self.state
        colour = card >> 2
        if colour_count(state.rest, colour) > SPARE_CARDS:
            return 0.0
        points = 0.0
        for space in self.own:
            if state.towers[space] == colour:
                points += OWN_COLOUR
        return points

    def feed(self, card: int) -> float:
        """What a card in a pile of the region will bring: its value, to whoever can store it."""
        state = self.state
        points = 0.0
        count = 0
        if self.fed[card >> 2] is UNKNOWN:
            self.fed[card >> 2] = takers(state, state.region, card >> 2)
        for space in self.fed[card >> 2]:
            if state.levels[space] > card & 3:
                points += self.stakes[state.owners[space]]
                count += 1
        return state.box.value_of[card] * points / count if count else 0.0

    def hangar_gain(self, hangar: int, card: int, feed: float) -> float:
        """Good cards where few of their colour lie, bad ones where many do."""
        alike = 1
        for item in self.state.piles[hangar]:
            if (item & 15) >> 2 == card >> 2:
                alike += 1
        for choice in self.state.hidden:
            if choice & 15 == hangar and choice >> 6 == card >> 2:
                alike += 1
        return feed / alike

    # Loading

    def load_gain(self, move: Any) -> float:
        """What a card brings the owner of the bunker; an own bunker left empty loses a little."""
        state = self.state
        stake = self.stakes[state.owners[state.queue[state.at]]]
        if isinstance(move, Load):
            return stake * state.box.value_of[state.box.card_of[move.card]] - self.card
        return -0.5 if stake < 0.0 else -stake


def every_reach(state: State) -> list[int]:
    """For each region and colour the regions its cards can be stored in: `4 * region + colour`."""
    regions = [1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4]
    for vehicle, route in enumerate(state.routes):
        if route != NOWHERE:
            regions[4 * state.box.route_from[route] + (vehicle & 3)] |= 1 << state.box.route_to[route]
    return regions


def best_card(state: State, space: int, left: list[int], *, highest: bool) -> int:
    """The highest or the lowest card that a bunker can take; -1 for none."""
    first = 4 * state.towers[space]
    found = -1
    for card in range(first, first + min(4, state.levels[space])):
        if left[card]:
            if not highest:
                return card
            found = card
    return found


def stakes_of(state: State, seat: int) -> list[float]:
    """What a point of each owner is worth to a seat: its own count, and the leading rival's hurt most."""
    scores = state.scores
    if state.variant.paired:
        stakes = [0.0] * 4
        for owner in range(4):
            other = owner ^ 1
            low = scores[owner] < scores[other] or (scores[owner] == scores[other] and owner % 2 == 0)
            stake = 1.0 if low else HIGHER_HALF
            stakes[owner] = stake if owner // 2 == seat else -0.8 * stake
        return stakes
    best = 0
    for rival in range(state.seats):
        if rival != seat and scores[rival] > best:
            best = scores[rival]
    scale = 2.0 / state.seats
    stakes = [-scale * (LEADER if score == best else RIVAL) for score in scores]
    stakes[seat] = 1.0
    return stakes
