"""The matches of the golden transcripts are played as in their files."""

from pathlib import Path

import pytest

from saucer.games import BUILT_IN
from tests.golden.transcripts import HERE, SHOWN, TRANSCRIPTS, ShownMatch, Transcript, text_of


@pytest.mark.parametrize("transcript", TRANSCRIPTS, ids=lambda transcript: transcript.name)
def test_the_match_is_played_as_in_its_file(transcript: Transcript | ShownMatch) -> None:
    written = transcript.file.read_text(encoding="utf-8").splitlines()
    assert text_of(transcript).splitlines() == written, "if the rules changed on purpose: make golden"


@pytest.mark.parametrize("shown", SHOWN, ids=lambda shown: shown.name)
def test_a_match_worth_showing_ends_as_recorded(shown: ShownMatch) -> None:
    assert shown.play().outcome == shown.record.outcome


def test_every_game_has_a_match_worth_showing() -> None:
    assert sorted(shown.game for shown in SHOWN) == sorted(game.id for game in BUILT_IN)


def test_every_file_is_one_of_the_transcripts() -> None:
    known = {transcript.file for transcript in TRANSCRIPTS}
    assert {Path(file) for file in HERE.glob("*/*.txt")} == known
