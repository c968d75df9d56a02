"""The puzzle of the day over HTTP: what it asks for, who did how well, and a try of your own."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec.structs import replace

from saucer.engine.game import AnyGame
from saucer.server.guard.limits import address_group
from saucer.server.http.api.games import GameId
from saucer.server.http.api.responses import Daily, DailyGoal, DailyTry, TableAnswer
from saucer.server.http.api.tables import answer
from saucer.server.http.requests import (
    REFUSALS,
    ApiRequest,
    LanguageQuery,
    Visitor,
    address_of,
    holder_of,
    hub_of,
    language_of,
)
from saucer.server.protocol.requests import PlayDaily
from saucer.server.protocol.values import TryStatus
from saucer.server.tables.hub import Hub
from saucer.server.tables.requests.daily import (
    MOST_LISTED,
    Asker,
    bests_of,
    first_state,
    play_daily,
    puzzle_of,
    read_day,
    running_row,
    status_of,
    today,
)
from saucer.server.tables.requests.lobby import known_game
from saucer.storage import DailyRow
from saucer.texts import texts

Day = Annotated[
    str | None, QueryParameter(max_length=10, description="A day such as 2026-11-16; else today.")
]


@get("/daily/{game:str}", responses=REFUSALS, summary="The puzzle of a day, and its table")
async def read_daily(
    request: ApiRequest, game: GameId, day: Day = None, language: LanguageQuery = None
) -> Daily:
    played, asked = known_game(game), read_day(day)
    puzzle_of(played)
    hub, holder = hub_of(request), holder_of(request)
    own = None if holder is None else hub.dailies.find(game, asked, holder)
    own_entry = None if own is None else own_try(hub, own)
    is_done = asked != today() or (own_entry is not None and own_entry.status != "playing")
    bests = bests_of(played, asked) if is_done else ()
    language_code = language_of(request)
    tries = hub.dailies.finished(game, asked, MOST_LISTED)
    return Daily(
        game=game,
        title=texts(game, language_code).format("title"),
        name=texts(game, language_code).format("daily"),
        day=asked,
        is_today=asked == today(),
        goals=goals_of(played, asked, language_code),
        own=own_entry,
        bests=bests,
        tries=tuple(shown_try(row, holder, with_link=is_done) for row in tries),
    )


@post("/daily/{game:str}", responses=REFUSALS, summary="Play the puzzle of the day")
async def try_daily(
    request: ApiRequest, game: GameId, data: JSONBody[PlayDaily], language: LanguageQuery = None
) -> Response[TableAnswer]:
    """Opens a table, or the one where this browser's try is running. Only the first try of a day counts."""
    visitor, language_code = Visitor(request), language_of(request)
    played = known_game(game)
    puzzle_of(played)
    asker = Asker(visitor.holder, data.name, address_group(address_of(request)), language_code)
    table = await play_daily(hub_of(request), played, asker)
    return answer(table, visitor, language_code, 201)


def goals_of(game: AnyGame, day: str, language: str) -> tuple[DailyGoal, ...]:
    game_texts = texts(game.id, language)
    return tuple(
        DailyGoal(goal, game_texts.format(goal), game_texts.format(f"{goal}.goal"))
        for goal in puzzle_of(game).goals(first_state(game, day))
    )


def own_try(hub: Hub, row: DailyRow) -> DailyTry:
    """A try as its browser sees it, with the link to its table while it runs."""
    running = running_row(hub.store, row)
    status = status_of(row, running)
    if running is not None:
        return entry_of(row, status, own=True, link=f"/t/{running.code}")
    return entry_of(row, status, own=True, link=None if row.score is None else f"/r/{row.watch}")


def shown_try(row: DailyRow, holder: str | None, *, with_link: bool) -> DailyTry:
    """A try in the table of the day. What was built, and the link to the replay, are for those who have tried."""
    shown = row if with_link else replace(row, picture="")
    return entry_of(shown, "over", own=row.holder == holder, link=f"/r/{row.watch}" if with_link else None)


def entry_of(row: DailyRow, status: TryStatus, *, own: bool, link: str | None) -> DailyTry:
    return DailyTry(
        name=row.name,
        status=status,
        score=row.score,
        values=row.values,
        picture=row.picture,
        seconds=row.seconds,
        own=own,
        link=link,
    )
