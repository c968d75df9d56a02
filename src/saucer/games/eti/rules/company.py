"""R2 The company: its tracks, upgrades and immunities, the cards at its ports and its data bank."""

from saucer.engine.bits import has, members, only, size_of
from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Facts, Refusal, Seat
from saucer.games.eti.components import ABILITIES, THREATS, CardId
from saucer.games.eti.events import (
    BankChanged,
    CardsBanked,
    CardsSeen,
    CardsTaken,
    DeckShuffled,
    Event,
    ImmunityLost,
    ThreatMastered,
    UpgradeGained,
    UpgradeLost,
)
from saucer.games.eti.moves import ChooseThreat, DropThreat, Move
from saucer.games.eti.numbers import (
    Card,
    KnownCard,
    Port,
    card_of,
    cards_of,
    is_known_to,
    known_card,
    shown_to,
)
from saucer.games.eti.phase_numbers import THREAT
from saucer.games.eti.rules.refusals import refuse
from saucer.games.eti.rules.seats import ask_one, clockwise, everyone
from saucer.games.eti.state import State, replaced
from saucer.games.eti.tables import ANALYSIS, CREATIVITY, SECURITY, STAFFING

# Tracks (R2.1 to R2.5)


def space(state: State, seat: Seat, ability: int) -> int:
    """Return the space a track has reached. Tokens past the last space change nothing. (R2.9)"""
    tokens = state.tokens[4 * seat + ability]
    last = state.tables.last_space
    return tokens if tokens < last else last


def staffing(state: State, seat: Seat) -> int:
    return state.tables.staffing[space(state, seat, STAFFING)]


def creativity(state: State, seat: Seat) -> int:
    return state.tables.creativity[space(state, seat, CREATIVITY)]


def analysis(state: State, seat: Seat) -> int:
    """How many of its ports a company may look at. (R2.5)"""
    return state.tables.analysis[space(state, seat, ANALYSIS)]


def threats_allowed(state: State, seat: Seat) -> int:
    """How many immunities, or tactics for the revealed alien, a seat must have. (R2.4, R10.4)"""
    level = space(state, seat, SECURITY)
    if not (state.revealed and seat == state.alien):
        return state.tables.security[level]
    allowed = state.tables.tactics[level]
    if state.invading:
        allowed += state.tables.alien_tactics[state.roles[seat]]
    return min(4, allowed)


def threats_of(state: State, seat: Seat) -> int:
    return size_of(state.immune[seat])


def lacks_threat(state: State, seat: Seat) -> bool:
    return threats_of(state, seat) < threats_allowed(state, seat)


# Upgrades (R2.9)


def add_token(state: State, seat: Seat, ability: int, events: Sink[Event], rng: Chance) -> None:
    state.tokens[4 * seat + ability] += 1
    state.shaken = True
    if ability == ANALYSIS:
        look_by_analysis(state, seat, rng)
    events.append(UpgradeGained(seat, ABILITIES[ability]))


def add_permanent_token(state: State, seat: Seat, ability: int, events: Sink[Event], rng: Chance) -> None:
    """Add an upgrade that belongs to no project. (R2.9)"""
    permanent = state.permanent[:]
    permanent[4 * seat + ability] += 1
    state.permanent = permanent
    add_token(state, seat, ability, events, rng)


def remove_token(state: State, seat: Seat, ability: int, events: Sink[Event]) -> None:
    state.tokens[4 * seat + ability] -= 1
    state.shaken = True
    events.append(UpgradeLost(seat, ABILITIES[ability]))


# Immunities and tactics (R2.4): the phase "threat"


def ask_about_threats(state: State) -> bool:
    """Ask the first seat whose immunities or tactics do not fit its track. Return False if all fit. (R2.4)"""
    for seat in clockwise(state, state.president, everyone(state)):
        have = threats_of(state, seat)
        allowed = threats_allowed(state, seat)
        if have != allowed:
            ask_one(state, THREAT, seat)
            return True
    state.shaken = False
    return False


def threat_moves(state: State, seat: Seat) -> list[Move]:
    """Choose a new immunity or tactic, or drop one too many. (R2.4)"""
    if lacks_threat(state, seat):
        return threats_open(state, seat)
    return [state.tables.moves.drop_threat[threat] for threat in members(state.immune[seat])]


def threats_open(state: State, seat: Seat) -> list[Move]:
    return [
        state.tables.moves.choose_threat[threat] for threat in range(4) if not has(state.immune[seat], threat)
    ]


def choose_threat(state: State, seat: Seat, move: ChooseThreat, events: Sink[Event], _rng: Chance) -> None:
    change_threat(state, seat, THREATS.index(move.threat))
    events.append(ThreatMastered(seat, move.threat))


def drop_threat(state: State, seat: Seat, move: DropThreat, events: Sink[Event], _rng: Chance) -> None:
    change_threat(state, seat, THREATS.index(move.threat))
    events.append(ImmunityLost(seat, move.threat))


def change_threat(state: State, seat: Seat, threat: int) -> None:
    state.immune = replaced(state.immune, seat, state.immune[seat] ^ only(threat))
    state.awaited = 0


def refuse_threat(state: State, seat: Seat, move: ChooseThreat | DropThreat) -> Refusal:
    """Refuse by the rule of immunities (R2.4) or of the alien's tactics (R10.4)."""
    facts: Facts = {"threat": move.threat}
    rule = "R10.4" if state.revealed and seat == state.alien else "R2.4"
    if isinstance(move, DropThreat):
        return refuse(rule, "choose-not-drop" if lacks_threat(state, seat) else "not-immune-to", facts)
    if lacks_threat(state, seat):
        return refuse(rule, "immune-already", facts)
    return refuse(rule, "no-immunity-due", facts)


# The research deck


def draw_card(state: State, total: int, rng: Chance) -> Card:
    """A card from the deck, which holds `total` cards."""
    left = rng.below(total)
    deck = state.deck
    kind = 0
    while left >= deck[kind]:
        left -= deck[kind]
        kind += 1
    deck[kind] -= 1
    return Card(kind)


def return_discards(state: State, events: Sink[Event]) -> None:
    """Shuffle the discards into the deck. (R6.7, R9.6)"""
    if not state.discards:
        return
    for card in state.discards:
        state.deck[card_of(card)] += 1
    state.discards = []
    events.append(DeckShuffled())


# Ports (R2.5, R2.6)


def take_cards(state: State, seat: Seat, count: int, events: Sink[Event], rng: Chance) -> None:
    """Put cards into the lowest free ports, and discard those without a port unseen. (R2.6)"""
    ports = state.ports[seat][:]
    seen = analysis(state, seat)
    total = sum(state.deck)
    taken: list[CardId | None] = []
    faces: list[CardId] = []
    overflow = 0
    for _ in range(count):
        if total == 0:
            return_discards(state, events)
            total = sum(state.deck)
            if total == 0:
                break
        kind = draw_card(state, total, rng)
        total -= 1
        if len(ports) >= state.tables.ports:
            state.discards = [*state.discards, known_card(kind, 0)]
            overflow += 1
        else:
            known = len(ports) < seen
            ports.append(known_card(kind, only(seat) if known else 0))
            faces.append(state.tables.card_ids[kind])
            taken.append(faces[-1] if known else None)
    state.ports[seat] = ports
    events.append(CardsTaken(seat, tuple(taken), overflow, tuple(faces)))


def look_at_ports(state: State, looker: Seat, owner: Seat, events: Sink[Event], rng: Chance) -> None:
    """Show a seat every card of a company, its own or another's."""
    rng.reveal()
    ports = state.ports[owner][:]
    for port in range(len(ports)):
        ports[port] = shown_to(ports[port], only(looker))
    state.ports[owner] = ports
    cards = tuple([state.tables.card_ids[kind] for kind in cards_of(ports)])
    events.append(CardsSeen(looker, owner, cards))


def look_by_analysis(state: State, seat: Seat, rng: Chance) -> None:
    """Show a company the ports its analysis reveals. (R2.5)"""
    ports = state.ports[seat][:]
    for port in range(min(len(ports), analysis(state, seat))):
        if not is_known_to(ports[port], seat):
            rng.reveal()
            ports[port] = shown_to(ports[port], only(seat))
    state.ports[seat] = ports


def discard_port(state: State, seat: Seat, port: Port, knowers: int) -> None:
    """Discard one card, seen also by `knowers`; the cards behind it move up."""
    ports = state.ports[seat][:]
    state.discards = [*state.discards, shown_to(ports.pop(port), knowers)]
    state.ports[seat] = ports


def discard_all(state: State, seat: Seat) -> None:
    """Discard a queue as it lies: what was face up is known, what was not stays unknown. (R7.2)"""
    state.discards = state.discards + state.ports[seat]
    state.ports[seat] = []


def turn_up(state: State, seat: Seat) -> None:
    """Turn up a whole queue for all to see. (R7.3)"""
    ports = state.ports[seat][:]
    for port in range(len(ports)):
        ports[port] = shown_to(ports[port], everyone(state))
    state.ports[seat] = ports


# The data bank (R2.7)


def add_to_bank(state: State, seat: Seat, points: int, events: Sink[Event]) -> None:
    """Change a bank, within its limits. (R2.7)"""
    bank = min(state.tables.bank_limit, max(0, state.bank[seat] + points))
    events.append(BankChanged(seat, bank - state.bank[seat], bank))
    state.bank[seat] = bank


def bank_cards(state: State, seat: Seat) -> None:
    """Bank ten points for each card, and discard the cards unseen. (R7.2)"""
    points = state.tables.safe_points * len(state.ports[seat])
    state.bank[seat] = min(state.tables.bank_limit, state.bank[seat] + points)
    discard_all(state, seat)


def report_banked(state: State, seat: Seat, cards: int, events: Sink[Event]) -> None:
    events.append(CardsBanked(seat, cards, state.bank[seat]))


# Attack cards (R10.5)


def replace_row(state: State, seat: Seat, row: list[KnownCard]) -> None:
    attack = state.attack[:]
    attack[seat] = row
    state.attack = attack
