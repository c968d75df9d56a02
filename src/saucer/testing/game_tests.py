"""The base of all contract tests: which game they are about, and which cases they are tried on."""

from functools import cache
from typing import Any, ClassVar

from saucer.engine.errors import LANGUAGES
from saucer.engine.game import AnyGame
from saucer.testing.cases import Case, Coverage


class GameTests:
    """Tests of one game. pytest runs a test that takes a `case` once for every case, and likewise for a `language`.

    A test that takes a `text_case` puts whole matches into words, which is slow, and runs on fewer cases.
    """

    game: ClassVar[AnyGame]
    coverage: ClassVar[Coverage]

    @staticmethod
    def check_state(state: Any) -> None:
        """Raise AssertionError for a state in which something is wrong: the game's invariants."""

    @classmethod
    @cache
    def cases(cls, mixed: int = 3) -> list[Case]:
        """The cases of this game, computed once for all its tests."""
        return cls.coverage.some_cases(mixed)

    def pytest_generate_tests(self, metafunc: Any) -> None:
        """What pytest calls to learn the arguments of each test."""
        if "case" in metafunc.fixturenames:
            metafunc.parametrize("case", self.cases(), ids=name_of)
        if "text_case" in metafunc.fixturenames:
            metafunc.parametrize("text_case", self.cases(mixed=1), ids=name_of)
        if "language" in metafunc.fixturenames:
            metafunc.parametrize("language", LANGUAGES)


def name_of(case: Case) -> str:
    return case.name


def catalogue_of(case: Case) -> list[Any]:
    """Every move that there can be in a case."""
    return list(case.game.rules.every_move(case.options, case.seats))
