"""Builds states that fit a view: what it shows is kept, unknown cards are dealt at random."""

from bisect import insort
from typing import Final

from saucer.engine.bits import with_
from saucer.engine.cache import Latest
from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.strangers.components import Spot
from saucer.games.strangers.phases import TABLE
from saucer.games.strangers.rules.cards.effect import effect_of
from saucer.games.strangers.rules.setup import deck_counts
from saucer.games.strangers.see import knowledge_index, knows_hand
from saucer.games.strangers.state import CHOOSE_ROUTE, LAY_DECK, NOBODY, State, Variant, copy
from saucer.games.strangers.tables import NO_SPACES, BoardTables, Card, Node, Space, SpaceSet
from saucer.games.strangers.view import Decision, View


class Template:
    """A state built from a view with the hidden cards left out, so that only those have to be dealt each time."""

    def __init__(self, view: View) -> None:
        seats = len(view.seats)
        variant = Variant(view.options, seats)
        variant.early_discard = view.early_discard
        board = variant.tables.boards[variant.tables.board_ids.index(view.board)]
        self.view = view
        self.state = State(variant, board, seats)
        set_board(self.state, view)
        set_kids(self.state, view)
        set_decision(self.state, view.decision)
        set_known_cards(self.state, view)
        self.unseen = unseen_cards(self.state, playable=True)
        self.unseen_sightings = unseen_cards(self.state, playable=False)
        self.short = [len(view.seats[seat].hand) - len(self.state.hands[seat]) for seat in range(seats)]


TEMPLATES: Final[Latest[View, Template]] = Latest()


def imagine(view: View, rng: Chance) -> State:
    """Return a state that fits the view, with the unknown cards dealt at random."""
    template = TEMPLATES.get(view) or TEMPLATES.put(view, Template(view))
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
    state.free = [len(slots) for slots in state.board.place_slots]
    for slot, owner in enumerate(state.slots):
        if owner != NOBODY:
            state.free[state.board.slot_place[slot]] -= 1
    state.aliens = spaces_named(state.board, view.aliens)


def spaces_named(board: BoardTables, names: tuple[Spot, ...]) -> SpaceSet:
    spaces = NO_SPACES
    for name in names:
        spaces = with_(spaces, board.node_of[name])
    return spaces


def set_kids(state: State, view: View) -> None:
    node_of = state.board.node_of
    state.way = [[Space(node_of[kid.at]) for kid in seat.way] for seat in view.seats]
    own = view.seats[view.turn].way
    state.trails = [spaces_named(state.board, kid.crossed) for kid in own]
    state.moved = [kid.moved for kid in own]


def set_decision(state: State, decision: Decision) -> None:
    state.phase = TABLE.numbers[decision.phase]
    state.card = Card(0) if decision.card is None else state.tables.card_of[decision.card]
    state.kid_at = Space(Node(0) if decision.kid is None else state.board.node_of[decision.kid])
    state.owner = Seat(0) if decision.owner is None else decision.owner
    state.kids_moved = decision.done
    state.extra_actions = decision.extra
    state.fled = decision.fled
    state.discarded = decision.discarded
    state.to_draw = decision.to_draw
    state.halves = decision.halves
    state.routes = []
    if state.phase == CHOOSE_ROUTE:
        named = [[state.board.node_of[name] for name in route] for route in decision.routes]
        routes = effect_of(state, state.card).routes(state, state.card, state.kid_at)
        state.routes = [number for number, route in enumerate(routes) if route.nodes in named]


def set_known_cards(state: State, view: View) -> None:
    card_of = state.tables.card_of
    state.discards = [card_of[card] for card in view.discards]
    state.hands = [[card_of[card] for card in seat.hand if card is not None] for seat in view.seats]
    state.known = [[] for _ in range((state.seats + 1) * state.seats)]
    for seat in range(state.seats):
        if not knows_hand(state, view.viewer, Seat(seat)):
            state.known[knowledge_index(state, view.viewer, Seat(seat))] = state.hands[seat]
    set_deck(state, view)


def set_deck(state: State, view: View) -> None:
    """An architect's deck lies face up."""
    order = [state.tables.card_of[card] for card in view.deck if card is not None]
    state.deck = order if state.phase == LAY_DECK else order[::-1]


def deal_unknown(state: State, template: Template, rng: Chance) -> None:
    """Deal the cards this viewer does not know: hands hold no sightings, the deck holds the rest. (R1.5)"""
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


def unseen_cards(state: State, *, playable: bool) -> list[Card]:
    """The cards in play that this state does not place anywhere yet: those for hands, or the sightings."""
    counts = deck_counts(state.variant)
    for card in state.discards:
        counts[card] -= 1
    for hand in state.hands:
        for card in hand:
            counts[card] -= 1
    unseen: list[Card] = []
    for kind in state.tables.cards:
        if state.tables.playable[kind] == playable:
            unseen += [kind] * counts[kind]
    return unseen
