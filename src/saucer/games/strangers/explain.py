"""Why a move is refused: the first rule it breaks, as the seat may know it. It explains; it does not decide."""

from saucer.engine.types import Facts, Refusal, Seat
from saucer.games.strangers.ground import BMX, CITY_BUS, SCHOOL_BUS, TO_HOUSE
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
from saucer.games.strangers.options import Options
from saucer.games.strangers.questions import (
    movable_spaces,
    on_foot,
    route_table,
    way_limit,
)
from saucer.games.strangers.scoring import same_side
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
    NEXT,
    OPPONENT,
    OVER,
    PHASES,
    REMOVAL,
    RESIDENT,
    ROUTE,
    VICTIM,
    State,
)

CARD_RULES = {
    "walk": "R6.1", "run": "R6.2", "skateboard": "R6.3", "school-bus": "R6.4", "city-bus": "R6.5",
    "walkie-talkies": "R6.6", "fence-jump": "R6.7", "bmx": "R6.8", "pep-rally": "R6.9", "science-club": "R6.10",
    "pool-party": "R6.11", "boyfriend": "R6.12", "men-in-black": "R6.13", "ice-cream-date": "R6.14",
    "watches": "R6.15", "moms-car": "R6.16", "carpool": "R6.17",
}  # fmt: skip
ANY_CARD = "R2.4"


def refuse(rule: str, reason: str, facts: Facts | None = None) -> Refusal:
    return Refusal(rule, reason, facts or {})


def check(options: Options, seats: int) -> Refusal | None:
    """Why these options do not go together. (R8.9)"""
    if options.teams != "none" and seats != 4:
        return refuse("R8.2", "teams-need-four", {"seats": seats})
    if options.best_of_three and seats != 2:
        return refuse("R8.6", "series-needs-two", {"seats": seats})
    if options.best_of_three and options.board != "A":
        return refuse("R8.6", "series-sets-board", {"board": options.board})
    if options.solo == "architect" and seats != 1:
        return refuse("R8.8", "architect-needs-one", {"seats": seats})
    return None


def card_rule(state: State) -> str:
    """The rule of the card in play; that of playing cards for one that our rules do not know."""
    return CARD_RULES.get(str(state.box.card_ids[state.card]), ANY_CARD)


def explain(state: State, seat: Seat, move: Move) -> Refusal:
    """The first rule that an illegal move breaks."""
    if state.phase == OVER:
        return refuse("R7.6", "match-over")
    if seat != state.turn:
        return refuse("R2.1", "not-your-turn")
    if not fits_phase(state, move):
        return refuse("R2.1", "another-choice-first", {"phase": PHASES[state.phase]})
    return explain_choice(state, seat, move)


def fits_phase(state: State, move: Move) -> bool:
    """Whether the move is of the kind being asked for."""
    phase = state.phase
    if isinstance(move, Release | PlayCard | Flee | Discard):
        return phase == ACTION
    if isinstance(move, ChooseKid):
        return phase in (KID, GUEST, RESIDENT, VICTIM)
    if isinstance(move, Stop):
        return phase in (KID, GUEST)
    return phase == ASKED_IN[type(move)]


ASKED_IN: dict[type, int] = {
    MoveTo: GO, TakeRoute: ROUTE, PlaceAlien: HEAD, RemoveAlien: REMOVAL, LookAt: OPPONENT, CopyCard: COPYING,
    ResolveFirst: HALVES, StartRound: NEXT, ChooseBoard: BOARD, LayCard: LAY, LayTheRest: LAY,
}  # fmt: skip


def explain_choice(state: State, seat: Seat, move: Move) -> Refusal:
    if isinstance(move, Release):
        return explain_release(state, seat)
    if isinstance(move, PlayCard):
        return refuse("R2.4", "card-not-in-hand", {"card": move.card})
    if isinstance(move, Flee):
        return refuse("R2.6", "no-kid-of-yours-there", {"at": move.at})
    if isinstance(move, Discard):
        return explain_discard(state, move)
    if isinstance(move, ChooseKid):
        return explain_kid(state, seat, move)
    if isinstance(move, MoveTo):
        return explain_destination(state, move)
    if isinstance(move, Stop):
        return refuse("R2.5", "move-one-first")
    return explain_rare_choice(state, seat, move)


def explain_rare_choice(state: State, seat: Seat, move: Move) -> Refusal:
    if isinstance(move, PlaceAlien):
        return refuse("R5.1", "no-free-head-there", {"at": move.at})
    if isinstance(move, RemoveAlien):
        return refuse("R6.13", "no-alien-there", {"at": move.at})
    if isinstance(move, TakeRoute):
        return refuse("R3.10", "no-route-through", {"at": move.through})
    if isinstance(move, LookAt):
        friend = same_side(state, seat, move.owner)
        return refuse("R6.14", "look-at-opponents" if friend else "hand-is-empty", {"owner": move.owner})
    if isinstance(move, CopyCard):
        return explain_copy(state, move)
    if isinstance(move, LayCard):
        return refuse("R8.8", "no-such-card-left", {"card": move.card})
    if isinstance(move, LayTheRest):
        return refuse("R8.8", "hand-first", {"cards": state.variant.base_hand})
    assert isinstance(move, ResolveFirst | ChooseBoard)
    return refuse("R8.5" if isinstance(move, ResolveFirst) else "R8.6", "no-such-choice")


def explain_release(state: State, seat: Seat) -> Refusal:
    if state.supply[seat] == 0:
        return refuse("R2.2", "supply-is-empty")
    return refuse("R2.3", "too-many-on-the-way", {"limit": way_limit(state, seat)})


def explain_discard(state: State, move: Discard) -> Refusal:
    if not state.variant.free_discard:
        return refuse("R8.4", "no-free-discard")
    if state.discarded:
        return refuse("R8.4", "discarded-already")
    return refuse("R8.4", "card-not-in-hand", {"card": move.card})


def explain_copy(state: State, move: CopyCard) -> Refusal:
    card = state.box.card_of.get(move.card)
    if card is None or card not in state.hands[state.owner]:
        return refuse("R6.14", "card-not-in-that-hand", {"card": move.card})
    return refuse("R2.5", "copy-one-that-works", {"card": move.card})


def explain_kid(state: State, seat: Seat, move: ChooseKid) -> Refusal:
    facts: Facts = {"at": move.at}
    if not has_kid(state, move):
        return refuse("R5.4" if state.phase == VICTIM else card_rule(state), "no-such-kid-there", facts)
    if state.phase == RESIDENT:
        return refuse(card_rule(state), "not-in-a-house-or-mansion", facts)
    if state.ground.spot_of[move.at] >= state.ground.spaces:
        return refuse("R3.9", "safe-kids-stay", facts)
    if move.owner != seat:
        return refuse(card_rule(state), "not-your-kid", facts)
    if state.ground.node_of[move.at] in movable_spaces_before(state):
        return refuse(card_rule(state), "moved-already", facts)
    rule = "R3.2" if on_foot(state.box.effects[state.card]) else card_rule(state)
    return refuse(rule, "kid-cannot-move", {"at": move.at, "card": state.box.card_ids[state.card]})


def movable_spaces_before(state: State) -> list[int]:
    """Where Kids stand that the card in play has moved already and that no other Kid there hides."""
    movable = movable_spaces(state, state.card)
    return [
        space for kid, space in enumerate(state.way[state.turn]) if state.moved[kid] and space not in movable
    ]


def has_kid(state: State, move: ChooseKid) -> bool:
    if not 0 <= move.owner < state.seats:
        return False
    spot = state.ground.spot_of.get(move.at)
    if spot is None:
        return False
    if spot < state.ground.spaces:
        return spot in state.way[move.owner]
    return state.slots[spot - state.ground.spaces] == move.owner


def explain_destination(state: State, move: MoveTo) -> Refusal:
    facts: Facts = {"to": move.to, "card": state.box.card_ids[state.card]}
    node = state.ground.node_of.get(move.to)
    effect = state.box.effects[state.card]
    if node is None:
        return refuse("R3.1", "not-on-this-board", facts)
    if node >= state.ground.spaces and state.free[node - state.ground.spaces] == 0:
        return refuse("R3.8", "place-is-full", facts)
    if effect == SCHOOL_BUS or effect == CITY_BUS:
        return refuse(card_rule(state), "no-other-stop-there", facts)
    if effect == TO_HOUSE:
        return refuse(card_rule(state), "houses-only", facts)
    assert on_foot(effect)
    return explain_walk(state, node, facts)


def explain_walk(state: State, node: int, facts: Facts) -> Refusal:
    """A return, no route of that length, only routes over red lines, or an Alien on every route."""
    if node == state.kid:
        return refuse("R3.3", "no-return", facts)
    routes = [route for route in route_table(state, state.card, state.kid) if route.end == node]
    if not routes:
        jumps = state.ground.jumps[state.box.numbers[state.card]][state.kid]
        if any(jump.end == node for jump in jumps):
            return refuse("R3.4", "red-line-in-the-way", facts)
        return refuse("R3.2", "not-that-many-steps", facts)
    rides = state.box.effects[state.card] == BMX
    if rides and node < state.ground.spaces and (state.aliens >> node) & 1:
        return refuse(card_rule(state), "no-stop-on-an-alien", facts)
    if not rides and all(route.spaces & state.aliens for route in routes):
        return refuse("R3.5", "aliens-in-the-way", facts)
    return refuse("R3.3", "no-return", facts)
