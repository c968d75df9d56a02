"""R8: variants."""

from collections import Counter

import pytest

from saucer.engine.chance import Chance
from saucer.engine.errors import BadOptions
from saucer.engine.match import Match
from saucer.engine.types import Outcome
from saucer.games.strangers import GAME
from saucer.games.strangers.events import BoardChosen, CardDrawn, RoundEnded, RoundStarted
from saucer.games.strangers.moves import (
    ChooseBoard,
    EndTurn,
    LayCard,
    LayTheRest,
    MoveTo,
    PlayCard,
    Release,
    ResolveFirst,
    StartRound,
)
from saucer.games.strangers.options import Options
from saucer.games.strangers.state import State
from tests.games.strangers.scenes import (
    HER,
    ME,
    YOU,
    act,
    after,
    alien,
    discard,
    discarded,
    full,
    hand,
    happened,
    kid,
    lay,
    look_at,
    moves_like,
    moves_of,
    phase,
    pile,
    play,
    refused,
    scene,
    seed_for,
    to,
)

SEVEN = ["c1", "a3", "c4", "h1", "g2", "i2", "e3"]
SERIES = {"best_of_three": True}
TOTAL = {"total_invasion": True}


def fresh(seats: int, seed: int, **options: object) -> State:
    return GAME.rules.start(Options(**options), seats, Chance(seed, 0))  # type: ignore[arg-type]


def test_r8_1_aliens_met_in_the_deal_beyond_the_fifth_return() -> None:
    returned = 0
    for seed in range(400):
        plain, late = fresh(4, seed), fresh(4, seed, late_sightings_return=True)
        met = discarded(plain).count("alien")
        assert discarded(late).count("alien") == min(met, 5)
        assert discarded(late).count("saucer") == discarded(plain).count("saucer")
        assert Counter(pile(late)) - Counter(pile(plain)) == Counter({"alien": max(0, met - 5)})
        returned += met > 5
    assert returned


def team_scene(teams: str) -> State:
    safe = {"house-1.1": 0, "library.1": 1, "library.2": 2, "pool.1": 3}
    hands = {0: ["ice-cream-date"], 1: ["walk"], 2: ["run"], 3: ["bmx"]}
    return scene(seats=4, options={"teams": teams}, safe=safe, hands=hands, aliens=SEVEN, deck=["alien"])


@pytest.mark.parametrize(("teams", "partner"), [("open", YOU), ("closed", HER)])
def test_r8_2_partners_sit_side_by_side_or_opposite_and_add_their_scores(teams: str, partner: int) -> None:
    state = after(team_scene(teams), Release(), alien("f9"))
    own = [4, 1, 1, 6]
    ours = own[ME] + own[partner]
    assert state.result is not None
    assert state.result.scores[ME] == state.result.scores[partner] == ours
    assert sorted(set(state.result.scores)) == sorted({ours, sum(own) - ours})


def test_r8_2_open_partners_see_each_others_hands() -> None:
    view = GAME.sight.see(team_scene("open"), ME)
    assert [seat.hand for seat in view.seats] == [("ice-cream-date",), ("walk",), (None,), (None,)]


def test_r8_2_open_partners_see_each_others_draws() -> None:
    state = scene(seats=4, options={"teams": "open"}, deck=["run", "run", "run"])
    state, events = act(state, Release())
    drawn = happened(events, CardDrawn)[0]
    assert GAME.sight.see_event(state, drawn, YOU) == drawn
    assert GAME.sight.see_event(state, drawn, HER) == CardDrawn(ME, None)


def test_r8_2_closed_partners_share_nothing() -> None:
    view = GAME.sight.see(team_scene("closed"), ME)
    assert [seat.hand for seat in view.seats] == [("ice-cream-date",), (None,), (None,), (None,)]


@pytest.mark.parametrize("teams", ["open", "closed"])
def test_r6_14_ice_cream_date_may_look_at_a_partners_hand(teams: str) -> None:
    state = after(team_scene(teams), play("ice-cream-date"))
    assert moves_of(state) == [look_at(1), look_at(2), look_at(3)]
    assert refused(state, look_at(0)) == "R6.14"


def test_r8_2_contact_wins_for_the_team() -> None:
    state = scene(
        seats=4, options={"teams": "closed"}, safe=full("library", 2, 0), hands={0: ["science-club"]}
    )
    state = after(state, play("science-club"), seed=seed_for(True, True))
    assert state.result is not None
    assert state.result.winners == (ME, HER)


def test_r8_2_one_player_with_ten_safe_kids_ends_play() -> None:
    safe = {**full("pool", 4, 0), **full("pep-rally", 4, 0), "west-park.1": 0}
    state = scene(
        seats=4, options={"teams": "open"}, way={0: ["f7"], 1: ["e9"]}, safe=safe, hands={0: ["walk"]}
    )
    state = after(state, play("walk"), to("library"))
    assert state.result is not None
    assert state.result.winners == (ME, YOU)


def test_r8_3_a_hand_of_four() -> None:
    state = fresh(3, 1, hand_of_four=True)
    assert [len(hand(state, seat)) for seat in range(3)] == [4] * 3
    state = scene(options={"hand_of_four": True}, safe={"library.1": 0})
    assert len(hand(after(state, Release()), ME)) == 5


def test_r8_4_one_free_discard_before_the_action() -> None:
    state = scene(options={"free_discard": True}, way={0: ["e9"]}, hands={0: ["walk", "run", "bmx"]})
    state = after(state, discard("bmx"))
    assert discarded(state) == ["bmx"]
    assert state.turn == ME
    assert refused(state, discard("run")) == "R8.4"
    state, events = act(state, play("walk"), to("e8"))
    assert len(happened(events, CardDrawn)) == 2


def test_r8_4_one_free_discard_after_the_action() -> None:
    state = scene(options={"free_discard": True}, way={0: ["e9"]}, hands={0: ["walk", "run", "bmx"]})
    state = after(state, play("walk"), to("e8"))
    assert (state.turn, phase(state)) == (ME, "end")
    assert moves_of(state) == [EndTurn(), discard("run"), discard("bmx")]
    state, events = act(state, discard("bmx"))
    assert len(happened(events, CardDrawn)) == 2
    assert state.turn == YOU


def test_r8_4_a_player_who_discards_nothing_ends_the_turn() -> None:
    state = scene(options={"free_discard": True}, way={0: ["e9"]}, hands={0: ["walk", "run", "bmx"]})
    state, events = act(state, play("walk"), to("e8"), EndTurn())
    assert len(happened(events, CardDrawn)) == 1
    assert state.turn == YOU


def test_r8_4_nobody_is_asked_with_an_empty_hand_or_after_a_discard() -> None:
    state = scene(options={"free_discard": True}, way={0: ["e9"]}, hands={0: ["walk"]})
    assert after(state, play("walk"), to("e8")).turn == YOU
    state = scene(options={"free_discard": True}, way={0: ["e9"]}, hands={0: ["walk", "run", "bmx"]})
    assert after(state, discard("run"), play("walk"), to("e8")).turn == YOU


def test_r8_4_bots_discard_what_is_of_no_use_after_the_action_and_nothing_in_the_middle() -> None:
    state = scene(options={"free_discard": True}, way={0: ["e9"]}, hands={0: ["walk", "boyfriend"]})
    middle = after(state, play("walk"))
    weights = GAME.bots.advise(middle, ME, moves_of(middle), Chance(1, 0))
    assert [weight > 0.0 for weight in weights] == [isinstance(move, MoveTo) for move in moves_of(middle)]
    end = after(middle, to("e8"))
    weights = GAME.bots.advise(end, ME, moves_of(end), Chance(1, 0))
    assert moves_of(end)[weights.index(max(weights))] == discard("boyfriend")


def test_r8_4_without_the_variant_nothing_is_discarded() -> None:
    assert refused(scene(hands={0: ["walk"]}), discard("walk")) == "R8.4"


def test_r8_4_a_card_must_be_in_hand_to_be_discarded() -> None:
    assert refused(scene(options={"free_discard": True}, hands={0: ["walk"]}), discard("run")) == "R8.4"


@pytest.mark.parametrize("card", ["alien", "saucer"])
def test_r8_5_in_a_total_invasion_a_sighting_does_both_in_the_drawers_order(card: str) -> None:
    state = after(scene(options=TOTAL, safe={"pool.1": 1}, deck=[card, "run"]), Release())
    assert moves_of(state) == [ResolveFirst("alien"), ResolveFirst("saucer")]
    first = after(state, ResolveFirst("alien"))
    assert phase(first) == "head"
    assert phase(after(first, alien("c1"))) == "victim"
    other = after(state, ResolveFirst("saucer"))
    assert phase(other) == "victim"
    assert phase(after(other, kid(1, "pool.1"))) == "head"


def test_r8_5_the_last_alien_ends_play_before_the_flip() -> None:
    state = scene(options=TOTAL, aliens=SEVEN, safe={"pool.1": 1}, deck=["saucer"])
    state = after(state, Release(), ResolveFirst("alien"), alien("f9"))
    assert state.result == Outcome((0, 6), (YOU,), "last-alien")


def test_r8_5_the_flip_can_come_before_the_last_alien() -> None:
    state = scene(options=TOTAL, aliens=SEVEN, safe={"pool.1": 1}, deck=["alien"])
    state = after(state, Release(), ResolveFirst("saucer"), kid(1, "pool.1"), seed=seed_for(True))
    state = after(state, alien("f9"))
    assert state.result == Outcome((0, 0), (ME, YOU), "last-alien")


def last_alien(safe: dict[str, int], round: int = 1, seed: int = 1) -> tuple[State, list[object]]:  # noqa: A002
    """Seat 0 ends a round of a series with the last Alien of board A."""
    state = scene(options=SERIES, aliens=SEVEN, safe=safe, deck=["alien"])
    state.round = round
    state.wins = [0, 1] if round == 2 else [0, 0]
    state.points = [3, 5] if round == 2 else [0, 0]
    return act(state, Release(), alien("f9"), seed=seed)


def test_r8_6_the_board_stays_as_it_lies_until_the_winner_deals_again() -> None:
    state, events = last_alien({"pool.1": 1})
    assert events[-1] == RoundEnded("last-alien", (0, 6), (YOU,))
    assert phase(state) == "next"
    assert moves_of(state) == [StartRound()]
    assert (state.round, state.turn, state.reserve) == (1, YOU, 0)
    assert refused(state, Release()) == "R2.1"


def test_r8_6_the_second_round_is_on_the_other_board_and_the_winner_starts() -> None:
    state, events = act(last_alien({"pool.1": 1})[0], StartRound())
    assert events[0] == RoundStarted(2, "B", YOU)
    assert (state.round, state.turn, state.reserve) == (2, YOU, 10)
    assert state.wins == [0, 1]
    assert state.points == [0, 6]
    assert state.result is None


def test_r8_6_the_first_round_is_on_board_a() -> None:
    assert GAME.sight.see(fresh(2, 1, best_of_three=True), None).board == "A"
    with pytest.raises(BadOptions, match=r"R8\.6"):
        Match(GAME, Options(best_of_three=True, board="B"), 2, 1)


def test_r8_6_two_wins_settle_the_match() -> None:
    state, _ = last_alien({"pool.1": 1}, round=2)
    assert state.result == Outcome((3, 11), (YOU,), "series")


def test_r8_6_after_a_win_and_a_tie_a_third_round_is_played_too() -> None:
    state, _ = last_alien({}, round=2)
    assert (phase(state), state.turn, state.result) == ("board", YOU, None)


def test_r8_6_at_one_win_each_a_third_round_is_played_on_a_chosen_board() -> None:
    state, _ = last_alien({"pool.1": 0}, round=2)
    assert phase(state) == "board"
    assert state.turn == ME
    state, events = act(state, ChooseBoard("B"))
    assert events[:2] == [BoardChosen(ME, "B"), RoundStarted(3, "B", ME)]
    assert state.round == 3


def test_r8_7_solo_leaves_ice_cream_date_out() -> None:
    state = fresh(1, 1)
    assert "ice-cream-date" not in [*hand(state, ME), *pile(state), *discarded(state)]
    assert len([*hand(state, ME), *pile(state), *discarded(state)]) == 99


def test_r8_7_contact_is_worth_ten_points_and_play_goes_on() -> None:
    state = scene(seats=1, safe=full("library", 2, 0), hands={0: ["science-club"]})
    state = after(state, play("science-club"), seed=seed_for(True, True))
    assert state.result is None
    assert GAME.sight.see(state, ME).seats[0].score == 2 + 10


def test_r8_7_the_challenge_ends_with_the_last_alien() -> None:
    state = scene(seats=1, aliens=SEVEN, safe={"pool.1": 0}, deck=["alien"])
    state.contacts = 1
    state = after(state, Release(), alien("f9"))
    assert state.result == Outcome((16,), (ME,), "last-alien")


def architect(**more: object) -> State:
    return fresh(1, 1, solo="architect", **more)


def test_r8_8_the_architect_leaves_saucers_science_club_and_ice_cream_date_out() -> None:
    state = architect()
    assert not {lay("saucer"), lay("science-club"), lay("ice-cream-date"), lay("alien")} & set(
        moves_of(state)
    )
    assert len(moves_like(state, LayCard)) == 15
    laid = after(state, lay("walk"), lay("walk"), lay("walk"), LayTheRest())
    assert len(hand(laid, ME)) + len(pile(laid)) == 93


def test_r8_8_the_architect_chooses_the_hand_then_the_deck() -> None:
    state = architect()
    assert refused(state, LayTheRest()) == "R9.26"
    state = after(state, lay("bmx"), lay("carpool"), lay("walk"))
    assert hand(state, ME) == ["walk", "bmx", "carpool"]
    assert refused(state, lay("carpool")) == "R9.26"
    state = after(state, lay("watches"), lay("run"), LayTheRest())
    assert pile(state)[:4] == ["watches", "alien", "run", "alien"]
    assert phase(state) == "action"


@pytest.mark.parametrize(("board", "plays"), [("A", 9), ("B", 11)])
def test_r8_8_without_library_or_men_in_black_a_plan_lasts_so_many_cards(board: str, plays: int) -> None:
    state = after(architect(board=board), lay("walk"), lay("walk"), lay("walk"), LayTheRest())
    played = 0
    while moves_of(state):
        played += bool(moves_like(state, PlayCard))
        state = after(state, (moves_like(state, PlayCard) or moves_of(state))[0])
    assert played == plays


@pytest.mark.parametrize(
    ("seats", "options", "rule"),
    [
        (3, {"teams": "open"}, "R8.2"),
        (1, {"teams": "closed"}, "R8.2"),
        (4, {"best_of_three": True}, "R8.6"),
        (1, {"best_of_three": True}, "R8.6"),
        (2, {"solo": "architect"}, "R8.8"),
        (4, {"solo": "architect", "teams": "open"}, "R8.8"),
    ],
)
def test_r8_9_what_does_not_go_together_is_refused(seats: int, options: dict[str, object], rule: str) -> None:
    with pytest.raises(BadOptions, match=rule):
        Match(GAME, Options(**options), seats, 1)  # type: ignore[arg-type]


def test_r8_9_everything_else_combines() -> None:
    more = {"hand_of_four": True, "free_discard": True, "total_invasion": True, "late_sightings_return": True}
    for seats, options in [
        (1, {}),
        (1, {"solo": "architect"}),
        (2, SERIES),
        (4, {"teams": "open", "board": "B"}),
    ]:
        assert GAME.check(Options(**options, **more), seats) is None  # type: ignore[arg-type]
