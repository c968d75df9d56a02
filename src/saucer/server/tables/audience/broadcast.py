"""Sends a match to its subscribers: to each viewer what they may know, in their language."""

from typing import Any

from saucer.engine.match import Step
from saucer.engine.types import Seat, Viewer
from saucer.server.language import server_phrases
from saucer.server.metrics import Metrics
from saucer.server.protocol.messages import SendAnswered, SendLog, SendPaused, SendView
from saucer.server.protocol.values import Choice, Ending, News, Raced
from saucer.server.tables.audience.changed_views import forget_views, send_to_all, send_whole
from saucer.server.tables.audience.seating import Seating
from saucer.server.tables.audience.subscriber import Subscriber
from saucer.server.tables.match.live_match import LiveMatch
from saucer.server.tables.match.narration import (
    choice,
    default_choice,
    ending,
    idle_choice,
    news_of_opening,
    news_of_step,
)
from saucer.texts.narrator import Narrator

RECENT_STEPS = 30


class Broadcast:
    """Builds and sends the messages of one match. Spectators may be some seconds behind."""

    def __init__(self, live_match: LiveMatch, seating: Seating, metrics: Metrics, delay: int) -> None:
        self.live_match = live_match
        self.match = live_match.match
        self.game = live_match.game
        self.seating = seating
        self.metrics = metrics
        self.delay = delay
        self.narrators: dict[tuple[Viewer, str], Narrator] = {}
        self.is_over = False
        self.closed = False
        self.sent = self.match.count
        self.decision_numbers = live_match.decision_numbers.numbers[:]
        self.to_move = live_match.to_move
        self.sent_late = self.sent

    def catch_up(self) -> None:
        """After a restart: send delayed spectators the rest when it is time."""
        if self.delay:
            self.sent_late = self.step_seen_late()
        if self.sent_late < self.sent:
            self.live_match.loop.call_later(self.delay, self.send_late, self.sent)

    # To everyone, after steps were stored

    def send_steps(self) -> None:
        """Send everything that happened since the last time."""
        since, self.sent = self.sent, self.match.count
        if since == self.sent:
            return
        self.metrics.moves_total += self.sent - since
        for (viewer, language), group in self.seating.audience().items():
            if viewer is not None or not self.delay:
                self.send_group(viewer, language, group, since)
        if self.delay:
            self.live_match.loop.call_later(self.delay, self.send_late, self.sent)
        self.decision_numbers = self.live_match.decision_numbers.numbers[:]
        self.to_move = self.live_match.to_move
        self.send_answers_played()

    def send_answers_played(self) -> None:
        """Send everyone whose answers were kept that they no longer are."""
        for subscriber in self.seating.subscribers:
            if subscriber.answered and not self.kept_answers(subscriber):
                self.send_kept(subscriber)

    def send_group(self, viewer: Viewer, language: str, group: list[Subscriber], since: int) -> None:
        events = self.news(viewer, language, since, self.sent)
        if not events and not self.has_changed(viewer, since):
            return
        send_to_all(group, self.message(viewer, language, events, again=False))

    def has_changed(self, viewer: Viewer, since: int) -> bool:
        """Whether a viewer sees a difference. If not, nothing is sent, so as not to reveal that somebody acted."""
        live_match = self.live_match
        if viewer is not None and self.decision_numbers[viewer] != live_match.decision_number(viewer):
            return True
        if since < self.match.dropped:
            return True
        before = self.game.sight.show(self.game.sight.see(self.state(since), viewer))
        return self.to_move != live_match.to_move or before != live_match.shown_view(viewer)

    def send_late(self, upto: int) -> None:
        """Send spectators what happened a while ago."""
        if self.closed or upto <= self.sent_late:
            return
        since, self.sent_late = self.sent_late, upto
        try:
            self.send_spectators(since, upto)
        except Exception:  # noqa: BLE001 - nobody waits for this call
            self.live_match.fail()

    def send_spectators(self, since: int, upto: int) -> None:
        for (viewer, language), group in self.seating.audience().items():
            if viewer is None:
                events = self.news(None, language, since, upto)
                send_to_all(group, self.late_message(language, upto, events, again=False))

    def send_pause(self, newcomer: Subscriber | None) -> None:
        """Send everyone but a newcomer that the match stands still, or no longer."""
        for subscriber in self.seating.subscribers:
            if subscriber is not newcomer:
                self.send_pause_to(subscriber)

    # To one subscriber

    def send_pause_to(self, subscriber: Subscriber) -> None:
        clocks = self.live_match.clocks
        hides_clocks = self.delay and not subscriber.seats
        clock = None if hides_clocks else clocks.info(subscriber.language)
        subscriber.send(SendPaused(self.live_match.is_paused, clock))

    def welcome(self, subscriber: Subscriber) -> None:
        """Send someone who has just come the present state, and the latest news again."""
        if self.live_match.is_paused:
            self.send_pause_to(subscriber)
        if self.kept_answers(subscriber):
            self.send_kept(subscriber)
        for viewer in subscriber.viewers:
            self.send_present(subscriber, viewer)

    def send_present(self, subscriber: Subscriber, viewer: Viewer) -> None:
        """Send someone the present state as this viewer sees it, and the latest news again."""
        send_whole(subscriber, self.present(viewer, subscriber.language))

    def confirm_answer(self, subscriber: Subscriber, ask: int | None) -> None:
        """Send someone that their answer is kept, and the same to their other windows."""
        self.send_kept(subscriber, ask)
        for other in self.seating.subscribers:
            if other.seats == subscriber.seats and other is not subscriber:
                self.send_kept(other)

    def send_kept(self, subscriber: Subscriber, ask: int | None = None) -> None:
        subscriber.answered = self.kept_answers(subscriber)
        subscriber.send(SendAnswered(subscriber.answered, ask))

    def kept_answers(self, subscriber: Subscriber) -> tuple[Seat, ...]:
        """The seats of someone for which they have answered what is still asked."""
        live_match = self.live_match
        answers, levels = live_match.gathering.answers, live_match.bot_levels
        return tuple(seat for seat in subscriber.seats if seat in answers and levels[seat] is None)

    def look(self, subscriber: Subscriber, seat: Viewer) -> None:
        """Send the views of this seat from now on, with what happened since they last looked from it."""
        subscriber.left_at[subscriber.looks_from] = self.sent
        subscriber.has_curtain, subscriber.looks_from = True, seat
        forget_views(subscriber)
        self.seating.assign_views(subscriber)
        viewer = subscriber.viewers[0]
        since = subscriber.left_at.get(seat, -1)
        if viewer is None or viewer != seat or since < self.match.dropped:
            self.send_present(subscriber, viewer)
            return
        events = self.news(viewer, subscriber.language, since, self.sent)
        send_whole(subscriber, self.message(viewer, subscriber.language, events, again=False))

    def present(self, viewer: Viewer, language: str) -> SendView:
        if viewer is None and self.delay:
            upto = self.sent_late = max(self.sent_late, self.step_seen_late())
            recent = self.news(None, language, max(0, upto - RECENT_STEPS), upto)
            return self.late_message(language, upto, recent, again=True)
        recent = self.news(viewer, language, max(0, self.sent - RECENT_STEPS), self.sent)
        return self.message(viewer, language, recent, again=True)

    def log(self, steps: list[Step], viewer: Viewer, language: str, ask: int | None) -> SendLog:
        """The set-up, and the news of all `steps` of the match that this viewer has been sent."""
        upto = self.step_seen_late() if viewer is None and self.delay else self.sent
        narrator = self.narrator(viewer, language)
        found = news_of_opening(narrator, self.match.first_state)
        for step in steps[:upto]:
            found += news_of_step(narrator, step)
        return SendLog(viewer, tuple(found), ask)

    # Parts of messages

    def state(self, step: int) -> Any:
        match = self.match
        return match.steps[step - 1 - match.dropped].state if step else match.first_state

    def step_seen_late(self) -> int:
        """The last step that delayed spectators may know."""
        steps = self.match.steps
        if self.is_over:
            return len(steps)
        horizon = self.live_match.clocks.now() - self.delay
        return sum(step.time <= horizon for step in steps)

    def news(self, viewer: Viewer, language: str, since: int, upto: int) -> tuple[News, ...]:
        match, narrator = self.match, self.narrator(viewer, language)
        found: list[News] = []
        for step in match.steps[max(0, since - match.dropped) : max(0, upto - match.dropped)]:
            found += news_of_step(narrator, step)
        return tuple(found)

    def narrator(self, viewer: Viewer, language: str) -> Narrator:
        """The narrator for a viewer, kept until somebody else sits down."""
        names = self.seating.names(language)
        narrator = self.narrators.get((viewer, language))
        if narrator is None or narrator.names is not names:
            speakers = self.seating.speakers()
            narrator = Narrator(self.game, language, viewer, names, speakers=speakers)
            self.narrators[viewer, language] = narrator
        return narrator

    def message(self, viewer: Viewer, language: str, events: tuple[News, ...], *, again: bool) -> SendView:
        live_match = self.live_match
        view = live_match.shown_view(viewer)
        to_move = live_match.to_move
        choices = self.choices(viewer, language)
        return SendView(
            seat=viewer,
            turn=0 if viewer is None else live_match.decision_number(viewer),
            to_move=to_move,
            question=self.question(viewer, language, self.match.state, to_move, view),
            moves=choices if viewer in to_move else (),
            undo=viewer is not None and self.match.can_take_back(viewer),
            held=viewer in live_match.held,
            raced=raced(live_match.races.margins.get(viewer) if viewer is not None else None),
            events=events,
            again=again,
            view=view,
            clock=live_match.clocks.info(language),
            seats=self.seating.sittings(language),
            outcome=None if to_move else self.ending(self.match.state, viewer, language),
            unasked=() if viewer in to_move else choices,
        )

    def late_message(self, language: str, upto: int, events: tuple[News, ...], *, again: bool) -> SendView:
        """What spectators see of a step some time ago; they are sent no clocks."""
        state = self.state(upto)
        view = self.game.sight.show(self.game.sight.see(state, None))
        to_move = tuple(self.game.rules.to_move(state))
        return SendView(
            seat=None,
            turn=0,
            to_move=to_move,
            question=self.question(None, language, state, to_move, view),
            moves=(),
            undo=False,
            held=False,
            raced=None,
            events=events,
            again=again,
            view=view,
            clock=None,
            seats=self.seating.sittings(language),
            outcome=self.ending(state, None, language),
        )

    def choices(self, viewer: Viewer, language: str) -> tuple[Choice, ...]:
        moves = () if viewer is None else self.live_match.moves(viewer)
        if not moves:
            return ()
        names, game, state = self.seating.names(language), self.game, self.match.state
        found = [
            choice(game.id, language, move, viewer, names, game.sight.describe(state, move)) for move in moves
        ]
        if viewer is not None and self.game.rules.has_idle_moves:
            found = [self.with_warning(each, viewer, language) for each in found]
        default = None if viewer is None else self.live_match.default(viewer)
        if default is not None:
            move, after = default
            masked = self.live_match.gathering.is_on
            found = [
                default_choice(each, after, masked=masked) if each.move == move else each for each in found
            ]
        return tuple(found)

    def with_warning(self, known: Choice, seat: Seat, language: str) -> Choice:
        """A choice, with why its move would do nothing where that is so."""
        refusal = self.game.rules.no_effect(self.match.state, seat, known.move)
        if refusal is None:
            return known
        return idle_choice(known, self.game.id, language, refusal, seat, self.seating.names(language))

    def question(
        self, viewer: Viewer, language: str, state: Any, to_move: tuple[Seat, ...], view: Any
    ) -> str:
        """The sentence that says what to do now, or for whom everyone waits."""
        if not to_move:
            return server_phrases(language).format("over")
        decision = getattr(view, "decision", None)
        seat = viewer if viewer in to_move else to_move[0]
        if decision is None and seat == viewer:
            return ""
        return self.narrator(viewer, language).question(state, decision, seat)

    def ending(self, state: Any, viewer: Viewer, language: str) -> Ending | None:
        outcome = self.game.rules.outcome(state)
        if outcome is None:
            return None
        return ending(self.narrator(viewer, language), outcome)


def raced(margin: tuple[Seat, float] | None) -> Raced | None:
    """How close a seat's latest racing move was to another's."""
    return None if margin is None else Raced(margin[0], round(margin[1], 3))
