"""Time at a table with one person: bots and clocks wait for them, and bots hurry if they say so."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from saucer.games import game_called
from saucer.server.tables.requests.daily import start_try, today
from saucer.server.tables.requests.lobby import leave as leave_seat
from saucer.server.tables.requests.tutorials import play_tutorial
from saucer.server.tables.table import Table
from tests.server.support.virtual import NEVER, Person, Room, live, run_virtually

HOUR = 3600.0
THINKS = {"other": NEVER}
READY, RELEASE = {"kind": "ready"}, {"kind": "release"}
SIGNAL_SECONDS = 60.0

Story = Callable[[Room], Awaitable[None]]
RunStory = Callable[..., None]


@pytest.fixture
def run_story(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> RunStory:
    """Runs a story in virtual time, on a database that outlives it."""

    def run(story: Story, **settings: Any) -> None:
        async def main() -> None:
            room = Room(tmp_path / "saucer.db", **settings)
            room.pool.pace = 7.0
            try:
                await story(room)
                assert room.hub.metrics.errors_total == 0
            finally:
                await room.close()

        run_virtually(main, monkeypatch)

    return run


@dataclass
class Race:
    """Ada before the signal of Nine Tiles Panic against a bot that will be ready after seven seconds."""

    table: Table
    ada: Person

    @classmethod
    def begin(cls, room: Room, table: Table | None = None) -> "Race":
        table = table or room.table(["Ada", None], 0, "panic")
        return cls(table, Person("Ada", THINKS).come(table))

    @classmethod
    async def strangers(cls, room: Room) -> "Race":
        """Ada, who is asked first, in a match without clocks."""
        tables = (room.table(["Ada", None], deal, "strangers") for deal in count())
        race = cls.begin(room, next(table for table in tables if live(table).to_move == (0,)))
        await asyncio.sleep(0.01)
        return race

    @property
    def time(self) -> float:
        return round(live(self.table).clocks.now(), 3)

    def has_moved(self) -> bool:
        return live(self.table).match.count > 0

    def pauses(self) -> list[bool]:
        return [message["paused"] for message in self.ada.received("paused")]


def test_nothing_moves_while_the_only_person_is_away_until_they_go_on(run_story: RunStory) -> None:
    async def story(room: Room) -> None:
        race = Race.begin(room)
        await asyncio.sleep(5.0)
        race.ada.go()
        await asyncio.sleep(HOUR)
        assert (race.time, race.has_moved()) == (5.0, False)
        race.ada.come(race.table)
        await asyncio.sleep(HOUR)
        assert (race.time, race.has_moved(), race.pauses()) == (5.0, False, [True])
        assert race.ada.received("paused")[0]["clock"]["timers"][0]["left"] == SIGNAL_SECONDS - 5.0
        race.ada.transmit({"kind": "go_on"})
        await asyncio.sleep(1.9)
        assert not race.has_moved()
        await asyncio.sleep(0.2)
        assert (race.has_moved(), race.pauses()) == (True, [True, False])

    run_story(story)


def test_a_new_match_waits_for_its_only_person_and_then_begins_by_itself(run_story: RunStory) -> None:
    async def story(room: Room) -> None:
        table = room.table(["Ada", None], 0, "panic")
        await asyncio.sleep(HOUR)
        race = Race.begin(room, table)
        assert race.time == 0.0
        await asyncio.sleep(7.1)
        assert (race.has_moved(), race.pauses()) == (True, [])

    run_story(story)


def test_no_bot_wins_a_tutorial_that_is_left(run_story: RunStory) -> None:
    async def story(room: Room) -> None:
        race = Race.begin(room, play_tutorial(room.hub, game_called("panic"), "Ada", "Ada", "en"))
        race.ada.make(READY)
        await asyncio.sleep(30.0)
        race.ada.go()
        moves = live(race.table).match.count
        await asyncio.sleep(HOUR)
        assert (race.table.row.status, live(race.table).match.count) == ("playing", moves)

    run_story(story)


def test_a_hidden_page_counts_as_away_and_a_spectator_does_not_count(run_story: RunStory) -> None:
    async def story(room: Room) -> None:
        race = Race.begin(room)
        watcher = Person(None, THINKS).come(race.table, sits=False)
        race.ada.transmit({"kind": "page", "hidden": True})
        await asyncio.sleep(HOUR)
        race.ada.transmit({"kind": "page", "hidden": False})
        await asyncio.sleep(HOUR)
        assert (race.time, race.pauses()) == (0.0, [True])
        assert [message["paused"] for message in watcher.received("paused")] == [True]
        watcher.transmit({"kind": "go_on"})
        assert (watcher.received("refused")[0]["code"], race.time) == ("seat/none", 0.0)
        race.ada.transmit({"kind": "go_on"})
        await asyncio.sleep(7.1)
        assert race.has_moved()

    run_story(story)


def test_one_window_in_sight_is_enough(run_story: RunStory) -> None:
    async def story(room: Room) -> None:
        race = Race.begin(room)
        Person("Ada", THINKS).come(race.table)
        race.ada.transmit({"kind": "page", "hidden": True})
        await asyncio.sleep(7.1)
        assert (race.has_moved(), race.pauses()) == (True, [])

    run_story(story)


def test_between_people_no_clock_waits(run_story: RunStory) -> None:
    async def story(room: Room) -> None:
        race = Race.begin(room, room.table(["Ada", "Bo", None], 0, "panic"))
        race.ada.transmit({"kind": "page", "hidden": True})
        for asked in ("go_on", "skip"):
            race.ada.transmit({"kind": asked})
        race.ada.transmit({"kind": "pace", "pace": "fast"})
        assert [refused["code"] for refused in race.ada.received("refused")] == ["seat/others"] * 3
        race.ada.go()
        await asyncio.sleep(SIGNAL_SECONDS + 1.0)
        assert live(race.table).view(None).decision.phase == "building"

    run_story(story)


def test_a_pause_and_the_time_that_was_left_outlast_a_restart(run_story: RunStory) -> None:
    codes: list[str] = []

    async def before(room: Room) -> None:
        race = Race.begin(room)
        codes.append(race.table.row.code)
        await asyncio.sleep(5.0)
        race.ada.go()
        await asyncio.sleep(30.0)

    async def after(room: Room) -> None:
        await room.hub.resume_table(codes[0])
        assert codes[0] not in room.hub.tables, "a table that waits for its only person is not read"
        table, _ = await room.hub.find(codes[0])
        await asyncio.sleep(HOUR)
        race = Race.begin(room, table)
        await asyncio.sleep(HOUR)
        assert (race.time, race.pauses()) == (5.0, [True])
        race.ada.transmit({"kind": "go_on"})
        await asyncio.sleep(2.1)
        assert (race.time, race.has_moved()) == (7.1, True)

    run_story(before)
    run_story(after)


def test_the_clock_of_the_puzzle_of_the_day_runs_on(run_story: RunStory) -> None:
    async def story(room: Room) -> None:
        race = Race.begin(room, start_try(room.hub, game_called("panic"), today(), "Ada", "Ada"))
        race.ada.make(READY)
        race.ada.go()
        await asyncio.sleep(400.0)
        assert race.table.row.status == "over"

    run_story(story)


def test_where_only_the_person_is_asked_and_no_clock_runs_nothing_waits(run_story: RunStory) -> None:
    async def story(room: Room) -> None:
        race = await Race.strangers(room)
        race.ada.go()
        race.ada.come(race.table)
        assert race.pauses() == []
        race.ada.make(RELEASE)
        await asyncio.sleep(5.0)
        assert live(race.table).match.count > 1

    run_story(story)


def test_for_a_program_that_knows_no_pauses_the_match_goes_on_when_it_is_back(run_story: RunStory) -> None:
    async def story(room: Room) -> None:
        race = Race.begin(room)
        await asyncio.sleep(5.0)
        race.ada.go()
        await asyncio.sleep(HOUR)
        race.ada.come(race.table, says_go_on=False)
        await asyncio.sleep(2.1)
        assert (race.time, race.has_moved(), race.pauses()) == (7.1, True, [])

    run_story(story)


def test_a_move_that_is_accepted_goes_on_after_a_pause(run_story: RunStory) -> None:
    async def story(room: Room) -> None:
        race = Race.begin(room)
        race.ada.go()
        race.ada.come(race.table)
        race.ada.make({"kind": "claim"})
        await asyncio.sleep(HOUR)
        assert (race.time, race.pauses()) == (0.0, [True]), "this one is refused"
        race.ada.make(READY)
        await asyncio.sleep(7.1)
        assert (live(race.table).match.count, race.pauses()) == (2, [True, False])

    run_story(story)


def test_who_leaves_a_table_of_their_own_leaves_no_match_to_bots(run_story: RunStory) -> None:
    async def story(room: Room) -> None:
        race = await Race.strangers(room)
        leave_seat(room.hub, race.table, "Ada")
        race.ada.go()
        await asyncio.sleep(HOUR)
        assert live(race.table).match.count <= 1

    run_story(story)


def test_time_stands_still_while_the_only_person_reads_and_then_goes_on(run_story: RunStory) -> None:
    async def story(room: Room) -> None:
        race = Race.begin(room)
        race.ada.transmit({"kind": "reading", "reading": True})
        await asyncio.sleep(HOUR)
        assert race.time == 0.0
        race.ada.transmit({"kind": "reading", "reading": False})
        await asyncio.sleep(7.1)
        assert (race.has_moved(), race.pauses()) == (True, [True, False])

    run_story(story)


# Bots that hurry


def test_a_skip_makes_match_time_jump_to_what_comes_next(run_story: RunStory) -> None:
    async def story(room: Room) -> None:
        race = Race.begin(room)
        race.ada.make(READY)
        await asyncio.sleep(1.0)
        race.ada.transmit({"kind": "skip"})
        await asyncio.sleep(0.2)
        assert live(race.table).view(None).decision.phase == "building"
        assert live(race.table).clocks.latest == 7.0
        assert not live(race.table).skipping.is_on, "Ada is asked"

    run_story(story)


def test_a_timer_that_rings_before_a_bot_moves_comes_first_in_a_skip_too(run_story: RunStory) -> None:
    async def story(room: Room) -> None:
        race = Race.begin(room)
        room.pool.pace = 1000.0
        race.ada.make(READY)
        await asyncio.sleep(1.0)
        race.ada.transmit({"kind": "skip"})
        await asyncio.sleep(0.5)
        assert live(race.table).clocks.latest == SIGNAL_SECONDS

    run_story(story)


def test_nothing_is_skipped_while_the_person_is_asked(run_story: RunStory) -> None:
    async def story(room: Room) -> None:
        race = Race.begin(room)
        race.ada.transmit({"kind": "skip"})
        await asyncio.sleep(6.5)
        assert not race.has_moved()

    run_story(story)


def test_a_skip_leaves_out_the_pauses_of_bots(run_story: RunStory) -> None:
    async def story(room: Room) -> None:
        race = await Race.strangers(room)
        race.ada.make(RELEASE)
        race.ada.transmit({"kind": "skip"})
        await asyncio.sleep(0.3)
        assert live(race.table).to_move == (0,), "it is Ada's turn again"

    run_story(story, bot_pause=100.0)


@pytest.mark.parametrize(("pace", "seconds"), [("calm", 30.0), ("normal", 10.0), ("fast", 2.0)])
def test_bots_pause_as_long_as_the_only_person_wants(run_story: RunStory, pace: str, seconds: float) -> None:
    async def story(room: Room) -> None:
        race = await Race.strangers(room)
        race.ada.transmit({"kind": "pace", "pace": pace})
        race.ada.make(RELEASE)
        await asyncio.sleep(seconds - 0.1)
        before = live(race.table).match.count
        await asyncio.sleep(0.2)
        assert live(race.table).match.count > before

    run_story(story, bot_pause=10.0)
