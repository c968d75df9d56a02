"""Why a move is refused: the first rule it breaks, as the seat may know it. It decides nothing."""

from saucer.engine.types import Facts, Refusal, Seat
from saucer.games.area51.box import REGION_COUNT
from saucer.games.area51.loading import loads
from saucer.games.area51.moves import (
    Build,
    Collect,
    Draw,
    LeaveEmpty,
    Load,
    Move,
    Pass,
    PickUp,
    PlayFaceDown,
    PlayFaceUp,
    PutInto,
    Refresh,
    Send,
    SetNumber,
    SetRoute,
    Take,
    Upgrade,
    UseCap,
)
from saucer.games.area51.options import Options
from saucer.games.area51.questions import colour_count, has_cap, is_own
from saucer.games.area51.state import (
    ACTION,
    CAP,
    CLEARING,
    DOWN_CARD,
    DOWN_HANGAR,
    LOAD,
    NOBODY,
    NUMBER,
    OVER,
    PHASES,
    ROUTE,
    TAKE,
    UP_CARD,
    UP_HANGAR,
    State,
    Variant,
)


def refuse(rule: str, reason: str, facts: Facts | None = None) -> Refusal:
    return Refusal(rule, reason, facts or {})


def check(options: Options, seats: int) -> Refusal | None:
    """Why these options do not go together. (R1.2)"""
    large = Variant(options, seats).box.large_regions[seats]
    if options.large != "A" and large in (0, REGION_COUNT):
        return refuse("R1.2", "regions-are-alike", {"seats": seats})
    return None


def explain(state: State, seat: Seat, move: Move) -> Refusal:
    """The first rule that an illegal move breaks."""
    if state.phase == OVER:
        return refuse("R7.6", "match-over")
    if seat != state.turn:
        return refuse("R2.1", "not-your-turn")
    if not fits_phase(state, move):
        return refuse("R2.4", "another-choice-first", {"phase": PHASES[state.phase]})
    if state.stage == CLEARING and state.phase == ACTION and not isinstance(move, PickUp):
        return refuse("R7.3", "only-pick-ups")
    if state.phase == ACTION:
        return explain_action(state, seat, move)
    if state.phase == TAKE:
        return explain_collecting(state, seat, move)
    if state.phase == LOAD:
        return explain_loading(state, move)
    return explain_plan(state, seat, move)


def fits_phase(state: State, move: Move) -> bool:
    """Whether the move is of the kind being asked for."""
    phase = state.phase
    if isinstance(move, PutInto):
        return phase in (UP_HANGAR, DOWN_HANGAR)
    return phase == ASKED_IN[type(move)]


ASKED_IN: dict[type, int] = {
    Collect: ACTION, Build: ACTION, Upgrade: ACTION, Send: ACTION, PickUp: ACTION, Pass: ACTION,
    Take: TAKE, Draw: TAKE, Refresh: TAKE, UseCap: CAP, SetRoute: ROUTE, SetNumber: NUMBER,
    PlayFaceUp: UP_CARD, PlayFaceDown: DOWN_CARD, Load: LOAD, LeaveEmpty: LOAD,
}  # fmt: skip


# Actions


def explain_action(state: State, seat: Seat, move: Move) -> Refusal:
    if isinstance(move, Collect):
        return refuse("R3.6", "no-cards-left")
    if isinstance(move, Build):
        return explain_build(state, seat, move)
    if isinstance(move, Upgrade):
        return explain_upgrade(state, seat, move)
    if isinstance(move, Send):
        return explain_send(state, seat, move)
    if isinstance(move, PickUp):
        return explain_pick_up(state, move)
    assert isinstance(move, Pass)
    return refuse("R2.3", "you-can-act")


def explain_build(state: State, seat: Seat, move: Build) -> Refusal:
    region, colour = state.box.region_of[move.region], state.box.colour_of[move.tower]
    facts: Facts = {"region": move.region, "tower": move.tower}
    if state.markers[region] == 0:
        return refuse("R4.3", "no-marker", facts)
    if state.built[region] >= state.spaces[region]:
        return refuse("R4.3", "no-space", facts)
    if state.supply[colour] == 0:
        return refuse("R4.3", "no-tower", facts)
    if not has_cap(state, seat):
        return refuse("R4.3", "no-cap")
    return explain_price(state, seat, colour, 2)


def explain_price(state: State, seat: Seat, colour: int, cards: int) -> Refusal:
    """The hand cannot pay: no card to show, or too few cards in all."""
    if colour_count(state.hands[seat], colour) == 0:
        return refuse("R4.5", "no-card-of-colour", {"tower": state.box.colours[colour]})
    return refuse("R4.1", "too-few-cards", {"cards": cards, "hand": state.sizes[seat]})


def explain_upgrade(state: State, seat: Seat, move: Upgrade) -> Refusal:
    space = state.box.space_of.get(move.bunker)
    facts: Facts = {"bunker": move.bunker}
    if space is None or state.owners[space] == NOBODY:
        return refuse("R4.6", "no-bunker-there", facts)
    if not is_own(state, space, seat):
        return refuse("R4.6", "not-your-bunker", facts)
    if state.markers[space >> 3] == 0:
        return refuse("R4.6", "no-marker", {"region": state.box.regions[space >> 3]})
    return explain_price(state, seat, state.towers[space], state.levels[space] + 2)


def explain_send(state: State, seat: Seat, move: Send) -> Refusal:
    vehicle = state.box.vehicle_of.get(move.vehicle)
    if vehicle is None:
        return refuse("R5.1", "no-such-vehicle", {"vehicle": move.vehicle})
    if state.numbers[vehicle] >= state.box.highest_number:
        return refuse("R5.4", "vehicle-stays", {"vehicle": move.vehicle, "number": state.numbers[vehicle]})
    return explain_price(state, seat, vehicle & 3, state.numbers[vehicle] + 2)


def explain_pick_up(state: State, move: PickUp) -> Refusal:
    facts: Facts = {"hangar": move.hangar}
    hangar = state.box.hangar_of.get(move.hangar)
    if hangar is None or hangar % 3 >= state.hangars[hangar // 3]:
        return refuse("R6.1", "no-such-hangar", facts)
    return refuse("R6.1", "hangar-is-empty", facts)


# Collecting


def explain_collecting(state: State, seat: Seat, move: Move) -> Refusal:
    if isinstance(move, Draw):
        return refuse("R3.6", "deck-is-empty")
    if isinstance(move, Refresh):
        return explain_refresh(state, seat, move)
    assert isinstance(move, Take)
    facts: Facts = {"card": move.card}
    if state.box.card_of.get(move.card) not in state.display:
        return refuse("R3.1", "not-in-display", facts)
    return refuse("R3.4", "from-left-to-right", facts)


def explain_refresh(state: State, seat: Seat, move: Refresh) -> Refusal:
    if state.refreshed:
        return refuse("R3.2", "refreshed-already")
    if state.taken:
        return refuse("R3.2", "refresh-comes-first")
    return refuse("R3.2", "card-not-in-hand", {"card": move.card})


# Playing cards


def explain_plan(state: State, seat: Seat, move: Move) -> Refusal:
    if isinstance(move, PlayFaceUp):
        return explain_face_up(state, move)
    if isinstance(move, PlayFaceDown):
        return explain_face_down(state, move)
    if isinstance(move, PutInto):
        return explain_hangar(state, move)
    if isinstance(move, SetNumber):
        return explain_number(state, seat, move)
    if isinstance(move, SetRoute):
        return refuse("R5.2", "no-such-route", {"route": move.route})
    assert isinstance(move, UseCap)
    return refuse("R8.2", "no-cap-of-that-colour", {"cap": move.cap})


def explain_number(state: State, seat: Seat, move: SetNumber) -> Refusal:
    before = state.numbers[state.target]
    if move.number > state.box.highest_number:
        return refuse("R5.3", "number-too-high", {"number": move.number, "most": state.box.highest_number})
    if move.number <= before:
        return refuse("R5.4", "number-must-rise", {"number": move.number, "before": before})
    return refuse("R5.3", "too-few-cards", {"cards": move.number + 1, "hand": state.sizes[seat]})


def explain_face_up(state: State, move: PlayFaceUp) -> Refusal:
    card = state.box.card_of.get(move.card)
    if card is None or state.rest[card] == 0:
        return refuse("R4.5", "card-not-in-hand", {"card": move.card})
    return refuse("R4.5", "wrong-colour", {"card": move.card, "tower": state.box.colours[state.colour]})


def explain_face_down(state: State, move: PlayFaceDown) -> Refusal:
    card = state.box.card_of.get(move.card)
    facts: Facts = {"card": move.card}
    if card is None or state.rest[card] == 0:
        return refuse("R4.1", "card-not-in-hand", facts)
    if state.hidden and card < state.last >> 4:
        return refuse("R4.7", "cards-in-order", facts)
    return refuse("R4.7", "lower-cards-first", facts)


def explain_hangar(state: State, move: PutInto) -> Refusal:
    hangar = state.box.hangar_of.get(move.hangar)
    facts: Facts = {"hangar": move.hangar, "region": state.box.regions[state.region]}
    if hangar is None or hangar // 3 != state.region or hangar % 3 >= state.hangars[state.region]:
        return refuse("R4.2", "not-in-region", facts)
    return refuse("R4.7", "hangars-in-order", facts)


# Loading


def explain_loading(state: State, move: Move) -> Refusal:
    space = state.queue[state.at]
    asked = state.box.spaces[space]
    if isinstance(move, LeaveEmpty):
        if move.bunker != asked:
            return refuse("R6.6", "another-bunker-first", {"bunker": asked})
        return refuse("R6.6", "must-load", {"bunker": asked})
    assert isinstance(move, Load)
    card = state.box.card_of.get(move.card)
    facts: Facts = {"card": move.card, "bunker": asked}
    if card is None or state.held[card] == 0:
        return refuse("R6.1", "not-in-pile", facts)
    if move.bunker != asked:
        return refuse("R6.6", "another-bunker-first", {"bunker": asked})
    if card // 4 != state.towers[space]:
        return refuse("R6.3", "other-colour", facts)
    if state.box.value_of[card] > state.levels[space]:
        return refuse("R6.3", "level-too-low", facts)
    assert card not in loads(state)
    return refuse("R6.6", "others-must-load", facts)
