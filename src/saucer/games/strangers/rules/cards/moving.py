"""Cards that move Kids of the player: which Kid moves, where to, and by which route. (R3.9, R3.10, R6)"""

from typing import Final

from saucer.engine.bits import with_
from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Facts, Refusal, Seat, Viewer
from saucer.games.strangers.components import Spot
from saucer.games.strangers.events import Event, KidMoved
from saucer.games.strangers.moves import ChooseKid, Move, MoveTo, Stop, TakeRoute
from saucer.games.strangers.player.estimates import WASTE, SeatEstimates
from saucer.games.strangers.player.weights import to_weights
from saucer.games.strangers.refusals import refuse
from saucer.games.strangers.rules.cards.effect import CardEffect, card_rule, effect_of, find_nothing
from saucer.games.strangers.rules.distinct import distinct
from saucer.games.strangers.rules.kids import add_kid, has_kid, remove_kid
from saucer.games.strangers.rules.movement import first_difference, refuse_full_place
from saucer.games.strangers.rules.places import enter_place
from saucer.games.strangers.rules.turn import finish_action
from saucer.games.strangers.state import CHOOSE_DESTINATION, CHOOSE_KID, CHOOSE_ROUTE, State
from saucer.games.strangers.tables import Card, Node, Route, Space, union

STOP: Final = Stop()


class KidMover(CardEffect):
    """A card that moves one Kid of the player, or several."""

    def has_effect(self, state: State, card: Card) -> bool:
        for kid in range(len(state.way[state.turn])):
            if self.can_move(state, card, kid):
                return True
        return False

    def nothing_to_do(self, state: State, card: Card) -> Refusal:
        if not state.way[state.turn]:
            return find_nothing(state, card, "no-kid-on-the-way", "R3.9")
        return self.nobody_can_go(state, card)

    def nobody_can_go(self, state: State, card: Card) -> Refusal:
        """Why the card can move none of the Kids on the way."""
        return find_nothing(state, card, "no-kid-can-go", "R3.2" if self.on_foot else "")

    def begin(self, state: State, card: Card, events: Sink[Event], rng: Chance) -> None:
        """Ask which Kid moves. If only Kids on one space can, choose that space without asking."""
        spaces = movable_spaces(state, card)
        if len(spaces) == 1:
            state.kid_at = spaces[0]
            state.phase = CHOOSE_DESTINATION
        else:
            state.phase = CHOOSE_KID

    def gain(self, estimates: SeatEstimates, card: Card) -> float:
        best = WASTE
        for kid in range(len(estimates.own_kids)):
            best = max(best, self.gain_of_kid(estimates, card, kid))
        return best

    def gain_of_kid(self, estimates: SeatEstimates, card: Card, kid: int) -> float:
        """The most this card can gain by moving one Kid, or WASTE when it cannot move it."""
        nodes = self.destinations(estimates.state, card, kid)
        if not nodes:
            return WASTE
        best = estimates.points_at(nodes[0])
        for node in nodes:
            best = max(best, estimates.points_at(node))
        return best - estimates.own_kids[kid]


def mover_in_play(state: State) -> KidMover:
    effect = effect_of(state, state.card)
    assert isinstance(effect, KidMover)
    return effect


# Which Kid moves


def movable_spaces(state: State, card: Card) -> list[Space]:
    """The spaces from which the seat to move can move a Kid with this card, each once."""
    effect = effect_of(state, card)
    found: list[Space] = []
    for kid, space in enumerate(state.way[state.turn]):
        if found and found[-1] == space:
            continue
        if not state.moved[kid] and effect.can_move(state, card, kid):
            found.append(space)
    return found


def movable_kids(state: State, _seat: Seat) -> list[Move]:
    choose = state.board.choose_kid[state.turn]
    found: list[Move] = [choose[space] for space in movable_spaces(state, state.card)]
    if state.kids_moved:
        found.append(STOP)
    return found


def choose_kid(state: State, _seat: Viewer, move: ChooseKid, _events: Sink[Event], _rng: Chance) -> None:
    state.kid_at = Space(state.board.node_of[move.at])
    state.phase = CHOOSE_DESTINATION


def stop(state: State, _seat: Viewer, _move: Stop, events: Sink[Event], rng: Chance) -> None:
    """Leave it at the Kids moved so far."""
    finish_action(state, events, rng)


def refuse_kid(state: State, seat: Seat, move: ChooseKid) -> Refusal:
    facts: Facts = {"at": move.at}
    if not has_kid(state, move):
        return refuse(card_rule(state), "no-such-kid-there", facts)
    if state.board.position_of[move.at] >= state.board.space_count:
        return refuse_safe_kid(state, seat, move)
    if move.owner != seat:
        return refuse(card_rule(state), "not-your-kid", facts)
    if state.board.node_of[move.at] in spaces_moved_to(state):
        return refuse(card_rule(state), "moved-already", facts)
    rule = "R3.2" if effect_of(state, state.card).on_foot else card_rule(state)
    return refuse(rule, "kid-cannot-move", {"at": move.at, "card": state.tables.card_ids[state.card]})


def refuse_safe_kid(_state: State, _seat: Seat, move: ChooseKid) -> Refusal:
    return refuse("R3.9", "safe-kids-stay", {"at": move.at})


def spaces_moved_to(state: State) -> list[Space]:
    """Return the spaces of Kids that the card in play has moved, where it can move no other Kid."""
    movable = movable_spaces(state, state.card)
    return [
        space for kid, space in enumerate(state.way[state.turn]) if state.moved[kid] and space not in movable
    ]


def refuse_stop(_state: State, _seat: Seat, _move: Stop) -> Refusal:
    return refuse("R2.5", "move-one-first")


def advise_kid(state: State, seat: Seat, moves: list[Move], _rng: Chance) -> list[float]:
    estimates = SeatEstimates(state, seat)
    return to_weights([gain_of_choice(estimates, move) for move in moves])


def gain_of_choice(estimates: SeatEstimates, move: Move) -> float:
    """What moving a Kid of this space gains; nothing when we stop."""
    if not isinstance(move, ChooseKid):
        return 0.0
    state = estimates.state
    mover = mover_in_play(state)
    space = state.board.node_of[move.at]
    best = WASTE
    for kid, at in enumerate(state.way[estimates.seat]):
        if at == space and not state.moved[kid]:
            best = max(best, mover.gain_of_kid(estimates, state.card, kid))
    return best


# Where it goes


def sorted_destinations(state: State, card: Card, kid: int) -> list[Node]:
    return distinct(sorted(effect_of(state, card).destinations(state, card, kid)))


def destinations_from(state: State, card: Card, space: Space) -> list[Node]:
    """The nodes that some Kid of the seat to move on this space can be brought to."""
    nodes: list[Node] = []
    several = False
    for kid, at in enumerate(state.way[state.turn]):
        if at == space and not state.moved[kid]:
            several = len(nodes) > 0
            found = sorted_destinations(state, card, kid)
            nodes = nodes + found if several else found
    return distinct(sorted(nodes)) if several else nodes


def kid_that_reaches(state: State, node: Node) -> int:
    """The first Kid on the chosen space that the card in play can bring to `node`."""
    effect = effect_of(state, state.card)
    for kid, at in enumerate(state.way[state.turn]):
        if (
            at == state.kid_at
            and not state.moved[kid]
            and node in effect.destinations(state, state.card, kid)
        ):
            return kid
    raise AssertionError("no Kid there can reach that node")


def destinations(state: State, _seat: Seat) -> list[Move]:
    """Return the legal moves for where the chosen Kid goes. (R3.10)"""
    move_to = state.board.move_to
    return [move_to[node] for node in destinations_from(state, state.card, state.kid_at)]


def go(state: State, _seat: Viewer, move: MoveTo, events: Sink[Event], rng: Chance) -> None:
    """Bring the chosen Kid to a node, or ask for the route to it."""
    node = state.board.node_of[move.to]
    kid = kid_that_reaches(state, node)
    effect = effect_of(state, state.card)
    if not effect.on_foot:
        bring(state, kid, [node], events, rng)
        return
    routes = effect.routes(state, state.card, state.kid_at)
    state.routes = [
        number for number in effect.open_routes(state, state.card, kid) if routes[number].end == node
    ]
    settle_route(state, kid, events, rng)


def refuse_destination(state: State, _seat: Seat, move: MoveTo) -> Refusal:
    facts: Facts = {"to": move.to, "card": state.tables.card_ids[state.card]}
    node = state.board.node_of.get(move.to)
    if node is None:
        return refuse("R3.1", "not-on-this-board", facts)
    full = refuse_full_place(state, node, facts)
    return full if full else effect_of(state, state.card).refuse_destination(state, node, facts)


def advise_destination(state: State, seat: Seat, moves: list[MoveTo], _rng: Chance) -> list[float]:
    estimates = SeatEstimates(state, seat)
    return to_weights([estimates.points_at(state.board.node_of[move.to]) for move in moves])


# By which route (R3.10)


def routes_to_choose(state: State) -> list[Route]:
    routes = effect_of(state, state.card).routes(state, state.card, state.kid_at)
    return [routes[number] for number in state.routes]


def route_choices(state: State, _seat: Seat) -> list[Move]:
    """Return the moves that choose a route: one for each space where the routes first differ. (R3.10)"""
    routes = routes_to_choose(state)
    step = first_difference(routes)
    spaces = distinct(sorted([route.nodes[step] for route in routes]))
    return [state.board.take_route[space] for space in spaces]


def take_route(state: State, _seat: Viewer, move: TakeRoute, events: Sink[Event], rng: Chance) -> None:
    space = state.board.node_of[move.through]
    routes = routes_to_choose(state)
    step = first_difference(routes)
    kid = kid_that_reaches(state, routes[0].end)
    state.routes = [
        number for number, route in zip(state.routes, routes, strict=True) if route.nodes[step] == space
    ]
    settle_route(state, kid, events, rng)


def settle_route(state: State, kid: int, events: Sink[Event], rng: Chance) -> None:
    """Walk, or ask for the route where several lead there and a later action of this turn depends on it. (R3.10)"""
    route = effect_of(state, state.card).routes(state, state.card, state.kid_at)[state.routes[0]]
    walks_on = state.extra_actions > 0 and route.end < state.board.space_count
    if walks_on and any(other.spaces != route.spaces for other in routes_to_choose(state)):
        state.phase = CHOOSE_ROUTE
        return
    state.routes = []
    bring(state, kid, route.nodes, events, rng)


def refuse_route(_state: State, _seat: Seat, move: TakeRoute) -> Refusal:
    return refuse("R3.10", "no-route-through", {"at": move.through})


# The move itself


def bring(state: State, kid: int, nodes: list[Node], events: Sink[Event], rng: Chance) -> None:
    """Bring a Kid of the seat to move along these nodes, and note what it crosses. (R3.3, R3.7, R9.6, R9.27)"""
    seat = state.turn
    board = state.board
    path: list[Spot] = [board.names[state.kid_at]]
    for node in nodes:
        path.append(board.names[node])
    events.append(KidMoved(seat, tuple(path)))
    trail = union(with_(state.trails[kid], state.kid_at), board.spaces_in(nodes))
    end = nodes[-1]
    remove_kid(state, seat, kid)
    if end < board.space_count:
        add_kid(state, seat, Space(end), trail, moved=True)
    else:
        enter_place(state, seat, board.place_at(end), events)
    state.kids_moved += 1
    if effect_of(state, state.card).moves_many and movable_spaces(state, state.card):
        state.phase = CHOOSE_KID
    else:
        finish_action(state, events, rng)
