"""What a viewer may know of a state and of an event."""

from saucer.engine.bits import has
from saucer.engine.types import Seat, Viewer
from saucer.games.strangers.components import CardId, Spot
from saucer.games.strangers.events import CardDrawn, Event, HandDealt, HandSeen, PublicEvent
from saucer.games.strangers.phases import TABLE
from saucer.games.strangers.rules.cards.effect import effect_of
from saucer.games.strangers.rules.cards.moving import destinations_from
from saucer.games.strangers.rules.places import hand_limit, slot_points, way_limit
from saucer.games.strangers.rules.scoring import side_scores
from saucer.games.strangers.rules.teams import same_side
from saucer.games.strangers.state import (
    CHOOSE_COPY,
    CHOOSE_DESTINATION,
    CHOOSE_ROUTE,
    LAY_DECK,
    NOBODY,
    OPEN_TEAMS,
    State,
    applies_card,
    moves_kids,
)
from saucer.games.strangers.tables import NO_SPACES, BoardTables, Card, Slot, Space, SpaceSet
from saucer.games.strangers.view import Decision, KidView, SeatView, SlotView, View


def see(state: State, viewer: Viewer) -> View:
    """What `viewer` may know of this state."""
    board = state.board
    scores = side_scores(state)
    ids = state.tables.card_ids
    return View(
        viewer=viewer,
        options=state.variant.options,
        board=board.data.id,
        round=state.round,
        first=state.first,
        turn=state.turn,
        decision=see_decision(state),
        seats=tuple([see_seat(state, viewer, Seat(seat), scores[seat]) for seat in range(state.seats)]),
        slots=tuple([see_slot(state, Slot(slot)) for slot in range(board.slot_count)]),
        aliens=names_of(board, board.heads, state.aliens),
        reserve=state.reserve,
        deck=see_deck(state),
        discards=tuple([ids[card] for card in state.discards]),
        flights=state.flights,
        contacts=state.contacts,
        outcome=state.result,
        early_discard=state.variant.early_discard,
    )


def names_of(board: BoardTables, spaces: list[Space], chosen: SpaceSet) -> tuple[Spot, ...]:
    """The names of the spaces that are in the set `chosen`."""
    if chosen == NO_SPACES:
        return ()
    return tuple([board.names[space] for space in spaces if has(chosen, space)])


def see_deck(state: State) -> tuple[CardId | None, ...]:
    """An architect's deck lies face up."""
    if not state.variant.architect:
        return (None,) * len(state.deck)
    order = state.deck if state.phase == LAY_DECK else state.deck[::-1]
    return tuple([state.tables.card_ids[card] for card in order])


def see_slot(state: State, slot: Slot) -> SlotView:
    board = state.board
    owner = state.slots[slot]
    return SlotView(
        board.position_names[board.slot_position(slot)],
        None if owner == NOBODY else Seat(owner),
        slot_points(board, state.free, slot),
    )


def knows_hand(state: State, viewer: Viewer, seat: Seat) -> bool:
    """Return True for the viewer's own hand, a partner's open hand and an architect's. (R1.6, R8.2, R8.8, R9.23)"""
    if viewer is None or state.variant.architect:
        return state.variant.architect
    return viewer == seat or (state.variant.teams == OPEN_TEAMS and same_side(state, viewer, seat))


def known_cards(state: State, viewer: Viewer, seat: Seat) -> list[Card]:
    if knows_hand(state, viewer, seat):
        return state.hands[seat]
    return state.known[knowledge_index(state, viewer, seat)]


def knowledge_index(state: State, viewer: Viewer, seat: Seat) -> int:
    """The index in `state.known` of what a viewer has seen of a hand."""
    return (state.seats if viewer is None else viewer) * state.seats + seat


def see_hand(state: State, viewer: Viewer, seat: Seat) -> tuple[CardId | None, ...]:
    cards: list[CardId | None] = [state.tables.card_ids[card] for card in known_cards(state, viewer, seat)]
    cards += [None] * (len(state.hands[seat]) - len(cards))
    return tuple(cards)


def see_seat(state: State, viewer: Viewer, seat: Seat, score: int) -> SeatView:
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


def see_kid(state: State, seat: Seat, kid: int) -> KidView:
    name = state.board.names[state.way[seat][kid]]
    if seat != state.turn or (state.trails[kid] == NO_SPACES and not state.moved[kid]):
        return KidView(name)
    return KidView(name, names_of(state.board, state.board.spaces, state.trails[kid]), state.moved[kid])


def see_decision(state: State) -> Decision:
    """Return the present decision, with the fields that its phase needs."""
    phase = state.phase
    return Decision(
        phase=TABLE.rows[phase].name,
        card=state.tables.card_ids[state.card] if applies_card(phase) else None,
        kid=state.board.names[state.kid_at] if phase in (CHOOSE_DESTINATION, CHOOSE_ROUTE) else None,
        owner=state.owner if phase == CHOOSE_COPY else None,
        done=state.kids_moved if moves_kids(phase) else 0,
        extra=state.extra_actions,
        fled=state.fled,
        discarded=state.discarded,
        to_draw=state.to_draw,
        halves=state.halves,
        routes=see_routes(state) if phase in (CHOOSE_DESTINATION, CHOOSE_ROUTE) else (),
    )


def see_routes(state: State) -> tuple[tuple[Spot, ...], ...]:
    """Return where the chosen Kid can go: whole routes on foot, otherwise only the ends."""
    names = state.board.names
    effect = effect_of(state, state.card)
    if not effect.on_foot:
        return tuple([(names[node],) for node in destinations_from(state, state.card, state.kid_at)])
    routes = effect.routes(state, state.card, state.kid_at)
    numbers = state.routes if state.phase == CHOOSE_ROUTE else routes_from(state, state.kid_at)
    return tuple([tuple([names[node] for node in routes[number].nodes]) for number in numbers])


def routes_from(state: State, space: Space) -> list[int]:
    """The routes open to some Kid of the seat to move on this space, by number."""
    effect = effect_of(state, state.card)
    numbers: set[int] = set()
    for kid, at in enumerate(state.way[state.turn]):
        if at == space and not state.moved[kid]:
            numbers.update(effect.open_routes(state, state.card, kid))
    return sorted(numbers)


def see_event(state: State, event: Event, viewer: Viewer) -> Event:
    """The event as `viewer` may know it."""
    if isinstance(event, CardDrawn):
        return event if knows_hand(state, viewer, event.seat) else CardDrawn(event.seat, None)
    if isinstance(event, HandDealt):
        shown = knows_hand(state, viewer, event.seat)
        return event if shown else HandDealt(event.seat, event.count, None)
    if isinstance(event, HandSeen):
        shown = viewer == event.seat or knows_hand(state, viewer, event.owner)
        return event if shown else HandSeen(event.seat, event.owner, None)
    public: PublicEvent = event
    return public
