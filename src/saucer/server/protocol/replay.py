"""The answer about a finished match, step by step."""

from saucer.server.protocol.values import Edits, Ending, Fair, News, Plain, Sitting, Wire


class ReplayStep(Wire, frozen=True, omit_defaults=True):
    """One step of a finished match: who moved, what came of it, and what was seen after it.

    `views` holds the view of the asked seat, or of every seat in turn when all is open. Where changes were asked for,
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
