"""E.T.I.: Estimated Time to Invasion, by Mark Anticole: arm the Earth while one of you sells it out."""

from saucer.engine.game import ComponentFormat, Game
from saucer.engine.types import Outcome
from saucer.games.eti.advice import advise
from saucer.games.eti.components import load_components, standard_text
from saucer.games.eti.events import EVENTS
from saucer.games.eti.explain import check, explain
from saucer.games.eti.heuristics import value, values
from saucer.games.eti.imagine import imagine
from saucer.games.eti.legal import clock, every_move, legal_moves, to_move
from saucer.games.eti.moves import MOVES
from saucer.games.eti.options import Options
from saucer.games.eti.rules import advance, start
from saucer.games.eti.state import State, copy, dump
from saucer.games.eti.view import see, see_event
from saucer.games.eti.views import View


def outcome(state: State) -> Outcome | None:
    return state.result


REFUSALS = (
    "alien-does-not-take-part",
    "another-choice-first",
    "another-project-is-meant",
    "cannot-be-chosen",
    "cards-are-alike",
    "choose-not-drop",
    "company-not-open",
    "decides-nothing",
    "finish-your-offer",
    "immune-already",
    "immunity-first",
    "leave-that-project",
    "level-not-open",
    "match-over",
    "must-reveal",
    "name-another-agenda",
    "no-card-at-port",
    "no-hidden-attack-card",
    "no-immunity-due",
    "no-such-attack-card",
    "no-such-card-left",
    "no-such-card-to-scrap",
    "no-such-offer",
    "no-swaps-left",
    "no-two-cards-there",
    "no-upgrades-left",
    "not-a-company",
    "not-held-by-you",
    "not-held-for-this",
    "not-immune-to",
    "not-in-the-centre",
    "not-that-much-in-bank",
    "not-to-yourself",
    "not-with-the-alien",
    "not-your-project",
    "not-your-public-project",
    "not-your-turn",
    "not-yours-to-offer",
    "nothing-to-start-over",
    "nowhere-to-change-to",
    "offer-is-empty",
    "only-the-alien-reveals",
    "open-an-offer-first",
    "play-the-card-first",
    "ports-are-full",
    "research-banned",
    "started-over-already",
    "three-at-most",
    "upgrades-left",
    "wait-for-the-others",
)

GAME = Game(
    id="eti",
    package=__name__,
    rules_version=1,
    seat_counts=range(3, 7),
    options=Options,
    moves=MOVES,
    events=EVENTS,
    view=View,
    components=ComponentFormat(load_components, standard_text),
    refusals=REFUSALS,
    drawing="saucer.cli.draw.eti:DRAWING",
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
    values=values,
    advise=advise,
    clock=clock,
    check=check,
    outlook=6,
)
