"""The phases: one row per kind of decision, with its rule."""

from typing import Final

from saucer.engine.phases import (
    Phase,
    PhaseTable,
    another_choice_first,
    not_your_turn,
    over_phase,
    refuse_by_move,
)
from saucer.games.area51.moves import (
    Build,
    Collect,
    Draw,
    LeaveEmpty,
    Load,
    Pass,
    PickUp,
    PlayFaceDown,
    PlayFaceUp,
    PutInto,
    Refresh,
    Send,
    SetNumber,
    SetRoute,
    Take,
    Upgrade,
    UseCap,
)
from saucer.games.area51.player.bunkers import advise_cap
from saucer.games.area51.player.collect import advise_take
from saucer.games.area51.player.hangars import advise_card, advise_face_down_hangar, advise_face_up_hangar
from saucer.games.area51.player.loading import advise_load
from saucer.games.area51.player.turn import advise_action
from saucer.games.area51.player.vehicles import advise_number, advise_route
from saucer.games.area51.rules import bunkers, collect, end, hangars, loading, turn, two_players, vehicles

TABLE: Final = PhaseTable(
    (
        Phase(
            "action",
            "R2.1",
            legal=turn.legal_actions,
            play={
                Collect: collect.collect,
                Build: bunkers.plan_bunker,
                Upgrade: bunkers.plan_level,
                Send: vehicles.plan_vehicle,
                PickUp: loading.pick_up,
                Pass: turn.pass_turn,
            },
            refuse=turn.refuse_action,
            advise=advise_action,
        ),
        Phase(
            "take",
            "R3.1",
            legal=collect.legal_cards,
            play={Take: collect.take, Draw: collect.draw, Refresh: collect.refresh},
            refuse=refuse_by_move(
                {Take: collect.refuse_take, Draw: collect.refuse_draw, Refresh: collect.refuse_refresh}
            ),
            advise=advise_take,
        ),
        Phase(
            "cap",
            "R8.2",
            legal=two_players.legal_caps,
            play={UseCap: two_players.use_cap},
            refuse=two_players.refuse_cap,
            advise=advise_cap,
        ),
        Phase(
            "route",
            "R5.2",
            legal=vehicles.legal_routes,
            play={SetRoute: vehicles.set_route},
            refuse=vehicles.refuse_route,
            advise=advise_route,
        ),
        Phase(
            "number",
            "R5.3",
            legal=vehicles.legal_numbers,
            play={SetNumber: vehicles.set_number},
            refuse=vehicles.refuse_number,
            advise=advise_number,
        ),
        Phase(
            "face-up",
            "R4.5",
            legal=hangars.legal_face_up,
            play={PlayFaceUp: hangars.choose_face_up},
            refuse=hangars.refuse_face_up,
            advise=advise_card,
        ),
        Phase(
            "face-up-hangar",
            "R4.2",
            legal=hangars.legal_hangars,
            play={PutInto: hangars.place_face_up},
            refuse=hangars.refuse_hangar,
            advise=advise_face_up_hangar,
        ),
        Phase(
            "face-down",
            "R4.7",
            legal=hangars.legal_face_down,
            play={PlayFaceDown: hangars.choose_face_down},
            refuse=hangars.refuse_face_down,
            advise=advise_card,
        ),
        Phase(
            "face-down-hangar",
            "R4.7",
            legal=hangars.legal_hiding_places,
            play={PutInto: hangars.place_face_down},
            refuse=hangars.refuse_hangar,
            advise=advise_face_down_hangar,
        ),
        Phase(
            "load",
            "R6.6",
            legal=loading.legal_loads,
            play={Load: loading.load, LeaveEmpty: loading.leave_empty},
            refuse=refuse_by_move({Load: loading.refuse_load, LeaveEmpty: loading.refuse_leaving}),
            advise=advise_load,
        ),
        over_phase("R7.6", end.refuse_over),
    ),
    to_move=turn.to_move,
    waiting=not_your_turn("R2.1"),
    refuse_misplaced=another_choice_first("R2.4"),
)
"""The rows are in the order of the numbers in state.py."""
