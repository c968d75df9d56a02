"""Whose move it is and every legal move: the one home of legality."""

from collections.abc import Iterator
from typing import Any, Final

from saucer.engine.types import Seat
from saucer.games.strangers.ground import MOST_SEATS, Ground
from saucer.games.strangers.moves import (
    ChooseBoard,
    LayTheRest,
    Move,
    Release,
    ResolveFirst,
    StartRound,
    Stop,
)
from saucer.games.strangers.options import Options
from saucer.games.strangers.questions import (
    copyable_cards,
    deck_counts,
    destinations_from,
    distinct,
    may_release,
    movable_spaces,
    opponents_with_cards,
    residents,
    route_table,
)
from saucer.games.strangers.state import (
    ACTION,
    BOARD,
    COPYING,
    GO,
    GUEST,
    HALVES,
    HEAD,
    KID,
    LAY,
    NEXT,
    NOBODY,
    OPPONENT,
    OVER,
    REMOVAL,
    RESIDENT,
    ROUTE,
    VICTIM,
    State,
    Variant,
)

NO_SEATS: Final[list[Seat]] = []
ONE_SEAT: Final[list[list[Seat]]] = [[Seat(seat)] for seat in range(MOST_SEATS)]
RELEASE: Final = Release()
STOP: Final = Stop()
LAY_THE_REST: Final = LayTheRest()
ALIEN_FIRST: Final = ResolveFirst("alien")
SAUCER_FIRST: Final = ResolveFirst("saucer")
START_ROUND: Final = StartRound()
CHOOSE_A: Final = ChooseBoard("A")
CHOOSE_B: Final = ChooseBoard("B")


def to_move(state: State) -> list[Seat]:
    """The seat whose turn it is; none when the match is over."""
    return NO_SEATS if state.phase == OVER else ONE_SEAT[state.turn]


def legal_moves(state: State, seat: Seat) -> list[Move]:
    """Every legal move of a seat, in a fixed order."""
    if seat != state.turn or state.phase == OVER:
        return []
    phase = state.phase
    if phase == ACTION:
        return actions(state)
    if phase == GO:
        move_to = state.ground.move_to
        return [move_to[node] for node in destinations_from(state, state.card, state.kid)]
    if phase == HEAD:
        return free_heads(state)
    if phase == VICTIM:
        return kids_on_board(state)
    if phase == KID:
        return own_kids(state)
    return rare_moves(state)


def rare_moves(state: State) -> list[Move]:
    phase = state.phase
    if phase == GUEST:
        return guests(state)
    if phase == ROUTE:
        return route_choices(state)
    if phase == RESIDENT:
        return [kid_in_slot(state, slot) for slot in residents(state)]
    if phase == REMOVAL:
        return [
            state.ground.remove_alien[space] for space in state.ground.heads if (state.aliens >> space) & 1
        ]
    if phase == OPPONENT:
        return [state.box.look_at[seat] for seat in opponents_with_cards(state)]
    if phase == COPYING:
        return [state.box.copy_card[card] for card in copyable_cards(state)]
    if phase == HALVES:
        return [ALIEN_FIRST, SAUCER_FIRST]
    if phase == NEXT:
        return [START_ROUND]
    if phase == BOARD:
        return [CHOOSE_A, CHOOSE_B]
    assert phase == LAY
    return cards_to_lay(state)


def actions(state: State) -> list[Move]:
    """Release, play, run away, and the free discard. (R2.2 to R2.6, R8.4)"""
    seat = state.turn
    found: list[Move] = []
    if may_release(state, seat):
        found.append(RELEASE)
    cards = distinct(state.hands[seat])
    for card in cards:
        found.append(state.box.play_card[card])
    for space in distinct(state.way[seat]):
        found.append(state.ground.flee[space])
    if state.variant.free_discard and not state.discarded:
        for card in cards:
            found.append(state.box.discard[card])
    return found


def own_kids(state: State) -> list[Move]:
    choose = state.ground.choose_kid[state.turn]
    found: list[Move] = [choose[space] for space in movable_spaces(state, state.card)]
    if state.done:
        found.append(STOP)
    return found


def free_heads(state: State) -> list[Move]:
    place = state.ground.place_alien
    aliens = state.aliens
    return [place[space] for space in state.ground.heads if not (aliens >> space) & 1]


def kid_in_slot(state: State, slot: int) -> Move:
    return state.ground.choose_kid[state.slots[slot]][state.ground.spaces + slot]


def kids_on_the_way(state: State) -> list[Move]:
    found: list[Move] = []
    for seat in range(state.seats):
        choose = state.ground.choose_kid[seat]
        for space in distinct(state.way[seat]):
            found.append(choose[space])
    return found


def kids_on_board(state: State) -> list[Move]:
    """Every Kid a saucer can hover over, safe ones included. (R5.4)"""
    found = kids_on_the_way(state)
    for slot, owner in enumerate(state.slots):
        if owner != NOBODY:
            found.append(kid_in_slot(state, slot))
    return found


def guests(state: State) -> list[Move]:
    found = kids_on_the_way(state)
    if state.done:
        found.append(STOP)
    return found


def route_choices(state: State) -> list[Move]:
    """The spaces at which the routes to the chosen spot part for the first time. (R3.10)"""
    table = route_table(state, state.card, state.kid)
    parting = first_parting(state)
    spaces = distinct(sorted([table[number].nodes[parting] for number in state.routes]))
    return [state.ground.take_route[space] for space in spaces]


def first_parting(state: State) -> int:
    """How many steps the routes being chosen from have in common."""
    table = route_table(state, state.card, state.kid)
    first = table[state.routes[0]].nodes
    for step, node in enumerate(first):
        for number in state.routes:
            if table[number].nodes[step] != node:
                return step
    return len(first)


def cards_left_to_lay(state: State) -> list[int]:
    """Architect: how many cards of each kind are still to be laid."""
    counts = deck_counts(state.variant)
    for card in state.hands[0]:
        counts[card] -= 1
    for card in state.deck:
        counts[card] -= 1
    return counts


def cards_to_lay(state: State) -> list[Move]:
    found: list[Move] = []
    for card, count in enumerate(cards_left_to_lay(state)):
        if count and state.box.playable[card]:
            found.append(state.box.lay_card[card])
    if len(state.hands[0]) == state.variant.base_hand:
        found.append(LAY_THE_REST)
    return found


def every_move(options: Options, seats: int) -> list[Any]:
    """The fixed catalogue of moves under these options."""
    variant = Variant(options, seats)
    box = variant.box
    grounds = box.grounds if options.best_of_three else [box.grounds[box.board_ids.index(options.board)]]
    found: list[Any] = [
        RELEASE,
        STOP,
        *playable(variant, list(box.play_card)),
        *playable(variant, list(box.copy_card)),
    ]
    if variant.free_discard:
        found += playable(variant, list(box.discard))
    if variant.total_invasion:
        found += [ALIEN_FIRST, SAUCER_FIRST]
    if variant.best_of_three:
        found += [START_ROUND, CHOOSE_A, CHOOSE_B]
    if variant.architect:
        found += [LAY_THE_REST, *playable(variant, list(box.lay_card))]
    found += box.look_at[:seats]
    return list(
        dict.fromkeys([*found, *(move for ground in grounds for move in ground_moves(ground, seats))])
    )


def playable(variant: Variant, moves: list[Any]) -> list[Any]:
    counts = deck_counts(variant)
    return [move for card, move in enumerate(moves) if variant.box.playable[card] and counts[card]]


def ground_moves(ground: Ground, seats: int) -> Iterator[Any]:
    yield from ground.flee
    yield from ground.move_to
    yield from ground.take_route
    for head in ground.heads:
        yield ground.place_alien[head]
        yield ground.remove_alien[head]
    for seat in range(seats):
        yield from ground.choose_kid[seat]
