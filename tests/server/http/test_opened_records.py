"""Records from files: opened, checked step by step, replayed, refused with a reason, and played on."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from saucer.server.bots.decision import Account
from saucer.server.guard.refusals import Refused
from saucer.server.replays import opened_records
from saucer.server.replays.checking import CheckedRecord, CheckTask, check_piece
from saucer.server.replays.opened_records import OpenedRecords
from tests.server.support.driving import Browser, Running

RECORDS = Path(__file__).parents[2] / "records"
Change = Callable[[dict[str, Any]], object]


def record(name: str, change: Change = lambda _: None) -> bytes:
    """A record of the tests, changed."""
    content = json.loads((RECORDS / f"{name}.json").read_text())
    change(content)
    return json.dumps(content).encode()


def refusal(browser: Browser, file: bytes) -> tuple[int, str, str]:
    status, text = browser.ask_raw("POST", "/api/records", file)
    answer = json.loads(text)
    return status, answer["code"], answer["text"]


def opened(browser: Browser, name: str) -> dict[str, Any]:
    status, text = browser.ask_raw("POST", "/api/records", record(name))
    assert status == 201, text
    answer: dict[str, Any] = json.loads(text)
    return answer


def test_a_record_is_replayed_like_a_match_of_a_table(server: Running) -> None:
    ada = server.browser()
    info = opened(ada, "eti-3")
    assert (info["game"], len(info["seats"])) == ("eti", 3)
    assert info == ada.get(f"/api/records/{info['code']}")
    seen = ada.get(f"/api/records/{info['code']}/replay?spectator=1&count=1")
    assert seen["total"] == info["steps"]
    assert [seat["role"] for seat in seen["steps"][0]["views"][0]["seats"]] == [None] * 3
    whole = ada.get(f"/api/records/{info['code']}/replay?everything=1&first={info['steps']}")
    (view,) = whole["steps"][0]["views"]
    assert view["viewer"] is None
    assert all(seat["role"] for seat in view["seats"])


def test_a_record_is_played_on(server: Running) -> None:
    ada = server.browser()
    info = opened(ada, "strangers-discard-2")
    answer = ada.post(f"/api/records/{info['code']}/branch", {"step": 5, "seats": [1], "name": "Ada"})
    assert answer["table"]["status"] == "playing"
    assert [seat["kind"] for seat in answer["table"]["seats"]] == ["bot", "person"]
    assert ada.refused(f"/api/records/{info['code']}/branch", {"step": 9999, "seats": [1]})["code"] == (
        "step/unknown"
    )


CHANGED: dict[str, tuple[Change, str]] = {
    "a digest": (lambda content: content["steps"][6].update(digest="0" * 32), "record/differs"),
    "a move": (lambda content: content["steps"][6].update(move={"kind": "nonsense"}), "record/differs"),
    "the seed": (lambda content: content.update(seed=12), "record/deal"),
    "the outcome": (lambda content: content["outcome"].update(winners=[]), "record/ending"),
    "the end": (lambda content: content.update(steps=content["steps"][:-1]), "record/unfinished"),
    "no seed": (lambda content: content.update(seed=None), "record/seedless"),
    "a newer format": (lambda content: content.update(format=2), "record/newer"),
    "newer rules": (lambda content: content.update(rules_version=99), "record/newer"),
    "older rules": (lambda content: content.update(rules_version=0), "record/old"),
    "another game": (lambda content: content.update(game="chess"), "record/game"),
    "other options": (lambda content: content["options"].update(nonsense=1), "record/unreadable"),
    "more seats": (lambda content: content.update(seats=40), "record/unreadable"),
}


@pytest.mark.parametrize("what", CHANGED)
def test_a_changed_record_is_refused(what: str) -> None:
    change, code = CHANGED[what]
    task = CheckTask(-1, record("strangers-discard-2", change), Account())
    checked = check_piece(task)
    while not checked.problem and checked.record is None:
        checked = check_piece(task)
    assert checked.problem == code
    assert checked.facts.get("step", 7) in (0, 7)


def test_the_refusal_is_one_sentence_in_the_language_of_the_viewer(server: Running) -> None:
    changed = record("strangers-discard-2", CHANGED["a digest"][0])
    assert refusal(server.browser(), changed) == (
        409,
        "record/differs",
        "That record was changed or damaged: step 7 is not what it says.",
    )
    assert "l'étape 7" in refusal(server.browser("fr"), changed)[2]
    assert refusal(server.browser(), b"\x89PNG")[:2] == (400, "record/unreadable")
    assert refusal(server.browser(), b" " * (opened_records.LARGEST + 1))[:2] == (413, "record/large")
    status, gone = server.browser().ask("GET", "/api/records/nothing")
    assert (status, gone["code"]) == (404, "record/unknown")


def test_records_never_fill_the_memory() -> None:
    now = 0.0
    task = CheckTask(-1, record("strangers-discard-2"), Account())
    checked = check_piece(task)
    while checked.record is None:
        checked = check_piece(task)
    whole: CheckedRecord = checked.record
    records = OpenedRecords(None, lambda: now)  # type: ignore[arg-type]
    own = [records.keep(whole, "ada") for _ in range(opened_records.MOST_OF_GROUP + 1)]
    with pytest.raises(Refused):
        records.find(own[0])
    for number in range(opened_records.MOST_KEPT + 5):
        records.find(own[-1])
        records.keep(whole, f"group {number}")
    assert len(records.kept) == opened_records.MOST_KEPT
    records.find(own[-1])
    now += opened_records.KEPT_SECONDS + 1
    with pytest.raises(Refused):
        records.find(own[-1])
