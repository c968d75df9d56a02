"""R11 Endgame cards: what each one does, counts and is worth, and how attack and defence count with it.

One class per human card. The alien cards are numbers only, which the invasion reads (R11.7).
"""

from typing import Final

from saucer.engine.bits import has, members, only, size_of
from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Refusal, Seat
from saucer.games.eti.events import Event
from saucer.games.eti.invasion_events import AttackScrapped, AttackTurnedUp, FameMoved, RoleShown
from saucer.games.eti.moves import ChooseProject, ChooseVault, DrawProject, Move, Scrap
from saucer.games.eti.numbers import NO_PROJECT, Card, Project, card_of, cards_of, lies_open, shown_to
from saucer.games.eti.phase_numbers import (
    APPLY_CARD,
    FAME_MOVE,
    NEXT_HUMAN,
    OFFER_SHELTER,
    RESOLVE_ATTACKS,
    SCRAP,
    VISION,
    VISION_VAULT,
)
from saucer.games.eti.rules.company import replace_row, space
from saucer.games.eti.rules.refusals import refuse, refuse_level
from saucer.games.eti.rules.seats import ask_one, everyone, next_in_line
from saucer.games.eti.rules.vaults import (
    claim_into,
    draw_moves,
    draw_project,
    name_projects,
    stocked_levels,
    top_level,
    vault_named,
    vault_of,
)
from saucer.games.eti.state import State
from saucer.games.eti.tables import ANALYSIS, PUBLIC, SECRET

VISION_DEFENCE: Final = 13.0
SCRAPPED_ATTACK: Final = 22.0


class EndgameCard:
    """A human endgame card: what it does once it is shown, counts and is worth. One class per card."""

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def show(self, state: State, seat: Seat, events: Sink[Event], rng: Chance) -> None:
        """Apply what the card does as soon as it is shown."""

    def defence(self, state: State, _seat: Seat, vault: int) -> int:
        """What lying in a vault adds to the defence of a project. (R8.4)"""
        return state.tables.secret_defence if vault == SECRET else 0

    def fame(self, state: State, _seat: Seat, vault: int) -> int:
        """What lying in a vault adds to the fame of a project. (R8.4)"""
        return 0 if vault == SECRET else state.tables.public_fame

    def is_immune(self) -> bool:
        """Whether threats do not count."""
        return False

    def spared(self, _state: State, _seat: Seat) -> int:
        """How much of the base attack does not count."""
        return 0

    def expect(self, _state: State, _seat: Seat) -> tuple[float, float, float]:
        """The defence, fame and attack to expect while the card has still to be shown."""
        return (0.0, 0.0, 0.0)

    def liking(self, _state: State, _seat: Seat, _project: Project) -> float:
        """What the card adds to the worth of a project, in points of defence."""
        return 0.0


# Showing the cards in turn (R10.8)


def next_human(state: State, events: Sink[Event], rng: Chance) -> None:
    """Have the next human show its card and apply it, from the final president clockwise. (R10.8)"""
    if not state.pending:
        state.routine = RESOLVE_ATTACKS
        return
    seat = next_in_line(state)
    state.role_shown |= only(seat)
    rng.reveal()
    events.append(RoleShown(seat, state.tables.role_ids[state.roles[seat]]))
    state.routine = APPLY_CARD


def apply_card(state: State, events: Sink[Event], rng: Chance) -> None:
    seat = next_in_line(state)
    state.routine = OFFER_SHELTER
    shown_card(state, seat).show(state, seat, events, rng)


def leave_endgame(state: State) -> None:
    """Continue with the next human."""
    state.pending.pop(0)
    state.awaited = 0
    state.routine = NEXT_HUMAN


# Survivalist (R11.1): the phase "fame-move"


class Survivalist(EndgameCard):
    """Turn the printed fame of one own project into defence. (R11.1)"""

    def show(self, state: State, seat: Seat, _events: Sink[Event], _rng: Chance) -> None:
        """Ask for a project, if the seat has any. (R11.1, R13.21)"""
        if vault_of(state, seat):
            ask_one(state, FAME_MOVE, seat)

    def expect(self, state: State, seat: Seat) -> tuple[float, float, float]:
        """The most fame one own project has printed on it."""
        most = float(most_fame(state, seat))
        return (most, -most, 0.0)

    def liking(self, state: State, seat: Seat, project: Project) -> float:
        """Return the printed fame beyond that of every own project."""
        return max(0.0, float(state.tables.fame[project] - most_fame(state, seat)))


def most_fame(state: State, seat: Seat) -> int:
    """The most fame that is printed on a project of a seat."""
    most = 0
    for project in members(vault_of(state, seat)):
        most = max(most, state.tables.fame[project])
    return most


def fame_moves(state: State, seat: Seat) -> list[Move]:
    return name_projects(state, vault_of(state, seat))


def move_fame(state: State, seat: Seat, move: ChooseProject, events: Sink[Event], _rng: Chance) -> None:
    """Turn the printed fame of a project into defence. (R11.1)"""
    state.fame_moved |= only(state.tables.project_of[move.project])
    state.awaited = 0
    events.append(FameMoved(seat, move.project))


def refuse_fame(_state: State, _seat: Seat, move: ChooseProject) -> Refusal:
    return refuse("R11.1", "not-your-project", {"project": move.project})


# Visionary (R11.2, R12.5): the phases "vision" and "vision-vault"


class Visionary(EndgameCard):
    """Draw a project of the lowest level in stock into either vault. (R11.2)"""

    def show(self, state: State, seat: Seat, events: Sink[Event], rng: Chance) -> None:
        """A project of the lowest level still stocked, or of any up to the own highest. (R11.2, R12.5, R13.22)"""
        levels = stocked_levels(state, top_level(state, seat) if state.variant.wide_visionary else 0)
        if len(levels) == 1:
            see_vision(state, seat, levels[0], events, rng)
        elif levels:
            ask_one(state, VISION, seat)

    def expect(self, _state: State, _seat: Seat) -> tuple[float, float, float]:
        return (VISION_DEFENCE, VISION_DEFENCE, 0.0)


def vision_moves(state: State, seat: Seat) -> list[Move]:
    return draw_moves(state, top_level(state, seat))


def draw_vision(state: State, seat: Seat, move: DrawProject, events: Sink[Event], rng: Chance) -> None:
    see_vision(state, seat, move.level, events, rng)


def see_vision(state: State, seat: Seat, level: int, events: Sink[Event], rng: Chance) -> None:
    state.shown = draw_project(state, level, seat, events, rng)
    ask_one(state, VISION_VAULT, seat)


def refuse_vision(_state: State, _seat: Seat, move: DrawProject) -> Refusal:
    """Refuse a level. Only the wide Visionary asks for one. (R12.5)"""
    return refuse_level("R12.5", move)


def keep_vision(state: State, seat: Seat, move: ChooseVault, events: Sink[Event], rng: Chance) -> None:
    """Put the project into either vault. Its upgrades count at once. (R11.2)"""
    claim_into(state, seat, state.shown, vault_named(move), events, rng)
    state.shown = NO_PROJECT
    state.awaited = 0


# Isolationist (R11.3)


class Isolationist(EndgameCard):
    """More defence for own top-secret projects. (R11.3)"""

    def defence(self, state: State, seat: Seat, vault: int) -> int:
        return state.tables.role_number[state.roles[seat]] if vault == SECRET else 0

    def expect(self, state: State, seat: Seat) -> tuple[float, float, float]:
        secret = size_of(state.vaults[2 * seat + SECRET])
        return (secret * self.liking(state, seat, NO_PROJECT), 0.0, 0.0)

    def liking(self, state: State, seat: Seat, _project: Project) -> float:
        return float(state.tables.role_number[state.roles[seat]] - state.tables.secret_defence)


# Folk Hero (R11.4)


class FolkHero(EndgameCard):
    """Defence for own public projects, and more fame. (R11.4)"""

    def defence(self, state: State, seat: Seat, vault: int) -> int:
        return state.tables.secret_defence if vault == SECRET else state.tables.role_number[state.roles[seat]]

    def fame(self, state: State, seat: Seat, vault: int) -> int:
        return 0 if vault == SECRET else state.tables.role_fame[state.roles[seat]]

    def expect(self, state: State, seat: Seat) -> tuple[float, float, float]:
        tables = state.tables
        role = state.roles[seat]
        public = size_of(state.vaults[2 * seat + PUBLIC])
        return (
            float(public * tables.role_number[role]),
            float(public * (tables.role_fame[role] - tables.public_fame)),
            0.0,
        )

    def liking(self, state: State, seat: Seat, _project: Project) -> float:
        role = state.roles[seat]
        return (
            state.tables.role_number[role] - state.tables.secret_defence + 0.5 * state.tables.role_fame[role]
        )


# Counterspy (R11.5)


class Counterspy(EndgameCard):
    """Immune to all four threats, and less base attack. (R11.5)"""

    def is_immune(self) -> bool:
        return True

    def spared(self, state: State, seat: Seat) -> int:
        return state.tables.role_number[state.roles[seat]]


# Saboteur (R11.6): the phase "scrap"


class Saboteur(EndgameCard):
    """Turn up the own attack cards, and let the seat discard one. (R11.6)"""

    def show(self, state: State, seat: Seat, events: Sink[Event], rng: Chance) -> None:
        rng.reveal()
        row = state.attack[seat][:]
        for slot in range(len(row)):
            if not lies_open(row[slot]):
                events.append(AttackTurnedUp(seat, state.tables.card_ids[card_of(row[slot])]))
            row[slot] = shown_to(row[slot], everyone(state))
        replace_row(state, seat, row)
        if scrappable(state, seat):
            ask_one(state, SCRAP, seat)

    def expect(self, _state: State, _seat: Seat) -> tuple[float, float, float]:
        return (0.0, 0.0, -SCRAPPED_ATTACK)


def scrappable(state: State, seat: Seat) -> list[int]:
    """The own attack cards that a Saboteur may discard. (R11.6)"""
    worth = state.tables.role_number[state.roles[seat]]
    kinds = sorted(set(cards_of(state.attack[seat])))
    return [kind for kind in kinds if card_attack(state, seat, kind) <= worth]


def scrap_moves(state: State, seat: Seat) -> list[Move]:
    return [state.tables.moves.scrap[card] for card in scrappable(state, seat)]


def scrap(state: State, seat: Seat, move: Scrap, events: Sink[Event], _rng: Chance) -> None:
    card = state.tables.card_of[move.card]
    row = state.attack[seat][:]
    row.pop(cards_of(row).index(card))
    state.deck[card] += 1
    replace_row(state, seat, row)
    state.awaited = 0
    events.append(AttackScrapped(seat, move.card))


def refuse_scrap(_state: State, _seat: Seat, move: Scrap) -> Refusal:
    return refuse("R11.6", "no-such-card-to-scrap", {"card": move.card})


# All cards


NO_EFFECT: Final = EndgameCard("R11")
ENDGAME_CARDS: Final[dict[str, EndgameCard]] = {
    "fame-to-defence": Survivalist("R11.1"),
    "draw-project": Visionary("R11.2"),
    "secret-defence": Isolationist("R11.3"),
    "public-defence": FolkHero("R11.4"),
    "immune": Counterspy("R11.5"),
    "scrap": Saboteur("R11.6"),
}
"""Every human card, by its effect as in the components."""


def dealt_card(state: State, seat: Seat) -> EndgameCard:
    """The endgame card of a human, shown or not; NO_EFFECT for the alien."""
    return ENDGAME_CARDS.get(state.tables.role_effect[state.roles[seat]], NO_EFFECT)


def shown_card(state: State, seat: Seat) -> EndgameCard:
    """The endgame card of a human once it lies open; NO_EFFECT before."""
    return dealt_card(state, seat) if has(state.role_shown, seat) else NO_EFFECT


# What counts in the invasion (R10.9 to R10.11)


def base_attack(state: State, seat: Seat) -> int:
    """What the alien's brutality and card do to a company before any attack card. (R10.9, R11.5)"""
    tables = state.tables
    base = tables.brutality[space(state, state.alien, ANALYSIS)] + tables.alien_base[state.roles[state.alien]]
    return max(0, base - shown_card(state, seat).spared(state, seat))


def card_attack(state: State, seat: Seat, card: Card) -> int:
    """What an attack card is worth against a company. (R10.9)"""
    tables = state.tables
    threat = tables.table.threats[card]
    if threat < 0:
        return tables.attacks[card]
    immune = has(state.immune[seat], threat) or shown_card(state, seat).is_immune()
    return tables.threat_attack[2 * int(has(state.immune[state.alien], threat)) + int(immune)]


def vault_totals(state: State, seat: Seat, vault: int) -> tuple[int, int]:
    """The defence and the fame that the projects in one vault of a seat add up to. (R10.10, R10.11)"""
    projects = state.vaults[2 * seat + vault]
    if projects == 0:
        return (0, 0)
    card = shown_card(state, seat)
    more_defence = card.defence(state, seat, vault)
    more_fame = card.fame(state, seat, vault)
    defence = 0
    fame = 0
    while projects:
        rest = projects & (projects - 1)
        project = Project((projects ^ rest).bit_length() - 1)
        defence += defence_alone(state, project) + more_defence
        fame += fame_alone(state, project) + more_fame
        projects = rest
    return (defence, fame)


def project_defence(state: State, seat: Seat, project: Project) -> int:
    """What a project defends with in the invasion. (R10.10)"""
    bonus = shown_card(state, seat).defence(state, seat, vault_with(state, seat, project))
    return defence_alone(state, project) + bonus


def project_fame(state: State, seat: Seat, project: Project) -> int:
    """The fame of a project that survives. (R10.11)"""
    bonus = shown_card(state, seat).fame(state, seat, vault_with(state, seat, project))
    return fame_alone(state, project) + bonus


def vault_with(state: State, seat: Seat, project: Project) -> int:
    return SECRET if has(state.vaults[2 * seat + SECRET], project) else PUBLIC


def defence_alone(state: State, project: Project) -> int:
    """The defence of a project wherever it lies: printed, marked, or moved there from its fame."""
    defence = state.tables.defence[project] + state.defence_marks[project]
    return defence + state.tables.fame[project] if has(state.fame_moved, project) else defence


def fame_alone(state: State, project: Project) -> int:
    marks = state.fame_marks[project]
    return marks if has(state.fame_moved, project) else marks + state.tables.fame[project]
