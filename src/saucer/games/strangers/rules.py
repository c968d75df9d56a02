"""The rules in motion: the only file that changes a State."""

from bisect import bisect_left, insort

from saucer.engine.chance import Chance
from saucer.engine.words import Outcome, Seat, TimeUp, Viewer
from saucer.games.strangers.components import CardId, Spot
from saucer.games.strangers.events import (
    ActionsGained,
    AlienPlaced,
    AlienRemoved,
    BoardChosen,
    CardCopied,
    CardDiscarded,
    CardDrawn,
    CardLaid,
    CardPlayed,
    CoinFlipped,
    ContactTried,
    DeckShuffled,
    EndReason,
    Event,
    HandSeen,
    KidFled,
    KidHome,
    KidMoved,
    KidNamed,
    KidReleased,
    KidTaken,
    RoundEnded,
    RoundStarted,
    SightingDrawn,
    Taker,
    TurnStarted,
)
from saucer.games.strangers.ground import (
    COPY,
    EXTRA_ACTIONS,
    LIBRARY,
    MOVE_MANY,
    REMOVE_ALIEN,
    SCIENCE,
    SEND_OUT,
    TO_POOL,
    TO_RALLY,
    Ground,
)
from saucer.games.strangers.legal import cards_left_to_lay, first_parting
from saucer.games.strangers.moves import (
    ChooseBoard,
    ChooseKid,
    CopyCard,
    Discard,
    Flee,
    LayCard,
    LayTheRest,
    LookAt,
    Move,
    MoveTo,
    PlaceAlien,
    PlayCard,
    Release,
    RemoveAlien,
    ResolveFirst,
    Stop,
    TakeRoute,
)
from saucer.games.strangers.options import Options
from saucer.games.strangers.questions import (
    all_home,
    anyone_on_board,
    anyone_on_the_way,
    best_free_slot,
    deck_counts,
    guest_kind,
    hand_limit,
    has_effect,
    kids_in,
    movable_spaces,
    mover_to,
    on_foot,
    open_place,
    open_routes,
    route_table,
)
from saucer.games.strangers.scoring import (
    best_seats,
    same_side,
    series_winners,
    side_scores,
)
from saucer.games.strangers.state import (
    ACTION,
    BOARD,
    COPYING,
    GO,
    GUEST,
    HALVES,
    HEAD,
    KID,
    LAY,
    NOBODY,
    OPPONENT,
    OVER,
    REMOVAL,
    RESIDENT,
    ROUTE,
    VICTIM,
    State,
    Variant,
)

KEPT_SIGHTINGS = 5
"""With late sightings returning, how many Alien cards met while dealing stay out of the deck. (R8.1)"""


# Setup (R1)


def start(options: Options, seats: int, rng: Chance) -> State:
    """A match before its first move."""
    variant = Variant(options, seats)
    side = 0 if variant.best_of_three else variant.box.board_ids.index(options.board)
    state = State(variant, variant.box.grounds[side], seats)
    state.round = 1
    state.wins = [0] * seats
    state.points = [0] * seats
    state.result = None
    state.first = rng.below(seats)  # R1.7
    lay_out(state, state.ground, rng)
    return state


def lay_out(state: State, ground: Ground, rng: Chance) -> None:
    """Make everything ready for a round on this board."""
    seats = state.seats
    state.ground = ground
    state.hands = [[] for _ in range(seats)]
    state.known = [[] for _ in range(seats * seats)]
    state.deck = []
    state.discards = []
    state.supply = [state.box.kids] * seats  # R1.3
    state.way = [[] for _ in range(seats)]
    state.slots = [NOBODY] * ground.slots
    state.free = [len(slots) for slots in ground.place_slots]
    state.aliens = 0
    state.reserve = ground.board.aliens  # R1.4
    state.card = state.kid = state.owner = state.done = state.halves = state.to_draw = 0
    state.routes = []
    state.flights = state.contacts = 0
    state.turn = state.first
    fresh_turn(state)
    if state.variant.architect:
        state.phase = LAY
    else:
        deal(state, rng)


def deal(state: State, rng: Chance) -> None:
    """Shuffle, and deal each hand; sightings met now have no effect. (R1.2, R1.5)"""
    for card, count in enumerate(deck_counts(state.variant)):
        state.deck += [card] * count
    rng.shuffle(state.deck)
    for offset in range(state.seats):
        hand = state.hands[(state.first + offset) % state.seats]
        while len(hand) < state.variant.base_hand:
            card = state.deck.pop()
            if state.box.playable[card]:
                insort(hand, card)
            else:
                state.discards.append(card)
    if state.variant.late_sightings_return:
        return_late_sightings(state, rng)


def return_late_sightings(state: State, rng: Chance) -> None:
    """Shuffle the Alien cards met beyond the fifth back in. (R8.1)"""
    alien = state.box.alien
    late = max(0, state.discards.count(alien) - KEPT_SIGHTINGS)
    if late:
        for _ in range(late):
            state.discards.remove(alien)
        state.deck += [alien] * late
        rng.shuffle(state.deck)


# One move


def advance(state: State, _seat: Viewer, move: Move | TimeUp, rng: Chance) -> list[Event]:
    """Carry out a legal move and tell what happened."""
    news: list[Event] = []
    phase = state.phase
    if phase == ACTION:
        act(state, move, news, rng)
    elif isinstance(move, MoveTo):
        go(state, move, news, rng)
    elif isinstance(move, PlaceAlien):
        place_alien(state, state.ground.node_of[move.at], news, rng)
    elif isinstance(move, ChooseKid):
        choose_kid(state, move, news, rng)
    elif isinstance(move, Stop):
        finish_action(state, news, rng)
    else:
        decide_rarely(state, move, news, rng)
    return news


def act(state: State, move: Move | TimeUp, news: list[Event], rng: Chance) -> None:
    if isinstance(move, PlayCard):
        play_card(state, state.box.card_of[move.card], news, rng)
    elif isinstance(move, Release):
        release(state, news, rng)
    elif isinstance(move, Flee):
        flee(state, state.ground.node_of[move.at], news, rng)
    else:
        assert isinstance(move, Discard)
        discard(state, state.box.card_of[move.card], news)


def decide_rarely(state: State, move: Move | TimeUp, news: list[Event], rng: Chance) -> None:
    if isinstance(move, TakeRoute):
        take_route(state, state.ground.node_of[move.through], news, rng)
    elif isinstance(move, RemoveAlien):
        remove_alien(state, state.ground.node_of[move.at], news, rng)
    elif isinstance(move, LookAt):
        look_at(state, move.owner, news, rng)
    elif isinstance(move, CopyCard):
        copy_card(state, state.box.card_of[move.card], news, rng)
    elif isinstance(move, ResolveFirst):
        state.halves = 1
        state.phase = HEAD if move.half == "alien" else VICTIM
    elif isinstance(move, ChooseBoard):
        news.append(BoardChosen(Seat(state.turn), move.board))
        next_round(state, state.box.board_ids.index(move.board), news, rng)
    elif isinstance(move, LayCard):
        lay_card(state, state.box.card_of[move.card], news)
    else:
        assert isinstance(move, LayTheRest)
        lay_the_rest(state, news)


def choose_kid(state: State, move: ChooseKid, news: list[Event], rng: Chance) -> None:
    spot = state.ground.spot_of[move.at]
    phase = state.phase
    if phase == KID:
        state.kid = spot
        state.phase = GO
    elif phase == VICTIM:
        hover(state, move.owner, spot, news, rng)
    elif phase == GUEST:
        invite(state, move.owner, spot, news, rng)
    else:
        assert phase == RESIDENT
        send_out(state, move.owner, spot, news, rng)


# Actions (R2)


def release(state: State, news: list[Event], rng: Chance) -> None:
    seat = state.turn
    state.supply[seat] -= 1
    add_kid(state, seat, state.ground.school, 0, moved=False)
    news.append(KidReleased(Seat(seat)))
    finish_action(state, news, rng)


def flee(state: State, space: int, news: list[Event], rng: Chance) -> None:
    """Run away: back to the supply, and no draw this turn. (R2.6)"""
    seat = state.turn
    remove_kid(state, seat, bisect_left(state.way[seat], space))
    state.supply[seat] += 1
    state.fled = True
    state.flights += 1
    news.append(KidFled(Seat(seat), state.ground.names[space]))
    finish_action(state, news, rng)


def discard(state: State, card: int, news: list[Event]) -> None:
    """The free discard before one's action. (R8.4)"""
    leave_hand(state, card)
    state.discarded = True
    news.append(CardDiscarded(Seat(state.turn), state.box.card_ids[card]))


def play_card(state: State, card: int, news: list[Event], rng: Chance) -> None:
    leave_hand(state, card)
    works = has_effect(state, card)
    news.append(CardPlayed(Seat(state.turn), state.box.card_ids[card], works))
    apply_card(state, card, works, news, rng)


def leave_hand(state: State, card: int) -> None:
    """Move a card from the hand to the discards; whoever knew of it sees it go."""
    seat = state.turn
    state.hands[seat].remove(card)
    state.discards.append(card)
    for looker in range(state.seats):
        index = looker * state.seats + seat
        if card in state.known[index]:
            left = state.known[index][:]
            left.remove(card)
            replace_known(state, index, left)


def replace_known(state: State, index: int, cards: list[int]) -> None:
    known = state.known[:]
    known[index] = cards
    state.known = known


def apply_card(state: State, card: int, works: bool, news: list[Event], rng: Chance) -> None:
    """Begin the effect of a card, or end the action when it has none. (R2.5, R6)"""
    state.card = card
    state.done = 0
    effect = state.box.effects[card]
    if not works:
        finish_action(state, news, rng)
    elif effect == TO_RALLY or effect == TO_POOL:
        state.phase = GUEST
    elif effect == SCIENCE:
        try_contact(state, news, rng)
    elif effect == SEND_OUT:
        state.phase = RESIDENT
    elif effect == REMOVE_ALIEN:
        state.phase = REMOVAL
    elif effect == COPY:
        state.phase = OPPONENT
    elif effect == EXTRA_ACTIONS:
        state.extra += state.box.numbers[card]
        news.append(ActionsGained(Seat(state.turn), state.box.numbers[card]))
        finish_action(state, news, rng)
    else:
        pick_kid(state)


def pick_kid(state: State) -> None:
    """Ask which Kid moves; where only one can, it is that one."""
    spaces = movable_spaces(state, state.card)
    if len(spaces) == 1:
        state.kid = spaces[0]
        state.phase = GO
    else:
        state.phase = KID


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


def fresh_turn(state: State) -> None:
    kids = len(state.way[state.turn])
    state.trails = [0] * kids
    state.moved = [False] * kids
    state.extra = 0
    state.fled = False
    state.discarded = False
    state.phase = ACTION


# Kids on the board


def add_kid(state: State, seat: int, space: int, trail: int, *, moved: bool) -> None:
    index = bisect_left(state.way[seat], space)
    state.way[seat].insert(index, space)
    if seat == state.turn:
        state.trails.insert(index, trail)
        state.moved.insert(index, moved)


def remove_kid(state: State, seat: int, index: int) -> None:
    del state.way[seat][index]
    if seat == state.turn:
        del state.trails[index]
        del state.moved[index]


def enter_place(state: State, seat: int, place: int, news: list[Event]) -> None:
    """A Kid takes the best free slot of a place. (R3.7, R4.2)"""
    slot = best_free_slot(state, place)
    state.slots[slot] = seat
    state.free[place] -= 1
    news.append(KidHome(Seat(seat), state.ground.spot_names[state.ground.spaces + slot]))


def leave_slot(state: State, slot: int) -> None:
    state.slots[slot] = NOBODY
    state.free[state.ground.slot_place[slot]] += 1


# Movement (R3)


def go(state: State, move: MoveTo, news: list[Event], rng: Chance) -> None:
    node = state.ground.node_of[move.to]
    kid = mover_to(state, state.card, state.kid, node)
    if not on_foot(state.box.effects[state.card]):
        carry(
            state,
            kid,
            node,
            (1 << state.kid) | (1 << node if node < state.ground.spaces else 0),
            [node],
            news,
            rng,
        )
        return
    table = route_table(state, state.card, state.kid)
    state.routes = [number for number in open_routes(state, state.card, kid) if table[number].end == node]
    settle_route(state, kid, news, rng)


def settle_route(state: State, kid: int, news: list[Event], rng: Chance) -> None:
    """Walk, or ask for the route where several lead there and a later action of this turn could tell. (R3.10)"""
    table = route_table(state, state.card, state.kid)
    route = table[state.routes[0]]
    walks_on = state.extra > 0 and route.end < state.ground.spaces
    if walks_on and any([table[number].spaces != route.spaces for number in state.routes]):
        state.phase = ROUTE
        return
    state.routes = []
    carry(state, kid, route.end, (1 << state.kid) | route.spaces, route.nodes, news, rng)


def take_route(state: State, space: int, news: list[Event], rng: Chance) -> None:
    table = route_table(state, state.card, state.kid)
    parting = first_parting(state)
    kid = mover_to(state, state.card, state.kid, table[state.routes[0]].end)
    state.routes = [number for number in state.routes if table[number].nodes[parting] == space]
    settle_route(state, kid, news, rng)


def carry(
    state: State, kid: int, node: int, crossed: int, nodes: list[int], news: list[Event], rng: Chance
) -> None:
    """Bring a Kid of the seat to move to a node, marking what it crossed."""
    seat = state.turn
    names = state.ground.names
    path: list[Spot] = [names[state.kid]]
    for step in nodes:
        path.append(names[step])
    news.append(KidMoved(Seat(seat), tuple(path)))
    trail = state.trails[kid] | crossed
    remove_kid(state, seat, kid)
    if node < state.ground.spaces:
        add_kid(state, seat, node, trail, moved=True)
    else:
        enter_place(state, seat, node - state.ground.spaces, news)
    state.done += 1
    if state.box.effects[state.card] == MOVE_MANY and movable_spaces(state, state.card):
        state.phase = KID
    else:
        finish_action(state, news, rng)


# Cards with their own ways (R6)


def invite(state: State, owner: int, space: int, news: list[Event], rng: Chance) -> None:
    """Pep Rally and Pool Party: a Kid on the way goes straight to a free slot. (R6.9, R6.11)"""
    kind = guest_kind(state.box.effects[state.card])
    place = open_place(state, kind)
    names = state.ground.names
    remove_kid(state, owner, bisect_left(state.way[owner], space))
    news.append(KidMoved(Seat(owner), (names[space], names[state.ground.spaces + place])))
    enter_place(state, owner, place, news)
    state.done += 1
    if (
        state.done == state.box.numbers[state.card]
        or not anyone_on_the_way(state)
        or open_place(state, kind) == NOBODY
    ):
        finish_action(state, news, rng)


def send_out(state: State, owner: int, spot: int, news: list[Event], rng: Chance) -> None:
    """Mom's New Boyfriend: a Kid leaves a House or Mansion and is back on School. (R6.12)"""
    ground = state.ground
    leave_slot(state, spot - ground.spaces)
    add_kid(state, owner, ground.school, 0, moved=False)
    news.append(KidMoved(Seat(owner), (ground.spot_names[spot], ground.names[ground.school])))
    finish_action(state, news, rng)


def remove_alien(state: State, space: int, news: list[Event], rng: Chance) -> None:
    """Men in Black. (R6.13)"""
    state.aliens ^= 1 << space
    state.reserve += 1
    news.append(AlienRemoved(Seat(state.turn), state.ground.names[space]))
    finish_action(state, news, rng)


def look_at(state: State, owner: Seat, news: list[Event], rng: Chance) -> None:
    """Ice-Cream Date: see a whole hand. (R6.14)"""
    rng.reveal()
    state.owner = owner
    hand = state.hands[owner]
    replace_known(state, state.turn * state.seats + owner, hand[:])
    cards: list[CardId] = [state.box.card_ids[card] for card in hand]
    news.append(HandSeen(Seat(state.turn), owner, tuple(cards)))
    state.phase = COPYING


def copy_card(state: State, card: int, news: list[Event], rng: Chance) -> None:
    works = state.box.effects[card] != COPY and has_effect(state, card)
    news.append(CardCopied(Seat(state.turn), Seat(state.owner), state.box.card_ids[card], works))
    apply_card(state, card, works, news, rng)


def try_contact(state: State, news: list[Event], rng: Chance) -> None:
    """Science Club: one flip for each own Kid in the Library. (R6.10, R8.7)"""
    seat = state.turn
    saucers = 0
    for _ in range(kids_in(state, seat, LIBRARY)):
        saucer = rng.flip()
        saucers += 1 if saucer else 0
        news.append(CoinFlipped(Seat(seat), saucer))
    contact = saucers >= state.box.numbers[state.card]
    news.append(ContactTried(Seat(seat), saucers, contact))
    if contact and not state.variant.solo:
        scores = side_scores(state)
        winners = [Seat(other) for other in range(state.seats) if same_side(state, seat, other)]
        finish_round(state, "contact", scores, winners, news, rng)
        return
    state.contacts += 1 if contact else 0
    finish_action(state, news, rng)


# Drawing, Aliens and saucers (R2.7, R2.9, R5)


def draw_on(state: State, news: list[Event], rng: Chance) -> None:
    """Draw until the refill is complete or a sighting has to be resolved."""
    seat = Seat(state.turn)
    hand = state.hands[state.turn]
    while state.to_draw > 0:
        if not state.deck and not reshuffle(state, news, rng):
            break
        rng.reveal()
        card = state.deck.pop()
        state.flights = 0
        if state.box.playable[card]:
            insort(hand, card)
            state.to_draw -= 1
            news.append(CardDrawn(seat, state.box.card_ids[card]))
            continue
        state.discards.append(card)
        news.append(SightingDrawn(seat, state.box.card_ids[card]))
        if begin_sighting(state, card):
            return
    pass_turn(state, news)


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


def to_supply(state: State, seat: int, at: Spot, by: Taker, news: list[Event]) -> None:
    state.supply[seat] += 1
    news.append(KidTaken(Seat(seat), at, by))


# The end of a round and of a match (R7, R8.6)


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
        go_on_with_series(state, winners, news, rng)
    else:
        end_match(state, scores, winners, reason)


def end_match(state: State, scores: list[int], winners: list[Seat], reason: str) -> None:
    state.phase = OVER
    state.to_draw = 0
    state.result = Outcome(tuple(scores), tuple(winners), reason)


def go_on_with_series(state: State, winners: list[Seat], news: list[Event], rng: Chance) -> None:
    """The second round is on the other board; a third only at one win each. (R8.6, R9.25)"""
    state.first = winners[0] if len(winners) == 1 else rng.below(state.seats)
    if state.round == 1:
        next_round(state, 1, news, rng)
    elif state.round == 2 and state.wins[0] == state.wins[1] == 1:
        leaders = best_seats(state.points)
        state.turn = leaders[0] if len(leaders) == 1 else rng.below(state.seats)
        state.phase = BOARD
    else:
        end_match(state, state.points, series_winners(state.wins, state.points), "series")


def next_round(state: State, side: int, news: list[Event], rng: Chance) -> None:
    state.round += 1
    lay_out(state, state.box.grounds[side], rng)
    news.append(RoundStarted(state.round, state.box.board_ids[side], Seat(state.first)))
    news.append(TurnStarted(Seat(state.turn)))


# Solo architect (R8.8)


def lay_card(state: State, card: int, news: list[Event]) -> None:
    news.append(CardLaid(Seat(0), state.box.card_ids[card]))
    if len(state.hands[0]) < state.variant.base_hand:
        insort(state.hands[0], card)
    else:
        state.deck.append(card)
    fill_even_positions(state, news)


def fill_even_positions(state: State, news: list[Event]) -> None:
    """Every second card of the deck is an Alien card while there are any; then the deck is ready."""
    left = cards_left_to_lay(state)
    alien = state.box.alien
    others = sum(left) - left[alien]
    while left[alien] and (len(state.deck) % 2 == 1 or others == 0):
        state.deck.append(alien)
        left[alien] -= 1
    if others == 0:
        state.deck.reverse()
        fresh_turn(state)
        news.append(TurnStarted(Seat(0)))


def lay_the_rest(state: State, news: list[Event]) -> None:
    left = cards_left_to_lay(state)
    for card, count in enumerate(left):
        if state.box.playable[card]:
            for _ in range(count):
                lay_card(state, card, news)
