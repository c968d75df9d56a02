"""OpenSpiel's games, driven from Python, to compare the speed of ours with."""

import random
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Any

NAMES = ("python_tic_tac_toe", "python_liars_poker", "python_block_dominoes", "tic_tac_toe", "gin_rummy")
SEARCHED = ("gin_rummy",)
SAMPLES = 32
BATCH = 8
ITERATIONS = 50
EXPLORATION = 1.4


class Peer:
    """One of OpenSpiel's games."""

    def __init__(self, spiel: Any, name: str) -> None:
        self.spiel = spiel
        self.name = name
        self.game = spiel.load_game(name)

    def random_match(self, asked: int) -> int:
        """Play one match at random and count what was applied, chance included."""
        choose = random.Random(asked).random
        state = self.game.new_initial_state()
        done = 0
        while not state.is_terminal():
            state.apply_action(any_action(state, choose))
            done += 1
        return done

    def middles(self) -> list[Any]:
        """States from the middle of random matches at which somebody has a choice."""
        found: list[Any] = []
        for seed in range(SAMPLES):
            states = self.decisions(seed)
            found += states[len(states) // 2 : len(states) // 2 + 1]
        return found

    def decisions(self, seed: int) -> list[Any]:
        choose = random.Random(seed).random
        state = self.game.new_initial_state()
        found: list[Any] = []
        while not state.is_terminal():
            if not state.is_chance_node():
                found.append(state.clone())
            state.apply_action(any_action(state, choose))
        return found

    def copying(self) -> Callable[[int], int]:
        states = self.middles()

        def work(asked: int) -> int:
            for nth in range(BATCH):
                states[(asked * BATCH + nth) % len(states)].clone()
            return BATCH

        return work

    def searching(self) -> Callable[[int], int] | None:
        """OpenSpiel's own ISMCTS, where the game can be searched by it."""
        if self.name not in SEARCHED:
            return None
        spiel, states = self.spiel, self.middles()
        searcher = spiel.ISMCTSBot(1, spiel.RandomRolloutEvaluator(1, 1), EXPLORATION, ITERATIONS)

        def work(asked: int) -> int:
            searcher.step(states[asked % len(states)])
            return ITERATIONS

        return work


def any_action(state: Any, choose: Callable[[], float]) -> int:
    if state.is_chance_node():
        return draw(state.chance_outcomes(), choose())
    actions: list[int] = state.legal_actions()
    return actions[int(choose() * len(actions))]


def draw(outcomes: list[tuple[int, float]], at: float) -> int:
    for action, chance in outcomes:
        at -= chance
        if at < 0:
            return action
    return outcomes[-1][0]


def load_peers() -> list[Peer]:
    """The games to measure against; none where OpenSpiel is not installed."""
    try:
        spiel = import_module("pyspiel")
        import_module("open_spiel.python.games")
    except ImportError:
        return []
    return [Peer(spiel, name) for name in NAMES]


def peer_version() -> str | None:
    try:
        return version("open_spiel")
    except PackageNotFoundError:
        return None
