"""Who looks like the alien, and why, by what all can see."""

from math import exp, log
from typing import Final

from saucer.engine.bits import size_of
from saucer.engine.types import Seat
from saucer.games.eti.help_view import AsAlien, Doubt, DoubtCode, Suspicion
from saucer.games.eti.phase_numbers import UPGRADES
from saucer.games.eti.player.reveal import suspicious
from saucer.games.eti.rules.company import space
from saucer.games.eti.rules.seats import all_seats
from saucer.games.eti.rules.vaults import total_levels, vault_of
from saucer.games.eti.state import State
from saucer.games.eti.tables import ANALYSIS, CREATIVITY, SECURITY, STAFFING

TELLING: Final = 0.15
"""Least log-odds of a trait for it to be given as a reason."""


class Traits:
    """Visible traits of a company that make it more or less likely the alien, as log-odds."""

    def __init__(self, projects: int, levels: int, staffing: int, analysis: int, broken: int) -> None:
        self.projects = projects
        self.staffing = staffing
        self.analysis = analysis
        self.broken = broken
        self.pace = log(suspicious(projects, levels, 0, 0, 0))
        self.staff = log(suspicious(0, 0, staffing, 0, 0))
        self.sight = log(suspicious(0, 0, 0, analysis, 0))
        self.words = log(suspicious(0, 0, 0, 0, broken))

    def odds(self) -> float:
        return exp(self.pace + self.staff + self.sight + self.words)


def traits_of(state: State, seat: Seat) -> Traits:
    """The traits of a company; free upgrades that are being placed are secret. (R1.7)"""
    projects = vault_of(state, seat)
    hidden = state.phase == UPGRADES
    return Traits(
        size_of(projects),
        total_levels(state.tables, projects),
        0 if hidden else state.tokens[4 * seat + STAFFING],
        0 if hidden else state.tokens[4 * seat + ANALYSIS],
        state.broken[seat],
    )


def see_suspicions(state: State) -> tuple[Suspicion, ...]:
    """How much every company looks like the alien, the same for every viewer; nothing once that is known."""
    if state.revealed:
        return ()
    traits = [traits_of(state, seat) for seat in all_seats(state)]
    odds = [company.odds() for company in traits]
    total = sum(odds)
    means = Means(traits)
    return tuple(
        [
            Suspicion(
                seat=seat,
                share=round(100 * odds[seat] / total),
                doubts=doubts_about(traits[seat], means, state.kept[seat]),
                as_alien=as_alien(state, seat),
            )
            for seat in all_seats(state)
        ]
    )


# Reasons


class Means:
    """What the traits of all companies are on average."""

    def __init__(self, traits: list[Traits]) -> None:
        self.pace = sum([company.pace for company in traits]) / len(traits)
        self.staff = sum([company.staff for company in traits]) / len(traits)
        self.sight = sum([company.sight for company in traits]) / len(traits)
        self.words = sum([company.words for company in traits]) / len(traits)


def doubts_about(company: Traits, means: Means, kept: int) -> tuple[Doubt, ...]:
    """The traits in which a company differs from the average, the most telling first."""
    found: list[tuple[float, Doubt]] = []
    add_doubt(found, company.pace - means.pace, "hurries", "takes-time", company.projects)
    add_doubt(found, company.staff - means.staff, "many-staff", "few-staff", company.staffing)
    add_doubt(found, company.sight - means.sight, "sees-little", "sees-much", company.analysis)
    if company.broken:
        add_doubt(found, company.words - means.words, "breaks-words", "breaks-words", company.broken)
    elif kept:
        add_doubt(found, company.words - means.words, "keeps-words", "keeps-words", kept)
    found.sort(key=by_weight)
    return tuple([doubt for _, doubt in found])


def by_weight(reason: tuple[float, Doubt]) -> float:
    return -abs(reason[0])


def add_doubt(
    found: list[tuple[float, Doubt]], difference: float, more: DoubtCode, less: DoubtCode, number: int
) -> None:
    if abs(difference) >= TELLING:
        found.append((difference, Doubt(more if difference > 0 else less, number, difference > 0)))


def as_alien(state: State, seat: Seat) -> AsAlien:
    """What the tracks of a company would become in an invasion. (R10.3, R10.4, R10.6, R10.9)"""
    tables = state.tables
    spaces = [0, 0, 0, 0]
    if state.phase != UPGRADES:
        spaces = [space(state, seat, ability) for ability in (STAFFING, CREATIVITY, SECURITY, ANALYSIS)]
    return AsAlien(
        turns=tables.eti[spaces[STAFFING]],
        intel=tables.intel[spaces[CREATIVITY]],
        tactics=tables.tactics[spaces[SECURITY]],
        base=tables.brutality[spaces[ANALYSIS]],
    )
