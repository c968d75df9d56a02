"""R1 Setup: the endgame cards, three free upgrades in secret, then the projects and the first president."""

from saucer.engine.bits import all_below, members, only, with_, without
from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Refusal, Seat
from saucer.games.eti.components import ABILITIES, ALIEN_IDS, FEWEST_SEATS, THREATS
from saucer.games.eti.events import AlienCardShown, Event, RoleDealt, TableLaid, UpgradesShown
from saucer.games.eti.moves import ChooseThreat, Finish, Move, StartOver, Upgrade
from saucer.games.eti.numbers import NO_INCIDENT, NO_KNOWN_CARD, NO_PROJECT, NOBODY, Role
from saucer.games.eti.options import Options, first_president
from saucer.games.eti.phase_numbers import FIRST_MARKERS, LAY_TABLE, UPGRADES
from saucer.games.eti.ready_moves import FINISH, START_OVER
from saucer.games.eti.rules.company import lacks_threat, refuse_threat, threats_open
from saucer.games.eti.rules.refusals import refuse, refuse_start_over
from saucer.games.eti.rules.seats import all_seats, ask_all, everyone, line_up, note_choice
from saucer.games.eti.state import NO_FIELD, NO_RESULT, STARTED_OVER, State, Variant, replaced

# The table


def blank_state(variant: Variant, seats: int) -> State:
    """Return a state before the setup: all cards in their piles and decks, no upgrades. (R1.1, R1.3, R1.4)"""
    state = State(variant, seats)
    tables = state.tables
    state.phase = state.routine = state.awaited = state.turn = state.claimed = state.countdown = 0
    state.actor = state.target = state.source = NOBODY
    state.shown = NO_PROJECT
    state.incident = NO_INCIDENT
    state.taken = NO_KNOWN_CARD
    state.president = state.alien = Seat(0)
    state.revealed = state.invading = state.shaken = False
    state.roles = [Role(tables.aliens)] * seats
    state.piles = tables.all_projects
    state.centre = 0
    state.incident_deck = all_below(tables.incidents)
    state.incident_discards = state.attached = 0
    state.candidates = state.deciders = state.talks = state.blocs = state.banned = state.drills = 0
    state.claimers = state.movers = state.left = state.mashed = 0
    state.role_shown = state.fame_moved = state.survivors = state.lost = 0
    state.deck = tables.card_counts[:]
    state.discards = []
    state.pending = []
    state.result = None
    state.deals = []
    state.counted_votes = []
    blank_seats(state)
    return state


def blank_seats(state: State) -> None:
    seats = state.seats
    state.vaults = [0] * (2 * seats)
    state.bank = [0] * seats
    state.tokens = [0] * (4 * seats)
    state.permanent = [0] * (4 * seats)
    state.immune = [0] * seats
    state.ports = [[] for _ in range(seats)]
    state.study = [NO_PROJECT] * seats
    state.left_field = [NO_FIELD] * seats
    state.held = [0] * seats
    state.votes = [NOBODY] * seats
    state.offers = []
    state.drafts = [None] * seats
    state.opened = [0] * seats
    state.promises = [NOBODY] * (seats * seats)
    state.kept = [0] * seats
    state.broken = [0] * seats
    state.fame_marks = [0] * state.tables.projects
    state.defence_marks = [0] * state.tables.projects
    blank_turn(state)


def blank_turn(state: State) -> None:
    seats = state.seats
    state.choice = [0] * seats
    state.agendas = [0] * seats
    state.methods = [0] * seats
    state.results = [NO_RESULT] * seats
    state.winners = [NO_PROJECT] * seats
    state.queues = [[] for _ in range(seats)]
    state.spared = [0] * seats
    state.orders = [[] for _ in range(seats)]
    state.swaps = [0] * seats
    state.attack = [[] for _ in range(seats)]
    state.shelter = [0] * seats
    state.fames = [0] * seats


def start(options: Options, seats: int, rng: Chance) -> State:
    """A match before its first move."""
    state = blank_state(Variant(options, seats), seats)
    deal_roles(state, rng)
    ask_all(state, UPGRADES, everyone(state))  # R1.7
    state.routine = LAY_TABLE
    return state


def opening(state: State) -> list[Event]:
    """The alien card, where it is known to all, and the cards dealt in secret. (R1.5, R1.6)"""
    names = state.tables.role_ids
    events: list[Event] = []
    if state.variant.open_alien:
        events.append(AlienCardShown(names[state.roles[state.alien]]))
    for seat in all_seats(state):
        events.append(RoleDealt(seat, names[state.roles[seat]]))
    return events


def deal_roles(state: State, rng: Chance) -> None:
    """One alien card and human cards for the others, dealt in secret. (R1.5, R1.6)"""
    tables = state.tables
    humans = list(range(tables.aliens, tables.roles))
    rng.shuffle(humans)
    roles: list[int] = [alien_card(state, rng), *humans[: state.seats - 1]]
    rng.shuffle(roles)
    state.roles = [Role(role) for role in roles]
    for seat in all_seats(state):
        if roles[seat] < tables.aliens:
            state.alien = seat


def alien_card(state: State, rng: Chance) -> Role:
    """The card chosen by name, suited to length and seats, or random. (R1.6)"""
    options = state.variant.options
    if options.alien == "random":
        return Role(rng.below(state.tables.aliens))
    if options.alien == "suited":
        return state.tables.suited[options.length][state.seats - FEWEST_SEATS]
    return Role(ALIEN_IDS.index(options.alien))


# Projects and president, once the free upgrades are placed (R1.8, R1.9)


def lay_table(state: State, events: Sink[Event], rng: Chance) -> None:
    """Turn up the first projects, and draw the first president. (R1.8, R1.9)"""
    tables = state.tables
    for _ in range(state.seats - 1):
        pile = members(state.piles & tables.level_sets[1])
        project = pile[rng.below(len(pile))]
        state.piles = without(state.piles, project)
        state.centre |= only(project)
    first = first_president(state.variant.options)
    state.president = Seat(rng.below(state.seats)) if first is None else first
    projects = tuple([tables.project_ids[project] for project in members(state.centre)])
    events.append(TableLaid(state.president, projects))
    line_up(state, everyone(state))
    state.routine = FIRST_MARKERS


# Free upgrades (R1.7): the phase "upgrades"


def upgrades_left(state: State, seat: Seat) -> int:
    """Free upgrades a seat has still to place. (R1.7)"""
    return state.tables.free_upgrades - sum(state.tokens[4 * seat : 4 * seat + 4])


def setup_moves(state: State, seat: Seat) -> list[Move]:
    """Return the moves of the setup: free upgrades, immunities, starting over and being done. (R1.7)"""
    found: list[Move] = []
    left = upgrades_left(state, seat)
    if lacks_threat(state, seat):
        found += threats_open(state, seat)
    elif left:
        found += state.tables.moves.upgrade
    else:
        found.append(FINISH)
    if left < state.tables.free_upgrades and state.choice[seat] != STARTED_OVER:
        found.append(START_OVER)
    return found


def place_upgrade(state: State, seat: Seat, move: Upgrade, _events: Sink[Event], _rng: Chance) -> None:
    """One free upgrade, unseen by the others until all are done. (R1.7)"""
    index = 4 * seat + ABILITIES.index(move.ability)
    change_setup(state, index, state.tokens[index] + 1)


def choose_immunity(state: State, seat: Seat, move: ChooseThreat, _events: Sink[Event], _rng: Chance) -> None:
    """An immunity that the upgrades bring, unseen like them. (R1.7)"""
    immune = with_(state.immune[seat], THREATS.index(move.threat))
    state.immune = replaced(state.immune, seat, immune)


def start_setup_over(state: State, seat: Seat, _move: StartOver, _events: Sink[Event], _rng: Chance) -> None:
    """Take all upgrades and immunities back, once. (R13.26)"""
    state.immune = replaced(state.immune, seat, 0)
    state.choice[seat] = STARTED_OVER
    for ability in range(4):
        change_setup(state, 4 * seat + ability, 0)


def finish_setup(state: State, seat: Seat, _move: Finish, events: Sink[Event], rng: Chance) -> None:
    """Note that a seat is done, and show all upgrades once everyone is. (R1.7)"""
    if not note_choice(state, seat, 1, events):
        return
    rng.reveal()
    for other in all_seats(state):
        events.append(upgrades_shown(state, other))


def change_setup(state: State, index: int, tokens: int) -> None:
    permanent = state.permanent[:]
    permanent[index] = tokens
    state.permanent = permanent
    state.tokens[index] = tokens


def upgrades_shown(state: State, seat: Seat) -> UpgradesShown:
    upgrades = [name for index, name in enumerate(ABILITIES) for _ in range(state.tokens[4 * seat + index])]
    immunities = [THREATS[threat] for threat in members(state.immune[seat])]
    return UpgradesShown(seat, tuple(upgrades), tuple(immunities))


def refuse_setup(state: State, seat: Seat, move: Move) -> Refusal:
    if isinstance(move, StartOver):
        return refuse_start_over(state, seat)
    if isinstance(move, ChooseThreat):
        return refuse_threat(state, seat, move)
    if lacks_threat(state, seat):
        return refuse("R2.4", "immunity-first")
    if isinstance(move, Finish):
        return refuse("R1.7", "upgrades-left", {"left": upgrades_left(state, seat)})
    return refuse("R1.7", "no-upgrades-left")
