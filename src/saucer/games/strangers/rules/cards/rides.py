"""Rides: School Bus, City Bus and Mom's Car. (R6.4, R6.5, R6.16)"""

from saucer.engine.bits import has
from saucer.engine.types import Facts, Refusal
from saucer.games.strangers.refusals import refuse
from saucer.games.strangers.rules.cards.effect import card_rule, find_nothing
from saucer.games.strangers.rules.cards.moving import KidMover
from saucer.games.strangers.rules.places import free_houses
from saucer.games.strangers.state import State
from saucer.games.strangers.tables import Card, Node, Space


class SchoolBus(KidMover):
    """One Kid goes from a school-bus stop to another. (R6.4)"""

    def stops(self, state: State) -> list[Space]:
        return state.board.school_stops

    def destinations(self, state: State, card: Card, kid: int) -> list[Node]:
        stops = self.stops(state)
        space = state.way[state.turn][kid]
        if space not in stops:
            return []
        return [stop for stop in stops if stop != space and not has(state.aliens, stop)]  # R9.11

    def nobody_can_go(self, state: State, card: Card) -> Refusal:
        stops = self.stops(state)
        if any(space in stops for space in state.way[state.turn]):
            return super().nobody_can_go(state, card)
        return find_nothing(state, card, "no-kid-at-a-stop")

    def gain_in_deck(self, number: int) -> float:
        return 0.8

    def refuse_destination(self, state: State, node: Node, facts: Facts) -> Refusal:
        return refuse(card_rule(state), "no-other-stop-there", facts)


class CityBus(SchoolBus):
    """One Kid goes from a city-bus stop to another. (R6.5)"""

    def stops(self, state: State) -> list[Space]:
        return state.board.city_stops


class MomsCar(KidMover):
    """One Kid goes to a free House. (R6.16)"""

    def destinations(self, state: State, card: Card, kid: int) -> list[Node]:
        return free_houses(state)

    def nobody_can_go(self, state: State, card: Card) -> Refusal:
        return find_nothing(state, card, "no-house-free")

    def gain_in_deck(self, number: int) -> float:
        return 2.5

    def refuse_destination(self, state: State, node: Node, facts: Facts) -> Refusal:
        return refuse(card_rule(state), "houses-only", facts)
