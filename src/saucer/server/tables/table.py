"""A table: its seats, chat and match, and what is stored and sent of them."""

from collections.abc import Callable, Iterable
from time import monotonic, time
from typing import Any

import msgspec
from msgspec.structs import replace

from saucer.engine.chance import mix
from saucer.engine.game import AnyGame
from saucer.engine.match import Match
from saucer.engine.options import options_from_plain, plain_options
from saucer.engine.types import Refusal, Seat
from saucer.games import game_called
from saucer.server.guard.refusals import Refused, refused_by_rule
from saucer.server.protocol.messages import SendHello, SendTable
from saucer.server.protocol.values import Branch, TableInfo, TableSettings, You
from saucer.server.protocol.version import PROTOCOL_VERSION
from saucer.server.tables.attendance import Attendance
from saucer.server.tables.audience.broadcast import Broadcast
from saucer.server.tables.audience.chat import Chat
from saucer.server.tables.audience.seating import Seating, bot_level
from saucer.server.tables.audience.subscriber import Subscriber, send_refusal
from saucer.server.tables.audience.watchers import WatcherCount
from saucer.server.tables.background import in_pieces
from saucer.server.tables.fairness import fair_of
from saucer.server.tables.fixed_secrets import day_in, day_tried, is_tutorial
from saucer.server.tables.match.clocks import match_seconds
from saucer.server.tables.match.live_match import LiveMatch
from saucer.server.tables.match.live_match_setup import LiveMatchSetup, MatchCallbacks
from saucer.server.tables.results import keep_results
from saucer.server.tables.services import Services
from saucer.server.tables.settling import settled_options
from saucer.storage import SeatRow, StepRow, StorageError, TableRow
from saucer.texts import texts

LOST = 4011
"""The code with which sockets are closed when something could not be stored."""
GONE = 4004
"""The code with which sockets are closed when there is no table behind their link, or none for them."""


class Table:
    """One table in memory. Everything that changes it is stored before anyone is sent it."""

    def __init__(
        self, row: TableRow, seats: list[SeatRow], services: Services, drop: Callable[["Table"], None]
    ) -> None:
        self.row = row
        self.services = services
        self.store = services.store
        self.metrics = services.metrics
        self.archive = services.archive
        self.chats = services.chats
        self.drop = drop
        self.settings = msgspec.convert(row.settings, TableSettings)
        self.seating = Seating(row, seats, spectators=self.settings.spectators)
        self.attendance = Attendance(self.seating, is_daily=self.day is not None)
        self.watcher_count = WatcherCount(self.seating)
        limits = services.settings
        self.chat = Chat(row.last_line, limits.chat_lines, limits.chat_per_minute)
        self.live_match: LiveMatch | None = None
        self.broadcast: Broadcast | None = None
        self.is_live = True
        self.group: str | None = None
        """The group of addresses that made the table or brought it into memory; None for the server itself."""
        self.touched = monotonic()
        """When someone last asked for the table or left it."""
        self.active_at = row.changed
        """When somebody last moved or said something; stored now and then as the table's `changed`."""

    @property
    def day(self) -> str | None:
        """The day whose puzzle is tried here, if any."""
        return day_tried(self.row.secret, self.row.branch)

    # Changes

    def put_seat(self, seat: SeatRow) -> None:
        self.seating.put(seat)
        if self.live_match is not None:
            self.live_match.set_bot(Seat(seat.seat), bot_level(seat))
            self.on_attendance()
        self.store.put_seat(self.row.number, seat, self.after_store)

    def change(self, **changes: Any) -> None:
        """Change the table itself; stored with whatever else is waiting."""
        self.row = replace(self.row, changed=time(), to_move=self.to_move(), **changes)
        if "options" in changes:
            self.seating.follow(self.row.options)
        self.store.change_table(self.row, self.after_store)

    def change_settings(self, settings: TableSettings) -> None:
        self.settings = settings
        self.change(settings=msgspec.to_builtins(settings))
        self.seating.replace(self.seating.seats, spectators=settings.spectators)

    def change_match(self, options: dict[str, Any], settings: TableSettings, seats: list[SeatRow]) -> None:
        """Change what the match will be: its options, the settings of the table, and all seats."""
        self.change(options=options, settings=msgspec.to_builtins(settings))
        self.settings = settings
        self.seating.replace(seats, spectators=settings.spectators)
        self.store.cut_seats(self.row.number, len(seats), self.after_store)
        for seat in seats:
            self.store.put_seat(self.row.number, seat, self.after_store)

    def keep_activity(self) -> None:
        """Store the time of the last move or chat line and whose turn it is, if they have changed."""
        to_move = self.to_move()
        if self.active_at > self.row.changed or to_move != self.row.to_move:
            self.row = replace(self.row, changed=max(self.active_at, self.row.changed), to_move=to_move)
            self.store.keep_activity(self.row.number, self.row.changed, to_move)

    def save(self, *others: "Table") -> None:
        """Store all waiting changes now. Raises Refused if that fails."""
        self.store.save(self.row.number, *(other.row.number for other in others))
        if not self.is_live:
            raise Refused("server/storage")

    def require_stored(self) -> None:
        """Refuse to show the table while something that has happened at it waits to be stored."""
        writer = self.store.writer
        if writer.is_waiting(self.row.number):
            writer.flush()
            if writer.is_waiting(self.row.number) or not self.is_live:
                raise Refused("server/storage")

    def after_store(self, problem: str | None) -> None:
        """Continue after changes were stored, or give up with `problem` if they could not be."""
        if problem is not None:
            self.lost(problem)
            return
        if self.live_match is not None:
            self.live_match.broadcast(None)

    def lost(self, problem: str) -> None:
        """Drop the table from memory, so that everyone reconnects to what is stored."""
        self.metrics.report_error(problem)
        self.store.writer.withdraw(self.row.number)
        self.drop(self)
        self.send_away(Refused("server/storage"), LOST)

    def send_away(self, reason: Refused, code: int, subscribers: list[Subscriber] | None = None) -> None:
        """Close sockets, all unless some are given, with the reason and a code."""
        for subscriber in self.seating.subscribers[:] if subscribers is None else subscribers:
            try:
                send_refusal(self.metrics, subscriber, reason)
                subscriber.close(code)
            except Exception:  # noqa: BLE001 - the others are closed as well
                self.metrics.report_error("a socket could not be closed")

    def close(self) -> None:
        """Cancel timers and searches, because the table leaves memory."""
        self.is_live = False
        self.watcher_count.stop()
        if self.live_match is not None:
            self.live_match.stop()
        if self.broadcast is not None:
            self.broadcast.closed = True

    # The match

    def start(self) -> None:
        """Mix the seed from all parts, settle the options and start the match."""
        parts = tuple(seat.part for seat in self.seating.seats)
        game = self.rules() or game_called(self.row.game)
        self.settle(game)
        self.change(status="playing", parts=parts, seed=mix(self.row.secret, parts))
        live_match = self.new_match(game)
        live_match.clocks.resume(0.0)
        self.attach(live_match)
        self.attendance.open(live_match, is_new=True)

    def settle(self, game: AnyGame) -> None:
        """Set the options that depend on who sits where, and whether hints are allowed."""
        chosen = {"options": self.row.options, "settings": self.row.settings}
        options = settled_options(game, self.row, self.seating)
        if not game.allows_hints(options):
            self.settings = replace(self.settings, hints=False)
        self.change(
            options=plain_options(options), settings=msgspec.to_builtins(self.settings), chosen=chosen
        )

    async def replay(self, steps: Iterable[StepRow]) -> LiveMatch | None:
        """Play the stored steps in a thread; None where the rules are gone or refuse. Raises StorageError."""
        rules = self.rules()
        if rules is None:
            return None
        try:
            live_match = self.new_match(rules)
            time = self.time_to_resume()
            await self.services.background.run(lambda: live_match.replay(in_pieces(steps), time))
        except StorageError:
            raise
        except Exception:  # noqa: BLE001 - whatever is wrong with one table, the others go on
            self.metrics.report_error("a match could not be replayed")
            return None
        return live_match

    def time_to_resume(self) -> float:
        """Return the match time at which a stored match continues. Only a try at the puzzle of the day ran on."""
        row = self.row
        return row.time if self.day is None else max(row.time, match_seconds(time() - row.created))

    def resume(self, live_match: LiveMatch) -> None:
        """Continue a replayed match, or end it if its last step was stored but its end was not."""
        try:
            self.attach(live_match)
            self.attendance.open(live_match, is_new=False)
            if self.row.status == "over":
                live_match.stop()
            elif live_match.to_move:
                live_match.go_on()
            else:
                self.finish()
        except Exception:  # noqa: BLE001 - whatever is wrong with one table, the others go on
            self.metrics.report_error("a match could not be resumed")
            self.live_match = self.broadcast = None

    def rules(self) -> AnyGame | None:
        """Return the game by the rules this table was opened with, or None if they can no longer be played."""
        return game_called(self.row.game).by_rules(self.row.rules_version)

    def new_match(self, game: AnyGame) -> LiveMatch:
        row = self.row
        assert row.seed is not None, "a match that has started has a seed"
        options = options_from_plain(game.options, row.options)
        keeps_all_steps = bool(self.settings.delay)
        seats, clock = len(self.seating.seats), self.settings.clock
        account = self.attendance.account(row.maker)
        setup = LiveMatchSetup(row.number, game, options, seats, row.seed, clock, account, keeps_all_steps)
        callbacks = MatchCallbacks(self.send_steps, self.finish, self.lost)
        return LiveMatch(setup, self.seating.bot_levels(), self.services, callbacks)

    def attach(self, live_match: LiveMatch) -> None:
        self.live_match = live_match
        self.broadcast = Broadcast(live_match, self.seating, self.metrics, self.settings.delay)
        self.broadcast.is_over = self.row.status == "over"
        self.broadcast.catch_up()

    def send_steps(self) -> None:
        self.active_at = time()
        if self.broadcast is not None:
            self.broadcast.send_steps()

    def finish(self) -> None:
        """Write down how the match ended and publish where its seed came from."""
        live_match = self.live_match
        assert live_match is not None, "only a match can end"
        outcome = live_match.match.outcome
        assert outcome is not None, "a match with nobody to move has an outcome"
        live_match.stop()
        self.change(status="over", outcome=msgspec.to_builtins(outcome), time=live_match.clocks.latest)
        if self.broadcast is not None:
            self.broadcast.is_over = True
        keep_results(self.row, self.seating.seats, live_match, self.services)
        self.store.flush()
        self.send_table()

    async def whole_match(self) -> Match:
        """The match with all its steps."""
        assert self.live_match is not None, "only a match that has started has steps"
        return await self.archive.whole(self.row, self.live_match.match)

    def to_move(self) -> tuple[int, ...]:
        """Whose turn it is: the seats that have something to decide."""
        return () if self.live_match is None else tuple(self.live_match.to_move)

    def is_run_for(self, browser: str) -> bool:
        """Whether bots play here for a browser, which made the table or has left its seat to them."""
        if self.row.status != "playing":
            return False
        has_left = any(seat.lent and seat.holder == browser for seat in self.seating.seats)
        return has_left or (self.row.maker == browser and any(self.seating.bot_levels()))

    def is_idle(self, since: float) -> bool:
        """Whether nobody is connected and nobody has asked for the table `since` then, whatever bots and clocks do."""
        return not self.seating.subscribers and self.touched < since

    # People

    def members(self) -> set[str]:
        """The browsers that have a seat, and the maker's."""
        return {seat.holder for seat in self.seating.seats if seat.holder is not None} | {self.row.maker}

    def is_welcome(self, subscriber: Subscriber) -> bool:
        """Whether someone may be at the table: with a seat, by the link to sit before the start, or as a spectator."""
        if self.settings.spectators:
            return True
        if not subscriber.sits:
            return False
        return self.row.status == "open" or subscriber.holder in self.members()

    def enter(self, subscriber: Subscriber) -> bool:
        """Add a subscriber. Return whether a player who was away has returned."""
        has_come = self.seating.enter(subscriber)
        self.attendance.on_enter(subscriber)
        self.on_attendance(newcomer=subscriber)
        return has_come

    def leave(self, subscriber: Subscriber) -> bool:
        """Remove a subscriber. Return whether a player is away now."""
        self.touched = monotonic()
        has_gone = self.seating.leave(subscriber)
        self.attendance.on_leave()
        self.on_attendance()
        return has_gone

    def on_attendance(self, *, newcomer: Subscriber | None = None, goes_on: bool = False) -> None:
        """Let the match stand still or go on, by who is there now, and send that to everyone but a newcomer, who is
        sent it with the rest. With `goes_on` its only person says so.
        """
        live_match, broadcast = self.live_match, self.broadcast
        if live_match is None or broadcast is None:
            return
        was_paused = live_match.is_paused
        self.attendance.waits = self.attendance.waits and not goes_on
        self.attendance.update(live_match, self.row.maker)
        if live_match.is_paused != was_paused:
            self.keep_time()
            broadcast.send_pause(newcomer)

    def keep_time(self) -> None:
        """Have the time of the clocks stored."""
        if self.live_match is not None and self.row.status == "playing":
            self.row = replace(self.row, time=self.live_match.clocks.now())
            self.store.keep_time(self.row.number, self.row.time)

    def names(self, language: str) -> tuple[str, ...]:
        """What the players are called, by seat."""
        return self.seating.names(language)

    def refused(self, refusal: Refusal, seat: Seat, language: str) -> Refused:
        """A refusal by the rules, in the words of the game."""
        text = texts(self.row.game, language).refusal(refusal, seat, self.names(language))
        return refused_by_rule("move/illegal", refusal.rule, text)

    # Messages about the table

    def send_table(self) -> None:
        """Send everyone what has changed about the table."""
        for subscriber in self.seating.subscribers:
            self.send_table_to(subscriber)

    def send_table_to(self, subscriber: Subscriber) -> None:
        you = self.you(subscriber.holder, sits=subscriber.sits)
        subscriber.send(SendTable(you, self.info(subscriber.language, sits=subscriber.sits)))

    def send_hello(self, subscriber: Subscriber) -> None:
        """Send the first message on a socket."""
        holder, language, sits = subscriber.holder, subscriber.language, subscriber.sits
        you, info = self.you(holder, sits=sits), self.info(language, sits=sits)
        chat = self.chat.latest(holder)
        subscriber.send(SendHello(PROTOCOL_VERSION, language, you, info, chat))  # type: ignore[arg-type]

    def info(self, language: str, *, sits: bool) -> TableInfo:
        """The table for someone who may sit, or who only watches."""
        row = self.row
        return TableInfo(
            code=row.code if sits else None,
            watch=row.watch,
            game=row.game,
            title=texts(row.game, language).format("title"),
            options=row.options,
            settings=self.settings,
            status=row.status,
            seats=self.seating.sittings(language),
            watchers=self.seating.count_watchers(),
            fair=fair_of(row),
            created=row.created,
            rematch=self.rematch_link(sits=sits),
            branch=None if row.branch is None else msgspec.convert(row.branch, Branch),
            maker=next(iter(self.seating.held_by(row.maker)), None),
            daily=day_in(row.secret),
            tutorial=is_tutorial(row.secret),
            muted=tuple(seat.seat for seat in self.seating.seats if seat.holder in row.muted),
        )

    def rematch_link(self, *, sits: bool) -> str | None:
        """The link of the rematch: to sit for those who may sit here, to watch for all others."""
        code = self.row.rematch
        if code is None or sits:
            return code
        row = self.store.find(code)
        return None if row is None else row.watch

    def you(self, holder: str | None, *, sits: bool = True) -> You:
        seats = self.seating.held_by(holder) if sits else ()
        is_maker = sits and holder is not None and holder == self.row.maker
        return You(seats, is_maker, self.muted_seats(holder))

    def muted_seats(self, holder: str | None) -> tuple[int | None, ...]:
        """The seats a browser has muted; None for all spectators."""
        muted = self.chat.muted_by(holder)
        seats = sorted(
            seat for browser in muted if browser is not None for seat in self.seating.held_by(browser)
        )
        return (*seats, None) if None in muted else tuple(seats)
