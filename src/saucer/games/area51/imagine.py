"""Builds states that fit a view: known cards are kept, unknown ones are dealt at random."""

from typing import Final, NewType

from saucer.engine.cache import Latest
from saucer.engine.chance import Chance
from saucer.games.area51.components import CardId
from saucer.games.area51.encoding import (
    EVERY_HANGAR,
    HANGARS,
    NO_CARDS,
    SPACES,
    Card,
    Colour,
    Hangar,
    MemoryItem,
    Owner,
    PileCard,
    Route,
    age_played,
    cards_in,
    face_down,
    face_up,
    placement,
    was_hidden_by,
    with_kind,
)
from saucer.games.area51.phases import TABLE
from saucer.games.area51.rules.knowledge import (
    NO_VIEWER,
    UNSEEN,
    age_of,
    is_pooled,
    kind_of_item,
    pool_cards,
    pool_slots,
    seen_item,
    unseen_cards,
    unseen_item,
)
from saucer.games.area51.state import (
    LEVEL,
    NOBODY,
    NOWHERE,
    PLANS,
    STAGES,
    UP_HANGAR,
    VEHICLE,
    State,
    Variant,
    clear_choices,
    copy,
)
from saucer.games.area51.view import Decision, HangarView, RememberedCard, View

BLANK = Card(0)
"""The kind of a face-down card that is not dealt yet."""
Slot = NewType("Slot", int)
"""A face-down card to be dealt: `4096 * age + 256 * hangar + place`, its place being that in the pile."""


class Sketch:
    """A state built from a view with unknown cards left blank. One sketch serves many imagined states."""

    def __init__(self, view: View) -> None:
        seats = len(view.seats)
        state = State(Variant(view.options, seats), seats)
        set_table(state, view)
        set_bunkers(state, view)
        set_seats(state, view)
        set_choices(state, view.decision)
        if view.decision.plan != "nothing":
            set_plan(state, view.decision)
        set_piles(state, view)
        self.view = view
        self.state = state
        self.viewer = NO_VIEWER if view.viewer is None else int(view.viewer)
        self.unseen = unseen_cards(state, self.viewer)
        self.pool_slots = pool_slots(state, self.viewer)
        self.pool = pool_cards(state, self.viewer, self.unseen)
        self.slots = [hidden_slots(state, seat) for seat in range(seats)]


SKETCHES: Final[Latest[View, Sketch]] = Latest()


def imagine(view: View, rng: Chance) -> State:
    """A state that fits everything the view knows."""
    sketch = SKETCHES.get(view) or SKETCHES.put(view, Sketch(view))
    state = copy(sketch.state)
    deal_unknown(state, sketch, rng)
    return state


def counted(state: State, cards: tuple[CardId, ...]) -> list[int]:
    """Cards by name, counted by kind."""
    counts = NO_CARDS[:]
    for card in cards:
        counts[state.tables.card_of[card]] += 1
    return counts


# What the view knows


def set_table(state: State, view: View) -> None:
    tables = state.tables
    state.stage = STAGES.index(view.stage)
    state.turn = view.turn
    state.turns = view.turns
    state.trigger = NOBODY if view.trigger is None else int(view.trigger)
    state.left = view.left
    state.passes = view.passes
    state.supply = list(view.towers)
    state.routes = [
        Route(NOWHERE) if vehicle.route is None else tables.route_of[vehicle.route]
        for vehicle in view.vehicles
    ]
    state.numbers = [vehicle.number for vehicle in view.vehicles]
    state.display = [tables.card_of[card] for card in view.display]
    state.discards = counted(state, view.discards)
    state.pool = counted(state, view.pool)
    state.pool_deck = view.pool_deck
    state.deck_left = view.deck
    state.deck = []
    state.result = view.outcome


def set_bunkers(state: State, view: View) -> None:
    state.spaces = [region.spaces for region in view.regions]
    state.hangars = [len(region.hangars) for region in view.regions]
    state.markers = [region.markers for region in view.regions]
    state.built = [len(region.bunkers) for region in view.regions]
    owners = [Owner(NOBODY)] * SPACES
    towers = [Colour(0)] * SPACES
    levels = [0] * SPACES
    tables = state.tables
    for region in view.regions:
        for bunker in region.bunkers:
            space = tables.space_of[bunker.bunker]
            owners[space] = Owner(state.variant.caps.index(bunker.cap))
            towers[space] = tables.colour_of[bunker.tower]
            levels[space] = bunker.level
    state.owners = owners
    state.towers = towers
    state.levels = levels


def set_seats(state: State, view: View) -> None:
    state.sizes = [seat.hand_size for seat in view.seats]
    state.ages = [seat.age for seat in view.seats]
    state.fed = [seat.fed for seat in view.seats]
    state.caps = [colour.caps for seat in view.seats for colour in seat.colours]
    state.scores = [colour.points for seat in view.seats for colour in seat.colours]
    state.memory = [[item_of(state, card) for card in seat.remembered] for seat in view.seats]
    state.hands = [NO_CARDS if seat.hand is None else counted(state, seat.hand) for seat in view.seats]


def item_of(state: State, card: RememberedCard) -> MemoryItem:
    if card.card is None:
        return unseen_item(card.age, pooled=card.pooled)
    return seen_item(state.tables.card_of[card.card], card.age)


def set_choices(state: State, decision: Decision) -> None:
    tables = state.tables
    clear_choices(state)
    state.phase = TABLE.numbers[decision.phase]
    state.taken = decision.taken
    state.refreshed = decision.refreshed
    if decision.last is not None:
        state.last_taken = tables.card_of[decision.last]
    if decision.region is not None:
        state.region = tables.region_of[decision.region]
    state.held = counted(state, decision.held)
    state.queue = [tables.space_of[space] for space in decision.queue]
    state.limit = decision.limit


def set_plan(state: State, decision: Decision) -> None:
    tables = state.tables
    state.plan = PLANS.index(decision.plan)
    assert decision.tower is not None
    state.colour = tables.colour_of[decision.tower]
    if decision.bunker is not None:
        state.target = tables.space_of[decision.bunker]
    if decision.vehicle is not None:
        state.target = tables.vehicle_of[decision.vehicle]
    if state.plan not in (LEVEL, VEHICLE):
        state.owner = Owner(state.turn if decision.cap is None else state.variant.caps.index(decision.cap))
    if decision.route is not None:
        state.route = tables.route_of[decision.route]
    state.needed = decision.needed
    set_placed(state, decision)


def set_placed(state: State, decision: Decision) -> None:
    """The cards chosen so far, and what is left of the hand."""
    tables = state.tables
    rest = state.hands[state.turn][:]
    if decision.shown is not None:
        state.shown = tables.card_of[decision.shown.card]
        state.shown_in = tables.hangar_of[decision.shown.hangar]
        rest[state.shown] -= 1
    for placed in decision.hidden:
        card = tables.card_of[placed.card]
        state.hidden = [*state.hidden, placement(card, tables.hangar_of[placed.hangar])]
        rest[card] -= 1
    if decision.card is not None:
        card = tables.card_of[decision.card]
        if state.phase == UP_HANGAR:
            state.shown = card
            rest[card] -= 1
        else:
            state.card = card
    state.rest = rest


# What the view does not know


def deal_unknown(state: State, sketch: Sketch, rng: Chance) -> None:
    """Deal the cards that the viewer has not seen to the other hands, the piles and the deck."""
    unseen = sketch.unseen[:]
    pooled = sketch.pool[:]
    rng.shuffle(pooled)
    pooled = pooled[: sketch.pool_slots]
    for card in pooled:
        unseen[card] -= 1
    others: list[int] = [*cards_in(unseen)]
    rng.shuffle(others)
    state.hands = state.hands[:]
    state.piles = [pile[:] for pile in state.piles]
    for seat in range(state.seats):
        if seat != sketch.viewer:
            deal_seat(state, seat, sketch.slots[seat], pooled, others, rng)
    state.deck = others + pooled


def set_piles(state: State, view: View) -> None:
    """The piles; a face-down card the viewer does not know is blank."""
    piles: list[list[PileCard]] = [[] for _ in range(HANGARS)]
    for region in view.regions:
        for pile in region.hangars:
            piles[state.tables.hangar_of[pile.hangar]] = pile_of(state, pile)
    state.piles = piles


def pile_of(state: State, pile: HangarView) -> list[PileCard]:
    tables = state.tables
    items = [face_up(tables.card_of[card]) for card in pile.shown]
    for hidden in pile.hidden:
        card = BLANK if hidden.card is None else tables.card_of[hidden.card]
        items.append(face_down(card, hidden.seat, hidden.age))
    return items


def deal_seat(
    state: State, seat: int, slots: list[Slot], pooled: list[int], others: list[int], rng: Chance
) -> None:
    """Fill a seat's hand and its face-down cards, each with any card the seat held when it was played."""
    items = state.memory[seat]
    cards: list[int] = []
    for item in items:
        kind = kind_of_item(item)
        if kind != UNSEEN:
            cards.append(kind)
        elif is_pooled(item) and pooled:
            cards.append(pooled.pop())
        else:
            cards.append(others.pop())
    waiting = 0
    held: list[int] = []
    for slot in slots:
        age = slot_age(slot)
        while waiting < len(items) and age_of(items[waiting]) <= age:
            held.append(cards[waiting])
            waiting += 1
        chosen = rng.below(len(held))
        fill_slot(state, slot, Card(held[chosen]))
        held[chosen] = held[len(held) - 1]
        held.pop()
    hand = NO_CARDS[:]
    for card in held + cards[waiting:]:
        hand[card] += 1
    state.hands[seat] = hand


def hidden_slots(state: State, seat: int) -> list[Slot]:
    """The face-down cards of a seat, oldest first."""
    slots: list[Slot] = []
    for hangar in EVERY_HANGAR:
        for place, item in enumerate(state.piles[hangar]):
            if was_hidden_by(item, seat):
                slots.append(slot_at(age_played(item), hangar, place))
    slots.sort()
    return slots


def slot_at(age: int, hangar: Hangar, place: int) -> Slot:
    return Slot(4096 * age + 256 * hangar + place)


def slot_age(slot: Slot) -> int:
    return slot // 4096


def fill_slot(state: State, slot: Slot, card: Card) -> None:
    """Give a face-down card, blank so far, its kind."""
    pile = state.piles[slot // 256 & 15]
    place = slot & 255
    pile[place] = with_kind(pile[place], card)
