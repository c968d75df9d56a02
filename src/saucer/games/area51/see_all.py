"""The view of a finished match with every hand, face-down card and plan open."""

from msgspec.structs import replace

from saucer.games.area51.encoding import (
    Hangar,
    Region,
    age_played,
    card_of,
    cards_in,
    hangar_region,
    is_face_up,
    seat_that_hid,
)
from saucer.games.area51.rules.hangars import hangars_in
from saucer.games.area51.see import see, see_decision, see_loads
from saucer.games.area51.state import State
from saucer.games.area51.tables import card_names
from saucer.games.area51.view import HangarView, HiddenCard, RegionView, View


def see_all(state: State) -> View:
    """Show all hands, the face-down cards of all piles, and what the seat to move plans."""
    seen = see(state, None)
    seats = [
        replace(seat, hand=card_names(state.tables, cards_in(hand)))
        for seat, hand in zip(seen.seats, state.hands, strict=True)
    ]
    return replace(
        seen,
        seats=tuple(seats),
        regions=tuple(
            [open_region(state, Region(number), region) for number, region in enumerate(seen.regions)]
        ),
        decision=see_decision(state, state.turn),
    )


def open_region(state: State, number: Region, region: RegionView) -> RegionView:
    hangars = zip(hangars_in(state, number), region.hangars, strict=True)
    return replace(region, hangars=tuple([open_hangar(state, place, hangar) for place, hangar in hangars]))


def open_hangar(state: State, place: Hangar, hangar: HangarView) -> HangarView:
    """Show the kind of every card of a pile, and where each could be stored."""
    pile, ids = state.piles[place], state.tables.card_ids
    hidden = sorted([item for item in pile if not is_face_up(item)])
    return replace(
        hangar,
        hidden=tuple(
            [HiddenCard(seat_that_hid(item), age_played(item), ids[card_of(item)]) for item in hidden]
        ),
        loads=see_loads(state, hangar_region(place), sorted({card_of(item) for item in pile}), None),
    )
