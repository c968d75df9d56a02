"""What is in the box: cards, tracks and numbers, read from TOML and checked before use."""

from typing import Final, Literal, NewType, get_args

from saucer.engine.components.reading import (
    FileFormat,
    expect_at_most,
    expect_falling,
    expect_length,
    expect_order,
    expect_range,
    expect_rising,
    expect_some,
    expect_sum,
    expect_tens,
    expect_unique,
    read_components,
    standard_text_of,
)
from saucer.engine.components.shape import Problem, check_choice
from saucer.engine.components.toml_lines import Path
from saucer.engine.types import Data
from saucer.games.eti.component_formats import guess_format, name_suited, unfold_decks

CardId = NewType("CardId", str)
"""A kind of research card: `10`, `x2` or `arson`."""

ProjectId = NewType("ProjectId", str)
IncidentId = NewType("IncidentId", str)
"""An event card, such as `fire-drill`; named apart from the events that report what happened."""

RoleId = NewType("RoleId", str)
"""An endgame card, such as `visionary` or `raiding-party`."""

Ability = Literal["staffing", "creativity", "security", "analysis"]
Field = Literal[
    "chemistry", "computers", "life-sciences", "physics", "robotics", "sensors", "weaponry", "xeno-studies",
]  # fmt: skip
Threat = Literal["abduction", "arson", "virus", "spy"]
CardKind = Literal["number", "multiplier", "threat"]
Chooser = Literal["highest", "lowest-level", "most-levels", "president", "other", "vote", "held"]
EffectName = Literal[
    "cards", "bank", "sweep", "review", "halve-bank", "gift", "patent", "upgrade", "contract", "ban", "ability",
    "fame-mark", "reorder", "defence-mark", "inspect", "fire-drill", "change-of-plans", "voting-bloc",
    "deep-shelter",
]  # fmt: skip
HumanEffect = Literal[
    "fame-to-defence", "draw-project", "secret-defence", "public-defence", "immune", "scrap",
]  # fmt: skip
Provenance = Literal["rulebook", "found", "reconstructed"]

FORMATS = FileFormat("eti", (unfold_decks, name_suited), guess_format)

ABILITIES: tuple[Ability, ...] = ("staffing", "creativity", "security", "analysis")
FIELDS: tuple[Field, ...] = get_args(Field)
THREATS: tuple[Threat, ...] = ("abduction", "arson", "virus", "spy")
HELD_EFFECTS: tuple[EffectName, ...] = ("fire-drill", "change-of-plans", "voting-bloc", "deep-shelter")
ABILITY_CHOOSERS: tuple[Chooser, ...] = ("highest", "vote")
ALIEN_IDS = ("raiding-party", "harvest-squadron", "conquest-legion", "extinction-armada")
LEVELS: Final = 5
SPACES: Final = 7
MOST_KINDS: Final = 16
FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 6
MOST_NUMBER: Final = 1000
MOST_UPGRADES: Final = 4
MOST_EVENTS: Final = 50
FEWEST_RESEARCH: Final = 84
"""As many research cards as six companies have ports."""
MOST_OF_ALIENS = {"ufos": 4, "base": MOST_NUMBER, "intel": 20, "tactics": len(THREATS), "cards": 3}
"""The most that the numbers of an alien card can be."""
COUNTED_IN_TENS = ("bank_limit", "safe_points", "scoop_limit")
"""What a data bank gains, keeps or holds."""


class Lengths(Data, frozen=True):
    """Claimed projects per player before the alien may reveal."""

    short: int
    standard: int
    epic: int


class Suited(Data, frozen=True):
    """The alien cards that suit a match of each length, for 3, 4, 5 and 6 seats."""

    short: tuple[RoleId, ...]
    standard: tuple[RoleId, ...]
    epic: tuple[RoleId, ...]


class ThreatAttack(Data, frozen=True):
    """What a threat adds to an attack."""

    tactic: int
    tactic_immune: int
    plain: int
    plain_immune: int


class Tracks(Data, frozen=True):
    """What each space of the four company tracks and of the four alien tracks is worth."""

    staffing: tuple[int, ...]
    creativity: tuple[int, ...]
    security: tuple[int, ...]
    analysis: tuple[int, ...]
    eti: tuple[int, ...]
    intel: tuple[int, ...]
    tactics: tuple[int, ...]
    brutality: tuple[int, ...]


class ResearchCard(Data, frozen=True):
    """One kind of research card."""

    id: CardId
    kind: CardKind
    value: int
    attack: int
    count: int
    provenance: Provenance = "reconstructed"


class ProjectCard(Data, frozen=True):
    """A project: what it takes, and what it brings."""

    id: ProjectId
    level: int
    field: Field
    difficulty: int
    defence: int
    fame: int
    upgrades: tuple[Ability, ...]
    provenance: Provenance = "reconstructed"


class IncidentCard(Data, frozen=True):
    """An event card: how the company it falls to is found, and what it brings."""

    id: IncidentId
    by: Chooser
    effect: EffectName
    ability: Ability | None = None
    number: int = 0
    otherwise: int = 0
    provenance: Provenance = "reconstructed"


class HumanCard(Data, frozen=True):
    """The endgame card of a human company."""

    id: RoleId
    effect: HumanEffect
    number: int = 0
    fame: int = 0
    provenance: Provenance = "reconstructed"


class AlienCard(Data, frozen=True):
    """The endgame card of the alien: what it adds to the base attack, Intel, tactics and cards per human."""

    id: RoleId
    ufos: int
    base: int
    intel: int
    tactics: int
    cards: int
    provenance: Provenance = "reconstructed"


class Components(Data, frozen=True):
    """Everything in the box."""

    name: str
    free_upgrades: int
    ports: int
    bank_limit: int
    safe_points: int
    scoop_limit: int
    secret_defence: int
    public_fame: int
    green_tokens: int
    red_tokens: int
    lengths: Lengths
    threat_attack: ThreatAttack
    tracks: Tracks
    research_deck: int
    research: tuple[ResearchCard, ...]
    projects: tuple[ProjectCard, ...]
    events: tuple[IncidentCard, ...]
    humans: tuple[HumanCard, ...]
    aliens: tuple[AlienCard, ...]
    suited: Suited


def load_components(text: str, source: str = "components") -> Components:
    """Read and check component data. Raises BadComponents with the line and the reason."""
    return read_components(text, source, Components, check_file, FORMATS)


def standard_text() -> str:
    return standard_text_of("saucer.games.eti")


def check_file(components: Components) -> None:
    """Raise Problem at the first inconsistency, or at a number that should be a multiple of ten. (R2.7)"""
    check_components(components)
    for name in COUNTED_IN_TENS:
        expect_tens((name,), getattr(components, name))


def check_components(components: Components) -> None:
    """Raise Problem at the first thing that does not add up."""
    check_numbers(components)
    check_tracks(components.tracks)
    check_research(components)
    check_projects(components.projects)
    check_events(components.events)
    check_roles(components.humans, components.aliens)
    check_suited(components.suited)


def check_numbers(components: Components) -> None:
    expect_range(("free_upgrades",), components.free_upgrades, 0, 10)
    expect_range(("ports",), components.ports, 3, 14)
    expect_range(("bank_limit",), components.bank_limit, 100, MOST_NUMBER)
    for name in ("safe_points", "scoop_limit", "secret_defence", "public_fame"):
        expect_range((name,), getattr(components, name), 0, MOST_NUMBER)
    for name in ThreatAttack.__struct_fields__:
        expect_range(("threat_attack", name), getattr(components.threat_attack, name), 0, MOST_NUMBER)
    lengths = components.lengths
    if not 1 <= lengths.short < lengths.standard < lengths.epic <= 6:
        raise Problem(
            ("lengths",), "box-lengths", "expected numbers that rise from short to epic, from 1 to 6"
        )
    expect_range(("green_tokens",), components.green_tokens, MOST_SEATS * (4 * SPACES + 2), MOST_NUMBER)
    expect_range(("red_tokens",), components.red_tokens, MOST_SEATS * len(THREATS), MOST_NUMBER)


def check_tracks(tracks: Tracks) -> None:
    for name in Tracks.__struct_fields__:
        values: tuple[int, ...] = getattr(tracks, name)
        path: Path = ("tracks", name)
        expect_length(path, values, SPACES)
        most = len(THREATS) if name in ("security", "tactics") else MOST_NUMBER
        least = 1 if name == "staffing" else 0
        for value in values:
            expect_range(path, value, least, most)
        if name == "eti":
            expect_falling(path, values)
        else:
            expect_rising(path, values)


def check_research(components: Components) -> None:
    cards = components.research
    rows: Path = ("research",)
    expect_unique(rows, (card.id for card in cards), "id")
    expect_at_most(rows, cards, MOST_KINDS)
    for number, card in enumerate(cards):
        check_research_card(card, (*rows, number))
    for threat in THREATS:
        if threat not in [card.id for card in cards]:
            raise Problem(rows, "box-no-card", "there is no card {card}", card=threat)
    expect_sum(("research_deck",), sum(card.count for card in cards), components.research_deck)
    expect_range(("research_deck",), components.research_deck, FEWEST_RESEARCH, MOST_NUMBER)


def check_research_card(card: ResearchCard, where: Path) -> None:
    expect_range((*where, "count"), card.count, 1, MOST_NUMBER)
    expect_range((*where, "value"), card.value, 0, MOST_NUMBER)
    expect_range((*where, "attack"), card.attack, 0, MOST_NUMBER)
    if (card.kind == "threat") != (card.id in THREATS):
        raise Problem(
            (*where, "kind"),
            "box-threats",
            "the threats are {threats}, and {card} is a {kind}",
            threats=", ".join(THREATS),
            card=card.id,
            kind=card.kind,
        )
    if card.kind == "number":
        expect_range((*where, "value"), card.value, 10, MOST_NUMBER)
        expect_tens((*where, "value"), card.value)
        if card.id != str(card.value):
            raise Problem(
                (*where, "id"), "box-number-id", "a number is called by its value, {value}", value=card.value
            )


def check_projects(cards: tuple[ProjectCard, ...]) -> None:
    rows: Path = ("projects",)
    expect_unique(rows, (card.id for card in cards), "id")
    expect_length(rows, cards, LEVELS * len(FIELDS))
    places: dict[tuple[int, str], str] = {}
    for number, card in enumerate(cards):
        check_project(card, (*rows, number))
        if card.level != number // len(FIELDS) + 1:
            raise Problem(
                (*rows, number, "level"), "box-levels", "expected {fields} projects of each level, from 1 to {levels}",
                fields=len(FIELDS), levels=LEVELS,
            )  # fmt: skip
        place = (card.level, card.field)
        if place in places:
            raise Problem(
                (*rows, number, "field"), "box-same-field", "{first} and {second} are both {field} of level {level}",
                first=places[place], second=card.id, field=card.field, level=card.level,
            )  # fmt: skip
        places[place] = card.id


def check_project(card: ProjectCard, where: Path) -> None:
    expect_range((*where, "level"), card.level, 1, LEVELS)
    expect_range((*where, "difficulty"), card.difficulty, 10, MOST_NUMBER)
    expect_tens((*where, "difficulty"), card.difficulty)
    expect_range((*where, "defence"), card.defence, 0, MOST_NUMBER)
    expect_range((*where, "fame"), card.fame, 0, MOST_NUMBER)
    expect_at_most((*where, "upgrades"), card.upgrades, MOST_UPGRADES)


def check_events(cards: tuple[IncidentCard, ...]) -> None:
    rows: Path = ("events",)
    expect_unique(rows, (card.id for card in cards), "id")
    expect_some(rows, cards)
    expect_at_most(rows, cards, MOST_EVENTS)
    for number, card in enumerate(cards):
        check_event(card, (*rows, number))


def check_event(card: IncidentCard, where: Path) -> None:
    if (card.by == "held") != (card.effect in HELD_EFFECTS):
        raise Problem(
            (*where, "effect"), "box-held", "held events, and only they, have one of the effects {effects}",
            effects=", ".join(HELD_EFFECTS),
        )  # fmt: skip
    if (card.by in ABILITY_CHOOSERS) != (card.ability is not None):
        raise Problem(
            (*where, "ability"), "box-ability", "an ability goes with the choosers {choosers}, and only with them",
            choosers=", ".join(ABILITY_CHOOSERS),
        )  # fmt: skip
    if card.effect == "ability" and card.ability is None:
        raise Problem(where, "box-missing", "the field {name} is missing", name="ability")
    if card.effect == "gift" and card.by != "other":
        raise Problem(
            (*where, "by"),
            "box-gift",
            "a gift goes to another company: expected other, not {came}",
            came=card.by,
        )
    for name in ("number", "otherwise"):
        expect_range((*where, name), getattr(card, name), 0, MOST_NUMBER)
    expect_tens((*where, "otherwise"), card.otherwise)
    if card.effect in ("bank", "inspect"):
        expect_tens((*where, "number"), card.number)


def check_roles(humans: tuple[HumanCard, ...], aliens: tuple[AlienCard, ...]) -> None:
    expect_unique(("humans",), (card.id for card in humans), "id")
    effects = [card.effect for card in humans]
    if sorted(effects) != sorted(get_args(HumanEffect)):
        raise Problem(
            ("humans",), "box-humans", "expected one card with each of the effects {effects}",
            effects=", ".join(get_args(HumanEffect)),
        )  # fmt: skip
    expect_order(("aliens",), [card.id for card in aliens], ALIEN_IDS, "id")
    for number, card in enumerate(humans):
        if card.id in ALIEN_IDS:
            raise Problem(("humans", number, "id"), "box-twice", "{name} is there twice", name=card.id)
        for name in ("number", "fame"):
            expect_range(("humans", number, name), getattr(card, name), 0, MOST_NUMBER)
    for number, alien in enumerate(aliens):
        for name, most in MOST_OF_ALIENS.items():
            expect_range(("aliens", number, name), getattr(alien, name), 0, most)


def check_suited(suited: Suited) -> None:
    """Check that every length and number of seats has a card, and that longer or larger matches have no weaker one."""
    seats = MOST_SEATS - FEWEST_SEATS + 1
    weakest = [0] * seats
    for name in Suited.__struct_fields__:
        cards: tuple[RoleId, ...] = getattr(suited, name)
        path: Path = ("suited", name)
        expect_length(path, cards, seats)
        for card in cards:
            check_choice(card, ALIEN_IDS, path)
        strengths = [ALIEN_IDS.index(card) for card in cards]
        weaker = any(strength < least for strength, least in zip(strengths, weakest, strict=True))
        if weaker or strengths != sorted(strengths):
            raise Problem(
                path, "box-weaker", "expected no weaker alien cards for longer matches and more players"
            )
        weakest = strengths


STANDARD = load_components(standard_text(), "standard.toml")
