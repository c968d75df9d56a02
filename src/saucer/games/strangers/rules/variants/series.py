"""Best of three: what follows a round, and who wins the series. (R8.6)"""

from typing import Final

from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Refusal, Seat, Viewer
from saucer.games.strangers.events import BoardChosen, Event, TurnStarted
from saucer.games.strangers.moves import ChooseBoard, Move, StartRound
from saucer.games.strangers.refusals import refuse
from saucer.games.strangers.rules.scoring import best_seats
from saucer.games.strangers.rules.setup import lay_out, opening, start_turn
from saucer.games.strangers.state import BETWEEN_ROUNDS, CHOOSE_BOARD, State

SECOND_BOARD: Final = 1
"""The board of the second round."""
START_ROUND: Final = StartRound()
CHOOSE_A: Final = ChooseBoard("A")
CHOOSE_B: Final = ChooseBoard("B")


def continue_series(state: State, winners: list[Seat], rng: Chance) -> bool:
    """Ask for the next round. Return False if the series is over.

    The second round is on the other board; there is a third unless one player has won both. (R8.6, R9.25)
    """
    state.first = winners[0] if len(winners) == 1 else Seat(rng.below(state.seats))
    if state.round == 1:
        ask_between_rounds(state, state.first, BETWEEN_ROUNDS)
    elif state.round == 2 and needs_third_round(state):
        leaders = best_seats(state.points)
        chooser = leaders[0] if len(leaders) == 1 else Seat(rng.below(state.seats))
        ask_between_rounds(state, chooser, CHOOSE_BOARD)
    else:
        return False
    return True


def needs_third_round(state: State) -> bool:
    if state.variant.short_series:
        return state.wins[0] == state.wins[1] == 1
    return max(state.wins) < 2


def ask_between_rounds(state: State, seat: Seat, phase: int) -> None:
    """Ask a seat how to go on, and leave the board unchanged until then."""
    state.turn = seat
    state.to_draw = 0
    start_turn(state)
    state.phase = phase


def series_winners(wins: list[int], points: list[int]) -> list[Seat]:
    """Return the winners of a series: by rounds won, then by the points of all rounds. (R8.6, R9.25)"""
    most = max(wins)
    ranked = [points[seat] if wins[seat] == most else -1 for seat in range(len(wins))]
    return best_seats(ranked)


def round_starts(_state: State, _seat: Seat) -> list[Move]:
    return [START_ROUND]


def start_round(state: State, _seat: Viewer, _move: StartRound, events: Sink[Event], rng: Chance) -> None:
    next_round(state, SECOND_BOARD, events, rng)


def board_choices(_state: State, _seat: Seat) -> list[Move]:
    return [CHOOSE_A, CHOOSE_B]


def choose_board(state: State, _seat: Viewer, move: ChooseBoard, events: Sink[Event], rng: Chance) -> None:
    events.append(BoardChosen(state.turn, move.board))
    next_round(state, state.tables.board_ids.index(move.board), events, rng)


def next_round(state: State, side: int, events: Sink[Event], rng: Chance) -> None:
    state.round += 1
    lay_out(state, state.tables.boards[side], rng)
    events.extend(opening(state))
    events.append(TurnStarted(state.turn))


def refuse_between_rounds(_state: State, _seat: Seat, _move: Move) -> Refusal:
    return refuse("R8.6", "no-such-choice")
