"""Sending trains and trucks (R5). How the cards for it are played is in hangars.py."""

from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Refusal, Seat, Viewer
from saucer.games.area51.encoding import EVERY_VEHICLE, Vehicle, vehicle_colour
from saucer.games.area51.events import Event, VehicleHired, VehicleMoved
from saucer.games.area51.moves import Move, Send, SetNumber, SetRoute
from saucer.games.area51.rules.bunkers import refuse_price
from saucer.games.area51.rules.refusals import refuse
from saucer.games.area51.state import NOWHERE, NUMBER, ROUTE, UP_CARD, VEHICLE, State, replaced

# Which vehicle


def add_sends(state: State, counts: list[int], size: int, found: list[Move]) -> None:
    """Every vehicle for whose next number a hand can pay. (R5.1, R5.4)"""
    numbers, moves = state.numbers, state.tables.send
    most = min(state.tables.highest_number, size - 1)
    for vehicle in EVERY_VEHICLE:
        if numbers[vehicle] < most and counts[vehicle_colour(vehicle)] > 0:
            found.append(moves[vehicle])


def refuse_send(state: State, seat: Seat, move: Send) -> Refusal:
    vehicle = state.tables.vehicle_of.get(move.vehicle)
    if vehicle is None:
        return refuse("R1.4", "no-such-vehicle", {"vehicle": move.vehicle})
    number = state.numbers[vehicle]
    if number >= state.tables.highest_number:
        return refuse("R5.4", "vehicle-stays", {"vehicle": move.vehicle, "number": number})
    return refuse_price(state, seat, vehicle_colour(vehicle), number + 2, "R5.1")


def plan_vehicle(state: State, _seat: Viewer, move: Send, _events: Sink[Event], _rng: Chance) -> None:
    """Begin to send a vehicle. (R5.1)"""
    vehicle = state.tables.vehicle_of[move.vehicle]
    state.passes = 0
    state.plan = VEHICLE
    state.colour = vehicle_colour(vehicle)
    state.target = vehicle
    state.rest = state.hands[state.turn]
    state.phase = ROUTE


# Which route


def legal_routes(state: State, _seat: Seat) -> list[Move]:
    """From any region to any other. (R5.2, R5.5, R10.10)"""
    return state.tables.set_route[:]


def refuse_route(_state: State, _seat: Seat, move: SetRoute) -> Refusal:
    return refuse("R5.2", "no-such-route", {"route": move.route})


def set_route(state: State, _seat: Viewer, move: SetRoute, _events: Sink[Event], _rng: Chance) -> None:
    """Set the route. All cards will go into hangars of the region where it departs. (R5.2, R10.8, R10.11)"""
    state.route = state.tables.route_of[move.route]
    state.region = state.tables.route_from[state.route]
    state.phase = NUMBER


# Which number


def legal_numbers(state: State, seat: Seat) -> list[Move]:
    """Every number above the vehicle's own that the hand can pay for. (R5.3, R5.4)"""
    most = min(state.tables.highest_number, state.sizes[seat] - 1)
    return state.tables.set_number[state.numbers[state.target] + 1 : most + 1]


def refuse_number(state: State, seat: Seat, move: SetNumber) -> Refusal:
    before = state.numbers[state.target]
    if move.number > state.tables.highest_number:
        return refuse("R5.1", "number-too-high", {"number": move.number, "most": state.tables.highest_number})
    if move.number <= before:
        return refuse("R5.4", "number-must-rise", {"number": move.number, "before": before})
    return refuse("R5.1", "too-few-cards", {"cards": move.number + 1, "hand": state.sizes[seat]})


def set_number(state: State, _seat: Viewer, move: SetNumber, _events: Sink[Event], _rng: Chance) -> None:
    """Set the number, which is how many cards will be played face down. (R5.3, R10.9)"""
    state.needed = move.number
    state.phase = UP_CARD


# Once the cards are played


def send_vehicle(state: State, events: Sink[Event]) -> None:
    """Put a vehicle on its route with the number paid for. (R5.3 to R5.6)"""
    vehicle, tables = Vehicle(state.target), state.tables
    before, route = state.routes[vehicle], state.route
    state.routes = replaced(state.routes, vehicle, route)
    state.numbers = replaced(state.numbers, vehicle, state.needed)
    name = tables.vehicles[vehicle]
    if before == NOWHERE:
        events.append(VehicleHired(state.turn, name, tables.routes[route], state.needed))
    else:
        events.append(
            VehicleMoved(state.turn, name, tables.routes[before], tables.routes[route], state.needed)
        )
