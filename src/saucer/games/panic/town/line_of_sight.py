"""Line of sight along one road: which aliens the agents catch, and which places a figure sees.

A road is a row of places numbered from one end; each set of figures is the bit set of their places.
`on` means looking towards higher places, `back` towards lower ones.
"""

from saucer.engine.bits import below_highest, up_to_highest


def captured(aliens: int, agents_on: int, agents_back: int) -> int:
    """Return the size of a maximum matching of agents to aliens ahead of them. (R8.3, R10.1)

    Agents looking back are served first, the nearest to the start before the others, each taking the lowest
    alien left: that alien is the one the remaining agents can do least with.
    """
    caught = 0
    while agents_back:
        agent = agents_back & -agents_back
        agents_back ^= agent
        lowest = aliens & -aliens
        if lowest and lowest < agent:
            aliens ^= lowest
            caught += 1
    return caught + _captured_on(aliens, agents_on)


def _captured_on(aliens: int, agents_on: int) -> int:
    caught = 0
    while agents_on and aliens:
        alien = aliens & -aliens
        aliens ^= alien
        watching = agents_on & (alien - 1)
        if watching:
            agents_on ^= watching & -watching
            caught += 1
    return caught


def captures(aliens: int, agents_on: int, agents_back: int) -> tuple[int, int]:
    """Return the aliens of the matching that `captured` counts, and the agents that catch them."""
    caught = catching = 0
    while agents_back:
        agent = agents_back & -agents_back
        agents_back ^= agent
        lowest = aliens & -aliens
        if lowest and lowest < agent:
            aliens ^= lowest
            caught |= lowest
            catching |= agent
    while agents_on and aliens:
        alien = aliens & -aliens
        aliens ^= alien
        watching = agents_on & (alien - 1)
        if watching:
            agents_on ^= watching & -watching
            caught |= alien
            catching |= watching & -watching
    return caught, catching


def can_stay_free(alien: int, aliens: int, agents_on: int, agents_back: int) -> bool:
    """Whether some maximum matching leaves this alien out. (R10.4)"""
    others = captured(aliens ^ alien, agents_on, agents_back)
    return others == captured(aliens, agents_on, agents_back)


def view_on(alien: int, aliens: int) -> int:
    """Return the places above `alien` up to the next alien."""
    higher = aliens & ~(alien * 2 - 1)
    end = higher & -higher
    return (end - 1 if end else -1) & ~(alien * 2 - 1)


def view_back(alien: int, aliens: int) -> int:
    """Return the places below `alien` down to the next alien."""
    lower = aliens & (alien - 1)
    return (alien - 1) & ~up_to_highest(lower)


def above_lowest(places: int) -> int:
    lowest = places & -places
    return ~(lowest * 2 - 1)


def highest(places: int) -> int:
    return up_to_highest(places) ^ below_highest(places)
