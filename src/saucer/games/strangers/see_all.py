"""The view of a finished match with every hand and the draw pile open."""

from msgspec.structs import replace

from saucer.games.strangers.see import see
from saucer.games.strangers.state import LAY_DECK, State
from saucer.games.strangers.view import View


def see_all(state: State) -> View:
    """Show all hands, and the draw pile from its top."""
    ids = state.tables.card_ids
    seen = see(state, None)
    deck = state.deck if state.phase == LAY_DECK else state.deck[::-1]
    seats = [
        replace(seat, hand=tuple([ids[card] for card in hand]))
        for seat, hand in zip(seen.seats, state.hands, strict=True)
    ]
    return replace(seen, seats=tuple(seats), deck=tuple([ids[card] for card in deck]))
