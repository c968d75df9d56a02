"""R9.24 to R9.33: rulings on teams, series, the architect, and what came up later."""

from collections import Counter
from typing import Any

import pytest

from saucer.engine.chance import Chance
from saucer.engine.types import Outcome
from saucer.games.strangers import GAME
from saucer.games.strangers.components import STANDARD, Spot
from saucer.games.strangers.events import AlienPlaced, CardDrawn, CardPlayed, RoundStarted
from saucer.games.strangers.moves import ChooseBoard, EndTurn, LayTheRest, Release, ResolveFirst, Stop
from saucer.games.strangers.rules.scoring import own_scores
from saucer.games.strangers.state import State
from saucer.games.strangers.tables import Space, set_of
from tests.games.strangers.scenes import (
    ME,
    YOU,
    act,
    after,
    alien,
    architect,
    card,
    discard,
    events_of,
    flee,
    full,
    goals,
    hand,
    happened,
    home,
    kid,
    lay,
    moves_of,
    phase,
    pile,
    play,
    refused,
    scene,
    seed_for,
    to,
    where,
)

SEVEN = ["c1", "a3", "c4", "h1", "g2", "i2", "e3"]
SERIES = {"best_of_three": True}
TOTAL = {"total_invasion": True}


def test_r9_24_a_partners_kids_are_not_ones_own() -> None:
    safe = {"north-park.1": 1, "library.1": 1}
    state = scene(
        seats=4, options={"teams": "open"}, way={0: ["c9"], 1: ["e9"]}, safe=safe, hands={0: ["walk"]}
    )
    assert refused(state, Release()) == "R2.3"
    assert GAME.sight.see(state, ME).seats[0].hand_limit == 3
    assert goals(after(state, play("walk"))) == {"c8", "d9", "b9"}


def last_alien(safe: dict[str, int], played: int, wins: list[int], points: list[int], seed: int = 1) -> State:
    """Seat 0 ends a round of a series with the last Alien of board A."""
    state = scene(options=SERIES, aliens=SEVEN, safe=safe, deck=["alien"])
    state.round, state.wins, state.points = played, wins, points
    return after(state, Release(), alien("f9"), seed=seed)


def test_r9_25_a_tied_round_counts_for_nobody_and_chance_picks_who_starts() -> None:
    starters = Counter(last_alien({}, 1, [0, 0], [0, 0], seed).first for seed in range(60))
    assert last_alien({}, 1, [0, 0], [0, 0]).wins == [0, 0]
    assert min(starters[ME], starters[YOU]) > 10


def test_r9_25_more_points_choose_the_board_and_the_winner_of_the_round_starts() -> None:
    state = last_alien({"library.1": 0}, 2, [0, 1], [0, 20])
    assert phase(state) == "board"
    assert state.turn == YOU
    after_choice, events = act(state, moves_of(state)[0])
    assert RoundStarted(3, "A", ME) in events
    assert after_choice.turn == ME


def test_r9_25_the_player_who_chooses_the_board_can_be_seen_doing_so() -> None:
    state = scene(
        options=SERIES, aliens=SEVEN, safe={"library.1": 0}, way={1: ["e9", "c9", "d9"]}, deck=["alien"]
    )
    state.round, state.wins, state.points = 2, [0, 1], [0, 20]
    state = after(state, Release(), alien("f9"))
    for viewer in (ME, YOU, None):
        assert GAME.sight.see(state, viewer).decision.phase == "board"


def test_r9_25_on_equal_points_chance_picks_who_chooses() -> None:
    choosers = Counter(last_alien({"pool.1": 0}, 2, [0, 1], [4, 10], seed).turn for seed in range(60))
    assert min(choosers[ME], choosers[YOU]) > 10


@pytest.mark.parametrize("wins", [[0, 1], [1, 0], [0, 0]])
def test_r9_25_a_tie_leads_to_a_third_round_on_the_board_of_the_player_with_more_points(
    wins: list[int],
) -> None:
    state = last_alien({}, 2, wins, [30, 2])
    assert (state.result, state.wins) == (None, wins)
    assert (phase(state), state.turn) == ("board", ME)
    state, events = act(state, ChooseBoard("B"))
    assert happened(events, RoundStarted)[0].board == "B"
    assert state.round == 3


def test_r9_25_after_two_ties_on_equal_points_chance_picks_who_chooses() -> None:
    choosers = Counter(last_alien({}, 2, [0, 0], [5, 5], seed).turn for seed in range(60))
    assert min(choosers[ME], choosers[YOU]) > 10


def test_r9_25_only_two_wins_settle_the_match_after_two_rounds() -> None:
    assert last_alien({"pool.1": 0}, 2, [1, 0], [3, 20]).result == Outcome((9, 20), (ME,), "series")


def test_r9_25_after_a_third_tie_the_points_decide() -> None:
    homes = {"house-1.1": 0, "house-2.1": 1}
    assert last_alien(homes, 3, [0, 0], [5, 5]).result == Outcome((9, 9), (ME, YOU), "series")
    assert last_alien(homes, 3, [0, 0], [5, 6]).result == Outcome((9, 10), (YOU,), "series")
    assert last_alien(homes, 3, [1, 0], [5, 6]).result == Outcome((9, 10), (ME,), "series")


def test_r9_25_after_three_rounds_wins_count_first_then_points() -> None:
    assert last_alien({"pool.1": 0}, 3, [1, 1], [0, 50]).result == Outcome((6, 50), (ME,), "series")
    assert last_alien({}, 3, [1, 1], [9, 8]).result == Outcome((9, 8), (ME,), "series")


def test_r9_26_every_even_position_is_an_alien_until_the_eighteen_are_laid() -> None:
    state = after(architect(), lay("bmx"), lay("carpool"), lay("walk"), LayTheRest())
    deck = pile(state)
    assert [card == "alien" for card in deck[:36]] == [False, True] * 18
    assert "alien" not in deck[36:]
    assert len(deck) == 90


def test_r9_26_the_rest_lies_in_the_order_of_the_kinds() -> None:
    state = after(architect(), lay("bmx"), lay("carpool"), lay("walk"), lay("watches"), LayTheRest())
    order = [str(card.id) for card in STANDARD.cards]
    rest = [order.index(card) for card in pile(state)[2:] if card != "alien"]
    assert rest == sorted(rest)


def test_r9_26_a_hand_of_four_is_chosen_where_that_is_played() -> None:
    state = after(architect(hand_of_four=True), lay("bmx"), lay("carpool"), lay("walk"))
    assert refused(state, LayTheRest()) == "R9.26"
    assert len(hand(after(state, lay("run")), ME)) == 4


def test_r9_27_a_bus_leaves_and_reaches_stops_that_count_as_crossed() -> None:
    state = scene(way={0: ["e9"]}, hands={0: ["watches", "school-bus", "run"]})
    state = after(state, play("watches"), play("school-bus"), to("d3"))
    assert GAME.sight.see(state, ME).seats[0].way[0].crossed == ("d3", "e9")
    assert "d3" not in goals(after(state, play("run")))


def test_r9_27_a_later_ride_may_lead_back() -> None:
    state = scene(way={0: ["e9"]}, hands={0: ["watches", "school-bus", "school-bus"]})
    state = after(state, play("watches"), play("school-bus"), to("d3"), play("school-bus"))
    assert goals(state) == {"e9", "i6"}


def test_r9_28_ten_points_for_every_success() -> None:
    state = scene(seats=1, safe=full("library", 2, 0), hands={0: ["science-club"]})
    state.contacts = 1
    state = after(state, play("science-club"), seed=seed_for(True, True))
    assert own_scores(state) == [2 + 20]


def test_r9_29_a_free_discard_then_a_flight_still_draws_nothing() -> None:
    state = scene(options={"free_discard": True}, way={0: ["e9"]}, hands={0: ["walk", "run"]})
    state = after(state, discard("run"), flee("e9"))
    assert hand(state, ME) == ["walk"]


def test_r9_29_a_free_discard_may_come_before_an_extra_action_but_once() -> None:
    state = scene(
        options={"free_discard": True}, way={0: ["e9"]}, hands={0: ["watches", "walk", "run", "bmx"]}
    )
    state = after(state, play("watches"), discard("bmx"))
    assert refused(state, discard("run")) == "R8.4"
    state = after(state, play("walk"), to("e8"))
    assert state.turn == ME
    assert refused(state, discard("run")) == "R8.4"


def test_r9_29_a_free_discard_may_come_between_two_choices_of_a_card() -> None:
    state = scene(
        options={"free_discard": True}, way={0: ["e9", "f9"]}, hands={0: ["walkie-talkies", "run", "bmx"]}
    )
    state = after(state, play("walkie-talkies"))
    chosen = after(state, kid(ME, "e9"))
    for before in (state, chosen):
        assert discard("bmx") in moves_of(before)
        assert phase(after(before, discard("bmx"))) == phase(before)
        assert refused(before, discard("walk")) == "R8.4"
    state, events = act(chosen, discard("bmx"), to("e8"), Stop())
    assert len(happened(events, CardDrawn)) == 2
    assert state.turn == YOU


def test_r9_29_a_free_discard_while_a_sighting_waits_draws_one_more() -> None:
    state = scene(
        options={"free_discard": True},
        way={0: ["e9"]},
        hands={0: ["walk", "run", "bmx"]},
        deck=["alien", "skateboard", "walk"],
    )
    state = after(state, play("walk"), to("e8"), EndTurn())
    assert phase(state) == "head"
    state = after(state, discard("bmx"))
    assert (phase(state), hand(state, ME)) == ("head", ["run"])
    assert after(state, alien("c1")).turn == YOU
    assert hand(after(state, alien("c1")), ME) == ["walk", "run", "skateboard"]


def test_r9_29_a_discard_after_a_flight_is_replaced_by_the_next_refill() -> None:
    state = scene(options={"free_discard": True}, way={0: ["e9"]}, hands={0: ["walk", "run"]})
    state = after(state, flee("e9"))
    assert phase(state) == "end"
    state = after(state, discard("run"))
    assert (state.turn, hand(state, ME)) == (YOU, ["walk"])


def test_r9_29_by_version_2_a_free_discard_comes_before_an_action_only() -> None:
    game = GAME.by_rules(2)
    assert game is not None
    assert game.rules.start(game.options(free_discard=True), 2, Chance(1, 0)).variant.early_discard
    state = scene(options={"free_discard": True}, way={0: ["e9", "f9"]}, hands={0: ["walk", "run"]})
    state.variant.early_discard = True
    assert discard("run") in moves_of(state)
    chosen = after(state, play("walk"))
    assert refused(chosen, discard("run")) == "R8.4"
    assert after(chosen, kid(ME, "e9"), to("e8")).turn == YOU
    assert GAME.sight.imagine(GAME.sight.see(chosen, ME), Chance(1, 0)).variant.early_discard


def test_r9_30_with_no_kid_on_the_board_the_flip_is_skipped() -> None:
    state = scene(options=TOTAL, hands={0: ["walk"]}, deck=["saucer"])
    state, events = act(state, play("walk"), alien("c1"))
    assert happened(events, AlienPlaced)
    assert state.turn == YOU


def test_r9_30_the_flip_is_skipped_when_the_alien_took_the_only_kid() -> None:
    state = scene(options=TOTAL, way={1: ["f9"]}, hands={0: ["walk"]}, deck=["alien"])
    state = after(state, play("walk"), ResolveFirst("alien"), alien("f9"))
    assert state.turn == YOU


def test_r9_31_ice_cream_date_finds_no_cards() -> None:
    events = events_of(scene(way={0: ["e9"]}, hands={0: ["ice-cream-date"], 1: []}), play("ice-cream-date"))
    assert events[0] == CardPlayed(ME, card("ice-cream-date"), False)


def test_r9_31_no_kid_of_a_house_for_the_boyfriend() -> None:
    state, events = act(scene(safe={"pool.1": 1}, hands={0: ["boyfriend"]}), play("boyfriend"))
    assert events[0] == CardPlayed(ME, card("boyfriend"), False)
    assert home(state, YOU) == ["pool.1"]
    assert state.turn == YOU


@pytest.mark.parametrize("leaving", [[flee("e8")], [play("pep-rally"), kid(0, "e8")]])
@pytest.mark.parametrize("moved", [0, 1])
def test_r9_32_of_alike_kids_one_that_moved_leaves_first(leaving: list[Any], moved: int) -> None:
    state = scene(way={0: ["e8", "e8"]}, hands={0: ["pep-rally"]})
    state.extra_actions = 1
    state.trails[moved] = set_of([Space(state.board.node_of[Spot("e8")])])
    state = after(state, *leaving)
    assert where(state, ME) == ["e8"]
    assert state.trails == [0]


def test_r9_33_a_kid_sent_out_starts_afresh() -> None:
    state = scene(hands={0: ["watches", "walk", "boyfriend"]}, safe={"house-5.1": 0})
    state = after(state, play("watches"), play("boyfriend"), kid(ME, "house-5.1"))
    assert where(state, ME) == ["e9"]
    assert state.trails == [0]
    assert "e8" in goals(after(state, play("walk")))
