"""E.T.I.: Estimated Time to Invasion, by Mark Anticole: arm the Earth while one of you sells it out."""

from saucer.engine.game import ComponentFormat, Game, Tutorial
from saucer.engine.types import Outcome
from saucer.games.eti.components import FORMATS, load_components, standard_text
from saucer.games.eti.default_moves import default_move
from saucer.games.eti.earlier import EARLIER_STARTS, RETIRED
from saucer.games.eti.events import EVENTS
from saucer.games.eti.imagine import imagine
from saucer.games.eti.moves import MOVES, ComeBack
from saucer.games.eti.options import Options, check, seat_maker
from saucer.games.eti.phases import TABLE, every_move
from saucer.games.eti.player.value import value, values
from saucer.games.eti.player.without_search import choose_without_search
from saucer.games.eti.rules.bargaining import clock
from saucer.games.eti.rules.refusals import REFUSALS
from saucer.games.eti.rules.setup import opening, start
from saucer.games.eti.see import see, see_event
from saucer.games.eti.state import State, copy, dump
from saucer.games.eti.talk import TALK
from saucer.games.eti.view import View


def outcome(state: State) -> Outcome | None:
    return state.result


GAME = Game(
    id="eti",
    rules_version=3,
    seat_counts=range(3, 7),
    options=Options,
    moves=MOVES,
    events=EVENTS,
    view=View,
    start=start,
    earlier_starts=EARLIER_STARTS,
    retired=RETIRED,
    copy=copy,
    dump=dump,
    unasked=(ComeBack,),
    outcome=outcome,
    see=see,
    see_event=see_event,
    imagine=imagine,
    opening=opening,
    talk=TALK,
    default_move=default_move,
    every_move=every_move,
    value=value,
    values=values,
    check=check,
    seat_maker=seat_maker,
    clock=clock,
    phases=TABLE,
    refusals=REFUSALS,
    components=ComponentFormat(load_components, standard_text, FORMATS),
    package=__name__,
    drawing="saucer.cli.draw.eti:DRAWING",
    outlook=12,
    caution=0.5,
    plan=choose_without_search,
    tutorial=Tutorial(seats=3, options=Options(length="short", president="first", timer=0), number=24),
)
