"""Whose move it is and every legal move: the one home of legality."""

from typing import Any, Final

from saucer.engine.types import Seat
from saucer.games.area51.box import COLOUR_COUNT, KINDS, MOST_SEATS, REGION_COUNT, ROUTE_COUNT, VEHICLES, Box
from saucer.games.area51.loading import loads, may_leave
from saucer.games.area51.moves import Collect, Draw, Move, Pass
from saucer.games.area51.options import Options
from saucer.games.area51.questions import (
    can_collect,
    can_draw,
    colour_counts,
    filled_hangars,
    has_cap,
    kinds_in,
    may_build_in,
    may_send,
    may_upgrade,
    own_bunkers,
)
from saucer.games.area51.state import (
    ACTION,
    CAP,
    CLEARING,
    DOWN_CARD,
    DOWN_HANGAR,
    LOAD,
    NUMBER,
    OVER,
    ROUTE,
    TAKE,
    UP_CARD,
    UP_HANGAR,
    State,
    Variant,
)

NO_SEATS: Final[list[Seat]] = []
ONE_SEAT: Final[list[list[Seat]]] = [[Seat(seat)] for seat in range(MOST_SEATS)]
COLLECT: Final = Collect()
DRAW: Final = Draw()
PASS: Final = Pass()


def to_move(state: State) -> list[Seat]:
    """The seat whose turn it is; none when the match is over."""
    return NO_SEATS if state.phase == OVER else ONE_SEAT[state.turn]


def legal_moves(state: State, seat: Seat) -> list[Move]:
    """Every legal move of a seat, in a fixed order."""
    phase = state.phase
    if seat != state.turn or phase == OVER:
        return []
    if phase == DOWN_CARD:
        return cards_to_hide(state)
    if phase == DOWN_HANGAR:
        return hangars_to_hide_in(state)
    if phase == ACTION:
        return actions(state)
    if phase == TAKE:
        return cards_to_collect(state)
    return other_choices(state)


def other_choices(state: State) -> list[Move]:
    phase = state.phase
    if phase == UP_CARD:
        return cards_to_show(state)
    if phase == UP_HANGAR:
        return hangars_of(state)
    if phase == LOAD:
        return loading_choices(state)
    if phase == ROUTE:
        return list(state.box.set_route)
    if phase == NUMBER:
        return numbers(state)
    assert phase == CAP
    return caps(state)


def actions(state: State) -> list[Move]:
    """The four actions of a turn, or to pass when there is none; only pick-ups while piles are cleared."""
    if state.stage == CLEARING:
        return pick_ups(state)  # R7.3
    found: list[Move] = []
    if can_collect(state):
        found.append(COLLECT)
    size = state.sizes[state.turn]
    if size >= 2:
        counts = colour_counts(state.hands[state.turn])
        add_builds(state, counts, found)
        for space in own_bunkers(state, state.turn):
            if may_upgrade(state, space, counts, size):
                found.append(state.box.upgrade[space])
        for vehicle in range(VEHICLES):
            if may_send(state, vehicle, counts, size):
                found.append(state.box.send[vehicle])
    for hangar in filled_hangars(state):
        found.append(state.box.pick_up[hangar])
    if not found:
        found.append(PASS)  # R2.3
    return found


def add_builds(state: State, counts: list[int], found: list[Move]) -> None:
    """Every region and colour for which a bunker can be created. (R4.3)"""
    if not has_cap(state, state.turn):
        return
    supply = state.supply
    for region in range(REGION_COUNT):
        if may_build_in(state, region):
            build = state.box.build[region]
            for colour in range(COLOUR_COUNT):
                if counts[colour] and supply[colour]:
                    found.append(build[colour])


def pick_ups(state: State) -> list[Move]:
    return [state.box.pick_up[hangar] for hangar in filled_hangars(state)]


def cards_to_collect(state: State) -> list[Move]:
    """The display from left to right, the deck, and before the first card the refresh. (R3.1 to R3.4)"""
    found: list[Move] = []
    display = state.display
    drawable = can_draw(state)
    rightmost = len(display)
    if not drawable:
        rightmost -= state.box.take - state.taken - 1
    before = -1
    for place, card in enumerate(display):
        if card >= state.last and card != before and place < max(1, rightmost):
            found.append(state.box.take_card[card])
            before = card
    if drawable:
        found.append(DRAW)
    if state.taken == 0 and not state.refreshed:
        for card in kinds_in(state.hands[state.turn]):
            found.append(state.box.refresh[card])
    return found


def caps(state: State) -> list[Move]:
    """The seat's two colours, where both have caps left. (R8.2)"""
    first = 2 * state.turn
    return [state.box.use_paired_cap[owner] for owner in range(first, first + 2) if state.caps[owner]]


def numbers(state: State) -> list[Move]:
    """Every number above the vehicle's own that the hand can pay for. (R5.3, R5.4)"""
    most = min(state.box.highest_number, state.sizes[state.turn] - 1)
    return [state.box.set_number[number] for number in range(state.numbers[state.target] + 1, most + 1)]


def cards_to_show(state: State) -> list[Move]:
    first = 4 * state.colour
    rest = state.rest
    return [state.box.face_up[card] for card in range(first, first + 4) if rest[card]]


def cards_to_hide(state: State) -> list[Move]:
    """Cards from the last one on, as long as enough remain after it. (R4.7)"""
    found: list[Move] = []
    rest = state.rest
    lowest = state.last >> 4
    missing = state.needed - len(state.hidden)
    reserve = 0
    for card in range(KINDS - 1, lowest - 1, -1):
        count = rest[card]
        if count:
            reserve += count
            if reserve >= missing:
                found.append(state.box.face_down[card])
    found.reverse()
    return found


def hangars_of(state: State) -> list[Move]:
    first = 3 * state.region
    return [state.box.put_into[hangar] for hangar in range(first, first + state.hangars[state.region])]


def hangars_to_hide_in(state: State) -> list[Move]:
    """The hangars of the region; for cards of one kind from left to right. (R4.7)"""
    first = 3 * state.region
    end = first + state.hangars[state.region]
    if state.hidden and state.last >> 4 == state.card:
        first = state.last & 15
    return [state.box.put_into[hangar] for hangar in range(first, end)]


def loading_choices(state: State) -> list[Move]:
    """What the bunker being asked about may take, and whether it may stay empty. (R6.6)"""
    space = state.queue[state.at]
    found: list[Move] = [state.box.load[card][space] for card in loads(state)]
    if may_leave(state):
        found.append(state.box.leave_empty[space])
    return found


def every_move(options: Options, seats: int) -> list[Any]:
    """The fixed catalogue of moves under these options."""
    variant = Variant(options, seats)
    box = variant.box
    cards = kinds_in(box.counts)
    found: list[Any] = [COLLECT, DRAW, PASS]
    for region in range(REGION_COUNT):
        found += box.build[region]
    if variant.paired:
        found += box.use_paired_cap
    found += box.send
    found += box.set_route[:ROUTE_COUNT]
    found += box.set_number[1:]
    for card in cards:
        found += [box.refresh[card], box.take_card[card], box.face_up[card], box.face_down[card]]
    found += place_moves(box, cards, box.components.large.spaces, box.components.large.hangars)
    return found


def place_moves(box: Box, cards: list[int], spaces: int, hangars: int) -> list[Any]:
    """The moves that name a hangar or a space, as if every region were as large as can be."""
    spaces = max(spaces, box.components.small.spaces)
    hangars = max(hangars, box.components.small.hangars)
    found: list[Any] = []
    for region in range(REGION_COUNT):
        for hangar in range(3 * region, 3 * region + hangars):
            found += [box.put_into[hangar], box.pick_up[hangar]]
        for space in range(8 * region, 8 * region + spaces):
            found += [box.upgrade[space], box.leave_empty[space]]
            found += [box.load[card][space] for card in cards]
    return found
