"""The answer about a finished match, step by step."""

from saucer.engine.game_parts import Landmark
from saucer.server.protocol.values import Edits, Ending, Fair, News, Plain, Sitting, Wire


class ReplayMark(Wire, frozen=True):
    """A round, a phase or a turn begins with a step: by the event at this place among those of the step."""

    kind: Landmark
    event: int


class ReplayStep(Wire, frozen=True, omit_defaults=True):
    """One step of a finished match: who moved, what came of it, and what was seen after it.

    `views` holds the view of the asked seat, of a spectator, or the one in which everything is open; those of all seats
    in turn when none of these was asked for. Where changes were asked for,
    only the first step of an answer has `views`; every other one has `changes`, which are the edits that make each of
    its views of the same view in the step before.
    """

    step: int
    seat: int | None
    move: Plain | None
    text: str
    time: float
    events: tuple[News, ...]
    views: tuple[Plain, ...]
    changes: tuple[Edits, ...] = ()
    mark: ReplayMark | None = None


class Replay(Wire, frozen=True):
    """A part of a finished match. Step 0 is the deal."""

    game: str
    title: str
    options: Plain
    seats: tuple[Sitting, ...]
    fair: Fair
    outcome: Ending
    total: int
    steps: tuple[ReplayStep, ...]
