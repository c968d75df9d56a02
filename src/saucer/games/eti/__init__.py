"""E.T.I.: Estimated Time to Invasion, by Mark Anticole: arm the Earth while one of you sells it out."""

from saucer.engine.game import Game
from saucer.engine.game_parts import Bots, ComponentFormat, Extras, Rules, Sight, States, Tutorial
from saucer.engine.types import Outcome
from saucer.games.eti.components import FORMATS, load_components, standard_text
from saucer.games.eti.default_moves import default_move
from saucer.games.eti.earlier import EARLIER_STARTS, RETIRED
from saucer.games.eti.events import EVENTS, AlienRevealed, TurnStarted
from saucer.games.eti.imagine import imagine
from saucer.games.eti.invasion_events import InvasionStarted
from saucer.games.eti.moves import MOVES, ComeBack
from saucer.games.eti.options import Options, check, seat_maker
from saucer.games.eti.phases import TABLE, every_move
from saucer.games.eti.player.value import value, values
from saucer.games.eti.player.without_search import choose_without_search
from saucer.games.eti.rules.bargaining import clock
from saucer.games.eti.rules.refusals import REFUSALS
from saucer.games.eti.rules.setup import opening, start
from saucer.games.eti.see import see, see_event
from saucer.games.eti.see_all import see_all
from saucer.games.eti.state import State, copy, dump
from saucer.games.eti.talk import TALK
from saucer.games.eti.view import View


def outcome(state: State) -> Outcome | None:
    return state.result


GAME = Game(
    id="eti",
    package=__name__,
    rules_version=3,
    seat_counts=range(3, 7),
    moves=MOVES,
    events=EVENTS,
    view=View,
    components=ComponentFormat(load_components, standard_text, FORMATS),
    phases=TABLE,
    refusals=REFUSALS,
    options=Options,
    check=check,
    seat_maker=seat_maker,
    rules=Rules(
        start=start,
        earlier_starts=EARLIER_STARTS,
        retired=RETIRED,
        outcome=outcome,
        unasked=(ComeBack,),
        default_move=default_move,
        every_move=every_move,
        clock=clock,
    ),
    states=States(copy=copy, dump=dump),
    sight=Sight(
        see=see,
        see_event=see_event,
        imagine=imagine,
        see_all=see_all,
        opening=opening,
        landmarks=((InvasionStarted, "phase"), (AlienRevealed, "phase"), (TurnStarted, "turn")),
    ),
    bots=Bots(value=value, values=values, lookahead=12, caution=0.5, without_search=choose_without_search),
    extras=Extras(
        tutorial=Tutorial(seats=3, options=Options(length="short", president="first", timer=0), number=24),
        drawing="saucer.cli.draw.eti:DRAWING",
        talk=TALK,
        fine_points=frozenset({"turn_limit", "wide_visionary"}),
    ),
)
