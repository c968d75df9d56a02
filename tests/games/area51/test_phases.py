"""The rows of the phases: in the order of their numbers, and each move in its place."""

from saucer.games.area51 import GAME
from saucer.games.area51 import state as numbers
from saucer.games.area51.moves import MOVES, PutInto
from saucer.games.area51.phases import TABLE
from tests.games.area51.scenes import PLENTY, build, collect, play, route, scene, send, show

NUMBERS = {
    "action": numbers.ACTION,
    "take": numbers.TAKE,
    "cap": numbers.CAP,
    "route": numbers.ROUTE,
    "number": numbers.NUMBER,
    "face-up": numbers.UP_CARD,
    "face-up-hangar": numbers.UP_HANGAR,
    "face-down": numbers.DOWN_CARD,
    "face-down-hangar": numbers.DOWN_HANGAR,
    "load": numbers.LOAD,
    "over": numbers.OVER,
}


def test_rows_stand_in_the_order_of_the_phase_numbers() -> None:
    assert [phase.name for phase in TABLE.rows] == sorted(NUMBERS, key=lambda name: NUMBERS[name])


def test_every_move_belongs_to_one_phase_but_hangars_are_chosen_in_two() -> None:
    places = {move: [phase.name for phase in TABLE.rows if move in phase.play] for move in MOVES}
    assert places.pop(PutInto) == ["face-up-hangar", "face-down-hangar"]
    assert all(len(phases) == 1 for phases in places.values())


def test_a_choice_leads_to_the_phase_that_asks_for_the_next() -> None:
    phases = []
    for moves in ((collect(),), (send("green-train"), route("AB")), (build("A", "green"), show("green-1"))):
        state = scene(hands={0: PLENTY}, display=["green-1"])
        play(state, *moves)
        phases.append(GAME.sight.see(state, GAME.rules.to_move(state)[0]).decision.phase)
    assert phases == ["take", "number", "face-up-hangar"]
