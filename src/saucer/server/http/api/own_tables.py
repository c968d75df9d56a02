"""The tables of a browser: the list of them, and how one is taken from it."""

import msgspec
from litestar import Response, delete, get

from saucer.engine.options import piece_of
from saucer.engine.types import Outcome
from saucer.games import find_game
from saucer.server.http.api.daily import own_dailies
from saucer.server.http.api.responses import Best, Mine, OwnTable
from saucer.server.http.api.tables import seated
from saucer.server.http.requests import (
    REFUSALS,
    ApiRequest,
    Code,
    LanguageQuery,
    Visitor,
    holder_of,
    hub_of,
    language_of,
)
from saucer.server.language import person_name
from saucer.server.protocol.values import Ending
from saucer.server.tables.audience.seating import seat_name
from saucer.server.tables.fixed_secrets import day_tried, is_tutorial
from saucer.server.tables.hub import Hub
from saucer.server.tables.requests.remove_table import remove_table
from saucer.storage import OwnRow
from saucer.texts import texts

MOST_LISTED = 100


@get("/mine", responses=REFUSALS, summary="The tables and best scores of this browser")
async def list_mine(request: ApiRequest, language: LanguageQuery = None) -> Mine:
    return own_tables(hub_of(request), holder_of(request), language_of(request))


@delete(
    "/tables/{code:str}",
    responses=REFUSALS,
    status_code=200,
    summary="Delete a table, or take it off your list",
)
async def delete_table(request: ApiRequest, code: Code, language: LanguageQuery = None) -> Response[Mine]:
    """Answers with what is left in the list."""
    table, visitor, hub = await seated(request, code), Visitor(request), hub_of(request)
    remove_table(hub, table, visitor.holder)
    return visitor.answer(own_tables(hub, visitor.holder, language_of(request)))


def own_tables(hub: Hub, holder: str | None, language: str) -> Mine:
    dailies = own_dailies(hub, holder)
    if holder is None:
        return Mine((), (), dailies)
    rows = [row for row in hub.store.of_holder(holder, MOST_LISTED) if find_game(row.game)]
    bests = [
        Best(row.game, row.options, row.score, row.watch, row.reached) for row in hub.store.bests(holder)
    ]
    return Mine(tuple(in_short(hub, row, holder, language) for row in rows), tuple(bests), dailies)


def in_short(hub: Hub, row: OwnRow, holder: str, language: str) -> OwnTable:
    table = hub.live.get(row.number)
    seats = row.seats if table is None else table.seating.seats
    people = {seat.holder for seat in row.seats if seat.holder is not None}
    return OwnTable(
        code=row.code,
        watch=row.watch,
        game=row.game,
        title=texts(row.game, language).format("title"),
        status=row.status,
        seats=tuple(seat_name(seat, language) for seat in row.seats),
        to_move=row.to_move if table is None else table.to_move(),
        own=tuple(seat.seat for seat in row.seats if seat.holder == holder),
        left=any(seat.lent for seat in seats if seat.holder == holder),
        maker=row.maker == holder,
        alone=people <= {holder},
        outcome=ending_of(row, language),
        daily=day_tried(row.secret, row.branch),
        tutorial=is_tutorial(row.secret),
        steps=row.steps,
        created=row.created,
        changed=row.changed if table is None else table.active_at,
    )


def ending_of(row: OwnRow, language: str) -> Ending | None:
    """How a match ended; without a sentence where the game no longer has that ending."""
    if row.outcome is None:
        return None
    outcome = msgspec.convert(row.outcome, Outcome)
    game_texts = texts(row.game, language)
    names = tuple(
        person_name(seat.name, language)
        if seat.kind == "person"
        else game_texts.seat(piece_of(row.options, seat.seat))
        for seat in row.seats
    )
    text = game_texts.outcome(outcome, None, names) if game_texts.has(f"outcome-{outcome.reason}") else ""
    return Ending(outcome.scores, outcome.winners, outcome.reason, text)
