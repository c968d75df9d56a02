"""Nim: two players take one, two or three stones in turn, and whoever takes the last one wins. Only to measure with."""

from saucer.engine.game import Game
from saucer.server.bench.nim.rules import (
    TAKES,
    State,
    advance,
    copy,
    explain,
    legal_moves,
    outcome,
    see,
    see_event,
    start,
    to_move,
)
from saucer.server.bench.nim.words import MOST, Options, Take, Taken, View

GAME: Game[State, View, Options] = Game(
    id="nim",
    rules_version=1,
    seat_counts=range(2, 3),
    options=Options,
    moves=(Take,),
    events=(Taken,),
    view=View,
    start=start,
    copy=copy,
    dump=lambda state: [state.left, state.turn],
    to_move=to_move,
    legal_moves=legal_moves,
    advance=advance,
    outcome=outcome,
    see=see,
    see_event=see_event,
    imagine=lambda view, _rng: State(view.left, view.turn),
    explain=explain,
    every_move=lambda _options, _seats: TAKES[MOST],
    value=lambda state, seat: float((state.left % (MOST + 1) == 0) == (seat != state.turn)),
    advise=lambda _state, _seat, moves, _rng: [1.0] * len(moves),
)
