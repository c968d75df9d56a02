"""Parts of the view with calculations: points of a queue, results of an attack, and what could be remembered."""

from typing import Literal

from saucer.engine.types import Data, Seat
from saucer.games.eti.components import CardId, IncidentId, ProjectId

# Submissions (R7)


class PortCount(Data, frozen=True):
    """What a card of a queue counts for, in the order in which the queue lies. (R7.5, R7.6)"""

    points: int
    """A number times its multipliers; 0 once it is destroyed."""
    factor: int
    struck: bool
    """Whether a threat destroys it."""
    immune: bool
    """Whether it is a threat that does not count."""
    at: int | None
    """The port that a threat strikes, or whose number a multiplier works on."""


class QueueCount(Data, frozen=True):
    """What the viewer's cards would bring if they were submitted as they lie now, judged by those it knows."""

    ports: tuple[PortCount | None, ...]
    """Port by port; None for a card that the viewer does not know."""
    total: int
    """What the cards it knows come to in a standard submission."""
    missing: int
    """Points that the project would still lack after it; 0 if it would be enough."""
    safe: int
    safe_missing: int
    unseen: int
    """How many cards are not counted in the total."""
    swaps_left: int
    after_swap: tuple[int | None, ...]
    """The total after a swap of each port with the next; None where it cannot be swapped now."""
    with_drill: int | None
    """The total with the Fire Drill that can be played now."""


# The invasion (R10)

Outlook = Literal["safe", "open", "doomed"]


class ProjectWorth(Data, frozen=True):
    """What a project counts for in the invasion: printed, marked, and added by its vault and endgame cards."""

    project: ProjectId
    defence: int
    fame: int


class DangerView(Data, frozen=True):
    """What the invasion does to a company, as far as the viewer can know it."""

    base: int
    cards: tuple[int | None, ...]
    """What each attack card counts against this company; None where it lies face down."""
    known: int
    """The base attack and all open cards."""
    least: int
    most: int
    """What the attack may come to with the cards that lie face down."""
    projects: tuple[ProjectWorth, ...]
    defence: int
    """All its projects, and its shelter."""
    survives: bool
    """Whether that meets the attack as far as it is known."""
    outlook: Outlook
    """Whether it survives whatever the hidden cards are, only with luck, or not at all."""
    gives_up: tuple[ProjectId, ...]
    """What it would discard to meet the attack as far as it is known; everything where it cannot."""
    fame: int
    """What it would keep."""


class EndingView(Data, frozen=True):
    """How the match ended, and by which rule. What became of each company is in its danger."""

    winner: Seat
    rule: str
    held: bool
    """Whether any company survived."""
    alien: Seat
    survivors: tuple[Seat, ...]
    destroyed: tuple[Seat, ...]


# What one could know (R12.8)

DealFate = Literal["open", "kept", "broken", "lapsed", "withdrawn"]


class DealView(Data, frozen=True):
    """An offer or a promise and its result. A promise of a vote has the number 0."""

    turn: int
    event: IncidentId | None
    seat: Seat
    number: int
    to: Seat
    wish: Seat
    voting: bool
    points: int
    projects: tuple[ProjectId, ...]
    events: tuple[IncidentId, ...]
    fate: DealFate


class VoteNote(Data, frozen=True):
    """A vote that was counted: for each seat the company it voted for, and with how many votes."""

    turn: int
    event: IncidentId | None
    choices: tuple[Seat | None, ...]
    votes: tuple[int, ...]


class CardCount(Data, frozen=True):
    """How many research cards of a kind there are, and how many of them lie where the viewer knows them."""

    card: CardId
    total: int
    seen: int


DoubtCode = Literal[
    "hurries", "takes-time", "few-staff", "many-staff", "sees-little", "sees-much", "breaks-words", "keeps-words"
]  # fmt: skip


class Doubt(Data, frozen=True):
    """Why a company looks more, or less, like the alien than the others."""

    doubt: DoubtCode
    number: int
    more: bool


class AsAlien(Data, frozen=True):
    """What the tracks of a company would be in an invasion, if it were the alien. (R10.3, R10.4, R10.6, R10.9)"""

    turns: int
    intel: int
    tactics: int
    base: int


class Suspicion(Data, frozen=True):
    """How much a company looks like the alien, by what all can see."""

    seat: Seat
    share: int
    """In percent of all companies, as a spectator would say: the viewer's own role is left out."""
    doubts: tuple[Doubt, ...]
    as_alien: AsAlien


class Memory(Data, frozen=True):
    """What a careful player could know or have written down."""

    suspicions: tuple[Suspicion, ...]
    """By seat; empty once the alien has revealed."""
    cards: tuple[CardCount, ...]
    unseen_projects: tuple[tuple[ProjectId, ...], ...]
    """By level, the projects that are still in the piles."""
    votes: tuple[VoteNote, ...]
    deals: tuple[DealView, ...]
    """The latest, oldest first."""
