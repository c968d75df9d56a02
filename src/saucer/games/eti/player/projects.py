"""Advice on projects: which to study, which level to draw, which vault to use."""

from math import exp
from typing import Any, Final

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.eti.moves import ChooseVault, DrawProject, PlaceMarker
from saucer.games.eti.numbers import NO_PROJECT, Project, projects_in, size_of
from saucer.games.eti.player.disguise import in_disguise
from saucer.games.eti.player.research import points_in_hand, research_power, turns_left
from saucer.games.eti.player.survival import SurvivalForecast
from saucer.games.eti.player.weights import sharpened
from saucer.games.eti.rules.company import staffing
from saucer.games.eti.rules.endgame_cards import dealt_card
from saucer.games.eti.rules.seats import all_seats
from saucer.games.eti.rules.vaults import vault_named, vault_of
from saucer.games.eti.state import State

UPGRADE_POINTS: Final = 5.0
DEFENCE_POINTS: Final = 1.2
FAME_POINTS: Final = 0.6
LEAST_WORTH: Final = 4.0
CLAIM_COST: Final = 6.0
CLAIM_WISH: Final = 4.0
"""Every claim brings the reveal nearer: humans rather claim few great projects, the alien many small ones.

The alien's wish could be stronger, but more would show.
"""
MARKER_SPREAD: Final = 4.0
VAULT_SPREAD: Final = 1.5
LEAST_FAME: Final = 0.1
FAME_SHARE: Final = 0.25
"""What a point of fame is worth in points of defence, at least and more with the chance to survive."""


def project_worth(state: State, seat: Seat, project: Project, turns: float) -> float:
    """What a project brings for each turn of work it takes."""
    box = state.box
    worth = DEFENCE_POINTS * (box.defence[project] + dealt_card(state, seat).liking(state, seat, project))
    worth += FAME_POINTS * box.fame[project] + (CLAIM_WISH if seat == state.alien else -CLAIM_COST)
    worth = max(LEAST_WORTH, worth)
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
    """What the own endgame card makes of each vault: defence while survival is in doubt, fame once it is not."""
    if seat == state.alien:
        state = in_disguise(state)
    safe = SurvivalForecast(state).prospects[seat].survival
    card = dealt_card(state, seat)
    gains: list[float] = []
    for move in moves:
        vault = vault_named(move)
        defence = (1.0 - safe) * card.defence(state, seat, vault)
        gains.append(defence + (LEAST_FAME + FAME_SHARE * safe) * card.fame(state, seat, vault))
    best = max(gains)
    return [exp((gain - best) / VAULT_SPREAD) for gain in gains]
