"""Nine Tiles Panic, by Jean-Claude Pellin and Jens Merkl: nine tiles, three objectives, and ninety seconds."""

from saucer.engine.game import ComponentFormat, Game, Homework
from saucer.engine.types import Outcome
from saucer.games.panic import homework
from saucer.games.panic.advice import advise, coach
from saucer.games.panic.components import load_components, standard_text
from saucer.games.panic.events import EVENTS
from saucer.games.panic.explain import explain
from saucer.games.panic.heuristics import pace, value
from saucer.games.panic.imagine import imagine
from saucer.games.panic.legal import clock, every_move, legal_moves, to_move
from saucer.games.panic.moves import MOVES, Claim
from saucer.games.panic.options import Options
from saucer.games.panic.rules import advance
from saucer.games.panic.rules_round import start
from saucer.games.panic.state import State, copy, dump
from saucer.games.panic.view import see, see_event
from saucer.games.panic.views import View


def outcome(state: State) -> Outcome | None:
    return state.result


GAME = Game(
    id="panic",
    rules_version=1,
    seat_counts=range(1, 6),
    options=Options,
    moves=MOVES,
    events=EVENTS,
    view=View,
    components=ComponentFormat(load_components, standard_text),
    start=start,
    copy=copy,
    dump=dump,
    to_move=to_move,
    legal_moves=legal_moves,
    advance=advance,
    outcome=outcome,
    see=see,
    see_event=see_event,
    imagine=imagine,
    explain=explain,
    every_move=every_move,
    value=value,
    advise=advise,
    clock=clock,
    pace=pace,
    coach=coach,
    races=(Claim,),
    outlook=0,
    homework=Homework(homework.due, homework.solve, homework.learn),
)
