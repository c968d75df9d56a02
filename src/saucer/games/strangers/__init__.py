"""Don't Talk to Strangers, by Ben Stoll: bring your Kids home before the Aliens fill the streets."""

from saucer.engine.game import ComponentFormat, Game
from saucer.engine.types import Outcome
from saucer.games.strangers.advice import advise
from saucer.games.strangers.components import load_components, standard_text
from saucer.games.strangers.events import EVENTS
from saucer.games.strangers.explain import check, explain
from saucer.games.strangers.heuristics import value
from saucer.games.strangers.legal import every_move, legal_moves, to_move
from saucer.games.strangers.moves import MOVES
from saucer.games.strangers.options import Options
from saucer.games.strangers.rules import advance
from saucer.games.strangers.rules_setup import start
from saucer.games.strangers.state import State, copy, dump
from saucer.games.strangers.view import imagine, see, see_event
from saucer.games.strangers.views import View


def outcome(state: State) -> Outcome | None:
    return state.result


GAME = Game(
    id="strangers",
    rules_version=1,
    seat_counts=range(1, 5),
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
)
