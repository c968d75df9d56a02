"""The challenge of the day: its deck comes from the date, and searches find a result to compare tries with."""

from saucer.bots import bot
from saucer.bots.best_of_searches import best_first, best_of_searches
from saucer.engine.playout import play_out
from saucer.games.strangers import GAME
from saucer.games.strangers.daily import DAILY, own_values
from saucer.server.tables.daily_puzzles import first_state, secret_of, seed_of

SEED = seed_of(secret_of("strangers", "2026-11-18"))


def test_r8_10_the_deck_comes_from_the_date() -> None:
    days = ["2026-11-18", "2026-11-19", "2026-11-18"]
    dealt = [GAME.states.dump(first_state(GAME, day)) for day in days]
    assert dealt[0] == dealt[2] != dealt[1]


def test_r8_10_values_are_points_of_places_points_of_contact_and_safe_kids() -> None:
    played = play_out(GAME, DAILY.options, 1, SEED, [bot("greedy")])
    places, contact, kids = own_values(played.state)
    assert DAILY.values(played.state) == (places, contact, kids)
    assert places + contact == played.outcome.scores[0]
    assert contact % 10 == 0
    assert 0 < kids <= 10
    assert DAILY.picture(played.state) == ""
    assert len(DAILY.goals(played.state)) == 3


def test_the_best_of_searches_depends_on_the_puzzle_and_their_number_alone() -> None:
    whole = best_of_searches(GAME, DAILY, SEED, range(12))
    parts = [best_of_searches(GAME, DAILY, SEED, range(first, first + 4)) for first in (8, 0, 4)]
    assert max(parts, key=best_first) == whole
    assert len({part.score for part in parts} | {whole.score}) > 1, "searches differ"
