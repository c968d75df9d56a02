"""What depends on who is at a table: on whose account its bots search, and when bots and clocks stand still.

At a table with exactly one person they stand still while that person is away: without a socket, or with the page hidden
in all windows. When the person is back, nothing moves until they say so, if their client asks them, or make a move.
They stand still as well while the person reads, and go on by themselves afterwards. Spectators do not count. A try at
the puzzle of the day is the exception: its clock runs on.
"""

from time import monotonic

from saucer.server.bots.decision import Account
from saucer.server.tables.audience.seating import Seating
from saucer.server.tables.audience.subscriber import Subscriber
from saucer.server.tables.match.live_match import LiveMatch
from saucer.server.tables.match.standstill import rest, wake, would_move


class Attendance:
    """Who is at one table, as far as its bots and clocks are concerned."""

    def __init__(self, seating: Seating, *, is_daily: bool) -> None:
        self.seating = seating
        self.is_daily = is_daily
        self.group = ""
        """The address group from which someone last came to make the table or to sit; in memory only."""
        self.left = monotonic()
        """When someone who was connected last left."""
        self.waits = False
        """Whether the only person was away, so that nothing moves until they go on."""

    def account(self, maker: str) -> Account:
        """Return the account of the bots: that of a connected player, otherwise the maker's."""
        waiting = self.seating.first_player()
        if waiting is None:
            return Account(is_awaited=False, group=self.group, browser=maker)
        return Account(is_awaited=True, group=waiting.group, browser=waiting.holder or "")

    def on_enter(self, subscriber: Subscriber) -> None:
        if subscriber.seats:
            self.group = subscriber.group

    def on_leave(self) -> None:
        self.left = monotonic()

    def is_left_to_bots(self, since: float) -> bool:
        """Whether bots play all seats and nobody has been connected `since` then."""
        is_alone = not self.seating.subscribers and self.left < since
        return is_alone and all(self.seating.bot_levels())

    # The only person

    @property
    def has_one_person(self) -> bool:
        """Whether this is a table where bots and clocks wait for the only person."""
        return not self.is_daily and self.seating.count_people() == 1

    def is_there(self) -> bool:
        """Whether the only person is connected and has the page in sight."""
        return bool(self.in_sight())

    def in_sight(self) -> list[Subscriber]:
        """The windows of the only person that are in sight."""
        return [one for one in self.seating.subscribers if one.seats and not one.is_hidden]

    def says_go_on(self) -> bool:
        """Whether the only person says when to go on. Programs that know nothing of pauses never would."""
        return all(one.says_go_on for one in self.in_sight())

    def is_reading(self) -> bool:
        """Whether the only person reads something that covers the board."""
        return any(subscriber.seats and subscriber.is_reading for subscriber in self.seating.subscribers)

    def open(self, live_match: LiveMatch, *, is_new: bool) -> None:
        """Begin with a match: a new one waits for its only person to come, a stored one until they go on as well."""
        if self.has_one_person and not self.is_there():
            self.waits = not is_new
            rest(live_match)

    def update(self, live_match: LiveMatch, maker: str) -> None:
        """Stand still or go on, whichever fits who is there now, and have bots search on the right account."""
        account = self.account(maker)
        if account != live_match.account:
            live_match.account = account
            live_match.bots.pool.move(live_match.number, account)
        if not self.has_one_person:
            self.waits = False
            if self.seating.subscribers:
                wake(live_match)
        elif not self.is_there():
            self.waits = self.waits or not live_match.is_still
            rest(live_match)
        elif self.is_reading():
            rest(live_match)
        elif not self.waits or not self.says_go_on() or not would_move(live_match):
            self.waits = False
            wake(live_match)
