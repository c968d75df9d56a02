"""Records from files: opened and checked, replayed like a finished match of a table, and played on."""

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from saucer.server.guard.refusals import Refused
from saucer.server.http.api.replays import REPLAY_QUERY, Wanted, answer_replay
from saucer.server.http.api.responses import RecordInfo, TableAnswer
from saucer.server.http.api.tables import answer
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
from saucer.server.protocol.replay import Replay
from saucer.server.protocol.requests import NewBranch
from saucer.server.protocol.values import TableSettings
from saucer.server.replays.checking import CheckedRecord
from saucer.server.replays.finished_record import FinishedRecord
from saucer.server.replays.opened_records import LARGEST, OpenedRecords
from saucer.server.replays.steps import Eyes
from saucer.server.tables.requests import rematch
from saucer.storage import StepRow
from saucer.texts import texts

MEGABYTE = 1024 * 1024


def records_of(request: ApiRequest) -> OpenedRecords:
    records: OpenedRecords = request.app.state.records
    return records


def info_of(code: str, record: CheckedRecord, language: str) -> RecordInfo:
    found = FinishedRecord(record, Eyes(), language)
    title = texts(record.match.game, language).format("title")
    return RecordInfo(code, record.match.game, title, found.seats(), record.total)


@post("/records", responses=REFUSALS, summary="Open a record from a file", request_max_body_size=LARGEST)
async def open_record(request: ApiRequest, language: LanguageQuery = None) -> RecordInfo:
    """The body is the file. It is checked step by step and kept in memory for a while; nothing is stored."""
    if int(request.headers.get("content-length") or 0) > LARGEST:
        raise Refused("record/large", most=LARGEST // MEGABYTE)
    records = records_of(request)
    code = await records.open(await request.body(), holder_of(request) or "")
    return info_of(code, records.find(code), language_of(request))


@get("/records/{code:str}", responses=REFUSALS, summary="A record that is open")
async def read_opened(request: ApiRequest, code: Code, language: LanguageQuery = None) -> RecordInfo:
    return info_of(code, records_of(request).find(code), language_of(request))


@get(
    "/records/{code:str}/replay",
    responses=REFUSALS,
    summary="A record that is open, step by step",
    dependencies=REPLAY_QUERY,
)
async def replay_record(
    request: ApiRequest,
    code: Code,
    eyes: NamedDependency[Eyes],
    wanted: NamedDependency[Wanted],
    language: LanguageQuery = None,
) -> Response[Replay]:
    record = records_of(request).find(code)
    if eyes.seat is not None and eyes.seat >= record.match.seats:
        raise Refused("seat/unknown", seat=eyes.seat)
    return await answer_replay(request, FinishedRecord(record, eyes, language_of(request)), wanted)


@post("/records/{code:str}/branch", responses=REFUSALS, summary="Play on from a step of a record")
async def branch_off_record(
    request: ApiRequest, code: Code, data: JSONBody[NewBranch], language: LanguageQuery = None
) -> Response[TableAnswer]:
    source = branch_source(records_of(request).find(code))
    visitor, language_code = Visitor(request), language_of(request)
    again = await rematch.branch(hub_of(request), source, data, visitor.holder, language_code)
    return answer(again, visitor, language_code, 201)


def branch_source(record: CheckedRecord) -> rematch.BranchSource:
    match, draw = record.match, record.draw
    raw = msgspec.json.decode(match.steps, type=list[tuple[int | None, msgspec.Raw, float]])
    steps = [
        StepRow(number, seat, bytes(move).decode(), time) for number, (seat, move, time) in enumerate(raw, 1)
    ]
    return rematch.BranchSource(
        game=match.game,
        rules_version=match.rules_version,
        options=msgspec.json.decode(match.options),
        settings=TableSettings(),
        seats=match.seats,
        secret="" if draw is None else draw.secret,
        seed=str(match.seed),
        parts=() if draw is None else draw.parts,
        steps=steps,
        watch="",
    )
