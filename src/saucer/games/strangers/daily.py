"""The challenge of the day: the solo challenge on the deck of the date. (R8.10)"""

from saucer.engine.game_parts import DailyPuzzle
from saucer.engine.types import Seat
from saucer.games.strangers.options import Options
from saucer.games.strangers.rules.scoring import CONTACT_POINTS, own_scores
from saucer.games.strangers.state import State

ALONE = Seat(0)
GOALS = ("daily-places", "daily-contact", "daily-kids")


def fits(_state: State) -> bool:
    """Every deck makes a puzzle."""
    return True


def goals(_state: State) -> tuple[str, ...]:
    return GOALS


def own_values(state: State) -> tuple[int, ...]:
    """The points of the places, those of contact, and how many Kids are Safe."""
    contact = CONTACT_POINTS * state.contacts
    return (own_scores(state)[ALONE] - contact, contact, state.slots.count(ALONE))


DAILY = DailyPuzzle(Options(solo="challenge"), fits, goals, own_values)
