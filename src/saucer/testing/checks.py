"""What is true of every game, as checks that raise AssertionError."""

from typing import Any

import msgspec

from saucer.engine.chance import Chance
from saucer.engine.codec import Codec
from saucer.engine.game import AnyGame
from saucer.engine.types import Refusal, Seat, Viewer

STEPS_TRIED = 4


def freeze(game: AnyGame, state: Any) -> bytes:
    """A state as bytes that cannot change."""
    return msgspec.json.encode(game.states.dump(state))


def through_json(plain: Any) -> Any:
    """A plain value written as JSON and read again."""
    return msgspec.json.decode(msgspec.json.encode(plain))


def imagine_checked(game: AnyGame, state: Any, viewer: Viewer, seed: int) -> Any:
    """A state imagined from what `viewer` sees, which must look the same to it."""
    view = game.sight.see(state, viewer)
    assert view.viewer == viewer, f"the view of {viewer} says that it is the view of {view.viewer}"
    other = game.sight.imagine(view, Chance(seed, 0, "imagine"))
    again = game.sight.see(other, viewer)
    assert again == view, f"see(imagine(view)) differs for {viewer}:\n{again}\n{view}"
    return other


def non_interference(game: AnyGame, state: Any, viewer: Viewer, catalogue: list[Any], seed: int) -> int:
    """Check that what `viewer` is shown, offered or refused does not depend on what it cannot see.

    Compares the state with an imagined one that looks the same; returns how many steps could be compared.
    """
    other = imagine_checked(game, state, viewer, seed)
    same_for_viewer(game, state, other, viewer, catalogue)
    return same_steps(game, state, other, viewer, seed)


def same_for_viewer(game: AnyGame, one: Any, other: Any, viewer: Viewer, catalogue: list[Any]) -> None:
    """Check that two states that look the same to `viewer` offer and refuse it the same."""
    rules = game.rules
    assert list(rules.to_move(other)) == list(rules.to_move(one)), (
        "who is to move depends on something hidden"
    )
    assert rules.clock(other) == rules.clock(one), "the clock depends on something hidden"
    assert rules.outcome(other) == rules.outcome(one), "the outcome depends on something hidden"
    if viewer is not None:
        same_for_seat(game, one, other, viewer, catalogue)


def same_for_seat(game: AnyGame, one: Any, other: Any, seat: Seat, catalogue: list[Any]) -> None:
    """Check that what a seat is offered and refused does not depend on what it cannot see."""
    moves = game.rules.legal_moves(one, seat)
    assert game.rules.legal_moves(other, seat) == moves, (
        f"the legal moves of seat {seat} depend on something hidden"
    )
    if moves:
        assert game.rules.default_move(one, seat) == game.rules.default_move(other, seat), (
            f"the default of seat {seat} depends on something hidden"
        )
    for move in moves:
        first, second = game.rules.no_effect(one, seat, move), game.rules.no_effect(other, seat, move)
        assert first == second, f"whether {move} of seat {seat} does anything depends on something hidden"
    for move in catalogue:
        if move not in moves:
            first, second = game.rules.explain(one, seat, move), game.rules.explain(other, seat, move)
            assert first == second, f"the refusal of {move} to seat {seat} depends on something hidden"


def same_steps(game: AnyGame, one: Any, other: Any, viewer: Viewer, seed: int) -> int:
    """After the same step in two states that look the same to `viewer`, it gets the same events if they still do.

    Returns how many steps could be compared.
    """
    compared = 0
    for seat in sorted({*game.rules.to_move(one), *([] if viewer is None else [viewer])}):
        for move in some_shared_moves(game, one, other, seat, seed):
            first, second = game.states.copy(one), game.states.copy(other)
            events = game.rules.advance(first, seat, move, Chance(seed, 1))
            others = game.rules.advance(second, seat, move, Chance(seed, 1))
            if game.sight.see(first, viewer) == game.sight.see(second, viewer):
                compared += 1
                seen = seen_events(game, first, events, viewer)
                assert seen_events(game, second, others, viewer) == seen, (
                    f"after {move} by seat {seat} the events for {viewer} depend on something hidden"
                )
                assert talk_of(game, other, second, others) == talk_of(game, one, first, events), (
                    f"what is said of {move} by seat {seat} depends on something hidden from {viewer}"
                )
    return compared


def some_shared_moves(game: AnyGame, one: Any, other: Any, seat: Seat, seed: int) -> list[Any]:
    also = game.rules.legal_moves(other, seat)
    shared = [move for move in game.rules.legal_moves(one, seat) if move in also]
    first = seed % len(shared) if shared else 0
    return (shared[first:] + shared[:first])[:STEPS_TRIED]


def seen_events(game: AnyGame, state: Any, events: list[Any], viewer: Viewer) -> bytes:
    """The events as they are sent to a viewer."""
    codec = Codec(game)
    return msgspec.json.encode([codec.encode(game.sight.see_event(state, event, viewer)) for event in events])


def talk_of(game: AnyGame, before: Any, after: Any, events: list[Any]) -> bytes:
    """The reasons for the events of a step, and how much has been said after it."""
    reasons = [game.extras.talk.why(before, after, event) for event in events]
    return msgspec.json.encode([reasons, game.extras.talk.count(after)])


def check_legal_moves(game: AnyGame, state: Any, seat: Seat, catalogue: dict[Any, int]) -> None:
    """Check that legal moves are in the catalogue, once each, in a fixed order."""
    moves = game.rules.legal_moves(state, seat)
    assert len(set(moves)) == len(moves), f"a move is offered twice: {moves}"
    missing = [move for move in moves if move not in catalogue]
    assert not missing, f"not in the catalogue: {missing}"
    assert game.rules.legal_moves(state, seat) == moves, (
        "the order of legal moves changes between two questions"
    )
    default = game.rules.default_move(state, seat) if moves else None
    assert default is None or default.move in moves, "a default is not legal"
    assert game.rules.legal_moves(game.states.copy(state), seat) == moves, "a copy has other legal moves"
    if seat in game.rules.to_move(state):
        assert moves, "a seat that is to move has no move"
    else:
        asked = [move for move in moves if not isinstance(move, game.rules.unasked)]
        assert not asked, f"a seat that is not to move has moves that are not `unasked`: {asked}"


def refusals_of(game: AnyGame, state: Any, seat: Seat, catalogue: list[Any]) -> list[Refusal]:
    """The refusal of every illegal move of the catalogue."""
    moves = set(game.rules.legal_moves(state, seat))
    return [game.rules.explain(state, seat, move) for move in catalogue if move not in moves]


def idle_moves_of(game: AnyGame, state: Any) -> list[Refusal]:
    """Return the reason for each legal move that does nothing."""
    found = [
        game.rules.no_effect(state, seat, move)
        for seat in game.rules.to_move(state)
        for move in game.rules.legal_moves(state, seat)
    ]
    return [refusal for refusal in found if refusal is not None]
