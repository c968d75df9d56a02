"""Advice on projects: which to study, which level to draw, which vault to use."""

from math import exp
from typing import Any, Final

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.eti.moves import ChooseVault, DrawProject, PlaceMarker
from saucer.games.eti.numbers import NO_PROJECT, Project, projects_in, size_of
from saucer.games.eti.player.research import points_in_hand, research_power, turns_left
from saucer.games.eti.player.survival import SurvivalForecast
from saucer.games.eti.player.weights import sharpened
from saucer.games.eti.rules.company import staffing
from saucer.games.eti.rules.seats import all_seats
from saucer.games.eti.rules.vaults import vault_of
from saucer.games.eti.state import State

UPGRADE_POINTS: Final = 5.0
MARKER_SPREAD: Final = 4.0
VAULT_LEAN: Final = 4.0


def project_worth(state: State, seat: Seat, project: Project, turns: float) -> float:
    """What a project brings for each turn of work it takes."""
    box = state.box
    worth = 10.0 + 0.8 * box.defence[project] + 0.9 * box.fame[project]
    worth += UPGRADE_POINTS * len(box.upgrades[project]) * min(4.0, turns) / 2.0
    bank = float(state.bank[seat])
    if box.fields[project] != state.left_field[seat]:
        bank = min(bank, box.difficulty[project] / 2.0)
    kin = size_of(vault_of(state, seat) & box.field_sets[box.fields[project]])
    power = research_power(state, seat) * (1.0 + kin / max(1.0, float(staffing(state, seat))))
    work = 1.0 + max(0.0, box.difficulty[project] - bank) / max(10.0, power)
    if work > turns + 0.5:
        worth *= 0.4
    return worth / work * rivalry(state, seat, project)


def rivalry(state: State, seat: Seat, project: Project) -> float:
    """How much of a project's worth is left where others study it too."""
    share = 1.0
    for other in all_seats(state):
        if other != seat and state.study[other] == project:
            ahead = points_in_hand(state, other) - state.bank[seat]
            share *= 0.75 if ahead < 30 else 0.5
    return share


def marker_weights(state: State, seat: Seat, moves: list[Any], _rng: Chance) -> list[float]:
    """Weights for projects to move to, and for staying where that may be chosen."""
    found: list[float] = []
    turns = turns_left(state)
    for move in moves:
        if isinstance(move, PlaceMarker):
            found.append(project_worth(state, seat, state.box.project_of[move.project], turns))
        else:
            found.append(worth_of_staying(state, seat, turns))
    best = max(found)
    return [exp((worth - best) / MARKER_SPREAD) for worth in found]


def worth_of_staying(state: State, seat: Seat, turns: float) -> float:
    study = state.study[seat]
    now = 0.0 if study == NO_PROJECT else project_worth(state, seat, study, turns)
    return now + 0.5 * len(state.ports[seat])


def draw_weights(state: State, seat: Seat, moves: list[DrawProject], _rng: Chance) -> list[float]:
    """Levels that can be finished in a few turns."""
    return sharpened([draw_weight(state, seat, move.level) for move in moves])


def draw_weight(state: State, seat: Seat, level: int) -> float:
    pile = projects_in(state.piles & state.box.level_sets[level])
    if not pile:
        return 1.0
    return max(0.1, project_worth(state, seat, pile[0], turns_left(state)))


def vault_weights(state: State, seat: Seat, moves: list[ChooseVault], _rng: Chance) -> list[float]:
    """Defence while survival is in doubt, fame once it is not."""
    safe = 0.5 if seat == state.alien else SurvivalForecast(state).prospects[seat].survival
    lean = VAULT_LEAN * (0.5 - safe)
    return [exp(lean if move.vault == "secret" else -lean) for move in moves]
