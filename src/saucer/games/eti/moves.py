"""Moves: what a seat can decide, each a small choice."""

from typing import Literal

from saucer.engine.types import Message, Seat
from saucer.games.eti.components import Ability, CardId, IncidentId, ProjectId, Threat

Agenda = Literal["research", "submit", "change"]
Method = Literal["safe", "standard"]
Vault = Literal["secret", "public"]


class Upgrade(Message, frozen=True):
    """Put a token on a track."""

    ability: Ability


class ChooseThreat(Message, frozen=True):
    """Become immune to a threat or, as the alien, make it a tactic."""

    threat: Threat


class DropThreat(Message, frozen=True):
    """Give up an immunity that the seat's security no longer pays for."""

    threat: Threat


class StartOver(Message, frozen=True):
    """Take back all upgrades or swaps of this moment and begin again."""


class Finish(Message, frozen=True):
    """Finish a decision that may take several moves."""


class PlaceMarker(Message, frozen=True):
    """Study a project in the centre."""

    project: ProjectId


class Reveal(Message, frozen=True):
    """Reveal the alien."""


class Pass(Message, frozen=True):
    """Decline what is offered."""


class DrawProject(Message, frozen=True):
    """Turn up a project of this level."""

    level: int


class OpenOffer(Message, frozen=True):
    """Begin an offer: what `to` would get for choosing, or voting for, `wish`."""

    to: Seat
    wish: Seat


class OfferPoints(Message, frozen=True):
    """Add points of the own bank to the offer."""

    points: int


class OfferProject(Message, frozen=True):
    """Add an own project to the offer."""

    project: ProjectId


class OfferHeld(Message, frozen=True):
    """Add a held event to the offer."""

    event: IncidentId


class Propose(Message, frozen=True):
    """Put the offer on the table."""


class Withdraw(Message, frozen=True):
    """Take an offer off the table, or give up the one being made. Counted from 1."""

    offer: int


class PromiseVote(Message, frozen=True):
    """Promise `to` that the next vote goes to `choice`."""

    to: Seat
    choice: Seat


class Ready(Message, frozen=True):
    """Have nothing more to bargain for."""


class ComeBack(Message, frozen=True):
    """Bargain on after having been ready."""


class HonourOffer(Message, frozen=True):
    """Give what was offered."""


class BreakOffer(Message, frozen=True):
    """Keep what was offered."""


class Vote(Message, frozen=True):
    """Cast all votes for a company."""

    company: Seat


class ChooseCompany(Message, frozen=True):
    """Name a company: for an event, a tie, a look at its cards, an attack card, or the win."""

    company: Seat


class ChooseProject(Message, frozen=True):
    """Name an own project."""

    project: ProjectId


class PlayHeld(Message, frozen=True):
    """Play a held event."""

    event: IncidentId


class DiscardPort(Message, frozen=True):
    """Discard the card at a data port, counted from 1."""

    port: int


class NextCard(Message, frozen=True):
    """Choose the card for the next port of a queue being put in order."""

    card: CardId


class ChooseAgenda(Message, frozen=True):
    """Choose the agenda of this turn."""

    agenda: Agenda


class ChooseMethod(Message, frozen=True):
    """Choose how to submit."""

    method: Method


class SwapPorts(Message, frozen=True):
    """Swap the cards at a port and at the next one."""

    port: int


class ChooseVault(Message, frozen=True):
    """Put the claimed project into a vault."""

    vault: Vault


class TurnUp(Message, frozen=True):
    """Intel: turn up a face-down attack card of a company."""

    company: Seat


class TakeAttack(Message, frozen=True):
    """Intel: take an attack card from a company, to send it elsewhere. None is a face-down one."""

    company: Seat
    card: CardId | None


class Scrap(Message, frozen=True):
    """Saboteur: discard an own attack card."""

    card: CardId


Move = (
    Upgrade
    | ChooseThreat
    | DropThreat
    | StartOver
    | Finish
    | PlaceMarker
    | Reveal
    | Pass
    | DrawProject
    | OpenOffer
    | OfferPoints
    | OfferProject
    | OfferHeld
    | Propose
    | Withdraw
    | PromiseVote
    | Ready
    | ComeBack
    | HonourOffer
    | BreakOffer
    | Vote
    | ChooseCompany
    | ChooseProject
    | PlayHeld
    | DiscardPort
    | NextCard
    | ChooseAgenda
    | ChooseMethod
    | SwapPorts
    | ChooseVault
    | TurnUp
    | TakeAttack
    | Scrap
)

MOVES: tuple[type, ...] = (
    Upgrade,
    ChooseThreat,
    DropThreat,
    StartOver,
    Finish,
    PlaceMarker,
    Reveal,
    Pass,
    DrawProject,
    OpenOffer,
    OfferPoints,
    OfferProject,
    OfferHeld,
    Propose,
    Withdraw,
    PromiseVote,
    Ready,
    ComeBack,
    HonourOffer,
    BreakOffer,
    Vote,
    ChooseCompany,
    ChooseProject,
    PlayHeld,
    DiscardPort,
    NextCard,
    ChooseAgenda,
    ChooseMethod,
    SwapPorts,
    ChooseVault,
    TurnUp,
    TakeAttack,
    Scrap,
)
