"""Line of sight along one road: which figures catch, surround, charge at and eat which.

A road is a row of places numbered from one end; each set of figures is the bit set of their places.
`on` means looking towards higher places, `back` towards lower ones.
"""


def count_bits(places: int) -> int:
    count = 0
    while places:
        places &= places - 1
        count += 1
    return count


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


def can_stay_free(alien: int, aliens: int, agents_on: int, agents_back: int) -> bool:
    """Whether some maximum matching leaves this alien out. (R10.4)"""
    others = captured(aliens ^ alien, agents_on, agents_back)
    return others == captured(aliens, agents_on, agents_back)


def surrounded(aliens: int, agents_on: int, agents_back: int) -> int:
    """Return the aliens between the two agents looking at each other that stand farthest apart. (R9.2, R10.2)"""
    if not agents_on or not agents_back:
        return 0
    return count_bits(aliens & above_lowest(agents_on) & below_highest(agents_back))


def charging(aliens_on: int, aliens_back: int, agents: int) -> int:
    """Return the number of aliens with an agent somewhere ahead of them. (R9.18, R10.5)"""
    if not agents:
        return 0
    return count_bits(aliens_on & below_highest(agents)) + count_bits(aliens_back & above_lowest(agents))


def burgers_ahead(burgers: int, aliens_on: int, aliens_back: int, agents_on: int, agents_back: int) -> int:
    """Return the most burgers a free alien sees before the next alien or the road's end. (R9.16, R10.3)"""
    aliens = aliens_on | aliens_back
    best = 0
    left = aliens
    while left:
        alien = left & -left
        left ^= alien
        view = view_on(alien, aliens) if aliens_on & alien else view_back(alien, aliens)
        eaten = count_bits(burgers & view)
        if eaten > best and can_stay_free(alien, aliens, agents_on, agents_back):
            best = eaten
    return best


def view_on(alien: int, aliens: int) -> int:
    """Return the places above `alien` up to the next alien."""
    higher = aliens & ~(alien * 2 - 1)
    end = higher & -higher
    return (end - 1 if end else -1) & ~(alien * 2 - 1)


def view_back(alien: int, aliens: int) -> int:
    """Return the places below `alien` down to the next alien."""
    lower = aliens & (alien - 1)
    return (alien - 1) & ~below_and_at_highest(lower)


def above_lowest(places: int) -> int:
    lowest = places & -places
    return ~(lowest * 2 - 1)


def below_highest(places: int) -> int:
    return below_and_at_highest(places) >> 1


def below_and_at_highest(places: int) -> int:
    places |= places >> 1
    places |= places >> 2
    places |= places >> 4
    places |= places >> 8
    return places | places >> 16


def food_chains(burgers: int, aliens: int, agents: int) -> int:
    """Return how many agent-alien-burger rows, either way round, stand apart from each other. (R9.20)"""
    chains = 0
    first = second = 0
    places = burgers | aliens | agents
    while places:
        place = places & -places
        places ^= place
        onward = first & agents and place & burgers
        backward = first & burgers and place & agents
        if second & aliens and (onward or backward):
            chains += 1
            first = second = 0
        else:
            first, second = second, place
    return chains


def facing_food_chains(
    burgers: int, aliens_on: int, aliens_back: int, agents_on: int, agents_back: int
) -> int:
    """Like food_chains, but the agent must look at the alien and the alien at the burger. (R10.6)"""
    chains = 0
    first = second = 0
    places = burgers | aliens_on | aliens_back | agents_on | agents_back
    while places:
        place = places & -places
        places ^= place
        onward = first & agents_on and second & aliens_on and place & burgers
        backward = first & burgers and second & aliens_back and place & agents_back
        if onward or backward:
            chains += 1
            first = second = 0
        else:
            first, second = second, place
    return chains
