"""Replays: made in worker processes, as what changed, compressed, made once for all, and paid for."""

import gzip
import http.client
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from saucer.engine.record import read_record
from saucer.engine.replay import replay
from saucer.games import game_called
from saucer.server.bots.decision import Account
from saucer.server.protocol.changes import apply_changes
from saucer.server.replays import worker
from saucer.server.replays.answers import PART, PIECE
from saucer.server.replays.kept_answers import KeptAnswers
from saucer.server.replays.steps import Description, Eyes, ReplaySteps
from saucer.server.replays.worker import FinishedMatch, ReplayTask, replay_piece
from saucer.texts.narrator import NO_SPEAKERS
from tests.server.support.driving import Browser, Running

RECORDS = Path(__file__).resolve().parents[2] / "records"
REAL = ("strangers-4", "area51-3", "eti-5", "panic-3")
MOST_PACKED = 30_000
LAST_STEPS = 15


def fetch(browser: Browser, path: str, encoding: str = "gzip") -> tuple[http.client.HTTPMessage, bytes]:
    connection = http.client.HTTPConnection(browser.place)
    try:
        connection.request("GET", path, None, {"Accept-Encoding": encoding, "Cookie": browser.cookie})
        answer = connection.getresponse()
        assert answer.status == 200
        return answer.headers, answer.read()
    finally:
        connection.close()


def rebuilt(steps: list[Any]) -> list[Any]:
    """Steps with whole views in place of changes."""
    views: list[Any] = []
    found = []
    for step in steps:
        plain = {name: value for name, value in step.items() if name != "changes"}
        edits = step.get("changes")
        views = [apply_changes(*pair) for pair in zip(views, edits, strict=True)] if edits else step["views"]
        found.append({**plain, "views": views})
    return found


@pytest.fixture(scope="module")
def table(server: Running) -> Any:
    """A finished match of more than one part."""
    ada = server.browser()
    made = ada.make("area51", "easy", "easy", start=True)
    socket = ada.open(made["code"])
    socket.until_over()
    socket.close()
    return made


@pytest.mark.parametrize("eyes", [Eyes(), Eyes(1), Eyes(is_open=True)], ids=["spectator", "seat", "open"])
@pytest.mark.parametrize("name", REAL)
def test_changes_of_a_real_match_make_the_same_steps(name: str, eyes: Eyes) -> None:
    record = read_record((RECORDS / f"{name}.json").read_bytes())
    match = replay(record, game_called(record.game))
    steps = ReplaySteps(match, Description(eyes, "en", (), NO_SPEAKERS))
    first, end = max(0, len(match.steps) - LAST_STEPS), len(match.steps) + 1
    half = first + LAST_STEPS // 2
    sent = msgspec.to_builtins([*steps.between(first, half, first + 1), *steps.between(half, end, first + 1)])
    whole = msgspec.json.encode(steps.between(first, end, end))
    assert json.loads(msgspec.json.encode(rebuilt(sent))) == json.loads(whole)
    assert len(gzip.compress(msgspec.json.encode(sent))) < MOST_PACKED


@pytest.mark.parametrize("eyes", ["seat=1", "spectator=1", ""])
def test_the_parts_of_a_replay_are_the_whole_of_it(server: Running, table: Any, eyes: str) -> None:
    ada, path = server.browser(), f"/api/tables/{table['watch']}/replay?{eyes}"
    whole = ada.get(f"{path}&first=0&count=100")
    later = ada.get(f"{path}&first=100&count=100")["steps"]
    assert whole["total"] > PART
    steps = []
    for first in range(0, whole["total"] + 1, PART):
        part = json.loads(gzip.decompress(fetch(ada, f"{path}&changes=1&first={first + 3}")[1]))
        assert {**part, "steps": []} == {**whole, "steps": []}
        assert [step["step"] for step in part["steps"]] == list(
            range(first, min(first + PART, whole["total"] + 1))
        )
        steps += rebuilt(part["steps"])
    assert steps[:200] == whole["steps"] + later
    assert all("changes" not in step for step in whole["steps"])


def test_a_spectator_is_replayed_what_was_seen_then(server: Running, table: Any) -> None:
    path = f"/api/tables/{table['watch']}/replay?spectator=1&first=0&count=30"
    for step in server.browser().get(path)["steps"]:
        assert (step["seat"], step["move"], step["text"]) == (None, None, "")
        assert [view["viewer"] for view in step["views"]] == [None]


def test_replays_and_records_are_compressed_for_those_who_read_that(server: Running, table: Any) -> None:
    ada = server.browser()
    for path in ("replay?changes=1", "replay?first=2&count=5", "record"):
        address = f"/api/tables/{table['code']}/{path}"
        headers, packed = fetch(ada, address)
        assert headers["Content-Encoding"] == "gzip"
        assert "Accept-Encoding" in headers["Vary"]
        plain_headers, plain = fetch(ada, address, "identity")
        assert plain_headers["Content-Encoding"] is None
        assert gzip.decompress(packed) == plain
        assert len(packed) < len(plain) / 2


def test_what_may_hold_a_secret_is_never_compressed(server: Running, table: Any) -> None:
    """Names and chat are texts of others: beside a link or a token, a shorter answer would confirm a guess."""
    ada = server.browser()
    running_table = ada.make("eti", "Ada", "Bo", "Cy", start=True)
    for path in (f"/api/tables/{running_table['code']}", "/api/mine", f"/api/tables/{table['code']}"):
        headers, text = fetch(ada, path)
        assert headers["Content-Encoding"] is None
        json.loads(text)


def test_a_replay_is_made_in_a_worker_once_for_all_who_ask(
    server: Running, table: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool, asked = server.hub.pool, []
    run = pool.run

    async def noted(function: Any, task: Any) -> Any:
        if function is replay_piece:
            asked.append(task)
        return await run(function, task)

    monkeypatch.setattr(pool, "run", noted)
    path = f"/api/tables/{table['watch']}/replay?changes=1&seat=0"
    first = fetch(server.browser(), path)[1]
    made = len(asked)
    assert made == -(-PART // PIECE)
    assert all(task.end - task.first <= PIECE for task in asked)
    assert {task.account for task in asked} == {Account(is_awaited=False, group="127.0.0.1")}
    assert fetch(server.browser(), path)[1] == first
    assert len(asked) == made


def test_who_asks_pays_for_the_worker_and_is_refused_when_nothing_is_left(
    server: Running, table: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    app: Any = server.server.config.app
    budget = app.admission.budgets.of("127.0.0.1")
    monkeypatch.setattr(server.hub.pool, "run", expensive(server.hub.pool.run))
    monkeypatch.setattr(budget, "rate", 0.0)
    monkeypatch.setattr(budget, "left", 500.0)
    status, refused = server.browser().ask(
        "GET", f"/api/tables/{table['watch']}/replay?changes=1&seat=0&language=fr"
    )
    assert (status, refused["code"]) == (429, "requests/too-many")
    assert budget.left < 0


def expensive(run: Any) -> Any:
    """A pool in which every piece takes 400 milliseconds of CPU time."""

    async def slow(function: Any, task: ReplayTask) -> Any:
        return (await run(function, task))._replace(seconds=0.4)

    return slow


def test_a_long_match_is_played_a_little_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    record = read_record((RECORDS / "area51-3.json").read_bytes())
    monkeypatch.setattr(worker, "MOST_PLAYED", 40)
    monkeypatch.setattr(worker, "kept", {})
    match = FinishedMatch(
        number=1,
        game=record.game,
        rules_version=record.rules_version,
        options=msgspec.json.encode(record.options),
        seats=record.seats,
        seed=record.seed or 0,
        steps=msgspec.json.encode([(step.seat, step.move, step.time) for step in record.steps]),
    )
    description = Description(Eyes(is_open=True), "en", (), NO_SPEAKERS)
    task = ReplayTask(match, description, 100, 105, 105, Account())
    made = [replay_piece(task).steps for _ in range(3)]
    assert made[:2] == [None, None]
    assert made[2] is not None
    assert [step["step"] for step in json.loads(b"[" + made[2] + b"]")] == list(range(100, 105))


def test_answers_are_kept_up_to_a_number_of_bytes_and_the_oldest_go_first() -> None:
    kept = KeptAnswers(most_bytes=10)
    for key in "abc":
        kept.keep(key, b"1234")
        kept.find("a")
    assert [key for key in "abc" if kept.find(key)] == ["a", "c"]
    assert kept.size == 8
