"""Pep Rally and Pool Party: Kids on the way, of any colours, go straight to a place. (R6.9, R6.11)"""

from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Refusal, Seat, Viewer
from saucer.games.strangers.events import Event, KidMoved
from saucer.games.strangers.moves import ChooseKid, Move
from saucer.games.strangers.player.estimates import ARRIVAL_BONUS, WASTE, SeatEstimates
from saucer.games.strangers.player.weights import to_weights
from saucer.games.strangers.refusals import refuse
from saucer.games.strangers.rules.cards.effect import CardEffect, card_rule, effect_of, find_nothing
from saucer.games.strangers.rules.cards.moving import STOP, refuse_safe_kid
from saucer.games.strangers.rules.kids import (
    anyone_on_the_way,
    choices_on_the_way,
    has_kid,
    kid_that_leaves,
    remove_kid,
)
from saucer.games.strangers.rules.places import enter_place, free_place
from saucer.games.strangers.rules.turn import finish_action
from saucer.games.strangers.state import CHOOSE_GUEST, State
from saucer.games.strangers.tables import Card


class Party(CardEffect):
    """Move some Kids on the way to free slots of one kind of place. (R6.9, R6.11)"""

    def __init__(self, name: str, rules: dict[str, str], place_kind: int) -> None:
        super().__init__(name, rules)
        self.place_kind = place_kind

    def has_effect(self, state: State, card: Card) -> bool:
        return anyone_on_the_way(state) and free_place(state, self.place_kind) is not None

    def nothing_to_do(self, state: State, card: Card) -> Refusal:
        return find_nothing(state, card, "no-slot-there" if anyone_on_the_way(state) else "nobody-on-the-way")

    def begin(self, state: State, card: Card, events: Sink[Event], rng: Chance) -> None:
        state.phase = CHOOSE_GUEST

    def gain(self, estimates: SeatEstimates, card: Card) -> float:
        place = free_place(estimates.state, self.place_kind)
        if place is None or not estimates.own_kids:
            return WASTE
        home = estimates.place_points[place] + ARRIVAL_BONUS
        return home - min(estimates.own_kids)

    def gain_in_deck(self, number: int) -> float:
        return 2.5


def party_in_play(state: State) -> Party:
    effect = effect_of(state, state.card)
    assert isinstance(effect, Party)
    return effect


def guests(state: State, _seat: Seat) -> list[Move]:
    found = choices_on_the_way(state)
    if state.kids_moved:
        found.append(STOP)
    return found


def invite(state: State, _seat: Viewer, move: ChooseKid, events: Sink[Event], rng: Chance) -> None:
    """Move a Kid on the way straight to a free slot. (R6.9, R6.11, R9.21)"""
    board = state.board
    owner = move.owner
    kind = party_in_play(state).place_kind
    place = free_place(state, kind)
    assert place is not None
    remove_kid(state, owner, kid_that_leaves(state, owner, board.node_of[move.at]))
    events.append(KidMoved(owner, (move.at, board.names[board.place_node(place)])))
    enter_place(state, owner, place, events)
    state.kids_moved += 1
    if (
        state.kids_moved == state.tables.numbers[state.card]
        or not anyone_on_the_way(state)
        or free_place(state, kind) is None
    ):
        finish_action(state, events, rng)


def refuse_guest(state: State, seat: Seat, move: ChooseKid) -> Refusal:
    if not has_kid(state, move):
        return refuse(card_rule(state), "no-such-kid-there", {"at": move.at})
    return refuse_safe_kid(state, seat, move)


def advise_guest(state: State, seat: Seat, moves: list[Move], _rng: Chance) -> list[float]:
    estimates = SeatEstimates(state, seat)
    return to_weights([gain_by_guest(estimates, move) for move in moves])


def gain_by_guest(estimates: SeatEstimates, move: Move) -> float:
    """What bringing this Kid gains; nothing when we stop."""
    if not isinstance(move, ChooseKid):
        return 0.0
    state = estimates.state
    place = free_place(state, party_in_play(state).place_kind)
    if place is None:
        return WASTE
    home = estimates.place_points[place] + ARRIVAL_BONUS
    return -estimates.rivalry(move.owner) * (home - estimates.expected_points(state.board.node_of[move.at]))
