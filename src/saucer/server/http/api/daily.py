"""The puzzle of the day over HTTP: what it asks for, who did how well, and a try of your own."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec.structs import replace

from saucer.engine.game import AnyGame
from saucer.games import all_games
from saucer.server.guard.limits import address_group
from saucer.server.http.api.games import GameId
from saucer.server.http.api.responses import (
    BestKnown,
    Daily,
    DailyDay,
    DailyGoal,
    DailyTry,
    OwnDaily,
    TableAnswer,
)
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
from saucer.server.language import person_name
from saucer.server.protocol.requests import PlayDaily
from saucer.server.protocol.values import TryStatus
from saucer.server.tables.daily_puzzles import bests_of, first_state, puzzle_of
from saucer.server.tables.hub import Hub
from saucer.server.tables.requests import daily
from saucer.server.tables.requests.daily import (
    MOST_LISTED,
    Asker,
    play_daily,
    read_day,
    running_row,
    seconds_left,
    status_of,
)
from saucer.server.tables.requests.daily_history import PastDay, is_listed, past_days, streak_of
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
    puzzle = puzzle_of(played)
    hub, holder = hub_of(request), holder_of(request)
    tries, language_code = tries_of(hub, game, holder), language_of(request)
    own = next((own_try(hub, row, language_code) for row in tries if row.day == asked), None)
    is_done = asked != daily.today() or (own is not None and own.status != "playing")
    found = best_known_of(hub, played, asked) if is_done else None
    finished = hub.dailies.finished(game, asked, MOST_LISTED)
    return Daily(
        game=game,
        title=texts(game, language_code).format("title"),
        name=texts(game, language_code).format("daily"),
        day=asked,
        is_today=asked == daily.today(),
        goals=goals_of(played, asked, language_code),
        own=own,
        bests=bests_of(played, asked) if is_done else (),
        is_proven=puzzle.bests is not None,
        best_known=found,
        is_searching=(game, asked) in hub.best_known.running,
        tries=tuple(shown_try(row, holder, language_code, with_link=is_done) for row in finished),
        days=tuple(past_day(hub, day) for day in past_days(hub, game, tries, daily.today())),
        today=own_daily(hub, game, tries),
    )


@post("/daily/{game:str}", responses=REFUSALS, summary="Play the puzzle of a day")
async def try_daily(
    request: ApiRequest, game: GameId, data: JSONBody[PlayDaily], language: LanguageQuery = None
) -> Response[TableAnswer]:
    """Opens a table, or the one where this browser's try is running. Only the first try at the puzzle of
    today counts.
    """
    visitor, language_code = Visitor(request), language_of(request)
    played = known_game(game)
    puzzle_of(played)
    asker = Asker(visitor.holder, data.name, address_group(address_of(request)), language_code)
    table = await play_daily(hub_of(request), played, read_day(data.day), asker)
    return answer(table, visitor, language_code, 201)


def best_known_of(hub: Hub, game: AnyGame, day: str) -> BestKnown | None:
    """What searches found. Only for listed days they are begun: there is always another day before."""
    if not is_listed(day, daily.today()):
        return None
    row = hub.best_known.find(game, day)
    return None if row is None else BestKnown(row.searches, row.score, row.values)


def tries_of(hub: Hub, game: str, holder: str | None) -> list[DailyRow]:
    """The tries of a browser that count, the latest first."""
    return [] if holder is None else hub.dailies.of_holder(game, holder)


def own_daily(hub: Hub, game: str, tries: list[DailyRow]) -> OwnDaily:
    """How a browser stands with the puzzle of today, by its tries."""
    row = tries[0] if tries and tries[0].day == daily.today() else None
    status = None if row is None else status_of(row, running_row(hub.store, row))
    score = None if row is None else row.score
    return OwnDaily(game, status, score, streak_of(tries, daily.today()), seconds_left())


def own_dailies(hub: Hub, holder: str | None) -> tuple[OwnDaily, ...]:
    """How a browser stands with every puzzle of today."""
    games = [game for game in all_games() if game.extras.daily is not None]
    return tuple(own_daily(hub, game.id, tries_of(hub, game.id, holder)) for game in games)


def past_day(hub: Hub, past: PastDay) -> DailyDay:
    own = past.own
    status = None if own is None else status_of(own, running_row(hub.store, own))
    return DailyDay(past.day, status, None if own is None else own.score, past.tries, past.best)


def goals_of(game: AnyGame, day: str, language: str) -> tuple[DailyGoal, ...]:
    game_texts = texts(game.id, language)
    return tuple(
        DailyGoal(goal, game_texts.format(goal), game_texts.format(f"{goal}.goal"))
        for goal in puzzle_of(game).goals(first_state(game, day))
    )


def own_try(hub: Hub, row: DailyRow, language: str) -> DailyTry:
    """A try as its browser sees it, with the link to its table while it runs."""
    running = running_row(hub.store, row)
    status, row = status_of(row, running), named(row, language)
    if running is not None:
        return entry_of(row, status, own=True, link=f"/t/{running.code}")
    return entry_of(row, status, own=True, link=None if row.score is None else f"/r/{row.watch}")


def shown_try(row: DailyRow, holder: str | None, language: str, *, with_link: bool) -> DailyTry:
    """A try in the table of the day. What was built, and the link to the replay, are for those who have tried."""
    shown = named(row, language) if with_link else replace(named(row, language), picture="")
    return entry_of(shown, "over", own=row.holder == holder, link=f"/r/{row.watch}" if with_link else None)


def named(row: DailyRow, language: str) -> DailyRow:
    """A try with the name of its player as somebody reads it."""
    return replace(row, name=person_name(row.name, language))


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
