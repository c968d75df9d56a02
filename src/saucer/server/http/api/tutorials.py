"""Tutorials over HTTP."""

from litestar import Response, post
from litestar.params import JSONBody

from saucer.server.http.api.games import GameId
from saucer.server.http.api.responses import TableAnswer
from saucer.server.http.api.tables import answer
from saucer.server.http.requests import REFUSALS, ApiRequest, LanguageQuery, Visitor, hub_of, language_of
from saucer.server.protocol.requests import PlayTutorial
from saucer.server.tables.requests.lobby import known_game
from saucer.server.tables.requests.tutorials import play_tutorial


@post("/tutorials/{game:str}", responses=REFUSALS, summary="Play the tutorial of a game")
async def open_tutorial(
    request: ApiRequest, game: GameId, data: JSONBody[PlayTutorial], language: LanguageQuery = None
) -> Response[TableAnswer]:
    """Opens a table with easy bots, dealt the same for everyone."""
    visitor, language_code = Visitor(request), language_of(request)
    table = play_tutorial(hub_of(request), known_game(game), data.name, visitor.holder, language_code)
    return answer(table, visitor, language_code, 201)
