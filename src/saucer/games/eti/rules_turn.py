"""The frame of a turn: setup, the reveal window, new projects, markers and the badge (R1, R3, R9)."""

from typing import Final

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.eti.box import CHANGE, SECRET
from saucer.games.eti.components import ABILITIES, ALIEN_IDS, THREATS
from saucer.games.eti.events import (
    AlienRevealed,
    BadgePassed,
    Event,
    NobodyRevealed,
    RevealAsked,
    Scooped,
    TurnStarted,
    UpgradesShown,
)
from saucer.games.eti.moves import ChooseThreat, Move, Reveal, StartOver, Upgrade
from saucer.games.eti.options import Options
from saucer.games.eti.questions import (
    clockwise,
    companies,
    everyone,
    members,
    must_reveal,
    next_president,
    projects_open,
    space,
    stocked_levels,
    top_level,
)
from saucer.games.eti.rules_bargain import forget_promises_of
from saucer.games.eti.rules_cards import bank_cards, discard_all, return_discards, tell_banked
from saucer.games.eti.rules_company import (
    ask_all,
    ask_one,
    claim_into,
    place_marker,
    scoop,
    take_off_project,
)
from saucer.games.eti.rules_event import draw_project, shuffle_events
from saucer.games.eti.rules_submit import note_choice
from saucer.games.eti.stages import (
    DRAWS,
    MARKS,
    TO_BADGE,
    TO_COUNTDOWN,
    TO_ESCAPE,
    TO_EVENT,
    TO_LEFTOVERS,
    TO_MARKS,
    TO_START,
    TO_TURN,
    UPGRADES,
    WINDOW,
)
from saucer.games.eti.state import NOBODY, STARTED_OVER, State, Variant, replaced

PASSES: Final = 1
REVEALS: Final = 2


# Setup (R1)


def blank_state(variant: Variant, seats: int) -> State:
    """A table with nothing on it yet."""
    state = State(variant, seats)
    box = state.box
    state.stage = state.step = state.awaited = state.turn = state.claimed = state.countdown = 0
    state.actor = state.shown = state.event = state.target = state.taken = state.source = NOBODY
    state.president = state.alien = 0
    state.revealed = state.invading = state.shaken = False
    state.roles = [box.aliens] * seats
    state.piles = box.all_projects
    state.centre = 0
    state.event_deck = (1 << box.events) - 1
    state.event_discards = state.attached = 0
    state.candidates = state.deciders = state.talks = state.blocs = state.banned = state.drills = 0
    state.claimers = state.movers = state.left = state.mashed = 0
    state.role_shown = state.fame_moved = state.survivors = state.lost = 0
    state.deck = box.card_counts[:]
    state.discards = []
    state.queue = []
    state.result = None
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
    state.study = [NOBODY] * seats
    state.left_field = [NOBODY] * seats
    state.held = [0] * seats
    state.votes = [NOBODY] * seats
    state.offers = []
    state.drafts = [None] * seats
    state.opened = [0] * seats
    state.promises = [NOBODY] * (seats * seats)
    state.kept = [0] * seats
    state.broken = [0] * seats
    state.fame_marks = [0] * state.box.projects
    state.defence_marks = [0] * state.box.projects
    blank_turn(state)


def blank_turn(state: State) -> None:
    seats = state.seats
    state.choice = [0] * seats
    state.agendas = [0] * seats
    state.methods = [0] * seats
    state.results = [NOBODY] * seats
    state.winners = [NOBODY] * seats
    state.queues = [[] for _ in range(seats)]
    state.orders = [[] for _ in range(seats)]
    state.swaps = [0] * seats
    state.attack = [[] for _ in range(seats)]
    state.shelter = [0] * seats
    state.fames = [0] * seats


def start(options: Options, seats: int, rng: Chance) -> State:
    """A match before its first move."""
    state = blank_state(Variant(options, seats), seats)
    deal_roles(state, rng)
    state.president = rng.below(seats) if options.president == "random" else 0  # R1.9
    for _ in range(seats - 1):  # R1.8
        pile = members(state.piles & state.box.level_sets[1])
        project = pile[rng.below(len(pile))]
        state.piles &= ~(1 << project)
        state.centre |= 1 << project
    ask_all(state, UPGRADES, everyone(state))  # R1.7
    state.step = TO_START
    state.queue = clockwise(state, state.president, everyone(state))
    return state


def deal_roles(state: State, rng: Chance) -> None:
    """One alien card and human cards for the others, dealt in secret. (R1.5, R1.6)"""
    box = state.box
    humans = list(range(box.aliens, box.roles))
    rng.shuffle(humans)
    roles = [alien_card(state, rng), *humans[: state.seats - 1]]
    rng.shuffle(roles)
    state.roles = roles
    for seat in range(state.seats):
        if roles[seat] < box.aliens:
            state.alien = seat


def alien_card(state: State, rng: Chance) -> int:
    chosen = state.variant.options.alien
    if chosen == "random":
        return rng.below(state.box.aliens)
    return state.box.suited[state.seats] if chosen == "suited" else ALIEN_IDS.index(chosen)


def set_up(state: State, seat: int, move: Move, news: list[Event], rng: Chance) -> None:
    """One free upgrade or immunity of a seat, unseen by the others until all are done. (R1.7)"""
    if isinstance(move, Upgrade):
        index = 4 * seat + ABILITIES.index(move.ability)
        change_setup(state, index, state.tokens[index] + 1)
    elif isinstance(move, ChooseThreat):
        immune = state.immune[seat] | (1 << THREATS.index(move.threat))
        state.immune = replaced(state.immune, seat, immune)
    elif isinstance(move, StartOver):
        state.immune = replaced(state.immune, seat, 0)
        state.choice[seat] = STARTED_OVER
        for ability in range(4):
            change_setup(state, 4 * seat + ability, 0)
    elif note_choice(state, seat, 1, news):
        rng.reveal()
        for other in range(state.seats):
            news.append(told_upgrades(state, other))


def change_setup(state: State, index: int, tokens: int) -> None:
    permanent = state.permanent[:]
    permanent[index] = tokens
    state.permanent = permanent
    state.tokens[index] = tokens


def told_upgrades(state: State, seat: int) -> UpgradesShown:
    upgrades = [name for index, name in enumerate(ABILITIES) for _ in range(state.tokens[4 * seat + index])]
    immunities = [THREATS[threat] for threat in members(state.immune[seat])]
    return UpgradesShown(Seat(seat), tuple(upgrades), tuple(immunities))


# The start of a turn and the reveal window (R3)


def begin_turn(state: State, news: list[Event]) -> None:
    """Start a turn; ask every seat whether it reveals, once that can happen. (R3.2, R10.3)"""
    news.append(TurnStarted(state.turn, Seat(state.president), state.claimed))
    state.step = TO_EVENT
    if state.revealed:
        if state.countdown == 0 or state.centre == 0:
            state.step = TO_LEFTOVERS
        return
    if state.claimed >= state.variant.threshold or must_reveal(state):
        news.append(RevealAsked(must_reveal(state)))
        ask_all(state, WINDOW, everyone(state))


def answer_window(state: State, seat: int, move: Move, news: list[Event], rng: Chance) -> None:
    """Everyone answers; only a reveal is announced. (R3.2, R3.3)"""
    if not note_choice(state, seat, REVEALS if isinstance(move, Reveal) else PASSES, news):
        return
    rng.reveal()
    if state.choice[state.alien] == REVEALS:
        reveal_alien(state, news)
    else:
        news.append(NobodyRevealed())


def reveal_alien(state: State, news: list[Event]) -> None:
    """The alien shows itself and claims the project it studies; its rivals there are scooped. (R10.1, R10.2)"""
    seat = state.alien
    project = state.study[seat]
    state.revealed = True
    state.role_shown |= 1 << seat
    take_off_project(state, seat)
    state.bank[seat] = 0
    discard_all(state, seat)
    state.event_discards |= state.held[seat]
    state.held = replaced(state.held, seat, 0)
    forget_promises_of(state, seat)
    told = len(news)
    if project != NOBODY:
        state.centre &= ~(1 << project)
        claim_into(state, seat, project, SECRET, news)
    state.countdown = state.box.eti[space(state, seat, 0)]
    name = None if project == NOBODY else state.box.project_ids[project]
    news.insert(told, AlienRevealed(Seat(seat), state.box.role_ids[state.roles[seat]], name, state.countdown))
    if state.president == seat:
        state.president = next_president(state, seat)
        news.append(BadgePassed(Seat(state.president)))
    escape(state, project, news)


def escape(state: State, project: int, news: list[Event]) -> None:
    """Those who studied the alien's project bank their cards and look for another. (R10.2)"""
    scooped = 0
    for seat in clockwise(state, state.president, companies(state)):
        if project != NOBODY and state.study[seat] == project:
            bank_cards(state, seat)
            scoop(state, seat)
            scooped |= 1 << seat
            news.append(Scooped(Seat(seat), state.box.project_ids[project], state.bank[seat]))
    state.queue = clockwise(state, state.president, scooped)
    state.step = TO_ESCAPE


def count_down(state: State) -> None:
    state.step = TO_LEFTOVERS if state.countdown == 0 else TO_EVENT


# New projects and markers (R9)


def draw_next(state: State, news: list[Event], rng: Chance) -> None:
    """Each claimer turns up a project, from the president clockwise; none after the reveal. (R9.1, R9.2)"""
    while state.queue and not state.revealed:
        seat = state.queue[0]
        levels = stocked_levels(state, top_level(state, seat) + 1)
        if len(levels) > 1:
            ask_one(state, DRAWS, seat)
            return
        if levels:
            turn_up_project(state, levels[0], news, rng)
        else:
            state.queue.pop(0)
    state.queue = clockwise(state, state.president, state.movers)
    state.step = TO_MARKS


def turn_up_project(state: State, level: int, news: list[Event], rng: Chance) -> None:
    seat = state.queue.pop(0)
    state.centre |= 1 << draw_project(state, level, seat, news, rng)
    state.awaited = 0


def choose_marks(state: State, news: list[Event]) -> None:
    """Ask the next seat for its marker; where one project is left, it is that one. (R1.9, R9.3, R10.2)"""
    while state.queue:
        seat = state.queue[0]
        bank_before_moving(state, seat, news)
        projects = projects_open(state, seat)
        if projects & (projects - 1):
            ask_one(state, MARKS, seat)
            return
        state.queue.pop(0)
        if projects:
            place_marker(state, seat, members(projects)[0], news, cut=True)
    if state.step == TO_START:
        state.turn = 1
        state.step = TO_TURN
    else:
        state.step = TO_COUNTDOWN if state.step == TO_ESCAPE else TO_BADGE


def bank_before_moving(state: State, seat: int, news: list[Event]) -> None:
    """A company that changes projects banks its cards first. (R9.3)"""
    if state.step == TO_MARKS and state.agendas[seat] == CHANGE and state.ports[seat]:
        cards = len(state.ports[seat])
        bank_cards(state, seat)
        tell_banked(state, seat, cards, news)


def mark_project_studied(state: State, project: int, news: list[Event]) -> None:
    seat = state.queue.pop(0)
    state.awaited = 0
    place_marker(state, seat, project, news, cut=True)


def pass_badge(state: State, news: list[Event]) -> None:
    """The turn is over: badge to the left, discards into the deck. (R9.5, R9.6)"""
    state.president = next_president(state, state.president)
    news.append(BadgePassed(Seat(state.president)))
    return_discards(state, news)
    if state.event_deck == 0:
        shuffle_events(state, news)
    if state.revealed:
        state.countdown -= 1
    state.turn += 1
    state.event = NOBODY
    state.blocs = state.talks = state.banned = state.drills = state.claimers = state.movers = 0
    state.step = TO_TURN
