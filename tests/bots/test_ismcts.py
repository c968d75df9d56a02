"""The searching bot: when it stops, and what it takes along from one decision to the next."""

from typing import Any

import pytest

from saucer.bots.ismcts import IsmctsBot, foresee
from saucer.bots.search import Search
from saucer.engine.chance import Chance
from saucer.engine.game import AnyGame
from saucer.engine.match import Match
from saucer.games import GAMES, game_called
from saucer.games.area51.moves import Collect, Draw

ITERATIONS = 40


def opening(game: AnyGame) -> Match:
    return Match(game, game.options(), max(game.seat_counts), 3)


def stream(match: Match) -> Chance:
    return Chance(1, len(match.steps), "test")


def searched(match: Match, iterations: int) -> Search:
    search = Search(match.game, match.view(match.to_move[0]), stream(match))
    for _ in range(iterations):
        search.iterate()
    return search


def play_by(match: Match, player: IsmctsBot) -> Any:
    """Let the bot make the next move."""
    seat = match.to_move[0]
    move = player.choose(match.view(seat), match.legal_moves(seat), stream(match))
    match.play(seat, move)
    return move


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_search_that_is_decided_stops_without_changing_its_choice(game: AnyGame) -> None:
    match = opening(game)
    for _ in range(8):
        seat = match.to_move[0]
        moves = match.legal_moves(seat)
        chosen = IsmctsBot(ITERATIONS).choose(match.view(seat), moves, stream(match))
        if len(moves) > 1:
            assert chosen == searched(match, ITERATIONS).best(moves)
        match.play(seat, chosen)


def test_a_search_is_decided_once_the_second_move_cannot_catch_up() -> None:
    search = searched(opening(game_called("area51")), ITERATIONS)
    visits = sorted((child.visits for child in search.root.children.values()), reverse=True)
    lead = visits[0] - visits[1]
    assert sum(visits) == search.visits() == ITERATIONS
    assert search.is_decided(ITERATIONS + lead - 1)
    assert not search.is_decided(ITERATIONS + lead)


def test_within_a_turn_the_next_decision_goes_on_with_the_search() -> None:
    match = opening(game_called("area51"))
    player = IsmctsBot(ITERATIONS)
    play_by(match, player)
    seat = match.to_move[0]
    search = player.resume(match.view(seat), stream(match))
    assert search is not None
    assert 0 < search.visits() < ITERATIONS
    assert search.view == match.view(seat)
    player.run(search)
    assert search.best(match.legal_moves(seat)) in match.legal_moves(seat)


def test_another_view_begins_a_search_of_its_own() -> None:
    match, other = opening(game_called("area51")), opening(game_called("strangers"))
    player = IsmctsBot(ITERATIONS)
    play_by(match, player)
    assert player.resume(other.view(other.to_move[0]), Chance(1, 1)) is None
    assert player.resume(match.view(match.to_move[0]), Chance(1, 1)) is None, "it was let go"


def test_nothing_is_foreseen_where_chance_has_a_part() -> None:
    match = opening(game_called("area51"))
    seat = match.to_move[0]
    match.play(seat, Collect())
    search = searched(match, ITERATIONS)
    assert foresee(search, Draw()) is None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_it_always_finds_a_legal_move(game: AnyGame) -> None:
    match = opening(game)
    player = IsmctsBot(10)
    for _ in range(30):
        if match.to_move:
            play_by(match, player)
