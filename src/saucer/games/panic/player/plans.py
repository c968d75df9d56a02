"""Plans: the complete town that a player of each level builds, chosen once per round, and the moves to get there.

Nothing of a plan is kept in the state or in a bot. It follows from what everyone sees at the start of a round (the
cards in their order, the round and the seat), so a player who is asked again still has the same plan.
"""

from typing import Final

from saucer.engine.cache import Cache
from saucer.engine.chance import Chance
from saucer.games.panic.faces import (
    BLANK,
    LaidFace,
    face_of,
    is_other_side,
    laid_tile,
    lie_of,
    tile_of,
    turns_of,
    with_turns,
)
from saucer.games.panic.moves import Move
from saucer.games.panic.player.crowd import crowd_for
from saucer.games.panic.rules.alone import par_town
from saucer.games.panic.rules.building import FLIPS, LIFTS, PLACES, TURNS
from saucer.games.panic.rules.claiming import CLAIM
from saucer.games.panic.solver.best_towns import known_town
from saucer.games.panic.solver.builder import Builder
from saucer.games.panic.solver.solver import front_of
from saucer.games.panic.state import NO_TILE, State, cell_of
from saucer.games.panic.tables import Tables
from saucer.games.panic.town.grid import CELLS, TURNED_CELL
from saucer.games.panic.town.notation import laid_faces_of

USUAL: Final = "normal"
MASTER: Final = "master"
TOWNS_TRIED: Final[dict[str, int]] = {"easy": 2, "normal": 5, "hard": 12}
"""How many towns a player of a level thinks of before it builds the best of them; a master thinks of all."""
MOST_KEPT: Final = 1024


PLANS: Final[Cache[tuple[Tables, tuple[int, ...], bool, int, int, str], list[LaidFace]]] = Cache(MOST_KEPT)


def plan_for(state: State, seat: int, level: str) -> list[LaidFace]:
    """The laid face of every cell of the town that a player of this level builds."""
    variant = state.variant
    key = (variant.tables, tuple(state.cards), variant.facing, state.round, seat, level)
    plan = PLANS.get(key)
    if plan is None:
        found = unbeaten_town(state) if level == MASTER else good_town(state, seat, level)
        plan = PLANS.put(key, easiest_turn(variant.tables, found))
    return plan


def good_town(state: State, seat: int, level: str) -> list[LaidFace]:
    """Return the best of a few random towns."""
    cards = " ".join([str(card) for card in state.cards])
    builder = Builder(state.variant.tables, Chance(cards, state.round * 8 + seat, f"plan {level}"))
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


def unbeaten_town(state: State) -> list[LaidFace]:
    """Return the unbeaten town with the best standing in the crowd, or alone one that makes par."""
    variant = state.variant
    known = known_town(variant.components, state.cards, facing=variant.facing) if variant.solo else None
    if known is not None:
        return laid_faces_of(known)
    front = front_of(variant.components, state.cards, facing=variant.facing)
    if variant.solo:
        return laid_faces_of(par_town(variant.components, front, facing=variant.facing))
    towns = [laid_faces_of(town) for town in front.towns]
    return max(towns, key=crowd_for(state).standing)


def easiest_turn(tables: Tables, laid_faces: list[LaidFace]) -> list[LaidFace]:
    """Return the town turned as a whole so that its tiles need the fewest turns."""
    town = [with_turns(laid, 0) if tables.shape[face_of(laid)] == BLANK else laid for laid in laid_faces]
    best = town
    for _ in range(3):
        town = turned_town(tables, town)
        if turns_needed(town) < turns_needed(best):
            best = town
    return best


def turned_town(tables: Tables, laid_faces: list[LaidFace]) -> list[LaidFace]:
    turned = [LaidFace(0)] * CELLS
    for cell in range(CELLS):
        laid = laid_faces[cell]
        turns = 0 if tables.shape[face_of(laid)] == BLANK else (turns_of(laid) + 1) & 3
        turned[TURNED_CELL[cell]] = with_turns(laid, turns)
    return turned


def turns_needed(laid_faces: list[LaidFace]) -> int:
    turns = 0
    for laid in laid_faces:
        turns += turns_of(laid)
    return turns


def next_building_move(board: list[int], plan: list[LaidFace]) -> Move:
    """Return the next move towards the planned town, or the claim if it is built."""
    for cell in range(CELLS):
        tile = tile_of(plan[cell])
        here = board[cell]
        if here not in (tile, NO_TILE):
            return LIFTS[here]
        if cell_of(board, tile) not in (cell, NO_TILE):
            return LIFTS[tile]
        lie, planned = board[CELLS + tile], lie_of(plan[cell])
        if is_other_side(lie, planned):
            return FLIPS[tile]
        if lie != planned:
            return TURNS[tile]
        if here == NO_TILE:
            return PLACES[tile][cell]
    return CLAIM


def tiles_as_planned(board: list[int], plan: list[LaidFace]) -> int:
    """How many cells already look as planned."""
    tiles = 0
    for cell in range(CELLS):
        tile = board[cell]
        if tile != NO_TILE and laid_tile(tile, board[CELLS + tile]) == plan[cell]:
            tiles += 1
    return tiles
