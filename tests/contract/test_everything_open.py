"""The view of a finished match with everything open: nothing is hidden, and nobody is its viewer."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from saucer import load_record
from saucer.engine.match import Match
from saucer.engine.replay import replay
from saucer.games import game_called
from saucer.texts.narrator import Narrator

RECORDS = Path(__file__).parents[1] / "records"
EVERY = 7
"""Of this many steps, one is looked at."""

Secrets = list[Any]


def strangers(view: Any) -> Secrets:
    return [*view["deck"], *[card for seat in view["seats"] for card in seat["hand"]]]


def area51(view: Any) -> Secrets:
    hangars = [hangar for region in view["regions"] for hangar in region["hangars"]]
    hidden = [card["card"] for hangar in hangars for card in hangar["hidden"]]
    return [*hidden, *[seat["hand"] for seat in view["seats"]]]


def eti(view: Any) -> Secrets:
    cards = [port["card"] for seat in view["seats"] for port in seat["ports"]]
    attacks = [card for seat in view["seats"] for card in seat["attack"]]
    return [
        view["alien_card"],
        *[seat["role"] for seat in view["seats"]],
        *cards,
        *attacks,
        *view["discards"],
    ]


def panic(view: Any) -> Secrets:
    assert len(view["towns"]) == len(view["seats"])
    return [
        len(town["hand"]) + sum(cell is not None for cell in town["cells"]) == 9 or None
        for town in view["towns"]
    ]


SECRETS = {"strangers-4": strangers, "area51-3": area51, "eti-3": eti, "panic-3": panic}


def states_of(name: str) -> Iterator[tuple[Match, Any]]:
    record = load_record(RECORDS / f"{name}.json")
    match = replay(record, game_called(record.game))
    for step in match.steps[::EVERY]:
        yield match, step.state


@pytest.mark.parametrize("name", SECRETS)
def test_nothing_is_hidden_and_nobody_is_you(name: str) -> None:
    hidden = 0
    for match, state in states_of(name):
        sight = match.game.sight
        view = msgspec.to_builtins(sight.see_all(state))
        assert view["viewer"] is None
        assert None not in SECRETS[name](view)
        if name != "panic-3":
            hidden += SECRETS[name](msgspec.to_builtins(sight.see(state, None))).count(None)
    assert hidden or name == "panic-3", "a spectator sees less"


def test_while_a_match_is_played_no_towns_are_shown() -> None:
    for match, state in states_of("panic-3"):
        for viewer in (None, *range(match.seats)):
            assert match.game.sight.see(state, viewer).towns == ()


LANDMARKS = {
    "strangers-4": {"turn", "phase"},
    "area51-3": {"turn", "phase"},
    "eti-3": {"turn", "phase"},
    "panic-3": {"round", "phase"},
}


@pytest.mark.parametrize("name", LANDMARKS)
def test_turns_rounds_and_phases_are_found_in_a_match(name: str) -> None:
    record = load_record(RECORDS / f"{name}.json")
    match = replay(record, game_called(record.game))
    narrator = Narrator(match.game, "en", None)
    found = [narrator.landmark(step) for step in match.steps]
    assert {mark[0] for mark in found if mark is not None} == LANDMARKS[name]
