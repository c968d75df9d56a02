"""Builds states that fit a view: the deck in random order, rivals' towns at random."""

from saucer.engine.chance import Chance
from saucer.games.panic.faces import TILES, LaidFace, lie_of, tile_of
from saucer.games.panic.solver.builder import random_tiles, random_town
from saucer.games.panic.state import EMPTY_BOARD, NO_TILE, NO_TOKEN, PHASE_NAMES, State, variant_for
from saucer.games.panic.tables import laid_index
from saucer.games.panic.town.grid import CELLS
from saucer.games.panic.view import OwnTown, SeatView, View


def imagine(view: View, rng: Chance) -> State:
    """Return a state that fits the view."""
    seats = len(view.seats)
    state = State(variant_for(view.options, seats), seats)
    state.phase = PHASE_NAMES.index(view.phase)
    state.round = view.round
    state.clocks = view.clocks
    state.glass = view.glass
    state.barren = view.barren
    state.cards = [int(card.card) for card in view.cards]
    state.discards = [int(card) for card in view.discards]
    state.deck = imagine_deck(state, rng)
    state.scores = [seat.score for seat in view.seats]
    state.tokens = [NO_TOKEN if seat.token is None else seat.token for seat in view.seats]
    state.ready = [seat.ready for seat in view.seats]
    state.boards = [imagine_board(state, view, seat, rng) for seat in range(seats)]
    state.last = view.last
    state.counted = None
    state.result = view.outcome
    return state


def imagine_deck(state: State, rng: Chance) -> list[int]:
    """Return the cards that are nowhere else, in random order."""
    seen = state.cards + state.discards
    deck = [card for card in state.variant.deck if card not in seen]
    rng.shuffle(deck)
    return deck


def imagine_board(state: State, view: View, seat: int, rng: Chance) -> list[int]:
    """Return the viewer's own town, or for a rival a random one with as many tiles, complete if it has a token."""
    if seat == view.viewer and view.town is not None:
        return own_board(view.town)
    rival: SeatView = view.seats[seat]
    if rival.tiles == TILES and rival.token is not None:
        return complete_board(random_town(state.variant.tables, rng))
    if view.phase != "building":
        return EMPTY_BOARD
    return random_tiles(rival.tiles, rng)


def own_board(town: OwnTown) -> list[int]:
    board = EMPTY_BOARD[:]
    for cell in range(CELLS):
        laid = town.cells[cell]
        if laid is not None:
            board[cell] = laid.tile - 1
            board[CELLS + laid.tile - 1] = lie_of(laid_index(laid.tile, laid.side, laid.turn))
    for held in town.hand:
        board[CELLS + held.tile - 1] = lie_of(laid_index(held.tile, held.side, held.turn))
    return board


def complete_board(laid: list[LaidFace]) -> list[int]:
    board = [NO_TILE] * CELLS + [0] * TILES
    for cell in range(CELLS):
        tile = tile_of(laid[cell])
        board[cell] = tile
        board[CELLS + tile] = lie_of(laid[cell])
    return board
