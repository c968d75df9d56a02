"""Tables over HTTP: make one, change it, sit, call bots, start, hand over, play again."""

from litestar import Response, get, post
from litestar.params import JSONBody

from saucer.server.guard.refusals import Refused
from saucer.server.http.api.responses import TableAnswer
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
from saucer.server.protocol.requests import (
    ChangeSpectators,
    ChangeTable,
    Flag,
    Mute,
    NewBranch,
    NewTable,
    PutBot,
    Rematch,
    SeatOnly,
    Sit,
)
from saucer.server.tables.requests import change_table, chat, daily, lobby, maker, rematch
from saucer.server.tables.table import Table


def answer(
    table: Table, visitor: Visitor, language: str, status: int = 200, *, sits: bool = True
) -> Response[TableAnswer]:
    body = TableAnswer(table.info(language, sits=sits), table.you(visitor.holder, sits=sits))
    return visitor.answer(body, status)


async def seated(request: ApiRequest, code: str) -> Table:
    """The table behind a link to sit. Refused for the link to watch, as if there were no table."""
    table, sits = await hub_of(request).find(code)
    if not sits:
        raise Refused("table/unknown")
    return table


async def watched(request: ApiRequest, code: str) -> tuple[Table, bool]:
    """The table behind either link, and whether the link allows to sit. Refused where nobody may watch."""
    table, sits = await hub_of(request).find(code)
    if not sits and not table.settings.spectators and table.row.status != "over":
        raise Refused("table/private")
    return table, sits


@post("/tables", responses=REFUSALS, summary="Make a table")
async def create_table(
    request: ApiRequest, data: JSONBody[NewTable], language: LanguageQuery = None
) -> Response[TableAnswer]:
    visitor, language_code = Visitor(request), language_of(request)
    table = lobby.make_table(hub_of(request), data, visitor.holder, language_code)
    return answer(table, visitor, language_code, 201)


@get("/tables/{code:str}", responses=REFUSALS, summary="A table as it is now")
async def read_table(request: ApiRequest, code: Code, language: LanguageQuery = None) -> TableAnswer:
    table, sits = await watched(request, code)
    you = table.you(holder_of(request), sits=sits)
    return TableAnswer(table.info(language_of(request), sits=sits), you)


@post("/tables/{code:str}/change", responses=REFUSALS, status_code=200, summary="Change seats and options")
async def change_match(
    request: ApiRequest, code: Code, data: JSONBody[ChangeTable], language: LanguageQuery = None
) -> Response[TableAnswer]:
    table, visitor, language_code = await seated(request, code), Visitor(request), language_of(request)
    change_table.change_table(hub_of(request), table, data, visitor.holder, language_code)
    return answer(table, visitor, language_code)


@post("/tables/{code:str}/sit", responses=REFUSALS, status_code=200, summary="Take a seat")
async def sit_down(
    request: ApiRequest, code: Code, data: JSONBody[Sit], language: LanguageQuery = None
) -> Response[TableAnswer]:
    table, visitor, language_code = await seated(request, code), Visitor(request), language_of(request)
    lobby.sit(table, data, visitor.holder, language_code)
    return answer(table, visitor, language_code)


@post("/tables/{code:str}/stand", responses=REFUSALS, status_code=200, summary="Give up a seat")
async def stand_up(
    request: ApiRequest, code: Code, data: JSONBody[SeatOnly], language: LanguageQuery = None
) -> Response[TableAnswer]:
    table, visitor = await seated(request, code), Visitor(request)
    lobby.stand(table, data.seat, visitor.holder)
    return answer(table, visitor, language_of(request))


@post("/tables/{code:str}/bot", responses=REFUSALS, status_code=200, summary="Put in or remove a bot")
async def call_bot(
    request: ApiRequest, code: Code, data: JSONBody[PutBot], language: LanguageQuery = None
) -> Response[TableAnswer]:
    table, visitor = await seated(request, code), Visitor(request)
    lobby.put_bot(table, data, visitor.holder)
    return answer(table, visitor, language_of(request))


@post("/tables/{code:str}/start", responses=REFUSALS, status_code=200, summary="Start the match")
async def start_match(
    request: ApiRequest, code: Code, language: LanguageQuery = None
) -> Response[TableAnswer]:
    table, visitor = await seated(request, code), Visitor(request)
    lobby.start(hub_of(request), table, visitor.holder)
    return answer(table, visitor, language_of(request))


@post(
    "/tables/{code:str}/lend",
    responses=REFUSALS,
    status_code=200,
    summary="Hand an absent player's seat to a bot",
)
async def hand_over(
    request: ApiRequest, code: Code, data: JSONBody[SeatOnly], language: LanguageQuery = None
) -> Response[TableAnswer]:
    table, visitor = await seated(request, code), Visitor(request)
    lobby.lend(table, data.seat, visitor.holder)
    return answer(table, visitor, language_of(request))


@post("/tables/{code:str}/leave", responses=REFUSALS, status_code=200, summary="Leave, and let bots play on")
async def leave_table(
    request: ApiRequest, code: Code, language: LanguageQuery = None
) -> Response[TableAnswer]:
    """A try at the puzzle of the day is given up: no bot plays on, and its table is deleted."""
    table, visitor = await seated(request, code), Visitor(request)
    if daily.is_under_way(table):
        daily.give_up(hub_of(request), table, visitor.holder)
    else:
        lobby.leave(hub_of(request), table, visitor.holder)
    return answer(table, visitor, language_of(request))


@post(
    "/tables/{code:str}/spectators",
    responses=REFUSALS,
    status_code=200,
    summary="Let people watch or write, or no longer",
)
async def change_spectators(
    request: ApiRequest, code: Code, data: JSONBody[ChangeSpectators], language: LanguageQuery = None
) -> Response[TableAnswer]:
    table, visitor = await seated(request, code), Visitor(request)
    maker.change_spectators(hub_of(request), table, data, visitor.holder)
    return answer(table, visitor, language_of(request))


@post(
    "/tables/{code:str}/send-away",
    responses=REFUSALS,
    status_code=200,
    summary="Send someone away before the start",
)
async def send_guest_away(
    request: ApiRequest, code: Code, data: JSONBody[SeatOnly], language: LanguageQuery = None
) -> Response[TableAnswer]:
    table, visitor = await seated(request, code), Visitor(request)
    maker.send_away(table, data.seat, visitor.holder)
    return answer(table, visitor, language_of(request))


@post(
    "/tables/{code:str}/mute",
    responses=REFUSALS,
    status_code=200,
    summary="Mute a player or all spectators, or unmute them",
)
async def mute_player(
    request: ApiRequest, code: Code, data: JSONBody[Mute], language: LanguageQuery = None
) -> Response[TableAnswer]:
    (table, sits), visitor = await watched(request, code), Visitor(request)
    if data.for_all and not sits:
        raise Refused("table/not-maker")
    chat.mute(table, data, visitor.holder)
    return answer(table, visitor, language_of(request), sits=sits)


@post(
    "/tables/{code:str}/flag",
    responses=REFUSALS,
    status_code=200,
    summary="Show a line of chat to the operator",
)
async def flag_line(
    request: ApiRequest, code: Code, data: JSONBody[Flag], language: LanguageQuery = None
) -> Response[TableAnswer]:
    (table, sits), visitor, language_code = (
        await watched(request, code),
        Visitor(request),
        language_of(request),
    )
    chat.flag(table, data.line, visitor.holder, language_code)
    return answer(table, visitor, language_code, sits=sits)


@post("/tables/{code:str}/rematch", responses=REFUSALS, summary="Offer a rematch, or take it up")
async def offer_rematch(
    request: ApiRequest, code: Code, data: JSONBody[Rematch], language: LanguageQuery = None
) -> Response[TableAnswer]:
    table, visitor = await seated(request, code), Visitor(request)
    again = await rematch.rematch(hub_of(request), table, visitor.holder, data.part)
    return answer(again, visitor, language_of(request), 201)


@post("/tables/{code:str}/branch", responses=REFUSALS, summary="Play on from a step of a finished match")
async def branch_off(
    request: ApiRequest, code: Code, data: JSONBody[NewBranch], language: LanguageQuery = None
) -> Response[TableAnswer]:
    table, _ = await hub_of(request).find(code)
    visitor, language_code = Visitor(request), language_of(request)
    hub = hub_of(request)
    again = await rematch.branch(hub, rematch.source_of(hub, table), data, visitor.holder, language_code)
    return answer(again, visitor, language_code, 201)
