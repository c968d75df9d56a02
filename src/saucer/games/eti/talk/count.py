"""How much has been said at the table, by which the phrases of bots take turns."""

from saucer.engine.bits import size_of
from saucer.games.eti.numbers import NOBODY
from saucer.games.eti.state import State


def count_said(state: State) -> int:
    """A number that grows with each offer and promise, each company that is ready, each vote and each debt settled."""
    said = state.turn - len(state.pending) + 2 * (state.seats - size_of(state.awaited)) + len(state.offers)
    given = [seat for seat in state.promises if seat != NOBODY]
    cast = [seat for seat in state.votes if seat != NOBODY]
    return said + len(given) + len(cast)
