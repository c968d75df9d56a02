"""R10 The invasion, as far as the attack: the reveal, the leftovers, the attack cards, Intel and the mash."""

from saucer.engine.bits import members, only, without
from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Refusal, Seat
from saucer.games.eti.events import AlienRevealed, BadgePassed, Event, Scooped
from saucer.games.eti.invasion_events import (
    AttackMoved,
    AttackPlaced,
    AttackTurnedUp,
    InvasionStarted,
    LeftoversTaken,
)
from saucer.games.eti.moves import ChooseCompany, Finish, Move, TakeAttack, TurnUp
from saucer.games.eti.numbers import (
    NO_CARD,
    NO_KNOWN_CARD,
    NO_PROJECT,
    NOBODY,
    Card,
    KnownCard,
    Project,
    card_of,
    known_card,
    lies_open,
    projects_in,
    seats_in,
    shown_to,
)
from saucer.games.eti.phase_numbers import (
    DRAW_INCIDENT,
    ESCAPE,
    INTEL,
    MASH,
    NEXT_HUMAN,
    PLACE_ATTACK,
    PLACE_MASH,
    SEND,
    TAKE_LEFTOVERS,
    USE_INTEL,
)
from saucer.games.eti.ready_moves import FINISH
from saucer.games.eti.rules.claims import scoop
from saucer.games.eti.rules.company import bank_cards, discard_all, draw_card, replace_row, space
from saucer.games.eti.rules.deals import forget_promises_of
from saucer.games.eti.rules.projects import take_off_project
from saucer.games.eti.rules.refusals import refuse, refuse_company
from saucer.games.eti.rules.seats import (
    SEATS_IN,
    all_seats,
    ask_one,
    clockwise,
    companies,
    everyone,
    line_up,
    name_companies,
    next_president,
)
from saucer.games.eti.rules.vaults import claim_into, vault_of
from saucer.games.eti.state import State, replaced
from saucer.games.eti.tables import CREATIVITY, PUBLIC, SECRET

# The reveal (R10.1 to R10.3)


def reveal_alien(state: State, events: Sink[Event], rng: Chance) -> None:
    """The alien shows itself and claims the project it studies; its rivals there are scooped. (R10.1, R10.2, R13.16)"""
    seat = state.alien
    project = state.study[seat]
    state.revealed = True
    state.role_shown |= only(seat)
    take_off_project(state, seat)
    state.bank[seat] = 0
    discard_all(state, seat)
    state.incident_discards |= state.held[seat]
    state.held = replaced(state.held, seat, 0)
    state.vaults[2 * seat + SECRET] |= state.vaults[2 * seat + PUBLIC]
    state.vaults[2 * seat + PUBLIC] = 0
    forget_promises_of(state, seat)
    claimed: Sink[Event] = Sink()
    if project != NO_PROJECT:
        state.centre = without(state.centre, project)
        claim_into(state, seat, project, SECRET, claimed, rng)
    state.countdown = state.tables.eti[space(state, seat, 0)]
    name = None if project == NO_PROJECT else state.tables.project_ids[project]
    events.append(AlienRevealed(seat, state.tables.role_ids[state.roles[seat]], name, state.countdown))
    events.extend(claimed.events)
    if state.president == seat:
        state.president = next_president(state, seat)
        events.append(BadgePassed(state.president))
    escape(state, project, events)


def escape(state: State, project: Project, events: Sink[Event]) -> None:
    """Let those who studied the alien's project bank their cards and choose another. (R10.2)"""
    scooped = 0
    for seat in clockwise(state, state.president, companies(state)):
        if project != NO_PROJECT and state.study[seat] == project:
            bank_cards(state, seat)
            scoop(state, seat)
            scooped |= only(seat)
            events.append(Scooped(seat, state.tables.project_ids[project], state.bank[seat]))
    line_up(state, scooped)
    state.routine = ESCAPE


def count_down(state: State, _events: Sink[Event], _rng: Chance) -> None:
    state.routine = TAKE_LEFTOVERS if state.countdown == 0 else DRAW_INCIDENT


# Leftovers and attack cards (R10.4, R10.5)


def take_leftovers(state: State, events: Sink[Event], rng: Chance) -> None:
    """The alien takes what lies in the centre, and its tactics grow. (R10.4)"""
    events.append(InvasionStarted(state.president))
    leftovers = projects_in(state.centre)
    state.centre = 0
    state.invading = True
    state.shaken = True
    state.study = [NO_PROJECT] * state.seats
    events.append(LeftoversTaken(state.alien, tuple([state.tables.project_ids[item] for item in leftovers])))
    for project in leftovers:
        claim_into(state, state.alien, project, SECRET, events, rng)
    state.routine = PLACE_ATTACK


def place_attack(state: State, events: Sink[Event], rng: Chance) -> None:
    """All research cards become the attack deck; a number of them lie before each human. (R10.5)"""
    tables = state.tables
    state.deck = tables.card_counts[:]
    state.discards = []
    state.ports = [[] for _ in all_seats(state)]
    role = state.roles[state.alien]
    cards = state.variant.multiplier + tables.alien_cards[role]
    for seat in clockwise(state, state.president, companies(state)):
        for _ in range(cards):
            add_attack_card(state, seat, rng)
        events.append(AttackPlaced(seat, cards))
    state.left = tables.intel[space(state, state.alien, CREATIVITY)] + tables.alien_intel[role]
    state.routine = USE_INTEL


def add_attack_card(state: State, seat: Seat, rng: Chance) -> None:
    replace_row(state, seat, state.attack[seat] + [known_card(draw_card(state, sum(state.deck), rng), 0)])


# Intel (R10.6): the phases "intel" and "send"


def use_intel(state: State, _events: Sink[Event], _rng: Chance) -> None:
    """Ask the alien to turn up or move cards while Intel lasts. (R10.6)"""
    if state.left:
        ask_one(state, INTEL, state.alien)
    else:
        begin_mash(state)


def intel_moves(state: State, _seat: Seat) -> list[Move]:
    tables = state.tables
    found: list[Move] = [FINISH]
    for company in SEATS_IN[companies(state)]:
        row = state.attack[company]
        hidden = False
        shown = 0
        for card in row:
            if lies_open(card):
                shown |= only(card_of(card))
            else:
                hidden = True
        if hidden:
            found.append(tables.moves.turn_up[company])
            found.append(tables.moves.take_hidden[company])
        for kind in members(shown):
            found.append(tables.moves.take_shown[company][kind])
    return found


def stop_intel(state: State, _seat: Seat, _move: Finish, _events: Sink[Event], _rng: Chance) -> None:
    state.awaited = 0
    begin_mash(state)


def turn_up_attack(state: State, _seat: Seat, move: TurnUp, events: Sink[Event], rng: Chance) -> None:
    """Turn up the first face-down card of a company. (R10.6)"""
    rng.reveal()
    row = state.attack[move.company][:]
    slot = 0
    while lies_open(row[slot]):
        slot += 1
    row[slot] = shown_to(row[slot], everyone(state))
    replace_row(state, move.company, row)
    events.append(AttackTurnedUp(move.company, state.tables.card_ids[card_of(row[slot])]))
    state.left -= 1
    state.awaited = 0


def take_attack(state: State, _seat: Seat, move: TakeAttack, _events: Sink[Event], _rng: Chance) -> None:
    """Take up a card that lies open, or the first face-down one. (R10.6, R13.18)"""
    card = NO_CARD if move.card is None else state.tables.card_of[move.card]
    row = state.attack[move.company][:]
    slot = 0
    while not is_taken_card(row[slot], card):
        slot += 1
    state.taken = row.pop(slot)
    state.source = move.company
    replace_row(state, move.company, row)
    ask_one(state, SEND, state.alien)


def is_taken_card(known: KnownCard, card: Card) -> bool:
    """Whether this is the open card that is meant, or a face-down one where NO_CARD is."""
    if card == NO_CARD:
        return not lies_open(known)
    return lies_open(known) and card_of(known) == card


def refuse_intel(_state: State, _seat: Seat, move: TurnUp | TakeAttack) -> Refusal:
    if isinstance(move, TakeAttack) and move.card is not None:
        return refuse("R10.6", "no-such-attack-card", {"seat": move.company, "card": move.card})
    return refuse("R10.6", "no-hidden-attack-card", {"seat": move.company})


def send_moves(state: State, _seat: Seat) -> list[Move]:
    return name_companies(state, without(companies(state), state.source))


def send_attack(state: State, _seat: Seat, move: ChooseCompany, events: Sink[Event], _rng: Chance) -> None:
    """The card taken goes to another company, turned up or not. (R10.6)"""
    card = state.taken
    name = state.tables.card_ids[card_of(card)] if lies_open(card) else None
    replace_row(state, move.company, state.attack[move.company] + [card])
    events.append(AttackMoved(state.source, move.company, name))
    state.taken = NO_KNOWN_CARD
    state.source = NOBODY
    state.left -= 1
    state.awaited = 0


def refuse_target(state: State, _seat: Seat, move: ChooseCompany) -> Refusal:
    return refuse_company(state, "R10.6", move.company)


# The mash (R10.7): the phase "mash"


def begin_mash(state: State) -> None:
    """One card for every two projects of the alien, one per company at most. (R10.7, R13.19)"""
    state.left = min(vault_of(state, state.alien).bit_count() // 2, companies(state).bit_count())
    state.mashed = 0
    state.routine = PLACE_MASH


def place_mash(state: State, events: Sink[Event], rng: Chance) -> None:
    if state.left == 0:
        line_up(state, companies(state))
        state.routine = NEXT_HUMAN
    elif state.left == (companies(state) & ~state.mashed).bit_count():
        for seat in seats_in(companies(state) & ~state.mashed):
            mash_at(state, seat, events, rng)
    else:
        ask_one(state, MASH, state.alien)


def mash_moves(state: State, _seat: Seat) -> list[Move]:
    return name_companies(state, companies(state) & ~state.mashed)


def mash(state: State, _seat: Seat, move: ChooseCompany, events: Sink[Event], rng: Chance) -> None:
    mash_at(state, move.company, events, rng)


def mash_at(state: State, company: Seat, events: Sink[Event], rng: Chance) -> None:
    add_attack_card(state, company, rng)
    state.mashed |= only(company)
    state.left -= 1
    state.awaited = 0
    events.append(AttackPlaced(company, 1))


def refuse_mash(state: State, _seat: Seat, move: ChooseCompany) -> Refusal:
    return refuse_company(state, "R10.7", move.company)
