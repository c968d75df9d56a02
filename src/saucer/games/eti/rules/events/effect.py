"""The base class of event cards: what a card does, and what it is worth to a company."""

from typing import Final

from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Seat
from saucer.games.eti.events import Event
from saucer.games.eti.state import State

USUAL_WORTH: Final = 35.0


class Effect:
    """What an event card does: one class per effect, shared by the cards that differ only in a number."""

    def __init__(self, name: str, rule: str, *, is_harm: bool = False) -> None:
        self.name = name
        """As in the components."""
        self.rule = rule
        self.is_harm = is_harm
        """Whether companies want to be spared it."""

    def prepare(self, state: State, events: Sink[Event], rng: Chance) -> None:
        """Apply what happens when the card is drawn, before anybody decides on it."""

    def carry_out(self, state: State, events: Sink[Event], rng: Chance) -> None:
        """Apply the card to `state.target`. Some cards then ask that company for a choice."""

    def worth(self, _state: State, _company: Seat) -> float:
        """What the card is worth to a company, in points of research, by what all can see; a harm is below 0."""
        return USUAL_WORTH


def number_on_card(state: State) -> int:
    """The number on the incident of the turn."""
    return state.tables.incident_number[state.incident]
