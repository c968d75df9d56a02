"""What the event of a turn brings to the company it falls to (R4.9 to R4.11)."""

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.eti.box import (
    ABILITY,
    BAN,
    BANK,
    CARDS,
    CONTRACT,
    DEFENCE_MARK,
    FAME_MARK,
    GIFT,
    HALVE_BANK,
    INSPECT,
    PATENT,
    PUBLIC,
    REORDER,
    REVIEW,
    SWEEP,
    UPGRADE,
)
from saucer.games.eti.events import (
    Event,
    PortDiscarded,
    ProjectMarked,
    QueuePutInOrder,
    ResearchBanned,
    ThreatsDiscarded,
)
from saucer.games.eti.questions import (
    vault_of,
)
from saucer.games.eti.rules_cards import (
    add_to_bank,
    bank_cards,
    discard_port,
    look_at_ports,
    take_cards,
    tell_banked,
)
from saucer.games.eti.rules_company import (
    add_permanent_token,
    ask_one,
    claim_into,
    give_project,
    place_marker,
)
from saucer.games.eti.stages import (
    CONTRACT_MOVE,
    GIVE,
    MARKING,
    ORDERING,
    PROFESSOR,
    REVIEWING,
    RIVAL,
    TO_CARDS,
    TO_DEALS,
)
from saucer.games.eti.state import KIND_MASK, NOBODY, State


def carry_out(state: State, news: list[Event], rng: Chance) -> None:
    """The effect of the event on the company it falls to; some ask that company for more."""
    box = state.box
    effect = box.event_effect[state.event]
    number = box.event_number[state.event]
    target = state.target
    state.step = TO_DEALS
    if effect == CARDS:
        take_cards(state, target, number, news, rng)
    elif effect == BANK:
        add_to_bank(state, target, number, news)
    elif effect == HALVE_BANK:
        add_to_bank(state, target, state.bank[target] // 20 * 10 - state.bank[target], news)
    elif effect == PATENT:
        claim_into(state, target, state.shown, PUBLIC, news)
        state.shown = NOBODY
    elif effect == ABILITY:
        for _ in range(number):
            add_permanent_token(state, target, box.event_ability[state.event], news)
    elif effect == BAN:
        state.banned |= 1 << target
        news.append(ResearchBanned(Seat(target)))
    else:
        ask_for_more(state, effect, news, rng)


def ask_for_more(state: State, effect: int, news: list[Event], rng: Chance) -> None:
    target = state.target
    state.left = state.box.event_number[state.event]
    if effect == GIFT:
        ask_one(state, GIVE, state.president)
    elif effect == UPGRADE:
        ask_one(state, PROFESSOR, target)
    elif effect == CONTRACT:
        state.step = TO_CARDS
        ask_one(state, CONTRACT_MOVE, target)
    elif effect == FAME_MARK or effect == DEFENCE_MARK:
        ask_for_mark(state, news)
    elif effect == INSPECT:
        ask_one(state, RIVAL, target)
    else:
        study_queue(state, effect, news, rng)


def ask_for_mark(state: State, news: list[Event]) -> None:
    if vault_of(state, state.target):
        ask_one(state, MARKING, state.target)
    else:
        add_to_bank(state, state.target, state.box.event_otherwise[state.event], news)


def study_queue(state: State, effect: int, news: list[Event], rng: Chance) -> None:
    """Look at all own cards, to sweep, review or reorder them."""
    target = state.target
    if effect == SWEEP:
        sweep(state, target, news)
    look_at_ports(state, target, target, news, rng)
    cards = len(state.ports[target])
    if effect == REVIEW and cards and state.left:
        ask_one(state, REVIEWING, target)
    elif effect == REORDER and cards > 1:
        state.left = 0
        ask_one(state, ORDERING, target)


def sweep(state: State, seat: int, news: list[Event]) -> None:
    """Every threat goes; the others see only how many there were. (R4.10)"""
    swept = 0
    for port in range(len(state.ports[seat]) - 1, -1, -1):
        if state.box.table.threats[state.ports[seat][port] & KIND_MASK] >= 0:
            discard_port(state, seat, port, 1 << seat)
            swept += 1
    news.append(ThreatsDiscarded(Seat(seat), swept))


def review_port(state: State, port: int, news: list[Event]) -> None:
    """Discard one card of the queue; the others see only which port it was. (R4.10)"""
    seat = state.actor
    discard_port(state, seat, port, 0)
    news.append(PortDiscarded(Seat(seat), port + 1))
    state.left -= 1
    if state.left == 0 or not state.ports[seat]:
        state.awaited = 0


def order_card(state: State, kind: int, news: list[Event]) -> None:
    """Bring the first card of a kind forward to the next port. (R4.10)"""
    ports = state.ports[state.actor][:]
    place = state.left
    port = place
    while ports[port] & KIND_MASK != kind:
        port += 1
    ports.insert(place, ports.pop(port))
    state.ports[state.actor] = ports
    state.left += 1
    if state.left >= len(ports) - 1:
        end_ordering(state, news)


def end_ordering(state: State, news: list[Event]) -> None:
    state.awaited = 0
    news.append(QueuePutInOrder(Seat(state.actor)))


def upgrade_freely(state: State, ability: int, news: list[Event]) -> None:
    add_permanent_token(state, state.actor, ability, news)
    state.left -= 1
    if state.left <= 0:
        state.awaited = 0


def hand_down(state: State, project: int, news: list[Event]) -> None:
    give_project(state, state.president, state.target, project, news)
    state.awaited = 0


def mark_project(state: State, project: int, news: list[Event]) -> None:
    """The event stays under a project and adds to its fame or its defence. (R4.11)"""
    box = state.box
    points = box.event_number[state.event]
    fame = box.event_effect[state.event] == FAME_MARK
    marks = (state.fame_marks if fame else state.defence_marks)[:]
    marks[project] += points
    if fame:
        state.fame_marks = marks
    else:
        state.defence_marks = marks
    state.event_discards &= ~(1 << state.event)
    state.attached |= 1 << state.event
    state.awaited = 0
    news.append(
        ProjectMarked(
            box.project_ids[project], box.event_ids[state.event], points if fame else 0, 0 if fame else points
        )
    )


def inspect(state: State, rival: int, news: list[Event], rng: Chance) -> None:
    """Look at a rival's cards and take points of its bank. (R4.11)"""
    seat = state.actor
    look_at_ports(state, seat, rival, news, rng)
    points = min(state.box.event_number[state.event], state.bank[rival])
    add_to_bank(state, rival, -points, news)
    add_to_bank(state, seat, points, news)
    state.awaited = 0


def follow_contract(state: State, news: list[Event]) -> None:
    """Move to the new project at once: ten for each card, and the whole bank stays. (R4.11)"""
    seat = state.actor
    cards = len(state.ports[seat])
    bank_cards(state, seat)
    tell_banked(state, seat, cards, news)
    place_marker(state, seat, state.shown, news, cut=False)
    state.awaited = 0


def contract_cards(state: State, news: list[Event], rng: Chance) -> None:
    state.step = TO_DEALS
    if state.left:
        take_cards(state, state.target, state.left, news, rng)
