"""Contract tests of taking back: a step that shows a player something hidden is final."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.testing.cases import Case
from saucer.testing.checks import imagine_checked, seen_events
from saucer.testing.game_tests import GameTests
from saucer.testing.random_play import PlayedStep, play_steps, viewers

MATCHES = 4
MOST_PLAYED = 1_500
MOST_OF_A_KIND = 20
"""How often each kind of step is compared in a case: rare ones whenever they come up, frequent ones not every time."""

Kind = tuple[type, str | None]
"""A kind of step: the class of its move, and the phase if views name it."""


class TakeBackTests(GameTests):
    """Tests that nobody learns anything hidden by making a move and taking it back."""

    def test_a_step_that_shows_something_hidden_cannot_be_taken_back(self, case: Case) -> None:
        compared: Counter[Kind] = Counter()
        for step in players_steps(case):
            kind = kind_of(case, step)
            for move in similar_moves(case, step):
                if compared[kind] < MOST_OF_A_KIND:
                    compared[kind] += shows_nothing_hidden(case, step, move, compared.total())
        assert compared.total(), "no step could be taken back"


def players_steps(case: Case) -> Iterator[PlayedStep]:
    """The steps that players make in some matches."""
    for seed in range(20, 20 + MATCHES):
        for step in play_steps(case, seed):
            if step.number > MOST_PLAYED:
                break
            if step.seat is not None:
                yield step


def kind_of(case: Case, step: PlayedStep) -> Kind:
    decision = getattr(case.game.sight.see(step.before, step.seat), "decision", None)
    return type(step.move), getattr(decision, "phase", None)


def similar_moves(case: Case, step: PlayedStep) -> list[Any]:
    """The move that was made, and the others of its class that could have been made instead."""
    assert step.seat is not None
    moves = case.game.rules.legal_moves(step.before, step.seat)
    return [move for move in moves if type(move) is type(step.move)]


def shows_nothing_hidden(case: Case, step: PlayedStep, move: Any, seed: int) -> bool:
    """If its player may take a step back, it looks the same in every state that the player's view before it allows.

    Compares the true state with an imagined one, for the player and for every other viewer to whom the two look the
    same; returns whether the step can be taken back.
    """
    game = case.game
    seat = Seat(step.seat or 0)
    one, chance = game.states.copy(step.before), Chance(seed, 1)
    events = game.rules.advance(one, seat, move, chance)
    if chance.used:
        return False
    other, chance = imagine_checked(game, step.before, seat, seed), Chance(seed, 1)
    alike = [
        viewer
        for viewer in viewers(case)
        if game.sight.see(other, viewer) == game.sight.see(step.before, viewer)
    ]
    others = game.rules.advance(other, seat, move, chance)
    assert not chance.used, f"whether seat {seat} can take {move} back depends on something hidden"
    for viewer in alike:
        same_view = game.sight.see(other, viewer) == game.sight.see(one, viewer)
        same_events = seen_events(game, other, others, viewer) == seen_events(game, one, events, viewer)
        assert same_view and same_events, (  # noqa: PT018 - one promise
            f"seat {seat} can take {move} back, though it shows something hidden to {viewer}"
        )
    return True
