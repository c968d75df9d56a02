"""The games Saucer knows: four of its own, and those that other packages or programs register."""

from saucer.engine.game import AnyGame
from saucer.engine.registry import Registry
from saucer.games import area51, eti, panic, strangers

BUILT_IN: tuple[AnyGame, ...] = (strangers.GAME, area51.GAME, eti.GAME, panic.GAME)

REGISTRY = Registry(BUILT_IN)

all_games = REGISTRY.all
find_game = REGISTRY.find
game_called = REGISTRY.called
game_of_view = REGISTRY.of_view
register = REGISTRY.register
registered_addresses = REGISTRY.addresses
register_addresses = REGISTRY.register_addresses
