"""The table of all effects, and the one that the incident of the turn has."""

from typing import Final

from saucer.engine.chance import Chance
from saucer.games.eti.events import Event
from saucer.games.eti.phase_numbers import COLLECT_DEALS
from saucer.games.eti.rules.events.effect import Effect
from saucer.games.eti.rules.events.gains import (
    ABILITY_UPGRADE,
    GUEST_PROFESSOR,
    POINTS,
    RESEARCH_CARDS,
    RULING,
    TRAVEL_BAN,
)
from saucer.games.eti.rules.events.held_cards import CHANGE_OF_PLANS, DEEP_SHELTER, FIRE_DRILL, VOTING_BLOC
from saucer.games.eti.rules.events.port_cards import INSPECT, REORDER, REVIEW, SWEEP
from saucer.games.eti.rules.events.project_cards import CONTRACT, DEFENCE_MARK, FAME_MARK, GIFT, PATENT
from saucer.games.eti.state import State

EFFECTS: Final = {
    effect.name: effect
    for effect in (
        POINTS, RULING, RESEARCH_CARDS, TRAVEL_BAN, ABILITY_UPGRADE, GUEST_PROFESSOR,
        PATENT, CONTRACT, GIFT, FAME_MARK, DEFENCE_MARK,
        SWEEP, REVIEW, REORDER, INSPECT,
        FIRE_DRILL, CHANGE_OF_PLANS, VOTING_BLOC, DEEP_SHELTER,
    )
}  # fmt: skip


def effect_of(state: State) -> Effect:
    """What the incident of the turn does."""
    return EFFECTS[state.box.incident_effect[state.incident]]


def carry_out(state: State, events: list[Event], rng: Chance) -> None:
    """Do to the company it falls to what the incident says; some ask that company for more."""
    state.routine = COLLECT_DEALS
    effect_of(state).carry_out(state, events, rng)


def incident_worth(state: State) -> float:
    """What the incident brings to the company it falls to, in points of research; below 0 for a harm."""
    return effect_of(state).worth(state)
