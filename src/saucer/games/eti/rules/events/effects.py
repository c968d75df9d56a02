"""The table of all effects, and the one that the incident of the turn has."""

from typing import Final

from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Seat
from saucer.games.eti.events import Event
from saucer.games.eti.phase_numbers import COLLECT_DEALS
from saucer.games.eti.rules.events import gains, held_cards, port_cards, project_cards
from saucer.games.eti.rules.events.effect import Effect
from saucer.games.eti.state import State

EFFECTS: Final[dict[str, Effect]] = {
    effect.name: effect for effect in (*gains.ROWS, *project_cards.ROWS, *port_cards.ROWS, *held_cards.ROWS)
}
"""Every effect, by its name as in the components."""


def effect_of(state: State) -> Effect:
    """What the incident of the turn does."""
    return EFFECTS[state.tables.incident_effect[state.incident]]


def carry_out(state: State, events: Sink[Event], rng: Chance) -> None:
    """Apply the incident to the company it falls to. Some then ask that company for a choice."""
    state.routine = COLLECT_DEALS
    effect_of(state).carry_out(state, events, rng)


def incident_worth(state: State, company: Seat) -> float:
    """What the incident would bring to a company, in points of research; below 0 for a harm."""
    return effect_of(state).worth(state, company)
