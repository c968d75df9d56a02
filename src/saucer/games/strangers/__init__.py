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


REFUSALS = (
    "aliens-in-the-way",
    "another-choice-first",
    "architect-needs-one",
    "card-not-in-hand",
    "card-not-in-that-hand",
    "copy-one-that-works",
    "discarded-already",
    "hand-first",
    "hand-is-empty",
    "houses-only",
    "kid-cannot-move",
    "look-at-opponents",
    "match-over",
    "move-one-first",
    "moved-already",
    "no-alien-there",
    "no-free-discard",
    "no-free-head-there",
    "no-kid-of-yours-there",
    "no-other-stop-there",
    "no-return",
    "no-route-through",
    "no-stop-on-an-alien",
    "no-such-card-left",
    "no-such-choice",
    "no-such-kid-there",
    "not-in-a-house-or-mansion",
    "not-on-this-board",
    "not-that-many-steps",
    "not-your-kid",
    "not-your-turn",
    "place-is-full",
    "red-line-in-the-way",
    "safe-kids-stay",
    "series-needs-two",
    "series-sets-board",
    "supply-is-empty",
    "teams-need-four",
    "too-many-on-the-way",
)

GAME = Game(
    id="strangers",
    package=__name__,
    rules_version=1,
    seat_counts=range(1, 5),
    options=Options,
    moves=MOVES,
    events=EVENTS,
    view=View,
    components=ComponentFormat(load_components, standard_text),
    refusals=REFUSALS,
    drawing="saucer.cli.draw.strangers:DRAWING",
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
