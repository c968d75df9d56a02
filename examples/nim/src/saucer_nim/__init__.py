"""Nim: two players take one, two or three stones in turn, and the one who takes the last stone wins."""

from saucer.engine.game import Game
from saucer_nim.messages import Options, Take, Taken, View
from saucer_nim.phases import TABLE
from saucer_nim.player import value
from saucer_nim.rules import State, copy, outcome, start

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
    phases=TABLE,
    outcome=outcome,
    copy=copy,
    value=value,
    drawing="saucer_nim.drawing:DRAWING",
)
