"""Playing cards into hangars, for bunkers and vehicles alike (R4.1, R4.2, R4.5, R4.7, R5.1)."""

from collections.abc import Callable
from typing import Final

from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Facts, Refusal, Seat, Viewer
from saucer.games.area51.components import CardId, HangarId
from saucer.games.area51.encoding import (
    HANGARS_OF,
    KINDS,
    Card,
    Hangar,
    Region,
    card_placed,
    face_down,
    face_up,
    hangar_chosen,
    hangar_place,
    hangar_region,
    placement,
    stored_cards,
)
from saucer.games.area51.events import CardsPlayed, Event
from saucer.games.area51.moves import Move, PlayFaceDown, PlayFaceUp, PutInto
from saucer.games.area51.rules.bunkers import add_level, build_bunker
from saucer.games.area51.rules.end import end_turn
from saucer.games.area51.rules.knowledge import play_unseen, show_card
from saucer.games.area51.rules.refusals import refuse
from saucer.games.area51.rules.vehicles import send_vehicle
from saucer.games.area51.state import (
    BUNKER,
    DOWN_CARD,
    DOWN_HANGAR,
    LEVEL,
    UP_HANGAR,
    VEHICLE,
    State,
    added,
    with_row,
)

CARRY_OUT: Final[dict[int, Callable[[State, Sink[Event]], None]]] = {
    BUNKER: build_bunker,
    LEVEL: add_level,
    VEHICLE: send_vehicle,
}
"""For each plan what happens once its cards are played."""
PRICE_RULES: Final[dict[int, str]] = {BUNKER: "R4.1", LEVEL: "R4.6", VEHICLE: "R5.1"}
"""For each plan the rule that says how many cards are played."""


def hangars_in(state: State, region: Region) -> list[Hangar]:
    """The hangars of a region, from left to right."""
    return HANGARS_OF[region][state.hangars[region]]


# The card to play face up


def legal_face_up(state: State, _seat: Seat) -> list[Move]:
    """Cards of the colour of the tower or vehicle. (R4.5)"""
    rest, moves = state.rest, state.tables.face_up
    return [moves[card] for card in stored_cards(state.colour, 4) if rest[card]]


def refuse_face_up(state: State, _seat: Seat, move: PlayFaceUp) -> Refusal:
    card = state.tables.card_of.get(move.card)
    if card is None or state.rest[card] == 0:
        return refuse("R4.5", "card-not-in-hand", {"card": move.card})
    return refuse("R4.5", "wrong-colour", {"card": move.card, "tower": state.tables.colours[state.colour]})


def choose_face_up(state: State, _seat: Viewer, move: PlayFaceUp, _events: Sink[Event], _rng: Chance) -> None:
    state.shown = state.tables.card_of[move.card]
    state.rest = added(state.rest, state.shown, -1)
    state.phase = UP_HANGAR


# Its hangar


def legal_hangars(state: State, _seat: Seat) -> list[Move]:
    """The hangars of the region. (R4.2)"""
    hangars = hangars_in(state, state.region)
    return state.tables.put_into[hangars[0] : hangars[-1] + 1]


def refuse_hangar(state: State, _seat: Seat, move: PutInto) -> Refusal:
    """Why a card, face up or face down, does not go into a hangar."""
    hangar = state.tables.hangar_of.get(move.hangar)
    facts: Facts = {"hangar": move.hangar, "region": state.tables.regions[state.region]}
    if (
        hangar is None
        or hangar_region(hangar) != state.region
        or hangar_place(hangar) >= state.hangars[state.region]
    ):
        return refuse("R5.2" if state.plan == VEHICLE else "R4.2", "not-in-region", facts)
    return refuse("R4.7", "hangars-in-order", facts)


def place_face_up(state: State, _seat: Viewer, move: PutInto, _events: Sink[Event], _rng: Chance) -> None:
    state.shown_in = state.tables.hangar_of[move.hangar]
    state.phase = DOWN_CARD


# The cards to play face down


def lowest_card(state: State) -> Card:
    """The lowest card that may be chosen next. (R4.7)"""
    return card_placed(state.hidden[-1]) if state.hidden else Card(0)


def legal_face_down(state: State, _seat: Seat) -> list[Move]:
    """Return the cards that may be chosen next: from the last one on, while enough remain. (R4.7)"""
    found: list[Move] = []
    rest, moves = state.rest, state.tables.face_down
    missing = state.needed - len(state.hidden)
    reserve = 0
    for card in range(KINDS - 1, lowest_card(state) - 1, -1):
        count = rest[card]
        if count:
            reserve += count
            if reserve >= missing:
                found.append(moves[card])
    found.reverse()
    return found


def refuse_face_down(state: State, _seat: Seat, move: PlayFaceDown) -> Refusal:
    card = state.tables.card_of.get(move.card)
    facts: Facts = {"card": move.card}
    if card is None or state.rest[card] == 0:
        return refuse(PRICE_RULES[state.plan], "card-not-in-hand", facts)
    if card < lowest_card(state):
        return refuse("R4.7", "cards-in-order", facts)
    return refuse("R4.7", "lower-cards-first", facts)


def choose_face_down(
    state: State, _seat: Viewer, move: PlayFaceDown, _events: Sink[Event], _rng: Chance
) -> None:
    state.card = state.tables.card_of[move.card]
    state.phase = DOWN_HANGAR


# Their hangars


def legal_hiding_places(state: State, _seat: Seat) -> list[Move]:
    """The hangars of the region; for cards that are alike from left to right. (R4.7)"""
    hangars = hangars_in(state, state.region)
    first = hangars[0]
    if state.hidden and lowest_card(state) == state.card:
        first = hangar_chosen(state.hidden[-1])
    return state.tables.put_into[first : hangars[-1] + 1]


def place_face_down(state: State, _seat: Viewer, move: PutInto, events: Sink[Event], rng: Chance) -> None:
    """Give the chosen card its hangar; after the last one, carry out what was planned."""
    hidden = state.hidden[:]
    hidden.append(placement(state.card, state.tables.hangar_of[move.hangar]))
    state.hidden = hidden
    state.rest = added(state.rest, state.card, -1)
    if len(hidden) < state.needed:
        state.phase = DOWN_CARD
        return
    play_cards(state, events, rng)
    CARRY_OUT[state.plan](state, events)
    end_turn(state, events)


# Once all are chosen


def play_cards(state: State, events: Sink[Event], rng: Chance) -> None:
    """Put all chosen cards into their hangars at once, so that the order of choosing stays hidden. (R4.2, R4.7)"""
    seat = state.turn
    rng.reveal()
    state.hands = with_row(state.hands, seat, state.rest)
    state.sizes = added(state.sizes, seat, -1 - state.needed)
    age = state.ages[seat]
    show_card(state, seat, state.shown, age)
    piles = state.piles[:]
    for hangar in hangars_in(state, state.region):
        piles[hangar] = piles[hangar][:]
    piles[state.shown_in].append(face_up(state.shown))
    for choice in state.hidden:
        piles[hangar_chosen(choice)].append(face_down(card_placed(choice), seat, age))
    state.piles = piles
    play_unseen(state)
    events.append(cards_played(state))


def cards_played(state: State) -> CardsPlayed:
    """The event: face-down cards from left to right, those of a hangar in order. (R4.7)"""
    tables = state.tables
    hangars: list[HangarId] = []
    cards: list[CardId] = []
    for hangar in hangars_in(state, state.region):
        for choice in state.hidden:
            if hangar_chosen(choice) == hangar:
                hangars.append(tables.hangars[hangar])
                cards.append(tables.card_ids[card_placed(choice)])
    return CardsPlayed(
        state.turn, tables.card_ids[state.shown], tables.hangars[state.shown_in], tuple(hangars), tuple(cards)
    )
