"""People who come to watch: counted, and made known to the others by a number now and then."""

import asyncio
import json
from time import monotonic
from typing import Any

from benchmarks.server.websocket_client import open_client
from tests.server.support.driving import PATIENCE, Browser, Running

CROWD = 200


async def arrive(address: str, path: str, count: int) -> tuple[list[list[Any]], float]:
    """Open `count` sockets and wait until all know of all; what each was sent, and how long that took."""
    start = monotonic()
    received = [list[Any]() for _ in range(count)]
    clients = [
        await open_client(address, path, "", lambda text, mine=mine: mine.append(json.loads(text)))  # type: ignore[misc]
        for mine in received
    ]
    while not all(mine and mine[-1].get("watchers") == count for mine in received):
        assert monotonic() < start + PATIENCE, "not everyone knows of everyone"
        await asyncio.sleep(0.02)
    took = monotonic() - start
    for client in clients:
        client.close()
    return received, took


def test_arrivals_cost_a_few_messages_each(server: Running, ada: Browser) -> None:
    table = ada.make("strangers", "Ada", start=True)
    path = f"/api/tables/{table['watch']}/socket"
    received, took = asyncio.run(arrive(server.address, path, CROWD))
    first = ["hello", "paused", "view"]
    assert all([message["kind"] for message in mine[: len(first)]] == first for mine in received)
    assert sum(len(mine) for mine in received) <= CROWD * (5 + took)


def test_watchers_are_a_number_that_follows_them(ada: Browser, bo: Browser) -> None:
    table = ada.make("strangers", "Ada", start=True)
    socket = ada.open(table["code"])
    assert socket.until("hello")["table"]["watchers"] == 0
    watching = bo.open(table["watch"])
    assert watching.until("hello")["table"]["watchers"] == 1
    socket.until("watchers", lambda message: message["watchers"] == 1)
    watching.close()
    socket.until("watchers", lambda message: message["watchers"] == 0)


def test_a_second_window_of_a_player_changes_nothing_for_others(ada: Browser, bo: Browser) -> None:
    table = ada.make("strangers", "Ada", "open")
    bo.post(f"/api/tables/{table['code']}/sit", {"name": "Bo"})
    socket = ada.open(table["code"])
    first, second = bo.open(table["code"]), bo.open(table["code"])
    second.until("hello")
    socket.until("table", lambda message: message["table"]["seats"][1]["present"])
    second.close()
    first.send(kind="chat", text="still here")
    assert [message["kind"] for message in until_chat(socket)] == ["chat"]
    first.close()
    socket.until("table", lambda message: not message["table"]["seats"][1]["present"])


def until_chat(socket: Any) -> list[Any]:
    found = [socket.receive()]
    while found[-1]["kind"] != "chat":
        found.append(socket.receive())
    return found
