"""Positions of E.T.I. to show on a stage."""

from typing import Any

import saucer
from saucer.games.eti.state import State
from tests.browser.support.visitor import Visitor
from tests.games.eti.event_scenes import drawn
from tests.games.eti.scenes import begin, put_attack, scene

SIX: dict[int, Any] = {
    0: ["ruby-lasers", "homing-missiles"],
    1: ["miracle-polymers", "satellite-network", "string-theory"],
    2: ["factory-automatons"],
    3: ["gene-mapping", "sentry-drones", "orbital-minefield"],
    4: ["alien-linguistics"],
    5: ["synthetic-fuels", "particle-cannons", "weather-mastery"],
}
"""What six companies have claimed; the last of them is the alien."""


def match_at(state: State) -> saucer.Match:
    """A match that goes on from a state set up by hand."""
    match = saucer.new_match("eti", seats=state.seats, seed=1)
    match.state = state
    return match


def talks(event: str = "discretionary-fund", **facts: Any) -> saucer.Match:
    """Bargaining over an event: Ada presides and has a project, all three have points."""
    facts.setdefault("bank", {0: 40, 1: 60, 2: 30})
    return match_at(drawn(event, **facts))


def invasion(*, seats: int = 6, **facts: Any) -> saucer.Match:
    """The attack cards have just been placed, and the last seat is the alien, which may use Intel."""
    facts.setdefault("secret", {seat: SIX[seat] for seat in range(seats - 1)} | {seats - 1: SIX[5]})
    facts.setdefault("upgrades", {seats - 1: {"creativity": 3, "analysis": 2}})
    facts.setdefault("options", {"alien": "raiding-party", "length": "short"})
    facts.setdefault("roles", {seats - 1: "raiding-party"})
    state = scene(seats=seats, alien=seats - 1, countdown=0, centre=(), **facts)
    begin(state, "turn")
    return match_at(state)


def under_attack(role: str, cards: list[Any], *, shown: bool = False, **facts: Any) -> saucer.Match:
    """Ada is attacked with these cards, face up or not, and is the first to show her card, which is this one."""
    facts.setdefault("secret", {0: SIX[1], 1: SIX[0], 2: SIX[5]})
    state = scene(
        countdown=0,
        centre=(),
        options={"alien": "raiding-party", "length": "short"},
        roles={0: role, 1: "isolationist" if role != "isolationist" else "folk-hero", 2: "raiding-party"},
        **facts,
    )
    state.invading = True
    put_attack(state, {0: cards, 1: [50, 20]}, shown=shown)
    state.pending = [0, 1]
    begin(state, "endgame")
    return match_at(state)


def open_envelope(visitor: Visitor) -> None:
    visitor.button("Open the envelope").click()
    visitor.button("Understood").click()
