"""Scenes built by hand: towns from text, a round in full swing, and what comes of a move."""

from typing import Any

from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Seat, TimeUp
from saucer.games.panic.components import STANDARD
from saucer.games.panic.events import Event
from saucer.games.panic.imagine import own_board
from saucer.games.panic.moves import Claim
from saucer.games.panic.objectives.table import values
from saucer.games.panic.options import Options
from saucer.games.panic.phases import TABLE
from saucer.games.panic.rules.setup import start, start_building
from saucer.games.panic.state import State
from saucer.games.panic.town.notation import EMPTY_TOWN, parse_town
from saucer.games.panic.view import OwnTown
from tests.games.panic.vectors import LOOPING, vectors

OFFICIAL, SURROUNDED, MANY_ROADS, FEW_ROADS, CONTESTED, RIVAL = [town for town, _ in vectors()]
LOOP = LOOPING
EMPTY = str(EMPTY_TOWN)
CLAIM = Claim()


def signal(seats: int = 2, seed: int = 1, **options: Any) -> State:
    """A match before its first round."""
    return start(Options(**options), seats, Chance(seed, 0))


def building(*towns: str, cards: tuple[int, ...] = (7, 10, 25), **options: Any) -> State:
    """A first round in which the seats have come so far."""
    state = signal(len(towns), **options)
    state.cards = list(cards)
    state.deck = [card for card in state.variant.deck if card not in cards]
    start_building(state, Sink())
    state.boards = [board_of(town) for town in towns]
    return state


def board_of(town: str) -> list[int]:
    return own_board(OwnTown(parse_town(town).cells, (), (), (), None))


def play(state: State, seat: int, move: Any, seed: int = 1) -> list[Event]:
    return TABLE.advance(state, Seat(seat), move, Chance(seed, 1))


def ring(state: State, clock: str) -> list[Event]:
    return TABLE.advance(state, None, TimeUp(clock), Chance(1, 2))


def claims(state: State, *seats: int) -> list[Event]:
    """These seats claim, one after another; what the last claim brought."""
    events: list[Event] = []
    for seat in seats:
        events = play(state, seat, CLAIM)
    return events


def only(events: list[Event], kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def worth(town: str, card: int) -> int | None:
    return values(STANDARD, parse_town(town))[card]
