"""The plans of searching bots: bluffs, earlier submissions, and an alien as bold as the company it is in allows."""

from typing import Any

import pytest

from saucer.bots import bot
from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.eti import GAME
from saucer.games.eti.moves import (
    BreakOffer,
    HonourOffer,
    OfferPoints,
    OfferProject,
    OpenOffer,
    Propose,
    Ready,
)
from saucer.games.eti.phase_numbers import MARKS
from saucer.games.eti.player.projects import BOLD, DISGUISED, Taste, boldness, dared_taste, project_worth
from saucer.games.eti.state import State
from tests.games.eti.scenes import (
    ANN,
    BOB,
    CLEO,
    act,
    agenda,
    all_ready,
    begin,
    choose,
    moves_of,
    offer,
    project,
    scene,
)

CENTRE = ("assault-rifles", "alien-detection")
GREEDY = bot("greedy")
SEARCHING = bot("ismcts", iterations=20)


def choice_of(player: Any, state: State, seat: Seat, seed: int = 1) -> Any:
    return player.choose(GAME.sight.see(state, seat), moves_of(state, seat), Chance(seed, 1))


def fund(**facts: Any) -> State:
    """Ann presides and may give 50 points away; Bob has a project to offer."""
    facts.setdefault("public", {0: ["ruby-lasers"], 1: ["weather-mastery"]})
    state = scene(event="discretionary-fund", centre=CENTRE, **facts)
    begin(state, "event")
    return state


# Bluffs


def test_it_bluffs_where_nobody_sincere_has_anything_to_say() -> None:
    state = fund()
    assert choice_of(GREEDY, state, BOB) == Ready()
    said = []
    while not isinstance(move := choice_of(SEARCHING, state, BOB), Ready):
        said.append(move)
        act(state, BOB, move)
    assert said[0] == OpenOffer(ANN, BOB)
    assert any(isinstance(move, OfferProject) for move in said)
    assert said[-1] == Propose()
    all_ready(state)
    assert choice_of(GREEDY, state, ANN) == choose(BOB)
    act(state, ANN, choose(BOB))
    assert choice_of(SEARCHING, state, BOB) == BreakOffer()


def test_a_company_that_has_broken_its_word_bluffs_no_more() -> None:
    state = fund()
    state.broken = [0, 1, 0]
    assert choice_of(SEARCHING, state, BOB) == Ready()


@pytest.mark.parametrize(("coin", "answer"), [(20, HonourOffer()), (50, BreakOffer())])
def test_small_words_are_kept_and_dear_ones_broken(coin: int, answer: Any) -> None:
    state = fund(bank={1: 100})
    offer(state, BOB, ANN, BOB, OfferPoints(coin))
    all_ready(state)
    act(state, ANN, choose(BOB))
    assert choice_of(SEARCHING, state, BOB) == answer


# Submissions


def test_it_submits_earlier() -> None:
    state = scene(ports={0: [10, 10, 10]}, upgrades={0: {"creativity": 3}}, study={0: "ruby-lasers"})
    difficulty = state.tables.difficulty[state.study[ANN]]
    begin(state, "agendas")
    found = []
    for bank in range(0, difficulty, 10):
        state.bank[ANN] = bank
        found.append([choice_of(player, state, ANN) == agenda("submit") for player in (GREEDY, SEARCHING)])
    assert [False, True] in found
    assert [True, False] not in found


# The alien


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_more_humans_watch_the_alien_the_more_it_hides(seats: int) -> None:
    state = scene(seats=seats)
    share = boldness(state)
    assert 0.0 < share < 1.0
    assert dared_taste(state).claim == pytest.approx(DISGUISED.claim + share * (BOLD.claim - DISGUISED.claim))
    if seats > 3:
        assert share < boldness(scene(seats=seats - 1))


def test_a_bold_alien_leans_to_projects_that_are_soon_claimed() -> None:
    state = scene(centre=("assault-rifles", "weather-mastery"))
    small, great = [state.tables.project_of[project(name)] for name in ("assault-rifles", "weather-mastery")]

    def lean(taste: Taste) -> float:
        return project_worth(state, CLEO, small, 9.0, taste) / project_worth(state, CLEO, great, 9.0, taste)

    assert lean(BOLD) > lean(dared_taste(state)) > lean(DISGUISED)


def test_humans_search_which_project_to_study_and_the_alien_does_not() -> None:
    state = scene()
    state.phase = MARKS
    assert GAME.bots.without_search is not None
    moves = [state.tables.moves.place_marker[state.tables.project_of[project(name)]] for name in CENTRE]
    assert GAME.bots.without_search(state, ANN, moves, Chance(0, 0)) == []
    assert len(GAME.bots.without_search(state, CLEO, moves, Chance(0, 0))) == len(moves)
