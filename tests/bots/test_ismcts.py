import pytest

import saucer
from saucer.bots.search import Search
from saucer.engine.chance import Chance
from saucer.engine.game import AnyGame
from saucer.engine.match import Match
from saucer.games import GAMES
from tests.engine.toy import TOY, Options

ITERATIONS = 60


def into_play(game_id: str, seats: int, seed: int) -> Match:
    match = saucer.new_match(game_id, seats=seats, seed=seed)
    taste = Chance(seed, 0, "into_play")
    while match.to_move and (len(match.steps) < 12 or len(match.legal_moves(match.to_move[0])) == 1):
        seat = match.to_move[0]
        moves = match.legal_moves(seat)
        match.play(seat, moves[taste.below(len(moves))])
    return match


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_stopping_when_settled_chooses_as_if_it_had_gone_on(game: AnyGame, seed: int) -> None:
    match = into_play(game.id, max(game.seat_counts), seed)
    seat = match.to_move[0]
    view, moves = match.view(seat), match.legal_moves(seat)
    whole = Search(game, view, Chance(seed, 0))
    for _ in range(ITERATIONS):
        whole.iterate()
    bot = saucer.bot("ismcts", iterations=ITERATIONS)
    assert bot.choose(view, moves, Chance(seed, 0)) == whole.best(moves)


def test_the_lead_counts_from_the_second_most_tried_move() -> None:
    match = into_play("strangers", 2, 1)
    search = Search(match.game, match.view(match.to_move[0]), Chance(1, 0))
    assert search.lead() == 0
    for _ in range(ITERATIONS):
        search.iterate()
    visits = sorted(child.visits for child in search.root.children.values())
    assert search.lead() == visits[-1] - visits[-2] > 0


def test_the_seat_that_is_asked_moves_first_when_all_choose_at_once() -> None:
    state = TOY.start(Options(), 3, Chance(1, 0))
    view = TOY.see(state, TOY.to_move(state)[2])
    search = Search(TOY, view, Chance(1, 0))
    for _ in range(ITERATIONS):
        search.iterate()
    assert {child.seat for child in search.root.children.values()} == {2}
    assert set(search.root.children) == set(TOY.legal_moves(state, TOY.to_move(state)[2]))
