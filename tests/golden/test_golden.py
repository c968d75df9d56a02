"""The matches of the golden transcripts are played as in their files."""

from pathlib import Path

import pytest

from tests.golden.transcripts import HERE, TRANSCRIPTS, Transcript, text_of


@pytest.mark.parametrize("transcript", TRANSCRIPTS, ids=lambda transcript: transcript.name)
def test_the_match_is_played_as_in_its_file(transcript: Transcript) -> None:
    written = transcript.file.read_text(encoding="utf-8").splitlines()
    assert text_of(transcript).splitlines() == written, "if the rules changed on purpose: make golden"


def test_every_file_is_one_of_the_transcripts() -> None:
    known = {transcript.file for transcript in TRANSCRIPTS}
    assert {Path(file) for file in HERE.glob("*/*.txt")} == known
