"""R9: what is known, and what is imagined from it."""

from collections import Counter
from typing import Any

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.area51 import GAME
from saucer.games.area51.encoding import EVERY_CARD
from saucer.games.area51.events import CardDrawn, CardsPlayed
from saucer.games.area51.options import Options
from saucer.games.area51.rules.knowledge import UNSEEN, kind_of_item
from saucer.games.area51.state import State
from saucer.games.area51.view import HiddenCard
from tests.games.area51.scenes import (
    HER,
    ME,
    YOU,
    build,
    collect,
    down,
    draw,
    empty_deck,
    hand,
    legal,
    of_kind,
    pick_up,
    play,
    refresh,
    scene,
    show,
    take,
    up,
)

SIX = ["blue-4", "brown-4", "orange-4", "green-1", "green-2", "green-3"]
TRIES = 300


def imagined(state: State, viewer: Seat, tries: int = TRIES) -> list[State]:
    view = GAME.sight.see(state, viewer)
    return [GAME.sight.imagine(view, Chance(seed, 0)) for seed in range(tries)]


def remembered(state: State, seat: Seat) -> list[str]:
    """The kinds everyone remembers of a seat's hidden cards."""
    cards = GAME.sight.see(state, None).seats[seat].remembered
    return [str(card.card) for card in cards if card.card is not None]


def share(worlds: list[State], hangar: int, card: str) -> float:
    """In how many of the imagined worlds a card lies face down in a hangar."""
    number = worlds[0].tables.card_of[card]  # type: ignore[index]
    found = sum(any(item & 31 == number for item in world.piles[hangar]) for world in worlds)
    return found / len(worlds)


def test_r9_1_hands_and_face_down_cards_are_hidden_from_others() -> None:
    state = scene(hands={0: ["green-1", "brown-4"], 1: ["blue-1"]})
    events = play(state, build("A", "green"), *up("green-1", "Ax"), *down(("brown-4", "Ax")))
    own, other = GAME.sight.see(state, ME), GAME.sight.see(state, YOU)
    assert own.regions[0].hangars[0].hidden[0].card == "brown-4"
    assert other.regions[0].hangars[0].hidden[0].card is None
    assert other.regions[0].hangars[0].hidden[0].seat == ME
    assert (own.seats[1].hand, other.seats[1].hand) == (None, ("blue-1",))
    played = of_kind(events, CardsPlayed)[0]
    assert GAME.sight.see_event(state, played, ME).cards == ("brown-4",)
    assert GAME.sight.see_event(state, played, YOU).cards is None
    assert GAME.sight.see_event(state, played, None).cards is None


def test_r9_1_a_drawn_card_is_hidden_from_others() -> None:
    state = scene(deck=["blue-4"])
    drawn = of_kind(play(state, collect(), draw()), CardDrawn)[0]
    assert GAME.sight.see_event(state, drawn, ME).card == "blue-4"
    assert GAME.sight.see_event(state, drawn, HER).card is None


def test_r9_2_plans_are_secret() -> None:
    state = scene(hands={0: ["green-1", "brown-4"]})
    before = GAME.sight.see(state, YOU)
    play(state, build("A", "green"), show("green-1"))
    assert GAME.sight.see(state, YOU) == before
    assert GAME.sight.see(state, ME).decision.card == "green-1"
    world = GAME.sight.imagine(GAME.sight.see(state, ME), Chance(1, 0))
    assert GAME.rules.legal_moves(world, ME) == legal(state)


def test_r9_3_cards_taken_from_the_display_are_known() -> None:
    state = scene(display=SIX)
    play(state, collect(), take("blue-4"), take("brown-4"), take("orange-4"))
    assert remembered(state, ME) == ["blue-4", "brown-4", "orange-4"]
    assert all(hand(world, 0) == ["blue-4", "brown-4", "orange-4"] for world in imagined(state, YOU, 20))


def test_r9_3_cards_kept_from_a_pile_are_known() -> None:
    state = scene(piles={"Ax": ["green-3", "2:brown-1"]})
    play(state, pick_up("Ax"))
    assert remembered(state, ME) == ["brown-1", "green-3"]
    assert state.memory[2] == []


def known_hand_feeds_a_pile() -> State:
    """Seat 0 is known to hold blue 4, brown 4 and green 1, and plays green 1 face up and one face down."""
    state = scene(display=SIX)
    play(state, collect(), take("blue-4"), take("brown-4"), take("green-1"))
    play(state, collect(), draw(), draw(), draw())
    play(state, collect(), draw(), draw(), draw())
    play(state, build("A", "green"), *up("green-1", "Ax"), *down(("blue-4", "Ay")))
    return state


def test_r9_3_once_a_hand_plays_face_down_a_known_card_is_there_or_in_the_pile() -> None:
    state = known_hand_feeds_a_pile()
    assert remembered(state, ME) == ["blue-4", "brown-4"]
    worlds = imagined(state, YOU)
    assert 0.4 < share(worlds, 1, "blue-4") < 0.6
    assert share(worlds, 1, "blue-4") + share(worlds, 1, "brown-4") == 1
    assert share(imagined(state, ME, 20), 1, "blue-4") == 1


def test_r9_3_a_card_gained_later_is_not_in_an_older_pile() -> None:
    state = known_hand_feeds_a_pile()
    play(state, collect(), draw(), draw(), draw())
    play(state, collect(), draw(), draw(), draw())
    last = [str(state.tables.card_ids[card]) for card in state.display[-3:]]
    play(state, collect(), *[take(card) for card in last])
    worlds = imagined(state, HER)
    assert share(worlds, 1, "blue-4") + share(worlds, 1, "brown-4") == 1
    for world in worlds[:50]:
        assert not Counter(last) - Counter(hand(world, 0))


def test_r9_4_a_card_that_shows_itself_is_taken_for_the_remembered_one() -> None:
    state = scene(hands={0: ["blue-4", "green-2"]}, display=SIX)
    play(state, collect(), take("blue-4"), take("brown-4"), take("green-1"))
    play(state, collect(), draw(), draw(), draw())
    play(state, collect(), draw(), draw(), draw())
    play(state, collect(), refresh("blue-4"))
    assert remembered(state, ME) == ["brown-4", "green-1"]
    assert sum(kind_of_item(item) == UNSEEN for item in state.memory[0]) == 2
    assert hand(state, 0) == ["blue-4", "brown-4", "green-1", "green-2"]


def test_r9_5_at_first_others_hold_starting_artifacts() -> None:
    state = GAME.rules.start(Options(), 4, Chance(5, 0))
    seat = Seat(state.turn)
    starters = Counter(dict(enumerate(state.tables.starters)))
    for world in imagined(state, seat, 60):
        top = Counter(world.deck[-6:]) + Counter(world.display)
        for cards in world.hands:
            top += Counter({card: count for card, count in enumerate(cards) if count})
        assert top <= starters


def test_r9_5_all_deals_of_the_starting_artifacts_are_equally_likely() -> None:
    state = GAME.rules.start(Options(), 3, Chance(6, 0))
    seat, other = Seat(state.turn), (state.turn + 1) % 3
    left = state.tables.starters[:]
    for card in state.display:
        left[card] -= 1
    left = [count - own for count, own in zip(left, state.hands[seat], strict=True)]
    worlds = imagined(state, seat, 2000)
    for card in EVERY_CARD:
        mean = sum(world.hands[other][card] for world in worlds) / len(worlds)
        assert abs(mean - 5 * left[card] / sum(left)) < 0.07


def test_r9_5_after_a_shuffle_the_deck_is_the_old_discards() -> None:
    state = scene(display=SIX)
    empty_deck(state, discards=["brown-1", "brown-2", "orange-4", "green-1"])
    play(state, collect(), draw())
    names = {"brown-1", "brown-2", "orange-4", "green-1"}
    for world in imagined(state, YOU, 50):
        assert {str(world.tables.card_ids[card]) for card in world.deck} < names
        assert set(hand(world, 0)) < names


def by_memory(**board: Any) -> State:
    return scene(**board, options={"by_memory": True})


def shown(state: State, viewer: Seat | None) -> Any:
    return GAME.sight.show(GAME.sight.see(state, viewer))


def test_r9_6_by_memory_alone_nobody_is_shown_what_they_could_remember() -> None:
    state = by_memory(display=SIX, hands={0: ["green-1", "brown-4"]}, bunkers={"A5": (0, "brown", 4)})
    play(state, build("A", "green"), *up("green-1", "Ax"), *down(("brown-4", "Ax")))
    play(state, collect(), take("blue-4"), take("brown-4"), take("orange-4"))
    for viewer in (ME, YOU, HER, None):
        view = shown(state, viewer)
        pile = view.regions[0].hangars[0]
        assert pile.hidden == (HiddenCard(ME, 0, None),)
        assert (pile.shown, pile.least, pile.most) == (("green-1",), 0, 0)
        assert [load.card for load in pile.loads] == ["green-1"]
        assert [(seat.remembered, seat.age, seat.fed) for seat in view.seats] == [((), 0, False)] * 3
        assert (view.pool, view.pool_deck) == ((), 0)


def test_r9_6_everything_else_is_shown_as_ever() -> None:
    board: dict[str, Any] = {"piles": {"Ax": ["0:blue-1", "1:green-1"]}, "hands": {0: ["blue-2"]}}
    plain, secret = GAME.sight.see(scene(**board), ME), shown(by_memory(**board), ME)
    for name in ("stage", "turn", "decision", "vehicles", "towers", "display", "deck", "discards"):
        assert getattr(secret, name) == getattr(plain, name)
    assert [(seat.hand, seat.score) for seat in secret.seats] == [
        (seat.hand, seat.score) for seat in plain.seats
    ]
    assert [region.bunkers for region in secret.regions] == [region.bunkers for region in plain.regions]


def test_r9_6_what_is_shown_does_not_depend_on_what_was_put_face_down() -> None:
    hidden = ("brown-4", "blue-1", "orange-2")
    views = [shown(by_memory(piles={"Ax": [f"0:{card}"]}, hands={0: ["green-1"]}), ME) for card in hidden]
    assert views[0] == views[1] == views[2]
    assert GAME.sight.see(by_memory(piles={"Ax": ["0:brown-4"]}), ME) != GAME.sight.see(
        by_memory(piles={"Ax": ["0:blue-1"]}), ME
    )


def test_r9_6_news_of_your_own_face_down_cards_names_none() -> None:
    state = by_memory(hands={0: ["green-1", "brown-4"]})
    events = play(state, build("A", "green"), *up("green-1", "Ax"), *down(("brown-4", "Ax")))
    assert GAME.sight.see_event(state, of_kind(events, CardsPlayed)[0], ME).cards is None


def test_r9_6_bots_remember_all_the_same() -> None:
    board: dict[str, Any] = {"piles": {"Ax": ["0:blue-1", "1:green-1"]}}
    assert GAME.sight.see(by_memory(**board), ME).regions == GAME.sight.see(scene(**board), ME).regions


def test_r9_6_no_hints_are_given() -> None:
    assert GAME.allows_hints(Options())
    assert not GAME.allows_hints(Options(by_memory=True))


def test_r9_6_once_the_match_is_over_everything_is_shown() -> None:
    state = by_memory(stage="clearing", piles={"Ax": ["0:green-3"]})
    play(state, pick_up("Ax"))
    assert shown(state, ME) == GAME.sight.see(state, ME)
    assert GAME.sight.see(state, ME).outcome
