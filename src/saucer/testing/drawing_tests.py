"""Contract tests of the drawing in the terminal."""

from io import StringIO

from rich.console import Console

from saucer.cli.draw import Scene, drawing_of
from saucer.engine.types import Seat
from saucer.testing.cases import Case
from saucer.testing.game_tests import GameTests
from saucer.testing.random_play import random_match
from saucer.texts import texts
from saucer.texts.phrases import Phrases

WIDTH = 100
STEPS_BETWEEN_DRAWINGS = 40


class DrawingTests(GameTests):
    """Tests that every view can be drawn."""

    def test_every_view_can_be_drawn(self, language: str) -> None:
        drawing = drawing_of(self.game.id)
        case = Case(self.game, self.game.seat_counts[-1], (), self.coverage.play)
        match = random_match(case, 14)
        later = [step.state for step in match.steps[::STEPS_BETWEEN_DRAWINGS]]
        drawn = StringIO()
        console = Console(width=WIDTH, file=drawn)
        for state in [match.first_state, *later, match.state]:
            for seat in map(Seat, range(case.seats)):
                scene = Scene(
                    view=self.game.sight.see(state, seat),
                    texts=texts(self.game.id, language),
                    phrases=Phrases("saucer.cli", language),
                    width=WIDTH,
                    players=("",) * case.seats,
                )
                console.print(drawing.board(scene))
                console.print(drawing.legend(scene))
                for move in self.game.rules.legal_moves(state, seat):
                    assert isinstance(drawing.note(scene, move), str)
                console.print(drawing.score(scene))
        assert drawn.getvalue().strip()
