"""What sending a vehicle is worth, and by which route and number (R5)."""

from typing import Final

from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.area51.encoding import EVERY_ROUTE, ROUTE_COUNT, Colour, Route, Vehicle, vehicle_colour
from saucer.games.area51.moves import Send, SetNumber, SetRoute
from saucer.games.area51.player.board import UNMEASURED, Board
from saucer.games.area51.player.estimates import (
    PICK_UPS,
    PILE_INCOME,
    card_worth,
    income,
    time_left,
    weights,
)
from saucer.games.area51.rules.bunkers import bunkers_in
from saucer.games.area51.rules.hangars import hangars_in
from saucer.games.area51.state import NOWHERE, State

LINE: Final = 0.3
"""Share of the coming pick-ups that a vehicle is expected to serve before it is moved again."""
NUMBER_COST: Final = 0.15
SAME_ROUTE: Final = -0.5


def send_gain(board: Board, move: Send) -> float:
    """What the best route brings, less the cards to play."""
    vehicle = board.state.tables.vehicle_of[move.vehicle]
    best = -1000.0
    for route in EVERY_ROUTE:
        best = max(best, route_gain(board, vehicle, route))
    return best - (board.state.numbers[vehicle] + 2) * board.card


def advise_route(state: State, seat: Seat, moves: list[SetRoute], _rng: Chance) -> list[float]:
    board = Board(state, seat)
    vehicle = Vehicle(state.target)
    return weights([route_gain(board, vehicle, state.tables.route_of[move.route]) for move in moves])


def route_gain(board: Board, vehicle: Vehicle, route: Route) -> float:
    """What a route brings a seat's own bunkers, less what it brings rivals and what the old one did."""
    old = board.state.routes[vehicle]
    if old == route:
        return SAME_ROUTE
    points = line_gain(board, vehicle_colour(vehicle), route)
    return points if old == NOWHERE else points - line_gain(board, vehicle_colour(vehicle), old)


def line_gain(board: Board, colour: Colour, route: Route) -> float:
    """What cards of a colour that ride this route bring."""
    index = ROUTE_COUNT * colour + route
    if board.lines[index] == UNMEASURED:
        board.lines[index] = measure_line(board, colour, route)
    return board.lines[index]


def measure_line(board: Board, colour: Colour, route: Route) -> float:
    state = board.state
    start, there = state.tables.route_from[route], state.tables.route_to[route]
    points = 0.0
    for space in bunkers_in(state, there):
        if state.towers[space] == colour:
            gain = LINE * PICK_UPS * board.left * income(state.levels[space], colour)
            for hangar in hangars_in(state, start):
                if state.piles[hangar]:
                    gain += PILE_INCOME * board.piles.lowest(hangar, colour, state.levels[space])
            points += board.stakes[state.owners[space]] * gain
    return points


def advise_number(state: State, seat: Seat, moves: list[SetNumber], _rng: Chance) -> list[float]:
    """Prefer lower numbers, because they cost fewer cards. (R5.3)"""
    card = card_worth(state, seat, time_left(state))
    return weights([-(NUMBER_COST + card) * move.number for move in moves])
