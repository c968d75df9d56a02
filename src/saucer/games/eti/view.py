"""The view: everything one viewer may know, as it is sent to bots and browsers."""

from saucer.engine.types import Data, Outcome, Seat
from saucer.games.eti.components import CardId, Field, IncidentId, ProjectId, RoleId, Threat
from saucer.games.eti.help_view import DangerView, EndingView, Memory, PortCount, QueueCount
from saucer.games.eti.moves import Agenda, Method
from saucer.games.eti.options import Options


class OfferView(Data, frozen=True):
    """What `seat` offers `to` for choosing `wish`, or for a vote for it."""

    seat: Seat
    number: int
    to: Seat
    wish: Seat
    voting: bool
    points: int
    projects: tuple[ProjectId, ...]
    events: tuple[IncidentId, ...]


class PortView(Data, frozen=True):
    """A research card: its kind, where the viewer knows it, and the seats that do."""

    card: CardId | None
    seen_by: tuple[Seat, ...]


class MarkView(Data, frozen=True):
    """What events have added to a project."""

    project: ProjectId
    fame: int
    defence: int


class TakenView(Data, frozen=True):
    """The attack card the alien is about to send elsewhere; None where it lies face down."""

    source: Seat
    card: CardId | None


class SeatView(Data, frozen=True):
    """What the viewer knows of a seat."""

    role: RoleId | None
    role_shown: bool
    """Whether its endgame card lies open."""
    tokens: tuple[int, ...]
    """Upgrades of staffing, creativity, security and analysis."""
    permanent: tuple[int, ...]
    """Of these, the ones tied to no project."""
    values: tuple[int, ...]
    """What the four tracks are worth: cards, swaps, immunities, ports in sight."""
    immunities: tuple[Threat, ...]
    bank: int
    ports: tuple[PortView, ...]
    secret: tuple[ProjectId, ...]
    public: tuple[ProjectId, ...]
    held: tuple[IncidentId, ...]
    study: ProjectId | None
    left_field: Field | None
    agenda: Agenda | None
    method: Method | None
    queue: tuple[CardId, ...]
    """Its latest standard submission, as it was counted."""
    counts: tuple[PortCount, ...]
    """What each card of it counted for."""
    result: int | None
    claims: ProjectId | None
    """The project it has won and not yet put into a vault."""
    banned: bool
    vote: Seat | None
    bloc: bool
    promises: tuple[Seat | None, ...]
    """The company it has promised each seat to vote for."""
    kept: int
    broken: int
    levels: int
    """The votes it has before anything doubles them."""
    votes: int
    """The votes it has on the event at hand; 0 where that is not put to the vote."""
    defence: int
    fame: int
    """What its projects are worth as things stand."""
    attack: tuple[CardId | None, ...]
    shelter: int
    survives: bool
    final_fame: int
    danger: DangerView | None
    """What the invasion does to it; None for the alien, and while nobody knows who that is."""


class Decision(Data, frozen=True):
    """What has to be decided, and what it is about."""

    phase: str
    event: IncidentId | None = None
    harm: bool = False
    """Whether the event is one that companies want to be spared."""
    project: ProjectId | None = None
    """The project that was claimed, is tied for, or is shown."""
    to: Seat | None = None
    """Whom the offer was made to that can be honoured now."""
    left: int = 0
    drop: bool = False
    """Whether an immunity has to go instead of coming."""
    forced: bool = False
    """Whether the alien can hide no longer."""


class View(Data, frozen=True):
    """Everything one viewer may know of a match."""

    viewer: Seat | None
    options: Options
    decision: Decision
    step: str
    """The routine that comes next, once nobody is awaited."""
    waiting: tuple[Seat, ...]
    turn: Seat
    """The seat that decides; the president where several decide at once."""
    alone: bool
    """Whether that seat decides alone."""
    turn_number: int
    president: Seat | None
    """None while the free upgrades are placed."""
    claimed: int
    threshold: int
    forced: int
    alien: Seat | None
    """The alien, once revealed."""
    alien_card: RoleId | None
    countdown: int
    to_go: int
    """About how many turns there are before the invasion, this one included."""
    invading: bool
    seats: tuple[SeatView, ...]

    centre: tuple[ProjectId, ...]
    stock: tuple[int, ...]
    """How many projects of each level are left in the piles."""
    shown: ProjectId | None
    marks: tuple[MarkView, ...]
    deck: int
    discards: tuple[CardId | None, ...]
    event: IncidentId | None
    events_left: int
    event_discards: tuple[IncidentId, ...]
    attached: tuple[IncidentId, ...]

    target: Seat | None
    candidates: tuple[Seat, ...]
    deciders: tuple[Seat, ...]
    talks: int
    offers: tuple[OfferView, ...]
    draft: OfferView | None
    """The offer the viewer is making."""
    opened: int
    """Offers and promises the viewer has made in this event."""

    chosen: int
    """What the viewer has chosen in secret, by number; 0 is nothing yet, -1 nothing after starting over."""
    order: tuple[CardId, ...]
    """The viewer's queue as it has been put in order so far."""
    swaps: int
    drilled: bool
    queue: tuple[int, ...]
    """Who or what is still to be dealt with in this routine: seats, projects or offers by number."""
    claimers: tuple[Seat, ...]
    movers: tuple[Seat, ...]
    left: int
    shaken: bool
    taken: TakenView | None
    mashed: tuple[Seat, ...]
    fame_moved: tuple[ProjectId, ...]
    lost: tuple[ProjectId, ...]
    count: QueueCount | None
    """What the viewer's own cards would bring; None where it has none."""
    memory: Memory | None
    """What one could know; None where the table plays by memory alone. (R12.8)"""
    ending: EndingView | None
    outcome: Outcome | None
