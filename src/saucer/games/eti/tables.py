"""The components as tables of numbers, made once, for rules that run fast."""

from typing import Any, Final

from saucer.engine.bits import all_below, has, only
from saucer.engine.components.tables import TableLoader
from saucer.games.eti.components import (
    ABILITIES,
    FIELDS,
    LEVELS,
    STANDARD,
    THREATS,
    Components,
    check_components,
)
from saucer.games.eti.numbers import Card, Incident, Project, Role
from saucer.games.eti.ready_moves import ReadyMoves

STAFFING: Final = 0
CREATIVITY: Final = 1
SECURITY: Final = 2
ANALYSIS: Final = 3
NO_ABILITY: Final = -1

SECRET: Final = 0
PUBLIC: Final = 1

RESEARCH: Final = 1
SUBMIT: Final = 2
CHANGE: Final = 3
AGENDAS: Final = ["", "research", "submit", "change"]

SAFE: Final = 1
STANDARD_WAY: Final = 2
METHODS: Final = ["", "safe", "standard"]

BY_HIGHEST: Final = 0
BY_LOWEST_LEVEL: Final = 1
BY_MOST_LEVELS: Final = 2
BY_OTHER: Final = 4
BY_VOTE: Final = 5
HELD: Final = 6
CHOOSERS: Final = ["highest", "lowest-level", "most-levels", "president", "other", "vote", "held"]

THREAT_NUMBERS: Final[dict[str, int]] = {threat: number for number, threat in enumerate(THREATS)}

ALL_THREATS: Final = 15
"""The set of all threats."""


class CardTable:
    """What each kind of research card is: a number, a factor (else -1) or a threat (else -1)."""

    def __init__(self, numbers: list[int], factors: list[int], threats: list[int]) -> None:
        self.numbers = numbers
        self.factors = factors
        self.threats = threats


class Tables:
    """All tables together."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.free_upgrades = components.free_upgrades
        self.ports = components.ports
        self.bank_limit = components.bank_limit
        self.safe_points = components.safe_points
        self.scoop_limit = components.scoop_limit
        self.secret_defence = components.secret_defence
        self.public_fame = components.public_fame
        self.read_tracks(components)
        self.read_research(components)
        self.read_projects(components)
        self.read_incidents(components)
        self.read_roles(components)
        self.moves = ReadyMoves(components)

    def read_tracks(self, components: Components) -> None:
        tracks = components.tracks
        self.staffing = list(tracks.staffing)
        self.creativity = list(tracks.creativity)
        self.security = list(tracks.security)
        self.analysis = list(tracks.analysis)
        self.eti = list(tracks.eti)
        self.intel = list(tracks.intel)
        self.tactics = list(tracks.tactics)
        self.brutality = list(tracks.brutality)
        self.last_space = len(self.staffing) - 1
        lengths = components.lengths
        self.multipliers = {"short": lengths.short, "standard": lengths.standard, "epic": lengths.epic}
        attack = components.threat_attack
        self.threat_attack = [attack.plain, attack.plain_immune, attack.tactic, attack.tactic_immune]

    def read_research(self, components: Components) -> None:
        cards = components.research
        self.kinds = len(cards)
        self.card_ids = [card.id for card in cards]
        self.card_of = {card.id: Card(number) for number, card in enumerate(cards)}
        self.card_counts = [card.count for card in cards]
        self.deck_size = components.research_deck
        self.attacks = [card.attack for card in cards]
        self.table = CardTable(
            [card.value if card.kind == "number" else 0 for card in cards],
            [card.value if card.kind == "multiplier" else -1 for card in cards],
            [THREAT_NUMBERS.get(card.id, -1) for card in cards],
        )
        self.threat_counts = [0] * len(THREATS)
        self.plain_attack = 0
        for card in cards:
            if card.id in THREAT_NUMBERS:
                self.threat_counts[THREAT_NUMBERS[card.id]] += card.count
            else:
                self.plain_attack += card.count * card.attack
        self.mean_attacks = [
            self.mean_attack(tactics, immune)
            for tactics in range(ALL_THREATS + 1)
            for immune in range(ALL_THREATS + 1)
        ]

    def mean_attack(self, tactics: int, immune: int) -> float:
        """What a face-down card does on average with these tactics, against a company immune to these threats."""
        total = self.plain_attack
        for threat in range(len(THREATS)):
            attack = self.threat_attack[2 * int(has(tactics, threat)) + int(has(immune, threat))]
            total += self.threat_counts[threat] * attack
        return total / self.deck_size

    def read_projects(self, components: Components) -> None:
        cards = components.projects
        self.projects = len(cards)
        self.all_projects = all_below(len(cards))
        self.project_ids = [card.id for card in cards]
        self.project_of = {card.id: Project(number) for number, card in enumerate(cards)}
        self.levels = [card.level for card in cards]
        self.fields = [FIELDS.index(card.field) for card in cards]
        self.difficulty = [card.difficulty for card in cards]
        self.defence = [card.defence for card in cards]
        self.fame = [card.fame for card in cards]
        self.upgrades = [[ABILITIES.index(ability) for ability in card.upgrades] for card in cards]
        self.level_sets = [0] * (LEVELS + 1)
        self.field_sets = [0] * len(FIELDS)
        self.ability_sets = [0] * len(ABILITIES)
        for number in range(len(cards)):
            self.level_sets[self.levels[number]] |= only(number)
            self.field_sets[self.fields[number]] |= only(number)
            for ability in self.upgrades[number]:
                self.ability_sets[ability] |= only(number)

    def read_incidents(self, components: Components) -> None:
        cards = components.events
        self.incidents = len(cards)
        self.incident_ids = [card.id for card in cards]
        self.incident_of = {card.id: Incident(number) for number, card in enumerate(cards)}
        self.incident_by = [CHOOSERS.index(card.by) for card in cards]
        self.incident_effect: list[str] = [card.effect for card in cards]
        self.incident_ability = [
            NO_ABILITY if card.ability is None else ABILITIES.index(card.ability) for card in cards
        ]
        self.incident_number = [card.number for card in cards]
        self.incident_otherwise = [card.otherwise for card in cards]
        self.bloc_factor = self.number_of("voting-bloc")
        self.shelter_points = self.number_of("deep-shelter")

    def number_of(self, effect: str) -> int:
        """What the first incident with this effect counts, 0 when there is none."""
        for incident in range(self.incidents):
            if self.incident_effect[incident] == effect:
                return self.incident_number[incident]
        return 0

    def read_roles(self, components: Components) -> None:
        self.aliens = len(components.aliens)
        self.role_ids = [card.id for card in components.aliens] + [card.id for card in components.humans]
        self.role_of = {role: Role(number) for number, role in enumerate(self.role_ids)}
        self.roles = len(self.role_ids)
        self.role_effect: list[str] = [""] * self.aliens + [card.effect for card in components.humans]
        self.role_number = [0] * self.aliens + [card.number for card in components.humans]
        self.role_fame = [0] * self.aliens + [card.fame for card in components.humans]
        self.alien_base = [card.base for card in components.aliens]
        self.alien_intel = [card.intel for card in components.aliens]
        self.alien_tactics = [card.tactics for card in components.aliens]
        self.alien_cards = [card.cards for card in components.aliens]
        suited = components.suited
        self.suited = {
            length: [self.role_of[card] for card in cards]
            for length, cards in (
                ("short", suited.short), ("standard", suited.standard), ("epic", suited.epic)
            )
        }  # fmt: skip
        """The suited alien card by length, for 3 seats and more."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the components alone, and nothing of the standard ones: every process has their tables."""
        return tables_of, (None if self is TABLES.standard else self.components,)


TABLES: Final[TableLoader[Components, Tables]] = TableLoader(STANDARD, Tables, check_components)


def tables_of(components: Components | None) -> Tables:
    """Return the tables of components, the standard ones when None."""
    return TABLES.of(components)
