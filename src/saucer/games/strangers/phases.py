"""The phases: one row per kind of decision, and the catalogue of moves."""

from collections.abc import Iterator
from typing import Any, Final

from saucer.engine.phases import (
    Phase,
    PhaseTable,
    another_choice_first,
    not_your_turn,
    over_phase,
    refuse_by_move,
)
from saucer.engine.side_move import SideMove
from saucer.engine.types import Seat
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


DISCARD: Final = SideMove(
    Discard, legal=turn.discards_mid_turn, play=turn.discard, refuse=turn.refuse_discard
)
"""The free discard, in the middle of a turn. (R8.4)"""

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
    ),
    OVER: over_phase("R7.6", end.refuse_after_the_end),
    CHOOSE_END: Phase(
        "end",
        "R8.4",
        legal=turn.turn_ends,
        play={EndTurn: turn.leave_it, Discard: turn.discard},
        refuse=refuse_by_move({EndTurn: turn.refuse_end, Discard: turn.refuse_discard}),
        advise=advice.advise_end,
    ),
}


def to_move(state: State) -> list[Seat]:
    """The seat whose turn it is; none when the match is over."""
    return NO_SEATS if state.phase == OVER else ONE_SEAT[state.turn]


TABLE: Final = PhaseTable(
    [
        DISCARD.beside(ROWS[number]) if turn.is_mid_turn(number) else ROWS[number]
        for number in range(len(ROWS))
    ],
    to_move=to_move,
    waiting=not_your_turn("R2.1"),
    refuse_misplaced=another_choice_first("R2.1"),
    idle={PlayCard: play.no_effect, CopyCard: ice_cream_date.copy_without_effect},
)


# The catalogue of moves


def every_move(options: Options, seats: int) -> list[Any]:
    """Every move that can be legal under these options, in a fixed order."""
    variant = Variant(options, seats)
    tables = variant.tables
    boards = (
        tables.boards if options.best_of_three else [tables.boards[tables.board_ids.index(options.board)]]
    )
    found: list[Any] = [
        turn.RELEASE,
        moving.STOP,
        *with_cards_in_play(variant, list(tables.play_card)),
        *with_cards_in_play(variant, list(tables.copy_card)),
    ]
    if variant.free_discard:
        found += with_cards_in_play(variant, list(tables.discard))
    if variant.total_invasion:
        found += [sightings.ALIEN_FIRST, sightings.SAUCER_FIRST]
    if variant.best_of_three:
        found += [series.START_ROUND, series.CHOOSE_A, series.CHOOSE_B]
    if variant.architect:
        found += [architect.LAY_THE_REST, *with_cards_in_play(variant, list(tables.lay_card))]
    found += tables.look_at[:seats]
    found += [move for board in boards for move in moves_on(board, seats)]
    if variant.free_discard:
        found.append(turn.END_TURN)
    return list(dict.fromkeys(found))


def with_cards_in_play(variant: Variant, moves: list[Any]) -> list[Any]:
    """Keep the moves whose card can be played in this variant. `moves` has one per kind of card."""
    counts = deck_counts(variant)
    return [move for card, move in enumerate(moves) if variant.tables.playable[card] and counts[card]]


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
