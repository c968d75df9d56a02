"""The town of the day: one round alone, with three cards drawn from the date. (R7.6)"""

from saucer.engine.game_parts import DailyPuzzle
from saucer.games.panic.components import SPEED
from saucer.games.panic.options import Options
from saucer.games.panic.solver.known_fronts import known_front
from saucer.games.panic.state import State


def fits(state: State) -> bool:
    """Whether all three cards have values."""
    return SPEED not in state.cards


def goals(state: State) -> tuple[str, ...]:
    return tuple([f"card-{card}" for card in state.cards])


def bests(state: State) -> tuple[tuple[int | None, ...], ...]:
    """The values that no town beats, in the order of the cards on the table."""
    return known_front(state.variant.components, state.cards, facing=state.variant.facing)


def own_values(state: State) -> tuple[int | None, ...]:
    if state.last is None or state.last.towns[0] is None:
        return ()
    return tuple([card.values[0] for card in state.last.cards])


def picture(state: State) -> str:
    """The town, such as `3A1 1B2 …`."""
    town = None if state.last is None else state.last.towns[0]
    return "" if town is None else str(town)


DAILY = DailyPuzzle(Options(help="all", rounds=1), fits, goals, own_values, picture, bests)
