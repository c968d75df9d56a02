"""Tells a match to those who look at it: to each what they may know, in their language, and only what has changed."""

from typing import TYPE_CHECKING, Any

from saucer.engine.match import Step
from saucer.engine.types import Seat, TakeBack, Viewer
from saucer.server.connection import Connection, encode
from saucer.server.speech import choice, ending, news, question, took_back
from saucer.server.wire import Choice, Ending, News, TellLog, TellView
from saucer.server.words import words

if TYPE_CHECKING:
    from saucer.server.play import Play
    from saucer.server.table import Table

RECENT_STEPS = 30


class Report:
    """What has been told of one match, and how it is told."""

    def __init__(self, table: "Table", play: "Play") -> None:
        self.table = table
        self.play = play
        self.told = play.match.count
        self.told_late = self.told if not table.settings.delay else self.step_seen_late()
        self.turns = list(play.decisions.numbers)
        self.to_move = play.to_move
        if self.told_late < self.told:
            play.races.loop.call_later(table.settings.delay, self.tell_late, self.told)

    # To everyone, after every step

    def tell_steps(self) -> None:
        """Tell all that happened since the last time."""
        play = self.play
        since, self.told = self.told, play.match.count
        if since == self.told:
            return
        play.hub.metrics.moves_total += self.told - since
        late = self.table.settings.delay
        for (viewer, language), those in self.table.audience().items():
            if viewer is not None or not late:
                self.tell_group(viewer, language, those, since)
        if late:
            play.races.loop.call_later(late, self.tell_late, self.told)
        self.turns = play.decisions.numbers[:]
        self.to_move = play.to_move

    def tell_group(self, viewer: Viewer, language: str, those: list[Connection], since: int) -> None:
        events = self.events(viewer, language, since, self.told)
        if not events and not self.has_changed(viewer, since):
            return
        message = encode(self.message(viewer, language, events, again=False))
        for one in those:
            one.push(message)

    def has_changed(self, viewer: Viewer, since: int) -> bool:
        """Whether a viewer can see a difference. Where not, silence: a message would tell that somebody acted."""
        play = self.play
        if viewer is not None and self.turns[viewer] != play.turn(viewer):
            return True
        if since < play.match.dropped:
            return True
        before = play.game.see(self.state(since), viewer)
        return self.to_move != play.to_move or before != play.view(viewer)

    def tell_late(self, upto: int) -> None:
        """Tell spectators what happened a while ago."""
        if not self.table.is_live or upto <= self.told_late:
            return
        since, self.told_late = self.told_late, upto
        for (viewer, language), those in self.table.audience().items():
            if viewer is None:
                message = encode(self.late_message(language, upto, self.events(None, language, since, upto)))
                for one in those:
                    one.push(message)

    # To one

    def welcome(self, one: Connection) -> None:
        """Tell a newcomer how things stand, with the latest news again."""
        for viewer in one.viewers:
            self.show(one, viewer)

    def show(self, one: Connection, viewer: Viewer) -> None:
        if viewer is None and self.table.settings.delay:
            upto = self.told_late = max(self.told_late, self.step_seen_late())
            recent = self.events(None, one.language, max(0, upto - RECENT_STEPS), upto)
            one.tell(self.late_message(one.language, upto, recent, again=True))
            return
        recent = self.events(viewer, one.language, max(0, self.told - RECENT_STEPS), self.told)
        one.tell(self.message(viewer, one.language, recent, again=True))

    def log(self, viewer: Viewer, language: str, ask: int | None) -> TellLog:
        """Everything from the first step on, as far as it has been told."""
        upto = self.step_seen_late() if viewer is None and self.table.settings.delay else self.told
        steps = self.play.hub.whole_match(self.table).steps[:upto]
        told = tuple(piece for step in steps for piece in self.of_step(step, viewer, language))
        return TellLog(viewer, told, ask)

    # What it is made of

    def state(self, step: int) -> Any:
        match = self.play.match
        return match.steps[step - 1 - match.dropped].state if step else match.first_state

    def step_seen_late(self) -> int:
        """The last step that delayed spectators may know."""
        horizon = self.play.clocks.now() - self.table.settings.delay
        steps = self.play.match.steps
        if self.table.row.status == "over":
            return len(steps)
        return sum(step.time <= horizon for step in steps)

    def events(self, viewer: Viewer, language: str, since: int, upto: int) -> tuple[News, ...]:
        match = self.play.match
        told: list[News] = []
        for step in match.steps[max(0, since - match.dropped) : max(0, upto - match.dropped)]:
            told += self.of_step(step, viewer, language)
        return tuple(told)

    def of_step(self, step: Step, viewer: Viewer, language: str) -> list[News]:
        game, names = self.play.game, self.table.names(language)
        if isinstance(step.move, TakeBack) and step.seat is not None:
            return [took_back(language, step.seat, viewer, names)]
        see_event = game.see_event
        return [
            news(game.id, language, see_event(step.state, event, viewer), viewer, names)
            for event in step.events
        ]

    def message(self, viewer: Viewer, language: str, events: tuple[News, ...], *, again: bool) -> TellView:
        play = self.play
        view = play.view(viewer)
        return TellView(
            seat=viewer,
            turn=0 if viewer is None else play.decisions.numbers[viewer],
            to_move=play.to_move,
            question=self.question(viewer, language, play.to_move, view),
            moves=self.choices(viewer, language),
            undo=viewer is not None and play.match.can_take_back(viewer),
            held=viewer in play.held,
            events=events,
            again=again,
            view=view,
            clock=play.clocks.tell(language),
            seats=self.table.sittings(language),
            outcome=None if play.to_move else self.ending(play.match.state, viewer, language),
        )

    def late_message(
        self, language: str, upto: int, events: tuple[News, ...], *, again: bool = False
    ) -> TellView:
        """What spectators see of a step some time ago; they are shown no clocks."""
        game, state = self.play.game, self.state(upto)
        view = game.see(state, None)
        return TellView(
            seat=None,
            turn=0,
            to_move=tuple(game.to_move(state)),
            question=self.question(None, language, tuple(game.to_move(state)), view),
            moves=(),
            undo=False,
            held=False,
            events=events,
            again=again,
            view=view,
            clock=None,
            seats=self.table.sittings(language),
            outcome=self.ending(state, None, language),
        )

    def choices(self, viewer: Viewer, language: str) -> tuple[Choice, ...]:
        moves = () if viewer is None else self.play.moves(viewer)
        if not moves:
            return ()
        names, game = self.table.names(language), self.play.game.id
        return tuple([choice(game, language, move, viewer, names) for move in moves])

    def question(self, viewer: Viewer, language: str, to_move: tuple[Seat, ...], view: Any) -> str:
        """The one sentence that says what to do now, or for whom everyone waits."""
        if not to_move:
            return words(language).say("over")
        game = self.play.game
        decision = getattr(view, "decision", None)
        seat = viewer if viewer in to_move else to_move[0]
        if decision is None and seat == viewer:
            return ""
        return question(game.id, language, decision, seat, viewer, self.table.names(language))

    def ending(self, state: Any, viewer: Viewer, language: str) -> Ending | None:
        outcome = self.play.game.outcome(state)
        if outcome is None:
            return None
        return ending(self.play.game.id, language, outcome, viewer, self.table.names(language))
