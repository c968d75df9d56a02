"""The rules in motion: this file and the others called rules are the only ones that change a State."""

from saucer.engine.chance import Chance
from saucer.engine.types import Seat, TimeUp, Viewer
from saucer.games.area51.events import DisplayRefreshed, Event
from saucer.games.area51.memory import unseen_item
from saucer.games.area51.moves import (
    Build,
    Collect,
    Draw,
    Move,
    Pass,
    PickUp,
    PlayFaceDown,
    PutInto,
    Refresh,
    Send,
    Take,
    Upgrade,
)
from saucer.games.area51.questions import can_collect
from saucer.games.area51.rows import added, with_row
from saucer.games.area51.rules_cards import (
    fill_display,
    gain_seen,
    grow_older,
    next_card,
    show_card,
    shuffle_if_empty,
)
from saucer.games.area51.rules_loading import load_or_leave, pick_up
from saucer.games.area51.rules_plans import hide, plan_bunker, plan_level, plan_vehicle, prepare
from saucer.games.area51.rules_turn import end_turn, pass_turn
from saucer.games.area51.state import ACTION, DOWN_CARD, DOWN_HANGAR, LOAD, TAKE, State


def advance(state: State, _seat: Viewer, move: Move | TimeUp, rng: Chance) -> list[Event]:
    """Carry out a legal move and tell what happened."""
    news: list[Event] = []
    phase = state.phase
    if phase == DOWN_CARD:
        assert isinstance(move, PlayFaceDown)
        state.card = state.box.card_of[move.card]
        state.phase = DOWN_HANGAR
    elif phase == DOWN_HANGAR:
        assert isinstance(move, PutInto)
        hide(state, state.box.hangar_of[move.hangar], news, rng)
    elif phase == ACTION:
        act(state, move, news, rng)
    elif phase == TAKE:
        collect(state, move, news, rng)
    elif phase == LOAD:
        load_or_leave(state, move, news, rng)
    else:
        prepare(state, move)
    return news


def act(state: State, move: Move | TimeUp, news: list[Event], rng: Chance) -> None:
    if isinstance(move, Pass):
        pass_turn(state, news)
        return
    state.passes = 0
    if isinstance(move, Collect):
        state.phase = TAKE
    elif isinstance(move, PickUp):
        pick_up(state, state.box.hangar_of[move.hangar], news, rng)
    elif isinstance(move, Build):
        plan_bunker(state, state.box.region_of[move.region], state.box.colour_of[move.tower])
    elif isinstance(move, Upgrade):
        plan_level(state, state.box.space_of[move.bunker])
    else:
        assert isinstance(move, Send)
        plan_vehicle(state, state.box.vehicle_of[move.vehicle])


def collect(state: State, move: Move | TimeUp, news: list[Event], rng: Chance) -> None:
    if isinstance(move, Take):
        take(state, state.box.card_of[move.card], news)
    elif isinstance(move, Draw):
        draw(state, news, rng)
    else:
        assert isinstance(move, Refresh)
        refresh(state, state.box.card_of[move.card], news, rng)
        return
    state.taken += 1
    if state.taken == state.box.take or not can_collect(state):  # R3.6
        fill_display(state, news, rng)
        end_turn(state, news)


def take(state: State, card: int, news: list[Event]) -> None:
    display = state.display[:]
    display.remove(card)
    state.display = display
    state.last = card
    gain_seen(state, [card])
    news.append(state.box.card_taken[state.turn][card])


def draw(state: State, news: list[Event], rng: Chance) -> None:
    """Take the top card of the deck and look at it. (R3.3)"""
    seat = state.turn
    shuffle_if_empty(state, news, rng)
    pooled = state.pool_deck > 0
    card = next_card(state, rng)
    state.last = 0
    grow_older(state)
    state.hands = with_row(state.hands, seat, added(state.hands[seat], card, 1))
    state.sizes = added(state.sizes, seat, 1)
    state.memory = with_row(
        state.memory, seat, state.memory[seat] + [unseen_item(state.ages[seat], pooled=pooled)]
    )
    news.append(state.box.card_drawn[seat][card])


def refresh(state: State, card: int, news: list[Event], rng: Chance) -> None:
    """Discard a hand card and the display, and turn up a new one. (R3.2)"""
    seat = state.turn
    ids = state.box.card_ids
    news.append(DisplayRefreshed(Seat(seat), ids[card], tuple([ids[other] for other in state.display])))
    state.hands = with_row(state.hands, seat, added(state.hands[seat], card, -1))
    state.sizes = added(state.sizes, seat, -1)
    show_card(state, seat, card, state.ages[seat])
    discards = added(state.discards, card, 1)
    for other in state.display:
        discards[other] += 1
    state.discards = discards
    state.display = []
    state.refreshed = True
    fill_display(state, news, rng)
