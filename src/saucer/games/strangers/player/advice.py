"""What a sensible player prefers in the decisions that belong to no single card, counted in points."""

from collections.abc import Callable
from typing import Any, Final

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.strangers.moves import (
    ChooseKid,
    Discard,
    Flee,
    LayCard,
    Move,
    PlaceAlien,
    PlayCard,
    Release,
    ResolveFirst,
)
from saucer.games.strangers.player.estimates import FLIGHT_COST, SeatEstimates
from saucer.games.strangers.player.weights import to_weights
from saucer.games.strangers.rules.cards.effect import effect_of
from saucer.games.strangers.rules.scoring import own_scores
from saucer.games.strangers.state import State, copy
from saucer.games.strangers.tables import NO_SPACES, Card, Node

ENOUGH_LAID: Final = 44
"""How many cards an architect lays one by one."""


# The action of a turn


def advise_action(state: State, seat: Seat, moves: list[Move], _rng: Chance) -> list[float]:
    estimates = SeatEstimates(state, seat)
    return to_weights([ACTION_GAINS[type(move)](estimates, move) for move in moves])


def gain_by_release(estimates: SeatEstimates, _move: Release) -> float:
    return estimates.points_on_space(estimates.state.board.school)


def gain_by_card(estimates: SeatEstimates, move: PlayCard) -> float:
    return card_gain(estimates, estimates.state.tables.card_of[move.card])


def gain_by_flight(estimates: SeatEstimates, move: Flee) -> float:
    return -estimates.expected_points(estimates.state.board.node_of[move.at]) - FLIGHT_COST


def gain_by_discard(estimates: SeatEstimates, move: Discard) -> float:
    """Prefer to discard a card that is of no use now, while there are turns left to use another."""
    useless = card_gain(estimates, estimates.state.tables.card_of[move.card]) <= 0.0
    return 2.5 if useless and estimates.turns_left > 3.0 else -2.0


def advise_end(state: State, seat: Seat, moves: list[Move], _rng: Chance) -> list[float]:
    """After the action, change a card that will be of no use next turn for another, or end the turn."""
    rested = copy(state)
    rested.trails = [NO_SPACES] * len(state.trails)
    estimates = SeatEstimates(rested, seat)
    gains = [gain_by_discard(estimates, move) if isinstance(move, Discard) else 0.0 for move in moves]
    return to_weights(gains)


def card_gain(estimates: SeatEstimates, card: Card) -> float:
    return effect_of(estimates.state, card).gain(estimates, card)


ACTION_GAINS: Final[dict[type, Callable[[SeatEstimates, Any], float]]] = {
    Release: gain_by_release,
    PlayCard: gain_by_card,
    Flee: gain_by_flight,
    Discard: gain_by_discard,
}


# Aliens and saucers


def advise_head(state: State, seat: Seat, moves: list[PlaceAlien], _rng: Chance) -> list[float]:
    estimates = SeatEstimates(state, seat)
    return to_weights([gain_by_alien(estimates, state.board.node_of[move.at]) for move in moves])


def gain_by_alien(estimates: SeatEstimates, space: Node) -> float:
    """What an Alien costs the Kids under it, and those whose next step it closes."""
    state = estimates.state
    gain = 0.0
    for seat in range(state.seats):
        owner = Seat(seat)
        for at in state.way[owner]:
            if at == space:
                gain += estimates.rivalry(owner) * (estimates.expected_points(at) + FLIGHT_COST)
            elif space in state.board.neighbours[at]:
                gain += estimates.rivalry(owner) * cost_of_closing(estimates, at, space)
    return gain


def cost_of_closing(estimates: SeatEstimates, at: Node, space: Node) -> float:
    """How much closing `space` hurts a Kid on `at`: much only if its way home leads through it."""
    return 0.6 if estimates.expected_points(space) > estimates.expected_points(at) else 0.1


def advise_victim(state: State, seat: Seat, moves: list[ChooseKid], _rng: Chance) -> list[float]:
    estimates = SeatEstimates(state, seat)
    gains: list[float] = []
    for move in moves:
        lost = estimates.kid_points(state.board.position_of[move.at])
        gains.append(estimates.rivalry(move.owner) * lost)
    return to_weights(gains)


def advise_half(state: State, seat: Seat, moves: list[ResolveFirst], _rng: Chance) -> list[float]:
    """Let the Alien land first if it is the last one and the seat leads, because that ends the round."""
    if state.reserve > 1:
        return [1.0] * len(moves)
    scores = own_scores(state)
    leading = scores[seat] >= max(scores)
    return to_weights([3.0 if leading == (move.half == "alien") else 0.0 for move in moves])


# The architect's deck


def advise_laying(state: State, _seat: Seat, moves: list[Move], _rng: Chance) -> list[float]:
    """Prefer the cards that bring Kids home fastest."""
    return to_weights([gain_by_laying(state, move) for move in moves])


def gain_by_laying(state: State, move: Move) -> float:
    """What laying this card next gains, or leaving the rest in order."""
    if not isinstance(move, LayCard):
        return 5.0 if len(state.deck) >= ENOUGH_LAID else -5.0
    card = state.tables.card_of[move.card]
    return effect_of(state, card).gain_in_deck(state.tables.numbers[card])
