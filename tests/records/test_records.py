"""Records written by earlier versions still replay, digest by digest."""

from pathlib import Path

import pytest
from msgspec.structs import replace as change

import saucer
from saucer.engine.chance import SECURE, is_secure
from saucer.engine.errors import RecordDiffers
from saucer.engine.replay import replay
from saucer.games import BUILT_IN, game_called

RECORDS = sorted(Path(__file__).parent.glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_an_earlier_version_replays(path: Path) -> None:
    record = saucer.load_record(path)
    match = replay(record, game_called(record.game))
    assert match.outcome is not None
    assert match.outcome == record.outcome


def test_a_series_by_version_1_ends_with_a_tie_after_two_rounds() -> None:
    record = saucer.load_record(RECORDS[0].with_name("strangers-tie-2.json"))
    match = replay(record, game_called("strangers"))
    assert (record.rules_version, match.state.round, match.record().rules_version) == (1, 2, 1)
    with pytest.raises(RecordDiffers, match="the state after this step is not the one in the record"):
        replay(change(record, rules_version=2), game_called("strangers"))


@pytest.mark.parametrize("name", ["strangers-table-3", "eti-table-3"])
def test_a_record_of_a_table_from_before_secure_seeds_verifies(name: str) -> None:
    record = saucer.load_record(RECORDS[0].with_name(f"{name}.json"))
    assert record.draw is not None
    assert record.draw.problem(record.seed) is None
    assert not is_secure(record.seed or "")
    assert record.draw.problem(f"{SECURE}{record.seed}") is not None


def test_every_game_has_such_records() -> None:
    assert {saucer.load_record(path).game for path in RECORDS} == {game.id for game in BUILT_IN}
