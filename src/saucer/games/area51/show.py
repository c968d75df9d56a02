"""What people are shown: a view with what a pile can bring to rivals, or without what could be remembered (R9.6)."""

from msgspec.structs import replace

from saucer.engine.types import Seat
from saucer.games.area51.imagine import Sketch
from saucer.games.area51.options import Options
from saucer.games.area51.phases import TABLE
from saucer.games.area51.rules.prospects import known_pile, prospect, unseen_kinds
from saucer.games.area51.state import ACTION, State
from saucer.games.area51.view import HangarView, HiddenCard, RegionView, RivalProspect, SeatView, View


def show(view: View) -> View:
    """Return the view as people see it."""
    if view.options.by_memory and view.outcome is None:
        return without_memory(view)
    if view.viewer == view.turn and view.decision.phase == TABLE.rows[ACTION].name:
        return with_rivals(view, view.viewer)
    return view


# What a pile can bring to rivals


def with_rivals(view: View, viewer: Seat) -> View:
    """Return the view with what each pile can bring to others, worked out from the view alone."""
    state = Sketch(view).state
    unseen = unseen_kinds(state, viewer)
    return replace(
        view, regions=tuple([region_with_rivals(state, viewer, region, unseen) for region in view.regions])
    )


def region_with_rivals(state: State, viewer: Seat, region: RegionView, unseen: list[int]) -> RegionView:
    return replace(
        region, hangars=tuple([pile_with_rivals(state, viewer, pile, unseen) for pile in region.hangars])
    )


def pile_with_rivals(state: State, viewer: Seat, pile: HangarView, unseen: list[int]) -> HangarView:
    hangar = state.tables.hangar_of[pile.hangar]
    known = known_pile(state, viewer, hangar)
    rivals: list[RivalProspect] = []
    for seat in range(state.seats):
        most = prospect(state, Seat(seat), hangar, known, unseen).most
        if seat != viewer and most:
            rivals.append(RivalProspect(Seat(seat), most))
    return replace(pile, rivals=tuple(rivals))


# Playing by memory alone


def without_memory(view: View) -> View:
    """Return the view without what could be remembered."""
    return replace(
        view,
        seats=tuple([forget_seat(seat) for seat in view.seats]),
        regions=tuple([forget_region(region) for region in view.regions]),
        pool=(),
        pool_deck=0,
    )


def forget_seat(seat: SeatView) -> SeatView:
    return replace(seat, remembered=(), age=0, fed=False)


def forget_region(region: RegionView) -> RegionView:
    return replace(region, hangars=tuple([forget_pile(pile) for pile in region.hangars]))


def forget_pile(pile: HangarView) -> HangarView:
    """Return a pile that shows only how many cards of each seat lie face down."""
    return replace(
        pile,
        hidden=tuple([HiddenCard(hidden.seat, 0, None) for hidden in pile.hidden]),
        loads=tuple([load for load in pile.loads if load.card in pile.shown]),
        least=0,
        most=0,
    )


def allows_hints(options: Options) -> bool:
    """Return False when playing by memory: a hint would use what players should remember themselves."""
    return not options.by_memory
