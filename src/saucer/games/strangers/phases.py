"""The phases: one row per kind of decision, and the functions that find the row of a state."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from saucer.engine.chance import Chance
from saucer.engine.phases import Phase, Refuse
from saucer.engine.types import Refusal, Seat, TimeUp, Viewer
from saucer.games.strangers.events import Event
from saucer.games.strangers.moves import (
    ChooseBoard,
    ChooseKid,
    CopyCard,
    Discard,
    EndTurn,
    Flee,
    LayCard,
    LayTheRest,
    LookAt,
    Move,
    MoveTo,
    PlaceAlien,
    PlayCard,
    Release,
    RemoveAlien,
    ResolveFirst,
    StartRound,
    Stop,
    TakeRoute,
)
from saucer.games.strangers.options import Options
from saucer.games.strangers.player import advice
from saucer.games.strangers.refusals import refuse
from saucer.games.strangers.rules import end, sightings, turn
from saucer.games.strangers.rules.cards import boyfriend, ice_cream_date, men_in_black, moving, parties, play
from saucer.games.strangers.rules.setup import deck_counts
from saucer.games.strangers.rules.variants import architect, series
from saucer.games.strangers.state import (
    BETWEEN_ROUNDS,
    CHOOSE_ACTION,
    CHOOSE_ALIEN,
    CHOOSE_BOARD,
    CHOOSE_COPY,
    CHOOSE_DESTINATION,
    CHOOSE_END,
    CHOOSE_GUEST,
    CHOOSE_HALF,
    CHOOSE_HAND,
    CHOOSE_HEAD,
    CHOOSE_KID,
    CHOOSE_RESIDENT,
    CHOOSE_ROUTE,
    CHOOSE_VICTIM,
    LAY_DECK,
    OVER,
    State,
    Variant,
)
from saucer.games.strangers.tables import MOST_SEATS, BoardTables

NO_SEATS: Final[list[Seat]] = []
ONE_SEAT: Final[list[list[Seat]]] = [[Seat(seat)] for seat in range(MOST_SEATS)]


def refuse_by_move(refusals: dict[type, Refuse]) -> Refuse:
    """Explain the refusal of a move by the class of the move."""

    def refuse_move(state: State, seat: Seat, move: Move) -> Refusal:
        return refusals[type(move)](state, seat, move)

    return refuse_move


ROWS: Final[dict[int, Phase]] = {
    LAY_DECK: Phase(
        "lay",
        "R8.8",
        legal=architect.cards_to_lay,
        play={LayCard: architect.lay_card, LayTheRest: architect.lay_the_rest},
        refuse=refuse_by_move({LayCard: architect.refuse_card, LayTheRest: architect.refuse_the_rest}),
        advise=advice.advise_laying,
    ),
    CHOOSE_BOARD: Phase(
        "board",
        "R8.6",
        legal=series.board_choices,
        play={ChooseBoard: series.choose_board},
        refuse=series.refuse_between_rounds,
        advise=advice.no_preference,
    ),
    CHOOSE_ACTION: Phase(
        "action",
        "R2.1",
        legal=turn.actions,
        play={PlayCard: play.play_card, Release: turn.release, Flee: turn.flee, Discard: turn.discard},
        refuse=refuse_by_move(
            {
                PlayCard: turn.refuse_card,
                Release: turn.refuse_release,
                Flee: turn.refuse_flight,
                Discard: turn.refuse_discard,
            }
        ),
        advise=advice.advise_action,
    ),
    CHOOSE_KID: Phase(
        "kid",
        "R2.4",
        legal=moving.movable_kids,
        play={ChooseKid: moving.choose_kid, Stop: moving.stop},
        refuse=refuse_by_move({ChooseKid: moving.refuse_kid, Stop: moving.refuse_stop}),
        advise=moving.advise_kid,
    ),
    CHOOSE_DESTINATION: Phase(
        "go",
        "R3.10",
        legal=moving.destinations,
        play={MoveTo: moving.go},
        refuse=moving.refuse_destination,
        advise=moving.advise_destination,
    ),
    CHOOSE_ROUTE: Phase(
        "route",
        "R3.10",
        legal=moving.route_choices,
        play={TakeRoute: moving.take_route},
        refuse=moving.refuse_route,
        advise=advice.no_preference,
    ),
    CHOOSE_GUEST: Phase(
        "guest",
        "R6.9",
        legal=parties.guests,
        play={ChooseKid: parties.invite, Stop: moving.stop},
        refuse=refuse_by_move({ChooseKid: parties.refuse_guest, Stop: moving.refuse_stop}),
        advise=parties.advise_guest,
    ),
    CHOOSE_RESIDENT: Phase(
        "resident",
        "R6.12",
        legal=boyfriend.resident_choices,
        play={ChooseKid: boyfriend.send_out},
        refuse=boyfriend.refuse_resident,
        advise=boyfriend.advise_resident,
    ),
    CHOOSE_ALIEN: Phase(
        "removal",
        "R6.13",
        legal=men_in_black.aliens_on_board,
        play={RemoveAlien: men_in_black.remove_alien},
        refuse=men_in_black.refuse_alien,
        advise=men_in_black.advise_alien,
    ),
    CHOOSE_HAND: Phase(
        "opponent",
        "R6.14",
        legal=ice_cream_date.hands_to_look_at,
        play={LookAt: ice_cream_date.look_at},
        refuse=ice_cream_date.refuse_hand,
        advise=ice_cream_date.advise_hand,
    ),
    CHOOSE_COPY: Phase(
        "copying",
        "R6.14",
        legal=ice_cream_date.copyable_cards,
        play={CopyCard: ice_cream_date.copy_card},
        refuse=ice_cream_date.refuse_copy,
        advise=ice_cream_date.advise_copy,
    ),
    CHOOSE_HALF: Phase(
        "halves",
        "R8.5",
        legal=sightings.halves,
        play={ResolveFirst: sightings.resolve_first},
        refuse=sightings.refuse_half,
        advise=advice.advise_half,
    ),
    CHOOSE_HEAD: Phase(
        "head",
        "R5.1",
        legal=sightings.free_heads,
        play={PlaceAlien: sightings.place_alien},
        refuse=sightings.refuse_head,
        advise=advice.advise_head,
    ),
    CHOOSE_VICTIM: Phase(
        "victim",
        "R5.4",
        legal=sightings.victims,
        play={ChooseKid: sightings.hover},
        refuse=sightings.refuse_victim,
        advise=advice.advise_victim,
    ),
    BETWEEN_ROUNDS: Phase(
        "next",
        "R8.6",
        legal=series.round_starts,
        play={StartRound: series.start_round},
        refuse=series.refuse_between_rounds,
        advise=advice.no_preference,
    ),
    OVER: Phase(
        "over",
        "R7.6",
        legal=end.no_moves,
        play={},
        refuse=end.refuse_after_the_end,
        advise=advice.no_preference,
    ),
    CHOOSE_END: Phase(
        "end",
        "R8.4",
        legal=turn.turn_ends,
        play={EndTurn: turn.leave_it},
        refuse=turn.refuse_end,
        advise=advice.advise_end,
    ),
}

PHASES: Final[tuple[Phase, ...]] = tuple(ROWS[number] for number in range(len(ROWS)))
"""The rows in the order of their numbers in a state."""


PHASE_NUMBERS: Final[dict[str, int]] = {phase.name: number for number, phase in ROWS.items()}


def to_move(state: State) -> list[Seat]:
    """The seat whose turn it is; none when the match is over."""
    return NO_SEATS if state.phase == OVER else ONE_SEAT[state.turn]


def legal_moves(state: State, seat: Seat) -> list[Move]:
    """Every legal move of a seat, in a fixed order."""
    if seat != state.turn:
        return []
    found = PHASES[state.phase].legal(state, seat)
    return found + turn.discards_mid_turn(state) if state.variant.free_discard else found


def advance(state: State, seat: Viewer, move: Move | TimeUp, rng: Chance) -> list[Event]:
    """Carry out a legal move and return what happened."""
    events: list[Event] = []
    if isinstance(move, Discard):
        turn.discard(state, seat, move, events, rng)
    else:
        PHASES[state.phase].play[type(move)](state, seat, move, events, rng)
    return events


def explain(state: State, seat: Seat, move: Move) -> Refusal:
    """The first rule that an illegal move breaks, as the seat may know it."""
    phase = PHASES[state.phase]
    if state.phase == OVER:
        return phase.refuse(state, seat, move)
    if seat != state.turn:
        return refuse("R2.1", "not-your-turn")
    if isinstance(move, Discard) and turn.is_mid_turn(state.phase):
        return turn.refuse_discard(state, seat, move)
    if type(move) not in phase.play:
        return refuse("R2.1", "another-choice-first", {"phase": phase.name})
    return phase.refuse(state, seat, move)


IDLE: Final[dict[type, Callable[[State, Seat, Any], Refusal | None]]] = {
    PlayCard: play.no_effect,
    CopyCard: ice_cream_date.copy_without_effect,
}
"""The moves that can do nothing, each with the function that says why."""


def no_effect(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Why a legal move would do nothing; None when it does something. (R2.5)"""
    find_reason = IDLE.get(type(move))
    return None if find_reason is None else find_reason(state, seat, move)


def advise(state: State, seat: Seat, moves: list[Any], rng: Chance) -> list[float]:
    """A weight per move, greater for moves that promise more points."""
    row = PHASES[state.phase]
    if not state.variant.free_discard or state.phase == CHOOSE_END or not turn.is_mid_turn(state.phase):
        return row.advise(state, seat, moves, rng)
    others = [move for move in moves if not isinstance(move, Discard)]
    return advice.without_discards(moves, row.advise(state, seat, others, rng))


# The catalogue of moves


def every_move(options: Options, seats: int) -> list[Any]:
    """Every move that can be legal under these options, in a fixed order."""
    variant = Variant(options, seats)
    box = variant.box
    boards = box.boards if options.best_of_three else [box.boards[box.board_ids.index(options.board)]]
    found: list[Any] = [
        turn.RELEASE,
        moving.STOP,
        *with_cards_in_play(variant, list(box.play_card)),
        *with_cards_in_play(variant, list(box.copy_card)),
    ]
    if variant.free_discard:
        found += with_cards_in_play(variant, list(box.discard))
    if variant.total_invasion:
        found += [sightings.ALIEN_FIRST, sightings.SAUCER_FIRST]
    if variant.best_of_three:
        found += [series.START_ROUND, series.CHOOSE_A, series.CHOOSE_B]
    if variant.architect:
        found += [architect.LAY_THE_REST, *with_cards_in_play(variant, list(box.lay_card))]
    found += box.look_at[:seats]
    found += [move for board in boards for move in moves_on(board, seats)]
    if variant.free_discard:
        found.append(turn.END_TURN)
    return list(dict.fromkeys(found))


def with_cards_in_play(variant: Variant, moves: list[Any]) -> list[Any]:
    """Of these moves, one per kind of card, those of playable cards in this variant."""
    counts = deck_counts(variant)
    return [move for card, move in enumerate(moves) if variant.box.playable[card] and counts[card]]


def moves_on(board: BoardTables, seats: int) -> Iterator[Any]:
    """The moves that name a spot of this board."""
    yield from board.flee
    yield from board.move_to
    yield from board.take_route
    for head in board.heads:
        yield board.place_alien[head]
        yield RemoveAlien(board.names[head])
    for seat in range(seats):
        yield from board.choose_kid[seat]
