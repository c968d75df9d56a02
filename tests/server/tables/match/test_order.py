"""What is sent around a reveal window is the same for every role: its bytes, its order and its times.

All of it happens in virtual time. Each deal is played twice, and only who is the alien differs. The search of a bot
that has a choice takes a long time, sometimes longer than everyone has to answer.
"""

import asyncio
import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from saucer.testing import registered
from tests.server.support.virtual import NEVER, Dealer, Person, Room, run_virtually

DEALS = 200
SEATS = 3
NAMES = ("Ada", "Bo", "Cy")
SEARCHES = (0.2, 3.7, 9.99, 12.0)
"""How long the bot with a choice searches; the last one does not come to an end in time."""
DELAYS = (0.4, 2.5, 6.0, NEVER)
"""After which time a person answers in the window."""
CHANGES_EVERY = 5
"""In how many deals everyone has a second window that is sent changes: all seatings and times come up in them."""
LAST = 11.8
"""The window opens after 1.1 seconds at the latest and is over ten seconds later."""

Noted = list[tuple[float, bytes]]
Seen = dict[str, Noted]


def seating(deal: int) -> list[str | None]:
    """Who sits where: nobody but bots, nobody but people, and both in all ways."""
    kinds = (0, 7, 1, 2, 4, 3, 5, 6)
    people = kinds[deal % len(kinds)]
    return [name if people >> seat & 1 else None for seat, name in enumerate(NAMES)]


async def watch(room: Room, deal: int) -> Seen:
    """Play a deal over its window; all that everyone and a spectator were sent, with the time."""
    room.pool.search = SEARCHES[deal // 8 % len(SEARCHES)]
    table = room.table(seating(deal), deal)
    witnesses = {"watcher": Person(None, {"other": 1.0}).come(table, sits=False)}
    for seat, name in enumerate(seating(deal)):
        if name is not None:
            delay = DELAYS[(deal // 3 + seat) % len(DELAYS)]
            witnesses[name] = Person(name, {"window": delay, "other": 0.9 + seat / 10}).come(table)
    for name, witness in list(witnesses.items()) if deal % CHANGES_EVERY == 0 else ():
        second = Person(witness.holder, {"other": NEVER})
        witnesses[by_changes(name)] = second.come(table, sits=name != "watcher", changes=True)
    for witness in witnesses.values():
        witness.noted.clear()
    await asyncio.sleep(LAST)
    room.hub.drop(table)
    return {name: plain(witness.noted) for name, witness in witnesses.items()}


def by_changes(name: str) -> str:
    """The second window of someone, which is sent changes."""
    return f"{name}, by changes"


def windows_of(seat: int) -> set[str]:
    return {NAMES[seat], by_changes(NAMES[seat])}


def plain(noted: Noted) -> Noted:
    """Messages without those about the table itself, in which codes and commitments are drawn by chance."""
    return [(time, message) for time, message in noted if b'"commitment"' not in message]


@pytest.fixture(scope="module")
def deals(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[int, int, Seen, Seen]]:
    """Each deal with one alien and with another, and all that was sent."""
    dealer = Dealer()

    async def play() -> list[tuple[int, int, Seen, Seen]]:
        room, found = Room(tmp_path_factory.mktemp("order") / "saucer.db"), []
        for dealer.deal in range(DEALS):
            one, other = dealer.deal % SEATS, (dealer.deal + 1 + dealer.deal // SEATS % 2) % SEATS
            dealer.alien = one
            first = await watch(room, dealer.deal)
            dealer.alien = other
            found.append((one, other, first, await watch(room, dealer.deal)))
        await room.close()
        return found

    with pytest.MonkeyPatch.context() as patch, registered(dealer.game()):
        return run_virtually(play, patch)


def test_rivals_and_spectators_receive_the_same_bytes_at_the_same_times_for_any_alien(
    deals: list[tuple[int, int, Seen, Seen]],
) -> None:
    compared = 0
    for one, other, first, second in deals:
        assert first.keys() == second.keys()
        for name in first.keys() - windows_of(one) - windows_of(other):
            assert first[name] == second[name]
            compared += len(first[name])
        assert any(b'"nobody_revealed"' in message for _, message in first["watcher"])
    assert compared > 6 * DEALS


def test_what_the_alien_itself_receives_has_the_same_shape_size_and_time(
    deals: list[tuple[int, int, Seen, Seen]],
) -> None:
    """Apart from its card and its second answer in the window."""
    compared = 0
    for one, other, first, second in deals:
        for seat in {one, other}:
            for name in windows_of(seat) & first.keys():
                assert [masked(*noted, seat) for noted in first[name]] == [
                    masked(*noted, seat) for noted in second[name]
                ]
                compared += len(first[name])
    assert compared > 2 * DEALS


def masked(time: float, message: bytes, seat: int) -> tuple[float, Any]:
    """A message without what only its own seat may know."""
    found = json.loads(message)
    if found["kind"] == "view":
        found["view"]["seats"][seat]["role"] = found["view"]["alien_card"] = None
        if found["view"]["decision"]["phase"] == "window":
            found["moves"] = [move for move in found["moves"] if move["move"]["kind"] == "pass"]
    if found["kind"] == "change" and "moves" in found["fields"]:
        moves = found["fields"]["moves"]
        found["fields"]["moves"] = [move for move in moves if move["move"]["kind"] != "reveal"]
    return time, found


def test_the_answers_come_in_one_message_in_the_order_of_the_seats(
    deals: list[tuple[int, int, Seen, Seen]],
) -> None:
    for _, _, *both in deals:
        for seen in both:
            for noted in seen.values():
                groups = [answers_in(json.loads(message)) for _, message in noted]
                windows = [group for group in groups if "nobody_revealed" in group]
                assert windows[0] == ["choice_made 0", "choice_made 1", "nobody_revealed"]
                assert groups.index(windows[0]) == next(at for at, group in enumerate(groups) if group)


def answers_in(message: dict[str, Any]) -> list[str]:
    news = [piece["event"] for piece in message.get("events", ()) if not message.get("again")]
    kinds = ("choice_made", "nobody_revealed")
    return [f"{event['kind']} {event.get('seat', '')}".strip() for event in news if event["kind"] in kinds]


def test_an_alien_that_must_reveal_is_named_at_the_same_moment_in_any_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealer = Dealer(forced=True)

    async def play() -> list[Seen]:
        room, found = Room(tmp_path / "saucer.db"), []
        for dealer.deal in (0, 2, 5):
            for dealer.alien in range(SEATS):
                found.append(await watch(room, dealer.deal))
        await room.close()
        return found

    with registered(dealer.game()):
        seen = run_virtually(play, monkeypatch)
    for deal in (seen[:3], seen[3:6], seen[6:]):
        shown = [until_revealed(one["watcher"]) for one in deal]
        assert all(one == other for one, other in pairwise(shown))


def until_revealed(noted: Noted) -> list[tuple[float, Any]]:
    """What a spectator was sent before the alien was named, and when it was."""
    found: list[tuple[float, Any]] = []
    for time, message in noted:
        if b'"alien_revealed"' in message:
            news = [piece["event"] for piece in json.loads(message)["events"]]
            named = next(number for number, event in enumerate(news) if event["kind"] == "alien_revealed")
            return [*found, (time, news[:named])]
        found.append((time, message))
    raise AssertionError("the alien was not revealed")


@pytest.mark.parametrize("people", [[None, None, None], ["Ada", None, None]])
def test_it_does_not_show_how_many_steps_a_bot_took_that_nobody_saw(
    people: list[str | None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that upgrades its security chooses an immunity after each upgrade, unseen; another has nothing to add."""

    async def set_up() -> list[Noted]:
        room, found = Room(tmp_path / "saucer.db"), []
        for taste in ({1: "security"}, {2: "security"}, {}):
            room.pool.prefers = taste
            table = room.table(people, 1)
            watcher = Person(None, {"other": NEVER}).come(table, sits=False)
            for name in filter(None, people):
                Person(name, {"other": 1.0}).come(table)
            watcher.noted.clear()
            await asyncio.sleep(8.0)
            found.append(until_shown(watcher.noted))
            room.hub.drop(table)
        await room.close()
        return found

    first, *others = run_virtually(set_up, monkeypatch)
    assert sum(b'"choice_made"' in message for _, message in first) == SEATS - 1
    assert all(other == first for other in others)


def until_shown(noted: Noted) -> Noted:
    """What a spectator was sent before the upgrades were shown."""
    return [
        (time, message)
        for time, message in plain(noted)
        if b'"view"' in message and b'"upgrades_shown"' not in message and b'"phase":"upgrades"' in message
    ]
