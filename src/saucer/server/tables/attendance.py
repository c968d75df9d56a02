"""What depends on who is at a table: the account of its bots, and whether they rest."""

from time import monotonic

from saucer.server.bots.decision import Account
from saucer.server.tables.audience.seating import Seating
from saucer.server.tables.audience.subscriber import Subscriber
from saucer.server.tables.match.live_match import LiveMatch


class Attendance:
    """Who is at one table, as far as its bots are concerned."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.group = ""
        """The address group from which someone last came to make the table or to sit; in memory only."""
        self.left = monotonic()
        """When someone who was connected last left."""

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

    def update(self, live_match: LiveMatch, maker: str) -> None:
        """Wake the bots if someone is there, and move their waiting jobs to the right account."""
        account = self.account(maker)
        if account != live_match.account:
            live_match.account = account
            live_match.bots.pool.move(live_match.number, account)
        if self.seating.subscribers:
            wake(live_match)


def rest(live_match: LiveMatch) -> None:
    """Pause bots and clocks."""
    if not live_match.is_still:
        live_match.clocks.pause()
        live_match.gathering.clear()
        live_match.bots.release(list(live_match.bots.thinking))
        live_match.cancel_alarm()


def wake(live_match: LiveMatch) -> None:
    """Resume bots and clocks."""
    if live_match.clocks.paused_at is not None:
        live_match.clocks.resume(live_match.clocks.paused_at)
        live_match.go_on()
