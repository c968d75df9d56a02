"""Records written by earlier versions still replay, digest by digest."""

from pathlib import Path

import pytest
from msgspec.structs import replace as change

import saucer
from saucer.cli.errors import error_sentence
from saucer.engine.chance import SECURE, is_secure
from saucer.engine.errors import BadRecord, RecordDiffers
from saucer.engine.game import AnyGame
from saucer.engine.replay import replay
from saucer.games import BUILT_IN, game_called
from saucer.games.strangers.moves import Discard

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
    made, played = record.rules_version, ", ".join(str(version) for version in game.rules_played)
    assert str(refused.value) == (
        f"this record was made with version {made} of the rules of {game.id}; this Saucer plays {played}; "
        f"Saucer ({dict(game.rules.retired)[made]}) plays version {made}"
    )


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.id)
def test_every_version_of_the_rules_is_played_or_says_what_plays_it(game: AnyGame) -> None:
    retired = [version for version, _ in game.rules.retired]
    assert sorted([*game.rules_played, *retired]) == list(range(1, game.rules_version + 1))


@pytest.mark.parametrize(
    ("version", "english", "french"),
    [
        (1, "Saucer (commit eb59b0a5ef21) plays version 1", "Saucer (commit eb59b0a5ef21) joue la version 1"),
        (0, "an earlier Saucer plays version 0", "un Saucer plus ancien joue la version 0"),
        (99, "a newer Saucer plays version 99", "un Saucer plus récent joue la version 99"),
    ],
)
def test_a_record_says_in_both_languages_what_would_play_it(version: int, english: str, french: str) -> None:
    record = change(saucer.load_record(HERE / "eti-3.json"), rules_version=version)
    with pytest.raises(BadRecord) as refused:
        replay(record, game_called("eti"))
    assert error_sentence(refused.value, "en").endswith(f"this Saucer plays 2, 3; {english}")
    assert error_sentence(refused.value, "fr").endswith(f"ce Saucer joue 2, 3\N{NO-BREAK SPACE}; {french}")


def test_a_series_by_version_1_ends_with_a_tie_after_two_rounds() -> None:
    record = saucer.load_record(RECORDS[0].with_name("strangers-tie-2.json"))
    match = replay(record, game_called("strangers"))
    assert (record.rules_version, match.state.round, match.record().rules_version) == (1, 2, 1)
    with pytest.raises(RecordDiffers, match="the state after this step is not the one in the record"):
        replay(change(record, rules_version=2), game_called("strangers"))


def test_a_match_by_version_2_has_its_free_discards_before_actions() -> None:
    record = saucer.load_record(HERE / "strangers-discard-2.json")
    match = replay(record, game_called("strangers"))
    assert (record.rules_version, match.record().rules_version) == (2, 2)
    assert any(isinstance(step.move, Discard) for step in match.steps)
    with pytest.raises(RecordDiffers, match="the state after this step is not the one in the record"):
        replay(change(record, rules_version=3), game_called("strangers"))


@pytest.mark.parametrize("name", ["strangers-table-3", "refused/eti-table-3"])
def test_a_record_of_a_table_from_before_secure_seeds_verifies(name: str) -> None:
    record = saucer.load_record(HERE / f"{name}.json")
    assert record.draw is not None
    assert record.draw.problem(record.seed) is None
    assert not is_secure(record.seed or "")
    assert record.draw.problem(f"{SECURE}{record.seed}") is not None


def test_every_game_has_such_records() -> None:
    assert {saucer.load_record(path).game for path in RECORDS} == {game.id for game in BUILT_IN}
