"""Fills caches after the start, so that first requests need not wait: texts, pages, schemas, look-alikes, rules."""

from collections.abc import Callable, Iterator
from functools import partial
from threading import Event
from typing import Any

from litestar import Litestar

from saucer.engine.game import AnyGame
from saucer.engine.match import Match
from saucer.engine.options import options_from_plain
from saucer.games import all_games
from saucer.server.guard.names import prototypes
from saucer.server.http.api.games import components_page, games_page, rules_page, words_page
from saucer.server.http.api.schema import messages_page
from saucer.server.language import LANGUAGES, server_phrases


def warm_up(app: Litestar, stopped: Event) -> None:
    """Fill the caches. Runs in a thread beside the server, which serves meanwhile, until done or `stopped`."""
    for fill in cached_work(app):
        if stopped.is_set():
            return
        fill()


def cached_work(app: Litestar) -> Iterator[Callable[[], object]]:
    """All that is computed once, in parts."""
    games = all_games()
    yield prototypes
    for language in LANGUAGES:
        yield partial(server_phrases, language)
        yield partial(games_page, games, language)
        for game in games:
            yield partial(words_page, game, language)
            yield partial(rules_page, game, language)
    for game in games:
        yield partial(deal, game)
        yield partial(components_page, game)
    yield partial(messages_page, games)
    yield partial(openapi_document, app)


def deal(game: AnyGame) -> Match:
    """A match before its first move, for which the rules prepare their tables."""
    return Match(game, options_from_plain(game.options, {}), game.seat_counts[-1], "")


def openapi_document(app: Litestar) -> object:
    """The document behind `/api/schema`, which Litestar keeps once it is made."""
    plugin: Any = app.plugins.get("OpenAPIPlugin")
    return plugin.provide_openapi_schema()
