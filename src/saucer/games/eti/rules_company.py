"""What belongs to a company: tokens, immunities, vaults and its marker."""

from typing import Final

from saucer.engine.types import Seat
from saucer.games.eti.box import ANALYSIS, PUBLIC, SECRET
from saucer.games.eti.components import ABILITIES, THREATS
from saucer.games.eti.events import (
    Event,
    ImmunityLost,
    MarkerPlaced,
    ProjectClaimed,
    ProjectGiven,
    ThreatMastered,
    UpgradeGained,
    UpgradeLost,
)
from saucer.games.eti.moves import ChooseThreat, DropThreat, Vault
from saucer.games.eti.questions import clockwise, everyone, threats_allowed, threats_of
from saucer.games.eti.rules_cards import look_by_analysis
from saucer.games.eti.stages import THREAT
from saucer.games.eti.state import NOBODY, State, replaced

VAULTS: Final[list[Vault]] = ["secret", "public"]


def ask_one(state: State, stage: int, seat: int) -> None:
    """Ask one seat for a decision."""
    state.stage = stage
    state.actor = seat
    state.awaited = 1 << seat


def ask_all(state: State, stage: int, seats: int) -> None:
    """Ask several seats at once."""
    state.stage = stage
    state.actor = NOBODY
    state.awaited = seats
    state.choice = [0] * state.seats


# Tokens and threats (R2)


def add_token(state: State, seat: int, ability: int, news: list[Event]) -> None:
    state.tokens[4 * seat + ability] += 1
    state.shaken = True
    if ability == ANALYSIS:
        look_by_analysis(state, seat)
    news.append(UpgradeGained(Seat(seat), ABILITIES[ability]))


def add_permanent_token(state: State, seat: int, ability: int, news: list[Event]) -> None:
    """A token that is tied to no project. (R2.9)"""
    permanent = state.permanent[:]
    permanent[4 * seat + ability] += 1
    state.permanent = permanent
    add_token(state, seat, ability, news)


def remove_token(state: State, seat: int, ability: int, news: list[Event]) -> None:
    state.tokens[4 * seat + ability] -= 1
    state.shaken = True
    news.append(UpgradeLost(Seat(seat), ABILITIES[ability]))


def ask_about_threats(state: State) -> bool:
    """Ask the first seat whose immunities or tactics no longer fit its track; False when all fit. (R2.4)"""
    for seat in clockwise(state, state.president, everyone(state)):
        have = threats_of(state, seat)
        allowed = threats_allowed(state, seat)
        if have != allowed:
            ask_one(state, THREAT, seat)
            return True
    state.shaken = False
    return False


def change_threat(state: State, move: ChooseThreat | DropThreat, news: list[Event]) -> None:
    seat = state.actor
    threat = THREATS.index(move.threat)
    state.immune = replaced(state.immune, seat, state.immune[seat] ^ (1 << threat))
    state.awaited = 0
    if isinstance(move, ChooseThreat):
        news.append(ThreatMastered(Seat(seat), move.threat))
    else:
        news.append(ImmunityLost(Seat(seat), move.threat))


# Vaults (R8.4, R5.9)


def claim_into(state: State, seat: int, project: int, vault: int, news: list[Event]) -> None:
    """A project enters a vault for the first time, and its upgrades count at once. (R3.1, R8.4)"""
    state.vaults[2 * seat + vault] |= 1 << project
    if not state.revealed:
        state.claimed += 1
    news.append(ProjectClaimed(Seat(seat), state.box.project_ids[project], VAULTS[vault], state.claimed))
    for ability in state.box.upgrades[project]:
        add_token(state, seat, ability, news)


def give_project(state: State, giver: int, receiver: int, project: int, news: list[Event]) -> None:
    """A project changes hands: into the receiver's public vault, and its upgrades with it. (R5.9)"""
    bit = 1 << project
    for vault in (SECRET, PUBLIC):
        state.vaults[2 * giver + vault] &= ~bit
    state.vaults[2 * receiver + PUBLIC] |= bit
    news.append(ProjectGiven(Seat(giver), Seat(receiver), state.box.project_ids[project]))
    for ability in state.box.upgrades[project]:
        remove_token(state, giver, ability, news)
        add_token(state, receiver, ability, news)


# Markers (R9.3, R9.4)


def place_marker(state: State, seat: int, project: int, news: list[Event], *, cut: bool) -> None:
    """Study a project; in another field the bank is cut to half its difficulty. (R9.4)"""
    box = state.box
    field = box.fields[project]
    if cut and field != state.left_field[seat]:
        state.bank[seat] = min(state.bank[seat], box.difficulty[project] // 20 * 10)
    state.study[seat] = project
    state.left_field = replaced(state.left_field, seat, field)
    news.append(MarkerPlaced(Seat(seat), box.project_ids[project], state.bank[seat]))


def take_off_project(state: State, seat: int) -> None:
    state.study[seat] = NOBODY


def scoop(state: State, seat: int) -> None:
    """What a scooped company keeps, once its work is banked. (R8.6)"""
    state.bank[seat] = min(state.bank[seat], state.box.scoop_limit)
    take_off_project(state, seat)
