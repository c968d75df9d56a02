"""Everything that is asked over HTTP."""

from litestar import Router
from litestar.types import ControllerRouterHandler

from saucer.server.api.finished import read_record, read_replay
from saucer.server.api.games import list_games, read_components, read_rules, read_words
from saucer.server.api.health import read_health, read_messages, read_metrics
from saucer.server.api.tables import (
    branch_off,
    call_bot,
    create_table,
    hand_over,
    leave_table,
    list_mine,
    mute_player,
    offer_rematch,
    read_table,
    sit_down,
    stand_up,
    start_match,
)

HANDLERS: list[ControllerRouterHandler] = [
    Router(
        path="/api",
        route_handlers=[
            list_games,
            read_rules,
            read_words,
            read_components,
            create_table,
            read_table,
            sit_down,
            stand_up,
            call_bot,
            start_match,
            hand_over,
            leave_table,
            mute_player,
            offer_rematch,
            branch_off,
            read_replay,
            read_record,
            list_mine,
            read_health,
            read_messages,
        ],
    ),
    read_metrics,
]
