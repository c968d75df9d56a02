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


REFUSALS = (
    "another-bunker-first",
    "another-choice-first",
    "card-not-in-hand",
    "cards-in-order",
    "deck-is-empty",
    "from-left-to-right",
    "hangar-is-empty",
    "hangars-in-order",
    "level-too-low",
    "lower-cards-first",
    "match-over",
    "must-load",
    "no-bunker-there",
    "no-cap",
    "no-cap-of-that-colour",
    "no-card-of-colour",
    "no-cards-left",
    "no-marker",
    "no-space",
    "no-such-hangar",
    "no-such-route",
    "no-such-vehicle",
    "no-tower",
    "not-in-display",
    "not-in-pile",
    "not-in-region",
    "not-your-bunker",
    "not-your-turn",
    "number-must-rise",
    "number-too-high",
    "only-pick-ups",
    "other-colour",
    "others-must-load",
    "refresh-comes-first",
    "refreshed-already",
    "regions-are-alike",
    "too-few-cards",
    "vehicle-stays",
    "wrong-colour",
    "you-can-act",
)

GAME = Game(
    id="area51",
    package=__name__,
    rules_version=1,
    seat_counts=range(2, 7),
    options=Options,
    moves=MOVES,
    events=EVENTS,
    view=View,
    components=ComponentFormat(load_components, standard_text),
    refusals=REFUSALS,
    drawing="saucer.cli.draw.area51:DRAWING",
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
