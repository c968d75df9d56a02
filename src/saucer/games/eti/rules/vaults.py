"""Projects in the piles and in the vaults: drawn, claimed and traded (R4.4, R5.9, R8.4, R9.1)."""

from typing import Final

from saucer.engine.bits import members, only, without
from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Seat
from saucer.games.eti.components import LEVELS
from saucer.games.eti.events import Event, Place, ProjectClaimed, ProjectGiven, ProjectTurnedUp
from saucer.games.eti.moves import ChooseVault, Move
from saucer.games.eti.numbers import Project, projects_in
from saucer.games.eti.rules.company import add_token, remove_token
from saucer.games.eti.state import State
from saucer.games.eti.tables import PUBLIC, SECRET, Tables

VAULTS: Final[list[Place]] = ["secret", "public"]


def vault_of(state: State, seat: Seat) -> int:
    """Every project of a seat, in either vault."""
    return state.vaults[2 * seat] | state.vaults[2 * seat + 1]


def top_level(state: State, seat: Seat) -> int:
    """The highest level in a seat's vaults, 0 for none."""
    projects = vault_of(state, seat)
    for level in range(LEVELS, 0, -1):
        if projects & state.tables.level_sets[level]:
            return level
    return 0


def total_levels(tables: Tables, projects: int) -> int:
    total = 0
    while projects:
        rest = projects & (projects - 1)
        total += tables.levels[(projects ^ rest).bit_length() - 1]
        projects = rest
    return total


def has_public_project(state: State, seat: Seat) -> bool:
    return state.vaults[2 * seat + PUBLIC] != 0


# The piles (R4.4, R9.1)


def stocked_levels(state: State, highest: int) -> list[int]:
    """The levels that may be drawn from: up to `highest`, else the lowest still stocked. (R4.4, R9.1)"""
    found: list[int] = []
    for level in range(1, LEVELS + 1):
        if state.piles & state.tables.level_sets[level]:
            if level <= highest:
                found.append(level)
            elif not found:
                return [level]
    return found


def draw_moves(state: State, highest: int) -> list[Move]:
    return [state.tables.moves.draw_project[level] for level in stocked_levels(state, highest)]


def draw_project(state: State, level: int, seat: Seat, events: Sink[Event], rng: Chance) -> Project:
    """Turn up a project of a level. (R4.4, R9.1)"""
    pile = projects_in(state.piles & state.tables.level_sets[level])
    project = pile[rng.below(len(pile))]
    state.piles = without(state.piles, project)
    events.append(ProjectTurnedUp(seat, state.tables.project_ids[project]))
    return project


# Into a vault (R8.4, R5.9)


def vault_named(move: ChooseVault) -> int:
    return SECRET if move.vault == "secret" else PUBLIC


def claim_into(
    state: State, seat: Seat, project: Project, vault: int, events: Sink[Event], rng: Chance
) -> None:
    """Put a project into a vault for the first time. Its upgrades count at once. (R3.1, R8.4, R13.14)"""
    state.vaults[2 * seat + vault] |= only(project)
    claimed = 0
    if not state.revealed:
        state.claimed += 1
        claimed = state.claimed
    place: Place = "alien" if state.revealed and seat == state.alien else VAULTS[vault]
    events.append(ProjectClaimed(seat, state.tables.project_ids[project], place, claimed))
    for ability in state.tables.upgrades[project]:
        add_token(state, seat, ability, events, rng)


def give_project(
    state: State, giver: Seat, receiver: Seat, project: Project, events: Sink[Event], rng: Chance
) -> None:
    """Move a project with its upgrades into the receiver's public vault. (R5.9)"""
    bit = only(project)
    for vault in (SECRET, PUBLIC):
        state.vaults[2 * giver + vault] &= ~bit
    state.vaults[2 * receiver + PUBLIC] |= bit
    events.append(ProjectGiven(giver, receiver, state.tables.project_ids[project]))
    for ability in state.tables.upgrades[project]:
        remove_token(state, giver, ability, events)
        add_token(state, receiver, ability, events, rng)


def name_projects(state: State, projects: int) -> list[Move]:
    """The moves that name a project of this set."""
    return [state.tables.moves.choose_project[project] for project in members(projects)]
