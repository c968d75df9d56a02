"""Several people at one screen: nothing of a hand is in the browser before its owner opens the curtain."""

import json
from typing import Any

from playwright.sync_api import WebSocket, expect

from tests.browser.conftest import Visit
from tests.browser.support.meeting import finish_turn
from tests.browser.support.visitor import Visitor
from tests.server.support.driving import complete


class Received:
    """The views that a page was sent."""

    def __init__(self, visitor: Visitor) -> None:
        self.views: list[Any] = []
        self.latest: dict[int | None, Any] = {}
        visitor.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.add)

    def add(self, frame: bytes | str) -> None:
        message = complete(json.loads(frame), self.latest)
        if message["kind"] == "view":
            self.latest[message["seat"]] = message
            self.views.append(message)

    def seats(self) -> set[int | None]:
        return {view["seat"] for view in self.views}

    def latest_hand(self) -> set[str | None]:
        """The kinds of cards in the hand of the seat that was sent a view last."""
        view = self.views[-1]
        return set(view["view"]["seats"][view["seat"]]["hand"])

    def cards(self) -> list[str]:
        """Every card in a hand that any view has shown."""
        return [
            card
            for view in self.views
            for seat in view["view"]["seats"]
            for card in seat["hand"]
            if card is not None
        ]


def share_a_screen(visit: Visit) -> tuple[Visitor, Received]:
    ada = visit()
    received = Received(ada)
    ada.page.add_init_script("localStorage.setItem('saucer-name', 'Zoé')")
    ada.go("/?new=strangers")
    ada.page.locator(".seat select").nth(1).select_option("own")
    ada.page.get_by_label("Their nickname").fill("Théo")
    ada.button("Start playing").click()
    ada.page.locator(".curtain").wait_for()
    return ada, received


def test_what_was_drawn_is_seen_before_the_curtain_falls(visit: Visit) -> None:
    ada, received = share_a_screen(visit)
    cards = ada.page.locator(".card")
    expect(cards).to_have_count(0)
    first = ada.page.locator(".curtain h2").inner_text().split(",")[0]
    other = {"Zoé": "Théo", "Théo": "Zoé"}[first]
    ada.button("Open the curtain").click()
    expect(cards).not_to_have_count(0)
    (seat,) = received.seats() - {None}
    finish_turn(ada)
    done = ada.button(f"Done. Hand over to {other}")
    expect(done).to_be_visible()
    expect(ada.page.locator(".curtain")).to_have_count(0)
    expect(cards).to_have_count(len(received.latest_hand()))
    assert None not in received.latest_hand(), "the player knows what they drew"
    assert received.seats() == {None, seat}
    done.click()
    expect(ada.page.locator(".curtain h2")).to_have_text(f"{other}, it is your turn")
    expect(cards).to_have_count(0)
    assert received.seats() == {None, seat}
    ada.button("Open the curtain").click()
    expect(cards).not_to_have_count(0)
    assert received.seats() == {None, 0, 1}
    ada.check()


def test_a_reload_under_the_curtain_shows_nothing(visit: Visit) -> None:
    ada, received = share_a_screen(visit)
    for _ in range(2):
        received.views.clear()
        ada.page.reload()
        ada.page.locator(".curtain").wait_for()
        expect(ada.page.locator(".card")).to_have_count(0)
        assert received.seats() == {None}
        assert not received.cards()
        ada.button("Open the curtain").click()
        expect(ada.page.locator(".card")).not_to_have_count(0)
        assert received.cards()


def test_a_shared_screen_is_played_to_the_end(visit: Visit) -> None:
    ada, _ = share_a_screen(visit)
    ada.play_to_the_end()
    expect(ada.button("Play again")).to_be_visible()
    ada.check()
