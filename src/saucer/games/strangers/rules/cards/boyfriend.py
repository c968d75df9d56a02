"""Mom's New Boyfriend: a Kid leaves a House or a Mansion. (R6.12)"""

from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Refusal, Seat, Viewer
from saucer.games.strangers.events import Event, KidMoved
from saucer.games.strangers.moves import ChooseKid, Move
from saucer.games.strangers.player.estimates import WASTE, SeatEstimates
from saucer.games.strangers.player.weights import to_weights
from saucer.games.strangers.refusals import refuse
from saucer.games.strangers.rules.cards.effect import CardEffect, card_rule, find_nothing
from saucer.games.strangers.rules.kids import add_kid, choice_in_slot, has_kid
from saucer.games.strangers.rules.places import is_residence, leave_slot
from saucer.games.strangers.rules.turn import finish_action
from saucer.games.strangers.state import CHOOSE_RESIDENT, NOBODY, State
from saucer.games.strangers.tables import NO_SPACES, Card, Slot


class Boyfriend(CardEffect):
    """Put a Kid of any colour from a House or a Mansion back on School. (R6.12)"""

    def has_effect(self, state: State, card: Card) -> bool:
        return len(residents(state)) > 0

    def nothing_to_do(self, state: State, card: Card) -> Refusal:
        return find_nothing(state, card, "nobody-to-send-out")

    def begin(self, state: State, card: Card, events: Sink[Event], rng: Chance) -> None:
        state.phase = CHOOSE_RESIDENT

    def gain(self, estimates: SeatEstimates, card: Card) -> float:
        best = WASTE
        state = estimates.state
        for slot in residents(state):
            position = state.board.slot_position(slot)
            lost = estimates.kid_points(position)
            best = max(best, estimates.rivalry(Seat(state.slots[slot])) * lost)
        return best

    def gain_in_deck(self, number: int) -> float:
        return -3.0


def residents(state: State) -> list[Slot]:
    """The taken slots of Houses and Mansions."""
    kinds = state.board.slot_kind
    return [
        Slot(slot) for slot, owner in enumerate(state.slots) if owner != NOBODY and is_residence(kinds[slot])
    ]


def resident_choices(state: State, _seat: Seat) -> list[Move]:
    return [choice_in_slot(state, slot) for slot in residents(state)]


def send_out(state: State, _seat: Viewer, move: ChooseKid, events: Sink[Event], rng: Chance) -> None:
    """Put the Kid back on School, with nothing crossed. (R6.12, R9.33)"""
    board = state.board
    leave_slot(state, board.slot_at(board.position_of[move.at]))
    add_kid(state, move.owner, board.school, NO_SPACES, moved=False)
    events.append(KidMoved(move.owner, (move.at, board.names[board.school])))
    finish_action(state, events, rng)


def refuse_resident(state: State, _seat: Seat, move: ChooseKid) -> Refusal:
    if not has_kid(state, move):
        return refuse(card_rule(state), "no-such-kid-there", {"at": move.at})
    return refuse(card_rule(state), "not-in-a-house-or-mansion", {"at": move.at})


def advise_resident(state: State, seat: Seat, moves: list[ChooseKid], _rng: Chance) -> list[float]:
    """Prefer the Kid whose removal helps the seat most: a large loss for a rival that matters."""
    estimates = SeatEstimates(state, seat)
    gains: list[float] = []
    for move in moves:
        lost = estimates.kid_points(state.board.position_of[move.at])
        lost -= estimates.expected_points(state.board.school)
        gains.append(estimates.rivalry(move.owner) * lost)
    return to_weights(gains)
