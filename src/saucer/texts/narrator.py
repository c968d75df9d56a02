"""The narrator: describes the steps and the outcome of a match to one viewer, in one language."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from saucer.engine.game import AnyGame
from saucer.engine.game_parts import Landmark
from saucer.engine.match import Step
from saucer.engine.types import Outcome, TakeBack, Viewer
from saucer.texts.game_texts import texts

CACHED = 20_000

Names = tuple[str, ...]
"""The players' names by seat. A seat beyond the end has the game's own name for it."""

Paragraph = tuple[Viewer, str]
"""A seat, or None for the clock, and the sentences about what it did."""


class Sentence(NamedTuple):
    """Something that happened, as a viewer may know it, and its sentence for the log."""

    event: Any
    """An event, or the move itself where a step was taken back."""
    text: str
    said: str = ""
    """What a bot says to it: the one that brought it about, or the one it was done to."""
    speaker: Viewer = None
    """The seat of that bot."""


class Speakers(NamedTuple):
    """The seats that bots have played, and nobody else: they say why they do what they do."""

    seats: Collection[int] = ()
    after: int = 0
    """The number of the last step that others played: where a match went on from another, or 0."""


NO_SPEAKERS = Speakers()


class Narrator:
    """Describes a match to one viewer: a seat, or None for a spectator. With `reveal`, nothing is hidden.

    It gives the reasons of `speakers` alone: none of people, and none where it is not known who played.
    """

    def __init__(
        self,
        game: AnyGame,
        language: str,
        viewer: Viewer,
        names: Names = (),
        *,
        reveal: bool = False,
        speakers: Speakers = NO_SPEAKERS,
    ) -> None:
        self.game = game
        self.language = language
        self.viewer = viewer
        self.names = names
        self.reveal = reveal
        self.speakers = speakers

    def step(self, step: Step, skip: tuple[type, ...] = ()) -> list[Sentence]:
        """One sentence per event of a step, except for events of the classes in `skip`."""
        if isinstance(step.move, TakeBack) and step.seat is not None:
            text = texts(self.game.id, self.language).take_back(step.seat, self.viewer, self.names)
            return [Sentence(step.move, text)]
        return [
            self.event_of_step(step, place, event)
            for place, event in enumerate(step.events)
            if not isinstance(event, skip)
        ]

    def event_of_step(self, step: Step, place: int, event: Any) -> Sentence:
        """The sentence of an event, with the reason and the words of a bot where one is concerned."""
        if not self.speakers.seats or step.number <= self.speakers.after:
            return self.sentence(step.state, event)
        reason = self.game.extras.talk.why(step.before, step.state, event)
        if reason is None or reason.seat not in self.speakers.seats:
            return self.with_reply(self.sentence(step.state, event), step, place)
        sentence = self.sentence(step.state, event, reason.code)
        count = self.game.extras.talk.count(step.state) + place
        phrases = texts(self.game.id, self.language)
        said = phrases.speech(reason.code, sentence.event, count, self.viewer, self.names)
        return Sentence(sentence.event, sentence.text, said, reason.seat) if said else sentence

    def with_reply(self, sentence: Sentence, step: Step, place: int) -> Sentence:
        """The sentence of an event, with what a bot says to it to whom a person did it."""
        event, seats = sentence.event, self.speakers.seats
        speaker = getattr(event, "to", None)
        if speaker not in seats or getattr(event, "seat", step.seat) in seats:
            return sentence
        count = self.game.extras.talk.count(step.state) + place
        said = texts(self.game.id, self.language).reply(event, count, self.viewer, self.names)
        return Sentence(event, sentence.text, said, speaker) if said else sentence

    def with_quote(self, sentence: Sentence) -> str:
        """The sentence of an event, and in quotation marks what was said to it."""
        if not sentence.said:
            return sentence.text
        quoted = texts(self.game.id, self.language).format("said", text=sentence.said)
        return f"{sentence.text} {quoted}"

    def landmark(self, step: Step) -> tuple[Landmark, int] | None:
        """The largest part of the match that begins with a step, and the place of the event that says so."""
        for kind, landmark in self.game.sight.landmarks:
            for place, event in enumerate(step.events):
                if isinstance(event, kind) and not isinstance(step.move, TakeBack):
                    return landmark, place
        return None

    def opening(self, state: Any) -> list[Sentence]:
        """The set-up, as it is in the first state."""
        return [self.sentence(state, event) for event in self.game.sight.opening(state)]

    def sentence(self, state: Any, event: Any, why: str | None = None) -> Sentence:
        """The sentence of an event that led to `state`, with the code of the reason where one is to be given."""
        seen = event if self.reveal else self.game.sight.see_event(state, event, self.viewer)
        return self.sentence_as_seen(state, seen, why)

    def sentence_as_seen(self, state: Any, seen: Any, why: str | None = None) -> Sentence:
        """The sentence of an event that the viewer may know as it is."""
        described = self.game.sight.describe(state, seen)
        text = event_text(self.game.id, self.language, described, self.viewer, self.names, why)
        return Sentence(seen, text)

    def paragraphs(self, steps: Sequence[Step], skip: tuple[type, ...] = ()) -> list[Paragraph]:
        """The sentences of several steps; those of one seat in a row are one paragraph."""
        paragraphs: list[Paragraph] = []
        for step in steps:
            text = " ".join(self.with_quote(sentence) for sentence in self.step(step, skip))
            if paragraphs and paragraphs[-1][0] == step.seat:
                paragraphs[-1] = (step.seat, f"{paragraphs[-1][1]} {text}".strip())
            else:
                paragraphs.append((step.seat, text))
        return [paragraph for paragraph in paragraphs if paragraph[1]]

    def question(self, state: Any, decision: Any, seat: Viewer) -> str:
        """What `seat` has to decide now, in one sentence."""
        described = self.game.sight.describe(state, decision)
        return decision_text(self.game.id, self.language, described, seat, self.viewer, self.names)

    def outcome(self, outcome: Outcome) -> str:
        """How the match ended and who won."""
        return texts(self.game.id, self.language).outcome(outcome, self.viewer, self.names)


@lru_cache(CACHED)
def event_text(game: str, language: str, event: Any, viewer: Viewer, names: Names, why: str | None) -> str:
    """The sentence of an event that the viewer has seen. Cached: many viewers read the same ones often."""
    return texts(game, language).event(event, viewer, names, why)


@lru_cache(CACHED)
def decision_text(game: str, language: str, decision: Any, seat: Viewer, viewer: Viewer, names: Names) -> str:
    return texts(game, language).decision(decision, seat, viewer, names)
