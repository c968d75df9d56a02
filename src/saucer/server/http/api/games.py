"""The games: what they are, their options, their rules and their words."""

from functools import cache
from typing import Annotated, Any

from fluent.syntax import ast
from litestar import Response, get
from litestar.params import PathParameter

from saucer.engine.game import AnyGame
from saucer.engine.options import OptionField, has_pieces, option_fields
from saucer.games import all_games
from saucer.server.guard.refusals import Refused
from saucer.server.http.api.responses import Chapter, GameInfo, OptionChoice, OptionInfo, RulesPage, RuleText
from saucer.server.http.pages.client_pages import ASK_AGAIN, Page, answer, pack_json
from saucer.server.http.requests import REFUSALS, ApiRequest, LanguageQuery, language_of
from saucer.server.minutes import match_minutes
from saucer.server.protocol.values import OptionValue
from saucer.server.tables.requests.lobby import known_game
from saucer.texts import Texts, texts
from saucer.texts.bundles import game_entries
from saucer.texts.pages import chapters, find_page, rules_of

GameId = Annotated[str, PathParameter(max_length=32, description="The id of a game.")]


@get("/games", responses=REFUSALS, summary="The games, with their options")
async def list_games(request: ApiRequest, language: LanguageQuery = None) -> Response[list[GameInfo]]:
    return answer(request, games_page(all_games(), language_of(request)), ASK_AGAIN)


@get("/games/{game:str}/rules", responses=REFUSALS, summary="The rules of a game")
async def read_rules(
    request: ApiRequest, game: GameId, language: LanguageQuery = None
) -> Response[RulesPage]:
    page = rules_page(known_game(game), language_of(request))
    if page is None:
        raise Refused("page/unknown")
    return answer(request, page, ASK_AGAIN)


@get("/games/{game:str}/words", responses=REFUSALS, summary="The names of all things in a game")
async def read_words(
    request: ApiRequest, game: GameId, language: LanguageQuery = None
) -> Response[dict[str, str]]:
    """Every text of the game that needs nothing filled in, by its id: `card-walk`, `spot-pool.at`."""
    return answer(request, words_page(known_game(game), language_of(request)), ASK_AGAIN)


@get("/games/{game:str}/components", responses=REFUSALS, summary="The standard components of a game")
async def read_components(request: ApiRequest, game: GameId) -> Response[Any]:
    """In the form of `options.components` in a view; null for a game without components."""
    return answer(request, components_page(known_game(game)), ASK_AGAIN)


# What is sent, computed once for each language


@cache
def games_page(games: tuple[AnyGame, ...], language: str) -> Page:
    return pack_json([describe(game, language) for game in games])


@cache
def rules_page(game: AnyGame, language: str) -> Page | None:
    """The rules of a game; None where it has no page in this language."""
    page = find_page(game.id, language)
    if page is None:
        return None
    parts = tuple(
        Chapter(number, title, tuple(RuleText(*rule) for rule in rules_of(page, number)))
        for number, _, title in (heading.partition(" ") for heading in chapters(page))
    )
    return pack_json(RulesPage(game.id, page, parts))


@cache
def words_page(game: AnyGame, language: str) -> Page:
    return pack_json(names_in(game.id, language))


@cache
def components_page(game: AnyGame) -> Page:
    format_ = game.components
    return pack_json(format_ and format_.load(format_.standard_text(), game.id))


def describe(game: AnyGame, language: str) -> GameInfo:
    game_texts = texts(game.id, language)
    return GameInfo(
        id=game.id,
        rules_version=game.rules_version,
        title=game_texts.format("title"),
        pitch=game_texts.format("pitch"),
        players=game_texts.format("players"),
        minutes=match_minutes(game, language),
        seat_counts=tuple(game.seat_counts),
        newcomers=game.newcomers,
        seat_names=tuple(game_texts.seat(seat) for seat in range(game.seat_counts[-1])),
        timed=game.rules.is_timed,
        races=bool(game.rules.races),
        pieces=has_pieces(game.options),
        options=tuple(describe_option(game, game_texts, option) for option in option_fields(game.options)),
        daily=None if game.extras.daily is None else game_texts.format("daily"),
    )


def describe_option(game: AnyGame, game_texts: Texts, option: OptionField) -> OptionInfo:
    text = game_texts.option(option.name)
    choices = tuple(
        OptionChoice(value, game_texts.choice(option.name, value), fitting_seats(game, option.name, value))
        for value in option.choices
    )
    is_fine_point = option.name in game.extras.fine_points
    return OptionInfo(option.name, option.type, option.default, text.label, text.help, choices, is_fine_point)


def fitting_seats(game: AnyGame, name: str, value: OptionValue) -> tuple[int, ...]:
    """For how many seats a choice can be made while all other options are as usual."""
    options = game.options(**{name: value})
    return tuple(count for count in game.seat_counts if game.check(options, count) is None)


def names_in(game: str, language: str) -> dict[str, str]:
    game_texts = texts(game, language)
    found: dict[str, str] = {}
    for name, entry in game_entries(game, language).items():
        if isinstance(entry, ast.Term):
            continue
        if is_plain(entry.value):
            found[name] = game_texts.format_values(name, {})
        for attribute in entry.attributes:
            if is_plain(attribute.value):
                full = f"{name}.{attribute.id.name}"
                found[full] = game_texts.format_values(full, {})
    return found


def is_plain(pattern: Any) -> bool:
    """Whether a text is complete as it stands."""
    return pattern is not None and all(isinstance(part, ast.TextElement) for part in pattern.elements)
