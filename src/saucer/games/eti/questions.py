"""Small questions about a state; none of them changes it."""

from saucer.games.eti.box import (
    ANALYSIS,
    CHANGE,
    COUNTERSPY,
    CREATIVITY,
    FOLK_HERO,
    ISOLATIONIST,
    PUBLIC,
    RESEARCH,
    SECRET,
    SECURITY,
    STAFFING,
    SUBMIT,
    Box,
)
from saucer.games.eti.components import LEVELS
from saucer.games.eti.state import KIND_MASK, NOBODY, Offer, State


def members(items: int) -> list[int]:
    """The numbers in a set, rising."""
    found: list[int] = []
    while items:
        rest = items & (items - 1)
        found.append((items ^ rest).bit_length() - 1)
        items = rest
    return found


def size_of(items: int) -> int:
    """How many a set has: with few in it, faster than counting bits."""
    size = 0
    while items:
        items &= items - 1
        size += 1
    return size


def everyone(state: State) -> int:
    return (1 << state.seats) - 1


def companies(state: State) -> int:
    """The seats that still play as companies: all but a revealed alien. (R4.3)"""
    all_seats = (1 << state.seats) - 1
    return all_seats & ~(1 << state.alien) if state.revealed else all_seats


def clockwise(state: State, first: int, seats: int) -> list[int]:
    """The seats of a set in clockwise order from `first`."""
    found: list[int] = []
    count = state.seats
    seat = first if first < count else first - count
    for _ in range(count):
        if (seats >> seat) & 1:
            found.append(seat)
        seat += 1
        if seat == count:
            seat = 0
    return found


def next_president(state: State, seat: int) -> int:
    """The next seat to the left that can have the badge. (R9.5)"""
    following = (seat + 1) % state.seats
    while not (companies(state) >> following) & 1:
        following = (following + 1) % state.seats
    return following


# Abilities (R2)


def space(state: State, seat: int, ability: int) -> int:
    """The space a track has reached; tokens past the last one change nothing. (R2.9)"""
    tokens = state.tokens[4 * seat + ability]
    last = state.box.last_space
    return tokens if tokens < last else last


def staffing(state: State, seat: int) -> int:
    return state.box.staffing[space(state, seat, STAFFING)]


def creativity(state: State, seat: int) -> int:
    return state.box.creativity[space(state, seat, CREATIVITY)]


def analysis(state: State, seat: int) -> int:
    return state.box.analysis[space(state, seat, ANALYSIS)]


def threats_allowed(state: State, seat: int) -> int:
    """How many immunities, or tactics for the revealed alien, a seat must have. (R2.4, R10.4)"""
    level = space(state, seat, SECURITY)
    if not (state.revealed and seat == state.alien):
        return state.box.security[level]
    allowed = state.box.tactics[level]
    if state.invading:
        allowed += state.box.alien_tactics[state.roles[seat]]
    return min(4, allowed)


def threats_of(state: State, seat: int) -> int:
    return size_of(state.immune[seat])


# Projects


def vault_of(state: State, seat: int) -> int:
    """Every project of a seat, in either vault."""
    return state.vaults[2 * seat] | state.vaults[2 * seat + 1]


def owner_of(state: State, project: int) -> int:
    """The seat that has a project in a vault, or NOBODY."""
    for seat in range(state.seats):
        if (vault_of(state, seat) >> project) & 1:
            return seat
    return NOBODY


def top_level(state: State, seat: int) -> int:
    """The highest level in a seat's vaults, 0 for none."""
    projects = vault_of(state, seat)
    for level in range(LEVELS, 0, -1):
        if projects & state.box.level_sets[level]:
            return level
    return 0


def total_levels(box: Box, projects: int) -> int:
    if projects == 0:
        return 0
    total = 0
    for level in range(1, LEVELS + 1):
        total += level * size_of(projects & box.level_sets[level])
    return total


def stocked_levels(state: State, highest: int) -> list[int]:
    """The levels one may draw from: up to `highest`, else the lowest still stocked. (R4.4, R9.1)"""
    found: list[int] = []
    for level in range(1, LEVELS + 1):
        if state.piles & state.box.level_sets[level]:
            if level <= highest:
                found.append(level)
            elif not found:
                return [level]
    return found


def can_draw(state: State) -> bool:
    """Whether claimers still turn up projects. (R9.1, R10.2)"""
    return not state.revealed and state.piles != 0


def has_public_project(state: State, seat: int) -> bool:
    return state.vaults[2 * seat + PUBLIC] != 0


def upgrades_left(state: State, seat: int) -> int:
    """Free upgrades a seat has still to place. (R1.7)"""
    return state.box.free_upgrades - sum(state.tokens[4 * seat : 4 * seat + 4])


def lacks_threat(state: State, seat: int) -> bool:
    return threats_of(state, seat) < threats_allowed(state, seat)


def must_reveal(state: State) -> bool:
    """Whether the alien can hide no longer. (R3.4)"""
    return state.claimed >= state.variant.forced or state.centre == 0 or state.turn > state.variant.turn_limit


def projects_open(state: State, seat: int) -> int:
    """The projects a seat may move to: any in the centre but the one it leaves. (R9.3)"""
    leaving = state.study[seat]
    return state.centre if leaving == NOBODY else state.centre & ~(1 << leaving)


# Agendas (R6)


def agendas_open(state: State, seat: int) -> list[int]:
    """The agendas a seat may choose. (R6.3 to R6.5)"""
    found: list[int] = []
    if may_research(state, seat):
        found.append(RESEARCH)
    found.append(SUBMIT)
    if may_change(state):
        found.append(CHANGE)
    return found


def may_research(state: State, seat: int) -> bool:
    return len(state.ports[seat]) < state.box.ports and not (state.banned >> seat) & 1


def may_change(state: State) -> bool:
    """There is, or there may come, another project to go to. (R6.5)"""
    return state.centre & (state.centre - 1) != 0 or can_draw(state)


def cards_due(state: State, seat: int) -> int:
    """How many cards a company gets for research: staffing, and one per own project of the field. (R6.6)"""
    project = state.study[seat]
    field = state.box.field_sets[state.box.fields[project]]
    return staffing(state, seat) + size_of(vault_of(state, seat) & field)


# Votes (R4.5 to R4.7)


def voters(state: State) -> int:
    """The companies with a project in a vault."""
    found = 0
    for seat in members(companies(state)):
        if vault_of(state, seat):
            found |= 1 << seat
    return found


def votes_of(state: State, seat: int) -> int:
    """The votes of a seat in the vote at hand, doubled by a Voting Bloc."""
    box = state.box
    projects = vault_of(state, seat)
    ability = box.event_ability[state.event]
    votes = total_levels(box, projects) + total_levels(box, projects & box.ability_sets[ability])
    if (state.blocs >> seat) & 1:
        votes *= box.bloc_factor
    return votes


def held_with(state: State, seat: int, effect: int) -> list[int]:
    """The held events of a seat that do this."""
    if state.held[seat] == 0:
        return []
    return [event for event in members(state.held[seat]) if state.box.event_effect[event] == effect]


# Cards


def kinds_of(entries: list[int]) -> list[int]:
    return [card & KIND_MASK for card in entries]


def can_deliver(state: State, offer: Offer) -> bool:
    """Whether a giver still has everything it offered. (R5.8)"""
    giver = offer.giver
    return (
        state.bank[giver] >= offer.points
        and vault_of(state, giver) & offer.projects == offer.projects
        and state.held[giver] & offer.events == offer.events
    )


# The invasion (R10.9, R11)


def role_effect(state: State, seat: int) -> int:
    """What a human endgame card does, once it lies open; NOBODY before."""
    return state.box.role_effect[state.roles[seat]] if (state.role_shown >> seat) & 1 else NOBODY


def base_attack(state: State, seat: int) -> int:
    """What the alien's brutality and card do to a company before any attack card. (R10.9, R11.5)"""
    if role_effect(state, seat) == COUNTERSPY:
        return 0
    box = state.box
    return box.brutality[space(state, state.alien, ANALYSIS)] + box.alien_base[state.roles[state.alien]]


def card_attack(state: State, seat: int, kind: int) -> int:
    """What an attack card is worth against a company. (R10.9)"""
    box = state.box
    threat = box.table.threats[kind]
    if threat < 0:
        return box.attacks[kind]
    immune = (state.immune[seat] >> threat) & 1
    if role_effect(state, seat) == COUNTERSPY:
        immune = 1
    tactic = (state.immune[state.alien] >> threat) & 1
    return box.threat_attack[2 * tactic + immune]


def project_defence(state: State, seat: int, project: int) -> int:
    """What a project defends with in the invasion. (R10.10, R11)"""
    return defence_alone(state, project) + vault_defence(state, seat, vault_with(state, seat, project))


def project_fame(state: State, seat: int, project: int) -> int:
    """The fame of a project that survives. (R10.11, R11)"""
    return fame_alone(state, project) + vault_fame(state, seat, vault_with(state, seat, project))


def vault_with(state: State, seat: int, project: int) -> int:
    return SECRET if (state.vaults[2 * seat + SECRET] >> project) & 1 else PUBLIC


def defence_alone(state: State, project: int) -> int:
    """The defence of a project wherever it lies: printed, marked, or moved there from its fame."""
    defence = state.box.defence[project] + state.defence_marks[project]
    return defence + state.box.fame[project] if (state.fame_moved >> project) & 1 else defence


def fame_alone(state: State, project: int) -> int:
    marks = state.fame_marks[project]
    return marks if (state.fame_moved >> project) & 1 else marks + state.box.fame[project]


def vault_defence(state: State, seat: int, vault: int) -> int:
    """What lying in a vault of a seat adds to the defence of a project."""
    box = state.box
    effect = role_effect(state, seat)
    if vault == SECRET:
        return box.role_number[state.roles[seat]] if effect == ISOLATIONIST else box.secret_defence
    return box.role_number[state.roles[seat]] if effect == FOLK_HERO else 0


def vault_fame(state: State, seat: int, vault: int) -> int:
    """What lying in a vault of a seat adds to the fame of a project."""
    if vault == SECRET:
        return 0
    hero = role_effect(state, seat) == FOLK_HERO
    return state.box.role_fame[state.roles[seat]] if hero else state.box.public_fame


def scrappable(state: State, seat: int) -> list[int]:
    """The kinds of one's attack cards that a Saboteur may discard. (R11.6)"""
    worth = state.box.role_number[state.roles[seat]]
    kinds = sorted(set(kinds_of(state.attack[seat])))
    return [kind for kind in kinds if card_attack(state, seat, kind) <= worth]
