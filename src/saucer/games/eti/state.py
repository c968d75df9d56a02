"""The whole truth of a match."""

from typing import Any, Final

from saucer.engine.types import Outcome
from saucer.games.eti.box import Box, box_of
from saucer.games.eti.options import Options
from saucer.games.eti.stages import STAGES

PHASES = STAGES

NOBODY: Final = -1
STARTED_OVER: Final = -1
"""A secret choice that has been started over, and cannot be again."""

KIND_BITS: Final = 4
KIND_MASK: Final = 15


class Variant:
    """The options as the rules ask for them, and the tables they lead to."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.box: Box = box_of(options.components)
        self.multiplier = self.box.multipliers[options.length]
        self.threshold = self.multiplier * seats
        self.forced = (self.multiplier + 1) * seats
        self.timer: int = options.timer
        self.turn_limit: int = options.turn_limit
        self.hidden_vote = options.hidden_vote
        self.wide_visionary = options.wide_visionary
        self.open_alien = options.alien != "random"


class Offer:
    """What a seat offers another for a choice or a vote. Never changed once made."""

    def __init__(self, giver: int, to: int, wish: int, number: int, *, voting: bool) -> None:
        self.giver = giver
        self.to = to
        self.wish = wish
        self.number = number
        self.voting = voting
        self.points = 0
        self.projects = 0
        self.events = 0

    def facts(self) -> list[int]:
        what = [self.points, self.projects, self.events]
        return [self.giver, self.to, self.wish, self.number, int(self.voting), *what]


def offer_with(offer: Offer, points: int, projects: int, events: int) -> Offer:
    """An offer with so much more in it."""
    more = Offer(offer.giver, offer.to, offer.wish, offer.number, voting=offer.voting)
    more.points = offer.points + points
    more.projects = offer.projects | projects
    more.events = offer.events | events
    return more


def offer_from(facts: list[int]) -> Offer:
    giver, to, wish, number, voting, points, projects, events = facts
    return offer_with(Offer(giver, to, wish, number, voting=bool(voting)), points, projects, events)


def replaced(items: list[int], index: int, item: int) -> list[int]:
    """A list of its own in which one item is another."""
    others = items[:]
    others[index] = item
    return others


def entry(kind: int, knowers: int) -> int:
    """A research card together with the set of seats that know it."""
    return kind | (knowers << KIND_BITS)


class State:
    """A match of E.T.I. Only the rules change one."""

    stage: int
    """What is being decided."""
    step: int
    """What comes next once nobody is awaited."""
    awaited: int
    """The set of seats that are to move."""
    actor: int
    """The seat that decides, where it is one alone."""
    turn: int
    president: int
    claimed: int
    """Projects that have entered a vault before the reveal."""
    roles: list[int]
    """For each seat its endgame card. Replaced, never changed; so is every list below that says so."""
    alien: int
    """The seat of the alien, known or not."""
    revealed: bool
    countdown: int
    """Turns left before the invasion, once the alien has revealed."""
    invading: bool
    """Whether the invasion has begun."""
    piles: int
    """The set of projects still in the piles."""
    centre: int
    shown: int
    """The project an event speaks of, or NOBODY."""
    vaults: list[int]
    """The set of projects in `vaults[2 * seat]` (top secret) and `vaults[2 * seat + 1]` (public)."""
    bank: list[int]
    tokens: list[int]
    """`tokens[4 * seat + ability]`: upgrades, those past the last space included."""
    permanent: list[int]
    """Of these, the ones not tied to a project. Replaced, never changed."""
    immune: list[int]
    """For each seat the set of threats it is immune to; tactics, for the revealed alien. Replaced, never changed."""
    ports: list[list[int]]
    """For each seat its cards in port order, each with the set of seats that know it (see `entry`).

    The row of a seat is replaced, never changed.
    """
    deck: list[int]
    """How many cards of each kind are in the draw pile; the order is chance's, drawn when it matters."""
    discards: list[int]
    """Entries like those in the ports. Replaced, never changed."""
    study: list[int]
    """The project each seat studies, or NOBODY."""
    left_field: list[int]
    """The field each seat studied last, or NOBODY. Replaced, never changed."""
    held: list[int]
    """For each seat the set of events it holds. Replaced, never changed."""
    event_deck: int
    event_discards: int
    event: int
    """The event of this turn, or NOBODY."""
    target: int
    """The company the event falls to, or NOBODY."""
    candidates: int
    """The companies that can still be chosen."""
    deciders: int
    """The seats whose decision can be bargained for."""
    talks: int
    """How many bargainings this turn has seen."""
    votes: list[int]
    """The company each seat voted for, or NOBODY. Replaced, never changed."""
    blocs: int
    """The seats that doubled their votes."""
    offers: list[Offer]
    """Offers on the table. Replaced, never changed; so are the eight lists below."""
    drafts: list[Offer | None]
    opened: list[int]
    """Offers and promises made in this event."""
    promises: list[int]
    """`promises[seat * seats + to]`: the company promised, or NOBODY."""
    kept: list[int]
    broken: list[int]
    fame_marks: list[int]
    """Fame that events have added to projects."""
    defence_marks: list[int]
    attached: int
    """Events lying under projects."""
    banned: int
    """Seats that may not research this turn."""
    choice: list[int]
    """Secret choices of the moment; 0 is none yet, STARTED_OVER none yet but one given up."""
    agendas: list[int]
    """The latest agendas shown; 0 is none. Replaced, never changed; so are the methods, results and queues."""
    methods: list[int]
    results: list[int]
    """The latest research totals, or NOBODY."""
    queues: list[list[int]]
    """The queues of the latest standard submissions, as they were counted."""
    orders: list[list[int]]
    """Queues being put in order, each by its owner alone. Replaced, never changed; so are the swaps."""
    swaps: list[int]
    drills: int
    """Seats that play Fire Drill in this submission."""
    queue: list[int]
    """Seats, projects or offers still to be dealt with in this step."""
    winners: list[int]
    """For each seat the project it claims this turn, or NOBODY. Replaced, never changed."""
    claimers: int
    """Seats that claimed a project this turn."""
    movers: int
    """Seats that must place their marker anew."""
    shaken: bool
    """Whether tracks have changed since immunities were last looked at."""
    left: int
    """How many steps of a counted choice are left."""
    attack: list[list[int]]
    """Attack cards before each seat, in entries like the ports. Replaced, never changed."""
    taken: int
    """The attack card being moved, or NOBODY."""
    source: int
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

    def __init__(self, variant: Variant, seats: int) -> None:
        self.variant = variant
        self.box: Box = variant.box
        self.seats = seats

    def __reduce__(self) -> tuple[Any, ...]:
        return restore, (self.variant.options, self.seats, dump(self))


def copy(state: State) -> State:
    """A state of its own that can be changed freely."""
    twin = State(state.variant, state.seats)
    twin.stage = state.stage
    twin.step = state.step
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
    twin.event_deck = state.event_deck
    twin.event_discards = state.event_discards
    twin.event = state.event
    twin.target = state.target
    twin.candidates = state.candidates
    twin.deciders = state.deciders
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
    twin.orders = state.orders
    twin.swaps = state.swaps
    twin.drills = state.drills
    twin.queue = state.queue[:]
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
    return twin


def dump_result(result: Outcome | None) -> list[Any] | None:
    return None if result is None else [result.scores, result.winners, result.reason, result.sides]


FIELDS: Final = [
    "stage", "step", "awaited", "actor", "turn", "president", "claimed", "roles", "alien", "revealed",
    "countdown", "invading", "piles", "centre", "shown", "vaults", "bank", "tokens", "permanent",
    "immune", "ports", "deck", "discards", "study", "left_field", "held", "event_deck", "event_discards",
    "event", "target", "candidates", "deciders", "talks", "votes", "blocs", "offers", "drafts", "opened",
    "promises", "kept", "broken", "fame_marks", "defence_marks", "attached", "banned", "choice",
    "agendas", "methods", "results", "queues", "orders", "swaps", "drills", "queue", "winners",
    "claimers", "movers", "shaken", "left", "attack", "taken", "source", "mashed", "role_shown",
    "fame_moved", "shelter", "survivors", "lost", "fames", "result",
]  # fmt: skip
"""Every field of a state, in the order in which it is written down."""


def dump(state: State) -> list[Any]:
    """The whole state as plain values, in a fixed order."""
    facts = [getattr(state, name) for name in FIELDS]
    facts[FIELDS.index("offers")] = [offer.facts() for offer in state.offers]
    facts[FIELDS.index("drafts")] = [None if draft is None else draft.facts() for draft in state.drafts]
    facts[FIELDS.index("result")] = dump_result(state.result)
    return facts


def restore(options: Options, seats: int, facts: list[Any]) -> State:
    """The state that `dump` wrote down."""
    state = State(Variant(options, seats), seats)
    for name, fact in zip(FIELDS, facts, strict=True):
        if name == "offers":
            state.offers = [offer_from(offer) for offer in fact]
        elif name == "drafts":
            state.drafts = [None if draft is None else offer_from(draft) for draft in fact]
        elif name == "result":
            state.result = None if fact is None else Outcome(*fact)
        else:
            setattr(state, name, fact)
    return state
