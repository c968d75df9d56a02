"""Area 51: Top Secret, by Stefan Alexander: store alien artifacts in bunkers, your own if you can."""

from saucer.engine.game import ComponentFormat, Game
from saucer.engine.types import Outcome
from saucer.games.area51.advice import advise
from saucer.games.area51.components import load_components, standard_text
from saucer.games.area51.events import EVENTS
from saucer.games.area51.explain import check, explain
from saucer.games.area51.heuristics import value
from saucer.games.area51.imagine import imagine
from saucer.games.area51.legal import every_move, legal_moves, to_move
from saucer.games.area51.moves import MOVES
from saucer.games.area51.options import Options
from saucer.games.area51.rules import advance
from saucer.games.area51.rules_setup import start
from saucer.games.area51.state import State, copy, dump
from saucer.games.area51.view import see, see_event
from saucer.games.area51.views import View


def outcome(state: State) -> Outcome | None:
    return state.result


GAME = Game(
    id="area51",
    rules_version=1,
    seat_counts=range(2, 7),
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
    check=check,
    outlook=1,
)
