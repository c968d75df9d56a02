"""Nine Tiles Panic, by Jean-Claude Pellin and Jens Merkl: nine tiles, three objectives, and ninety seconds."""

from saucer.engine.game import ComponentFormat, Game, Tutorial
from saucer.games.panic.components import FORMATS, load_components, standard_text
from saucer.games.panic.daily import DAILY
from saucer.games.panic.earlier import EARLIER_STARTS
from saucer.games.panic.events import EVENTS
from saucer.games.panic.imagine import imagine
from saucer.games.panic.moves import MOVES, Claim
from saucer.games.panic.options import Options, allows_hints, check, settle
from saucer.games.panic.phases import REFUSALS, TABLE, clock, every_move
from saucer.games.panic.player.advice import coach
from saucer.games.panic.player.pace import pace
from saucer.games.panic.player.value import value
from saucer.games.panic.rules.end import outcome
from saucer.games.panic.rules.setup import opening, start
from saucer.games.panic.see import see, see_event
from saucer.games.panic.state import copy, dump
from saucer.games.panic.view import View

GAME = Game(
    id="panic",
    rules_version=2,
    seat_counts=range(1, 6),
    options=Options,
    moves=MOVES,
    events=EVENTS,
    view=View,
    start=start,
    earlier_starts=EARLIER_STARTS,
    check=check,
    settle=settle,
    allows_hints=allows_hints,
    copy=copy,
    dump=dump,
    outcome=outcome,
    see=see,
    see_event=see_event,
    imagine=imagine,
    opening=opening,
    every_move=every_move,
    value=value,
    phases=TABLE,
    refusals=REFUSALS,
    components=ComponentFormat(load_components, standard_text, FORMATS),
    package=__name__,
    drawing="saucer.cli.draw.panic:DRAWING",
    clock=clock,
    pace=pace,
    coach=coach,
    races=(Claim,),
    daily=DAILY,
    outlook=0,
    tutorial=Tutorial(options=Options(stars=False, building=900, glass=180)),
)
