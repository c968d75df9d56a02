"""Seeing and imagining: what a viewer may know of a state, and states that fit it."""

from bisect import insort
from typing import Final, assert_never

from saucer.engine.chance import Chance
from saucer.engine.types import Seat, Viewer
from saucer.games.strangers.components import CardId, Spot
from saucer.games.strangers.events import (
    ActionsGained,
    AlienPlaced,
    AlienRemoved,
    BoardChosen,
    CardCopied,
    CardDiscarded,
    CardDrawn,
    CardLaid,
    CardPlayed,
    CoinFlipped,
    ContactTried,
    DeckShuffled,
    Event,
    HandSeen,
    KidFled,
    KidHome,
    KidMoved,
    KidNamed,
    KidReleased,
    KidTaken,
    RoundEnded,
    RoundStarted,
    SightingDrawn,
    TurnStarted,
)
from saucer.games.strangers.ground import Ground
from saucer.games.strangers.questions import (
    deck_counts,
    destinations_from,
    hand_limit,
    on_foot,
    open_routes,
    route_table,
    way_limit,
)
from saucer.games.strangers.scoring import same_side, side_scores, slot_worth
from saucer.games.strangers.state import (
    COPYING,
    GO,
    GUEST,
    KID,
    LAY,
    NOBODY,
    OPEN_TEAMS,
    PHASES,
    REMOVAL,
    ROUTE,
    State,
    Variant,
    copy,
)
from saucer.games.strangers.views import Decision, KidView, SeatView, SlotView, View

# Seeing


def see(state: State, viewer: Viewer) -> View:
    """What `viewer` may know of this state."""
    ground = state.ground
    scores = side_scores(state)
    ids = state.box.card_ids
    return View(
        viewer=viewer,
        options=state.variant.options,
        board=ground.board.id,
        round=state.round,
        first=Seat(state.first),
        turn=Seat(state.turn),
        decision=see_decision(state),
        seats=tuple([see_seat(state, viewer, seat, scores[seat]) for seat in range(state.seats)]),
        slots=tuple([see_slot(state, slot) for slot in range(ground.slots)]),
        aliens=names_of(ground, state.aliens),
        reserve=state.reserve,
        deck=see_deck(state),
        discards=tuple([ids[card] for card in state.discards]),
        flights=state.flights,
        contacts=state.contacts,
        outcome=state.result,
    )


def names_of(ground: Ground, spaces: int) -> tuple[Spot, ...]:
    if spaces == 0:
        return ()
    return tuple([ground.names[space] for space in range(ground.spaces) if (spaces >> space) & 1])


def see_deck(state: State) -> tuple[CardId | None, ...]:
    """An architect's deck lies face up."""
    if not state.variant.architect:
        return (None,) * len(state.deck)
    order = state.deck if state.phase == LAY else state.deck[::-1]
    return tuple([state.box.card_ids[card] for card in order])


def see_slot(state: State, slot: int) -> SlotView:
    ground = state.ground
    owner = state.slots[slot]
    return SlotView(
        ground.spot_names[ground.spaces + slot],
        None if owner == NOBODY else Seat(owner),
        slot_worth(ground, state.free, slot),
    )


def knows_hand(state: State, viewer: Viewer, seat: int) -> bool:
    """One's own hand; a partner's when teams play with open hands; an architect's. (R1.6, R8.2, R8.8)"""
    if viewer is None or state.variant.architect:
        return state.variant.architect
    return viewer == seat or (state.variant.teams == OPEN_TEAMS and same_side(state, viewer, seat))


def known_cards(state: State, viewer: Viewer, seat: int) -> list[int]:
    if knows_hand(state, viewer, seat):
        return state.hands[seat]
    return state.known[notes_of(state, viewer, seat)]


def notes_of(state: State, viewer: Viewer, seat: int) -> int:
    """Where the state notes what a viewer has seen of a hand."""
    return (state.seats if viewer is None else viewer) * state.seats + seat


def see_hand(state: State, viewer: Viewer, seat: int) -> tuple[CardId | None, ...]:
    cards: list[CardId | None] = [state.box.card_ids[card] for card in known_cards(state, viewer, seat)]
    cards += [None] * (len(state.hands[seat]) - len(cards))
    return tuple(cards)


def see_seat(state: State, viewer: Viewer, seat: int, score: int) -> SeatView:
    return SeatView(
        see_hand(state, viewer, seat),
        hand_limit(state, seat),
        state.supply[seat],
        tuple([see_kid(state, seat, kid) for kid in range(len(state.way[seat]))]),
        way_limit(state, seat),
        score,
        state.wins[seat],
        state.points[seat],
    )


def see_kid(state: State, seat: int, kid: int) -> KidView:
    name = state.ground.names[state.way[seat][kid]]
    if seat != state.turn or (state.trails[kid] == 0 and not state.moved[kid]):
        return KidView(name)
    return KidView(name, names_of(state.ground, state.trails[kid]), state.moved[kid])


def see_decision(state: State) -> Decision:
    """The choice at hand, told only as far as it matters in its phase."""
    phase = state.phase
    applying = KID <= phase <= REMOVAL or phase == COPYING
    return Decision(
        phase=PHASES[phase],
        card=state.box.card_ids[state.card] if applying else None,
        kid=state.ground.names[state.kid] if phase in (GO, ROUTE) else None,
        owner=Seat(state.owner) if phase == COPYING else None,
        done=state.done if phase in (KID, GO, ROUTE, GUEST) else 0,
        extra=state.extra,
        fled=state.fled,
        discarded=state.discarded,
        to_draw=state.to_draw,
        halves=state.halves,
        routes=see_routes(state) if phase in (GO, ROUTE) else (),
    )


def see_routes(state: State) -> tuple[tuple[Spot, ...], ...]:
    """The ways the chosen Kid can go: whole routes on foot, else just where it can be brought."""
    names = state.ground.names
    if not on_foot(state.box.effects[state.card]):
        return tuple([(names[node],) for node in destinations_from(state, state.card, state.kid)])
    table = route_table(state, state.card, state.kid)
    numbers = state.routes if state.phase == ROUTE else routes_from(state, state.kid)
    return tuple([tuple([names[node] for node in table[number].nodes]) for number in numbers])


def routes_from(state: State, space: int) -> list[int]:
    """The routes open to some Kid of the seat to move on this space, by number."""
    numbers: set[int] = set()
    for kid, at in enumerate(state.way[state.turn]):
        if at == space and not state.moved[kid]:
            numbers.update(open_routes(state, state.card, kid))
    return sorted(numbers)


def see_event(state: State, event: Event, viewer: Viewer) -> Event:
    """The event as `viewer` may know it."""
    if isinstance(event, CardDrawn):
        return event if knows_hand(state, viewer, event.seat) else CardDrawn(event.seat, None)
    if isinstance(event, HandSeen):
        shown = viewer == event.seat or knows_hand(state, viewer, event.owner)
        return event if shown else HandSeen(event.seat, event.owner, None)
    if isinstance(
        event,
        RoundStarted | TurnStarted | KidReleased | CardPlayed | KidFled | CardDiscarded | KidMoved | KidHome
        | SightingDrawn | AlienPlaced | AlienRemoved | KidNamed | CoinFlipped | KidTaken | CardCopied
        | ActionsGained | ContactTried | DeckShuffled | CardLaid | BoardChosen | RoundEnded,
    ):  # fmt: skip
        return event
    assert_never(event)


# Imagining


class Template:
    """All that a view tells about a state, read once; only the unknown cards are dealt anew each time."""

    def __init__(self, view: View) -> None:
        seats = len(view.seats)
        variant = Variant(view.options, seats)
        ground = variant.box.grounds[variant.box.board_ids.index(view.board)]
        self.view = view
        self.state = State(variant, ground, seats)
        set_board(self.state, view)
        set_kids(self.state, view)
        set_decision(self.state, view.decision)
        set_known_cards(self.state, view)
        self.unseen = unseen_cards(self.state, playable=True)
        self.unseen_sightings = unseen_cards(self.state, playable=False)
        self.short = [len(view.seats[seat].hand) - len(self.state.hands[seat]) for seat in range(seats)]


LAST_READ: Final[list[Template]] = []


def template_of(view: View) -> Template:
    """The template of a view; a search asks for the same one again and again."""
    if not LAST_READ or LAST_READ[0].view is not view:
        LAST_READ[:] = [Template(view)]
    return LAST_READ[0]


def imagine(view: View, rng: Chance) -> State:
    """A state that fits everything the view knows; the unknown cards as chance alone would deal them."""
    template = template_of(view)
    state = copy(template.state)
    if not state.variant.architect:
        deal_unknown(state, template, rng)
    return state


def set_board(state: State, view: View) -> None:
    state.turn = view.turn
    state.round = view.round
    state.first = view.first
    state.wins = [seat.wins for seat in view.seats]
    state.points = [seat.points for seat in view.seats]
    state.supply = [seat.supply for seat in view.seats]
    state.reserve = view.reserve
    state.flights = view.flights
    state.contacts = view.contacts
    state.result = view.outcome
    state.slots = [NOBODY if slot.owner is None else int(slot.owner) for slot in view.slots]
    state.free = [len(slots) for slots in state.ground.place_slots]
    for slot, owner in enumerate(state.slots):
        if owner != NOBODY:
            state.free[state.ground.slot_place[slot]] -= 1
    state.aliens = spaces_named(state.ground, view.aliens)


def spaces_named(ground: Ground, names: tuple[Spot, ...]) -> int:
    spaces = 0
    for name in names:
        spaces |= 1 << ground.node_of[name]
    return spaces


def set_kids(state: State, view: View) -> None:
    node_of = state.ground.node_of
    state.way = [[node_of[kid.at] for kid in seat.way] for seat in view.seats]
    own = view.seats[view.turn].way
    state.trails = [spaces_named(state.ground, kid.crossed) for kid in own]
    state.moved = [kid.moved for kid in own]


def set_decision(state: State, decision: Decision) -> None:
    state.phase = PHASES.index(decision.phase)
    state.card = 0 if decision.card is None else state.box.card_of[decision.card]
    state.kid = 0 if decision.kid is None else state.ground.node_of[decision.kid]
    state.owner = 0 if decision.owner is None else int(decision.owner)
    state.done = decision.done
    state.extra = decision.extra
    state.fled = decision.fled
    state.discarded = decision.discarded
    state.to_draw = decision.to_draw
    state.halves = decision.halves
    state.routes = []
    if state.phase == ROUTE:
        named = [[state.ground.node_of[name] for name in route] for route in decision.routes]
        table = route_table(state, state.card, state.kid)
        state.routes = [number for number, route in enumerate(table) if route.nodes in named]


def set_known_cards(state: State, view: View) -> None:
    card_of = state.box.card_of
    state.discards = [card_of[card] for card in view.discards]
    state.hands = [[card_of[card] for card in seat.hand if card is not None] for seat in view.seats]
    state.known = [[] for _ in range((state.seats + 1) * state.seats)]
    for seat in range(state.seats):
        if not knows_hand(state, view.viewer, seat):
            state.known[notes_of(state, view.viewer, seat)] = state.hands[seat]
    set_deck(state, view)


def set_deck(state: State, view: View) -> None:
    """An architect's deck lies face up."""
    order = [state.box.card_of[card] for card in view.deck if card is not None]
    state.deck = order if state.phase == LAY else order[::-1]


def deal_unknown(state: State, template: Template, rng: Chance) -> None:
    """Deal the cards nobody showed this viewer: hands hold no sightings, the deck holds the rest. (R1.5)"""
    cards = template.unseen[:]
    for seat, missing in enumerate(template.short):
        if missing:
            hand = state.hands[seat][:]
            for _ in range(missing):
                chosen = rng.below(len(cards))
                insort(hand, cards[chosen])
                cards[chosen] = cards[-1]
                cards.pop()
            state.hands[seat] = hand
    cards += template.unseen_sightings
    rng.shuffle(cards)
    state.deck = cards


def unseen_cards(state: State, *, playable: bool) -> list[int]:
    """The cards in play that this state does not place anywhere yet: those for hands, or the sightings."""
    counts = deck_counts(state.variant)
    for card in state.discards:
        counts[card] -= 1
    for hand in state.hands:
        for card in hand:
            counts[card] -= 1
    unseen: list[int] = []
    for card, count in enumerate(counts):
        if state.box.playable[card] == playable:
            unseen += [card] * count
    return unseen
