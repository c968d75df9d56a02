"""Records written by earlier versions still replay, digest by digest."""

from pathlib import Path

import pytest
from msgspec.structs import replace as change

import saucer
from saucer.engine.chance import SECURE, is_secure
from saucer.engine.errors import BadRecord, RecordDiffers
from saucer.engine.replay import replay
from saucer.games import BUILT_IN, game_called

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*.json"))
REFUSED = sorted(HERE.glob("refused/*.json"))
"""Made with rules that are no longer played."""


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_an_earlier_version_replays(path: Path) -> None:
    record = saucer.load_record(path)
    match = replay(record, game_called(record.game))
    assert match.outcome is not None
    assert match.outcome == record.outcome


@pytest.mark.parametrize("path", REFUSED, ids=lambda path: path.stem)
def test_a_record_by_rules_no_longer_played_is_refused_with_their_version(path: Path) -> None:
    record = saucer.load_record(path)
    game = game_called(record.game)
    with pytest.raises(BadRecord) as refused:
        replay(record, game)
    made, played = record.rules_version, game.rules_version
    assert f"was made with version {made} of the rules of {game.id}" in str(refused.value)
    assert f"this Saucer plays version {played}" in str(refused.value)
    assert made < played


def test_a_series_by_version_1_ends_with_a_tie_after_two_rounds() -> None:
    record = saucer.load_record(RECORDS[0].with_name("strangers-tie-2.json"))
    match = replay(record, game_called("strangers"))
    assert (record.rules_version, match.state.round, match.record().rules_version) == (1, 2, 1)
    with pytest.raises(RecordDiffers, match="the state after this step is not the one in the record"):
        replay(change(record, rules_version=2), game_called("strangers"))


@pytest.mark.parametrize("name", ["strangers-table-3", "refused/eti-table-3"])
def test_a_record_of_a_table_from_before_secure_seeds_verifies(name: str) -> None:
    record = saucer.load_record(HERE / f"{name}.json")
    assert record.draw is not None
    assert record.draw.problem(record.seed) is None
    assert not is_secure(record.seed or "")
    assert record.draw.problem(f"{SECURE}{record.seed}") is not None


def test_every_game_has_such_records() -> None:
    assert {saucer.load_record(path).game for path in RECORDS} == {game.id for game in BUILT_IN}
