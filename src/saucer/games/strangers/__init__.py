"""Don't Talk to Strangers, by Ben Stoll: bring your Kids home before the Aliens fill the streets."""

from saucer.engine.game import Game
from saucer.engine.game_parts import Bots, ComponentFormat, Extras, Rules, Sight, States, Tutorial
from saucer.games.strangers.components import FORMATS, load_components, standard_text
from saucer.games.strangers.daily import DAILY
from saucer.games.strangers.describe import describe
from saucer.games.strangers.earlier import EARLIER_STARTS
from saucer.games.strangers.events import EVENTS, RoundEnded, RoundStarted, TurnStarted
from saucer.games.strangers.imagine import imagine
from saucer.games.strangers.moves import MOVES
from saucer.games.strangers.options import Options, check
from saucer.games.strangers.phases import TABLE, every_move
from saucer.games.strangers.player.value import value
from saucer.games.strangers.refusals import REFUSALS
from saucer.games.strangers.rules.end import outcome
from saucer.games.strangers.rules.setup import opening, start
from saucer.games.strangers.see import see, see_event
from saucer.games.strangers.see_all import see_all
from saucer.games.strangers.state import copy, dump
from saucer.games.strangers.view import View

GAME = Game(
    id="strangers",
    package=__name__,
    rules_version=3,
    seat_counts=range(1, 5),
    moves=MOVES,
    events=EVENTS,
    view=View,
    components=ComponentFormat(load_components, standard_text, FORMATS),
    phases=TABLE,
    refusals=REFUSALS,
    options=Options,
    check=check,
    rules=Rules(start=start, earlier_starts=EARLIER_STARTS, outcome=outcome, every_move=every_move),
    states=States(copy=copy, dump=dump),
    sight=Sight(
        see=see,
        see_event=see_event,
        imagine=imagine,
        see_all=see_all,
        opening=opening,
        describe=describe,
        landmarks=((RoundStarted, "round"), (RoundEnded, "phase"), (TurnStarted, "turn")),
    ),
    bots=Bots(value=value),
    extras=Extras(
        daily=DAILY,
        tutorial=Tutorial(),
        fine_points=frozenset({"first_player", "late_sightings_return"}),
        drawing="saucer.cli.draw.strangers:DRAWING",
    ),
)
