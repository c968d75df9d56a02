"""What scoring asks of the solver can be found out beforehand, and only claims and clocks ask it."""

from collections.abc import Iterator

import pytest

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.panic import par
from saucer.games.panic.components import STANDARD
from saucer.games.panic.events import CardScored, ParCompared
from saucer.games.panic.homework import due, learn, solve
from saucer.games.panic.legal import legal_moves
from saucer.games.panic.moves import Claim
from saucer.games.panic.state import OVER
from tests.games.panic.scenes import OFFICIAL, building, claims, only, play, signal


@pytest.fixture(autouse=True)
def nothing_is_known() -> Iterator[None]:
    known = dict(par.FIGURES), dict(par.ANSWERS)
    par.FIGURES.clear()
    par.ANSWERS.clear()
    yield
    par.FIGURES.clear()
    par.ANSWERS.clear()
    par.FIGURES.update(known[0])
    par.ANSWERS.update(known[1])


def test_what_is_due_are_the_cards_on_the_table_and_alone_all_three_together() -> None:
    assert due(building(OFFICIAL, OFFICIAL, cards=(4, 7, 25))) == ["7", "25"]
    assert due(building(OFFICIAL, cards=(4, 7, 25), facing=True)) == [
        "7 facing",
        "25 facing",
        "4 7 25 facing",
    ]
    over = building(OFFICIAL, OFFICIAL)
    over.phase = OVER
    assert due(over) == []


def test_what_was_learned_is_due_no_more_and_is_what_scoring_tells() -> None:
    state = building(OFFICIAL, cards=(4, 7, 25))
    for question, answer in (("7", "77"), ("25", "99"), ("4 7 25", "250")):
        learn(question, answer)
    assert due(state) == []
    news = claims(state, 0)
    assert [scored.best for scored in only(news, CardScored)] == [77, 99]
    assert only(news, ParCompared)[0].par == 250
    assert not par.ANSWERS


def test_an_answer_is_what_the_rules_find_out_themselves() -> None:
    assert solve("15") == str(par.best_value(STANDARD, 15, facing=False))


def test_nothing_but_claims_and_clocks_asks_the_solver() -> None:
    rng = Chance(5, 1)
    for state in (signal(), building(OFFICIAL, OFFICIAL)):
        for _ in range(60):
            for seat in (Seat(0), Seat(1)):
                moves = [move for move in legal_moves(state, seat) if not isinstance(move, Claim)]
                if moves:
                    play(state, seat, moves[rng.below(len(moves))])
    assert not par.ANSWERS
