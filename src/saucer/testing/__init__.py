"""The contract tests: what every game promises, for the author of a game to run with pytest.

In a file `test_contract.py` beside the game:

    from saucer.testing import contract_tests
    from saucer_nim import GAME

    TestNim = contract_tests(GAME)

The tests play random matches at every number of seats under every option. They check that matches end, that the same
seed gives the same match, that past states never change, that nothing hidden shows, that illegal moves are refused by
a rule that exists and moves that do nothing name one too, that records replay, that steps can be taken back unless they
showed something hidden, and that there are texts and rules pages in both languages.

pytest is needed to run the tests, but not to import this package.
"""

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

if "pytest" in sys.modules:
    sys.modules["pytest"].register_assert_rewrite(
        *(
            f"{__name__}.{kind}_tests"
            for kind in ("play", "view", "record", "take_back", "page", "text", "drawing")
        ),
        *(f"{__name__}.{module}" for module in ("checks", "random_play", "text_samples")),
    )

from saucer.engine.game import AnyGame
from saucer.games import REGISTRY, find_game, register
from saucer.testing.cases import Case, Chosen, Coverage, RandomPlay
from saucer.testing.drawing_tests import DrawingTests
from saucer.testing.game_tests import GameTests
from saucer.testing.page_tests import PageTests
from saucer.testing.play_tests import PlayTests
from saucer.testing.record_tests import RecordTests
from saucer.testing.take_back_tests import TakeBackTests
from saucer.testing.text_tests import TextTests, WholeMatchTextTests
from saucer.testing.view_tests import ViewTests

__all__ = ["Case", "Coverage", "GameTests", "RandomPlay", "contract_tests", "registered"]

PARTS = (
    PlayTests,
    ViewTests,
    RecordTests,
    TakeBackTests,
    PageTests,
    TextTests,
    WholeMatchTextTests,
    DrawingTests,
)


def contract_tests(
    game: AnyGame,
    *,
    invariants: Callable[[Any], None] | None = None,
    extra_options: Iterable[Chosen] = (),
    most_cases: int | None = None,
    play: RandomPlay = RandomPlay(),  # noqa: B008 - frozen
) -> type[GameTests]:
    """A class of tests for a game; give it a name that begins with `Test`, and pytest runs it.

    `invariants` raises AssertionError for a state in which something is wrong: a piece lost, or there twice.
    `extra_options` are tried besides the values that the options list, such as other components.
    `most_cases` limits the number of variants, for games whose matches are long.
    `play` says how random matches are played, for games that random moves alone do not take far.
    """
    if find_game(game.id) is None:
        register(game)
    members: dict[str, Any] = {
        "__doc__": f"What every game promises, of {game.id}.",
        "game": game,
        "coverage": Coverage(game, tuple(extra_options), most_cases, play),
    }
    if invariants is not None:
        members["check_state"] = staticmethod(invariants)
    return type(f"Test{game.id.title()}", PARTS, members)


@contextmanager
def registered(*games: AnyGame) -> Iterator[None]:
    """Let games be known for a while, in place of those with the same ids."""
    with REGISTRY.changed_for_a_while():
        for game in games:
            REGISTRY.put(game)
            REGISTRY.added.append(game.id)
        yield
