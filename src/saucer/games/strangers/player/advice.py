"""Advice: how a sensible player leans between legal moves, counted in points and turned into weights."""

from math import exp
from typing import Any, Final

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.strangers.ground import (
    CITY_BUS,
    COPY,
    EXTRA_ACTIONS,
    LIBRARY,
    MOVE_MANY,
    REMOVE_ALIEN,
    SCHOOL_BUS,
    SCIENCE,
    SEND_OUT,
    TO_HOUSE,
    TO_POOL,
    TO_RALLY,
)
from saucer.games.strangers.heuristics import ARRIVAL, Outlook
from saucer.games.strangers.moves import (
    ChooseKid,
    CopyCard,
    Discard,
    Flee,
    LayCard,
    LayTheRest,
    LookAt,
    MoveTo,
    PlaceAlien,
    PlayCard,
    Release,
    RemoveAlien,
    ResolveFirst,
)
from saucer.games.strangers.questions import (
    guest_kind,
    is_residence,
    kids_in,
    open_place,
    ways_to_go,
)
from saucer.games.strangers.scoring import own_scores, same_side, slot_worth
from saucer.games.strangers.state import GO, GUEST, KID, NOBODY, RESIDENT, State

HEAT: Final = 1.6
"""How much more likely a move is for each point it is worth."""
WASTE: Final = -0.3
CONTACT_WORTH: Final = 15.0
SOLO_CONTACT_WORTH: Final = 10.0
LOOK_WORTH: Final = 1.0
RELIEF: Final = 0.4
FLIGHT_COST: Final = 1.0
ENOUGH_LAID: Final = 44
CONTACT_CHANCES: Final = [0.0, 0.0, 0.25, 0.5, 0.6875, 0.8125]


def advise(state: State, seat: Seat, moves: list[Any], _rng: Chance) -> list[float]:
    """A weight per move, greater for moves that promise more points."""
    adviser = Adviser(state, seat)
    gains = [adviser.gain(move) for move in moves]
    best = max(gains)
    return [exp(HEAT * (gain - best)) for gain in gains]


class Adviser:
    """Counts what moves are worth to one seat in one state."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.outlook = Outlook(state)
        self.hopes: list[float] = [self.outlook.standing_on(space) for space in state.way[seat]]

    def gain(self, move: Any) -> float:
        state = self.state
        if isinstance(move, PlayCard):
            return self.card_gain(state.box.card_of[move.card])
        if isinstance(move, MoveTo):
            return self.outlook.at_node(state.ground.node_of[move.to])
        if isinstance(move, Release):
            return self.outlook.standing_on(state.ground.school)
        if isinstance(move, PlaceAlien):
            return self.alien_gain(state.ground.node_of[move.at])
        if isinstance(move, ChooseKid):
            return self.kid_gain(move.owner, state.ground.spot_of[move.at])
        if isinstance(move, Flee):
            return -self.outlook.hope(state.ground.node_of[move.at]) - FLIGHT_COST
        return self.rare_gain(move)

    def rare_gain(self, move: Any) -> float:
        state = self.state
        if isinstance(move, CopyCard):
            return self.card_gain(state.box.card_of[move.card])
        if isinstance(move, Discard):
            return self.discard_gain(state.box.card_of[move.card])
        if isinstance(move, LookAt):
            return self.rivalry(move.owner)
        if isinstance(move, RemoveAlien):
            return self.removal_gain(state.ground.node_of[move.at])
        if isinstance(move, LayCard):
            return lay_gain(state, state.box.card_of[move.card])
        if isinstance(move, LayTheRest):
            return 5.0 if len(state.deck) >= ENOUGH_LAID else -5.0
        if isinstance(move, ResolveFirst):
            return self.half_gain(alien_first=move.half == "alien")
        return 0.0

    # Cards

    def card_gain(self, card: int) -> float:
        state = self.state
        effect = state.box.effects[card]
        if effect == MOVE_MANY:
            return self.many_gain(card)
        if effect == TO_RALLY or effect == TO_POOL:
            return self.party_gain(card)
        if effect == SCIENCE:
            chance = CONTACT_CHANCES[min(5, kids_in(state, self.seat, LIBRARY))]
            return chance * (SOLO_CONTACT_WORTH if state.variant.solo else CONTACT_WORTH) + WASTE
        if effect == SEND_OUT:
            return self.best_resident()
        if effect == REMOVE_ALIEN:
            return RELIEF if state.aliens else WASTE
        if effect == COPY:
            return LOOK_WORTH
        if effect == EXTRA_ACTIONS:
            return self.extra_gain(card)
        return self.best_walk(card)

    def walk_gain(self, card: int, kid: int) -> float:
        """The best this card can do for one Kid, or WASTE when it cannot move it."""
        nodes = ways_to_go(self.state, card, kid)
        if not nodes:
            return WASTE
        best = self.outlook.at_node(nodes[0])
        for node in nodes:
            best = max(best, self.outlook.at_node(node))
        return best - self.hopes[kid]

    def best_walk(self, card: int) -> float:
        best = WASTE
        for kid in range(len(self.hopes)):
            best = max(best, self.walk_gain(card, kid))
        return best

    def many_gain(self, card: int) -> float:
        total = 0.0
        best = WASTE
        for kid in range(len(self.hopes)):
            gain = self.walk_gain(card, kid)
            best = max(best, gain)
            total += max(0.0, gain)
        return total if total > 0.0 else best

    def party_gain(self, card: int) -> float:
        place = open_place(self.state, guest_kind(self.state.box.effects[card]))
        if place == NOBODY or not self.hopes:
            return WASTE
        home = self.outlook.worth[place] + ARRIVAL
        return home - min(self.hopes)

    def best_resident(self) -> float:
        best = WASTE
        ground = self.state.ground
        for slot, owner in enumerate(self.state.slots):
            if owner != NOBODY and is_residence(ground.slot_kind[slot]):
                best = max(best, self.kid_gain(owner, ground.spaces + slot))
        return best

    def extra_gain(self, card: int) -> float:
        best = 0.0
        for other in self.state.hands[self.seat]:
            if other != card and self.state.box.effects[other] != EXTRA_ACTIONS:
                best = max(best, self.card_gain(other))
        return best * 1.5

    def discard_gain(self, card: int) -> float:
        """A card of no use now is worth changing for another before acting, while there is time."""
        useless = self.card_gain(card) <= 0.0
        return 2.5 if useless and self.outlook.turns_left > 3.0 else -2.0

    # Kids and Aliens

    def rivalry(self, owner: int) -> float:
        """How much a loss of this seat is a gain to us: most for the one in front."""
        state = self.state
        if same_side(state, self.seat, owner):
            return -1.0
        if state.seats == 2:
            return 1.0
        scores = own_scores(state)
        return 0.7 if scores[owner] >= max(scores) else 0.35

    def kid_worth(self, owner: int, spot: int) -> float:
        """What a Kid where it is brings its owner."""
        ground = self.state.ground
        if spot >= ground.spaces:
            return slot_worth(ground, self.state.free, spot - ground.spaces) + ARRIVAL
        return self.outlook.hope(spot) + 0.3

    def kid_gain(self, owner: int, spot: int) -> float:
        """What choosing this Kid is worth in the decision at hand."""
        state = self.state
        phase = state.phase
        if phase == KID or phase == GO:
            return self.best_of_kids_at(spot)
        if phase == GUEST:
            place = open_place(state, guest_kind(state.box.effects[state.card]))
            if place == NOBODY:
                return WASTE
            return -self.rivalry(owner) * (self.outlook.worth[place] + ARRIVAL - self.outlook.hope(spot))
        lost = self.kid_worth(owner, spot)
        if phase == RESIDENT:
            lost -= self.outlook.hope(state.ground.school)
        return self.rivalry(owner) * lost

    def best_of_kids_at(self, space: int) -> float:
        best = WASTE
        for kid, at in enumerate(self.state.way[self.seat]):
            if at == space and not self.state.moved[kid]:
                best = max(best, self.walk_gain(self.state.card, kid))
        return best

    def alien_gain(self, space: int) -> float:
        """Kids under the Alien, and Kids whose next step it closes."""
        state = self.state
        gain = 0.0
        for owner in range(state.seats):
            for at in state.way[owner]:
                if at == space:
                    gain += self.rivalry(owner) * (self.outlook.hope(at) + FLIGHT_COST)
                elif space in state.ground.neighbours[at]:
                    gain += self.rivalry(owner) * self.blocking(at, space)
        return gain

    def blocking(self, at: int, space: int) -> float:
        """How much closing `space` hurts a Kid on `at`: only if its way home leads through it."""
        return 0.6 if self.outlook.hope(space) > self.outlook.hope(at) else 0.1

    def removal_gain(self, space: int) -> float:
        gain = 0.0
        for at in self.state.way[self.seat]:
            if space in self.state.ground.neighbours[at]:
                gain += 0.5
        return gain

    def half_gain(self, *, alien_first: bool) -> float:
        """With the last Alien in hand, the leader lets it land first and ends the round."""
        if self.state.reserve > 1:
            return 0.0
        scores = own_scores(self.state)
        leading = scores[self.seat] >= max(scores)
        return 3.0 if leading == alien_first else 0.0


def lay_gain(state: State, card: int) -> float:
    """An architect wants the cards that bring Kids home fastest."""
    effect = state.box.effects[card]
    number = state.box.numbers[card]
    if effect in (TO_RALLY, TO_POOL, TO_HOUSE, EXTRA_ACTIONS):
        return 2.5
    if effect == SCHOOL_BUS or effect == CITY_BUS:
        return 0.8
    if effect in (SEND_OUT, COPY, SCIENCE):
        return -3.0
    if effect == REMOVE_ALIEN:
        return 1.0
    return 0.5 * number
