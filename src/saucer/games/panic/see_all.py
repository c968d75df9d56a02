"""The view of a finished match with every town open."""

from msgspec.structs import replace

from saucer.games.panic.see import see, see_town
from saucer.games.panic.state import State
from saucer.games.panic.view import View


def see_all(state: State) -> View:
    """Show the towns of all seats while they are built."""
    return replace(see(state, None), towns=tuple([see_town(state, seat) for seat in range(state.seats)]))
