"""Has the bots' workers search for the best known result of a puzzle of the day, where no best one can be proven."""

import asyncio

from saucer.bots.best_of_searches import Found, best_first
from saucer.engine.game import AnyGame
from saucer.server.bots.decision import SearchTask
from saucer.server.bots.worker_pool import WorkerPool
from saucer.server.metrics import Metrics
from saucer.server.tables.daily_puzzles import puzzle_of, secret_of, seed_of
from saucer.storage import BestKnownRow, Dailies

SEARCHES_PER_TASK = 10
"""Few enough that a worker is soon free again: a task cannot be interrupted."""


class BestKnownSearch:
    """Searches once for every puzzle that is asked for, after all that a person waits for, and stores the result.

    The result depends on the puzzle and the number of searches alone, however they are spread over workers.
    """

    def __init__(self, dailies: Dailies, pool: WorkerPool, metrics: Metrics, searches: int) -> None:
        self.dailies = dailies
        self.pool = pool
        self.metrics = metrics
        self.searches = searches
        self.running: dict[tuple[str, str], asyncio.Task[None]] = {}

    def find(self, game: AnyGame, day: str) -> BestKnownRow | None:
        """What is stored. Where nothing is and something could be, a search for it begins."""
        if puzzle_of(game).bests is not None:
            return None
        row = self.dailies.best_known(game.id, day)
        if row is None:
            self.begin(game.id, day)
        return row

    def begin(self, game_id: str, day: str) -> None:
        key = (game_id, day)
        if self.searches and key not in self.running:
            task = self.running[key] = asyncio.create_task(self.search(game_id, day))
            task.add_done_callback(lambda _task: self.running.pop(key, None))

    async def search(self, game_id: str, day: str) -> None:
        seed = seed_of(secret_of(game_id, day))
        found: list[Found] = []
        try:
            for first in range(0, self.searches, SEARCHES_PER_TASK):
                count = min(SEARCHES_PER_TASK, self.searches - first)
                found.append(await self.pool.explore(SearchTask(game_id, seed, first, count)))
        except Exception:  # noqa: BLE001 - asked for again, it begins again
            self.metrics.report_error("the best known result of a day could not be searched for")
            return
        best = max(found, key=best_first)
        self.dailies.put_best_known(BestKnownRow(game_id, day, self.searches, best.score, tuple(best.values)))

    def close(self) -> None:
        for task in self.running.values():
            task.cancel()
