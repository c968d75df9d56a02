"""The turn: release a Kid, run away or play a card, then refill the hand. (R2)"""

from bisect import insort
from typing import Final

from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Refusal, Seat, Viewer
from saucer.games.strangers.events import (
    CardDiscarded,
    CardDrawn,
    DeckShuffled,
    Event,
    KidFled,
    KidReleased,
    SightingDrawn,
    TurnStarted,
)
from saucer.games.strangers.moves import Discard, EndTurn, Flee, Move, PlayCard, Release
from saucer.games.strangers.refusals import refuse
from saucer.games.strangers.rules.distinct import distinct
from saucer.games.strangers.rules.end import all_home, end_by_score, is_stalled
from saucer.games.strangers.rules.kids import (
    add_kid,
    anyone_on_board,
    kid_that_leaves,
    remove_kid,
)
from saucer.games.strangers.rules.places import hand_limit, way_limit
from saucer.games.strangers.rules.setup import start_turn
from saucer.games.strangers.state import (
    CHOOSE_ACTION,
    CHOOSE_END,
    CHOOSE_HALF,
    CHOOSE_HEAD,
    CHOOSE_KID,
    CHOOSE_VICTIM,
    State,
    in_refill,
)
from saucer.games.strangers.tables import NO_SPACES, Card

RELEASE: Final = Release()
END_TURN: Final = EndTurn()
ONLY_END_TURN: Final[list[Move]] = [END_TURN]


def actions(state: State, _seat: Seat) -> list[Move]:
    """Release, play, run away, and the free discard. (R2.2 to R2.6, R8.4, R9.5)"""
    seat = state.turn
    found: list[Move] = []
    if may_release(state, seat):
        found.append(RELEASE)
    cards = distinct(state.hands[seat])
    for card in cards:
        found.append(state.tables.play_card[card])
    for space in distinct(state.way[seat]):
        found.append(state.board.flee[space])
    if state.variant.free_discard and not state.discarded:
        for card in cards:
            found.append(state.tables.discard[card])
    return found


def is_mid_turn(phase: int) -> bool:
    """Whether a turn has begun, and something else than the next action or its end is being decided."""
    return CHOOSE_KID <= phase <= CHOOSE_VICTIM


def may_discard(state: State) -> bool:
    """Whether the free discard of this turn can be made in the middle of it. (R8.4)"""
    variant = state.variant
    return variant.free_discard and not (variant.early_discard or state.discarded)


def discards_mid_turn(state: State, _seat: Seat) -> list[Move]:
    """The free discards open beside another decision of the turn. (R8.4, R9.29)"""
    if not may_discard(state):
        return []
    return [state.tables.discard[card] for card in distinct(state.hands[state.turn])]


# Releasing a Kid (R2.2, R2.3)


def may_release(state: State, seat: Seat) -> bool:
    return state.supply[seat] > 0 and len(state.way[seat]) < way_limit(state, seat)


def release(state: State, _seat: Viewer, _move: Release, events: Sink[Event], rng: Chance) -> None:
    """Put a Kid from the supply on School. (R2.2)"""
    seat = state.turn
    state.supply[seat] -= 1
    add_kid(state, seat, state.board.school, NO_SPACES, moved=False)
    events.append(KidReleased(seat))
    finish_action(state, events, rng)


def refuse_release(state: State, seat: Seat, _move: Release) -> Refusal:
    if state.supply[seat] == 0:
        return refuse("R2.2", "supply-is-empty")
    return refuse("R2.3", "too-many-on-the-way", {"limit": way_limit(state, seat)})


# Running away (R2.6)


def flee(state: State, _seat: Viewer, move: Flee, events: Sink[Event], rng: Chance) -> None:
    """Take a Kid back to the supply, and draw nothing this turn. (R2.6)"""
    seat = state.turn
    remove_kid(state, seat, kid_that_leaves(state, seat, state.board.node_of[move.at]))
    state.supply[seat] += 1
    state.fled = True
    state.flights += 1
    events.append(KidFled(seat, move.at))
    finish_action(state, events, rng)


def refuse_flight(_state: State, _seat: Seat, move: Flee) -> Refusal:
    return refuse("R2.6", "no-kid-of-yours-there", {"at": move.at})


# Cards leaving a hand (R2.4, R8.4)


def refuse_card(_state: State, _seat: Seat, move: PlayCard) -> Refusal:
    return refuse("R2.4", "card-not-in-hand", {"card": move.card})


def discard(state: State, _seat: Viewer, move: Discard, events: Sink[Event], rng: Chance) -> None:
    """Discard a card for free. The refill replaces it, even one that has begun. (R8.4, R9.29)"""
    leave_hand(state, state.tables.card_of[move.card])
    state.discarded = True
    events.append(CardDiscarded(state.turn, move.card))
    if in_refill(state.phase):
        state.to_draw += 1
    elif state.phase == CHOOSE_END:
        end_turn(state, events, rng)


def refuse_discard(state: State, _seat: Seat, move: Discard) -> Refusal:
    if not state.variant.free_discard:
        return refuse("R8.4", "no-free-discard")
    if state.discarded:
        return refuse("R8.4", "discarded-already")
    if state.variant.early_discard and state.phase != CHOOSE_ACTION:
        return refuse("R8.4", "discard-before-acting")
    return refuse("R8.4", "card-not-in-hand", {"card": move.card})


def leave_hand(state: State, card: Card) -> None:
    """Move a card from the hand to the discards; everyone who knew of it there sees it go."""
    seat = state.turn
    hand = state.hands[seat][:]
    hand.remove(card)
    state.hands[seat] = hand
    state.discards.append(card)
    for looker in range(state.seats + 1):
        index = looker * state.seats + seat
        if card in state.known[index]:
            left = state.known[index][:]
            left.remove(card)
            replace_known(state, index, left)


def replace_known(state: State, index: int, cards: list[Card]) -> None:
    known = state.known[:]
    known[index] = cards
    state.known = known


# After the action (R2.1, R2.7)


def finish_action(state: State, events: Sink[Event], rng: Chance) -> None:
    """End the round if all Kids of a seat are home; else continue with an extra action, the refill or the next turn."""
    for seat in range(state.seats):
        if all_home(state, Seat(seat)):
            end_by_score(state, "all-home", events, rng)  # R7.2
            return
    for kid in range(len(state.moved)):
        state.moved[kid] = False
    if state.extra_actions:
        state.extra_actions -= 1
        state.phase = CHOOSE_ACTION
    elif may_discard(state) and state.hands[state.turn]:
        state.phase = CHOOSE_END  # R9.29
    else:
        end_turn(state, events, rng)


def turn_ends(state: State, seat: Seat) -> list[Move]:
    """Return the moves at the end of a turn: a free discard, or ending the turn. (R9.29)"""
    return ONLY_END_TURN + discards_mid_turn(state, seat)


def leave_it(state: State, _seat: Viewer, _move: EndTurn, events: Sink[Event], rng: Chance) -> None:
    end_turn(state, events, rng)


def refuse_end(_state: State, _seat: Seat, move: Move) -> Refusal:
    """Never called with a legal move: the end of a turn is always legal here."""
    raise AssertionError(f"{move} is legal")


def end_turn(state: State, events: Sink[Event], rng: Chance) -> None:
    """Refill the hand, or after a flight pass the turn at once. (R2.6, R2.7, R9.18)"""
    if not state.fled:
        state.to_draw = hand_limit(state, state.turn) - len(state.hands[state.turn])  # R2.7
        refill(state, events, rng)
    elif is_stalled(state):
        end_by_score(state, "stall", events, rng)  # R7.4
    else:
        pass_turn(state, events)


def pass_turn(state: State, events: Sink[Event]) -> None:
    state.to_draw = 0
    state.turn = Seat((state.turn + 1) % state.seats)
    start_turn(state)
    events.append(TurnStarted(state.turn))


def refill(state: State, events: Sink[Event], rng: Chance) -> None:
    """Draw until the hand is full or a sighting asks for a decision. (R2.7, R9.1)"""
    drawn: list[Card] = []
    sightings: Sink[Event] = Sink()
    waiting = draw_cards(state, drawn, sightings, rng)
    report_drawn(state, drawn, events)
    events.extend(sightings.events)
    if not waiting:
        pass_turn(state, events)


def report_drawn(state: State, drawn: list[Card], events: Sink[Event]) -> None:
    """Report cards drawn together, sorted like a hand, so that the order of drawing stays hidden."""
    if len(drawn) > 1:
        drawn.sort()
    for card in drawn:
        events.append(CardDrawn(state.turn, state.tables.card_ids[card]))


def draw_cards(state: State, drawn: list[Card], events: Sink[Event], rng: Chance) -> bool:
    """Draw into the hand. Return True if a sighting waits for a decision. (R2.9, R9.14)"""
    hand = state.hands[state.turn][:]
    state.hands[state.turn] = hand
    while state.to_draw > 0:
        if not state.deck and not reshuffle(state, events, rng):
            break
        rng.reveal()
        card = state.deck.pop()
        state.flights = 0
        if state.tables.playable[card]:
            insort(hand, card)
            state.to_draw -= 1
            drawn.append(card)
            continue
        state.discards.append(card)
        events.append(SightingDrawn(state.turn, state.tables.card_ids[card]))
        if begin_sighting(state, card):
            return True
    return False


def reshuffle(state: State, events: Sink[Event], rng: Chance) -> bool:
    """Make the discards the new draw pile. Return False if there are none. (R7.7, R9.15)"""
    if not state.discards:
        return False
    state.deck = sorted(state.discards)
    state.discards = []
    rng.shuffle(state.deck)
    events.append(DeckShuffled(len(state.deck)))
    return True


def begin_sighting(state: State, card: Card) -> bool:
    """Ask for the decision of an Alien or Saucer card. Return False if it has no effect. (R5.1, R5.4, R9.30)"""
    targets = anyone_on_board(state)
    state.halves = 0
    if state.variant.total_invasion:
        state.phase = CHOOSE_HALF if targets else CHOOSE_HEAD  # R8.5
        return True
    if card == state.tables.alien:
        state.phase = CHOOSE_HEAD
        return True
    state.phase = CHOOSE_VICTIM
    return targets
