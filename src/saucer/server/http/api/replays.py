"""Finished matches: replays for one seat, a spectator or with everything open, and records."""

import gzip
from typing import Annotated, Any, NamedTuple

from litestar import Response, get
from litestar.di import NamedDependency, Provide
from litestar.params import QueryParameter

from saucer.server.guard.refusals import Refused
from saucer.server.http.requests import (
    REFUSALS,
    ApiRequest,
    Code,
    LanguageQuery,
    accepts_gzip,
    holder_of,
    hub_of,
    language_of,
)
from saucer.server.protocol.replay import Replay
from saucer.server.replays.answers import PART, Asked, Replays
from saucer.server.replays.finished_record import FinishedRecord
from saucer.server.replays.finished_table import FinishedTable
from saucer.server.replays.steps import Eyes
from saucer.server.tables.table import Table

MOST_STEPS = 100

FromStep = Annotated[
    int, QueryParameter(ge=0, le=1_000_000, description="The first step wanted; 0 is the deal.")
]
HowMany = Annotated[int, QueryParameter(ge=1, le=MOST_STEPS, description="How many steps.")]
SomeSeat = Annotated[
    int | None,
    QueryParameter(ge=0, le=15, description="The seat to look from; without one, all seats."),
]
AsSpectator = Annotated[bool, QueryParameter(description="Look as a spectator did; no seat is given then.")]
Everything = Annotated[
    bool,
    QueryParameter(description="One view with everything open that is nobody's, not those of all seats."),
]
Changes = Annotated[
    bool, QueryParameter(description=f"The part of {PART} steps that has `first`, with what changed in each.")
]


async def finished(request: ApiRequest, code: str) -> Table:
    """A table whose match is over."""
    table, _ = await hub_of(request).find(code)
    if table.row.status != "over":
        raise Refused("table/not-over")
    if table.live_match is None:
        raise Refused("table/old")
    table.require_stored()
    return table


class Wanted(NamedTuple):
    """Which steps are wanted, and whether with what changed in each."""

    first: int
    most: int
    is_changes: bool


def read_eyes(
    seat: SomeSeat = None, *, spectator: AsSpectator = False, everything: Everything = False
) -> Eyes:
    is_open = seat is None and not spectator
    return Eyes(seat, is_open=is_open, is_single=is_open and everything)


def read_wanted(first: FromStep = 0, count: HowMany = MOST_STEPS, *, changes: Changes = False) -> Wanted:
    if changes:
        first, count = first - first % PART, PART
    return Wanted(first, count, changes)


REPLAY_QUERY = {
    "eyes": Provide(read_eyes, sync_to_thread=False),
    "wanted": Provide(read_wanted, sync_to_thread=False),
}


@get(
    "/tables/{code:str}/replay",
    responses=REFUSALS,
    summary="A finished match, step by step",
    dependencies=REPLAY_QUERY,
)
async def read_replay(
    request: ApiRequest,
    code: Code,
    eyes: NamedDependency[Eyes],
    wanted: NamedDependency[Wanted],
    language: LanguageQuery = None,
) -> Response[Replay]:
    table = await finished(request, code)
    if eyes.seat is not None:
        table.seating.seat(eyes.seat)
    return await answer_replay(request, FinishedTable(table, eyes, language_of(request)), wanted)


async def answer_replay(
    request: ApiRequest, found: FinishedTable | FinishedRecord, wanted: Wanted
) -> Response[Replay]:
    """The steps of a finished match that are wanted."""
    end = min(wanted.first + wanted.most, found.total + 1)
    asked = Asked(found.number, found.description, wanted.first, end, wanted.is_changes)
    replays: Replays = request.app.state.replays
    packed = await replays.packed(asked, found, holder_of(request) or "")
    if accepts_gzip(request):
        return answer(packed, is_packed=True)
    return answer(await replays.unpacked(packed), is_packed=False)


@get(
    "/tables/{code:str}/record",
    responses=REFUSALS,
    summary="A finished match as a record",
    media_type="application/json",
)
async def read_record(request: ApiRequest, code: Code, language: LanguageQuery = None) -> Response[bytes]:
    table = await finished(request, code)
    record = (await table.archive.record(table.row, await table.whole_match())).encode()
    if not accepts_gzip(request):
        return answer(record, is_packed=False)
    packed = await table.services.background.run(lambda: gzip.compress(record, mtime=0))
    return answer(packed, is_packed=True)


def answer(content: bytes, *, is_packed: bool) -> Response[Any]:
    """An answer that is JSON already. It is about a match that is over, so its length gives nothing away."""
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if is_packed else {})
    return Response(content, headers=headers, media_type="application/json")
