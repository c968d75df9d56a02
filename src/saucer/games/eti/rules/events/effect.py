"""The row of an effect: what an event card does, and what a sensible player thinks of it."""

from collections.abc import Callable
from typing import Final

from saucer.engine.chance import Chance
from saucer.games.eti.events import Event
from saucer.games.eti.state import State

Act = Callable[[State, list[Event], Chance], None]
"""(state, events, rng): carry something out for the incident of the turn."""

Worth = Callable[[State], float]
"""state -> what the incident is worth to the company it falls to, in points of research; a harm is below 0."""

USUAL_WORTH: Final = 35.0


def nothing_to_prepare(_state: State, _events: list[Event], _rng: Chance) -> None:
    """For cards that can be decided on at once."""


def usual_worth(_state: State) -> float:
    return USUAL_WORTH


class Effect:
    """What an event card does. Cards that differ only in a number share a row."""

    def __init__(
        self,
        name: str,
        rule: str,
        carry_out: Act,
        *,
        prepare: Act = nothing_to_prepare,
        worth: Worth = usual_worth,
    ) -> None:
        self.name = name
        """As in the components."""
        self.rule = rule
        self.carry_out = carry_out
        """What happens to `state.target`; some cards go on to ask it for more."""
        self.prepare = prepare
        """What happens as soon as the card is drawn."""
        self.worth = worth


def number_on_card(state: State) -> int:
    """The number on the incident of the turn."""
    return state.box.incident_number[state.incident]
