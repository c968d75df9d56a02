"""The view of a finished match with every endgame card, port, discard and attack card open."""

from msgspec.structs import replace

from saucer.engine.bits import members
from saucer.engine.types import Seat
from saucer.games.eti.components import THREATS, CardId
from saucer.games.eti.numbers import NO_KNOWN_CARD, KnownCard, card_of, knowers_of
from saucer.games.eti.see import SEAT_TUPLES, see, see_values
from saucer.games.eti.state import State
from saucer.games.eti.view import PortView, SeatView, TakenView, View


def see_all(state: State) -> View:
    """Show who everyone is, and every card that lies face down."""
    seen = see(state, None)
    return replace(
        seen,
        alien_card=state.tables.role_ids[state.roles[state.alien]],
        seats=tuple([open_seat(state, Seat(seat), known) for seat, known in enumerate(seen.seats)]),
        discards=tuple(sorted(open_cards(state, state.discards))),
        taken=None if state.taken == NO_KNOWN_CARD else TakenView(state.source, card_id(state, state.taken)),
    )


def open_seat(state: State, seat: Seat, known: SeatView) -> SeatView:
    return replace(
        known,
        role=state.tables.role_ids[state.roles[seat]],
        tokens=tuple(state.tokens[4 * seat : 4 * seat + 4]),
        permanent=tuple(state.permanent[4 * seat : 4 * seat + 4]),
        values=see_values(state, seat, hidden=False),
        immunities=tuple([THREATS[threat] for threat in members(state.immune[seat])]),
        ports=tuple(
            [PortView(card_id(state, card), SEAT_TUPLES[knowers_of(card)]) for card in state.ports[seat]]
        ),
        attack=tuple(open_cards(state, state.attack[seat])),
    )


def open_cards(state: State, cards: list[KnownCard]) -> list[CardId]:
    return [card_id(state, card) for card in cards]


def card_id(state: State, card: KnownCard) -> CardId:
    return state.tables.card_ids[card_of(card)]
