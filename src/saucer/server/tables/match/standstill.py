"""Lets a match stand still, with its bots and clocks, and go on where it was."""

from saucer.server.tables.match.live_match import LiveMatch


def rest(live_match: LiveMatch) -> None:
    """Pause bots and clocks."""
    if not live_match.is_still:
        live_match.clocks.pause()
        live_match.gathering.pause()
        live_match.skipping.stop()
        live_match.bots.release(list(live_match.bots.thinking))
        live_match.alarm.cancel()


def wake(live_match: LiveMatch) -> None:
    """Resume bots and clocks."""
    if live_match.clocks.paused_at is not None:
        live_match.clocks.resume(live_match.clocks.paused_at)
        live_match.go_on()


def would_move(live_match: LiveMatch) -> bool:
    """Whether a bot, a clock or a timer would do something before any person does."""
    if live_match.stopped or not live_match.to_move:
        return False
    if any(live_match.bot_levels[seat] is not None for seat in live_match.to_move):
        return True
    return live_match.gathering.is_on or live_match.next_due() is not None
