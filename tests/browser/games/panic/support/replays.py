"""Replays of Nine Tiles Panic whose steps are positions built by hand, to look at on the board of a real browser."""

import json

import msgspec
from playwright.sync_api import Route

from saucer.engine.types import Seat
from saucer.games.panic.see import see
from saucer.games.panic.state import State
from saucer.games.panic.town.notation import laid_faces_of, parse_town
from tests.browser.games.panic.support.town_building import TOWN, ask
from tests.browser.support.visitor import Visitor
from tests.games.panic.scenes import building, claims
from tests.server.support.driving import Answer, Browser
from tests.server.support.towns import build

NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve")


def scored(cards: tuple[int, ...], *towns: str) -> State:
    """A round that has just ended with these towns, claimed from first to last."""
    state = building(*towns, cards=cards)
    claims(state, *range(len(towns)))
    return state


def as_program(visitor: Visitor) -> Browser:
    """The same browser as a program: with its cookie."""
    own = Browser(visitor.address)
    own.cookie = "; ".join(f"{one['name']}={one['value']}" for one in visitor.page.context.cookies())
    return own


def show_positions(visitor: Visitor, *states: State) -> None:
    """Open a replay with a step for each of these states, all seen from the first seat."""
    program, table = as_program(visitor), finished_table(visitor)
    replay = program.get(f"/api/tables/{table['code']}/replay")
    step = replay["steps"][0]
    seats = [{**replay["seats"][0], "seat": seat, "name": NAMES[seat]} for seat in range(states[0].seats)]
    steps = [
        {**step, "step": number, "events": [], "views": [msgspec.to_builtins(see(state, Seat(0)))]}
        for number, state in enumerate(states)
    ]
    body = json.dumps({**replay, "seats": seats, "total": len(steps) - 1, "steps": steps})

    def answer(route: Route) -> None:
        route.fulfill(body=body, content_type="application/json")

    visitor.page.route("**/api/tables/*/replay?*", answer)
    visitor.go(f"/r/{table['watch']}")
    visitor.page.locator(".panic-board").wait_for()


def finished_table(visitor: Visitor) -> Answer:
    """A table of one round that is over."""
    visitor.go("/")
    plan = {
        "game": "panic",
        "seats": [{"kind": "own", "name": NAMES[0]}],
        "options": {"rounds": 1},
        "start": True,
    }
    table: Answer = ask(visitor, "", plan)["table"]
    build(as_program(visitor), table["code"], laid_faces_of(parse_town(TOWN)))
    return table
