"""Men in Black: take an Alien off the board. (R6.13)"""

from typing import Final

from saucer.engine.bits import has, without
from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Refusal, Seat, Viewer
from saucer.games.strangers.events import AlienRemoved, Event
from saucer.games.strangers.moves import Move, RemoveAlien
from saucer.games.strangers.player.estimates import WASTE, SeatEstimates
from saucer.games.strangers.player.weights import to_weights
from saucer.games.strangers.refusals import refuse
from saucer.games.strangers.rules.cards.effect import CardEffect, find_nothing
from saucer.games.strangers.rules.turn import finish_action
from saucer.games.strangers.state import CHOOSE_ALIEN, State
from saucer.games.strangers.tables import NO_SPACES, Card

GAIN: Final = 0.4
GAIN_PER_NEIGHBOUR: Final = 0.5
"""For each own Kid that stands next to the Alien."""


class MenInBlack(CardEffect):
    """One Alien goes back to the reserve. (R6.13)"""

    def has_effect(self, state: State, card: Card) -> bool:
        return state.aliens != NO_SPACES

    def nothing_to_do(self, state: State, card: Card) -> Refusal:
        return find_nothing(state, card, "no-alien-to-remove")

    def begin(self, state: State, card: Card, events: Sink[Event], rng: Chance) -> None:
        state.phase = CHOOSE_ALIEN

    def gain(self, estimates: SeatEstimates, card: Card) -> float:
        return GAIN if estimates.state.aliens != NO_SPACES else WASTE

    def gain_in_deck(self, number: int) -> float:
        return 1.0


def aliens_on_board(state: State, _seat: Seat) -> list[Move]:
    board = state.board
    return [RemoveAlien(board.names[head]) for head in board.heads if has(state.aliens, head)]


def remove_alien(state: State, _seat: Viewer, move: RemoveAlien, events: Sink[Event], rng: Chance) -> None:
    """Take the Alien back to the reserve. (R6.13, R9.16)"""
    state.aliens = without(state.aliens, state.board.node_of[move.at])
    state.reserve += 1
    events.append(AlienRemoved(state.turn, move.at))
    finish_action(state, events, rng)


def refuse_alien(_state: State, _seat: Seat, move: RemoveAlien) -> Refusal:
    return refuse("R6.13", "no-alien-there", {"at": move.at})


def advise_alien(state: State, seat: Seat, moves: list[RemoveAlien], _rng: Chance) -> list[float]:
    """Prefer Aliens next to own Kids."""
    gains: list[float] = []
    for move in moves:
        space = state.board.node_of[move.at]
        gain = 0.0
        for at in state.way[seat]:
            if space in state.board.neighbours[at]:
                gain += GAIN_PER_NEIGHBOUR
        gains.append(gain)
    return to_weights(gains)
