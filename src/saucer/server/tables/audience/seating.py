"""The seats of a table: who plays each, who is there, and who is to be sent what."""

from collections import Counter
from collections.abc import Mapping
from time import monotonic
from typing import Any

from saucer.engine.options import piece_of
from saucer.engine.types import Seat, Viewer
from saucer.server.guard.refusals import Refused
from saucer.server.language import person_name, server_phrases
from saucer.server.protocol.values import Sitting
from saucer.server.tables.audience.subscriber import Subscriber
from saucer.storage import SeatRow, TableRow
from saucer.texts import texts
from saucer.texts.narrator import Speakers

LENT_LEVEL = "normal"

Audience = dict[tuple[Viewer, str], list[Subscriber]]


class Seating:
    """The seats of one table and the people connected to it."""

    def __init__(self, row: TableRow, seats: list[SeatRow], *, spectators: bool) -> None:
        self.game = row.game
        self.options: Mapping[str, Any] = row.options
        self.seats = seats
        self.maker = row.maker
        self.branched_at: int = 0 if row.branch is None else row.branch["step"]
        """The number of steps that were played at another table, by other players."""
        self.spectators = spectators
        self.subscribers: list[Subscriber] = []
        self.here: Counter[str] = Counter()
        """How many connections each browser has that may sit."""
        self.watchers: int | None = None
        """The number of connections without a seat, while it is known."""
        self.loaded = monotonic()
        self.away_since: dict[str, float] = {}
        self.name_lists: dict[str, tuple[str, ...]] = {}
        self.sitting_lists: dict[str, tuple[Sitting, ...]] = {}
        self.groups: Audience | None = None

    # Seats

    def seat(self, number: int) -> SeatRow:
        if not 0 <= number < len(self.seats):
            raise Refused("seat/unknown", seat=number)
        return self.seats[number]

    def put(self, seat: SeatRow) -> None:
        self.seats[seat.seat] = seat
        self.on_change()

    def replace(self, seats: list[SeatRow], *, spectators: bool) -> None:
        """Put other seats in place of all."""
        self.seats = seats
        self.spectators = spectators
        self.on_change()

    def on_change(self) -> None:
        """Clear the caches of seats and views."""
        self.forget_names()
        for subscriber in self.subscribers:
            self.assign_views(subscriber)

    def follow(self, options: Mapping[str, Any]) -> None:
        """Name the seats as the options say."""
        self.options = options
        self.forget_names()

    def forget_names(self) -> None:
        self.name_lists.clear()
        self.sitting_lists.clear()

    def piece(self, seat: int) -> int:
        """The number of the name and the colour that a seat has."""
        return piece_of(self.options, seat)

    def held_by(self, holder: str | None) -> tuple[Seat, ...]:
        """The seats of a browser."""
        if holder is None:
            return ()
        return tuple(Seat(seat.seat) for seat in self.seats if seat.holder == holder)

    def count_people(self) -> int:
        """How many seats have a person, seats lent to a bot included."""
        return sum(seat.kind == "person" for seat in self.seats)

    def bot_levels(self) -> list[str | None]:
        return [bot_level(seat) for seat in self.seats]

    def speakers(self) -> Speakers:
        """The seats that bots alone play. A lent one is a person's: some decisions in its log are theirs."""
        return Speakers(frozenset(seat.seat for seat in self.seats if seat.kind == "bot"), self.branched_at)

    def names(self, language: str) -> tuple[str, ...]:
        """What the players are called, by seat."""
        if language not in self.name_lists:
            game_texts = texts(self.game, language)
            self.name_lists[language] = tuple(
                person_name(seat.name, language)
                if seat.kind == "person"
                else game_texts.seat(self.piece(seat.seat))
                for seat in self.seats
            )
        return self.name_lists[language]

    # People

    def is_present(self, holder: str | None) -> bool:
        return holder in self.here

    def enter(self, subscriber: Subscriber) -> bool:
        """Add a subscriber. Return whether a player who was away has returned."""
        holder = subscriber.holder
        has_come = subscriber.sits and not self.is_present(holder) and bool(self.held_by(holder))
        self.subscribers.append(subscriber)
        if subscriber.sits and holder is not None:
            self.here[holder] += 1
        if has_come:
            self.sitting_lists.clear()
        known = self.watchers
        self.assign_views(subscriber)
        self.watchers = None if known is None else known + (not subscriber.seats)
        return has_come

    def leave(self, subscriber: Subscriber) -> bool:
        """Remove a subscriber. Return whether a player is away now."""
        if subscriber not in self.subscribers:
            return False
        self.subscribers.remove(subscriber)
        self.groups = self.watchers = None
        holder = subscriber.holder
        if holder is None or not subscriber.sits:
            return False
        self.here[holder] -= 1
        if self.here[holder] > 0:
            return False
        del self.here[holder]
        if not self.held_by(holder):
            return False
        self.away_since[holder] = monotonic()
        self.sitting_lists.clear()
        return True

    def first_player(self) -> Subscriber | None:
        """The first of those connected who play a seat themselves."""
        for subscriber in self.subscribers:
            if any(not self.seats[seat].lent for seat in subscriber.seats):
                return subscriber
        return None

    def count_watchers(self) -> int:
        """How many connections have no seat."""
        if self.watchers is None:
            self.watchers = sum(not subscriber.seats for subscriber in self.subscribers)
        return self.watchers

    def assign_views(self, subscriber: Subscriber) -> None:
        """Set which views a subscriber is sent: those of their seats, or a spectator's where those are welcome, as
        the maker always is.
        """
        self.groups = self.watchers = None
        subscriber.seats = self.held_by(subscriber.holder) if subscriber.sits else ()
        watches = self.spectators or (subscriber.sits and subscriber.holder == self.maker)
        subscriber.viewers = subscriber.seats or ((None,) if watches else ())
        if subscriber.has_curtain and len(subscriber.seats) > 1:
            seat = subscriber.looks_from
            subscriber.viewers = (seat if seat in subscriber.seats else None,)

    def audience(self) -> Audience:
        """The subscribers by viewer and language, remembered while nobody comes, goes or moves."""
        if self.groups is None:
            self.groups = {}
            for subscriber in self.subscribers:
                for viewer in subscriber.viewers:
                    self.groups.setdefault((viewer, subscriber.language), []).append(subscriber)
        return self.groups

    # As clients are sent it

    def sittings(self, language: str) -> tuple[Sitting, ...]:
        """Who sits where; remembered while everyone is there."""
        remembered = self.sitting_lists.get(language)
        if remembered is not None:
            return remembered
        game_texts = texts(self.game, language)
        now = monotonic()
        found = tuple(
            self.sitting(seat, game_texts.seat(self.piece(seat.seat)), language, now) for seat in self.seats
        )
        if all(sitting.absent_for is None for sitting in found):
            self.sitting_lists[language] = found
        return found

    def sitting(self, seat: SeatRow, called: str, language: str, now: float) -> Sitting:
        present = seat.kind == "bot" or (seat.kind == "person" and self.is_present(seat.holder))
        away = None
        if seat.kind == "person" and not present:
            away = round(now - self.away_since.get(seat.holder or "", self.loaded), 1)
        name = seat_name(seat, language)
        piece = self.piece(seat.seat)
        return Sitting(seat.seat, seat.kind, name, called, seat.level, present, away, seat.lent, piece)  # type: ignore[arg-type]


def bot_name(seat: SeatRow, language: str) -> str:
    return server_phrases(language).format(f"bot-{seat.level}")


def seat_name(seat: SeatRow, language: str) -> str:
    """What the player of a seat is called; empty where nobody sits."""
    return bot_name(seat, language) if seat.kind == "bot" else person_name(seat.name, language)


def bot_level(seat: SeatRow) -> str | None:
    """Return the level of the bot that plays a seat, or None if a person does, or nobody."""
    if seat.kind == "bot":
        return seat.level
    return LENT_LEVEL if seat.lent else None
