"""Where Kids can go, compared with a slow second implementation on thousands of random positions."""

import pytest

from saucer.engine.chance import Chance
from saucer.games.strangers.components import CardId
from saucer.games.strangers.state import NOBODY, State
from tests.games.strangers import naive
from tests.games.strangers.scenes import ME, after, cut_deck, goals, phase, play, scene

POSITIONS = 400


def random_position(card: str, board: str, chance: Chance) -> State:
    """A Kid somewhere, Aliens on some heads, some places full, and some spaces crossed already."""
    state = scene(options={"board": board}, hands={0: [card]})
    ground = state.ground
    heads = ground.heads[:]
    chance.shuffle(heads)
    state.aliens = sum(1 << head for head in heads[: chance.below(ground.board.aliens)])
    free = [space for space in range(ground.spaces) if not state.aliens >> space & 1]
    at = free[chance.below(len(free))]
    state.way[ME] = [at]
    state.moved = [False]
    state.trails = [(1 << at) | random_spaces(ground.spaces, chance) if chance.flip() else 0]
    for place, slots in enumerate(ground.place_slots):
        if chance.below(3) == 0:
            state.free[place] = 0
            for slot in slots:
                state.slots[slot] = 1
    return state


def random_spaces(spaces: int, chance: Chance) -> int:
    return sum(1 << chance.below(spaces) for _ in range(4)) & ((1 << spaces) - 1)


def names(state: State, spaces: int) -> set[str]:
    return {str(state.ground.names[space]) for space in range(state.ground.spaces) if spaces >> space & 1}


def expected(state: State, board: str, card: str) -> set[str]:
    full = {
        str(place.id) for place, free in zip(state.ground.board.places, state.free, strict=True) if not free
    }
    return naive.destinations(
        board,
        card,
        str(state.ground.names[state.way[ME][0]]),
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
    box = scene().box
    movers = [card.id for card in box.components.cards if card.effect in MOVERS]
    assert set(movers) == {CardId(card) for card in naive.MOVEMENT_CARDS}
    assert NOBODY not in range(box.kids)


MOVERS = ("move", "move_many", "fence", "bmx", "school_bus", "city_bus", "to_house")
