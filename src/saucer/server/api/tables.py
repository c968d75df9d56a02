"""Tables over HTTP: make one, sit, call bots, start, hand over, play again."""

from litestar import Response, get, post
from litestar.params import JSONBody

from saucer.games import find_game
from saucer.server import lobby
from saucer.server.api.asking import (
    REFUSALS,
    Asking,
    Code,
    Speaking,
    Visitor,
    holder_of,
    hub_of,
    language_of,
)
from saucer.server.forms import (
    Best,
    Mine,
    Mute,
    NewTable,
    OwnTable,
    PlanBranch,
    PutBot,
    Rematch,
    SeatOnly,
    Sit,
    TableAnswer,
)
from saucer.server.hub import Hub
from saucer.server.refusals import Refused
from saucer.server.table import Table
from saucer.storage import TableRow
from saucer.texts import texts

MOST_LISTED = 100


def answer(table: Table, visitor: Visitor, language: str, status: int = 200) -> Response[TableAnswer]:
    told = TableAnswer(table.info(language, sits=True), table.you(visitor.holder))
    return visitor.answer(told, status)


def seated(request: Asking, code: str) -> Table:
    """The table behind a link that lets one sit. Whoever only watches is told there is none."""
    table, sits = hub_of(request).find(code)
    if not sits:
        raise Refused("table/unknown")
    return table


@post("/tables", responses=REFUSALS, summary="Make a table")
async def create_table(
    request: Asking, data: JSONBody[NewTable], language: Speaking = None
) -> Response[TableAnswer]:
    visitor, speech = Visitor(request), language_of(request)
    table = lobby.make_table(hub_of(request), data, visitor.holder, speech)
    return answer(table, visitor, speech, 201)


@get("/tables/{code:str}", responses=REFUSALS, summary="A table as it is now")
async def read_table(request: Asking, code: Code, language: Speaking = None) -> TableAnswer:
    table, sits = hub_of(request).find(code)
    you = table.you(holder_of(request), sits=sits)
    return TableAnswer(table.info(language_of(request), sits=sits), you)


@post("/tables/{code:str}/sit", responses=REFUSALS, status_code=200, summary="Take a seat")
async def sit_down(
    request: Asking, code: Code, data: JSONBody[Sit], language: Speaking = None
) -> Response[TableAnswer]:
    table, visitor, speech = seated(request, code), Visitor(request), language_of(request)
    lobby.sit(table, data, visitor.holder, speech)
    return answer(table, visitor, speech)


@post("/tables/{code:str}/stand", responses=REFUSALS, status_code=200, summary="Give up a seat")
async def stand_up(
    request: Asking, code: Code, data: JSONBody[SeatOnly], language: Speaking = None
) -> Response[TableAnswer]:
    table, visitor = seated(request, code), Visitor(request)
    lobby.stand(table, data.seat, visitor.holder)
    return answer(table, visitor, language_of(request))


@post("/tables/{code:str}/bot", responses=REFUSALS, status_code=200, summary="Put in or remove a bot")
async def call_bot(
    request: Asking, code: Code, data: JSONBody[PutBot], language: Speaking = None
) -> Response[TableAnswer]:
    table, visitor = seated(request, code), Visitor(request)
    lobby.put_bot(table, data, visitor.holder)
    return answer(table, visitor, language_of(request))


@post("/tables/{code:str}/start", responses=REFUSALS, status_code=200, summary="Start the match")
async def start_match(request: Asking, code: Code, language: Speaking = None) -> Response[TableAnswer]:
    table, visitor = seated(request, code), Visitor(request)
    lobby.start(table, visitor.holder)
    return answer(table, visitor, language_of(request))


@post(
    "/tables/{code:str}/lend",
    responses=REFUSALS,
    status_code=200,
    summary="Hand an absent player's seat to a bot",
)
async def hand_over(
    request: Asking, code: Code, data: JSONBody[SeatOnly], language: Speaking = None
) -> Response[TableAnswer]:
    table, visitor = seated(request, code), Visitor(request)
    lobby.lend(table, data.seat, visitor.holder)
    return answer(table, visitor, language_of(request))


@post("/tables/{code:str}/leave", responses=REFUSALS, status_code=200, summary="Leave, and let bots play on")
async def leave_table(request: Asking, code: Code, language: Speaking = None) -> Response[TableAnswer]:
    table, visitor = seated(request, code), Visitor(request)
    lobby.leave(table, visitor.holder)
    return answer(table, visitor, language_of(request))


@post("/tables/{code:str}/mute", responses=REFUSALS, status_code=200, summary="Hear no more of a player")
async def mute_player(
    request: Asking, code: Code, data: JSONBody[Mute], language: Speaking = None
) -> Response[TableAnswer]:
    table, visitor = seated(request, code), Visitor(request)
    lobby.mute(table, data.seat, visitor.holder, muted=data.muted)
    return answer(table, visitor, language_of(request))


@post("/tables/{code:str}/rematch", responses=REFUSALS, summary="Offer a rematch, or take it up")
async def offer_rematch(
    request: Asking, code: Code, data: JSONBody[Rematch], language: Speaking = None
) -> Response[TableAnswer]:
    table, visitor = seated(request, code), Visitor(request)
    again = lobby.rematch(table, visitor.holder, data.part)
    return answer(again, visitor, language_of(request), 201)


@post("/tables/{code:str}/branch", responses=REFUSALS, summary="Play on from a step of a finished match")
async def branch_off(
    request: Asking, code: Code, data: JSONBody[PlanBranch], language: Speaking = None
) -> Response[TableAnswer]:
    table, _ = hub_of(request).find(code)
    visitor, speech = Visitor(request), language_of(request)
    again = lobby.branch(table, data, visitor.holder, speech)
    return answer(again, visitor, speech, 201)


@get("/mine", responses=REFUSALS, summary="The tables and best scores of this browser")
async def list_mine(request: Asking, language: Speaking = None) -> Mine:
    hub, holder, speech = hub_of(request), holder_of(request), language_of(request)
    if holder is None:
        return Mine((), ())
    rows = [row for row in hub.store.of_holder(holder, MOST_LISTED) if find_game(row.game)]
    tables = tuple(in_short(hub, row, speech) for row in rows)
    bests = [
        Best(row.game, row.options, row.score, row.watch, row.reached) for row in hub.store.bests(holder)
    ]
    return Mine(tables, tuple(bests))


def in_short(hub: Hub, row: TableRow, language: str) -> OwnTable:
    words = texts(row.game, language)
    names = [seat.name or words.seat(seat.seat) for seat in hub.store.seats(row.number)]
    return OwnTable(
        row.code, row.watch, row.game, words.say("title"), row.status, tuple(names), row.created, row.changed
    )
