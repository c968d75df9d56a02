"""A match as it stands after its latest step: what each viewer sees of it and each seat may do."""

from typing import Any

from saucer.engine.codec import Codec
from saucer.engine.errors import BadMessage
from saucer.engine.match import Match
from saucer.engine.types import Seat, Viewer
from saucer.server.guard.plain_text import is_oversized
from saucer.server.guard.refusals import Refused
from saucer.server.tables.match.decision_numbers import DecisionNumbers
from saucer.server.tables.match.live_match_setup import LiveMatchSetup


class Position:
    """A match, and what follows from its state alone."""

    def __init__(self, setup: LiveMatchSetup) -> None:
        self.game = setup.game
        self.codec = Codec(setup.game)
        self.match = Match(setup.game, setup.options, setup.seats, setup.seed)
        self.to_move: tuple[Seat, ...] = ()
        self.views: dict[Viewer, Any] = {}
        self.choices: dict[Seat, list[Any]] = {}
        self.decision_numbers = DecisionNumbers(setup.game, setup.seats)

    def view(self, viewer: Viewer) -> Any:
        """What a viewer sees now, remembered until the next step."""
        if viewer not in self.views:
            self.views[viewer] = self.game.sight.see(self.match.state, viewer)
        return self.views[viewer]

    def shown_view(self, viewer: Viewer) -> Any:
        """What a person who is this viewer is sent of it."""
        return self.game.sight.show(self.view(viewer))

    def moves(self, seat: Seat) -> list[Any]:
        """The legal moves of a seat, remembered until the next step."""
        if seat not in self.choices:
            self.choices[seat] = self.game.rules.legal_moves(self.match.state, seat)
        return self.choices[seat]

    def decision_number(self, seat: Seat) -> int:
        """The number of the decision a seat has now."""
        return self.decision_numbers.numbers[seat]

    def is_race(self, move: Any) -> bool:
        """Whether it counts who makes such a move first."""
        return isinstance(move, self.game.rules.races)

    def is_masked(self) -> bool:
        """Whether only some of the seats that are asked have a choice, and it must not show which."""
        if len(self.to_move) < 2:
            return False
        default = self.game.rules.default_move(self.match.state, self.to_move[0])
        return default is not None and default.masked

    def read(self, data: Any) -> Any:
        """A move from its JSON form. Raises Refused."""
        if is_oversized(data):
            raise Refused("move/malformed", problem="a text or a number in it is too large")
        try:
            return self.codec.decode_move(data)
        except BadMessage as error:
            raise Refused("move/malformed", problem=str(error)) from None

    def check(self, seat: Viewer, move: Any) -> None:
        """Raise IllegalMove where a move is not legal now."""
        if seat is None or move not in self.moves(seat):
            self.match.check(seat, move)

    def look_again(self, mover: Viewer) -> list[Seat]:
        """Follow a step of `mover`; the seats that have a new decision."""
        self.views.clear()
        self.choices.clear()
        self.to_move = tuple(self.game.rules.to_move(self.match.state))
        return self.decision_numbers.update(self.match.state, mover, self.to_move, self.view)
