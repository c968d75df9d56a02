"""Tutorials: a newcomer's first match, against easy bots, with the same deal for everyone."""

from saucer.engine.game import AnyGame
from saucer.engine.game_parts import Tutorial
from saucer.engine.options import plain_options
from saucer.server.guard.refusals import Refused
from saucer.server.protocol.values import TableSettings
from saucer.server.tables.fixed_secrets import NO_PART, tutorial_secret
from saucer.server.tables.hub import Hub
from saucer.server.tables.requests.lobby import clean_name
from saucer.server.tables.table import Table
from saucer.storage import SeatRow


def play_tutorial(hub: Hub, game: AnyGame, name: str, holder: str, language: str) -> Table:
    """A new table with the newcomer in the first seat, started at once. Raises Refused."""
    tutorial = tutorial_of(game)
    person = SeatRow(0, "person", holder, clean_name(name, 0, [], language), part=NO_PART)
    seats = [person, *(SeatRow(number, "bot", level="easy") for number in range(1, tutorial.seats))]
    hub.require_bots(holder, seats)
    options = plain_options(tutorial.options or game.options())
    secret = tutorial_secret(game.id, tutorial.number)
    table = hub.make(game.id, options, TableSettings(), seats, holder, secret=secret)
    table.start()
    table.save()
    return table


def tutorial_of(game: AnyGame) -> Tutorial:
    if game.extras.tutorial is None:
        raise Refused("tutorial/none")
    return game.extras.tutorial
