"""R2.5: cards that would do nothing say so before they are played."""

from typing import Any

import pytest

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.strangers import GAME
from saucer.games.strangers.events import CardCopied, CardPlayed
from saucer.games.strangers.state import State
from saucer.testing.cases import Case
from saucer.testing.random_play import PlayedStep, is_sampled, play_steps
from saucer.texts import LANGUAGES, Texts
from tests.games.strangers.extras import EXTRAS
from tests.games.strangers.scenes import ME, after, copy_card, full, look_at, play, scene

POOL_FULL = full("pool", 4, 1)
RALLY_FULL = full("pep-rally", 4, 1)
HOUSES_FULL = {f"house-{nth}.1": 1 for nth in range(1, 6)}

USELESS: dict[str, tuple[str, dict[str, Any], str, str]] = {
    "nobody to walk": ("walk", {}, "R3.9", "no-kid-on-the-way"),
    "nobody to skate": ("skateboard", {"way": {1: ["e9"]}}, "R3.9", "no-kid-on-the-way"),
    "nobody for the car": ("moms-car", {}, "R3.9", "no-kid-on-the-way"),
    "nobody at a school-bus stop": ("school-bus", {"way": {0: ["c8"]}}, "R6.4", "no-kid-at-a-stop"),
    "nobody at a city-bus stop": ("city-bus", {"way": {0: ["e9"]}}, "R6.5", "no-kid-at-a-stop"),
    "no house": ("moms-car", {"way": {0: ["e9"]}, "safe": HOUSES_FULL}, "R6.16", "no-house-free"),
    "nobody for the rally": ("pep-rally", {}, "R6.9", "nobody-on-the-way"),
    "a full rally": ("pep-rally", {"way": {1: ["e9"]}, "safe": RALLY_FULL}, "R6.9", "no-slot-there"),
    "a full pool": ("pool-party", {"way": {0: ["e9"]}, "safe": POOL_FULL}, "R6.11", "no-slot-there"),
    "an empty library": ("science-club", {"safe": {"library.1": 1}}, "R6.10", "nobody-in-the-library"),
    "nobody at home": ("boyfriend", {"safe": POOL_FULL}, "R6.12", "nobody-to-send-out"),
    "no alien": ("men-in-black", {}, "R6.13", "no-alien-to-remove"),
    "no other hand": ("ice-cream-date", {}, "R6.14", "no-hand-to-look-at"),
}


def works(events: list[Any]) -> bool:
    """Whether the card that was played or copied first did something; True where there was none."""
    return all(event.works for event in events if isinstance(event, CardPlayed | CardCopied))


@pytest.mark.parametrize(("name", "things", "rule", "reason"), USELESS.values(), ids=USELESS)
def test_r2_5_a_card_that_can_do_nothing_says_why(
    name: str, things: dict[str, Any], rule: str, reason: str
) -> None:
    state = scene(hands={0: [name]}, **things)
    refusal = GAME.rules.no_effect(state, ME, play(name))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == (rule, reason)
    for language in LANGUAGES:
        sentence = Texts("strangers", language, strict=True).no_effect(refusal, ME)
        assert sentence.endswith(f" ({rule})")
    assert not works(GAME.rules.advance(state, ME, play(name), Chance(1, 1)))


def test_r3_2_a_card_that_can_move_nobody_says_so() -> None:
    state = scene(way={0: ["c9"]}, aliens=["b9", "c8", "d9"], hands={0: ["walk", "bmx"]})
    refusal = GAME.rules.no_effect(state, ME, play("walk"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("R3.2", "no-kid-can-go")
    assert GAME.rules.no_effect(state, ME, play("bmx")) is None


@pytest.mark.parametrize(
    ("name", "things"),
    [
        ("walk", {"way": {0: ["e9"]}}),
        ("pep-rally", {"way": {1: ["e9"]}}),
        ("boyfriend", {"safe": {"house-1.1": 1}}),
        ("watches", {}),
        ("ice-cream-date", {"hands": {0: ["ice-cream-date"], 1: ["walk"]}}),
    ],
)
def test_r2_5_a_card_that_can_do_something_says_nothing(name: str, things: dict[str, Any]) -> None:
    state = scene(**{"hands": {0: [name]}, **things})
    assert GAME.rules.no_effect(state, ME, play(name)) is None
    assert works(GAME.rules.advance(state, ME, play(name), Chance(1, 1)))


def test_r9_17_copies_that_would_do_nothing_say_why() -> None:
    state = scene(way={0: ["e9"]}, hands={0: ["ice-cream-date"], 1: ["men-in-black", "walk"]})
    state = after(state, play("ice-cream-date"), look_at(1))
    assert GAME.rules.no_effect(state, ME, copy_card("walk")) is None
    refusal = GAME.rules.no_effect(state, ME, copy_card("men-in-black"))
    assert refusal is not None
    assert refusal.reason == "no-alien-to-remove"


def check_moves(state: State, seat: Seat, moves: list[Any]) -> int:
    """Each of the moves does nothing exactly when it says so; returns how many do."""
    idle = 0
    for move in moves:
        refusal = GAME.rules.no_effect(state, seat, move)
        events = GAME.rules.advance(GAME.states.copy(state), seat, move, Chance(1, 1))
        assert works(events[:1]) == (refusal is None), move
        idle += refusal is not None
    return idle


def check_step(step: PlayedStep) -> int:
    """The move that was made and, now and then, every other legal one."""
    assert step.seat is not None
    moves = GAME.rules.legal_moves(step.before, step.seat) if is_sampled(step.number) else [step.move]
    return check_moves(step.before, step.seat, moves)


CASES = [
    Case(GAME, 1),
    Case(GAME, 2, (("board", "B"),)),
    Case(GAME, 3, tuple(EXTRAS[0].items())),
    Case(GAME, 4, tuple(EXTRAS[3].items())),
    Case(GAME, 2, tuple(EXTRAS[7].items())),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_r2_5_moves_do_nothing_exactly_when_they_say_so(case: Case) -> None:
    found = [check_step(step) for seed in range(2) for step in play_steps(case, seed)]
    assert sum(found) > 10
    assert found.count(0) > 10
