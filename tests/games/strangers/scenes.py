"""Scenes: states of Don't Talk to Strangers set up by hand, and short words for acting in them."""

from collections import Counter
from typing import Any

from saucer.engine.bits import has
from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.strangers import GAME
from saucer.games.strangers.components import CardId, Spot
from saucer.games.strangers.moves import (
    ChooseKid,
    CopyCard,
    Discard,
    Flee,
    LayCard,
    LookAt,
    MoveTo,
    PlaceAlien,
    PlayCard,
    RemoveAlien,
    TakeRoute,
)
from saucer.games.strangers.options import Options
from saucer.games.strangers.rules.setup import deck_counts
from saucer.games.strangers.state import CHOOSE_ACTION, NOBODY, State
from saucer.games.strangers.tables import NO_SPACES, Card, Space, set_of

ME, YOU, HER, HIM = Seat(0), Seat(1), Seat(2), Seat(3)

Names = list[str]


def scene(
    *,
    seats: int = 2,
    options: dict[str, Any] | None = None,
    way: dict[int, Names] | None = None,
    safe: dict[str, int] | None = None,
    aliens: Names | None = None,
    hands: dict[int, Names] | None = None,
    deck: Names | None = None,
    discards: Names | None = None,
    known: dict[tuple[int, int], Names] | None = None,
    turn: int = 0,
) -> State:
    """A state in which seat `turn` chooses its action.

    `deck` is the top of the draw pile, first card first; under it lie the cards named nowhere else, sightings last.
    """
    state = GAME.rules.start(Options(**(options or {})), seats, Chance(0, 0))
    state.turn = state.first = Seat(turn)
    put_kids(state, way or {}, safe or {})
    put_aliens(state, aliens or [])
    put_cards(state, hands or {}, deck or [], discards or [])
    for (looker, owner), cards in (known or {}).items():
        state.known[looker * seats + owner] = card_numbers(state, cards)
    state.phase = CHOOSE_ACTION
    return state


def put_kids(state: State, way: dict[int, Names], safe: dict[str, int]) -> None:
    board = state.board
    state.way = [
        sorted(Space(board.node_of[Spot(at)]) for at in way.get(seat, [])) for seat in range(state.seats)
    ]
    state.slots = [NOBODY] * board.slot_count
    for slot, owner in safe.items():
        state.slots[board.position_of[Spot(slot)] - board.space_count] = owner
    state.free = [sum(state.slots[slot] == NOBODY for slot in slots) for slots in board.place_slots]
    state.supply = [
        state.tables.kids - len(state.way[seat]) - state.slots.count(seat) for seat in range(state.seats)
    ]
    state.trails = [NO_SPACES] * len(state.way[state.turn])
    state.moved = [False] * len(state.way[state.turn])


def put_aliens(state: State, aliens: Names) -> None:
    state.aliens = set_of([Space(state.board.node_of[Spot(at)]) for at in aliens])
    state.reserve = state.board.data.aliens - len(aliens)


def put_cards(state: State, hands: dict[int, Names], deck: Names, discards: Names) -> None:
    counts = Counter({Card(card): count for card, count in enumerate(deck_counts(state.variant)) if count})
    state.hands = [sorted(card_numbers(state, hands.get(seat, []))) for seat in range(state.seats)]
    top = card_numbers(state, deck)
    state.discards = card_numbers(state, discards)
    counts.subtract([*top, *state.discards, *(card for hand in state.hands for card in hand)])
    assert min(counts.values()) >= 0, "the scene uses a card more often than the box has it"
    harmless_last = sorted(counts.elements(), key=lambda card: (state.tables.playable[card], -card))
    state.deck = harmless_last + top[::-1]


def card_numbers(state: State, cards: Names) -> list[Card]:
    return [state.tables.card_of[CardId(card)] for card in cards]


def full(place: str, slots: int, owner: int) -> dict[str, int]:
    """The first `slots` slots of a place, all taken by one seat."""
    return {f"{place}.{nth + 1}": owner for nth in range(slots)}


def cut_deck(state: State, cards: int) -> State:
    """Leave only the top `cards` cards of the draw pile; the rest is out of play."""
    state.deck = state.deck[len(state.deck) - cards :]
    return state


# Acting


def act(state: State, *moves: Any, seed: int = 1) -> tuple[State, list[Any]]:
    """The state after these moves, each by the seat to move and each legal, and all that happened."""
    after = GAME.states.copy(state)
    events: list[Any] = []
    for move in moves:
        seat = after.turn
        assert move in GAME.rules.legal_moves(after, Seat(seat)), f"{move} is not among {moves_of(after)}"
        events += GAME.rules.advance(after, Seat(seat), move, Chance(seed, 1))
    return after, events


def after(state: State, *moves: Any, seed: int = 1) -> State:
    return act(state, *moves, seed=seed)[0]


def events_of(state: State, *moves: Any, seed: int = 1) -> list[Any]:
    return act(state, *moves, seed=seed)[1]


def seed_for(*flips: bool) -> int:
    """A seed whose first flips of the coin are these; True is the saucer face."""
    for seed in range(10_000):
        chance = Chance(seed, 1)
        if all(chance.flip() == flip for flip in flips):
            return seed
    raise AssertionError("no such seed")


def card(name: str) -> CardId:
    return CardId(name)


def path(*names: str) -> tuple[Spot, ...]:
    return tuple(Spot(name) for name in names)


def play(name: str) -> PlayCard:
    return PlayCard(CardId(name))


def discard(name: str) -> Discard:
    return Discard(CardId(name))


def copy_card(name: str) -> CopyCard:
    return CopyCard(CardId(name))


def lay(name: str) -> LayCard:
    return LayCard(CardId(name))


def to(spot: str) -> MoveTo:
    return MoveTo(Spot(spot))


def through(spot: str) -> TakeRoute:
    return TakeRoute(Spot(spot))


def flee(at: str) -> Flee:
    return Flee(Spot(at))


def kid(owner: int, at: str) -> ChooseKid:
    return ChooseKid(Seat(owner), Spot(at))


def alien(at: str) -> PlaceAlien:
    return PlaceAlien(Spot(at))


def remove(at: str) -> RemoveAlien:
    return RemoveAlien(Spot(at))


def look_at(owner: int) -> LookAt:
    return LookAt(Seat(owner))


# Asking


def moves_of(state: State, seat: int | None = None) -> list[Any]:
    return GAME.rules.legal_moves(state, Seat(state.turn if seat is None else seat))


def moves_like(state: State, cls: type) -> list[Any]:
    return [move for move in moves_of(state) if isinstance(move, cls)]


def goals(state: State) -> set[str]:
    """Where the chosen Kid can go."""
    return {str(move.to) for move in moves_like(state, MoveTo)}


def where(state: State, seat: int) -> list[str]:
    """The spaces of a seat's Kids on the way."""
    return sorted(str(state.board.names[space]) for space in state.way[seat])


def home(state: State, seat: int) -> list[str]:
    """The slots a seat's Kids hold."""
    spaces = state.board.space_count
    return [
        str(state.board.position_names[spaces + slot])
        for slot, owner in enumerate(state.slots)
        if owner == seat
    ]


def aliens_at(state: State) -> list[str]:
    return sorted(str(state.board.names[space]) for space in state.board.heads if has(state.aliens, space))


def hand(state: State, seat: int) -> list[str]:
    return [str(state.tables.card_ids[card]) for card in state.hands[seat]]


def pile(state: State) -> list[str]:
    """The draw pile from the top."""
    return [str(state.tables.card_ids[card]) for card in reversed(state.deck)]


def discarded(state: State) -> list[str]:
    return [str(state.tables.card_ids[card]) for card in state.discards]


def phase(state: State) -> str:
    return GAME.decisions[state.phase].name


def refused(state: State, move: Any, seat: int | None = None) -> str:
    """The rule by which a move is refused now."""
    asker = Seat(state.turn if seat is None else seat)
    assert move not in GAME.rules.legal_moves(state, asker), f"{move} is legal"
    return GAME.rules.explain(state, asker, move).rule


def happened(events: list[Any], cls: type) -> list[Any]:
    return [event for event in events if isinstance(event, cls)]


def about_to(
    card: str, at: str, *, aliens: list[str] | None = None, safe: dict[str, int] | None = None
) -> State:
    """One Kid of mine, about to move with this card."""
    return after(scene(way={0: [at]}, hands={0: [card]}, aliens=aliens, safe=safe), play(card))


def architect(**more: object) -> State:
    """A solo match in which the deck is still to be laid."""
    return GAME.rules.start(Options(solo="architect", **more), 1, Chance(1, 0))  # type: ignore[arg-type]
