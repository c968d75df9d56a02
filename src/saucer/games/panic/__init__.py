"""Nine Tiles Panic, by Jean-Claude Pellin and Jens Merkl: nine tiles, three objectives, and ninety seconds."""

from saucer.engine.game import Game
from saucer.engine.game_parts import Bots, ComponentFormat, Extras, Rules, Sight, States, Tutorial
from saucer.games.panic.components import FORMATS, load_components, standard_text
from saucer.games.panic.daily import DAILY
from saucer.games.panic.earlier import EARLIER_STARTS
from saucer.games.panic.events import EVENTS, BuildingStarted, CardsRevealed, GlassTurned, RoundEnded
from saucer.games.panic.imagine import imagine
from saucer.games.panic.moves import MOVES, Claim
from saucer.games.panic.options import Options, allows_hints, check, settle
from saucer.games.panic.phases import REFUSALS, TABLE, clock, every_move
from saucer.games.panic.player.advice import advise_at_level
from saucer.games.panic.player.pace import pace
from saucer.games.panic.player.value import value
from saucer.games.panic.rules.end import outcome
from saucer.games.panic.rules.setup import opening, start
from saucer.games.panic.see import see, see_event
from saucer.games.panic.see_all import see_all
from saucer.games.panic.state import copy, dump
from saucer.games.panic.view import View

GAME = Game(
    id="panic",
    package=__name__,
    rules_version=2,
    seat_counts=range(1, 6),
    moves=MOVES,
    events=EVENTS,
    view=View,
    components=ComponentFormat(load_components, standard_text, FORMATS),
    phases=TABLE,
    refusals=REFUSALS,
    options=Options,
    check=check,
    settle=settle,
    allows_hints=allows_hints,
    rules=Rules(
        start=start,
        earlier_starts=EARLIER_STARTS,
        outcome=outcome,
        races=(Claim,),
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
        landmarks=(
            (CardsRevealed, "round"),
            (BuildingStarted, "phase"),
            (GlassTurned, "phase"),
            (RoundEnded, "phase"),
        ),
    ),
    bots=Bots(value=value, advise_at_level=advise_at_level, pace=pace, lookahead=0),
    extras=Extras(
        daily=DAILY,
        tutorial=Tutorial(options=Options(stars=False, building=900, glass=180)),
        fine_points=frozenset({"building", "facing"}),
        drawing="saucer.cli.draw.panic:DRAWING",
    ),
)
