"""Scenes: states of Area 51 set up by hand, and short words for acting in them."""

from collections import Counter
from typing import Any

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.area51 import GAME
from saucer.games.area51.components import CardId, HangarId, SpaceId, VehicleId
from saucer.games.area51.encoding import (
    Card,
    Colour,
    Owner,
    PileCard,
    card_of,
    face_down,
    face_up,
    is_face_up,
    seat_that_hid,
)
from saucer.games.area51.events import Event
from saucer.games.area51.moves import (
    Build,
    Collect,
    Draw,
    LeaveEmpty,
    Load,
    PickUp,
    PlayFaceDown,
    PlayFaceUp,
    PutInto,
    Refresh,
    Send,
    SetNumber,
    SetRoute,
    Take,
    Upgrade,
    UseCap,
)
from saucer.games.area51.options import Options
from saucer.games.area51.rules.knowledge import unseen_item
from saucer.games.area51.state import STAGES, State
from tests.games.area51.invariants import check

ME, YOU, HER, HIM = Seat(0), Seat(1), Seat(2), Seat(3)
PLENTY = ["green-1", "green-2", "orange-1", "orange-2", "blue-1", "blue-2", "brown-2", "green-1"]
"""A hand that can pay for much."""

Names = list[str]
Bunkers = dict[str, tuple[int, str, int]]
"""By space: the owner, the colour and the level."""


def scene(
    *,
    seats: int = 3,
    options: dict[str, Any] | None = None,
    hands: dict[int, Names] | None = None,
    display: Names | None = None,
    deck: Names | None = None,
    discards: Names | None = None,
    piles: dict[str, Names] | None = None,
    bunkers: Bunkers | None = None,
    vehicles: dict[str, tuple[str, int]] | None = None,
    turn: int = 0,
    stage: str = "normal",
) -> State:
    """A state in which seat `turn` chooses its action.

    `deck` is the top of the deck, first card first; under it lie the cards named nowhere else. In a pile
    `green-2` lies face up and `1:green-2` face down, played by seat 1.
    """
    state = GAME.rules.start(Options(**(options or {})), seats, Chance(0, 0))
    state.turn = Seat(turn)
    state.stage = STAGES.index(stage)
    if stage != "normal":
        state.trigger = (turn - 1) % seats
        state.left = seats if stage == "last-round" else 0
    put_bunkers(state, bunkers or {})
    put_vehicles(state, vehicles or {})
    put_cards(state, hands or {}, display or [], piles or {})
    put_deck(state, deck or [], discards or [])
    check(state)
    return state


def put_bunkers(state: State, bunkers: Bunkers) -> None:
    """Bunkers as given; spaces above them are filled with green ones of the last owner, level 1."""
    for name, (owner, tower, level) in bunkers.items():
        place = state.tables.space_of[SpaceId(name)]
        set_bunker(state, place, owner, state.tables.colours.index(tower), level)  # type: ignore[arg-type]
    for region in range(3):
        here = [space for space in range(8 * region, 8 * region + 8) if state.owners[space] >= 0]
        for space in range(min(here, default=8), 8 * region + state.spaces[region] if here else 0):
            if state.owners[space] < 0:
                fill_space(state, space)


def fill_space(state: State, space: int) -> None:
    colour = max(range(4), key=lambda tower: state.supply[tower])
    owner = max(range(state.variant.owners), key=lambda who: (state.caps[who], who))
    set_bunker(state, space, owner, colour, 1)


def set_bunker(state: State, space: int, owner: int, colour: int, level: int) -> None:
    region = space >> 3
    state.owners[space] = Owner(owner)
    state.towers[space] = Colour(colour)
    for row, index, amount in (
        (state.levels, space, level),
        (state.built, region, 1),
        (state.markers, region, -level),
        (state.supply, colour, -1),
        (state.caps, owner, -1),
    ):
        row[index] += amount


def put_vehicles(state: State, vehicles: dict[str, tuple[str, int]]) -> None:
    for name, (route, number) in vehicles.items():
        vehicle = state.tables.vehicle_of[VehicleId(name)]
        state.routes[vehicle] = state.tables.route_of[route]  # type: ignore[index]
        state.numbers[vehicle] = number


def number_of(state: State, card: str) -> Card:
    return state.tables.card_of[CardId(card)]


def counts_of(state: State, cards: Names) -> list[int]:
    counts = [0] * 16
    for card in cards:
        counts[number_of(state, card)] += 1
    return counts


def put_cards(state: State, hands: dict[int, Names], display: Names, piles: dict[str, Names]) -> None:
    state.hands = [counts_of(state, hands.get(seat, [])) for seat in range(state.seats)]
    state.sizes = [sum(hand) for hand in state.hands]
    state.display = sorted(number_of(state, card) for card in display)
    state.piles = [[] for _ in range(9)]
    for name, cards in piles.items():
        state.piles[state.tables.hangar_of[HangarId(name)]] = [pile_item(state, card) for card in cards]
    placed = Counter(seat_that_hid(item) for pile in state.piles for item in pile if not is_face_up(item))
    state.fed = [placed[Seat(seat)] > 0 for seat in range(state.seats)]
    state.ages = [0] * state.seats
    state.memory = [
        [unseen_item(0, pooled=False)] * (state.sizes[seat] + placed[Seat(seat)])
        for seat in range(state.seats)
    ]


def pile_item(state: State, card: str) -> PileCard:
    seat, _, name = card.rpartition(":")
    return face_down(number_of(state, name), int(seat), 0) if seat else face_up(number_of(state, name))


def put_deck(state: State, deck: Names, discards: Names) -> None:
    state.discards = counts_of(state, discards)
    used: Counter[int] = Counter(state.display) + Counter(
        card_of(item) for pile in state.piles for item in pile
    )
    for counts in (state.discards, *state.hands):
        used += Counter(dict(enumerate(counts)))
    top: list[int] = [number_of(state, card) for card in deck]
    left = Counter(dict(enumerate(state.tables.counts)))
    left.subtract(used + Counter(top))
    assert min(left.values()) >= 0, "the scene has more cards of a kind than the box"
    state.deck = sorted(left.elements()) + top[::-1]
    state.deck_left = len(state.deck)
    state.pool = [0] * 16
    state.pool_deck = 0


def empty_deck(state: State, *, discards: Names) -> None:
    """Give everything that is still in the deck to the last seat, apart from some discards."""
    put_deck(state, [], discards)
    last = state.seats - 1
    hand = state.hands[last][:]
    for card in state.deck:
        hand[card] += 1
    state.hands[last] = hand
    state.memory[last] = state.memory[last] + [unseen_item(0, pooled=False)] * state.deck_left
    state.sizes[last] += state.deck_left
    state.deck = []
    state.deck_left = 0
    check(state)


# Acting


def play(state: State, *moves: Any, seed: int = 1) -> list[Event]:
    """Make moves one after another, each proved legal, and return all events."""
    events: list[Event] = []
    for number, move in enumerate(moves):
        seat = GAME.rules.to_move(state)[0]
        legal = GAME.rules.legal_moves(state, seat)
        assert move in legal, f"{move} is refused: {GAME.rules.explain(state, seat, move)}; legal are {legal}"
        events += GAME.rules.advance(state, seat, move, Chance(seed, number))
        check(state)
    return events


def legal(state: State) -> list[Any]:
    return GAME.rules.legal_moves(state, GAME.rules.to_move(state)[0])


def refusal(state: State, move: Any, seat: int | None = None) -> tuple[str, str]:
    """The rule and the reason for which a move is refused."""
    who = GAME.rules.to_move(state)[0] if seat is None else Seat(seat)
    assert move not in GAME.rules.legal_moves(state, who), f"{move} is legal"
    found = GAME.rules.explain(state, who, move)
    return found.rule, found.reason


def of_kind(events: list[Event], kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def hand(state: State, seat: int) -> Names:
    return [str(state.tables.card_ids[card]) for card in range(16) for _ in range(state.hands[seat][card])]


def points(state: State) -> list[int]:
    return state.scores


def collect() -> Any:
    return Collect()


def draw() -> Any:
    return Draw()


def take(card: str) -> Any:
    return Take(CardId(card))


def refresh(card: str) -> Any:
    return Refresh(CardId(card))


def build(region: str, tower: str) -> Any:
    return Build(region, tower)  # type: ignore[arg-type]


def use_cap(cap: str) -> Any:
    return UseCap(cap)  # type: ignore[arg-type]


def upgrade(bunker: str) -> Any:
    return Upgrade(SpaceId(bunker))


def send(vehicle: str) -> Any:
    return Send(VehicleId(vehicle))


def route(name: str) -> Any:
    return SetRoute(name)  # type: ignore[arg-type]


def number(count: int) -> Any:
    return SetNumber(count)


def up(card: str, hangar: str) -> list[Any]:
    return [PlayFaceUp(CardId(card)), PutInto(HangarId(hangar))]


def down(*cards: tuple[str, str]) -> list[Any]:
    """Cards and their hangars, in the order in which they are chosen."""
    return [
        move for card, hangar in cards for move in (PlayFaceDown(CardId(card)), PutInto(HangarId(hangar)))
    ]


def into(hangar: str) -> Any:
    return PutInto(HangarId(hangar))


def show(card: str) -> Any:
    return PlayFaceUp(CardId(card))


def hide(card: str) -> Any:
    return PlayFaceDown(CardId(card))


def pick_up(hangar: str) -> Any:
    return PickUp(HangarId(hangar))


def load(card: str, bunker: str) -> Any:
    return Load(CardId(card), SpaceId(bunker))


def leave(bunker: str) -> Any:
    return LeaveEmpty(SpaceId(bunker))
