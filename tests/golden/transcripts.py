"""Golden transcripts: short matches described by the narrator, in which a change of the rules shows.

Most are played by bots from a seed. One of each game is worth showing to a friend: it was found among many matches of
bots, and is kept as a record, which plays on unchanged when bots become better.
"""

from dataclasses import dataclass
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from typing import Any

import saucer
from saucer.engine.match import Match
from saucer.engine.options import build_options
from saucer.engine.playout import play_out
from saucer.engine.record import Record
from saucer.engine.replay import play_steps, replay
from saucer.engine.types import Viewer
from saucer.games import game_called
from saucer.lab.line_up import SearchBudget, fill_seats, make_player
from saucer.texts.narrator import Narrator, Speakers

HERE = Path(__file__).parent
FIRST, LAST = 52, 20
LONGEST_LINE = 240
"""Up to this length, steps of one player in a row share a line, and those that several players take at once."""
NAMES = ("Ada", "Bo", "Cleo", "Dora", "Emil", "Finn")


@dataclass(frozen=True)
class Transcript:
    """One match of bots that is kept as text."""

    game: str
    name: str
    seats: int
    seed: int
    options: dict[str, Any]
    bots: tuple[str, ...] = ("random",)
    """Who plays, seat by seat; a shorter list starts again."""

    @property
    def file(self) -> Path:
        return HERE / self.game / f"{self.name}.txt"

    @property
    def heading(self) -> str:
        chosen = ", ".join(f"{name}={value}" for name, value in self.options.items()) or "the standard game"
        return f"{chosen}; played by {', '.join(self.bots)}, seed {self.seed}"

    def play(self) -> Match:
        game = game_called(self.game)
        options = build_options(game.options, self.options)
        players = [make_player(name, SearchBudget()) for name in fill_seats(self.bots, self.seats)]
        moves = play_out(game, options, self.seats, self.seed, players).moves
        return play_steps(Match(game, options, self.seats, self.seed), moves)


@dataclass(frozen=True)
class ShownMatch:
    """A match worth showing, kept as a record beside its text."""

    game: str
    name: str
    heading: str
    """What is worth seeing in it."""

    @property
    def file(self) -> Path:
        return HERE / self.game / f"{self.name}.txt"

    @property
    def record(self) -> Record:
        return saucer.load_record(self.file.with_suffix(".json"))

    def play(self) -> Match:
        """Play the record again; every step is checked by its digest."""
        return replay(self.record, game_called(self.game))


SHOWN = [
    ShownMatch(
        "strangers",
        "the-last-alien",
        "Three players within one point of each other; the last Alien decides where it lands.",
    ),
    ShownMatch("area51", "cards-in-hand", "Ada and Bo have as many points; the cards in hand decide."),
    ShownMatch(
        "eti",
        "the-broken-word",
        "Cleo keeps their word once, breaks it once, and turns out to be the alien; a shelter saves Bo by ten.",
    ),
    ShownMatch("panic", "the-quicker-town", "Bo and Cleo have as many points; the quicker town decides."),
]

TRANSCRIPTS: list[Transcript | ShownMatch] = [
    *SHOWN,
    Transcript("panic", "five-seats-without-stars", 5, 2, {"stars": False}, ("greedy",)),
    Transcript("panic", "three-seats-one-at-random", 3, 3, {"facing": True}, ("greedy", "random")),
    Transcript("panic", "alone", 1, 4, {}, ("greedy:master",)),
    Transcript("panic", "nobody-finishes", 2, 5, {"building": 120}),
    Transcript("eti", "whole-invasion", 3, 3, {"length": "short", "alien": "extinction-armada", "timer": 30}),
    Transcript("eti", "four-seats-hidden-votes", 4, 2, {"length": "short", "hidden_vote": True}),
    Transcript("eti", "six-seats-random-alien", 6, 1, {"alien": "random", "timer": 180}),
    Transcript("eti", "five-seats-epic-no-timer", 5, 4, {"length": "epic", "timer": 0, "turn_limit": 30}),
    Transcript("strangers", "teams-board-b", 4, 5, {"teams": "closed", "board": "B", "free_discard": True}),
    Transcript("strangers", "solo-challenge", 1, 4, {"total_invasion": True}),
    Transcript("strangers", "solo-architect", 1, 2, {"solo": "architect"}),
    Transcript("strangers", "best-of-three", 2, 6, {"best_of_three": True}),
    Transcript("area51", "two-seats", 2, 3, {}),
    Transcript("area51", "three-seats", 3, 5, {}),
    Transcript("area51", "five-seats-large-c", 5, 2, {"large": "C", "stall_guard": True}),
    Transcript("area51", "six-seats", 6, 4, {}),
]


def text_of(transcript: Transcript | ShownMatch) -> str:
    """The transcript as it should be in its file."""
    match = transcript.play()
    assert match.outcome is not None
    narrator = Narrator(
        match.game, "en", None, NAMES[: match.seats], reveal=True, speakers=Speakers(range(match.seats))
    )
    lines = lines_of(narrator, match)
    if len(lines) > FIRST + LAST:
        lines[FIRST:-LAST] = [f"... {len(lines) - FIRST - LAST} lines ..."]
    opening = " ".join(sentence.text for sentence in narrator.opening(match.first_state))
    end = [
        narrator.outcome(match.outcome),
        f"{len(match.steps)} steps, match {sha256(match.record().identity()).hexdigest()[:16]}",
    ]
    return "\n".join([transcript.heading, "", opening, "", *lines, "", *end]) + "\n"


def lines_of(narrator: Narrator, match: Match) -> list[str]:
    """What the steps led to, in sentences."""
    lines: list[str] = [""]
    author: Viewer = None
    before = match.first_state
    for step in match.steps:
        text = " ".join(repeated_once([narrator.with_quote(sentence) for sentence in narrator.step(step)]))
        if text:
            goes_on = step.seat == author or len(match.game.rules.to_move(before)) > 1
            if lines[-1] and not (goes_on and len(lines[-1]) + len(text) < LONGEST_LINE):
                lines.append("")
            lines[-1] = f"{lines[-1]} {text}".strip()
            author = step.seat
        before = step.state
    return lines


def repeated_once(sentences: list[str]) -> list[str]:
    """Sentences without repetitions in a row, with how often each was said."""
    counted = [(sentence, len(list(same))) for sentence, same in groupby(sentences)]
    return [sentence if times == 1 else f"{sentence} (x{times})" for sentence, times in counted]
