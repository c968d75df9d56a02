"""Aliens and saucers: what drawn sightings do. (R5)"""

from bisect import bisect_left
from typing import Final

from saucer.engine.bits import has, with_
from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Refusal, Seat, Viewer
from saucer.games.strangers.events import AlienPlaced, CoinFlipped, Event, KidNamed
from saucer.games.strangers.moves import ChooseKid, Move, PlaceAlien, ResolveFirst
from saucer.games.strangers.refusals import refuse
from saucer.games.strangers.rules.end import end_by_score
from saucer.games.strangers.rules.kids import (
    anyone_on_board,
    choice_in_slot,
    choices_on_the_way,
    remove_kid,
    take_to_supply,
)
from saucer.games.strangers.rules.places import leave_slot
from saucer.games.strangers.rules.turn import refill
from saucer.games.strangers.state import CHOOSE_HEAD, CHOOSE_VICTIM, NOBODY, State
from saucer.games.strangers.tables import Slot

ALIEN_FIRST: Final = ResolveFirst("alien")
SAUCER_FIRST: Final = ResolveFirst("saucer")


# Aliens (R5.1 to R5.3)


def free_heads(state: State, _seat: Seat) -> list[Move]:
    place = state.board.place_alien
    return [place[space] for space in state.board.heads if not has(state.aliens, space)]


def place_alien(state: State, _seat: Viewer, move: PlaceAlien, events: Sink[Event], rng: Chance) -> None:
    """Put an Alien on a space and return its Kids to their supplies. The last Alien ends the round. (R5.1, R7.1)"""
    space = state.board.node_of[move.at]
    state.aliens = with_(state.aliens, space)
    state.reserve -= 1
    events.append(AlienPlaced(state.turn, move.at))
    for seat in range(state.seats):
        while space in state.way[seat]:
            remove_kid(state, Seat(seat), bisect_left(state.way[seat], space))
            take_to_supply(state, Seat(seat), move.at, "alien", events)
    if state.reserve == 0:
        end_by_score(state, "last-alien", events, rng)
    elif state.halves and anyone_on_board(state):
        state.halves = 0
        state.phase = CHOOSE_VICTIM
    else:
        state.halves = 0
        refill(state, events, rng)


def refuse_head(_state: State, _seat: Seat, move: PlaceAlien) -> Refusal:
    return refuse("R5.1", "no-free-head-there", {"at": move.at})


# Saucers (R5.4, R5.5)


def victims(state: State, _seat: Seat) -> list[Move]:
    """Every Kid a saucer can hover over, safe ones included. (R5.4, R9.4, R9.13)"""
    found = choices_on_the_way(state)
    for slot, owner in enumerate(state.slots):
        if owner != NOBODY:
            found.append(choice_in_slot(state, Slot(slot)))
    return found


def hover(state: State, _seat: Viewer, move: ChooseKid, events: Sink[Event], rng: Chance) -> None:
    """Flip the Saucer for the named Kid and take the Kid off the board if it shows the saucer. (R5.4, R5.5)"""
    board = state.board
    owner = move.owner
    position = board.position_of[move.at]
    saucer = rng.flip()
    events.append(KidNamed(state.turn, owner, move.at))
    events.append(CoinFlipped(state.turn, saucer))
    if saucer:
        if position < board.space_count:
            remove_kid(state, owner, bisect_left(state.way[owner], position))
        else:
            leave_slot(state, board.slot_at(position))
        take_to_supply(state, owner, move.at, "saucer", events)
    if state.halves:
        state.halves = 0
        state.phase = CHOOSE_HEAD
    else:
        refill(state, events, rng)


def refuse_victim(_state: State, _seat: Seat, move: ChooseKid) -> Refusal:
    return refuse("R5.4", "no-such-kid-there", {"at": move.at})


# Total invasion (R8.5)


def halves(_state: State, _seat: Seat) -> list[Move]:
    return [ALIEN_FIRST, SAUCER_FIRST]


def resolve_first(
    state: State, _seat: Viewer, move: ResolveFirst, _events: Sink[Event], _rng: Chance
) -> None:
    state.halves = 1
    state.phase = CHOOSE_HEAD if move.half == "alien" else CHOOSE_VICTIM


def refuse_half(_state: State, _seat: Seat, _move: ResolveFirst) -> Refusal:
    return refuse("R8.5", "no-such-choice")
