"""Playing by memory alone: a view without what its viewer could remember (R9.6)."""

from msgspec.structs import replace

from saucer.games.area51.options import Options
from saucer.games.area51.view import HangarView, HiddenCard, RegionView, SeatView, View


def show(view: View) -> View:
    """Return the view as people see it: without what could be remembered, until the match is over."""
    if not view.options.by_memory or view.outcome is not None:
        return view
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
