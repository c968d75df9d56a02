"""Movement on foot: which routes are open, and why others are not. (R3)"""

from saucer.engine.types import Facts, Refusal
from saucer.games.strangers.refusals import refuse
from saucer.games.strangers.state import State
from saucer.games.strangers.tables import Node, Route, SpaceSet, contains, overlap, union


def open_routes(state: State, routes: list[Route], kid: int, *, through_aliens: bool) -> list[int]:
    """The numbers of the routes that a Kid of the seat to move can take.

    None returns to a space the Kid has crossed (R3.3), meets an Alien (R3.5) or ends in a full place (R3.8).
    """
    blocked: SpaceSet = state.trails[kid] if through_aliens else union(state.trails[kid], state.aliens)
    space_count = state.board.space_count
    found: list[int] = []
    for number, route in enumerate(routes):
        if overlap(route.spaces, blocked):
            continue
        end = route.end
        if end >= space_count:
            if state.free[end - space_count] == 0:
                continue
        elif through_aliens and contains(state.aliens, end):
            continue
        found.append(number)
    return found


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
    """No route of this length leads there, or only one over red lines."""
    over_walls = state.board.routes_over_walls[steps][state.kid_at]
    if any(route.end == node for route in over_walls):
        return refuse("R3.4", "red-line-in-the-way", facts)
    return refuse("R3.2", "not-that-many-steps", facts)


def refuse_aliens(facts: Facts) -> Refusal:
    return refuse("R3.5", "aliens-in-the-way", facts)
