"""Nim: two players take one, two or three stones in turn, and the one who takes the last stone wins."""

from saucer.engine.game import Game
from saucer.engine.game_parts import Bots, Extras, Rules, Sight, States
from saucer_nim.messages import Options, Take, Taken, View
from saucer_nim.phases import TABLE
from saucer_nim.player import value
from saucer_nim.rules import State, copy, outcome, start

GAME = Game(
    id="nim",
    package=__name__,
    seat_counts=range(2, 3),
    moves=(Take,),
    events=(Taken,),
    view=View,
    phases=TABLE,
    refusals=("not-your-turn", "too-many", "match-over"),
    options=Options,
    rules=Rules(start=start, outcome=outcome),
    states=States(copy=copy),
    sight=Sight(open_state=State),
    bots=Bots(value=value),
    extras=Extras(drawing="saucer_nim.drawing:DRAWING"),
)
