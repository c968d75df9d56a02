"""Stores results of finished matches: best solo scores, and tries at the puzzle of the day."""

from saucer.server.tables.fixed_secrets import day_tried, is_tutorial
from saucer.server.tables.match.live_match import LiveMatch
from saucer.server.tables.services import Services
from saucer.storage import BestRow, DailyRow, SeatRow, TableRow


def keep_results(row: TableRow, seats: list[SeatRow], live_match: LiveMatch, services: Services) -> None:
    """Store the score of someone who played alone, and how a try ended, where the match was one that counts."""
    outcome, holder = live_match.match.outcome, seats[0].holder
    assert outcome is not None, "a match that is over has an outcome"
    if len(seats) > 1 or holder is None or row.branch is not None:
        return
    day, score = day_tried(row.secret, row.branch), outcome.scores[0]
    if day is not None:
        services.dailies.finish(finished_try(row, seats[0], day, score, live_match))
    elif not is_tutorial(row.secret):
        services.store.put_best(holder, BestRow(row.game, row.options, score, row.watch, row.changed))


def finished_try(row: TableRow, seat: SeatRow, day: str, score: int, live_match: LiveMatch) -> DailyRow:
    puzzle, state = live_match.game.extras.daily, live_match.match.state
    assert puzzle is not None, "only a game with a puzzle of the day has tries"
    assert seat.holder is not None, "a try is played by a browser"
    return DailyRow(
        row.game, day, seat.holder, seat.name, row.number, row.watch,
        score=score, values=puzzle.values(state), picture=puzzle.picture(state), seconds=live_match.clocks.latest,
    )  # fmt: skip
