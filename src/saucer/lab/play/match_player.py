"""Plays scheduled matches one after another, and says what is kept of each."""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from time import process_time
from typing import Any

from saucer.engine.chance import Chance
from saucer.engine.checked_player import Forfeit
from saucer.engine.codec import Codec
from saucer.engine.match import Match
from saucer.engine.player import Player, Playout
from saucer.engine.playout import play_out
from saucer.engine.record import digest_of, match_identity
from saucer.engine.replay import play_steps
from saucer.engine.types import Seat
from saucer.lab.line_up import is_outside, make_player
from saucer.lab.play.match_result import Forfeited, MatchResult, Run, ScheduledMatch, forfeited_result
from saucer.lab.record_files import write_record

Announce = Callable[[int, int, int], None]
"""(match, seat, step): called before a bot from outside decides, and with step 0 once it has."""


def announce_nothing(_match: int, _seat: int, _step: int) -> None:
    """For bots that play in this process."""


class AnnouncedPlayer(Player):
    """Says of a bot from outside when it decides, so that another process can end one that never does."""

    def __init__(self, player: Player, number: int, seat: int, announce: Announce) -> None:
        self.player = player
        self.level = player.level
        self.blind = player.blind
        self.number = number
        self.seat = seat
        self.announce = announce

    def choose(self, view: Any, moves: list[Any], rng: Chance) -> Any:
        self.announce(self.number, self.seat, rng.step + 1)
        try:
            return self.player.choose(view, moves, rng)
        finally:
            self.announce(self.number, self.seat, 0)


class MatchPlayer:
    """Plays matches of one run, with the same options throughout. Bots from outside are made for each match."""

    def __init__(self, run: Run, announce: Announce = announce_nothing) -> None:
        self.run = run
        self.setup = run.setup
        self.game = run.setup.game
        self.options = run.setup.options()
        self.announce = announce
        self.bots = {name: make_player(name, run.budget) for name in run.bots if not is_outside(name)}
        self.codec = Codec(self.game)
        self.encoded: dict[Any, dict[str, Any]] = {}
        start = self.game.rules.start(self.options, self.setup.seats, Chance(0, 0))
        self.has_turns = len(self.game.rules.to_move(start)) == 1

    def play(self, scheduled: ScheduledMatch) -> MatchResult:
        before = process_time()
        try:
            playout = self.play_out(scheduled)
        except Forfeit as lost:
            forfeited = Forfeited(lost.seat, lost.step, lost.reason, lost.detail)
            return forfeited_result(self.run, scheduled, forfeited, process_time() - before)
        seconds = process_time() - before
        if self.run.records is not None:
            self.write_record(scheduled, playout, self.run.records)
        outcome = playout.outcome
        return MatchResult(
            number=scheduled.number,
            seed=scheduled.seed,
            bots=scheduled.bots,
            moves=len(playout.moves),
            seconds=seconds,
            scores=outcome.scores,
            shares=tuple(outcome.share(Seat(seat)) for seat in range(self.setup.seats)),
            sides=outcome.sides,
            order=self.turn_order(playout) if self.has_turns else (),
            reason=outcome.reason,
            digest=self.digest(scheduled.seed, playout),
        )

    def play_out(self, scheduled: ScheduledMatch) -> Playout:
        players = [self.player(scheduled, seat) for seat in range(self.setup.seats)]
        return play_out(self.game, self.options, self.setup.seats, scheduled.seed, players)

    def player(self, scheduled: ScheduledMatch, seat: int) -> Player:
        name = scheduled.bots[seat]
        if name in self.bots:
            return self.bots[name]
        outside = make_player(name, self.run.budget)
        return AnnouncedPlayer(outside, scheduled.number, seat, self.announce)

    def turn_order(self, playout: Playout) -> tuple[int, ...]:
        """The seats in the order of their first moves."""
        found: list[int] = []
        for played in playout.moves:
            if played.seat is not None and played.seat not in found:
                found.append(played.seat)
                if len(found) == self.setup.seats:
                    break
        return tuple(found)

    def write_record(self, scheduled: ScheduledMatch, playout: Playout, directory: Path) -> None:
        match = Match(self.game, self.options, self.setup.seats, scheduled.seed)
        play_steps(match, playout.moves)
        write_record(match.record(), directory / f"match-{scheduled.number:05}.json")

    def digest(self, seed: int, playout: Playout) -> str:
        """A hash of all that the record of a match contains, apart from times and the digests between."""
        moves = [(played.seat, self.encode(played.move)) for played in playout.moves]
        last = digest_of(self.game, playout.state, *moves[-1])
        heading = [*self.run.heading(), seed]
        return sha256(match_identity(heading, moves, last, playout.outcome)).hexdigest()

    def encode(self, move: Any) -> dict[str, Any]:
        """A move as plain values, cached: the same moves are made often."""
        if move not in self.encoded:
            self.encoded[move] = self.codec.encode(move)
        return self.encoded[move]
