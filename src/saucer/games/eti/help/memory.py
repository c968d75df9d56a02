"""What a careful player could remember: suspicions, cards, projects left, votes, offers and promises (R12.8)."""

from saucer.engine.types import Seat
from saucer.games.eti.components import LEVELS
from saucer.games.eti.help.suspicions import see_suspicions
from saucer.games.eti.help_view import CardCount, DealView, Memory, VoteNote
from saucer.games.eti.names import incident_name_or_none, incident_names, project_names, seat_or_none
from saucer.games.eti.numbers import NO_KNOWN_CARD, NOBODY, card_of, is_known_to, knowers_of, lies_open
from saucer.games.eti.rules.ledger import FATES
from saucer.games.eti.rules.seats import everyone
from saucer.games.eti.state import CountedVote, Deal, State


def see_memory(state: State, own: Seat) -> Memory | None:
    """Return what the viewer could remember, or None if the table plays by memory."""
    if state.variant.by_memory:
        return None
    return Memory(
        suspicions=see_suspicions(state),
        cards=see_card_counts(state, own),
        unseen_projects=tuple(
            [
                project_names(state, state.piles & state.tables.level_sets[level])
                for level in range(1, LEVELS + 1)
            ]
        ),
        votes=tuple([see_counted_vote(state, counted) for counted in state.counted_votes]),
        deals=tuple([see_deal(state, deal) for deal in state.deals]),
    )


def see_card_counts(state: State, own: Seat) -> tuple[CardCount, ...]:
    """How many cards of each kind lie where the viewer knows them: at ports, discarded, or as attack cards."""
    tables = state.tables
    seen = [0] * tables.kinds
    for row in [*state.ports, state.discards]:
        for card in row:
            known = knowers_of(card) == everyone(state) if own == NOBODY else is_known_to(card, own)
            if known:
                seen[card_of(card)] += 1
    for row in state.attack:
        for card in row:
            if lies_open(card):
                seen[card_of(card)] += 1
    if state.taken != NO_KNOWN_CARD and lies_open(state.taken):
        seen[card_of(state.taken)] += 1
    return tuple(
        [
            CardCount(tables.card_ids[kind], tables.card_counts[kind], seen[kind])
            for kind in range(tables.kinds)
        ]
    )


def see_counted_vote(state: State, counted: CountedVote) -> VoteNote:
    return VoteNote(
        counted.turn,
        incident_name_or_none(state, counted.incident),
        tuple([seat_or_none(choice) for choice in counted.choices]),
        tuple(counted.votes),
    )


def see_deal(state: State, deal: Deal) -> DealView:
    if deal.seen is None:
        deal.seen = write_deal(state, deal)
    return deal.seen


def write_deal(state: State, deal: Deal) -> DealView:
    offer = deal.offer
    return DealView(
        turn=deal.turn,
        event=incident_name_or_none(state, deal.incident),
        seat=offer.giver,
        number=offer.number,
        to=offer.to,
        wish=offer.wish,
        voting=offer.voting,
        points=offer.points,
        projects=project_names(state, offer.projects),
        events=incident_names(state, offer.incidents),
        fate=FATES[deal.fate],
    )
