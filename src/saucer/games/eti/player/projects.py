"""Advice on projects: which to study, which level to draw, which vault to use."""

from dataclasses import dataclass
from math import exp
from typing import Any, Final

from saucer.engine.bits import size_of
from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.eti.moves import ChooseVault, DrawProject, PlaceMarker
from saucer.games.eti.numbers import NO_PROJECT, Project, projects_in
from saucer.games.eti.player.disguise import in_disguise
from saucer.games.eti.player.research import points_in_hand, research_power, turns_left
from saucer.games.eti.player.survival import SurvivalForecast
from saucer.games.eti.player.weights import sharpened
from saucer.games.eti.rules.company import staffing
from saucer.games.eti.rules.endgame_cards import dealt_card
from saucer.games.eti.rules.seats import all_seats
from saucer.games.eti.rules.vaults import vault_named, vault_of
from saucer.games.eti.state import State


@dataclass(frozen=True)
class Taste:
    """What a company looks for in a project, in points."""

    claim: float
    """What a claim is worth by itself: it brings the reveal nearer."""
    defence: float
    fame: float
    least: float
    """What defence, fame and the claim are worth together, at least."""
    upgrades: tuple[float, float, float, float]
    """For each upgrade, by ability."""
    pause: float
    """The turns that a project takes beside its research."""
    shared: float
    """The part of its worth that is left where a rival studies it too, and where that rival is ahead."""
    behind: float


HUMAN: Final = Taste(-6.0, 1.2, 0.6, 4.0, (5.0, 5.0, 5.0, 5.0), 1.0, 0.75, 0.5)
"""The taste of humans: few projects of high value."""
DISGUISED: Final = Taste(4.0, 1.2, 0.6, 4.0, (5.0, 5.0, 5.0, 5.0), 1.0, 0.75, 0.5)
"""The taste of the disguised alien: many small projects, but few enough not to show."""
BOLD: Final = Taste(31.0, 0.8, 0.15, 3.2, (9.0, 5.6, 6.1, 4.5), 0.8, 0.7, 0.3)
"""The alien's own taste: what won most against greedy bots at three seats."""
BOLDNESS: Final = 2.4
"""How far the alien dares to follow its own taste, divided by the square of the number of humans that watch it."""
FAR_AHEAD: Final = 30.0
MARKER_SPREAD: Final = 4.0
VAULT_SPREAD: Final = 1.5
LEAST_FAME: Final = 0.1
FAME_SHARE: Final = 0.25
"""What a point of fame is worth in points of defence, at least and more with the chance to survive."""


def usual_taste(state: State, seat: Seat) -> Taste:
    return DISGUISED if seat == state.alien else HUMAN


def boldness(state: State) -> float:
    """How far the alien follows its own taste, from 0 to 1: the more humans there are, the more it hides."""
    watchers = state.seats - 1
    return BOLDNESS / (watchers * watchers)


def mixed(first: Taste, second: Taste, share: float) -> Taste:
    """The first taste with a share of the second."""
    rest = 1.0 - share
    one, two = first.upgrades, second.upgrades
    return Taste(
        claim=rest * first.claim + share * second.claim,
        defence=rest * first.defence + share * second.defence,
        fame=rest * first.fame + share * second.fame,
        least=rest * first.least + share * second.least,
        upgrades=(
            rest * one[0] + share * two[0],
            rest * one[1] + share * two[1],
            rest * one[2] + share * two[2],
            rest * one[3] + share * two[3],
        ),
        pause=rest * first.pause + share * second.pause,
        shared=rest * first.shared + share * second.shared,
        behind=rest * first.behind + share * second.behind,
    )


def project_worth(state: State, seat: Seat, project: Project, turns: float, taste: Taste) -> float:
    """What a project brings for each turn of work it takes."""
    tables = state.tables
    worth = taste.defence * (tables.defence[project] + dealt_card(state, seat).liking(state, seat, project))
    worth = max(taste.least, worth + taste.fame * tables.fame[project] + taste.claim)
    use = min(4.0, turns) / 2.0
    for ability in tables.upgrades[project]:
        worth += taste.upgrades[ability] * use
    bank = float(state.bank[seat])
    if tables.fields[project] != state.left_field[seat]:
        bank = min(bank, tables.difficulty[project] / 2.0)
    kin = size_of(vault_of(state, seat) & tables.field_sets[tables.fields[project]])
    power = research_power(state, seat) * (1.0 + kin / max(1.0, float(staffing(state, seat))))
    work = taste.pause + max(0.0, tables.difficulty[project] - bank) / max(10.0, power)
    if work > turns + 0.5:
        worth *= 0.4
    return worth / work * rivalry(state, seat, project, taste)


def rivalry(state: State, seat: Seat, project: Project, taste: Taste) -> float:
    """How much of a project's worth is left where others study it too."""
    share = 1.0
    for other in all_seats(state):
        if other != seat and state.study[other] == project:
            ahead = points_in_hand(state, other) - state.bank[seat]
            share *= taste.shared if ahead < FAR_AHEAD else taste.behind
    return share


def marker_weights(state: State, seat: Seat, moves: list[Any], _rng: Chance) -> list[float]:
    """Weights for projects to move to, and for staying where that may be chosen."""
    return weigh_markers(state, seat, moves, usual_taste(state, seat))


def weigh_markers(state: State, seat: Seat, moves: list[Any], taste: Taste) -> list[float]:
    found: list[float] = []
    turns = turns_left(state)
    for move in moves:
        if isinstance(move, PlaceMarker):
            found.append(project_worth(state, seat, state.tables.project_of[move.project], turns, taste))
        else:
            found.append(worth_of_staying(state, seat, turns, taste))
    best = max(found)
    return [exp((worth - best) / MARKER_SPREAD) for worth in found]


def worth_of_staying(state: State, seat: Seat, turns: float, taste: Taste) -> float:
    study = state.study[seat]
    now = 0.0 if study == NO_PROJECT else project_worth(state, seat, study, turns, taste)
    return now + 0.5 * len(state.ports[seat])


def draw_weights(state: State, seat: Seat, moves: list[DrawProject], _rng: Chance) -> list[float]:
    """Prefer levels that can be finished in a few turns."""
    return weigh_draws(state, seat, moves, usual_taste(state, seat))


def weigh_draws(state: State, seat: Seat, moves: list[DrawProject], taste: Taste) -> list[float]:
    return sharpened([draw_weight(state, seat, move.level, taste) for move in moves])


def draw_weight(state: State, seat: Seat, level: int, taste: Taste) -> float:
    pile = projects_in(state.piles & state.tables.level_sets[level])
    if not pile:
        return 1.0
    return max(0.1, project_worth(state, seat, pile[0], turns_left(state), taste))


def vault_weights(state: State, seat: Seat, moves: list[ChooseVault], _rng: Chance) -> list[float]:
    """Weigh the vaults by the own endgame card: defence while survival is in doubt, fame otherwise."""
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


# The alien without a search


def alien_marker_weights(state: State, seat: Seat, moves: list[Any], _rng: Chance) -> list[float]:
    """Weigh projects by the alien's bold taste; return nothing for humans, who search."""
    return weigh_markers(state, seat, moves, dared_taste(state)) if seat == state.alien else []


def alien_draw_weights(state: State, seat: Seat, moves: list[DrawProject], _rng: Chance) -> list[float]:
    return weigh_draws(state, seat, moves, dared_taste(state)) if seat == state.alien else []


def dared_taste(state: State) -> Taste:
    """Return the disguised taste mixed with a share of the bold one."""
    return mixed(DISGUISED, BOLD, boldness(state))
