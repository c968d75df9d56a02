"""Records written by earlier versions still replay, digest by digest."""

from pathlib import Path

import pytest

import saucer
from saucer.engine.replay import replay
from saucer.games import BUILT_IN, game_called

RECORDS = sorted(Path(__file__).parent.glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_an_earlier_version_replays(path: Path) -> None:
    record = saucer.load_record(path)
    match = replay(record, game_called(record.game))
    assert match.outcome is not None
    assert match.outcome == record.outcome


def test_every_game_has_such_records() -> None:
    assert {saucer.load_record(path).game for path in RECORDS} == {game.id for game in BUILT_IN}
