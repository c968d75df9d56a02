"""A match at the terminal, from the first question to the last."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console

from saucer.bots import bot
from saucer.cli.draw import Scene, drawing_of
from saucer.cli.speech import Paragraph, Storyteller
from saucer.cli.terminal.real_time import RealTime
from saucer.cli.terminal.screen import Screen, marks_of
from saucer.engine.chance import Chance
from saucer.engine.errors import IllegalMove, SaucerError
from saucer.engine.match import Match
from saucer.engine.player import Player
from saucer.engine.types import Seat
from saucer.lab.writing import write_record

HINTS = ("greedy", "ismcts")
HINT_ITERATIONS = 400
MOST_LISTED = 12
"""Where short commands can be typed, so many choices are still listed."""


@dataclass(frozen=True)
class Guest:
    """A bot at the table and what it is called."""

    name: str
    player: Player


class Left(Exception):
    """The person has left the table."""


class Table:
    """One person and their bots. All that is shown comes from the person's own view and events."""

    def __init__(
        self, match: Match, seat: int, guests: dict[int, Guest], console: Console, language: str
    ) -> None:
        self.match = match
        self.seat = Seat(seat)
        self.guests = guests
        self.console = console
        self.screen = Screen(console, drawing_of(match.game.id))
        self.story = Storyteller(match.game, language, seat)
        self.texts = self.story.texts
        self.words = self.story.words
        self.seen = 0
        self.again = ""
        levels = {Seat(place): guest.player.level for place, guest in guests.items()}
        self.real_time = RealTime(match, levels, self.choose_for)
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
        except Left:
            self.screen.say(self.words.say("left"))

    def next_move(self) -> None:
        """Bots first: where several seats act at once, the person answers last, except in real time."""
        if self.screen.drawing.real_time:
            self.play_live()
            return
        others = [seat for seat in self.match.to_move if seat != self.seat]
        if others:
            self.play_guest(others[0])
        else:
            self.play_person()

    def play_guest(self, seat: Seat) -> None:
        if self.console.is_terminal:
            with self.console.status(self.words.say("thinking", seat=self.texts.seat(seat))):
                move = self.choose_for(seat)
        else:
            move = self.choose_for(seat)
        self.match.play(seat, move)

    def choose_for(self, seat: Seat) -> Any:
        """The move of a bot."""
        rng = Chance(self.match.seed, len(self.match.steps), f"seat {seat}")
        moves = self.match.legal_moves(seat)
        return self.guests[seat].player.choose(self.match.view(seat), moves, rng)

    # Real time

    def play_live(self) -> None:
        """Let happen what is due; then ask the person, or go on to the next thing that happens."""
        self.real_time.catch_up()
        if self.seat not in self.match.to_move:
            if self.match.to_move:
                self.real_time.skip_wait()
            return
        self.show(self.match.legal_moves(self.seat))
        self.seen = len(self.match.steps)
        before = self.moments()
        while self.moments() == before:
            typed = self.ask(self.words.say("prompt"))
            self.real_time.line_typed()
            self.real_time.catch_up()
            self.answer(typed, self.match.legal_moves(self.seat))

    def moments(self) -> tuple[int, list[Any]]:
        """What a new picture is drawn for: the person's own steps, and a clock that is another one."""
        own = sum(step.seat == self.seat for step in self.match.steps[self.seen :])
        return own, self.match.game.clock(self.match.state)

    # The person's turn

    def play_person(self) -> None:
        moves = self.match.legal_moves(self.seat)
        before = len(self.match.steps)
        self.show(moves)
        while len(self.match.steps) == before:
            self.answer(self.ask(self.words.say("prompt")), moves)
        self.seen = before

    def show(self, moves: Sequence[Any]) -> None:
        self.screen.clear()
        scene = self.scene(moves)
        self.screen.news(scene, self.told(self.seen))
        title = self.texts.say("title")
        called = self.texts.seat(self.seat)
        self.screen.table(scene, self.words.say("title-line", title=title, seat=called))
        labels = [self.texts.move(move, self.seat) for move in moves]
        notes = [self.screen.drawing.note(scene, move) for move in moves]
        if self.lists(moves):
            self.screen.choices(scene, self.question(scene.view), labels, notes)
        else:
            self.screen.say(f"\n{self.question(scene.view)}", "bold")
            self.screen.say(self.texts.say("label-how"))
        self.show_time()
        undo = "yes" if self.match.can_take_back(self.seat) else "no"
        only = f" {self.words.say('only-choice')}" if len(moves) == 1 else ""
        self.screen.keys(self.words.say("keys", undo=undo) + only)

    def lists(self, moves: Sequence[Any]) -> bool:
        """Whether the choices are listed and numbered: not where they are many and can be typed in short."""
        return self.screen.drawing.shorthand is None or len(moves) <= MOST_LISTED

    def show_time(self) -> None:
        left = self.real_time.seconds_left() if self.screen.drawing.real_time else None
        if left is not None:
            self.screen.say(self.words.say("time-left", seconds=round(left)), "bold")

    def scene(self, moves: Sequence[Any] = ()) -> Scene:
        players = tuple(
            self.guests[seat].name if seat in self.guests else "" for seat in range(self.match.seats)
        )
        view = self.match.view(self.seat)
        return Scene(
            view, self.texts, self.words, self.screen.width, players, self.screen.tall, marks_of(moves)
        )

    def question(self, view: Any) -> str:
        """The one sentence that says what to do now."""
        decision = getattr(view, "decision", None)
        return (
            self.words.say("prompt")
            if decision is None
            else self.texts.decide(decision, self.seat, self.seat)
        )

    def told(self, since: int) -> list[Paragraph]:
        return self.story.paragraphs(self.match.steps[since:], self.screen.drawing.quiet_events)

    def answer(self, line: str, moves: Sequence[Any]) -> None:
        """Do what was typed: a number is a move, a letter something else."""
        typed = line.strip()
        if not typed and len(moves) == 1:
            typed = "1"
        chosen = read_choice(typed, len(moves)) if self.lists(moves) else None
        if chosen is not None:
            self.make([moves[chosen]])
        elif typed.lower() == "u" and self.match.can_take_back(self.seat):
            self.match.take_back(self.seat)
        elif typed[:1].lower() in self.keys and (typed[:1] == "?" or not typed[1:2].strip()):
            self.keys[typed[:1].lower()](typed[1:].strip())
        elif wanted := self.read_shorthand(typed):
            self.make(wanted)
        elif typed.lower() == "u":
            self.screen.say(self.texts.say("refuse-nothing-to-take-back"))
        elif self.lists(moves):
            self.screen.say(self.words.say("not-a-choice", count=len(moves)))
        else:
            self.screen.say(self.words.say("not-a-command"))

    def read_shorthand(self, typed: str) -> list[Any] | None:
        shorthand = self.screen.drawing.shorthand
        return None if shorthand is None else shorthand(self.match.view(self.seat), typed)

    def make(self, moves: Sequence[Any]) -> None:
        """Make moves one after another; say why where one is refused."""
        for move in moves:
            try:
                self.match.play(
                    self.seat, move, self.real_time.now() if self.screen.drawing.real_time else None
                )
            except IllegalMove as refused:
                self.screen.say(refused.reasons[self.words.language])
                return
            self.real_time.person_moved()

    def ask(self, question: str) -> str:
        """What the person types; somebody who hangs up has left."""
        self.console.print(f"[bold]{question}[/] ", end="")
        try:
            return type_line(self.console)
        except EOFError:
            self.console.print()
            raise Left from None

    # The letters

    def hint(self, _rest: str) -> None:
        moves, view = self.match.legal_moves(self.seat), self.match.view(self.seat)
        for name in HINTS:
            rng = Chance(self.match.seed, len(self.match.steps), f"hint {name}")
            move = bot(name, iterations=HINT_ITERATIONS).choose(view, moves, rng)
            number = f"{moves.index(move) + 1} " if self.lists(moves) else ""
            label = f"{number}{self.texts.move(move, self.seat)}"
            self.screen.say(self.words.say("hint", bot=name, move=label))

    def legend(self, _rest: str) -> None:
        self.screen.legend(self.scene())

    def log(self, _rest: str) -> None:
        self.screen.log(self.scene(), [line for step in self.match.steps for line in self.story.step(step)])

    def rules(self, rest: str) -> None:
        self.screen.rules(self.scene(), self.match.game.id, rest)

    def save(self, rest: str) -> None:
        path = Path(rest or f"{self.match.game.id}-{self.match.seed}.json")
        try:
            write_record(self.match.record(), path)
        except SaucerError as error:
            self.screen.say(str(error))
        else:
            self.screen.say(self.words.say("saved", path=str(path)))

    def quit(self, _rest: str) -> None:
        if self.ask(self.words.say("really-quit")).strip().lower().startswith(self.words.say("yes")):
            raise Left

    # The end

    def finish(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None, "a match with nobody to move has an outcome"
        self.screen.clear()
        scene = self.scene()
        self.screen.news(scene, self.told(self.seen))
        self.screen.table(scene, self.texts.say("title"))
        self.screen.score(scene)
        self.screen.say(self.story.outcome(outcome), "bold")
        if self.again:
            self.screen.say(self.words.say("again", command=self.again), "dim")
        self.offer_record()

    def offer_record(self) -> None:
        self.screen.say(self.words.say("save-offer"), "dim")
        try:
            typed = self.ask(self.words.say("prompt")).strip()
        except Left:
            return
        if typed[:1].lower() == "s":
            self.save(typed[1:].strip())


def read_choice(typed: str, count: int) -> int | None:
    """Which of so many choices was typed, counted from 0; None where it was none of them."""
    numbers = [str(number) for number in range(1, count + 1)]
    return numbers.index(typed) if typed in numbers else None


def type_line(console: Console) -> str:
    """A line typed at a terminal, or read from a file or a pipe and then shown as if it had been typed."""
    if sys.stdin.isatty():
        return input()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    console.print(line.rstrip("\n"), markup=False)
    return line.rstrip("\n")
