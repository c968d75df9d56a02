"""Every phase of E.T.I.: every legal move is a press on the board, and a reload changes nothing."""

import json
from typing import Any

from saucer.games.eti.phases import TABLE
from tests.browser.conftest import Visit
from tests.browser.games.eti.support.player import LIT
from tests.browser.games.eti.support.positions import go_to, match_in, phase_of, put_envelope_away
from tests.browser.support.stage import Stage

NAMES = [phase.name for phase in TABLE.rows]
BY_STEPS = ("bargain",)
"""An offer is written as a draft and sent in one go."""
DECIDED = [name for name in NAMES if name not in (*BY_STEPS, "over")]


class FrozenStage(Stage):
    """Notes the moves that are made, and leaves the match where it is."""

    def answer(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["kind"] == "move":
            self.moves.append(message["move"])
            self.send(self.view())


def frozen(visit: Visit) -> FrozenStage:
    match = match_in("upgrades")
    stage = FrozenStage(visit(), match, seat=match.to_move[0])
    put_envelope_away(stage)
    return stage


def legal(stage: Stage) -> set[str]:
    assert stage.seat is not None
    return {plain(stage.codec.encode(move)) for move in stage.match.legal_moves(stage.seat)}


def plain(move: Any) -> str:
    return json.dumps(move, sort_keys=True)


def test_every_legal_move_of_every_phase_is_a_press_on_the_board(visit: Visit) -> None:
    stage = frozen(visit)
    for phase in DECIDED:
        go_to(stage, phase)
        stage.moves.clear()
        for index in range(stage.visitor.page.evaluate(f"() => {LIT}.length")):
            press(stage, f"{LIT}[{index}]")
        assert {plain(move) for move in stage.moves} == legal(stage), phase
    stage.visitor.check()


def press(stage: Stage, piece: str) -> None:
    """Press a piece, or for a swap it and the next one, and confirm where that is asked."""
    page = stage.visitor.page
    if phase_of(stage.match) == "arrange" and page.evaluate(f"() => {piece}.matches('[data-spot]')"):
        ports = stage.match.view(stage.seat).order
        port = int(page.evaluate(f"() => {piece}.dataset.spot").split(":")[1])
        if port == len(ports) or ports[port - 1] == ports[port]:
            return
        page.evaluate(f"() => {piece}.click()")
        piece = f"document.querySelector('[data-spot=\"port:{port + 1}\"]')"
    shown = stage.views
    page.evaluate(f"() => {piece}.click()")
    page.wait_for_function(ANSWERED, arg=f"[{shown}]")
    confirm = page.locator("dialog[open] .button.primary")
    if confirm.count():
        confirm.click()
        page.wait_for_function(ANSWERED, arg=f"[{shown}]")


ANSWERED = """
(number) => document.querySelector('dialog[open] .button.primary')
  || !document.querySelector('.question p').textContent.endsWith(number)
"""


def test_a_reload_brings_everything_back_in_every_phase(visit: Visit) -> None:
    stage = frozen(visit)
    for phase in (*DECIDED, *BY_STEPS):
        go_to(stage, phase)
        before = stage.names()
        stage.reload()
        assert stage.names() == before, phase
    stage.visitor.check()
