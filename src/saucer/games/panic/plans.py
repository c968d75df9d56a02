"""What a player of each level sets out to build: a complete town chosen once per round, and the way there.

Nothing of a plan is kept in the state or in a bot. It follows from what everyone sees at the start of a round (the
cards in their order, the round and the seat), so a player who is asked again still has the same plan.
"""

from typing import Final

from saucer.engine.chance import Chance
from saucer.games.panic.builder import Builder
from saucer.games.panic.components import Components
from saucer.games.panic.drawings import Drawings
from saucer.games.panic.legal import CLAIM, LIFTS, PLACES, READY, TURNS_AND_FLIPS
from saucer.games.panic.moves import Move
from saucer.games.panic.objectives import value_of
from saucer.games.panic.par import front_of, par_town
from saucer.games.panic.questions import cell_of
from saucer.games.panic.shapes import BLANK, CELLS, TILES, TURNED_CELL
from saucer.games.panic.state import FLIPPED, NO_TILE, SIGNAL, TURN_BITS, State
from saucer.games.panic.survey import survey_laid
from saucer.games.panic.town import laid_faces

MASTER: Final = "master"
TOWNS_TRIED: Final[dict[str, int]] = {"easy": 2, "normal": 5, "hard": 12}
"""How many towns a player of a level thinks of before it builds the best of them; a master thinks of all."""
CROWD: Final = 80
"""Towns built without looking at the cards, to tell how good a value is."""
MOST_KEPT: Final = 1024
LIE_MASK: Final = (1 << TURN_BITS) - 1


class Crowd:
    """Towns as they come: a town is as good as the part of them it beats."""

    def __init__(self, components: Components, drawings: Drawings, cards: list[int], *, facing: bool) -> None:
        self.drawings = drawings
        self.cards: list[int] = [card for card in cards if components.objective(card).valued]
        self.low: list[bool] = [components.objective(card).low_wins for card in self.cards]
        self.facing = facing
        rng = Chance(0, 0, "crowd")
        builder = Builder(drawings, rng)
        towns = [self.values(builder.town()) for _ in range(CROWD)]
        self.columns: list[list[int]] = [[town[nth] for town in towns] for nth in range(len(self.cards))]

    def values(self, laid: list[int]) -> list[int]:
        found = survey_laid(self.drawings, laid)
        values: list[int] = []
        for card in self.cards:
            value = value_of(found, card, chain_facing=self.facing)
            values.append(0 if value is None else value)
        return values

    def standing(self, laid: list[int]) -> float:
        """The mean part of the crowd that a town beats, over the cards with values; from 0 to 1."""
        if not self.cards:
            return 0.5
        values = self.values(laid)
        total = 0.0
        for nth in range(len(values)):
            total += self.beaten(nth, values[nth])
        return total / len(values)

    def beaten(self, nth: int, value: int) -> float:
        points = 0
        for other in self.columns[nth]:
            if other == value:
                points += 1
            elif (other > value) == self.low[nth]:
                points += 2
        return points / (2.0 * CROWD)


CROWDS: dict[tuple[int, tuple[int, ...], bool], Crowd] = {}
PLANS: dict[tuple[int, tuple[int, ...], bool, int, int, str], list[int]] = {}


def crowd_for(state: State) -> Crowd:
    variant = state.variant
    key = (variant.drawings.number, tuple(sorted(state.cards)), variant.facing)
    crowd = CROWDS.get(key)
    if crowd is None:
        if len(CROWDS) >= MOST_KEPT:
            CROWDS.clear()
        crowd = Crowd(variant.components, variant.drawings, state.cards, facing=variant.facing)
        CROWDS[key] = crowd
    return crowd


def plan_for(state: State, seat: int, level: str) -> list[int]:
    """The laid face of every cell of the town that a player of this level sets out to build."""
    variant = state.variant
    key = (variant.drawings.number, tuple(state.cards), variant.facing, state.round, seat, level)
    plan = PLANS.get(key)
    if plan is None:
        if len(PLANS) >= MOST_KEPT:
            PLANS.clear()
        found = best_town(state) if level == MASTER else good_town(state, seat, level)
        plan = easiest_turn(variant.drawings, found)
        PLANS[key] = plan
    return plan


def good_town(state: State, seat: int, level: str) -> list[int]:
    """The best of the few towns that come to mind."""
    cards = " ".join([str(card) for card in state.cards])
    builder = Builder(state.variant.drawings, Chance(cards, state.round * 8 + seat, f"plan {level}"))
    best = builder.town()
    tries = TOWNS_TRIED.get(level, 1)
    if tries == 1:
        return best
    crowd = crowd_for(state)
    highest = crowd.standing(best)
    for _ in range(tries - 1):
        town = builder.town()
        standing = crowd.standing(town)
        if standing > highest:
            best, highest = town, standing
    return best


def best_town(state: State) -> list[int]:
    """Of the towns that no town beats, the one that stands best in the crowd; alone, one that makes par."""
    variant = state.variant
    front = front_of(variant.components, state.cards, facing=variant.facing)
    if variant.solo:
        return laid_faces(par_town(variant.components, front, facing=variant.facing))
    towns = [laid_faces(town) for town in front.towns]
    return max(towns, key=crowd_for(state).standing)


def easiest_turn(drawings: Drawings, laid: list[int]) -> list[int]:
    """The same town turned as a whole so that its tiles need the fewest turns; blank tiles need none."""
    town = [one & ~3 if drawings.shape[one >> 2] == BLANK else one for one in laid]
    best = town
    for _ in range(3):
        town = turned_town(drawings, town)
        if turns_needed(town) < turns_needed(best):
            best = town
    return best


def turned_town(drawings: Drawings, laid: list[int]) -> list[int]:
    turned = [0] * CELLS
    for cell in range(CELLS):
        one = laid[cell]
        turn = 0 if drawings.shape[one >> 2] == BLANK else (one + 1) & 3
        turned[TURNED_CELL[cell]] = one & ~3 | turn
    return turned


def turns_needed(laid: list[int]) -> int:
    turns = 0
    for one in laid:
        turns += one & 3
    return turns


def next_step(board: list[int], plan: list[int]) -> Move:
    """The next small move on the way from this board to the planned town, or the claim when it lies there."""
    for cell in range(CELLS):
        tile = plan[cell] >> TURN_BITS
        here = board[cell]
        if here not in (tile, NO_TILE):
            return LIFTS[here]
        if cell_of(board, tile) not in (cell, NO_TILE):
            return LIFTS[tile]
        missing = plan[cell] & LIE_MASK ^ board[CELLS + tile]
        if missing & FLIPPED:
            return TURNS_AND_FLIPS[TILES + tile]
        if missing:
            return TURNS_AND_FLIPS[tile]
        if here == NO_TILE:
            return PLACES[tile][cell]
    return CLAIM


def planned_move(state: State, seat: int, level: str) -> Move:
    if state.phase == SIGNAL:
        return READY
    return next_step(state.boards[seat], plan_for(state, seat, level))


def tiles_as_planned(board: list[int], plan: list[int]) -> int:
    """How many cells already look as planned."""
    tiles = 0
    for cell in range(CELLS):
        tile = board[cell]
        if tile != NO_TILE and (tile << TURN_BITS) + board[CELLS + tile] == plan[cell]:
            tiles += 1
    return tiles
