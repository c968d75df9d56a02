"""The searching bot: when it stops, and what it keeps from one decision to the next."""

from typing import Any

import pytest

import saucer
from saucer.bots.choice import best_move, most_visited
from saucer.bots.greedy import GreedyBot
from saucer.bots.ismcts import IsmctsBot, keep_search
from saucer.bots.search import Node, Search
from saucer.engine.chance import Chance
from saucer.engine.game import AnyGame
from saucer.engine.match import Match
from saucer.games import BUILT_IN
from saucer.games.area51.moves import Collect, Draw
from tests.engine.changed_game import changed
from tests.engine.toy import TOY, Options

ITERATIONS = 60


def match_in_progress(game_id: str, seats: int, seed: int) -> Match:
    match = saucer.new_match(game_id, seats=seats, seed=seed)
    rng = Chance(seed, 0, "into_play")
    while match.to_move and (len(match.steps) < 12 or len(match.legal_moves(match.to_move[0])) == 1):
        seat = match.to_move[0]
        moves = match.legal_moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
    return match


@pytest.mark.parametrize(
    "game", [game for game in BUILT_IN if not game.bots.caution], ids=lambda game: game.id
)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_stopping_early_chooses_the_same_move_as_all_iterations(game: AnyGame, seed: int) -> None:
    match = match_in_progress(game.id, max(game.seat_counts), seed)
    seat = match.to_move[0]
    view, moves = match.view(seat), match.legal_moves(seat)
    whole = Search(game, view, Chance(seed, 0))
    for _ in range(ITERATIONS):
        whole.iterate()
    bot = saucer.bot("ismcts", iterations=ITERATIONS)
    assert bot.choose(view, moves, Chance(seed, 0)) == most_visited(whole, moves)


def test_the_lead_counts_from_the_second_most_tried_move() -> None:
    match = match_in_progress("strangers", 2, 1)
    search = Search(match.game, match.view(match.to_move[0]), Chance(1, 0))
    assert search.lead() == 0
    for _ in range(ITERATIONS):
        search.iterate()
    visits = sorted(child.visits for child in search.root.children.values())
    assert search.lead() == visits[-1] - visits[-2] > 0


def test_with_caution_the_favourite_is_played_unless_another_is_clearly_better() -> None:
    state = TOY.rules.start(Options(), 3, Chance(1, 0))
    seat = TOY.rules.to_move(state)[0]
    moves = TOY.rules.legal_moves(state, seat)
    search = Search(TOY, TOY.sight.see(state, seat), Chance(1, 0))
    favourite, other = Node(seat, 0.6), Node(seat, 0.4)
    favourite.visits = other.visits = 8
    favourite.total, other.total = 4.0, 4.4
    search.root.children = {moves[0]: favourite, moves[1]: other}
    search.count, search.total, search.squares = 16, 8.4, 4.41 + 16 * 0.04
    assert search.deviation() == pytest.approx(0.2)
    assert best_move(search, moves, caution=1.0) == moves[0], (
        "0.05 better is within one standard error of 0.1"
    )
    other.total = 5.0
    assert best_move(search, moves, caution=1.0) == moves[1], "0.125 better is not"


def test_a_search_without_a_choice_stops_at_once() -> None:
    match = match_in_progress("eti", 3, 1)
    seat = match.to_move[0]
    game = changed(match.game, advise=first_only)
    player = IsmctsBot(ITERATIONS)
    search = Search(game, match.view(seat), Chance(1, 0))
    player.search_by_count(search)
    assert not search.has_choice()
    assert search.root.visits < ITERATIONS / 2


def first_only(_state: Any, _seat: Any, moves: list[Any], _rng: Chance) -> list[float]:
    return [1.0] + [0.0] * (len(moves) - 1)


def test_the_seat_that_is_asked_moves_first_when_all_choose_at_once() -> None:
    state = TOY.rules.start(Options(), 3, Chance(1, 0))
    view = TOY.sight.see(state, TOY.rules.to_move(state)[2])
    search = Search(TOY, view, Chance(1, 0))
    for _ in range(ITERATIONS):
        search.iterate()
    assert {child.seat for child in search.root.children.values()} == {2}
    assert set(search.root.children) == set(TOY.rules.legal_moves(state, TOY.rules.to_move(state)[2]))


# From one decision to the next


def play_by(match: Match, player: IsmctsBot) -> Any:
    """Let the bot make the next move."""
    seat = match.to_move[0]
    move = player.choose(match.view(seat), match.legal_moves(seat), Chance(1, len(match.steps)))
    match.play(seat, move)
    return move


def test_within_a_turn_the_next_decision_continues_the_search() -> None:
    match = saucer.new_match("area51", seats=4, seed=3)
    player = IsmctsBot(ITERATIONS)
    play_by(match, player)
    seat = match.to_move[0]
    search = player.resume(match.view(seat), Chance(1, 1))
    assert search is not None
    assert 0 < search.root.visits < ITERATIONS
    assert search.view == match.view(seat)
    player.search_by_count(search)
    assert most_visited(search, match.legal_moves(seat)) in match.legal_moves(seat)


def test_another_view_starts_a_new_search() -> None:
    match, other = (saucer.new_match("area51", seats=4, seed=seed) for seed in (3, 4))
    player = IsmctsBot(ITERATIONS)
    play_by(match, player)
    assert player.resume(other.view(other.to_move[0]), Chance(1, 1)) is None
    assert player.resume(match.view(match.to_move[0]), Chance(1, 1)) is None, (
        "it is kept for one decision only"
    )


def test_no_search_is_kept_where_chance_takes_part() -> None:
    match = saucer.new_match("area51", seats=4, seed=3)
    match.play(match.to_move[0], Collect())
    search = Search(match.game, match.view(match.to_move[0]), Chance(1, 0))
    assert keep_search(search, Draw()) is None


def test_a_bot_for_one_decision_chooses_the_same_move_and_keeps_nothing() -> None:
    match = saucer.new_match("area51", seats=4, seed=3)
    seat = match.to_move[0]
    view, moves = match.view(seat), match.legal_moves(seat)
    keeping, single = IsmctsBot(ITERATIONS), IsmctsBot(ITERATIONS, keep_tree=False)
    assert keeping.choose(view, moves, Chance(1, 0)) == single.choose(view, moves, Chance(1, 0))
    assert keeping.kept is not None
    assert single.kept is None


def test_where_the_game_has_a_plan_it_does_not_search() -> None:
    match = saucer.new_match("eti", seats=4, seed=3)
    seat = match.to_move[0]
    view, moves = match.view(seat), match.legal_moves(seat)
    player = IsmctsBot(ITERATIONS)
    assert player.choose(view, moves, Chance(1, 0)) == GreedyBot().choose(view, moves, Chance(1, 0))
    assert player.kept is None


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.id)
def test_it_always_finds_a_legal_move(game: AnyGame) -> None:
    match = saucer.new_match(game.id, seats=max(game.seat_counts), seed=3)
    player = IsmctsBot(10)
    for _ in range(30):
        if match.to_move:
            play_by(match, player)
