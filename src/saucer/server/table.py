"""A table: its seats, who is there, what was said, and its match once that has begun."""

from time import monotonic, time
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from saucer.engine.chance import commitment, mix
from saucer.engine.types import Seat, Viewer
from saucer.server.connection import Connection
from saucer.server.refusals import Refused
from saucer.server.report import Report
from saucer.server.wire import Branch, Fair, Line, Sitting, TableInfo, TableSettings, TellTable, You
from saucer.server.words import words
from saucer.storage import BestRow, LineRow, SeatRow, TableRow
from saucer.texts import texts

if TYPE_CHECKING:
    from saucer.server.hub import Hub
    from saucer.server.play import Play

LOST = 4011
CHAT_SHOWN = 100


class Table:
    """One table in memory. Everything that changes it is stored before anyone hears of it."""

    def __init__(self, hub: "Hub", row: TableRow, seats: list[SeatRow]) -> None:
        self.hub = hub
        self.row = row
        self.seats = seats
        self.has_bots = any(plays_itself(seat) for seat in seats)
        self.settings = msgspec.convert(row.settings, TableSettings)
        self.lines: list[LineRow] = []
        self.mutes: set[tuple[str, int]] = set()
        self.connections: list[Connection] = []
        self.away_since: dict[str, float] = {}
        self.play: Play | None = None
        self.report: Report | None = None
        self.is_live = True
        self.loaded = self.touched = monotonic()
        self.name_lists: dict[str, tuple[str, ...]] = {}
        self.seat_lists: dict[str, tuple[Sitting, ...]] = {}
        self.listeners: dict[tuple[Viewer, str], list[Connection]] | None = None

    # Seats

    def seat(self, number: int) -> SeatRow:
        if not 0 <= number < len(self.seats):
            raise Refused("seat/unknown", seat=number)
        return self.seats[number]

    def held_by(self, holder: str | None) -> tuple[Seat, ...]:
        """The seats of a browser."""
        if holder is None:
            return ()
        return tuple(Seat(seat.seat) for seat in self.seats if seat.holder == holder)

    def people(self) -> list[Seat]:
        """The seats that a person plays, there or not."""
        return [Seat(seat.seat) for seat in self.seats if seat.kind == "person" and not seat.lent]

    def level_of(self, seat: Seat) -> str | None:
        """The level of the bot that plays a seat; None where a person does."""
        row = self.seats[seat]
        if row.kind == "bot":
            return row.level
        return "normal" if row.lent else None

    def names(self, language: str) -> tuple[str, ...]:
        """What the players are called, by seat."""
        if language not in self.name_lists:
            speech = texts(self.row.game, language)
            self.name_lists[language] = tuple(
                seat.name if seat.kind == "person" else speech.seat(seat.seat) for seat in self.seats
            )
        return self.name_lists[language]

    def is_present(self, holder: str | None) -> bool:
        return any(one.holder == holder and one.sits for one in self.connections)

    def come(self, one: Connection) -> None:
        self.connections.append(one)
        self.seat_lists.clear()
        self.look_through(one)

    def look_through(self, one: Connection) -> None:
        """Note whose eyes a socket looks through: its seats', or a spectator's, where those are welcome."""
        self.listeners = None
        one.seats = self.held_by(one.holder) if one.sits else ()
        one.viewers = one.seats or ((None,) if self.settings.spectators else ())

    def go(self, one: Connection) -> None:
        if one in self.connections:
            self.connections.remove(one)
        self.listeners = None
        self.seat_lists.clear()
        self.touched = monotonic()
        if one.holder is not None and not self.is_present(one.holder):
            self.away_since[one.holder] = self.touched

    def put_seat(self, seat: SeatRow) -> None:
        self.seats[seat.seat] = seat
        self.has_bots = any(plays_itself(one) for one in self.seats)
        self.name_lists.clear()
        self.seat_lists.clear()
        for one in self.connections:
            self.look_through(one)
        self.hub.store.put_seat(self.row.number, seat, self)

    def change(self, **changes: Any) -> None:
        """Change the table itself; stored with whatever else is waiting."""
        self.row = replace(self.row, changed=time(), **changes)
        self.hub.store.change_table(self.row, self)

    # What is told

    def sittings(self, language: str) -> tuple[Sitting, ...]:
        """Who sits where; remembered while everyone is there."""
        remembered = self.seat_lists.get(language)
        if remembered is not None:
            return remembered
        speech = texts(self.row.game, language)
        now = monotonic()
        found = tuple(self.sitting(seat, speech.seat(seat.seat), language, now) for seat in self.seats)
        if all(one.absent_for is None for one in found):
            self.seat_lists[language] = found
        return found

    def sitting(self, seat: SeatRow, called: str, language: str, now: float) -> Sitting:
        present = seat.kind == "bot" or (seat.kind == "person" and self.is_present(seat.holder))
        away = None
        if seat.kind == "person" and not present:
            away = round(now - self.away_since.get(seat.holder or "", self.loaded), 1)
        name = words(language).say(f"bot-{seat.level}") if seat.kind == "bot" else seat.name
        return Sitting(seat.seat, seat.kind, name, called, seat.level, present, away, seat.lent)  # type: ignore[arg-type]

    def info(self, language: str, *, sits: bool) -> TableInfo:
        """The table as told to someone who may sit, or who only watches."""
        row = self.row
        rematch = self.hub.watch_of(row.rematch) if row.rematch and not sits else row.rematch
        return TableInfo(
            code=row.code if sits else None,
            watch=row.watch,
            game=row.game,
            title=texts(row.game, language).say("title"),
            options=row.options,
            settings=self.settings,
            status=row.status,
            seats=self.sittings(language),
            watchers=sum(not one.seats for one in self.connections),
            fair=self.fair(),
            created=row.created,
            rematch=rematch,
            branch=None if row.branch is None else msgspec.convert(row.branch, Branch),
        )

    def fair(self) -> Fair:
        row = self.row
        promised = commitment(row.secret)
        return Fair(promised, row.secret, row.parts, row.seed) if row.status == "over" else Fair(promised)

    def you(self, holder: str | None, *, sits: bool = True) -> You:
        muted = tuple(sorted(seat for one, seat in self.mutes if one == holder))
        seats = self.held_by(holder) if sits else ()
        return You(seats, sits and holder is not None and holder == self.row.host, muted)

    def tell_table(self) -> None:
        """Tell everyone that something about the table has changed."""
        for one in self.connections:
            self.tell_table_to(one)

    def tell_table_to(self, one: Connection) -> None:
        you = self.you(one.holder, sits=one.sits)
        one.tell(TellTable(you, self.info(one.language, sits=one.sits)))

    def audience(self) -> dict[tuple[Viewer, str], list[Connection]]:
        """Everyone who looks, by whose eyes they look through and by language; remembered while nobody moves."""
        if self.listeners is None:
            self.listeners = {}
            for one in self.connections:
                for viewer in one.viewers:
                    self.listeners.setdefault((viewer, one.language), []).append(one)
        return self.listeners

    # Chat

    def say(self, one: Connection, text: str) -> None:
        """Store a line of chat and tell it to everyone who wants to hear it."""
        seat = one.seats[0] if one.seats else None
        name = self.names(one.language)[seat] if seat is not None else words(one.language).say("spectator")
        line = LineRow(len(self.lines) + 1, seat, name, text, time())
        self.lines.append(line)
        self.hub.store.add_line(self.row.number, line, self)
        self.save()
        self.hub.tell_line(self, line)

    def lines_for(self, holder: str | None) -> tuple[Line, ...]:
        """The latest lines, without those of muted players."""
        heard = [line for line in self.lines if (holder, line.seat) not in self.mutes]
        return tuple(tell_line(line) for line in heard[-CHAT_SHOWN:])

    # The match

    def begin(self) -> None:
        """Mix the seed from all parts and start."""
        parts = tuple(seat.part for seat in self.seats)
        self.change(status="playing", parts=parts, seed=mix(self.row.secret, parts))
        self.attach(self.hub.new_play(self))

    def attach(self, play: "Play") -> None:
        self.play = play
        self.report = Report(self, play)

    def stored(self) -> None:
        """What was put in is on disk: now tell."""
        self.touched = monotonic()
        play, report = self.play, self.report
        if play is None or report is None or not self.is_live:
            return
        report.tell_steps()
        if self.row.status != "playing":
            return
        if play.to_move:
            play.go_on()
        else:
            self.finish(play)

    def finish(self, play: "Play") -> None:
        """Write down how the match ended and publish where its seed came from."""
        outcome = play.match.outcome
        assert outcome is not None, "a match with nobody to move has an outcome"
        play.stop()
        self.change(status="over", outcome=msgspec.to_builtins(outcome), time=play.clocks.last)
        holder = self.seats[0].holder
        if len(self.seats) == 1 and holder is not None and self.row.branch is None:
            score = outcome.scores[0]
            best = BestRow(self.row.game, self.row.options, score, self.row.watch, self.row.changed)
            self.hub.store.put_best(holder, best)
        self.hub.store.writer.flush()
        self.tell_table()

    def lost(self, reason: str) -> None:
        """What was put in could not be stored: forget it, and let everyone come back to what is on disk."""
        self.hub.trouble(reason)
        for one in self.connections:
            self.hub.refuse(one, Refused("server/storage"))
            one.close(LOST)
        self.hub.drop(self)

    def save(self) -> None:
        """Have all changes stored now. Raises Refused where that fails."""
        self.hub.store.writer.flush()
        if not self.is_live:
            raise Refused("server/storage")


def plays_itself(seat: SeatRow) -> bool:
    return seat.kind == "bot" or seat.lent


def tell_line(line: LineRow) -> Line:
    return Line(line.line, line.seat, line.name, line.text, line.said)
