"""Events of the invasion (R10, R11)."""

from typing import Literal

from saucer.engine.types import Message, Seat
from saucer.games.eti.components import CardId, ProjectId, RoleId

EndReason = Literal["fame", "president", "conquest"]


class InvasionStarted(Message, frozen=True):
    president: Seat


class LeftoversTaken(Message, frozen=True):
    seat: Seat
    projects: tuple[ProjectId, ...]


class AttackPlaced(Message, frozen=True):
    """Face-down attack cards lie before a company."""

    company: Seat
    cards: int


class AttackTurnedUp(Message, frozen=True):
    company: Seat
    card: CardId


class AttackMoved(Message, frozen=True):
    source: Seat
    target: Seat
    card: CardId | None


class RoleShown(Message, frozen=True):
    seat: Seat
    role: RoleId


class FameMoved(Message, frozen=True):
    """The printed fame of a project counts as defence."""

    seat: Seat
    project: ProjectId


class AttackScrapped(Message, frozen=True):
    company: Seat
    card: CardId


class CompanyAttacked(Message, frozen=True):
    """The attack cards of a company are turned up, with their total and the result."""

    company: Seat
    cards: tuple[CardId, ...]
    base: int
    attack: int
    defence: int
    survives: bool
    discarded: tuple[ProjectId, ...]
    fame: int


class FameCounted(Message, frozen=True):
    """What a project that is left counts for a company that survives."""

    company: Seat
    project: ProjectId
    fame: int


class ConquestCounted(Message, frozen=True):
    """What the alien has for the companies it destroyed."""

    seat: Seat
    companies: int
    points: int


class MatchEnded(Message, frozen=True):
    winner: Seat
    reason: EndReason
