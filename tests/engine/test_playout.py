"""Playouts: whole matches in virtual time, the order of moves, and timers."""

from typing import Any

import pytest

from saucer.bots import bot
from saucer.engine.chance import Chance
from saucer.engine.checked_player import Forfeit
from saucer.engine.errors import SaucerError
from saucer.engine.game import AnyGame
from saucer.engine.match import Match
from saucer.engine.player import PlayedMove, Player, Playout
from saucer.engine.playout import play_out
from saucer.engine.replay import play_steps, replay
from saucer.engine.types import Seat, Timer, TimeUp
from saucer.games.strangers import GAME as STRANGERS
from saucer.games.strangers.options import Options as StrangersOptions
from tests.engine.changed_game import changed
from tests.engine.toy import TOY, Bid, Options, State


class Bidder(Player):
    """Bids the same every time, at its own pace."""

    def __init__(self, amount: int, level: str) -> None:
        self.amount = amount
        self.level = level

    def choose(self, _view: Any, moves: list[Any], _rng: Chance) -> Any:
        return moves[self.amount - 1]


class Onlooker(Player):
    """Keeps every view it is given."""

    def __init__(self) -> None:
        self.shown: list[Any] = []

    def choose(self, view: Any, moves: list[Any], _rng: Chance) -> Any:
        self.shown.append(view)
        return moves[0]


class Blind(Onlooker):
    """Is blind, so that it gets no views."""

    blind = True


class Undecided(Player):
    """Does not implement `choose`."""


def toy_playout(*levels: str, game: AnyGame = TOY, **options: object) -> Playout:
    players: list[Player] = [Bidder(seat + 1, level) for seat, level in enumerate(levels)]
    return play_out(game, Options(**options), len(levels), 5, players)  # type: ignore[arg-type]


def timed(playout: Playout) -> list[tuple[Seat | None, float]]:
    return [(played.seat, played.time) for played in playout.moves]


def test_pace_decides_who_moves_first() -> None:
    assert timed(toy_playout("slow", "quick", rounds=1)) == [(1, 0.5), (0, 7.0)]


def test_at_the_same_pace_the_lower_seat_moves_first() -> None:
    assert timed(toy_playout("normal", "normal", rounds=1)) == [(0, 1.0), (1, 1.0)]


def test_time_goes_on_from_round_to_round() -> None:
    assert timed(toy_playout("slow", "normal", rounds=2)) == [(1, 1.0), (0, 7.0), (1, 8.0), (0, 14.0)]


def test_a_timer_rings_when_somebody_is_too_slow() -> None:
    playout = toy_playout("asleep", "normal", rounds=1)
    assert timed(playout) == [(1, 1.0), (None, 10.0)]
    assert playout.moves[-1].move == TimeUp("bids")
    assert playout.state.last[:2] == (0, 2)


def test_an_unchanged_timer_is_not_restarted_by_the_steps_of_others() -> None:
    playout = toy_playout("asleep", "slow", "normal", rounds=1, change=True)
    rings = [played.time for played in playout.moves if played.seat is None]
    assert rings == [10.0]
    assert [played.time for played in playout.moves if played.seat == 2] == [
        float(second) for second in range(1, 10)
    ]
    assert [played.time for played in playout.moves if played.seat == 1] == [7.0]


def test_a_new_round_starts_its_own_timer() -> None:
    playout = toy_playout("asleep", "normal", rounds=2)
    assert [played.time for played in playout.moves if played.seat is None] == [10.0, 20.0]


def test_a_seat_too_slow_for_the_timer_is_still_thinking_afterwards() -> None:
    playout = toy_playout("asleep", "quick", rounds=5)
    assert 0 not in [played.seat for played in playout.moves]
    assert playout.outcome.winners == (1,)


def test_of_two_timers_the_one_that_ends_first_rings() -> None:
    def two_clocks(state: State) -> list[Timer]:
        return (
            [Timer("slow", 9.0, state.since), Timer("fast", 4.0, state.since)]
            if TOY.rules.clock(state)
            else []
        )

    playout = toy_playout("asleep", "asleep", game=changed(TOY, clock=two_clocks), rounds=1)
    assert [(played.move, played.time) for played in playout.moves] == [(TimeUp("fast"), 4.0)]


def test_without_a_clock_everyone_is_waited_for() -> None:
    assert timed(toy_playout("asleep", "normal", rounds=1, clock=False)) == [(1, 1.0), (0, 1000.0)]


def test_a_playout_is_the_same_match_as_its_record() -> None:
    playout = toy_playout("asleep", "normal", "quick", rounds=2)
    match = play_steps(Match(TOY, Options(rounds=2), 3, 5), playout.moves)
    assert match.outcome == playout.outcome
    assert TOY.states.dump(match.state) == TOY.states.dump(playout.state)
    assert [step.time for step in match.record().steps] == [played.time for played in playout.moves]
    assert replay(match.record(), TOY).outcome == playout.outcome


def test_the_same_seed_gives_the_same_playout() -> None:
    def moves(seed: int) -> list[PlayedMove]:
        return play_out(STRANGERS, StrangersOptions(), 3, seed, [bot("random")] * 3).moves

    assert moves(4) == moves(4)
    assert moves(4) != moves(5)


def test_players_are_shown_their_own_view_and_blind_ones_none() -> None:
    onlooker, blind = Onlooker(), Blind()
    play_out(TOY, Options(), 2, 1, [blind, onlooker])
    assert set(blind.shown) == {None}
    assert {view.viewer for view in onlooker.shown} == {1}


def test_a_player_that_cannot_choose_says_so() -> None:
    with pytest.raises(SaucerError, match="Undecided has no method `choose`"):
        play_out(TOY, Options(), 2, 1, [Undecided(), Undecided()])


class Cheat(Onlooker):
    """Makes a bid that nobody may make."""

    def choose(self, _view: Any, _moves: list[Any], _rng: Chance) -> Any:
        return Bid(99)


def test_a_move_that_is_not_legal_is_never_played() -> None:
    with pytest.raises(Forfeit) as lost:
        play_out(TOY, Options(), 2, 1, [Onlooker(), Cheat()])
    assert (lost.value.seat, lost.value.step, lost.value.reason) == (1, 1, "illegal")


def test_a_bid_already_made_is_not_asked_for_again() -> None:
    playout = toy_playout("normal", "slow", rounds=1)
    assert [played.move for played in playout.moves] == [Bid(1), Bid(2)]
