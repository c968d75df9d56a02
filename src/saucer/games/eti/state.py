"""The state of a match, and its options in the form the rules need."""

from typing import Any, Final, TypeVar

from saucer.engine.phases import Phased
from saucer.engine.types import Outcome, Seat
from saucer.games.eti.help_view import DealView
from saucer.games.eti.numbers import Card, Incident, KnownCard, Project, Role
from saucer.games.eti.options import Options
from saucer.games.eti.tables import TABLES, Tables

N = TypeVar("N", bound=int)

NO_RESULT: Final = -1
"""Stands for a submission that was not made."""
NO_FIELD: Final = -1
STARTED_OVER: Final = -1
"""A secret choice that has been started over, and cannot be again."""


class Variant:
    """The options as the rules ask for them, with the threshold (R1.2), and the tables they lead to."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.tables: Tables = TABLES.of(options.components)
        self.multiplier = self.tables.multipliers[options.length]
        self.threshold = self.multiplier * seats
        self.forced = (self.multiplier + 1) * seats
        self.timer: int = options.timer
        self.turn_limit: int = options.turn_limit
        self.hidden_vote = options.hidden_vote
        self.wide_visionary = options.wide_visionary
        self.open_alien = options.alien != "random"
        self.by_memory = options.by_memory
        self.ready_is_final = False
        """By version 2 of the rules: a seat that is ready is only asked again by an offer or a promise."""

    def __getnewargs__(self) -> tuple[Options, int]:
        """What a pickle or a copy is made with, before it gets its fields."""
        return self.options, self.seats


class Offer:
    """What a seat offers another for a choice or a vote. Never changed once made."""

    def __init__(self, giver: Seat, to: Seat, wish: Seat, number: int, *, voting: bool) -> None:
        self.giver = giver
        self.to = to
        self.wish = wish
        self.number = number
        self.voting = voting
        self.points = 0
        self.projects = 0
        self.incidents = 0

    def __getnewargs_ex__(self) -> tuple[tuple[Seat, Seat, Seat, int], dict[str, bool]]:
        """What a pickle or a copy is made with, before it gets its fields."""
        return (self.giver, self.to, self.wish, self.number), {"voting": self.voting}

    def facts(self) -> list[int]:
        what = [self.points, self.projects, self.incidents]
        return [self.giver, self.to, self.wish, self.number, int(self.voting), *what]


def offer_with(offer: Offer, points: int, projects: int, incidents: int) -> Offer:
    """The same offer with more in it."""
    more = Offer(offer.giver, offer.to, offer.wish, offer.number, voting=offer.voting)
    more.points = offer.points + points
    more.projects = offer.projects | projects
    more.incidents = offer.incidents | incidents
    return more


class Deal:
    """An offer on record, and what became of it; a promise of a vote has number 0. Never changed once made."""

    seen: DealView | None = None
    """As views have it, once one has been asked for."""

    def __init__(self, turn: int, incident: Incident, offer: Offer, fate: int) -> None:
        self.turn = turn
        self.incident = incident
        self.offer = offer
        self.fate = fate

    def __getnewargs__(self) -> tuple[int, Incident, Offer, int]:
        """What a pickle or a copy is made with, before it gets its fields."""
        return self.turn, self.incident, self.offer, self.fate


class CountedVote:
    """A vote on record: whom each seat voted for, and with how many votes. Never changed once made."""

    def __init__(self, turn: int, incident: Incident, choices: list[Seat], votes: list[int]) -> None:
        self.turn = turn
        self.incident = incident
        self.choices = choices
        self.votes = votes

    def __getnewargs__(self) -> tuple[int, Incident, list[Seat], list[int]]:
        """What a pickle or a copy is made with, before it gets its fields."""
        return self.turn, self.incident, self.choices, self.votes


def replaced(items: list[N], index: int, item: N) -> list[N]:
    """A copy of a list with one item replaced."""
    others = items[:]
    others[index] = item
    return others


class State(Phased):
    """A match of E.T.I. Only the rules change one."""

    routine: int
    """The number of the routine that comes next, once nobody is awaited."""
    awaited: int
    """The set of seats that are to move."""
    actor: Seat
    """The seat that decides, where it is one alone."""
    turn: int
    president: Seat
    claimed: int
    """Projects that have entered a vault before the reveal."""
    roles: list[Role]
    """For each seat its endgame card. Replaced, never changed; so is every list below that says so."""
    alien: Seat
    """The seat of the alien, known or not."""
    revealed: bool
    countdown: int
    """Turns left before the invasion, once the alien has revealed."""
    invading: bool
    """Whether the invasion has begun."""
    piles: int
    """The set of projects still in the piles."""
    centre: int
    shown: Project
    """The project an event card is about, or NO_PROJECT."""
    vaults: list[int]
    """The set of projects in `vaults[2 * seat]` (top secret) and `vaults[2 * seat + 1]` (public).

    The revealed alien has one vault only: `vaults[2 * seat]`.
    """
    bank: list[int]
    tokens: list[int]
    """`tokens[4 * seat + ability]`: upgrades, those past the last space included."""
    permanent: list[int]
    """Of these, the ones not tied to a project. Replaced, never changed."""
    immune: list[int]
    """For each seat the set of threats it is immune to; tactics, for the revealed alien. Replaced, never changed."""
    ports: list[list[KnownCard]]
    """For each seat its cards in port order, each with the set of seats that know it.

    The row of a seat is replaced, never changed.
    """
    deck: list[int]
    """How many cards of each kind are in the draw pile; the order is drawn by chance when it matters."""
    discards: list[KnownCard]
    """Cards with who knows them, as in the ports. Replaced, never changed."""
    study: list[Project]
    """The project each seat studies, or NO_PROJECT."""
    left_field: list[int]
    """The field each seat studied last, or NO_FIELD. Replaced, never changed."""
    held: list[int]
    """For each seat the set of incidents it holds. Replaced, never changed."""
    incident_deck: int
    incident_discards: int
    incident: Incident
    """The event card of this turn, or NO_INCIDENT."""
    target: Seat
    """The company the event card falls to, or NOBODY."""
    candidates: int
    """The companies that can still be chosen."""
    deciders: int
    """The seats whose decision can be bargained for."""
    talks: int
    """How many bargainings this turn has seen."""
    votes: list[Seat]
    """The company each seat voted for, or NOBODY. Replaced, never changed."""
    blocs: int
    """The seats that doubled their votes."""
    offers: list[Offer]
    """Offers on the table. Replaced, never changed; so are the eight lists below."""
    drafts: list[Offer | None]
    opened: list[int]
    """Offers and promises made about this event card."""
    promises: list[Seat]
    """`promises[seat * seats + to]`: the company promised, or NOBODY."""
    kept: list[int]
    broken: list[int]
    fame_marks: list[int]
    """Fame that event cards have added to projects."""
    defence_marks: list[int]
    attached: int
    """The set of incidents lying under projects."""
    banned: int
    """Seats that may not research this turn."""
    choice: list[int]
    """Secret choices of the moment; 0 is none yet, STARTED_OVER none yet but one given up."""
    agendas: list[int]
    """The latest agendas shown; 0 is none. Replaced, never changed; so are the methods, results and queues."""
    methods: list[int]
    results: list[int]
    """The latest research totals, or NO_RESULT."""
    queues: list[list[Card]]
    """The queues of the latest standard submissions, as they were counted."""
    spared: list[int]
    """For each seat the set of threats that did not count in its queue. Replaced, never changed."""
    orders: list[list[KnownCard]]
    """Queues being put in order, each by its owner alone. Replaced, never changed; so are the swaps."""
    swaps: list[int]
    drills: int
    """Seats that play Fire Drill in this submission."""
    pending: list[int]
    """Seats, projects or offers still to be dealt with in this routine."""
    winners: list[Project]
    """For each seat the project it claims this turn, or NO_PROJECT. Replaced, never changed."""
    claimers: int
    """Seats that claimed a project this turn."""
    movers: int
    """Seats that must place their marker again."""
    shaken: bool
    """Whether tracks have changed since immunities were last looked at."""
    left: int
    """How much of a counted choice is left."""
    attack: list[list[KnownCard]]
    """Attack cards before each seat, with who knows them. Replaced, never changed."""
    taken: KnownCard
    """The attack card being moved, or NO_KNOWN_CARD."""
    source: Seat
    """Where it was taken from, or NOBODY."""
    mashed: int
    """Seats that have got a card of a mash."""
    role_shown: int
    """Seats whose endgame card lies open."""
    fame_moved: int
    """Projects whose fame counts as defence."""
    shelter: list[int]
    """Defence from shelters. Replaced, never changed; so are the fames."""
    survivors: int
    lost: int
    """Projects discarded or destroyed in the invasion."""
    fames: list[int]
    """The fame each seat has kept, once the attacks are resolved."""
    result: Outcome | None
    deals: list[Deal]
    """The latest words given, oldest first, for players to read."""
    counted_votes: list[CountedVote]
    weighed: object
    """What players have worked out about the event, or None. The rules forget it with every bargaining and turn."""

    def __init__(self, variant: Variant, seats: int) -> None:
        self.weighed = None
        self.variant = variant
        self.tables: Tables = variant.tables
        self.seats = seats

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle everything but what players have worked out, which they work out again."""
        fields: Any = self.__getstate__()
        kept = {name: value for name, value in fields.items() if name != "weighed"}
        return State, (self.variant, self.seats), kept


def copy(state: State) -> State:
    """An independent copy that can be changed freely."""
    twin = State(state.variant, state.seats)
    twin.phase = state.phase
    twin.routine = state.routine
    twin.awaited = state.awaited
    twin.actor = state.actor
    twin.turn = state.turn
    twin.president = state.president
    twin.claimed = state.claimed
    twin.roles = state.roles
    twin.alien = state.alien
    twin.revealed = state.revealed
    twin.countdown = state.countdown
    twin.invading = state.invading
    twin.piles = state.piles
    twin.centre = state.centre
    twin.shown = state.shown
    twin.vaults = state.vaults[:]
    twin.bank = state.bank[:]
    twin.tokens = state.tokens[:]
    twin.permanent = state.permanent
    twin.immune = state.immune
    twin.ports = state.ports[:]
    twin.deck = state.deck[:]
    twin.discards = state.discards
    twin.study = state.study[:]
    twin.left_field = state.left_field
    twin.held = state.held
    twin.incident_deck = state.incident_deck
    twin.incident_discards = state.incident_discards
    twin.incident = state.incident
    twin.target = state.target
    twin.candidates = state.candidates
    twin.deciders = state.deciders
    copy_turn(state, twin)
    return twin


def copy_turn(state: State, twin: State) -> None:
    """Copy what belongs to the turn: talks, agendas, submissions, claims, and the attack."""
    twin.talks = state.talks
    twin.votes = state.votes
    twin.blocs = state.blocs
    twin.offers = state.offers
    twin.drafts = state.drafts
    twin.opened = state.opened
    twin.promises = state.promises
    twin.kept = state.kept
    twin.broken = state.broken
    twin.fame_marks = state.fame_marks
    twin.defence_marks = state.defence_marks
    twin.attached = state.attached
    twin.banned = state.banned
    twin.choice = state.choice[:]
    twin.agendas = state.agendas
    twin.methods = state.methods
    twin.results = state.results
    twin.queues = state.queues
    twin.spared = state.spared
    twin.orders = state.orders
    twin.swaps = state.swaps
    twin.drills = state.drills
    twin.pending = state.pending[:]
    twin.winners = state.winners
    twin.claimers = state.claimers
    twin.movers = state.movers
    twin.shaken = state.shaken
    twin.left = state.left
    twin.attack = state.attack
    twin.taken = state.taken
    twin.source = state.source
    twin.mashed = state.mashed
    twin.role_shown = state.role_shown
    twin.fame_moved = state.fame_moved
    twin.shelter = state.shelter
    twin.survivors = state.survivors
    twin.lost = state.lost
    twin.fames = state.fames
    twin.result = state.result
    twin.deals = state.deals[:]
    twin.counted_votes = state.counted_votes[:]


def dump_result(result: Outcome | None) -> list[Any] | None:
    return None if result is None else [result.scores, result.winners, result.reason, result.sides]


DUMPED: Final = [
    "phase", "routine", "awaited", "actor", "turn", "president", "claimed", "roles", "alien", "revealed",
    "countdown", "invading", "piles", "centre", "shown", "vaults", "bank", "tokens", "permanent",
    "immune", "ports", "deck", "discards", "study", "left_field", "held", "incident_deck", "incident_discards",
    "incident", "target", "candidates", "deciders", "talks", "votes", "blocs", "offers", "drafts", "opened",
    "promises", "kept", "broken", "fame_marks", "defence_marks", "attached", "banned", "choice",
    "agendas", "methods", "results", "queues", "orders", "swaps", "drills", "pending", "winners",
    "claimers", "movers", "shaken", "left", "attack", "taken", "source", "mashed", "role_shown",
    "fame_moved", "shelter", "survivors", "lost", "fames", "result",
]  # fmt: skip
"""The fields of a state in the order in which they are dumped: all that the rules read.

What is only kept for players to read follows from the steps and is left out, so that digests stay what they were.
"""


def dump(state: State) -> list[Any]:
    """The whole state as plain values, in a fixed order."""
    facts = [getattr(state, name) for name in DUMPED]
    facts[DUMPED.index("offers")] = [offer.facts() for offer in state.offers]
    facts[DUMPED.index("drafts")] = [None if draft is None else draft.facts() for draft in state.drafts]
    facts[DUMPED.index("result")] = dump_result(state.result)
    return facts
