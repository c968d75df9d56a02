"""Where Kids can go, compared with a slow second implementation on thousands of random positions."""

import pytest

from saucer.engine.bits import has, with_
from saucer.engine.chance import Chance
from saucer.games.strangers.components import CardId
from saucer.games.strangers.state import NOBODY, State
from saucer.games.strangers.tables import NO_SPACES, SpaceSet, set_of
from tests.games.strangers import naive
from tests.games.strangers.scenes import ME, after, cut_deck, goals, phase, play, scene

POSITIONS = 400


def random_position(card: str, board_id: str, chance: Chance) -> State:
    """A Kid somewhere, Aliens on some heads, some places full, and some spaces crossed already."""
    state = scene(options={"board": board_id}, hands={0: [card]})
    board = state.board
    heads = board.heads[:]
    chance.shuffle(heads)
    state.aliens = set_of(heads[: chance.below(board.data.aliens)])
    free = [space for space in board.spaces if not has(state.aliens, space)]
    at = free[chance.below(len(free))]
    state.way[ME] = [at]
    state.moved = [False]
    state.trails = [with_(random_spaces(board.space_count, chance), at) if chance.flip() else NO_SPACES]
    for place, slots in enumerate(board.place_slots):
        if chance.below(3) == 0:
            state.free[place] = 0
            for slot in slots:
                state.slots[slot] = 1
    return state


def random_spaces(spaces: int, chance: Chance) -> SpaceSet:
    return SpaceSet(sum(1 << chance.below(spaces) for _ in range(4)) & ((1 << spaces) - 1))


def names(state: State, spaces: SpaceSet) -> set[str]:
    return {str(state.board.names[space]) for space in state.board.spaces if has(spaces, space)}


def expected(state: State, board: str, card: str) -> set[str]:
    full = {
        str(place.id) for place, free in zip(state.board.data.places, state.free, strict=True) if not free
    }
    return naive.destinations(
        board,
        card,
        str(state.board.names[state.way[ME][0]]),
        aliens=names(state, state.aliens),
        crossed=names(state, state.trails[0]),
        filled=full,
    )


@pytest.mark.parametrize("board", ["A", "B"])
@pytest.mark.parametrize("card", naive.MOVEMENT_CARDS)
def test_a_kid_goes_where_the_second_implementation_says(card: str, board: str) -> None:
    chance = Chance(board, 0, card)
    moved = 0
    for _ in range(POSITIONS):
        state = random_position(card, board, chance)
        goal = expected(state, board, card)
        played = after(cut_deck(state, 0), play(card))
        assert (phase(played) == "go") == bool(goal)
        if goal:
            moved += 1
            assert goals(played) == goal
    assert moved > (0 if card in naive.BUSES else POSITIONS // 3)


def test_every_card_that_moves_a_kid_is_compared() -> None:
    tables = scene().tables
    movers = [card.id for card in tables.components.cards if card.effect in MOVERS]
    assert set(movers) == {CardId(card) for card in naive.MOVEMENT_CARDS}
    assert NOBODY not in range(tables.kids)


MOVERS = ("move", "move_many", "fence", "bmx", "school_bus", "city_bus", "to_house")
