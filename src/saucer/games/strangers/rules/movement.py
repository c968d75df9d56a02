"""Movement on foot: which routes are open, and why others are not. (R3)"""

from saucer.engine.bits import has
from saucer.engine.types import Facts, Refusal
from saucer.games.strangers.refusals import refuse
from saucer.games.strangers.state import State
from saucer.games.strangers.tables import Node, Route, SpaceSet, overlap, union


def is_open(state: State, route: Route, blocked: SpaceSet, *, through_aliens: bool) -> bool:
    """Whether a route meets no blocked space, and ends neither in a full place (R3.8) nor on an Alien (R6.8)."""
    if overlap(route.spaces, blocked):
        return False
    space_count = state.board.space_count
    if route.end >= space_count:
        return state.free[route.end - space_count] > 0
    return not (through_aliens and has(state.aliens, route.end))


def blocked_spaces(state: State, kid: int, *, through_aliens: bool) -> SpaceSet:
    """The spaces a Kid has crossed this turn (R3.3), and those with an Alien (R3.5)."""
    return state.trails[kid] if through_aliens else union(state.trails[kid], state.aliens)


def open_routes(state: State, routes: list[Route], kid: int, *, through_aliens: bool) -> list[int]:
    """The numbers of the routes that a Kid of the seat to move can take."""
    blocked = blocked_spaces(state, kid, through_aliens=through_aliens)
    found: list[int] = []
    for number, route in enumerate(routes):
        if is_open(state, route, blocked, through_aliens=through_aliens):
            found.append(number)
    return found


def any_open_route(state: State, routes: list[Route], kid: int, *, through_aliens: bool) -> bool:
    """Whether a Kid of the seat to move can take one of the routes. (R3.2)"""
    blocked = blocked_spaces(state, kid, through_aliens=through_aliens)
    for route in routes:
        if is_open(state, route, blocked, through_aliens=through_aliens):
            return True
    return False


def first_difference(routes: list[Route]) -> int:
    """How many steps these routes have in common. (R3.10)"""
    first = routes[0].nodes
    for step, node in enumerate(first):
        for route in routes:
            if route.nodes[step] != node:
                return step
    return len(first)


def refuse_full_place(state: State, node: Node, facts: Facts) -> Refusal | None:
    if node >= state.board.space_count and state.free[state.board.place_at(node)] == 0:
        return refuse("R3.8", "place-is-full", facts)
    return None


def refuse_return(facts: Facts) -> Refusal:
    return refuse("R3.3", "no-return", facts)


def refuse_distance(state: State, node: Node, steps: int, facts: Facts) -> Refusal:
    """No route leads there in this many steps, or only one over red lines. Safe places need no exact count."""
    over_walls = state.board.routes_over_walls[steps][state.kid_at]
    if any(route.end == node for route in over_walls):
        return refuse("R3.4", "red-line-in-the-way", facts)
    if node >= state.board.space_count:
        return refuse("R3.7", "no-door-in-reach", facts)
    return refuse("R3.2", "not-that-many-steps", facts)


def refuse_aliens(facts: Facts) -> Refusal:
    return refuse("R3.5", "aliens-in-the-way", facts)
