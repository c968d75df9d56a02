"""A match at the terminal: one person against bots."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console

from saucer.bots import bot
from saucer.bots.hints import weigh_moves
from saucer.cli.draw import Scene, drawing_of
from saucer.cli.errors import error_sentence
from saucer.cli.language import cli_phrases
from saucer.cli.terminal.live_prompt import live_prompt
from saucer.cli.terminal.real_time import RealTime
from saucer.cli.terminal.screen import Screen, marks_of
from saucer.engine.chance import Chance
from saucer.engine.errors import IllegalMove, SaucerError
from saucer.engine.match import Match
from saucer.engine.player import Player
from saucer.engine.types import Refusal, Seat
from saucer.lab.record_files import write_record
from saucer.texts import texts
from saucer.texts.narrator import Narrator, Paragraph, Speakers

HINTS = ("greedy", "ismcts")
HINT_ITERATIONS = 400
MOST_LISTED = 12
"""Where short commands can be typed, up to this many choices are listed all the same."""

RedrawKey = tuple[int, list[Any]]


@dataclass(frozen=True)
class SeatedBot:
    """A bot that plays a seat, and its name."""

    name: str
    player: Player


class PersonLeft(Exception):
    """The person has left the match."""


class TerminalMatch:
    """Plays a match with one person. Everything shown comes from the person's own view and events."""

    def __init__(
        self, match: Match, seat: int, bots: dict[int, SeatedBot], console: Console, language: str
    ) -> None:
        self.match = match
        self.seat = Seat(seat)
        self.bots = bots
        self.console = console
        self.screen = Screen(console, drawing_of(match.game.id))
        self.narrator = Narrator(match.game, language, self.seat, speakers=Speakers(bots))
        self.texts = texts(match.game.id, language)
        self.phrases = cli_phrases(language)
        self.steps_shown = 0
        self.same_deal_command = ""
        self.warned_of: tuple[int, Any] | None = None
        """The latest move that was not made because it would do nothing, with the number of steps before it."""
        levels = {Seat(place): seated.player.level for place, seated in bots.items()}
        self.real_time = RealTime(match, levels, self.choose_for)
        self.prompt = live_prompt(console) if self.screen.drawing.real_time else None
        self.keys: dict[str, Callable[[str], None]] = {
            "h": self.hint,
            "p": self.legend,
            "l": self.log,
            "?": self.rules,
            "s": self.save,
            "q": self.quit,
        }

    def run(self) -> None:
        """Play until the match is over or the person leaves."""
        try:
            while self.match.to_move:
                self.next_move()
            self.finish()
        except PersonLeft:
            self.screen.print(self.phrases.format("left"))

    def next_move(self) -> None:
        """Play the next move: bots first, so that the person answers last, except in real time."""
        if self.screen.drawing.real_time:
            self.play_live()
            return
        others = [seat for seat in self.match.to_move if seat != self.seat]
        if others:
            self.play_bot(others[0])
        else:
            self.play_person()

    def play_bot(self, seat: Seat) -> None:
        if self.console.is_terminal:
            with self.console.status(self.phrases.format("thinking", seat=self.texts.seat(seat))):
                move = self.choose_for(seat)
        else:
            move = self.choose_for(seat)
        self.match.play(seat, move)

    def choose_for(self, seat: Seat) -> Any:
        """The move of a bot."""
        rng = Chance(self.match.seed, len(self.match.steps), f"seat {seat}")
        moves = self.match.legal_moves(seat)
        return self.bots[seat].player.choose(self.match.view(seat), moves, rng)

    # Real time

    def play_live(self) -> None:
        """Make all moves that are due; then ask the person, or skip to the next move that is due."""
        self.real_time.catch_up()
        if self.seat not in self.match.to_move:
            if self.match.to_move:
                self.real_time.skip_wait()
            return
        self.show(self.match.legal_moves(self.seat))
        self.steps_shown = len(self.match.steps)
        before = self.redraw_key()
        while self.redraw_key() == before:
            typed = self.ask_live(before)
            self.real_time.line_typed()
            self.real_time.catch_up()
            if typed is not None:
                self.answer(typed, self.match.legal_moves(self.seat))

    def ask_live(self, drawn: RedrawKey) -> str | None:
        """The line the person types while the match goes on; None when the board must be drawn again before that."""
        if self.prompt is None:
            return self.ask(self.phrases.format("prompt"))
        moves = self.match.legal_moves(self.seat)
        try:
            typed = self.prompt.read(self.live_question, lambda: self.tick(drawn))
        except EOFError:
            self.console.print()
            raise PersonLeft from None
        if self.match.legal_moves(self.seat) != moves:
            self.prompt.forget()
        return typed

    def live_question(self) -> str:
        """The clock, what others are doing, and a sign that something can be typed."""
        left = self.real_time.time_left()
        parts = [self.screen.drawing.ticker(self.scene())]
        if left is not None:
            timer, seconds = self.texts.name("timer", left[0]), round(left[1])
            parts.insert(0, self.phrases.format("live-clock", timer=timer, seconds=seconds))
        return " · ".join(part for part in parts if part) + " >"

    def tick(self, drawn: RedrawKey) -> bool:
        """Make due moves and print them above the prompt. Return whether the board must be drawn again."""
        before = len(self.match.steps)
        self.real_time.catch_up()
        if self.redraw_key() != drawn:
            return True
        news = self.news(before)
        if news and self.prompt is not None:
            self.prompt.clear()
            for _, sentences in news:
                self.screen.print(sentences)
        return False

    def redraw_key(self) -> RedrawKey:
        """Changes when the board must be drawn again: after a step of the person's own, and for a new timer."""
        own = sum(step.seat == self.seat for step in self.match.steps[self.steps_shown :])
        return own, self.match.game.rules.clock(self.match.state)

    # The person's decisions

    def play_person(self) -> None:
        moves = self.match.legal_moves(self.seat)
        before = len(self.match.steps)
        self.show(moves)
        while len(self.match.steps) == before:
            self.answer(self.ask(self.phrases.format("prompt")), moves)
        self.steps_shown = before

    def show(self, moves: Sequence[Any]) -> None:
        self.screen.clear()
        scene = self.scene(moves)
        self.screen.news(scene, self.news())
        title = self.texts.format("title")
        seat_name = self.texts.seat(self.seat)
        self.screen.board(scene, self.phrases.format("title-line", title=title, seat=seat_name))
        labels = [self.label(move) for move in moves]
        notes = [self.note(scene, move) for move in moves]
        if self.lists_choices(moves):
            self.screen.choices(self.question(scene.view), labels, notes)
        else:
            self.screen.print(f"\n{self.question(scene.view)}", "bold")
            self.screen.print(self.texts.format("label-how"))
        self.show_time()
        undo = "yes" if self.match.can_take_back(self.seat) else "no"
        only = f" {self.phrases.format('only-choice')}" if len(moves) == 1 else ""
        self.screen.keys(self.phrases.format("keys", undo=undo) + only)

    def note(self, scene: Scene, move: Any) -> str:
        """Return the note beside a choice: that it does nothing, if so, and what the drawing says of it."""
        note = self.screen.drawing.note(scene, move)
        if self.why_idle(move) is None:
            return note
        return " · ".join(part for part in (self.phrases.format("does-nothing"), note) if part)

    def why_idle(self, move: Any) -> Refusal | None:
        """Why a legal move would do nothing."""
        return self.match.game.rules.no_effect(self.match.state, self.seat, move)

    def label(self, move: Any) -> str:
        return self.texts.move(self.match.game.sight.describe(self.match.state, move), self.seat)

    def lists_choices(self, moves: Sequence[Any]) -> bool:
        """Whether the choices are listed and numbered. Many choices are not, if there is a shorthand to type them."""
        return self.screen.drawing.shorthand is None or len(moves) <= MOST_LISTED

    def show_time(self) -> None:
        left = self.real_time.time_left() if self.screen.drawing.real_time else None
        if left is not None:
            timer, seconds = self.texts.name("timer", left[0]), round(left[1])
            self.screen.print(self.phrases.format("time-left", timer=timer, seconds=seconds), "bold")

    def scene(self, moves: Sequence[Any] = ()) -> Scene:
        players = tuple(self.bots[seat].name if seat in self.bots else "" for seat in range(self.match.seats))
        view = self.match.game.sight.show(self.match.view(self.seat))
        return Scene(
            view, self.texts, self.phrases, self.screen.width, players, self.screen.tall, marks_of(moves)
        )

    def question(self, view: Any) -> str:
        """What to do now, in one sentence."""
        decision = getattr(view, "decision", None)
        if decision is None:
            return self.phrases.format("prompt")
        return self.narrator.question(self.match.state, decision, self.seat)

    def news(self, since: int | None = None) -> list[Paragraph]:
        """What happened since a step, or since the person last saw the board."""
        steps = self.match.steps[self.steps_shown if since is None else since :]
        drawing = self.screen.drawing
        return self.narrator.paragraphs(steps, drawing.quiet_events + drawing.drawn_events)

    def answer(self, line: str, moves: Sequence[Any]) -> None:
        """Carry out what was typed: a number is a move, a letter one of the commands below."""
        typed = line.strip()
        if not typed and len(moves) == 1:
            typed = "1"
        chosen = read_choice(typed, len(moves)) if self.lists_choices(moves) else None
        if chosen is not None:
            self.make_moves([moves[chosen]])
        elif typed.lower() == "u" and self.match.can_take_back(self.seat):
            self.match.take_back(self.seat)
        elif typed[:1].lower() in self.keys and (typed[:1] == "?" or not typed[1:2].strip()):
            self.keys[typed[:1].lower()](typed[1:].strip())
        elif wanted := self.read_shorthand(typed):
            self.make_moves(wanted)
        elif typed.lower() == "u":
            self.screen.print(self.texts.format("refuse-nothing-to-take-back"))
        elif self.lists_choices(moves):
            self.screen.print(self.phrases.format("not-a-choice", count=len(moves)))
        else:
            self.screen.print(self.phrases.format("not-a-command"))

    def read_shorthand(self, typed: str) -> list[Any] | None:
        shorthand = self.screen.drawing.shorthand
        return None if shorthand is None else shorthand(self.match.view(self.seat), typed)

    def make_moves(self, moves: Sequence[Any]) -> None:
        """Make moves one after another, up to the first that is refused; print why it is."""
        for move in moves:
            if self.warn(move):
                return
            time = self.real_time.now() if self.screen.drawing.real_time else None
            try:
                self.match.play(self.seat, move, time)
            except IllegalMove as refused:
                self.screen.print(refused.reasons[self.phrases.language])
                return
            self.real_time.person_moved()

    def warn(self, move: Any) -> bool:
        """Whether a move waits to be chosen once more, because it would do nothing and another does something."""
        game, legal = self.match.game, self.match.legal_moves(self.seat)
        refusal = self.why_idle(move) if game.rules.has_idle_moves and move in legal else None
        if refusal is None or self.warned_of == (self.match.count, move) or all(map(self.why_idle, legal)):
            return False
        self.warned_of = (self.match.count, move)
        self.screen.print(self.texts.no_effect(refusal, self.seat))
        self.screen.print(self.phrases.format("choose-again"))
        return True

    def ask(self, question: str) -> str:
        """The line the person types. The end of the input means that they have left."""
        self.console.print(f"[bold]{question}[/] ", end="")
        try:
            return read_line(self.console)
        except EOFError:
            self.console.print()
            raise PersonLeft from None

    # Commands of one letter

    def hint(self, _rest: str) -> None:
        moves = self.match.legal_moves(self.seat)
        for name in HINTS:
            move = self.advised_by(name, moves)
            number = f"{moves.index(move) + 1} " if self.lists_choices(moves) else ""
            label = f"{number}{self.label(move)}"
            self.screen.print(self.phrases.format("hint", bot=name, move=label))

    def advised_by(self, name: str, moves: list[Any]) -> Any:
        """The move that a bot would make."""
        view = self.match.view(self.seat)
        rng = Chance(self.match.seed, len(self.match.steps), f"hint {name}")
        if name == "greedy":
            return bot(name).choose(view, moves, rng)
        return moves[weigh_moves(self.match.game, view, moves, rng, HINT_ITERATIONS)[0].place]

    def legend(self, _rest: str) -> None:
        self.screen.legend(self.scene())

    def log(self, _rest: str) -> None:
        sentences = self.narrator.opening(self.match.first_state)
        for step in self.match.steps:
            sentences += self.narrator.step(step)
        self.screen.log(self.scene(), [self.narrator.with_quote(sentence) for sentence in sentences])

    def rules(self, rest: str) -> None:
        self.screen.rules(self.scene(), self.match.game.id, rest)

    def save(self, rest: str) -> None:
        path = Path(rest or f"{self.match.game.id}-{self.match.seed}.json")
        try:
            write_record(self.match.record(), path)
        except SaucerError as error:
            self.screen.print(error_sentence(error, self.phrases.language))
        else:
            self.screen.print(self.phrases.format("saved", path=str(path)))

    def quit(self, _rest: str) -> None:
        typed = self.ask(self.phrases.format("really-quit")).strip().lower()
        if typed.startswith(self.phrases.format("yes")):
            raise PersonLeft

    # The end

    def finish(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None, "a match with nobody to move has an outcome"
        self.screen.clear()
        scene = self.scene()
        self.screen.news(scene, self.news())
        self.screen.board(scene, self.texts.format("title"))
        self.screen.score(scene)
        self.screen.print(self.narrator.outcome(outcome), "bold")
        if self.same_deal_command:
            self.screen.print(self.phrases.format("again", command=self.same_deal_command), "dim")
        self.offer_record()

    def offer_record(self) -> None:
        self.screen.print(self.phrases.format("save-offer"), "dim")
        try:
            typed = self.ask(self.phrases.format("prompt")).strip()
        except PersonLeft:
            return
        if typed[:1].lower() == "s":
            self.save(typed[1:].strip())


def read_choice(typed: str, count: int) -> int | None:
    """The index of the choice that was typed as a number from 1 to `count`, or None."""
    numbers = [str(number) for number in range(1, count + 1)]
    return numbers.index(typed) if typed in numbers else None


def read_line(console: Console) -> str:
    """A line typed at a terminal, or read from a file or a pipe and then printed as if it had been typed."""
    if sys.stdin.isatty():
        return input()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    console.print(line.rstrip("\n"), markup=False)
    return line.rstrip("\n")
