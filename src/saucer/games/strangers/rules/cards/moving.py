"""The rules in motion: every move carried out. Only this module and the other rules modules change a State."""

from saucer.engine.chance import Chance
from saucer.engine.types import Seat, TimeUp, Viewer
from saucer.games.strangers.components import CardId, Spot
from saucer.games.strangers.events import (
    ActionsGained,
    AlienRemoved,
    BoardChosen,
    CardCopied,
    CardDiscarded,
    CardPlayed,
    CoinFlipped,
    ContactTried,
    Event,
    HandSeen,
    KidFled,
    KidMoved,
    KidReleased,
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
)
from saucer.games.strangers.legal import first_parting
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
    StartRound,
    Stop,
    TakeRoute,
)
from saucer.games.strangers.questions import (
    anyone_on_the_way,
    guest_kind,
    has_effect,
    kid_that_leaves,
    kids_in,
    movable_spaces,
    mover_to,
    on_foot,
    open_place,
    open_routes,
    route_table,
)
from saucer.games.strangers.rules_kids import add_kid, enter_place, leave_slot, remove_kid
from saucer.games.strangers.rules_setup import lay_card, lay_the_rest
from saucer.games.strangers.rules_turn import (
    SECOND_BOARD,
    finish_action,
    finish_round,
    hover,
    next_round,
    place_alien,
)
from saucer.games.strangers.scoring import same_side, side_scores
from saucer.games.strangers.state import (
    ACTION,
    COPYING,
    GO,
    GUEST,
    HEAD,
    KID,
    NOBODY,
    OPPONENT,
    REMOVAL,
    RESIDENT,
    ROUTE,
    VICTIM,
    State,
)


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
    elif isinstance(move, StartRound):
        next_round(state, SECOND_BOARD, news, rng)
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


def release(state: State, news: list[Event], rng: Chance) -> None:
    seat = state.turn
    state.supply[seat] -= 1
    add_kid(state, seat, state.ground.school, 0, moved=False)
    news.append(KidReleased(Seat(seat)))
    finish_action(state, news, rng)


def flee(state: State, space: int, news: list[Event], rng: Chance) -> None:
    """Run away: back to the supply, and no draw this turn. (R2.6)"""
    seat = state.turn
    remove_kid(state, seat, kid_that_leaves(state, seat, space))
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
    apply_card(state, card, news, rng, works=works)


def leave_hand(state: State, card: int) -> None:
    """Move a card from the hand to the discards; whoever knew of it sees it go."""
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


def replace_known(state: State, index: int, cards: list[int]) -> None:
    known = state.known[:]
    known[index] = cards
    state.known = known


def apply_card(state: State, card: int, news: list[Event], rng: Chance, *, works: bool) -> None:
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


def go(state: State, move: MoveTo, news: list[Event], rng: Chance) -> None:
    node = state.ground.node_of[move.to]
    kid = mover_to(state, state.card, state.kid, node)
    if not on_foot(state.box.effects[state.card]):
        carry(state, kid, [node], news, rng)
        return
    table = route_table(state, state.card, state.kid)
    state.routes = [number for number in open_routes(state, state.card, kid) if table[number].end == node]
    settle_route(state, kid, news, rng)


def settle_route(state: State, kid: int, news: list[Event], rng: Chance) -> None:
    """Walk, or ask for the route where several lead there and a later action of this turn could tell. (R3.10)"""
    table = route_table(state, state.card, state.kid)
    route = table[state.routes[0]]
    walks_on = state.extra > 0 and route.end < state.ground.spaces
    if walks_on and any(table[number].spaces != route.spaces for number in state.routes):
        state.phase = ROUTE
        return
    state.routes = []
    carry(state, kid, route.nodes, news, rng)


def take_route(state: State, space: int, news: list[Event], rng: Chance) -> None:
    table = route_table(state, state.card, state.kid)
    parting = first_parting(state)
    kid = mover_to(state, state.card, state.kid, table[state.routes[0]].end)
    state.routes = [number for number in state.routes if table[number].nodes[parting] == space]
    settle_route(state, kid, news, rng)


def carry(state: State, kid: int, nodes: list[int], news: list[Event], rng: Chance) -> None:
    """Bring a Kid of the seat to move along these nodes, marking what it crosses."""
    seat = state.turn
    ground = state.ground
    path: list[Spot] = [ground.names[state.kid]]
    for node in nodes:
        path.append(ground.names[node])
    news.append(KidMoved(Seat(seat), tuple(path)))
    trail = state.trails[kid] | (1 << state.kid) | ground.spaces_in(nodes)
    end = nodes[-1]
    remove_kid(state, seat, kid)
    if end < ground.spaces:
        add_kid(state, seat, end, trail, moved=True)
    else:
        enter_place(state, seat, end - ground.spaces, news)
    state.done += 1
    if state.box.effects[state.card] == MOVE_MANY and movable_spaces(state, state.card):
        state.phase = KID
    else:
        finish_action(state, news, rng)


def invite(state: State, owner: int, space: int, news: list[Event], rng: Chance) -> None:
    """Pep Rally and Pool Party: a Kid on the way goes straight to a free slot. (R6.9, R6.11)"""
    kind = guest_kind(state.box.effects[state.card])
    place = open_place(state, kind)
    names = state.ground.names
    remove_kid(state, owner, kid_that_leaves(state, owner, space))
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
    replace_known(state, state.turn * state.seats + owner, hand)
    cards: list[CardId] = [state.box.card_ids[card] for card in hand]
    news.append(HandSeen(Seat(state.turn), owner, tuple(cards)))
    state.phase = COPYING


def copy_card(state: State, card: int, news: list[Event], rng: Chance) -> None:
    show_in_hand(state, state.owner, card)
    works = state.box.effects[card] != COPY and has_effect(state, card)
    news.append(CardCopied(Seat(state.turn), Seat(state.owner), state.box.card_ids[card], works))
    apply_card(state, card, news, rng, works=works)


def show_in_hand(state: State, owner: int, card: int) -> None:
    """Everyone sees which card is copied, and that it stays in that hand. (R6.14)"""
    for looker in range(state.seats + 1):
        index = looker * state.seats + owner
        if looker != owner and card not in state.known[index]:
            replace_known(state, index, sorted([*state.known[index], card]))


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
