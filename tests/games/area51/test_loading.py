"""Loading a pile: the worked example, and thousands of piles against a second implementation."""

from collections import Counter

from saucer.engine.chance import Chance
from saucer.games.area51 import GAME
from saucer.games.area51.encoding import Card, Route, face_up
from saucer.games.area51.events import CardLoaded
from saucer.games.area51.state import LOAD, State
from tests.games.area51.naive import Loading, all_loadings
from tests.games.area51.scenes import hand, legal, load, pick_up, play, put_deck, scene, set_bunker

POSITIONS = 2000


def example() -> State:
    """The worked example: white picks up seven cards; pink is 2 here, yellow 3, blue 1."""
    return scene(
        seats=4,
        bunkers={
            "B5": (2, "blue", 3),
            "B4": (3, "green", 2),
            "B3": (2, "green", 1),
            "B2": (1, "orange", 2),
            "C5": (0, "blue", 2),
        },
        vehicles={"blue-truck": ("BC", 1)},
        piles={"By": ["brown-2", "1:blue-1", "1:blue-2", "green-1", "2:green-2", "3:orange-1", "0:orange-2"]},
    )


def test_the_worked_example_can_be_played() -> None:
    state = example()
    play(
        state,
        pick_up("By"),
        load("blue-1", "B5"),
        load("orange-1", "B2"),
        load("green-1", "B4"),
    )
    assert state.scores == [2, 1, 1, 1]
    assert hand(state, 0) == ["brown-2", "orange-2", "green-2"]


def test_the_other_outcomes_of_the_worked_example_are_the_maximal_matchings() -> None:
    state = example()
    assert reached(state, 4) == Counter(all_loadings(state, 4))
    assert len(all_loadings(state, 4)) == 2 * 2 * 2


def reached(state: State, hangar: int) -> Counter[Loading]:
    """Every loading that legal moves lead to, and by how many sequences."""
    found: Counter[Loading] = Counter()

    def go_on(now: State, loaded: Loading) -> None:
        if now.phase != LOAD:
            found[loaded] += 1
            return
        for move in legal(now):
            after = GAME.states.copy(now)
            events = GAME.rules.advance(after, GAME.rules.to_move(now)[0], move, Chance(0, 1))
            go_on(after, loaded | pairs_in(after, events))

    first = GAME.states.copy(state)
    events = GAME.rules.advance(
        first, GAME.rules.to_move(state)[0], state.tables.pick_up[hangar], Chance(0, 0)
    )
    go_on(first, pairs_in(first, events))
    return found


def pairs_in(state: State, events: list[object]) -> Loading:
    return frozenset(
        (state.tables.card_of[event.card], state.tables.space_of[event.bunker])
        for event in events
        if isinstance(event, CardLoaded)
    )


def random_position(seed: int) -> tuple[State, int]:
    """A random pile among random bunkers and vehicles."""
    chance = Chance(seed, 0, "loading")
    seats = 2 + chance.below(5)
    state = scene(seats=seats, options={"large": "A"})
    for _ in range(4 + chance.below(10)):
        build_somewhere(state, chance)
    for vehicle in range(8):
        if chance.below(3):
            state.routes[vehicle] = Route(chance.below(6))
            state.numbers[vehicle] = 1 + chance.below(8)
    hangar = 3 * chance.below(3) + chance.below(2)
    cards = [card for card, count in enumerate(state.tables.counts) for _ in range(count)]
    chance.shuffle(cards)
    state.piles[hangar] = [face_up(Card(card)) for card in cards[: 1 + chance.below(12)]]
    put_deck(state, [], [])
    return state, hangar


def build_somewhere(state: State, chance: Chance) -> None:
    region, colour, owner = chance.below(3), chance.below(4), chance.below(state.variant.owners)
    level = 1 + chance.below(5)
    if chance.flip():
        region, colour = 0, 3
    room = state.built[region] < state.spaces[region] and state.markers[region] > level
    if room and state.supply[colour] and state.caps[owner]:
        space = 8 * region + state.spaces[region] - state.built[region] - 1
        set_bunker(state, space, owner, colour, level)


def test_moves_reach_exactly_the_maximal_matchings_each_by_one_sequence() -> None:
    choices = 0
    rides = 0
    for seed in range(POSITIONS):
        state, hangar = random_position(seed)
        expected = all_loadings(state, hangar)
        assert reached(state, hangar) == Counter(dict.fromkeys(expected, 1)), f"position {seed}"
        choices += len(expected) > 1
        rides += any(space // 8 != hangar // 3 for loading in expected for _, space in loading)
    assert choices > POSITIONS / 4, "the positions should leave something to choose"
    assert rides > POSITIONS / 4, "the positions should use vehicles"
