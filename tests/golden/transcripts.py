"""Golden transcripts: short matches, mostly at random, as text in which a change of the rules shows."""

from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

from saucer.engine.codec import Codec
from saucer.engine.match import Match, Step
from saucer.engine.options import build_options
from saucer.engine.playout import play_out
from saucer.engine.replay import play_steps
from saucer.games import game_called
from saucer.lab.line_up import SearchBudget, fill_seats, make_player

HERE = Path(__file__).parent
FIRST, LAST = 58, 16
SPELLED = {True: "yes", False: "no", None: "?"}


@dataclass(frozen=True)
class Transcript:
    """One match that is kept as text."""

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


TRANSCRIPTS = [
    Transcript("panic", "two-seats", 2, 1, {}, ("greedy:hard", "greedy:easy")),
    Transcript("panic", "five-seats-without-stars", 5, 2, {"stars": False}, ("greedy",)),
    Transcript("panic", "three-seats-one-at-random", 3, 3, {"facing": True}, ("greedy", "random")),
    Transcript("panic", "alone", 1, 4, {}, ("greedy:master",)),
    Transcript("panic", "nobody-finishes", 2, 5, {"building": 120}),
    Transcript("eti", "whole-invasion", 3, 3, {"length": "short", "alien": "extinction-armada", "timer": 30}),
    Transcript("eti", "four-seats-hidden-votes", 4, 2, {"length": "short", "hidden_vote": True}),
    Transcript("eti", "six-seats-random-alien", 6, 1, {"alien": "random", "timer": 180}),
    Transcript("eti", "five-seats-epic-no-timer", 5, 4, {"length": "epic", "timer": 0, "turn_limit": 30}),
    Transcript("strangers", "two-seats-board-a", 2, 3, {}),
    Transcript("strangers", "teams-board-b", 4, 5, {"teams": "closed", "board": "B", "free_discard": True}),
    Transcript("strangers", "solo-challenge", 1, 4, {"total_invasion": True}),
    Transcript("strangers", "solo-architect", 1, 2, {"solo": "architect"}),
    Transcript("strangers", "best-of-three", 2, 6, {"best_of_three": True}),
    Transcript("area51", "two-seats", 2, 3, {}),
    Transcript("area51", "three-seats", 3, 5, {}),
    Transcript("area51", "five-seats-large-c", 5, 2, {"large": "C", "stall_guard": True}),
    Transcript("area51", "six-seats", 6, 4, {}),
]


def text_of(transcript: Transcript) -> str:
    """The transcript as it should be in its file."""
    match = play(transcript)
    chosen = ", ".join(f"{name}={spell(value)}" for name, value in transcript.options.items()) or "standard"
    lines = [f"{transcript.game}, {transcript.seats} seats, seed {transcript.seed}, {chosen}", ""]
    steps = [line_of(match, step) for step in match.steps]
    if len(steps) > FIRST + LAST:
        steps[FIRST:-LAST] = [f"... {len(steps) - FIRST - LAST} steps ..."]
    assert match.outcome is not None
    end = (
        f"{match.outcome.reason}: scores {spell(match.outcome.scores)}, won by {spell(match.outcome.winners)}"
    )
    return "\n".join([*lines, *steps, "", end]) + "\n"


def play(transcript: Transcript) -> Match:
    game = game_called(transcript.game)
    options = build_options(game.options, transcript.options)
    players = [make_player(name, SearchBudget()) for name in fill_seats(transcript.bots, transcript.seats)]
    playout = play_out(game, options, transcript.seats, transcript.seed, players)
    return play_steps(Match(game, options, transcript.seats, transcript.seed), playout.moves)


def line_of(match: Match, step: Step) -> str:
    """One step: the seat, its move, and the events as that seat saw them."""
    codec = Codec(match.game)
    seen = [match.game.sight.see_event(step.state, event, step.seat) for event in step.events]
    who = "clock" if step.seat is None else f"seat {step.seat}"
    move = brief(codec.encode(step.move), step.seat)
    events = [brief(codec.encode(event), step.seat) for event in seen]
    return f"{step.number:3} {who}: {move} -> {'; '.join(merge_repeated(events))}".rstrip()


def merge_repeated(events: list[str]) -> list[str]:
    """Events without repetitions in a row, with how often each happened."""
    counted = [(event, len(list(same))) for event, same in groupby(events)]
    return [event if times == 1 else f"{event} (x{times})" for event, times in counted]


def brief(message: dict[str, Any], seat: int | None) -> str:
    """A move or an event in short, without the seat that moves."""
    parts = [message["kind"].replace("_", " ")]
    parts += [
        spell(value) for name, value in message.items() if name != "kind" and (name, value) != ("seat", seat)
    ]
    return " ".join(parts)


def spell(value: Any) -> str:
    if isinstance(value, list | tuple):
        return ",".join(spell(item) for item in value)
    if value is None or isinstance(value, bool):
        return SPELLED[value]
    return str(value)
