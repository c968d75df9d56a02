"""Events: what happened. A card a viewer may not know is None."""

from typing import Literal

from saucer.engine.types import Message, Seat
from saucer.games.eti.components import Ability, CardId, IncidentId, ProjectId, RoleId, Threat
from saucer.games.eti.invasion_events import (
    AttackMoved,
    AttackPlaced,
    AttackScrapped,
    AttackTurnedUp,
    CompanyAttacked,
    ConquestCounted,
    FameCounted,
    FameMoved,
    InvasionStarted,
    LeftoversTaken,
    MatchEnded,
    RoleShown,
)
from saucer.games.eti.moves import Agenda, Method

Place = Literal["secret", "public", "alien"]
"""A vault: one of a company, or the only one of the revealed alien."""

# Setup and turns


class TableLaid(Message, frozen=True):
    """The first president, and the projects in the centre."""

    president: Seat
    projects: tuple[ProjectId, ...]


class AlienCardShown(Message, frozen=True):
    """The card that somebody plays as the alien: all know the card, and nobody yet whose it is."""

    card: RoleId


class RoleDealt(Message, frozen=True):
    """An endgame card, known to its own seat alone."""

    seat: Seat
    role: RoleId | None


class ChoiceMade(Message, frozen=True):
    """A seat has made a secret choice, which is shown when all have."""

    seat: Seat


class UpgradesShown(Message, frozen=True):
    seat: Seat
    upgrades: tuple[Ability, ...]
    immunities: tuple[Threat, ...]


class ProjectTurnedUp(Message, frozen=True):
    """A project came from its pile."""

    seat: Seat
    project: ProjectId


class MarkerPlaced(Message, frozen=True):
    """A company studies a project from now on, with this much in its bank."""

    seat: Seat
    project: ProjectId
    bank: int


class TurnStarted(Message, frozen=True):
    turn: int
    president: Seat
    claimed: int


class RevealAsked(Message, frozen=True):
    """Every seat is asked whether it is the alien and reveals; the alien may be forced to."""

    forced: bool


class NobodyRevealed(Message, frozen=True):
    """Nobody revealed in the reveal window."""


class AlienRevealed(Message, frozen=True):
    """The alien shows its card, takes the project it studied, and has a number of turns left."""

    seat: Seat
    card: RoleId
    project: ProjectId | None
    turns: int


class BadgePassed(Message, frozen=True):
    president: Seat


# Events


class EventDrawn(Message, frozen=True):
    president: Seat
    event: IncidentId


class EventFizzled(Message, frozen=True):
    """The event finds nothing to act on."""

    event: IncidentId


class BargainingOpened(Message, frozen=True):
    """Offers may be made to the deciders about the candidates."""

    deciders: tuple[Seat, ...]
    candidates: tuple[Seat, ...]


class OfferProposed(Message, frozen=True):
    seat: Seat
    number: int
    to: Seat
    wish: Seat
    points: int
    projects: tuple[ProjectId, ...]
    events: tuple[IncidentId, ...]


class OfferWithdrawn(Message, frozen=True):
    seat: Seat
    number: int


class VotePromised(Message, frozen=True):
    seat: Seat
    to: Seat
    choice: Seat


class CameBack(Message, frozen=True):
    """A company that was ready came back to the bargaining."""

    seat: Seat


class OffersWeighed(Message, frozen=True):
    """A seat is ready to decide, and has not agreed to the newest offer made to it."""

    seat: Seat
    event: IncidentId
    offers: int
    """How many there are by now."""
    agreed: bool
    """Whether it has agreed to another offer before."""


class BargainingEnded(Message, frozen=True):
    on_time: bool


class CompanyChosen(Message, frozen=True):
    """The event falls to a company."""

    company: Seat
    event: IncidentId


class VoteCast(Message, frozen=True):
    seat: Seat
    company: Seat
    votes: int


class VotesCounted(Message, frozen=True):
    """The votes for each seat; several leaders leave the choice to the president."""

    votes: tuple[int, ...]
    leaders: tuple[Seat, ...]


class PromiseTested(Message, frozen=True):
    """A vote kept or broke a promise."""

    seat: Seat
    to: Seat
    kept: bool


class OfferHonoured(Message, frozen=True):
    seat: Seat
    to: Seat
    number: int


class OfferBroken(Message, frozen=True):
    """A giver kept what it had offered, or no longer had it."""

    seat: Seat
    to: Seat
    number: int
    able: bool


class HeldGained(Message, frozen=True):
    """A company holds an event, drawn or given by another."""

    seat: Seat
    event: IncidentId
    giver: Seat | None


class HeldPlayed(Message, frozen=True):
    seat: Seat
    event: IncidentId


class BankChanged(Message, frozen=True):
    seat: Seat
    change: int
    bank: int


class CardsTaken(Message, frozen=True):
    """Cards went into the lowest free ports, as far as there is room; known ones by name.

    `faces` are all of them, for replays with everything open; nobody at the table gets them.
    """

    seat: Seat
    cards: tuple[CardId | None, ...]
    overflow: int
    faces: tuple[CardId, ...] | None = None


class CardsSeen(Message, frozen=True):
    """A seat looked at all cards of a company, its own or another's."""

    seat: Seat
    owner: Seat
    cards: tuple[CardId, ...] | None


class ThreatsDiscarded(Message, frozen=True):
    """A company swept a number of threats out of its queue, face down."""

    seat: Seat
    cards: int


class PortDiscarded(Message, frozen=True):
    """A card left a port, unseen by the others."""

    seat: Seat
    port: int


class QueuePutInOrder(Message, frozen=True):
    """A company has put its face-down cards in the order it likes."""

    seat: Seat


class ProjectGiven(Message, frozen=True):
    """A project went into the public vault of another company."""

    giver: Seat
    receiver: Seat
    project: ProjectId


class ProjectMarked(Message, frozen=True):
    """An event lies under a project and adds to its fame or defence."""

    project: ProjectId
    event: IncidentId
    fame: int
    defence: int


class ResearchBanned(Message, frozen=True):
    seat: Seat


class UpgradeGained(Message, frozen=True):
    seat: Seat
    ability: Ability


class UpgradeLost(Message, frozen=True):
    seat: Seat
    ability: Ability


class ThreatMastered(Message, frozen=True):
    """A company is immune to a threat, or the alien has it as a tactic."""

    seat: Seat
    threat: Threat


class ImmunityLost(Message, frozen=True):
    seat: Seat
    threat: Threat


# Agendas, research and submission


class AgendaShown(Message, frozen=True):
    seat: Seat
    agenda: Agenda


class AgendaChanged(Message, frozen=True):
    seat: Seat
    agenda: Agenda


class MethodShown(Message, frozen=True):
    seat: Seat
    method: Method


class QueueShown(Message, frozen=True):
    """A queue lies face up, or has been put in order."""

    seat: Seat
    cards: tuple[CardId, ...]


class ResultShown(Message, frozen=True):
    """What a submission came to, and the ports whose cards threats destroyed."""

    seat: Seat
    points: int
    bank: int
    destroyed: tuple[int, ...]


class TieBroken(Message, frozen=True):
    """The president gave a project to one of several equals."""

    project: ProjectId
    company: Seat


class ProjectClaimed(Message, frozen=True):
    """A project entered a vault. `claimed` is how many have in all; 0 after the reveal, when they count no more."""

    seat: Seat
    project: ProjectId
    vault: Place
    claimed: int


class Scooped(Message, frozen=True):
    """Another company claimed the project this one studied."""

    seat: Seat
    project: ProjectId
    bank: int


class CardsBanked(Message, frozen=True):
    """A company banked its cards unseen."""

    seat: Seat
    cards: int
    bank: int


class DeckShuffled(Message, frozen=True):
    """The research discards went back into the deck."""


class EventsShuffled(Message, frozen=True):
    """The event discards became the new event deck."""


OpenEvent = (
    TableLaid | AlienCardShown | ChoiceMade | UpgradesShown | ProjectTurnedUp | MarkerPlaced | TurnStarted | RevealAsked
    | NobodyRevealed | AlienRevealed | BadgePassed | EventDrawn | EventFizzled | BargainingOpened
    | OfferProposed | OfferWithdrawn | VotePromised | CameBack | OffersWeighed | BargainingEnded | CompanyChosen
    | VoteCast | VotesCounted | PromiseTested | OfferHonoured | OfferBroken | HeldGained | HeldPlayed | BankChanged
    | ThreatsDiscarded | PortDiscarded | QueuePutInOrder | ProjectGiven | ProjectMarked | ResearchBanned
    | UpgradeGained | UpgradeLost | ThreatMastered | ImmunityLost | AgendaShown | AgendaChanged
    | MethodShown | QueueShown | ResultShown | TieBroken | ProjectClaimed | Scooped | CardsBanked
    | DeckShuffled | EventsShuffled | InvasionStarted | LeftoversTaken | AttackPlaced | AttackTurnedUp
    | AttackMoved | RoleShown | FameMoved | AttackScrapped | CompanyAttacked
    | FameCounted | ConquestCounted | MatchEnded
)  # fmt: skip
"""Events that everyone may know."""

Event = RoleDealt | CardsTaken | CardsSeen | OpenEvent

EVENTS: tuple[type, ...] = (
    TableLaid, AlienCardShown, RoleDealt, ChoiceMade, UpgradesShown, ProjectTurnedUp, MarkerPlaced,
    TurnStarted, RevealAsked, NobodyRevealed,
    AlienRevealed, BadgePassed, EventDrawn, EventFizzled, BargainingOpened, OfferProposed, OfferWithdrawn,
    VotePromised, CameBack, OffersWeighed, BargainingEnded, CompanyChosen, VoteCast, VotesCounted, PromiseTested,
    OfferHonoured, OfferBroken, HeldGained, HeldPlayed, BankChanged, CardsTaken, CardsSeen, ThreatsDiscarded,
    PortDiscarded, QueuePutInOrder, ProjectGiven, ProjectMarked, ResearchBanned, UpgradeGained,
    UpgradeLost, ThreatMastered, ImmunityLost, AgendaShown, AgendaChanged, MethodShown, QueueShown,
    ResultShown, TieBroken, ProjectClaimed, Scooped, CardsBanked, DeckShuffled, EventsShuffled,
    InvasionStarted, LeftoversTaken, AttackPlaced, AttackTurnedUp, AttackMoved, RoleShown, FameMoved,
    AttackScrapped, CompanyAttacked, FameCounted, ConquestCounted, MatchEnded,
)  # fmt: skip
