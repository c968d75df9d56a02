"""Messages that come in one packet are answered as if each had come alone, and what nobody catches is counted."""

import random
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from saucer.server.bots import worker
from saucer.server.tables.requests import explanations
from tests.server.support.driving import Running, running
from tests.server.support.packets import KINDS, PACKET_TABLES, Talk, hang_up, talk
from tests.server.support.quick_worker import QuickWorker
from tests.server.support.waiting import wait_for
from tests.server.support.wire import wire

STRANGERS = ("strangers", "Ada", "Bo")
SAMPLED = 400
"""How many triples are tried here; `make soak` tries all."""


@pytest.fixture
def quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server whose hints take no time."""
    monkeypatch.setattr(worker, "HINT_ITERATIONS", 3)
    with running(tmp_path / "saucer.db") as server:
        server.hub.pool.workers = [QuickWorker()]
        yield server


def errors(server: Running) -> int:
    return int(server.hub.metrics.errors_total)


def test_a_hint_is_about_the_decision_there_was_when_it_was_asked_for(quick: Running) -> None:
    ada = quick.browser()
    with wire(ada, ada.make(*STRANGERS, start=True)["code"]) as opened:
        talking = Talk(opened, random.Random(1))
        talking.until_asked()
        for _ in range(20):
            view, asked = talking.asked, talking.last + 1
            talking.exchange(["hint", "legal"])
            talking.until_asked()
            hint, legal = talking.hints[asked], [choice["move"] for choice in view["moves"]]
            assert (hint["seat"], hint["turn"]) == (view["seat"], view["turn"])
            assert all(advice["move"] in legal for advice in hint["moves"])
    assert errors(quick) == 0


@pytest.mark.parametrize("plan", PACKET_TABLES, ids=lambda plan: plan[0])
def test_pairs_of_messages_in_one_packet_are_each_answered_once(
    quick: Running, plan: tuple[str, ...]
) -> None:
    assert talk(quick.browser(), plan, list(product(KINDS, repeat=2)), seed=2) == {}
    assert errors(quick) == 0


def test_triples_of_messages_in_one_packet_are_each_answered_once(quick: Running) -> None:
    triples = random.Random(3).sample(list(product(KINDS, repeat=3)), SAMPLED)
    assert talk(quick.browser(), STRANGERS, triples, seed=3) == {}
    assert errors(quick) == 0


def test_the_table_goes_on_after_sockets_that_close_right_after_a_packet(quick: Running) -> None:
    ada, taste = quick.browser(), random.Random(4)
    code = ada.make(*STRANGERS, start=True)["code"]
    for kinds in taste.sample(list(product(KINDS, repeat=2)), 60):
        hang_up(ada, code, kinds, taste)
    table = quick.hub.tables[code]
    wait_for(lambda: not table.seating.subscribers and not quick.hub.pool.busy)
    assert not quick.hub.pool.hints
    with wire(ada, code) as opened:
        talking = Talk(opened, taste)
        talking.until_asked()
        talking.exchange(["hint", "legal"])
        assert talking.wrongly_answered() == {}
    assert errors(quick) == 0


def test_a_hint_that_cannot_be_put_into_words_is_refused_and_counted(
    quick: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> None:
        raise ValueError("no words")

    ada = quick.browser()
    socket = ada.open(ada.make(*STRANGERS, start=True)["code"])
    (seat,) = socket.until("view")["to_move"]
    monkeypatch.setattr(explanations, "choice", fail)
    socket.send(kind="hint", seat=seat, id=7)
    refused = socket.until("refused")
    assert (refused["code"], refused["id"], refused["seat"]) == ("hint/busy", 7, seat)
    assert errors(quick) == 1


def test_what_nobody_catches_counts_as_an_error(quick: Running) -> None:
    async def fail_later() -> None:
        raise ValueError("a task nobody waits for")

    def fail() -> None:
        raise ValueError("a callback")

    ada = quick.browser()
    ada.make(*STRANGERS, start=True)
    loop = quick.hub.all_tables()[0].live_match.loop
    loop.call_soon_threadsafe(fail)
    wait_for(lambda: errors(quick) == 1)
    loop.call_soon_threadsafe(lambda: loop.create_task(fail_later()) and None)
    wait_for(lambda: errors(quick) == 2)
