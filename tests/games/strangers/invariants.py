"""What is true of every state of Don't Talk to Strangers, real or imagined."""

from collections import Counter

from saucer.games.strangers import GAME
from saucer.games.strangers import state as phases
from saucer.games.strangers.state import NOBODY, State

DRAWING = (phases.CHOOSE_HALF, phases.CHOOSE_HEAD, phases.CHOOSE_VICTIM)
BETWEEN_ACTIONS = (phases.CHOOSE_ACTION, *DRAWING)
WAITING = (phases.BETWEEN_ROUNDS, phases.CHOOSE_BOARD)


def check(state: State) -> None:
    """Raise AssertionError at the first thing that cannot be."""
    check_kids(state)
    check_slots(state)
    check_aliens(state)
    check_cards(state)
    check_knowledge(state)
    check_turn(state)
    check_phase(state)
    check_end(state)


def check_kids(state: State) -> None:
    for seat in range(state.seats):
        safe = state.slots.count(seat)
        assert state.supply[seat] >= 0
        assert state.supply[seat] + len(state.way[seat]) + safe == state.tables.kids, f"Kids of seat {seat}"
        assert state.way[seat] == sorted(state.way[seat]), "Kids on the way are kept in order"
        assert all(0 <= space < state.board.space_count for space in state.way[seat])
        assert not any(state.aliens >> space & 1 for space in state.way[seat]), "a Kid stands under an Alien"


def check_slots(state: State) -> None:
    assert len(state.slots) == state.board.slot_count
    assert all(owner == NOBODY or 0 <= owner < state.seats for owner in state.slots)
    free = [sum(state.slots[slot] == NOBODY for slot in slots) for slots in state.board.place_slots]
    assert state.free == free, "the free slots are miscounted"


def check_aliens(state: State) -> None:
    heads = sum(1 << head for head in state.board.heads)
    assert state.aliens & ~heads == 0, "an Alien stands where there is no head"
    assert state.reserve >= 0
    assert state.aliens.bit_count() + state.reserve == state.board.data.aliens, "Aliens are lost"


def cards_in_play(state: State) -> Counter[str]:
    """The cards of the box that this variant plays with, by name."""
    cards = {str(card.id): card.count for card in state.tables.components.cards}
    effects = {str(card.id): card.effect for card in state.tables.components.cards}
    left_out = {"copy"} if state.seats == 1 else set()
    if state.seats == 1 and state.variant.options.solo == "architect":
        left_out |= {"saucer", "science"}
    return Counter({card: count for card, count in cards.items() if effects[card] not in left_out})


def check_cards(state: State) -> None:
    everywhere = [*state.deck, *state.discards, *(card for hand in state.hands for card in hand)]
    there = Counter(str(state.tables.card_ids[card]) for card in everywhere)
    if state.phase == phases.LAY_DECK:
        assert there <= cards_in_play(state), "a card is there too often"
    else:
        assert there == cards_in_play(state), "a card is lost or there twice"
    for hand in state.hands:
        assert hand == sorted(hand), "hands are kept in order, so that order reveals nothing"
        assert all(state.tables.playable[card] for card in hand), "a sighting is in a hand"


def check_knowledge(state: State) -> None:
    assert len(state.known) == (state.seats + 1) * state.seats
    for looker in range(state.seats + 1):
        for owner in range(state.seats):
            known = state.known[looker * state.seats + owner]
            assert known == sorted(known)
            assert Counter(known) <= Counter(state.hands[owner]), "a known card is not in that hand"
            assert looker != owner or not known, "a seat needs no notes on its own hand"


def check_turn(state: State) -> None:
    kids = state.way[state.turn]
    assert 0 <= state.turn < state.seats
    assert 0 <= state.first < state.seats
    assert len(state.trails) == len(state.moved) == len(kids), (
        "trails and Kids of the seat to move do not match"
    )
    for space, trail in zip(kids, state.trails, strict=True):
        assert trail >> state.board.space_count == 0
        assert trail == 0 or trail >> space & 1, "a Kid has crossed the space it stands on"
    assert state.extra_actions >= 0
    assert state.flights >= 0
    assert not state.discarded or state.variant.free_discard


def check_phase(state: State) -> None:
    phase = state.phase
    assert 0 <= phase < len(GAME.decisions)
    if phase in DRAWING:
        assert state.to_draw > 0
        assert not state.fled, "a player who runs away draws nothing"
    else:
        assert state.to_draw == 0
    if phase in BETWEEN_ACTIONS:
        all_home = [seat for seat in range(state.seats) if not state.supply[seat] and not state.way[seat]]
        assert not all_home, "everyone is home, but play goes on"
        assert state.flights < state.tables.stall_flights * state.seats or state.fled, (
            "play should have stalled"
        )
    check_choice(state)


def check_choice(state: State) -> None:
    """The choice at hand has something to choose from."""
    phase = state.phase
    if phase in (phases.CHOOSE_DESTINATION, phases.CHOOSE_ROUTE):
        assert state.kid_at in state.way[state.turn]
    assert (len(state.routes) > 1) == (phase == phases.CHOOSE_ROUTE), (
        "routes are there to be chosen from, or not at all"
    )
    if phase == phases.CHOOSE_HEAD:
        assert state.reserve > 0
    if phase in (phases.CHOOSE_VICTIM, phases.CHOOSE_HALF):
        assert any(state.way) or any(owner != NOBODY for owner in state.slots)
    if phase == phases.CHOOSE_HALF or state.halves:
        assert state.variant.total_invasion
    if phase == phases.CHOOSE_COPY:
        assert state.owner != state.turn
        assert state.hands[state.owner]
    if phase == phases.CHOOSE_ALIEN:
        assert state.aliens


def check_end(state: State) -> None:
    assert (state.phase == phases.OVER) == (state.result is not None)
    assert (state.phase == phases.LAY_DECK) <= state.variant.architect
    assert state.contacts == 0 or state.seats == 1
    assert 1 <= state.round <= (3 if state.variant.best_of_three else 1)
    assert len(state.wins) == len(state.points) == state.seats
    if state.phase in WAITING:
        assert state.variant.best_of_three
        assert state.round == (1 if state.phase == phases.BETWEEN_ROUNDS else 2)
    if state.phase == phases.CHOOSE_BOARD:
        assert max(state.wins) < 2, "two wins settle a series"
    if state.reserve == 0:
        assert state.phase in (phases.OVER, *WAITING), "the last Alien is placed, but play goes on"
    if state.result is not None:
        assert state.result.winners
        assert list(state.result.winners) == sorted(set(state.result.winners))
        assert len(state.result.scores) == state.seats
