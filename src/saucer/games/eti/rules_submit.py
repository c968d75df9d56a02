"""Agendas, research, submissions and claims (R6 to R8)."""

from typing import Final

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.eti.box import (
    AGENDAS,
    ALL_THREATS,
    CHANGE,
    CHANGE_OF_PLANS,
    FIRE_DRILL,
    METHODS,
    RESEARCH,
    SAFE,
    STANDARD_WAY,
    SUBMIT,
)
from saucer.games.eti.components import CardId
from saucer.games.eti.events import (
    AgendaChanged,
    AgendaShown,
    BankChanged,
    ChoiceMade,
    Event,
    MethodShown,
    QueueShown,
    ResultShown,
    Scooped,
    TieBroken,
)
from saucer.games.eti.moves import Agenda, Method, Move, PlayHeld, StartOver, SwapPorts
from saucer.games.eti.questions import (
    agendas_open,
    cards_due,
    clockwise,
    companies,
    creativity,
    everyone,
    held_with,
    kinds_of,
    members,
)
from saucer.games.eti.rules_cards import bank_cards, discard_all, take_cards, turn_up
from saucer.games.eti.rules_company import ask_all, ask_one, claim_into, scoop, take_off_project
from saucer.games.eti.rules_event import spend_held
from saucer.games.eti.scoring import destroyed_by_threats, queue_total
from saucer.games.eti.stages import (
    AGENDA,
    ARRANGE,
    METHOD,
    PLANS,
    TIES,
    TO_ARRANGE,
    TO_CLAIMS,
    TO_DRAWS,
    TO_PLANS,
    TO_RESEARCH,
    TO_RESULTS,
    TO_TIES,
    VAULT,
)
from saucer.games.eti.state import NOBODY, STARTED_OVER, State, replaced

AGENDA_NAMES: Final[list[Agenda]] = ["research", "submit", "change"]
METHOD_NAMES: Final[list[Method]] = ["safe", "standard"]


def agenda_name(agenda: int) -> Agenda | None:
    return AGENDA_NAMES[agenda - 1] if agenda else None


def method_name(method: int) -> Method | None:
    return METHOD_NAMES[method - 1] if method else None


# Agendas (R6.1 to R6.5)


def ask_agendas(state: State) -> None:
    """Every company that studies a project chooses in secret. (R6.1)"""
    active = 0
    for seat in members(companies(state)):
        if state.study[seat] != NOBODY:
            active |= 1 << seat
    state.agendas = [0] * state.seats
    if active:
        state.step = TO_PLANS
        ask_all(state, AGENDA, active)
    else:
        state.step = TO_RESEARCH


def note_choice(state: State, seat: int, choice: int, news: list[Event]) -> bool:
    """Note a secret choice; True when it was the last one awaited."""
    state.choice[seat] = choice
    state.awaited &= ~(1 << seat)
    if state.awaited:
        news.append(ChoiceMade(Seat(seat)))
        return False
    return True


def choose_agenda(state: State, seat: int, agenda: Agenda, news: list[Event], rng: Chance) -> None:
    if not note_choice(state, seat, AGENDAS.index(agenda), news):
        return
    rng.reveal()
    state.agendas = state.choice[:]
    for other in clockwise(state, state.president, companies(state)):
        if state.agendas[other]:
            news.append(AgendaShown(Seat(other), AGENDA_NAMES[state.agendas[other] - 1]))
    state.queue = [
        other
        for other in clockwise(state, state.president, companies(state))
        if state.agendas[other] and held_with(state, other, CHANGE_OF_PLANS)
    ]


def ask_plans(state: State) -> None:
    """Whoever holds Change of Plans may use it now. (R4.12)"""
    while state.queue:
        seat = state.queue[0]
        if len(agendas_open(state, seat)) > 1 and held_with(state, seat, CHANGE_OF_PLANS):
            state.left = 0
            ask_one(state, PLANS, seat)
            return
        state.queue.pop(0)
    state.step = TO_RESEARCH


def play_plans(state: State, event: int, news: list[Event]) -> None:
    spend_held(state, state.actor, event, news)
    state.left = 1


def change_agenda(state: State, agenda: Agenda, news: list[Event]) -> None:
    seat = state.queue.pop(0)
    state.agendas = replaced(state.agendas, seat, AGENDAS.index(agenda))
    state.awaited = 0
    news.append(AgendaChanged(Seat(seat), agenda))


def keep_agenda(state: State) -> None:
    state.queue.pop(0)
    state.awaited = 0


# Research and methods (R6.6, R7.1)


def research(state: State, news: list[Event], rng: Chance) -> None:
    """Deal from the president's left, the president last; then ask how the others submit. (R6.6, R7.1)"""
    for seat in clockwise(state, state.president + 1, companies(state)):
        if state.agendas[seat] == RESEARCH:
            take_cards(state, seat, cards_due(state, seat), news, rng)
    state.methods = [0] * state.seats
    state.queues = [[] for _ in range(state.seats)]
    asked = 0
    for seat in range(state.seats):
        if state.agendas[seat] == SUBMIT:
            if state.ports[seat]:
                asked |= 1 << seat
            else:
                state.methods[seat] = SAFE
    state.step = TO_RESULTS
    if asked:
        state.step = TO_ARRANGE
        ask_all(state, METHOD, asked)


def choose_method(state: State, seat: int, method: Method, news: list[Event], rng: Chance) -> None:
    if not note_choice(state, seat, METHODS.index(method), news):
        return
    rng.reveal()
    for other in range(state.seats):
        if state.choice[other]:
            state.methods = replaced(state.methods, other, state.choice[other])
            news.append(MethodShown(Seat(other), METHOD_NAMES[state.methods[other] - 1]))
    for other in range(state.seats):
        if state.methods[other] == STANDARD_WAY:
            turn_up(state, other)
            news.append(QueueShown(Seat(other), queue_names(state, other)))


def queue_names(state: State, seat: int) -> tuple[CardId, ...]:
    return tuple([state.box.card_ids[kind] for kind in kinds_of(state.ports[seat])])


# Putting queues in order (R7.4)


def ask_orders(state: State) -> None:
    """Everyone who can change the outcome of an open queue does so, all at once. (R7.4)"""
    asked = 0
    for seat in range(state.seats):
        if state.methods[seat] == STANDARD_WAY and can_arrange(state, seat):
            asked |= 1 << seat
    state.step = TO_RESULTS
    state.drills = 0
    if asked:
        state.orders = [state.ports[seat] if (asked >> seat) & 1 else [] for seat in range(state.seats)]
        state.swaps = [0] * state.seats
        ask_all(state, ARRANGE, asked)


def can_arrange(state: State, seat: int) -> bool:
    if held_with(state, seat, FIRE_DRILL):
        return True
    if creativity(state, seat) == 0:
        return False
    ports = state.ports[seat]
    for card in ports:
        if card != ports[0]:
            return True
    return False


def arrange(state: State, seat: int, move: Move, news: list[Event], rng: Chance) -> None:
    """One small step of a seat that puts its queue in order, unseen by the others."""
    if isinstance(move, SwapPorts):
        order = state.orders[seat][:]
        port = move.port - 1
        order[port], order[port + 1] = order[port + 1], order[port]
        replace_order(state, seat, order, state.swaps[seat] + 1)
    elif isinstance(move, PlayHeld):
        state.drills |= 1 << seat
    elif isinstance(move, StartOver):
        state.drills &= ~(1 << seat)
        state.choice[seat] = STARTED_OVER
        replace_order(state, seat, state.ports[seat], 0)
    elif note_choice(state, seat, 1, news):
        rng.reveal()
        show_orders(state, news)


def replace_order(state: State, seat: int, order: list[int], swaps: int) -> None:
    orders = state.orders[:]
    orders[seat] = order
    state.orders = orders
    used = state.swaps[:]
    used[seat] = swaps
    state.swaps = used


def show_orders(state: State, news: list[Event]) -> None:
    for seat in range(state.seats):
        if (state.drills >> seat) & 1:
            event = held_with(state, seat, FIRE_DRILL)[0]
            spend_held(state, seat, event, news)
        if state.orders[seat] and state.orders[seat] != state.ports[seat]:
            state.ports[seat] = state.orders[seat]
            news.append(QueueShown(Seat(seat), queue_names(state, seat)))
    state.orders = [[] for _ in range(state.seats)]
    state.swaps = [0] * state.seats


# Results and ties (R7.5 to R8.3)


def show_results(state: State, news: list[Event]) -> None:
    """Count every submission and find who has met the difficulty of each project. (R7.5 to R8.3)"""
    state.results = [NOBODY] * state.seats
    state.winners = [NOBODY] * state.seats
    for seat in clockwise(state, state.president, companies(state)):
        if state.agendas[seat] == SUBMIT:
            show_result(state, seat, news)
    ties: list[int] = []
    for project in members(state.centre):
        best = best_submitters(state, project)
        if best & (best - 1):
            ties.append(project)
        elif best:
            state.winners[members(best)[0]] = project
    state.drills = 0
    state.queue = ties
    state.step = TO_TIES


def show_result(state: State, seat: int, news: list[Event]) -> None:
    box = state.box
    queue = kinds_of(state.ports[seat])
    lost = 0
    if state.methods[seat] == STANDARD_WAY:
        immune = ALL_THREATS if (state.drills >> seat) & 1 else state.immune[seat]
        state.results[seat] = queue_total(box.table, queue, immune)
        lost = destroyed_by_threats(box.table, queue, immune)
        remember_queue(state, seat, queue)
    else:
        state.results[seat] = box.safe_points * len(queue)
    destroyed = tuple([port + 1 for port in members(lost)])
    news.append(ResultShown(Seat(seat), state.results[seat], state.bank[seat], destroyed))


def remember_queue(state: State, seat: int, queue: list[int]) -> None:
    queues = state.queues[:]
    queues[seat] = queue
    state.queues = queues


def best_submitters(state: State, project: int) -> int:
    """The set of companies with the highest total that meets the difficulty of a project. (R8.2)"""
    best = state.box.difficulty[project]
    found = 0
    for seat in range(state.seats):
        if state.results[seat] == NOBODY or state.study[seat] != project:
            continue
        total = state.results[seat] + state.bank[seat]
        if total > best:
            best = total
            found = 0
        if total == best:
            found |= 1 << seat
    return found


def ask_ties(state: State, news: list[Event]) -> None:
    """The president decides between equal submissions. (R8.3)"""
    if state.queue:
        state.candidates = best_submitters(state, state.queue[0])
        ask_one(state, TIES, state.president)
    else:
        state.candidates = 0
        resolve_claims(state, news)


def break_tie(state: State, company: int, news: list[Event]) -> None:
    project = state.queue.pop(0)
    state.winners = replaced(state.winners, company, project)
    state.awaited = 0
    news.append(TieBroken(state.box.project_ids[project], Seat(company)))


# Claims and scoops (R8.4 to R8.7)


def resolve_claims(state: State, news: list[Event]) -> None:
    """Claimed projects leave the centre; everyone else banks what the rules let them. (R8.4 to R8.7)"""
    taken = 0
    state.claimers = 0
    state.movers = 0
    for seat in range(state.seats):
        if state.winners[seat] != NOBODY:
            taken |= 1 << state.winners[seat]
            state.claimers |= 1 << seat
    state.centre &= ~taken
    for seat in clockwise(state, state.president, everyone(state)):
        if (state.claimers >> seat) & 1:
            state.bank[seat] = 0
            discard_all(state, seat)
            take_off_project(state, seat)
        elif state.study[seat] != NOBODY:
            bank_work(state, seat, news, scooped=(taken >> state.study[seat]) & 1 == 1)
    state.queue = clockwise(state, state.president, state.claimers)
    state.step = TO_CLAIMS


def bank_work(state: State, seat: int, news: list[Event], *, scooped: bool) -> None:
    """A submitter banks its result; a scooped company banks its cards too, and keeps little. (R8.5, R8.6)"""
    project = state.study[seat]
    if state.results[seat] != NOBODY:
        before = state.bank[seat]
        state.bank[seat] = min(state.box.bank_limit, before + state.results[seat])
        discard_all(state, seat)
        if not scooped:
            news.append(BankChanged(Seat(seat), state.bank[seat] - before, state.bank[seat]))
    elif scooped:
        bank_cards(state, seat)
    if scooped:
        scoop(state, seat)
        state.movers |= 1 << seat
        news.append(Scooped(Seat(seat), state.box.project_ids[project], state.bank[seat]))


def ask_vaults(state: State) -> None:
    """Each claimer chooses a vault, from the president clockwise. (R8.4)"""
    if state.queue:
        ask_one(state, VAULT, state.queue[0])
        return
    state.movers |= state.claimers
    for seat in range(state.seats):
        if state.agendas[seat] == CHANGE or state.study[seat] == NOBODY:
            state.movers |= (1 << seat) & companies(state)
    state.queue = clockwise(state, state.president, state.claimers)
    state.step = TO_DRAWS


def choose_vault(state: State, vault: int, news: list[Event]) -> None:
    seat = state.queue.pop(0)
    claim_into(state, seat, state.winners[seat], vault, news)
    state.winners = replaced(state.winners, seat, NOBODY)
    state.awaited = 0
