"""A page that is older than the server loads itself again: once, and never in the middle of a turn."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from saucer.server.protocol.version import PROTOCOL_VERSION
from saucer.testing import registered
from saucer_nim import GAME
from tests.browser.conftest import Visit
from tests.browser.support.visitor import Visitor
from tests.server.support.driving import running

LINE_CUT = 4999
SPOKEN = f'"protocol":{PROTOCOL_VERSION},'
NEWER = f'"protocol":{PROTOCOL_VERSION + 1},'
MARK = "window.sameLoad = true"
IS_MARKED = "() => window.sameLoad === true"


class Update:
    """The connection of one page to a server that is updated while the page is open."""

    def __init__(self, visitor: Visitor) -> None:
        self.is_done = False
        self.open: list[tuple[WebSocketRoute, WebSocketRoute]] = []
        visitor.page.route_web_socket(re.compile("/socket"), self.connect)

    def connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda message: page.send(self.speak(str(message))))
        self.open.append((page, server))

    def speak(self, message: str) -> str:
        return message.replace(SPOKEN, NEWER) if self.is_done else message

    def install(self) -> None:
        """Restart the server with the next version of the protocol: every line is cut once."""
        self.is_done = True
        for page, server in self.open:
            server.close()
            page.close(code=LINE_CUT)
        self.open.clear()


@pytest.fixture
def ada(visit: Visit, tmp_path: Path) -> Iterator[Visitor]:
    """Ada at a table of Nim, where one press is a whole turn."""
    with registered(GAME), running(tmp_path / "saucer.db") as server:
        visitor = visit(address=server.address)
        yield visitor
        visitor.page.close()


def begin(ada: Visitor) -> Update:
    """Ada's turn on the text table, before the update."""
    update = Update(ada)
    ada.go("/")
    ada.play_now("Nim")
    ada.as_text()
    ada.ask()
    ada.page.evaluate(MARK)
    return update


def wait_for_the_line(ada: Visitor) -> None:
    ada.says("Connection lost. Trying again…")
    expect(ada.page.locator(".lost")).to_have_count(0)


def test_a_page_stays_through_the_turn_and_then_loads_itself_again(ada: Visitor) -> None:
    update = begin(ada)
    update.install()
    wait_for_the_line(ada)
    ada.ask()
    assert ada.page.evaluate(IS_MARKED)
    with ada.page.expect_event("load"):
        ada.use(ada.point())
    ada.ask()
    assert not ada.page.evaluate(IS_MARKED)


def test_a_page_that_is_still_older_does_not_load_itself_twice(ada: Visitor) -> None:
    update = begin(ada)
    update.install()
    wait_for_the_line(ada)
    with ada.page.expect_event("load"):
        ada.use(ada.point())
    if ada.ask() == "paused":
        ada.act()
        ada.ask()
    ada.page.evaluate(MARK)
    before = ada.page.locator(".log li").count()
    ada.use(ada.point())
    expect(ada.page.locator(".log li").nth(before + 1)).to_be_attached()
    assert ada.page.evaluate(IS_MARKED)


def test_a_page_of_the_same_version_is_left_alone(ada: Visitor) -> None:
    begin(ada)
    before = ada.page.locator(".log li").count()
    ada.use(ada.point())
    expect(ada.page.locator(".log li").nth(before + 1)).to_be_attached()
    assert ada.page.evaluate(IS_MARKED)
