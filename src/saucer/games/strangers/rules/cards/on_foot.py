"""Cards on foot: Walk, Run, Skateboard, Walkie-Talkies, Fence Jump, BMX and Carpool.

R6.1 to R6.3, R6.6 to R6.8, R6.17.
"""

from saucer.engine.bits import has
from saucer.engine.types import Facts, Refusal
from saucer.games.strangers.player.estimates import WASTE, SeatEstimates
from saucer.games.strangers.refusals import refuse
from saucer.games.strangers.rules.cards.effect import card_rule
from saucer.games.strangers.rules.cards.moving import KidMover
from saucer.games.strangers.rules.movement import (
    any_open_route,
    open_routes,
    refuse_aliens,
    refuse_distance,
    refuse_return,
)
from saucer.games.strangers.state import State
from saucer.games.strangers.tables import Card, Node, Route, Space, overlap


class Walk(KidMover):
    """One Kid moves a number of spaces. (R6.1, R6.2, R6.3)"""

    on_foot = True
    through_aliens = False

    def routes(self, state: State, card: Card, space: Space) -> list[Route]:
        return state.board.routes[state.tables.numbers[card]][space]

    def open_routes(self, state: State, card: Card, kid: int) -> list[int]:
        routes = self.routes(state, card, state.way[state.turn][kid])
        return open_routes(state, routes, kid, through_aliens=self.through_aliens)

    def destinations(self, state: State, card: Card, kid: int) -> list[Node]:
        routes = self.routes(state, card, state.way[state.turn][kid])
        return [routes[number].end for number in self.open_routes(state, card, kid)]

    def can_move(self, state: State, card: Card, kid: int) -> bool:
        routes = self.routes(state, card, state.way[state.turn][kid])
        return any_open_route(state, routes, kid, through_aliens=self.through_aliens)

    def gain_in_deck(self, number: int) -> float:
        return 0.5 * number

    def refuse_destination(self, state: State, node: Node, facts: Facts) -> Refusal:
        if node == state.kid_at:
            return refuse_return(facts)
        routes = [route for route in self.routes(state, state.card, state.kid_at) if route.end == node]
        if not routes:
            return refuse_distance(state, node, state.tables.numbers[state.card], facts)
        return self.refuse_blocked(state, node, routes, facts)

    def refuse_blocked(self, state: State, node: Node, routes: list[Route], facts: Facts) -> Refusal:
        """Why none of the routes to a node is open."""
        if all(overlap(route.spaces, state.aliens) for route in routes):
            return refuse_aliens(facts)
        return refuse_return(facts)


class WalkTogether(Walk):
    """Any number of Kids move a number of spaces each. (R6.6, R6.17)"""

    moves_many = True

    def gain(self, estimates: SeatEstimates, card: Card) -> float:
        total = 0.0
        best = WASTE
        for kid in range(len(estimates.own_kids)):
            gain = self.gain_of_kid(estimates, card, kid)
            best = max(best, gain)
            total += max(0.0, gain)
        return total if total > 0.0 else best


class FenceJump(Walk):
    """One Kid moves a number of spaces and may cross red lines. (R6.7, R9.9, R9.10)"""

    def routes(self, state: State, card: Card, space: Space) -> list[Route]:
        return state.board.routes_over_walls[state.tables.numbers[card]][space]


class Bmx(Walk):
    """One Kid rides a number of spaces, through Aliens too, but does not end on one. (R6.8, R9.10)"""

    through_aliens = True

    def refuse_blocked(self, state: State, node: Node, routes: list[Route], facts: Facts) -> Refusal:
        if node < state.board.space_count and has(state.aliens, node):
            return refuse(card_rule(state), "no-stop-on-an-alien", facts)
        return refuse_return(facts)
