"""What is true of every state of Area 51, real or imagined."""

from collections import Counter
from operator import add

from saucer.games.area51 import state as numbers
from saucer.games.area51.encoding import MemoryItem, Owner, age_played, card_of, was_hidden_by
from saucer.games.area51.rules.knowledge import UNSEEN, age_of, is_pooled, kind_of_item
from saucer.games.area51.state import NOBODY, NOWHERE, State

IN_HAND = 1_000_000
"""An age later than all others: a card in the hand can have been gained at any time."""
PLANNING = (
    numbers.CAP,
    numbers.ROUTE,
    numbers.NUMBER,
    numbers.UP_CARD,
    numbers.UP_HANGAR,
    numbers.DOWN_CARD,
    numbers.DOWN_HANGAR,
)


def check(state: State) -> None:
    """Raise AssertionError at the first thing that cannot be."""
    check_cards(state)
    check_hands(state)
    check_memory(state)
    check_pool(state)
    check_bunkers(state)
    check_vehicles(state)
    check_plan(state)
    check_loading(state)
    check_end(state)


def cards_of(counts: list[int]) -> Counter[int]:
    return Counter({card: count for card, count in enumerate(counts) if count})


def check_cards(state: State) -> None:
    everywhere = [0] * 16
    for card in (*state.deck[: state.deck_left], *state.display):
        everywhere[card] += 1
    for pile in state.piles:
        for item in pile:
            everywhere[card_of(item)] += 1
    for counts in (state.discards, state.held, *state.hands):
        assert min(counts) >= 0, "fewer than no cards"
        everywhere = list(map(add, everywhere, counts))
    assert everywhere == state.tables.counts, "a card is lost or there twice"
    assert sum(everywhere) == state.tables.components.deck
    assert state.display == sorted(state.display), "the display is kept in order"
    assert len(state.display) <= state.tables.display


def check_hands(state: State) -> None:
    assert state.sizes == [sum(hand) for hand in state.hands], "hands are miscounted"


def face_down(state: State, seat: int) -> list[tuple[int, int]]:
    """The ages and kinds of a seat's face-down cards."""
    return [
        (age_played(item), card_of(item))
        for pile in state.piles
        for item in pile
        if was_hidden_by(item, seat)
    ]


def check_memory(state: State) -> None:
    for seat in range(state.seats):
        items = state.memory[seat]
        hidden = face_down(state, seat)
        in_hand = [(IN_HAND, card) for card, count in enumerate(state.hands[seat]) for _ in range(count)]
        assert len(items) == len(hidden) + len(in_hand), "every hidden card is remembered once"
        assert [age_of(item) for item in items] == sorted(age_of(item) for item in items)
        assert all(age <= state.ages[seat] for age, _ in hidden)
        assert all(age_of(item) <= state.ages[seat] for item in items)
        assert can_be(items, hidden + in_hand), f"what is remembered of seat {seat} is not true"


def can_be(items: list[MemoryItem], places: list[tuple[int, int]]) -> bool:
    """Whether every remembered card can be in a place of its own.

    Places are filled from the oldest on, by a card of their kind where one is remembered, else by an unseen one.
    Whatever can fill a place can also fill a later one, so this finds a way if there is any.
    """
    free = [0] * (UNSEEN + 1)
    waiting = 0
    for played, card in sorted(places):
        while waiting < len(items) and age_of(items[waiting]) <= played:
            free[kind_of_item(items[waiting])] += 1
            waiting += 1
        kind = card if free[card] else UNSEEN
        if free[kind] == 0:
            return False
        free[kind] -= 1
    return not any(free)


def check_pool(state: State) -> None:
    pooled = sum(is_pooled(item) for items in state.memory for item in items)
    assert min(state.pool) >= 0
    assert 0 <= state.pool_deck <= state.deck_left
    assert pooled + state.pool_deck <= sum(state.pool), "more cards from the pool than were in it"
    for items in state.memory:
        assert all(kind_of_item(item) == UNSEEN for item in items if is_pooled(item))


def check_bunkers(state: State) -> None:
    components = state.tables.components
    built = [space for space in range(24) if state.owners[space] != NOBODY]
    for region in range(3):
        top = 8 * region + state.spaces[region]
        here = [space for space in built if space >> 3 == region]
        assert here == list(range(top - state.built[region], top)), "bunkers fill a region from the top"
        side = components.large if state.spaces[region] == components.large.spaces else components.small
        levels = sum(state.levels[space] for space in here)
        assert state.markers[region] >= 0
        assert state.markers[region] + levels == side.markers, "security markers are lost"
        assert state.hangars[region] == side.hangars
        assert not any(state.piles[3 * region + state.hangars[region] : 3 * region + 3])
    supply = state.tables.tower_supply[state.seats]
    for colour in range(4):
        standing = sum(state.towers[space] == colour for space in built)
        assert state.supply[colour] >= 0
        assert state.supply[colour] + standing == supply[colour], "towers are lost"
    for owner in range(state.variant.owners):
        used = state.owners.count(Owner(owner))
        assert state.caps[owner] >= 0
        assert state.caps[owner] + used == state.tables.caps, "caps are lost"
    assert all(state.levels[space] >= 1 for space in built)


def check_vehicles(state: State) -> None:
    for route, number in zip(state.routes, state.numbers, strict=True):
        assert (route == NOWHERE) == (number == 0)
        assert 0 <= number <= state.tables.highest_number


def check_plan(state: State) -> None:
    phase = state.phase
    assert (state.plan != numbers.NOTHING) == (phase in PLANNING)
    assert not state.hidden or phase in PLANNING
    if phase not in PLANNING:
        return
    chosen = Counter(choice >> 4 for choice in state.hidden)
    if phase in (numbers.UP_HANGAR, numbers.DOWN_CARD, numbers.DOWN_HANGAR):
        chosen[state.shown] += 1
    assert cards_of(state.rest) + chosen == cards_of(state.hands[state.turn])
    assert state.hidden == sorted(state.hidden), "cards are chosen in order"
    if phase in (numbers.DOWN_CARD, numbers.DOWN_HANGAR):
        assert len(state.hidden) < state.needed
        assert sum(state.rest) >= state.needed - len(state.hidden)


def check_loading(state: State) -> None:
    if state.phase == numbers.LOAD:
        assert 0 <= state.at < len(state.queue)
        assert any(state.held)
    else:
        assert not state.queue
        assert not any(state.held)


def check_end(state: State) -> None:
    assert (state.phase == numbers.OVER) == (state.result is not None)
    assert (state.stage == numbers.NORMAL) == (state.trigger == NOBODY)
    assert (state.stage == numbers.LAST_ROUND) == (state.left > 0)
    if state.stage == numbers.NORMAL and not state.variant.stall_turns and state.phase == numbers.ACTION:
        assert state.markers.count(0) < 2, "two regions are out of markers, but play goes on as before"
    if state.phase == numbers.OVER:
        assert not any(state.piles), "the match is over, but a pile is left"
    if state.result is not None:
        assert state.result.winners
        assert list(state.result.winners) == sorted(set(state.result.winners))
        assert len(state.result.scores) == state.seats
