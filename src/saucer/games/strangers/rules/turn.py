"""How a turn ends: the refill, Aliens and saucers, the end of a round and of a match. (R2.7, R5, R7)"""

from bisect import bisect_left, insort

from saucer.engine.chance import Chance
from saucer.engine.types import Outcome, Seat
from saucer.games.strangers.events import (
    AlienPlaced,
    CardDrawn,
    CoinFlipped,
    DeckShuffled,
    EndReason,
    Event,
    KidNamed,
    RoundEnded,
    RoundStarted,
    SightingDrawn,
    TurnStarted,
)
from saucer.games.strangers.questions import all_home, anyone_on_board, hand_limit
from saucer.games.strangers.rules_kids import leave_slot, remove_kid, to_supply
from saucer.games.strangers.rules_setup import fresh_turn, lay_out
from saucer.games.strangers.scoring import best_seats, series_winners, side_scores
from saucer.games.strangers.state import ACTION, BOARD, HALVES, HEAD, NEXT, OVER, VICTIM, State

SECOND_BOARD = 1
"""Which board the second round of a best of three is played on."""


def finish_action(state: State, news: list[Event], rng: Chance) -> None:
    """After an action: is somebody all home, is another action to come, else refill. (R2.1, R7.2)"""
    for seat in range(state.seats):
        if all_home(state, seat):
            end_round(state, "all-home", side_scores(state), news, rng)
            return
    for kid in range(len(state.moved)):
        state.moved[kid] = False
    if state.extra:
        state.extra -= 1
        state.phase = ACTION
    elif not state.fled:
        state.to_draw = hand_limit(state, state.turn) - len(state.hands[state.turn])  # R2.7
        draw_on(state, news, rng)
    elif state.flights >= state.box.stall_flights * state.seats:
        end_round(state, "stall", side_scores(state), news, rng)  # R7.4
    else:
        pass_turn(state, news)


def pass_turn(state: State, news: list[Event]) -> None:
    state.to_draw = 0
    state.turn = (state.turn + 1) % state.seats
    fresh_turn(state)
    news.append(TurnStarted(Seat(state.turn)))


def draw_on(state: State, news: list[Event], rng: Chance) -> None:
    """Draw until the refill is complete or a sighting has to be resolved."""
    drawn: list[int] = []
    sightings: list[Event] = []
    waiting = draw_cards(state, drawn, sightings, rng)
    tell_drawn(state, drawn, news)
    news += sightings
    if not waiting:
        pass_turn(state, news)


def tell_drawn(state: State, drawn: list[int], news: list[Event]) -> None:
    """News of the cards drawn in one go, in the order of a hand: no view tells in which order they came either."""
    if len(drawn) > 1:
        drawn.sort()
    for card in drawn:
        news.append(CardDrawn(Seat(state.turn), state.box.card_ids[card]))


def draw_cards(state: State, drawn: list[int], news: list[Event], rng: Chance) -> bool:
    """Draw into the hand; True when a sighting waits for a decision."""
    hand = state.hands[state.turn][:]
    state.hands[state.turn] = hand
    while state.to_draw > 0:
        if not state.deck and not reshuffle(state, news, rng):
            break
        rng.reveal()
        card = state.deck.pop()
        state.flights = 0
        if state.box.playable[card]:
            insort(hand, card)
            state.to_draw -= 1
            drawn.append(card)
            continue
        state.discards.append(card)
        news.append(SightingDrawn(Seat(state.turn), state.box.card_ids[card]))
        if begin_sighting(state, card):
            return True
    return False


def reshuffle(state: State, news: list[Event], rng: Chance) -> bool:
    """Make the discards the new draw pile; False when there are none. (R7.7)"""
    if not state.discards:
        return False
    state.deck = sorted(state.discards)
    state.discards = []
    rng.shuffle(state.deck)
    news.append(DeckShuffled(len(state.deck)))
    return True


def begin_sighting(state: State, card: int) -> bool:
    """Ask for what an Alien or Saucer card needs; False when nothing comes of it."""
    targets = anyone_on_board(state)
    state.halves = 0
    if state.variant.total_invasion:
        state.phase = HALVES if targets else HEAD  # R8.5
        return True
    if card == state.box.alien:
        state.phase = HEAD
        return True
    state.phase = VICTIM
    return targets


def place_alien(state: State, space: int, news: list[Event], rng: Chance) -> None:
    """An Alien lands: Kids there go back to their supplies; the last one ends the round. (R5.1 to R5.3, R7.1)"""
    name = state.ground.names[space]
    state.aliens |= 1 << space
    state.reserve -= 1
    news.append(AlienPlaced(Seat(state.turn), name))
    for seat in range(state.seats):
        while space in state.way[seat]:
            remove_kid(state, seat, bisect_left(state.way[seat], space))
            to_supply(state, seat, name, "alien", news)
    if state.reserve == 0:
        end_round(state, "last-alien", side_scores(state), news, rng)
    elif state.halves and anyone_on_board(state):
        state.halves = 0
        state.phase = VICTIM
    else:
        state.halves = 0
        draw_on(state, news, rng)


def hover(state: State, owner: Seat, spot: int, news: list[Event], rng: Chance) -> None:
    """A saucer hovers over a Kid: the coin decides. (R5.4, R5.5)"""
    ground = state.ground
    name = ground.spot_names[spot]
    saucer = rng.flip()
    news.append(KidNamed(Seat(state.turn), owner, name))
    news.append(CoinFlipped(Seat(state.turn), saucer))
    if saucer:
        if spot < ground.spaces:
            remove_kid(state, owner, bisect_left(state.way[owner], spot))
        else:
            leave_slot(state, spot - ground.spaces)
        to_supply(state, owner, name, "saucer", news)
    if state.halves:
        state.halves = 0
        state.phase = HEAD
    else:
        draw_on(state, news, rng)


def end_round(state: State, reason: EndReason, scores: list[int], news: list[Event], rng: Chance) -> None:
    finish_round(state, reason, scores, best_seats(scores), news, rng)


def finish_round(
    state: State, reason: EndReason, scores: list[int], winners: list[Seat], news: list[Event], rng: Chance
) -> None:
    news.append(RoundEnded(reason, tuple(scores), tuple(winners)))
    state.points = [before + now for before, now in zip(state.points, scores, strict=True)]
    if len(winners) == 1:
        state.wins = [wins + (1 if seat == winners[0] else 0) for seat, wins in enumerate(state.wins)]
    if state.variant.best_of_three:
        go_on_with_series(state, winners, rng)
    else:
        end_match(state, scores, winners, reason)


def end_match(state: State, scores: list[int], winners: list[Seat], reason: str) -> None:
    state.phase = OVER
    state.to_draw = 0
    state.result = Outcome(tuple(scores), tuple(winners), reason)


def go_on_with_series(state: State, winners: list[Seat], rng: Chance) -> None:
    """The second round is on the other board; a third only at one win each. (R8.6, R9.25)"""
    state.first = winners[0] if len(winners) == 1 else rng.below(state.seats)
    if state.round == 1:
        ask_between_rounds(state, state.first, NEXT)
    elif state.round == 2 and state.wins[0] == state.wins[1] == 1:
        leaders = best_seats(state.points)
        ask_between_rounds(state, leaders[0] if len(leaders) == 1 else rng.below(state.seats), BOARD)
    else:
        end_match(state, state.points, series_winners(state.wins, state.points), "series")


def ask_between_rounds(state: State, seat: int, phase: int) -> None:
    """Leave the board as it lies until a seat says how to go on."""
    state.turn = seat
    state.to_draw = 0
    fresh_turn(state)
    state.phase = phase


def next_round(state: State, side: int, news: list[Event], rng: Chance) -> None:
    state.round += 1
    lay_out(state, state.box.grounds[side], rng)
    news.append(RoundStarted(state.round, state.box.board_ids[side], Seat(state.first)))
    news.append(TurnStarted(Seat(state.turn)))
