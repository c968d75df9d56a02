"""The view: everything a viewer may know, as sent to bots and browsers."""

from saucer.engine.types import Data, Outcome, Seat
from saucer.games.area51.components import (
    Cap,
    CardId,
    ColourId,
    HangarId,
    RegionId,
    RouteId,
    SpaceId,
    VehicleId,
)
from saucer.games.area51.options import Options


class HiddenCard(Data, frozen=True):
    """A face-down card: who played it, at what age of that seat, and its kind where the viewer knows it."""

    seat: Seat
    age: int
    card: CardId | None


class Landing(Data, frozen=True):
    """A bunker that may take a card of a pile, and the vehicle that brings it there from another region."""

    bunker: SpaceId
    by: VehicleId | None


class CardLandings(Data, frozen=True):
    """Where a kind of card in a pile may be stored as things stand."""

    card: CardId
    landings: tuple[Landing, ...]


class RivalProspect(Data, frozen=True):
    """The most that lifting a pile can bring to another seat, by what the viewer knows of its cards."""

    seat: Seat
    most: int


class HangarView(Data, frozen=True):
    """A pile: its face-up cards for all to see, and its face-down cards."""

    hangar: HangarId
    shown: tuple[CardId, ...]
    hidden: tuple[HiddenCard, ...]
    loads: tuple[CardLandings, ...]
    """Where each kind of card that the viewer knows of may be stored."""
    least: int
    """The least that lifting it now would bring to the viewer's bunkers; 0 for a spectator."""
    most: int
    """The most it can bring to them, by what the viewer knows of its cards."""
    rivals: tuple[RivalProspect, ...] = ()
    """The other seats to which it can bring points; shown to a person who may lift it."""


class BunkerView(Data, frozen=True):
    """A bunker: what it stores, up to which value, and who scores."""

    bunker: SpaceId
    tower: ColourId
    level: int
    cap: Cap
    owner: Seat
    bonus: int
    """What it would earn as one of the highest of its region if the match ended now."""
    price: int
    """Cards for one more level; 0 where there is no marker for it."""


class RegionView(Data, frozen=True):
    """A region, its bunkers from the highest number down."""

    region: RegionId
    spaces: int
    markers: int
    next_space: SpaceId | None
    price: int
    """Cards for a new bunker; 0 where there is no space or no marker for it."""
    hangars: tuple[HangarView, ...]
    bunkers: tuple[BunkerView, ...]


class VehicleView(Data, frozen=True):
    """A train or a truck; without a route it is still for hire."""

    vehicle: VehicleId
    route: RouteId | None
    number: int
    price: int
    """The fewest cards that send it; 0 where it stays for good."""


class RememberedCard(Data, frozen=True):
    """A card a seat keeps hidden, as everyone at the table remembers it.

    It is in the seat's hand, or it is a face-down card that the seat played at this age or later. Its kind is
    None where nobody else saw it. Pooled cards were dealt from the cards counted in the view's pool.
    """

    card: CardId | None
    age: int
    pooled: bool


class SeatView(Data, frozen=True):
    """What everyone sees of a seat; its hand only where the viewer may see it."""

    hand: tuple[CardId, ...] | None
    hand_size: int
    score: int
    """As things stand, without bonuses; with two players the lower of its two colours."""
    total: int
    """The score if the match ended now, with bonuses."""
    colours: tuple["ColourView", ...]
    remembered: tuple[RememberedCard, ...]
    age: int
    fed: bool
    """Whether it has played cards face down since it last gained any."""


class ColourView(Data, frozen=True):
    """A colour of tower caps: its points so far, and the caps not on the board."""

    cap: Cap
    points: int
    bonus: int
    """What its bunkers would earn if the match ended now; 0 once that is among its points."""
    caps: int


class PlacedCard(Data, frozen=True):
    """A card chosen for a hangar, not yet played."""

    card: CardId
    hangar: HangarId


class Decision(Data, frozen=True):
    """What the seat to move has to decide, and what it is in the middle of.

    Until its cards are played, what a seat plans is its own secret: others only see that it is choosing its
    action.
    """

    phase: str
    plan: str = "nothing"
    taken: int = 0
    refreshed: bool = False
    last: CardId | None = None
    """The card last taken from the display, if no card was drawn since: the next one lies no further left."""
    region: RegionId | None = None
    tower: ColourId | None = None
    bunker: SpaceId | None = None
    """The bunker being built, upgraded or asked about."""
    vehicle: VehicleId | None = None
    cap: Cap | None = None
    route: RouteId | None = None
    needed: int = 0
    """Cards to play face down in all."""
    payable: tuple[CardId, ...] = ()
    """The kinds of cards in the hand that can be played face up for what is planned."""
    card: CardId | None = None
    shown: PlacedCard | None = None
    hidden: tuple[PlacedCard, ...] = ()
    held: tuple[CardId, ...] = ()
    """The cards of the pile still to be loaded or kept."""
    queue: tuple[SpaceId, ...] = ()
    """The bunkers to be asked about, the present one first."""
    loads: tuple[CardLandings, ...] = ()
    """Where each kind of card still held may be stored, in bunkers not asked about yet."""
    limit: int = 0


class View(Data, frozen=True):
    """Everything one viewer may know of a match."""

    viewer: Seat | None
    options: Options
    stage: str
    turn: Seat
    turns: int
    trigger: Seat | None
    left: int
    """Turns still to come in the last round, the running one included."""
    passes: int
    """How many seats in a row have passed."""
    decision: Decision
    seats: tuple[SeatView, ...]
    regions: tuple[RegionView, ...]
    vehicles: tuple[VehicleView, ...]
    towers: tuple[int, ...]
    """Towers not on the board: blue, brown, orange, green."""
    display: tuple[CardId, ...]
    deck: int
    discards: tuple[CardId, ...]
    pool: tuple[CardId, ...]
    """The cards among which the pooled ones are: starting artifacts, or the last reshuffled discards."""
    pool_deck: int
    """How many cards on top of the deck are pooled."""
    outcome: Outcome | None
