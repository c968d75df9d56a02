"""The events of a match say how every total comes about."""

from pathlib import Path
from typing import Any

import pytest

import saucer
from saucer.engine.match import Match
from saucer.engine.replay import replay
from saucer.games import game_called
from saucer.games.area51.events import BonusScored, CardLoaded, PointsCounted
from saucer.games.eti.invasion_events import ConquestCounted, FameCounted
from saucer.games.panic.events import CardScored, SpeedScored
from saucer.games.strangers.events import ContactScored, PlaceScored, RoundEnded

HERE = Path(__file__).parent


def played(name: str) -> Match:
    record = saucer.load_record(HERE / name)
    return replay(record, game_called(record.game))


def events_of(match: Match, *kinds: type) -> list[Any]:
    return [event for step in match.steps for event in step.events if isinstance(event, kinds)]


@pytest.mark.parametrize("name", ["strangers-2.json", "strangers-table-3.json"])
def test_the_places_of_a_round_add_up_to_its_scores(name: str) -> None:
    match = played(name)
    totals = [0] * match.seats
    rounds = 0
    for event in events_of(match, PlaceScored, ContactScored, RoundEnded):
        if isinstance(event, RoundEnded):
            assert totals == list(event.scores)
            totals = [0] * match.seats
            rounds += 1
        else:
            totals[event.owner] += event.points
    assert rounds


@pytest.mark.parametrize("name", ["area51-2.json", "area51-3.json"])
def test_loads_and_bonuses_add_up_to_the_points_of_each_colour(name: str) -> None:
    match = played(name)
    assert match.outcome is not None
    best: dict[int, list[int]] = {}
    for total in events_of(match, PointsCounted):
        loads = [event.points for event in events_of(match, CardLoaded) if event.cap == total.cap]
        bonuses = [event.points for event in events_of(match, BonusScored) if event.cap == total.cap]
        assert (total.stored, total.bonus) == (sum(loads), sum(bonuses))
        assert total.points == total.stored + total.bonus
        best.setdefault(total.owner, []).append(total.points)
    assert [min(best[seat]) for seat in range(match.seats)] == list(match.outcome.scores)


@pytest.mark.parametrize("name", ["eti-3.json", "eti-5.json"])
def test_fame_and_conquests_add_up_to_the_final_count(name: str) -> None:
    match = played(name)
    assert match.outcome is not None
    totals = [0] * match.seats
    for fame in events_of(match, FameCounted):
        totals[fame.company] += fame.fame
    for conquest in events_of(match, ConquestCounted):
        totals[conquest.seat] += conquest.points
    assert totals == list(match.outcome.scores)


def test_the_cards_of_all_rounds_add_up_to_the_scores() -> None:
    match = played("panic-3.json")
    assert match.outcome is not None
    totals = [0] * match.seats
    for event in events_of(match, CardScored, SpeedScored):
        totals[event.seat] += event.points
    assert totals == list(match.outcome.scores)
