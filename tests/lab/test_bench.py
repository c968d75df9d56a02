"""The bench measures everything it promises; how fast is nobody's business here."""

from importlib.util import find_spec

import pytest

from benchmarks.games import SAMPLES, measure, random_match, sample
from saucer.engine.errors import BadOptions
from saucer.games import BUILT_IN


def test_every_game_is_measured() -> None:
    output: list[str] = []
    result = measure(0.02, output.append)
    assert list(result.games) == [game.id for game in BUILT_IN]
    assert output[: len(BUILT_IN)] == list(result.games)
    for speed in result.games.values():
        assert speed.moves_per_second > 0
        assert speed.copies_per_second > 0
        assert speed.views_per_second > 0
        assert speed.imagines_per_second > 0
        assert speed.ismcts_iterations_per_second > 0
    assert result.counting.towns == 11_691_630_592


def test_peers_are_there_when_they_are_installed() -> None:
    result = measure(0.02)
    assert bool(result.peers) == (find_spec("pyspiel") is not None) == (result.open_spiel is not None)
    assert all(list(ratios) == list(result.peers) for ratios in result.ratios.values())


def test_samples_are_real_choices_and_the_same_every_time() -> None:
    game = BUILT_IN[0]
    first, second = sample(game, 4), sample(game, 4)
    assert len(first) == SAMPLES
    assert all(len(game.rules.legal_moves(one.state, one.seat)) > 1 for one in first)
    assert [one.view for one in first] == [one.view for one in second]


def test_a_random_match_is_played_to_its_end() -> None:
    game = BUILT_IN[0]
    assert random_match(game, 2, 1) == random_match(game, 2, 1) > 10


def test_no_time_at_all_is_refused() -> None:
    with pytest.raises(BadOptions, match="more than 0 seconds"):
        measure(0)
