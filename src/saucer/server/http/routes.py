"""All routes of the HTTP API."""

from litestar import Router
from litestar.types import ControllerRouterHandler

from saucer.server.http.api.daily import read_daily, try_daily
from saucer.server.http.api.games import list_games, read_components, read_rules, read_words
from saucer.server.http.api.health import read_health, read_metrics
from saucer.server.http.api.own_tables import delete_table, list_mine
from saucer.server.http.api.reach import read_reach
from saucer.server.http.api.records import branch_off_record, open_record, read_opened, replay_record
from saucer.server.http.api.replays import read_record, read_replay
from saucer.server.http.api.schema import read_messages
from saucer.server.http.api.tables import (
    branch_off,
    call_bot,
    change_match,
    change_spectators,
    create_table,
    flag_line,
    hand_over,
    leave_table,
    mute_player,
    offer_rematch,
    read_table,
    send_guest_away,
    sit_down,
    stand_up,
    start_match,
)
from saucer.server.http.api.tutorials import open_tutorial

HANDLERS: list[ControllerRouterHandler] = [
    Router(
        path="/api",
        route_handlers=[
            list_games,
            read_rules,
            read_words,
            read_components,
            create_table,
            change_match,
            read_table,
            sit_down,
            stand_up,
            call_bot,
            start_match,
            hand_over,
            leave_table,
            change_spectators,
            send_guest_away,
            mute_player,
            flag_line,
            offer_rematch,
            branch_off,
            read_replay,
            read_record,
            open_record,
            read_opened,
            replay_record,
            branch_off_record,
            read_daily,
            try_daily,
            open_tutorial,
            list_mine,
            delete_table,
            read_health,
            read_reach,
            read_messages,
        ],
    ),
    read_metrics,
]
