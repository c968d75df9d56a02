"""Nim: two players take one, two or three stones in turn, and the one who takes the last stone wins."""

from saucer.engine.game import Game
from saucer_nim.messages import Options, Take, Taken, View
from saucer_nim.player import advise, value
from saucer_nim.rules import State, advance, copy, explain, legal_moves, outcome, start, to_move

GAME = Game(
    id="nim",
    package=__name__,
    seat_counts=range(2, 3),
    options=Options,
    moves=(Take,),
    events=(Taken,),
    view=View,
    open_state=State,
    refusals=("not-your-turn", "too-many", "match-over"),
    start=start,
    to_move=to_move,
    legal_moves=legal_moves,
    advance=advance,
    outcome=outcome,
    explain=explain,
    copy=copy,
    value=value,
    advise=advise,
    drawing="saucer_nim.drawing:DRAWING",
)
