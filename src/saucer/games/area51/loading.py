"""Loading a pile: which bunkers are asked about, in which order, and what each may be given. (R6)

Bunkers are asked about colour by colour, the highest level first. What a bunker is given, or that it stays
empty, is then final, so that every way to load a pile is reached by exactly one sequence of choices. A choice
is allowed when it still leads to a loading in which no card is left that some empty bunker could take.
"""

from saucer.games.area51.box import COLOUR_COUNT, REGION_COUNT
from saucer.games.area51.questions import colour_count, reach
from saucer.games.area51.state import State


def loading_queue(state: State, region: int, held: list[int]) -> list[int]:
    """The bunkers within reach that match a colour of the pile, in the order they are asked about."""
    queue: list[int] = []
    for colour in range(COLOUR_COUNT):
        if colour_count(held, colour):
            queue += bunkers_within(state, reach(state, region, colour), colour)
    return queue


def bunkers_within(state: State, regions: int, colour: int) -> list[int]:
    """Bunkers of a colour in these regions, the highest level first."""
    ranked: list[int] = []
    for region in range(REGION_COUNT):
        if (regions >> region) & 1:
            top = 8 * region + state.spaces[region]
            for space in range(top - state.built[region], top):
                if state.towers[space] == colour:
                    ranked.append(space - 32 * state.levels[space])
    ranked.sort()
    return [rank & 31 for rank in ranked]


def loads(state: State) -> list[int]:
    """The cards that may be loaded into the bunker being asked about."""
    space = state.queue[state.at]
    first = 4 * state.towers[space]
    held = state.held
    found: list[int] = []
    for card in range(first, first + min(4, state.levels[space])):
        if held[card] and (state.limit == 0 or can_finish(state, state.limit, card)):
            found.append(card)
    return found


def takes_nothing(state: State) -> bool:
    """Whether no card of the pile fits the bunker being asked about."""
    space = state.queue[state.at]
    first = 4 * state.towers[space]
    for card in range(first, first + min(4, state.levels[space])):
        if state.held[card]:
            return False
    return True


def may_leave(state: State) -> bool:
    """Whether the bunker being asked about may stay empty: all it could take must go elsewhere."""
    return can_finish(state, limit_if_left(state), None)


def limit_if_left(state: State) -> int:
    return state.limit or min(4, state.levels[state.queue[state.at]])


def can_finish(state: State, limit: int, loaded: int | None) -> bool:
    """Whether the bunkers still to come can take every card of the colour up to this value.

    For each value there must be as many bunkers of that level or more as there are such cards of that value
    or more.
    """
    space = state.queue[state.at]
    colour = state.towers[space]
    cards = 0
    for value in range(limit, 0, -1):
        card = 4 * colour + value - 1
        cards += state.held[card]
        if card == loaded:
            cards -= 1
        if cards and cards > bunkers_to_come(state, colour, value):
            return False
    return True


def bunkers_to_come(state: State, colour: int, level: int) -> int:
    """How many bunkers of this colour and of this level or more are asked about after the present one."""
    count = 0
    for index in range(state.at + 1, len(state.queue)):
        space = state.queue[index]
        if state.towers[space] != colour or state.levels[space] < level:
            break
        count += 1
    return count
