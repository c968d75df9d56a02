"""Nim keeps the contract that every game keeps."""

from saucer.testing import contract_tests
from saucer_nim import GAME
from saucer_nim.rules import State


def check(state: State) -> None:
    """What is true of every state."""
    assert state.left >= 0
    assert state.turn in (0, 1)


TestNim = contract_tests(GAME, invariants=check)
