"""The rules of movement and scoring a second time: slow, plain, straight from the TOML."""

import tomllib
from collections import deque
from collections.abc import Collection
from functools import cache
from typing import Any

from saucer.games.strangers.components import standard_text

STEPS = {
    "walk": 1,
    "run": 2,
    "skateboard": 3,
    "walkie-talkies": 1,
    "carpool": 3,
    "fence-jump": 2,
    "bmx": 4,
}
BUSES = {"school-bus": "school_stops", "city-bus": "city_stops"}
MOVEMENT_CARDS = (*STEPS, *BUSES, "moms-car")


@cache
def boards() -> dict[str, Any]:
    return {board["id"]: board for board in tomllib.loads(standard_text())["boards"]}


@cache
def spaces(board: str) -> dict[str, Any]:
    return {space["id"]: space for space in boards()[board]["spaces"]}


@cache
def places(board: str) -> dict[str, Any]:
    return {place["id"]: place for place in boards()[board]["places"]}


def destinations(
    board: str,
    card: str,
    at: str,
    *,
    aliens: Collection[str],
    crossed: Collection[str],
    filled: Collection[str],
) -> set[str]:
    """Where a Kid can go with a card."""
    if card in BUSES:
        stops = boards()[board][BUSES[card]]
        return {stop for stop in stops if stop not in aliens and stop != at} if at in stops else set()
    if card == "moms-car":
        return {
            name for name, place in places(board).items() if place["kind"] == "house" and name not in filled
        }
    found: set[str] = set()
    walk(board, card, (at,), STEPS[card], (set(aliens), {at, *crossed}, set(filled)), found)
    return found


def walk(
    board: str,
    card: str,
    path: tuple[str, ...],
    left: int,
    limits: tuple[set[str], set[str], set[str]],
    found: set[str],
) -> None:
    """Try every step from the end of the path."""
    aliens, crossed, filled = limits
    here = spaces(board)[path[-1]]
    for step in here["open"] + (here["walls"] if card == "fence-jump" else []):
        if step in places(board):
            if step not in filled:
                found.add(step)
        elif step in crossed or step in path:
            continue
        elif left == 1:
            if step not in aliens:
                found.add(step)
        elif step not in aliens or card == "bmx":
            walk(board, card, (*path, step), left - 1, limits, found)


def steps_from_school(board: str, closed: Collection[str] = ()) -> dict[str, int]:
    """How many steps on foot every space and place is from School, with some spaces closed."""
    school = boards()[board]["school"]
    steps = {school: 0}
    waiting = deque([school])
    while waiting:
        at = waiting.popleft()
        for step in spaces(board)[at]["open"]:
            if step not in steps and step not in closed:
                steps[step] = steps[at] + 1
                if step in spaces(board):
                    waiting.append(step)
    return steps


def scores(board: str, owners: dict[str, list[int | None]], seats: int) -> list[int]:
    """The points of each seat, from who holds the slots of each place."""
    points = [0] * seats
    for name, holders in owners.items():
        place = places(board)[name]
        all_taken = None not in holders
        values = place.get("full_values") if all_taken else None
        for holder, value in zip(holders, values or place["values"], strict=True):
            if holder is not None:
                points[holder] += value
    return points
