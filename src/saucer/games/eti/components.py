"""What is in the box: cards, tracks and numbers, read from TOML and checked before use."""

from collections.abc import Iterable
from typing import Final, Literal, NewType, get_args

from saucer.engine.components import Problem, read_components, standard_text_of
from saucer.engine.types import Data

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
    return read_components(text, source, Components, check_components)


def standard_text() -> str:
    return standard_text_of("saucer.games.eti")


def check_components(components: Components) -> None:
    """Raise Problem at the first thing that does not add up."""
    check_numbers(components)
    check_tracks(components.tracks)
    check_research(components.research)
    check_deck(components.research, components.research_deck)
    check_projects(components.projects)
    check_events(components.events)
    check_roles(components.humans, components.aliens)
    check_suited(components.suited)


def near(name: str) -> str:
    return f'id = "{name}"'


def check_range(name: str, value: int, lowest: int, highest: int) -> None:
    if not lowest <= value <= highest:
        raise Problem(f"{name} must be from {lowest} to {highest}, not {value}", f"{name} =")


def check_numbers(components: Components) -> None:
    check_range("free_upgrades", components.free_upgrades, 0, 10)
    check_range("ports", components.ports, 3, 14)
    check_range("bank_limit", components.bank_limit, 100, MOST_NUMBER)
    for name in ("safe_points", "scoop_limit", "secret_defence", "public_fame", "green_tokens", "red_tokens"):
        check_range(name, getattr(components, name), 0, MOST_NUMBER)
    lengths = components.lengths
    if not 1 <= lengths.short < lengths.standard < lengths.epic <= 6:
        raise Problem("the lengths must rise from short to epic, from 1 to at most 6", "lengths =")
    needed = MOST_SEATS * (4 * SPACES + 2)
    if components.green_tokens < needed:
        raise Problem(
            f"six companies with full tracks and banks need {needed} green tokens, not {components.green_tokens}",
            "green_tokens =",
        )
    if components.red_tokens < MOST_SEATS * len(THREATS):
        raise Problem(
            f"six companies need {MOST_SEATS * len(THREATS)} red tokens for immunities", "red_tokens ="
        )


def check_tracks(tracks: Tracks) -> None:
    for name in Tracks.__struct_fields__:
        values: tuple[int, ...] = getattr(tracks, name)
        if len(values) != SPACES:
            raise Problem(f"the track {name} needs {SPACES} spaces, not {len(values)}", f"{name} =")
        rising = list(values) == sorted(values, reverse=name == "eti")
        if not rising or min(values) < 0 or max(values) > MOST_NUMBER:
            way = "fall" if name == "eti" else "rise"
            raise Problem(
                f"the track {name} must {way} from space to space, with no value below 0", f"{name} ="
            )
    for name in ("security", "tactics"):
        if max(getattr(tracks, name)) > len(THREATS):
            raise Problem(f"the track {name} can give {len(THREATS)} threats at most", f"{name} =")
    if min(tracks.staffing) < 1:
        raise Problem("the track staffing must give at least one card on every space", "staffing =")


def check_research(cards: tuple[ResearchCard, ...]) -> None:
    refuse_twice((card.id for card in cards), "research card")
    if len(cards) > MOST_KINDS:
        raise Problem(
            f"there are at most {MOST_KINDS} kinds of research card, not {len(cards)}", "research ="
        )
    for card in cards:
        if card.count < 1 or not 0 <= card.value <= MOST_NUMBER or not 0 <= card.attack <= MOST_NUMBER:
            raise Problem(f"{card.id} needs a count of 1 or more and no value below 0", near(card.id))
        if card.kind == "number" and card.value == 0:
            raise Problem(f"{card.id} is a number and must be worth something", near(card.id))
        if (card.kind == "threat") != (card.id in THREATS):
            raise Problem(f"the threats are {', '.join(THREATS)}; {card.id} is a {card.kind}", near(card.id))
        if card.kind == "number" and (card.id != str(card.value) or card.value % 10):
            raise Problem(
                f"a number is called by its value, in tens: {card.id} is worth {card.value}", near(card.id)
            )


def check_deck(cards: tuple[ResearchCard, ...], deck: int) -> None:
    for threat in THREATS:
        if threat not in [card.id for card in cards]:
            raise Problem(f"there is no research card {threat!r}", "research =")
    total = sum(card.count for card in cards)
    if total != deck:
        raise Problem(
            f"the research cards add up to {total}, but the deck has {deck} cards", "research_deck ="
        )
    if total < 84:
        raise Problem(f"{total} research cards are too few; six companies need 84", "research_deck =")


def refuse_twice(names: Iterable[str], what: str) -> None:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            raise Problem(f"the {what} {name!r} is there twice", near(name))
        seen.add(name)


def check_projects(cards: tuple[ProjectCard, ...]) -> None:
    refuse_twice((card.id for card in cards), "project")
    places: dict[tuple[int, str], str] = {}
    for card in cards:
        if not 1 <= card.level <= LEVELS:
            raise Problem(f"{card.id} needs a level from 1 to {LEVELS}, not {card.level}", near(card.id))
        place = (card.level, card.field)
        if place in places:
            raise Problem(
                f"{places[place]} and {card.id} are both {card.field} of level {card.level}", near(card.id)
            )
        places[place] = card.id
        if card.difficulty < 10 or card.difficulty % 10 or card.defence < 0 or card.fame < 0:
            raise Problem(f"{card.id} needs a difficulty in tens and no value below 0", near(card.id))
        if len(card.upgrades) > 4:
            raise Problem(f"{card.id} has more than 4 upgrades", near(card.id))
    if len(cards) != LEVELS * len(FIELDS):
        raise Problem(
            f"there must be one project for each field and level, not {len(cards)} in all", "projects ="
        )
    if [card.level for card in cards] != sorted(card.level for card in cards):
        raise Problem("the projects must be listed from level 1 to level 5", "projects =")


def check_events(cards: tuple[IncidentCard, ...]) -> None:
    refuse_twice((card.id for card in cards), "event")
    if not 1 <= len(cards) <= 50:
        raise Problem(f"there must be from 1 to 50 events, not {len(cards)}", "events =")
    for card in cards:
        check_event(card)


def check_event(card: IncidentCard) -> None:
    if (card.by == "held") != (card.effect in HELD_EFFECTS):
        raise Problem(
            f"{card.id}: held cards have one of the effects {', '.join(HELD_EFFECTS)}", near(card.id)
        )
    if (card.by in ABILITY_CHOOSERS) != (card.ability is not None):
        raise Problem(f"{card.id}: an ability goes with {' and '.join(ABILITY_CHOOSERS)} only", near(card.id))
    if card.effect == "ability" and card.ability is None:
        raise Problem(f"{card.id} does not say which ability it raises", near(card.id))
    if card.effect == "gift" and card.by != "other":
        raise Problem(f"{card.id}: a gift goes to another company, so `by` must be other", near(card.id))
    if not 0 <= card.number <= MOST_NUMBER or not 0 <= card.otherwise <= MOST_NUMBER:
        raise Problem(f"{card.id} has a number below 0 or too large", near(card.id))
    tens = (card.number if card.effect in ("bank", "inspect") else 0) + card.otherwise
    if tens % 10:
        raise Problem(f"{card.id}: banks count in tens", near(card.id))


def check_roles(humans: tuple[HumanCard, ...], aliens: tuple[AlienCard, ...]) -> None:
    refuse_twice([card.id for card in humans] + [card.id for card in aliens], "endgame card")
    effects = [card.effect for card in humans]
    if sorted(effects) != sorted(get_args(HumanEffect)):
        raise Problem(
            f"there must be one human card for each of {', '.join(get_args(HumanEffect))}", "humans ="
        )
    if tuple(card.id for card in aliens) != ALIEN_IDS:
        raise Problem(f"the alien cards must be {', '.join(ALIEN_IDS)}, in this order", "aliens =")
    for card in humans:
        if not 0 <= card.number <= MOST_NUMBER or not 0 <= card.fame <= MOST_NUMBER:
            raise Problem(f"{card.id} has a number below 0 or too large", near(card.id))
    for alien in aliens:
        if (
            min(alien.base, alien.intel, alien.tactics, alien.cards) < 0
            or alien.cards > 3
            or alien.intel > 20
        ):
            raise Problem(f"{alien.id} has a number below 0 or too large", near(alien.id))


def check_suited(suited: Suited) -> None:
    """Every length and number of seats has a card, and longer matches and more seats no weaker one."""
    seats = MOST_SEATS - FEWEST_SEATS + 1
    weakest = [0] * seats
    for cards in (suited.short, suited.standard, suited.epic):
        if len(cards) != seats or any(card not in ALIEN_IDS for card in cards):
            raise Problem("each length needs an alien card for 3, 4, 5 and 6 seats", "[suited]")
        strengths = [ALIEN_IDS.index(card) for card in cards]
        weaker = any(strength < least for strength, least in zip(strengths, weakest, strict=True))
        if weaker or strengths != sorted(strengths):
            raise Problem("longer matches and more seats are not suited by weaker alien cards", "[suited]")
        weakest = strengths


STANDARD = load_components(standard_text(), "standard.toml")
