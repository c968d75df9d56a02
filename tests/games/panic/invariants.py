"""What is true of every state of Nine Tiles Panic, real or imagined."""

from collections import Counter

from saucer.games.panic.rules.claiming import fault_in
from saucer.games.panic.state import (
    BUILDING,
    EMPTY_BOARD,
    NO_TILE,
    NO_TOKEN,
    OVER,
    SIGNAL,
    State,
    tiles_laid,
)


def check(state: State) -> None:
    """Raise AssertionError at the first thing that cannot be."""
    check_cards(state)
    check_boards(state)
    check_tokens(state)
    check_scores(state)
    check_end(state)


def check_cards(state: State) -> None:
    everywhere = Counter(state.deck + state.discards + state.cards)
    assert everywhere == Counter(state.variant.deck), "a card is lost or there twice"
    assert len(state.cards) == 3, "three objectives lie on the table"
    assert state.round >= 1


def check_boards(state: State) -> None:
    for board in state.boards:
        laid = [tile for tile in board[:9] if tile != NO_TILE]
        assert len(set(laid)) == len(laid), "a tile lies twice"
        assert all(0 <= tile < 9 for tile in laid)
        assert len(board) == 18
        assert all(0 <= lie < 8 for lie in board[9:]), "a tile lies in a way there is none"
        if state.phase != BUILDING:
            assert board == EMPTY_BOARD, "tiles lie though nobody builds"


def check_tokens(state: State) -> None:
    taken = sorted(token for token in state.tokens if token != NO_TOKEN)
    assert taken == list(range(1, len(taken) + 1)), "tokens are taken from the lowest up"
    if state.phase == SIGNAL:
        assert not taken
        assert not state.glass
        assert not all(state.ready)
    if state.phase == BUILDING:
        assert len(taken) < state.seats, "everybody has finished, but the round goes on"
        assert state.glass or not taken, "the first claim turns the glass"
        assert not any(state.ready)
        for seat in range(state.seats):
            if state.tokens[seat] != NO_TOKEN:
                assert tiles_laid(state.boards[seat]) == 9
                assert fault_in(state, seat) is None, "a token for a town that is not complete"


def check_scores(state: State) -> None:
    assert len(state.scores) == state.seats
    assert min(state.scores) >= 0
    if state.variant.solo:
        assert state.scores[0] <= 100 * state.round
    else:
        most = 3 * state.seats * (state.round if state.phase == OVER else state.round - 1)
        assert max(state.scores) <= most
    assert 0 <= state.barren <= 3
    assert state.barren <= state.round
    assert (state.last is None) == (state.round == 1 and state.phase != OVER)


def check_end(state: State) -> None:
    assert (state.phase == OVER) == (state.result is not None)
    if state.phase != OVER and state.variant.solo:
        assert state.round <= state.variant.rounds
    if state.phase != OVER and not state.variant.solo:
        assert state.barren < 3
        assert max(state.scores) < state.variant.goal, "the goal is reached, but play goes on"
    if state.result is not None:
        assert list(state.result.winners) == sorted(set(state.result.winners))
        assert state.result.scores == tuple(state.scores)
