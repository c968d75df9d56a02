"""Finished matches: replays for one seat or with everything open, and records."""

from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.params import QueryParameter

from saucer.engine.match import Match, Step
from saucer.engine.types import Seat
from saucer.server.guard.refusals import Refused
from saucer.server.http.api.responses import Replay, ReplayStep
from saucer.server.http.requests import REFUSALS, ApiRequest, Code, LanguageQuery, hub_of, language_of
from saucer.server.tables.fairness import fair_of
from saucer.server.tables.match.narration import choice, ending, news_of_opening, news_of_step
from saucer.server.tables.table import Table
from saucer.texts import texts
from saucer.texts.narrator import Narrator

MOST_STEPS = 100

FromStep = Annotated[
    int, QueryParameter(ge=0, le=1_000_000, description="The first step wanted; 0 is the deal.")
]
HowMany = Annotated[int, QueryParameter(ge=1, le=MOST_STEPS, description="How many steps.")]
SomeSeat = Annotated[
    int | None,
    QueryParameter(ge=0, le=15, description="The seat to look from; everything is open without one."),
]


async def finished(request: ApiRequest, code: str) -> tuple[Table, Match]:
    """A table whose match is over, and that match with all its steps."""
    hub = hub_of(request)
    table, _ = await hub.find(code)
    if table.row.status != "over":
        raise Refused("table/not-over")
    if table.live_match is None:
        raise Refused("table/old")
    return table, await table.whole_match()


@get("/tables/{code:str}/replay", responses=REFUSALS, summary="A finished match, step by step")
async def read_replay(
    request: ApiRequest,
    code: Code,
    seat: SomeSeat = None,
    first: FromStep = 0,
    count: HowMany = MOST_STEPS,
    language: LanguageQuery = None,
) -> Replay:
    table, match = await finished(request, code)
    replay = ReplaySteps(
        table, match, None if seat is None else table.seating.seat(seat).seat, language_of(request)
    )
    outcome = match.outcome
    assert outcome is not None, "a match that is over has an outcome"
    return Replay(
        game=table.row.game,
        title=texts(table.row.game, replay.language).format("title"),
        options=table.row.options,
        seats=table.seating.sittings(replay.language),
        fair=fair_of(table.row),
        outcome=ending(replay.narrator, outcome),
        total=len(match.steps),
        steps=tuple(replay.step(number) for number in range(first, min(first + count, len(match.steps) + 1))),
    )


@get(
    "/tables/{code:str}/record",
    responses=REFUSALS,
    summary="A finished match as a record",
    media_type="application/json",
)
async def read_record(request: ApiRequest, code: Code, language: LanguageQuery = None) -> Response[bytes]:
    table, match = await finished(request, code)
    record = await table.archive.record(table.row, match)
    return Response(record.encode(), media_type="application/json")


class ReplaySteps:
    """The steps of a finished match as one seat saw them, or with everything open."""

    def __init__(self, table: Table, match: Match, seat: int | None, language: str) -> None:
        self.match = match
        self.game = match.game
        self.seat = None if seat is None else Seat(seat)
        self.language = language
        self.names = table.names(language)
        speakers = table.seating.speakers()
        self.narrator = Narrator(
            match.game, language, self.seat, self.names, reveal=seat is None, speakers=speakers
        )

    def step(self, number: int) -> ReplayStep:
        if number == 0:
            state = self.match.first_state
            opening = tuple(news_of_opening(self.narrator, state))
            return ReplayStep(0, None, None, "", 0.0, opening, self.views(state))
        step = self.match.steps[number - 1]
        shown = self.seat is None or step.seat == self.seat
        return ReplayStep(
            step=number,
            seat=step.seat if shown else None,
            move=msgspec.to_builtins(step.move) if shown else None,
            text=self.move_text(step) if shown else "",
            time=step.time,
            events=tuple(news_of_step(self.narrator, step)),
            views=self.views(step.state),
        )

    def move_text(self, step: Step) -> str:
        described = self.game.sight.describe(step.state, step.move)
        return choice(self.game.id, self.language, step.move, step.seat, self.names, described).text

    def views(self, state: Any) -> tuple[dict[str, Any], ...]:
        seats = range(self.match.seats) if self.seat is None else (self.seat,)
        return tuple(msgspec.to_builtins(self.game.sight.see(state, Seat(seat))) for seat in seats)
