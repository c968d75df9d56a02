"""What the rules take long to find out is found out elsewhere, and no table waits for another's answers."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from saucer.games import game_called
from saucer.games.panic import par
from saucer.server.races import HOLD, Races
from saucer.server.study import Study
from tests.server.driving import Browser, running
from tests.server.test_races import build

PANIC = game_called("panic")


def forget_all() -> None:
    par.ANSWERS.clear()
    par.FIGURES.clear()


def test_a_round_of_nine_tiles_panic_is_scored_without_solving_anything_here(tmp_path: Path) -> None:
    forget_all()
    with running(tmp_path / "saucer.db") as server:
        ada = server.browser()
        table = ada.make("panic", "Ada", start=True)
        socket = ada.open(table["code"])
        socket.until("view")
        socket.move({"kind": "ready"})
        build(socket, PANIC, "easy")
        socket.move({"kind": "claim"})
        kinds = [piece["event"]["kind"] for piece in socket.until("view", scored)["events"]]
    assert "par_compared" in kinds
    assert not par.ANSWERS, "the solver ran on the event loop"
    known = dict(par.FIGURES)
    forget_all()
    with running(tmp_path / "saucer.db") as server:
        again = Browser(server.address)
        again.cookie = ada.cookie
        assert again.open(table["code"]).until("view")["view"]["round"] == 2
        assert known.items() <= par.FIGURES.items()
        assert not par.ANSWERS, "a match was read back with the help of the solver"


def scored(view: dict[str, Any]) -> bool:
    return any(piece["event"]["kind"] == "round_ended" for piece in view["events"])


def test_other_tables_do_not_wait_for_an_answer(tmp_path: Path) -> None:
    """While the answers are sought, somebody plays on, and nothing takes longer than a moment."""
    forget_all()
    with running(tmp_path / "saucer.db") as server:
        ada = server.browser()
        for _ in range(3):
            ada.make("panic", "Ada", start=True)
        other = ada.open(ada.make("strangers", "Ada", start=True)["code"])
        other.until("view")
        study: Study = server.hub.study
        assert study.open, "the answers came before anyone could play"
        while study.open and not other.view()["outcome"]:
            assert other.ask_move()["kind"] == "view"
    assert not par.ANSWERS


def test_a_claim_waits_for_the_rules_to_be_ready() -> None:
    async def story() -> list[str]:
        ready = threading.Event()
        races = Races(asyncio.get_running_loop(), ready.is_set)
        played: list[str] = []
        races.hold(races.loop.time() - HOLD, lambda: played.append("claim"))
        await asyncio.sleep(0.01)
        assert played == []
        ready.set()
        races.release()
        return played

    assert asyncio.run(story()) == ["claim"]


def test_what_cannot_be_found_out_holds_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        noted, done = list[str](), list[str]()
        study = Study(None, noted.append)  # type: ignore[arg-type]

        async def fail(_game: str, _question: str) -> str:
            raise ValueError

        monkeypatch.setattr(study.pool, "solve", fail)
        for _ in range(2):
            study.ask(PANIC, "1", lambda: done.append("done"))
        assert study.is_waiting(PANIC, ["1"])
        await asyncio.gather(*study.tasks)
        assert done == ["done", "done"]
        assert len(noted) == 1
        assert not study.is_waiting(PANIC, ["1"])
        study.ask(PANIC, "1", lambda: done.append("again"))
        assert not study.tasks

    asyncio.run(story())
