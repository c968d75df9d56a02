"""R4: creating and upgrading bunkers."""

from saucer.games.area51 import GAME
from saucer.games.area51.events import BunkerBuilt, BunkerUpgraded, CardsPlayed
from saucer.games.area51.moves import PlayFaceDown, PlayFaceUp, PutInto
from tests.games.area51.scenes import (
    PLENTY,
    build,
    collect,
    down,
    hand,
    hide,
    into,
    leave,
    legal,
    of_kind,
    pick_up,
    play,
    refusal,
    scene,
    show,
    up,
    upgrade,
)


def test_r4_1_one_card_face_up_and_one_face_down() -> None:
    state = scene(hands={0: ["green-3", "brown-4", "blue-1"]})
    events = play(state, build("A", "green"), *up("green-3", "Ax"), *down(("brown-4", "Ay")))
    played = of_kind(events, CardsPlayed)[0]
    assert (played.card, played.hangar, played.hidden, played.cards) == (
        "green-3",
        "Ax",
        ("Ay",),
        ("brown-4",),
    )
    assert hand(state, 0) == ["blue-1"]
    assert refusal(scene(hands={0: ["green-3"]}), build("A", "green")) == ("R4.1", "too-few-cards")


def test_r4_1_the_face_down_card_must_be_in_hand() -> None:
    state = scene(hands={0: ["green-3", "brown-4"]})
    play(state, build("A", "green"), *up("green-3", "Ax"))
    assert refusal(state, hide("green-3")) == ("R4.1", "card-not-in-hand")


def test_r4_2_cards_go_into_hangars_of_the_region() -> None:
    state = scene(hands={0: ["green-3", "brown-4"]})
    play(state, build("B", "green"), show("green-3"))
    assert legal(state) == [PutInto(name) for name in ("Bx", "By")]  # type: ignore[arg-type]
    assert refusal(state, into("Ax")) == ("R4.2", "not-in-region")
    assert refusal(state, into("Bz")) == ("R4.2", "not-in-region")
    play(state, into("Bx"), *down(("brown-4", "Bx")))
    pile = GAME.sight.see(state, None).regions[1].hangars[0]
    assert pile.shown == ("green-3",)
    assert len(pile.hidden) == 1


def test_r4_3_a_marker_a_space_a_tower_and_a_cap() -> None:
    spaces = {f"A{number}": (number % 3, "green" if number < 3 else "blue", 1) for number in range(1, 6)}
    full = scene(hands={0: PLENTY}, bunkers=spaces)
    assert refusal(full, build("A", "orange")) == ("R4.3", "no-space")
    used = scene(hands={0: PLENTY}, bunkers={"A5": (1, "blue", 11)})
    assert refusal(used, build("A", "orange")) == ("R4.3", "no-marker")
    towers = {f"A{number}": (1 + number % 2, "blue", 1) for number in (3, 4, 5)}
    assert refusal(scene(hands={0: PLENTY}, bunkers=towers), build("B", "blue")) == ("R4.3", "no-tower")
    colours = ("blue", "brown", "orange", "green", "blue")
    caps = {f"A{number}": (0, colours[number - 1], 1) for number in range(1, 6)}
    assert refusal(scene(hands={0: PLENTY}, bunkers=caps), build("B", "orange")) == ("R4.3", "no-cap")


def test_r4_4_the_highest_empty_number_and_level_one() -> None:
    state = scene(hands={0: PLENTY, 1: PLENTY[:3]}, bunkers={"A5": (2, "blue", 3)})
    events = play(state, build("A", "green"), *up("green-1", "Ax"), *down(("blue-1", "Ax")))
    built = of_kind(events, BunkerBuilt)[0]
    assert (built.bunker, built.tower, built.cap) == ("A4", "green", "white")
    bunker = GAME.sight.see(state, None).regions[0].bunkers[1]
    assert (bunker.level, bunker.owner) == (1, 0)
    assert state.markers[0] == 7
    assert state.caps == [4, 5, 4]


def test_r4_5_the_card_shown_has_the_colour_of_the_tower() -> None:
    state = scene(hands={0: ["green-1", "green-3", "blue-1"]})
    assert refusal(state, build("A", "orange")) == ("R4.5", "no-card-of-colour")
    play(state, build("A", "green"))
    assert legal(state) == [PlayFaceUp(card) for card in ("green-1", "green-3")]  # type: ignore[arg-type]
    assert refusal(state, show("blue-1")) == ("R4.5", "wrong-colour")
    assert refusal(state, show("green-2")) == ("R4.5", "card-not-in-hand")


def test_r4_6_as_many_face_down_cards_as_the_new_level() -> None:
    state = scene(hands={0: PLENTY}, bunkers={"A5": (0, "green", 2)})
    events = play(
        state,
        upgrade("A5"),
        *up("green-2", "Ax"),
        *down(("blue-1", "Ax"), ("brown-2", "Ay"), ("green-1", "Ax")),
    )
    assert of_kind(events, BunkerUpgraded)[0].level == 3
    assert state.markers[0] == 8
    assert state.sizes[0] == len(PLENTY) - 4


def test_r4_6_only_own_bunkers_with_a_marker_left_and_enough_cards() -> None:
    state = scene(hands={0: PLENTY[:3]}, bunkers={"A5": (1, "green", 1), "B5": (0, "green", 2)})
    assert refusal(state, upgrade("A4")) == ("R4.6", "no-bunker-there")
    assert refusal(state, upgrade("A5")) == ("R4.6", "not-your-bunker")
    assert refusal(state, upgrade("B5")) == ("R4.6", "too-few-cards")
    empty = scene(hands={0: PLENTY}, bunkers={"A5": (0, "green", 11)})
    assert refusal(empty, upgrade("A5")) == ("R4.6", "no-marker")


def test_r4_7_cards_are_chosen_in_order_and_alike_ones_from_left_to_right() -> None:
    cards = ["green-1", "green-1", "green-2", "green-2", "blue-1"]
    state = scene(hands={0: cards}, bunkers={"A5": (0, "green", 1)})
    play(state, upgrade("A5"), *up("green-2", "Ax"))
    assert legal(state) == [PlayFaceDown(card) for card in ("blue-1", "green-1")]  # type: ignore[arg-type]
    assert refusal(state, hide("green-2")) == ("R4.7", "lower-cards-first")
    play(state, *down(("green-1", "Ay")))
    assert refusal(state, hide("blue-1")) == ("R4.7", "cards-in-order")
    play(state, hide("green-1"))
    assert refusal(state, into("Ax")) == ("R4.7", "hangars-in-order")
    play(state, into("Ay"))
    assert state.levels[4] == 2


def test_r4_7_others_see_nothing_until_all_is_played_and_no_order_then() -> None:
    state = scene(hands={0: PLENTY}, bunkers={"A5": (0, "green", 1)})
    before = GAME.sight.see(state, None)
    events = play(state, upgrade("A5"), *up("green-2", "Ay"), *down(("blue-1", "Ay")), hide("orange-2"))
    assert events == []
    assert GAME.sight.see(state, None) == before
    played = of_kind(play(state, into("Ax")), CardsPlayed)[0]
    assert played.hidden == ("Ax", "Ay")
    assert played.cards == ("orange-2", "blue-1")


def test_r4_8_a_bunker_stores_up_to_its_level() -> None:
    state = scene(bunkers={"A5": (1, "green", 2)}, piles={"Ax": ["green-1", "green-2", "green-3"]})
    play(state, pick_up("Ax"))
    assert [str(move.card) for move in legal(state)] == ["green-1", "green-2"]
    assert refusal(state, leave("A5")) == ("R6.6", "must-load")
    assert refusal(state, collect()) == ("R2.4", "another-choice-first")
