"""Event cards about projects: given away, patented, contracted or marked (R4.4, R4.11)."""

from math import exp
from typing import Final

from saucer.engine.bits import only, without
from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Refusal, Seat
from saucer.games.eti.events import Event, ProjectMarked
from saucer.games.eti.moves import ChooseProject, DrawProject, Move, Pass, PlaceMarker
from saucer.games.eti.numbers import NO_PROJECT, projects_in
from saucer.games.eti.phase_numbers import COLLECT_DEALS, CONTRACT_CARDS, CONTRACT_MOVE, GIVE, LEVEL, MARKING
from saucer.games.eti.player.weights import sharpened
from saucer.games.eti.ready_moves import PASS
from saucer.games.eti.rules.company import add_to_bank, bank_cards, report_banked, take_cards
from saucer.games.eti.rules.events.effect import Effect, number_on_card
from saucer.games.eti.rules.events.gains import CARD_WORTH
from saucer.games.eti.rules.events.incident import fizzle
from saucer.games.eti.rules.projects import place_marker
from saucer.games.eti.rules.refusals import refuse, refuse_level
from saucer.games.eti.rules.seats import ask_one
from saucer.games.eti.rules.vaults import (
    claim_into,
    draw_moves,
    draw_project,
    give_project,
    has_public_project,
    name_projects,
    stocked_levels,
    top_level,
    vault_of,
)
from saucer.games.eti.state import State, replaced
from saucer.games.eti.tables import PUBLIC

PROJECT_POINTS: Final = 1.1
"""What a project is worth in points of research, for each point of its difficulty."""
CONTRACT_WORTH: Final = 15.0
FAME_WORTH: Final = 3.0
DEFENCE_WORTH: Final = 4.0
"""What a point of fame or defence is worth in points of research."""


# The project at stake (R4.4): the phase "level"


def name_level(state: State, events: Sink[Event], rng: Chance) -> None:
    """Ask the president for a level if there are several. With all piles empty nothing happens. (R4.4)"""
    levels = stocked_levels(state, top_level(state, state.president))
    if not levels:
        fizzle(state, events)
    elif len(levels) == 1:
        show_project(state, levels[0], events, rng)
    else:
        ask_one(state, LEVEL, state.president)


def level_moves(state: State, seat: Seat) -> list[Move]:
    return draw_moves(state, top_level(state, seat))


def choose_level(state: State, _seat: Seat, move: DrawProject, events: Sink[Event], rng: Chance) -> None:
    show_project(state, move.level, events, rng)


def show_project(state: State, level: int, events: Sink[Event], rng: Chance) -> None:
    """Turn up the project at stake, for all to see before they bargain; of a contract, in the centre. (R4.4)"""
    state.shown = draw_project(state, level, state.president, events, rng)
    if state.tables.incident_effect[state.incident] == CONTRACT.name:
        state.centre |= only(state.shown)
    state.awaited = 0


def refuse_stake(_state: State, _seat: Seat, move: DrawProject) -> Refusal:
    return refuse_level("R4.4", move)


def level_weights(_state: State, _seat: Seat, moves: list[DrawProject], _rng: Chance) -> list[float]:
    """Prefer the level with the best project."""
    return sharpened([float(move.level * move.level) for move in moves])


# Surplus Patent (R4.11)


class GrantPatent(Effect):
    """Surplus Patent: the project shown goes into the public vault. (R4.11)"""

    def prepare(self, state: State, events: Sink[Event], rng: Chance) -> None:
        name_level(state, events, rng)

    def carry_out(self, state: State, events: Sink[Event], rng: Chance) -> None:
        """The project shown goes into the public vault. (R4.11)"""
        claim_into(state, state.target, state.shown, PUBLIC, events, rng)
        state.shown = NO_PROJECT

    def worth(self, state: State, _company: Seat) -> float:
        return PROJECT_POINTS * state.tables.difficulty[state.shown]


PATENT: Final = GrantPatent("patent", "R4.11")


# Emergency Contract, Shared Blueprint (R4.11): the phase "contract-move"


class OfferContract(Effect):
    """Emergency Contract, Shared Blueprint: the company may move to the project shown. (R4.11)"""

    def prepare(self, state: State, events: Sink[Event], rng: Chance) -> None:
        name_level(state, events, rng)

    def carry_out(self, state: State, _events: Sink[Event], _rng: Chance) -> None:
        state.left = number_on_card(state)
        state.routine = CONTRACT_CARDS
        ask_one(state, CONTRACT_MOVE, state.target)

    def worth(self, state: State, _company: Seat) -> float:
        return CONTRACT_WORTH + CARD_WORTH * number_on_card(state)


def contract_moves(state: State, _seat: Seat) -> list[Move]:
    return [state.tables.moves.place_marker[state.shown], PASS]


def follow_contract(state: State, seat: Seat, _move: PlaceMarker, events: Sink[Event], _rng: Chance) -> None:
    """Move to the new project at once: ten for each card, and the whole bank stays. (R4.11)"""
    cards = len(state.ports[seat])
    bank_cards(state, seat)
    report_banked(state, seat, cards, events)
    place_marker(state, seat, state.shown, events, cut=False)
    state.awaited = 0


def leave_contract(state: State, _seat: Seat, _move: Pass, _events: Sink[Event], _rng: Chance) -> None:
    state.awaited = 0


def refuse_contract(_state: State, _seat: Seat, move: PlaceMarker) -> Refusal:
    return refuse("R4.11", "another-project-is-meant", {"project": move.project})


def contract_cards(state: State, events: Sink[Event], rng: Chance) -> None:
    """Deal the cards that Shared Blueprint brings, whether the company moved or not. (R4.11)"""
    state.routine = COLLECT_DEALS
    if state.left:
        take_cards(state, state.target, state.left, events, rng)


CONTRACT: Final = OfferContract("contract", "R4.11")


# Hand-Me-Downs (R4.11): the phase "give"


class HandDown(Effect):
    """Hand-Me-Downs: a public project of the president goes to the company. (R4.11)"""

    def prepare(self, state: State, events: Sink[Event], _rng: Chance) -> None:
        """No effect if the president has no public project. (R4.11)"""
        if not has_public_project(state, state.president):
            fizzle(state, events)

    def carry_out(self, state: State, _events: Sink[Event], _rng: Chance) -> None:
        state.left = number_on_card(state)
        ask_one(state, GIVE, state.president)

    def worth(self, state: State, _company: Seat) -> float:
        """Return the worth of the easiest project that the president can give away."""
        easiest = 0
        for project in projects_in(state.vaults[2 * state.president + PUBLIC]):
            difficulty = state.tables.difficulty[project]
            easiest = difficulty if easiest == 0 else min(easiest, difficulty)
        return PROJECT_POINTS * easiest


def gift_moves(state: State, seat: Seat) -> list[Move]:
    return name_projects(state, state.vaults[2 * seat + PUBLIC])


def hand_down(state: State, _seat: Seat, move: ChooseProject, events: Sink[Event], rng: Chance) -> None:
    give_project(state, state.president, state.target, state.tables.project_of[move.project], events, rng)
    state.awaited = 0


def refuse_gift(_state: State, _seat: Seat, move: ChooseProject) -> Refusal:
    return refuse("R4.11", "not-your-public-project", {"project": move.project})


def gift_weights(state: State, _seat: Seat, moves: list[ChooseProject], _rng: Chance) -> list[float]:
    """Prefer to give away the project that is worth least."""
    tables = state.tables
    found: list[float] = []
    for move in moves:
        project = tables.project_of[move.project]
        worth = tables.defence[project] + tables.fame[project] + 10 * len(tables.upgrades[project])
        found.append(exp(-worth / 12.0))
    return found


GIFT: Final = HandDown("gift", "R4.11")


# Science Prize, Hardened Bunkers (R4.11): the phase "marking"


class MarkProject(Effect):
    """Science Prize, Hardened Bunkers: fame or defence for an own project. (R4.11)"""

    def carry_out(self, state: State, events: Sink[Event], _rng: Chance) -> None:
        """Ask for the project to mark, or give points to a company without a project. (R4.11)"""
        state.left = number_on_card(state)
        if vault_of(state, state.target):
            ask_one(state, MARKING, state.target)
        else:
            add_to_bank(state, state.target, state.tables.incident_otherwise[state.incident], events)

    def worth(self, state: State, company: Seat) -> float:
        """Return the worth of this much more defence or fame."""
        if vault_of(state, company) == 0:
            return float(state.tables.incident_otherwise[state.incident])
        return number_on_card(state) * (FAME_WORTH if self is FAME_MARK else DEFENCE_WORTH)


def marking_moves(state: State, seat: Seat) -> list[Move]:
    return name_projects(state, vault_of(state, seat))


def mark_project(state: State, _seat: Seat, move: ChooseProject, events: Sink[Event], _rng: Chance) -> None:
    """Put the card under a project, to add to its fame or its defence. (R4.11)"""
    tables = state.tables
    project = tables.project_of[move.project]
    points = number_on_card(state)
    fame = tables.incident_effect[state.incident] == FAME_MARK.name
    if fame:
        state.fame_marks = replaced(state.fame_marks, project, state.fame_marks[project] + points)
    else:
        state.defence_marks = replaced(state.defence_marks, project, state.defence_marks[project] + points)
    state.incident_discards = without(state.incident_discards, state.incident)
    state.attached |= only(state.incident)
    state.awaited = 0
    name = tables.incident_ids[state.incident]
    events.append(ProjectMarked(move.project, name, points if fame else 0, 0 if fame else points))


def refuse_mark(_state: State, _seat: Seat, move: ChooseProject) -> Refusal:
    return refuse("R4.11", "not-your-project", {"project": move.project})


def marking_weights(state: State, _seat: Seat, moves: list[ChooseProject], _rng: Chance) -> list[float]:
    """Prefer the project that is most likely to survive."""
    tables = state.tables
    found: list[float] = []
    for move in moves:
        project = tables.project_of[move.project]
        found.append(exp((tables.fame[project] - 0.5 * tables.defence[project]) / 15.0))
    return found


FAME_MARK: Final = MarkProject("fame-mark", "R4.11")
DEFENCE_MARK: Final = MarkProject("defence-mark", "R4.11")


ROWS: Final[tuple[Effect, ...]] = (PATENT, CONTRACT, GIFT, FAME_MARK, DEFENCE_MARK)
