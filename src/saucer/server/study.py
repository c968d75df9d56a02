"""Has the long questions of the rules answered in a process of their own, before anyone waits for the answers."""

import asyncio
from collections.abc import Callable

from saucer.engine.game import AnyGame
from saucer.games import find_game
from saucer.server.pool import Pool
from saucer.storage import Store

ANSWER = "answer"

Question = tuple[str, str]
Done = Callable[[], None]


class Study:
    """What is being found out. Answers are stored, so that a match can be read back without asking again."""

    def __init__(self, store: Store, trouble: Callable[[str], None]) -> None:
        self.store = store
        self.trouble = trouble
        self.pool = Pool(1)
        self.open: dict[Question, list[Done]] = {}
        self.given_up: set[Question] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    def recall(self) -> None:
        """Let the rules know everything that was found out before."""
        for name, answer in self.store.facts(f"{ANSWER}/").items():
            _, game, version, question = name.split("/", 3)
            known = find_game(game)
            if known is not None and known.homework is not None and version == str(known.rules_version):
                known.homework.learn(question, answer)

    def is_waiting(self, game: AnyGame, questions: list[str]) -> bool:
        """Whether one of these is being worked on."""
        return any((game.id, question) in self.open for question in questions)

    def ask(self, game: AnyGame, question: str, done: Done) -> None:
        """Have a question answered; `done` is called once that is so, or cannot be."""
        key = (game.id, question)
        if key in self.given_up:
            return
        if key in self.open:
            self.open[key].append(done)
            return
        self.open[key] = [done]
        task = asyncio.create_task(self.find_out(game, question))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def find_out(self, game: AnyGame, question: str) -> None:
        key = (game.id, question)
        try:
            answer = await self.pool.solve(game.id, question)
        except Exception:  # noqa: BLE001 - the rules can still find out for themselves
            self.trouble("a question of the rules was not answered")
            self.given_up.add(key)
        else:
            assert game.homework is not None, "only a game with homework asks"
            game.homework.learn(question, answer)
            self.store.put_fact(f"{ANSWER}/{game.id}/{game.rules_version}/{question}", answer)
        for done in self.open.pop(key):
            done()

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        self.pool.close()
