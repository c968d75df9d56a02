"""Scenes of the event phase: a card drawn, a company chosen, votes cast."""

from typing import Any

from saucer.games.eti.state import State
from tests.games.eti.scenes import (
    ANN,
    act,
    all_ready,
    begin,
    choose,
    phase,
    scene,
    vote,
)

FIELDS = ("assault-rifles", "alien-detection")


def drawn(event: str, **facts: Any) -> State:
    """A turn whose president, Ann, has Ruby Lasers and draws this event."""
    facts.setdefault("public", {0: ["ruby-lasers"]})
    facts.setdefault("centre", FIELDS)
    state = scene(event=event, **facts)
    begin(state, "event")
    return state


def chosen(event: str, company: int, **facts: Any) -> State:
    """The same, and the president has chosen a company."""
    state = drawn(event, **facts)
    all_ready(state)
    act(state, ANN, choose(company))
    return state


def voted(event: str, company: int, **facts: Any) -> State:
    """The same, and Ann, who alone can vote, has voted for a company."""
    state = drawn(event, **facts)
    all_ready(state)
    act(state, ANN, vote(company))
    return state


def talks(event: str = "discretionary-fund", **facts: Any) -> State:
    """Ann presides over a choice; Bob has a bank, a project and a held event to offer."""
    facts.setdefault("public", {0: ["ruby-lasers"], 1: ["miracle-polymers"]})
    facts.setdefault("bank", {1: 60})
    facts.setdefault("held", {1: ["deep-shelter"]})
    state = scene(event=event, centre=FIELDS, **facts)
    begin(state, "event")
    assert phase(state) == "bargain"
    return state
