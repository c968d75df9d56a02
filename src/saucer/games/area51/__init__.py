"""Area 51: Top Secret, by Stefan Alexander: store alien artifacts in bunkers, your own if you can."""

from saucer.engine.game import Game
from saucer.engine.game_parts import Bots, ComponentFormat, Extras, Rules, Sight, States, Tutorial
from saucer.games.area51.components import FORMATS, load_components, standard_text
from saucer.games.area51.events import EVENTS, ClearingStarted, LastRoundStarted, TurnStarted
from saucer.games.area51.imagine import imagine
from saucer.games.area51.moves import MOVES
from saucer.games.area51.options import Options
from saucer.games.area51.phases import TABLE
from saucer.games.area51.player.value import value
from saucer.games.area51.rules.end import outcome
from saucer.games.area51.rules.refusals import REFUSALS
from saucer.games.area51.rules.setup import check, opening, start
from saucer.games.area51.see import see, see_event
from saucer.games.area51.see_all import see_all
from saucer.games.area51.show import allows_hints, show
from saucer.games.area51.state import copy, dump
from saucer.games.area51.tables import every_move
from saucer.games.area51.view import View

GAME = Game(
    id="area51",
    package=__name__,
    rules_version=1,
    seat_counts=range(2, 7),
    newcomers=3,
    moves=MOVES,
    events=EVENTS,
    view=View,
    components=ComponentFormat(load_components, standard_text, FORMATS),
    phases=TABLE,
    refusals=REFUSALS,
    options=Options,
    check=check,
    allows_hints=allows_hints,
    rules=Rules(start=start, outcome=outcome, every_move=every_move),
    states=States(copy=copy, dump=dump),
    sight=Sight(
        see=see,
        see_event=see_event,
        imagine=imagine,
        show=show,
        see_all=see_all,
        opening=opening,
        landmarks=((LastRoundStarted, "phase"), (ClearingStarted, "phase"), (TurnStarted, "turn")),
    ),
    bots=Bots(value=value, lookahead=1),
    extras=Extras(
        tutorial=Tutorial(seats=3, number=34),
        fine_points=frozenset({"stall_guard"}),
        drawing="saucer.cli.draw.area51:DRAWING",
    ),
)
