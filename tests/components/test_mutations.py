"""A few of the changed component files that `make soak` tries."""

from collections import Counter

import pytest

from saucer.games import BUILT_IN
from tests.components.mutations import results

FILES = 20


@pytest.mark.parametrize("game", [game.id for game in BUILT_IN])
def test_changed_files_play_and_verify_or_say_what_is_wrong_in_the_right_line(game: str) -> None:
    found = Counter(results(game, FILES))
    assert set(found) == {"accepted", "refused"}, found
