"""Code that runs in worker processes: plays a finished match again, and describes a few of its steps.

A replay needs whole states. They belong to matches that are over, of which everybody may see everything. They are kept
here alone: bots of the same process have their own module, are given views, and never see a state of a replay.
"""

from time import process_time
from typing import Any, NamedTuple

import msgspec

from saucer.engine.chance import Seed
from saucer.engine.codec import Codec
from saucer.engine.match import Match
from saucer.engine.options import options_from_plain
from saucer.engine.replay import decode_move
from saucer.games import game_called
from saucer.server.bots.decision import Account
from saucer.server.replays.steps import Description, ReplaySteps

MOST_KEPT = 4
"""How many matches a worker keeps, as far as it has played them. The least recently used is dropped first."""
MOST_PLAYED = 500
"""How many steps are played before others have a turn: some 20 milliseconds."""

kept: dict[tuple[int, Seed], Match] = {}


class FinishedMatch(NamedTuple):
    """A match that is over, as it travels to a worker; the options and the steps are JSON."""

    number: int
    game: str
    rules_version: int
    options: bytes
    seats: int
    seed: Seed
    steps: bytes


class ReplayTask(NamedTuple):
    """Some steps of a match, from `first` to before `end`, to be described in a worker.

    Those before `whole_until` have whole views, all others what changed.
    """

    finished: FinishedMatch
    description: Description
    first: int
    end: int
    whole_until: int
    account: Account

    @property
    def match(self) -> int:
        return self.finished.number

    @property
    def game(self) -> str:
        return self.finished.game

    @property
    def level(self) -> str:
        return "replay"


class DescribedSteps(NamedTuple):
    """The steps that were asked for as JSON, one after the other with commas between them, and their CPU time."""

    steps: bytes | None
    """None while the match has not been played as far: then the same task is to be given again."""
    seconds: float


def replay_piece(task: ReplayTask) -> DescribedSteps:
    """Describe the steps of a task, or play some of those before them."""
    began = process_time()
    match = play_towards(task)
    steps = describe(match, task) if match.count >= task.end - 1 else None
    return DescribedSteps(steps, process_time() - began)


def play_towards(task: ReplayTask) -> Match:
    """The match, played up to the last step that is asked for or as far as it goes at once."""
    finished = task.finished
    key = (finished.number, finished.seed)
    match = kept.pop(key, None) or open_match(finished)
    kept[key] = match
    if len(kept) > MOST_KEPT:
        del kept[next(iter(kept))]
    codec = Codec(match.game)
    for seat, move, time in steps_after(task, match.count):
        match.play(seat, decode_move(codec, move), time)
    return match


def steps_after(task: ReplayTask, count: int) -> list[Any]:
    """The next steps that have to be played, at most `MOST_PLAYED`."""
    end = min(task.end - 1, count + MOST_PLAYED)
    found: list[Any] = msgspec.json.decode(task.finished.steps) if count < end else []
    return found[count:end]


def open_match(finished: FinishedMatch) -> Match:
    game = game_called(finished.game).by_rules(finished.rules_version)
    assert game is not None, "the server has played the match by the same rules"
    options = options_from_plain(game.options, msgspec.json.decode(finished.options))
    return Match(game, options, finished.seats, finished.seed)


def describe(match: Match, task: ReplayTask) -> bytes:
    steps = ReplaySteps(match, task.description)
    return b",".join(map(msgspec.json.encode, steps.between(task.first, task.end, task.whole_until)))
