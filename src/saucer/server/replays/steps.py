"""The steps of a finished match as someone saw them, or with everything open."""

from typing import Any, NamedTuple

import msgspec

from saucer.engine.match import Match, Step
from saucer.engine.types import Seat, Viewer
from saucer.server.protocol.changes import changes_between
from saucer.server.protocol.replay import ReplayMark, ReplayStep
from saucer.server.tables.match.narration import choice, news_of_opening, news_of_step
from saucer.texts.narrator import Names, Narrator, Speakers

Views = tuple[dict[str, Any], ...]


class Eyes(NamedTuple):
    """Through whose eyes a match is replayed: those of a seat, those of a spectator, or with everything open.

    Where everything is open there are views of all seats, or, if `is_single`, one view that is nobody's.
    """

    seat: int | None = None
    is_open: bool = False
    is_single: bool = False

    @property
    def viewer(self) -> Viewer:
        return None if self.seat is None else Seat(self.seat)


class Description(NamedTuple):
    """How a match is described: through whose eyes, in which language, the players' names, and which are bots."""

    eyes: Eyes
    language: str
    names: Names
    speakers: Speakers


class ReplaySteps:
    """Describes the steps of a match of which at least those asked for were played."""

    def __init__(self, match: Match, description: Description) -> None:
        self.match = match
        self.game = match.game
        self.description = description
        self.eyes = description.eyes
        self.narrator = Narrator(
            match.game,
            description.language,
            self.eyes.viewer,
            description.names,
            reveal=self.eyes.is_open,
            speakers=description.speakers,
        )

    def between(self, first: int, end: int, whole_until: int) -> list[ReplayStep]:
        """The steps from `first` to before `end`: those before `whole_until` with views, all others with changes."""
        known: Views = () if first < whole_until else self.views(first - 1)
        found: list[ReplayStep] = []
        for number in range(first, end):
            views = self.views(number)
            if number < whole_until:
                found.append(self.step(number, views))
            else:
                changes = tuple(map(changes_between, known, views))
                found.append(msgspec.structs.replace(self.step(number, ()), changes=changes))
            known = views
        return found

    def step(self, number: int, views: Views) -> ReplayStep:
        if number == 0:
            opening = tuple(news_of_opening(self.narrator, self.match.first_state))
            return ReplayStep(0, None, None, "", 0.0, opening, views)
        step = self.match.steps[number - 1]
        is_shown = self.eyes.is_open or (self.eyes.seat is not None and step.seat == self.eyes.seat)
        mark = self.narrator.landmark(step)
        return ReplayStep(
            step=number,
            seat=step.seat if is_shown else None,
            move=msgspec.to_builtins(step.move) if is_shown else None,
            text=self.move_text(step) if is_shown else "",
            time=step.time,
            events=tuple(news_of_step(self.narrator, step)),
            views=views,
            mark=None if mark is None else ReplayMark(*mark),
        )

    def move_text(self, step: Step) -> str:
        described = self.game.sight.describe(step.state, step.move)
        description = self.description
        return choice(
            self.game.id, description.language, step.move, step.seat, description.names, described
        ).text

    def views(self, number: int) -> Views:
        state = self.match.steps[number - 1].state if number else self.match.first_state
        if self.eyes.is_single:
            return (msgspec.to_builtins(self.game.sight.see_all(state)),)
        viewers = map(Seat, range(self.match.seats)) if self.eyes.is_open else (self.eyes.viewer,)
        return tuple(msgspec.to_builtins(self.game.sight.see(state, viewer)) for viewer in viewers)
