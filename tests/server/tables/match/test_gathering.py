"""Answers in the reveal window of E.T.I., where only the alien has a choice: kept, then played together."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from saucer.engine.types import Seat
from saucer.server.protocol.values import ClockSetting
from saucer.server.tables.requests.lobby import leave as leave_seat
from saucer.testing import registered
from tests.server.support.virtual import NEVER, Dealer, Person, Room, live, run_virtually

PASS, REVEAL = {"kind": "pass"}, {"kind": "reveal"}
ALIEN = 1
QUIET = {"other": 1.0, "window": NEVER}
"""Someone who answers in the window only when the test says so."""

Story = Callable[[Room], Awaitable[None]]
RunStory = Callable[..., None]


@pytest.fixture
def run_story(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> RunStory:
    """Runs a story in virtual time, in which Bo in seat 1 is the alien."""

    def run(story: Story, **settings: Any) -> None:
        async def main() -> None:
            room = Room(tmp_path / "saucer.db", **settings)
            try:
                await story(room)
                assert room.hub.metrics.errors_total == 0
            finally:
                await room.close()

        with registered(Dealer(alien=ALIEN).game()):
            run_virtually(main, monkeypatch)

    return run


class Three:
    """Ada, Bo and Cy at a table, or bots in their place, in a window that has just opened."""

    def __init__(self, room: Room, *bots: str, **settings: Any) -> None:
        names = ("Ada", "Bo", "Cy")
        self.table = room.table([None if name in bots else name for name in names], 0, **settings)
        self.live = live(self.table)
        self.people = {name: Person(name, QUIET).come(self.table) for name in names if name not in bots}
        self.watcher = Person(None, QUIET).come(self.table, sits=False)

    async def until_window(self) -> None:
        while not self.live.gathering.is_on:
            await asyncio.sleep(0.1)
        await asyncio.sleep(0)
        for person in (*self.people.values(), self.watcher):
            person.noted.clear()

    def steps(self) -> list[tuple[Any, str]]:
        """Who answered what, as it was played."""
        found = [(step.seat, type(step.move).__name__) for step in self.live.match.steps]
        return [step for step in found if step[1] in ("Pass", "Reveal")]


async def in_window(room: Room, *bots: str, **settings: Any) -> Three:
    three = Three(room, *bots, **settings)
    await three.until_window()
    return three


def test_only_the_one_who_answered_is_sent_that_the_answer_is_kept(run_story: RunStory) -> None:
    async def story(room: Room) -> None:
        three = await in_window(room)
        ada = three.people["Ada"]
        ada.make(PASS)
        await asyncio.sleep(3.0)
        assert [message["seats"] for message in ada.received("answered")] == [[0]]
        assert ada.received("answered")[0]["id"] == ada.ids
        others = (three.people["Bo"], three.people["Cy"], three.watcher)
        assert all(person.noted == [] for person in others)
        assert three.steps() == []
        assert list(three.live.to_move) == [0, 1, 2]

    run_story(story)


def test_the_confirmation_is_the_same_for_every_role_and_answer(run_story: RunStory) -> None:
    async def story(room: Room) -> None:
        three = await in_window(room)
        for person, answer in zip(three.people.values(), (PASS, REVEAL), strict=False):
            person.make(answer)
        sizes = {len(three.people[name].noted[0][1]) for name in ("Ada", "Bo")}
        assert len(sizes) == 1

    run_story(story)


def test_people_may_answer_again_until_all_have_answered_then_all_is_played_in_seat_order(
    run_story: RunStory,
) -> None:
    async def story(room: Room) -> None:
        three = await in_window(room)
        people, commits = three.people, room.hub.store.writer.commits
        people["Cy"].make(PASS)
        people["Bo"].make(REVEAL)
        people["Bo"].make(PASS)
        await asyncio.sleep(1.0)
        people["Ada"].make(PASS)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert three.steps() == [(0, "Pass"), (1, "Pass"), (2, "Pass")]
        assert len(three.watcher.received("view")) == 1
        assert room.hub.store.writer.commits == commits + 1
        assert len({step.time for step in three.live.match.steps[-3:]}) == 1
        assert people["Cy"].received("answered")[-1]["seats"] == []
        assert not people["Bo"].received("refused")

    run_story(story)


def test_at_the_deadline_anyone_who_has_not_answered_is_given_the_default(run_story: RunStory) -> None:
    async def story(room: Room) -> None:
        three = await in_window(room)
        three.people["Ada"].make(PASS)
        await asyncio.sleep(9.8)
        assert three.steps() == []
        await asyncio.sleep(0.3)
        assert three.steps() == [(0, "Pass"), (1, "Pass"), (2, "Pass")]
        three.people["Bo"].make(REVEAL, three.people["Bo"].asked - 1)
        assert three.people["Bo"].received("refused")[0]["code"] == "move/stale"

    run_story(story)


def test_what_the_alien_chose_counts(run_story: RunStory) -> None:
    async def story(room: Room) -> None:
        three = await in_window(room, "Cy")
        three.people["Bo"].make(REVEAL)
        await asyncio.sleep(10.0)
        assert three.steps() == [(0, "Pass"), (1, "Reveal"), (2, "Pass")]

    run_story(story)


def test_an_illegal_answer_is_refused_at_once(run_story: RunStory) -> None:
    async def story(room: Room) -> None:
        three = await in_window(room)
        three.people["Ada"].make(REVEAL)
        assert three.people["Ada"].received("refused")[0]["rule"] == "R3.3"
        assert not three.live.gathering.answers

    run_story(story)


# Bots


@pytest.mark.parametrize(("search", "played"), [(9.5, "Reveal"), (12.0, "Pass")])
def test_a_bot_that_searches_longer_than_everyone_has_passes(
    run_story: RunStory, search: float, played: str
) -> None:
    async def story(room: Room) -> None:
        room.pool.prefers_last = True
        three = await in_window(room, "Ada", "Bo", "Cy")
        await asyncio.sleep(10.0)
        assert three.steps() == [(0, "Pass"), (1, played), (2, "Pass")]

    run_story(story, search=search)


def test_without_a_deadline_all_answers_are_waited_for_bots_too(run_story: RunStory) -> None:
    async def story(room: Room) -> None:
        room.pool.prefers_last = True
        three = await in_window(room, "Bo", "Cy")
        await asyncio.sleep(100.0)
        assert three.steps() == []
        assert three.live.default(Seat(0)) is None
        three.people["Ada"].make(PASS)
        assert three.steps() == [(0, "Pass"), (1, "Reveal"), (2, "Pass")]

    run_story(story, answer_seconds=0.0, search=30.0)


def test_a_bot_takes_a_seat_over_while_answers_are_gathered_and_gives_it_back(run_story: RunStory) -> None:
    async def story(room: Room) -> None:
        room.pool.prefers_last = True
        three = await in_window(room)
        people = three.people
        people["Ada"].make(PASS)
        people["Cy"].make(PASS)
        leave_seat(room.hub, three.table, "Bo")
        people["Bo"].go()
        await asyncio.sleep(4.0)
        assert three.live.gathering.answers.keys() == {0, 1, 2}
        assert three.steps() == []
        people["Bo"].come(three.table)
        assert three.live.gathering.answers.keys() == {0, 2}
        people["Bo"].make(PASS)
        assert three.steps() == [(0, "Pass"), (1, "Pass"), (2, "Pass")]

    run_story(story)


def test_the_answer_of_someone_who_leaves_stays(run_story: RunStory) -> None:
    async def story(room: Room) -> None:
        three = await in_window(room)
        three.people["Bo"].make(REVEAL)
        leave_seat(room.hub, three.table, "Bo")
        await asyncio.sleep(10.0)
        assert three.steps() == [(0, "Pass"), (1, "Reveal"), (2, "Pass")]

    run_story(story)


# Interruptions


def test_after_a_restart_all_are_asked_again(run_story: RunStory) -> None:
    async def story(room: Room) -> None:
        three = await in_window(room)
        three.people["Bo"].make(REVEAL)
        await asyncio.sleep(9.0)
        count = three.live.match.count
        room.hub.drop(three.table)
        table, _ = await room.hub.find(three.table.row.code)
        assert live(table).match.count == count
        assert not live(table).gathering.answers
        bo = Person("Bo", QUIET).come(table)
        assert [choice["move"] for choice in bo.view()["moves"]] == [PASS, REVEAL]
        assert not bo.received("answered")
        await asyncio.sleep(9.0)
        assert live(table).match.count == count
        await asyncio.sleep(1.1)
        assert live(table).match.count == count + 3

    run_story(story)


def test_someone_who_comes_back_is_sent_that_their_answer_is_kept(run_story: RunStory) -> None:
    async def story(room: Room) -> None:
        three = await in_window(room)
        three.people["Bo"].make(REVEAL)
        three.people["Bo"].go()
        again = Person("Bo", QUIET).come(three.table)
        assert [message["seats"] for message in again.received("answered")] == [[1]]
        assert not three.people["Ada"].received("answered")

    run_story(story)


def test_a_second_window_of_the_same_browser_is_sent_the_answer_too(run_story: RunStory) -> None:
    async def story(room: Room) -> None:
        three = await in_window(room)
        second = Person("Bo", QUIET).come(three.table)
        three.people["Bo"].make(PASS)
        assert [message["seats"] for message in second.received("answered")] == [[1]]

    run_story(story)


def test_taking_back_the_step_before_drops_the_answers(run_story: RunStory) -> None:
    async def story(room: Room) -> None:
        three = await in_window(room)
        mover = three.live.match.last_mover
        assert mover is not None
        last = list(three.people.values())[mover]
        for person in three.people.values():
            if person is not last:
                person.make(PASS)
        last.make({"kind": "take_back"})
        assert not three.live.gathering.is_on
        assert not three.live.gathering.answers
        assert three.live.gathering.deadline is None

    run_story(story)


def test_clocks_of_players_stand_still_while_answers_are_gathered(run_story: RunStory) -> None:
    async def story(room: Room) -> None:
        three = await in_window(room, "Cy", clock=ClockSetting("game", 30))
        before = three.live.clocks.info("en")
        await asyncio.sleep(9.0)
        after = three.live.clocks.info("en")
        assert before is not None
        assert after is not None
        assert before.seats == after.seats
        assert after.running == ()

    run_story(story)
