"""A move made while the line is down is sent when it is back, if the decision is still the same."""

import re
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.support.visitor import Visitor

LINE_CUT = 4999


class Line:
    """The connection of one page to the server, which can be cut and mended."""

    def __init__(self, visitor: Visitor) -> None:
        self.is_down = False
        self.open: list[tuple[WebSocketRoute, WebSocketRoute]] = []
        self.moves: list[str] = []
        visitor.page.route_web_socket(re.compile("/socket"), self.connect)

    def connect(self, page: WebSocketRoute) -> None:
        if self.is_down:
            page.close(code=LINE_CUT)
            return
        server = page.connect_to_server()
        page.on_message(lambda message: self.send(server, message))
        self.open.append((page, server))

    def send(self, server: WebSocketRoute, message: Any) -> None:
        if '"kind":"move"' in message:
            self.moves.append(message)
        server.send(message)

    def cut(self) -> None:
        self.is_down = True
        for page, server in self.open:
            server.close()
            page.close(code=LINE_CUT)
        self.open.clear()

    def mend(self) -> None:
        self.is_down = False


def start(visit: Visit) -> tuple[Visitor, Line]:
    ada = visit()
    line = Line(ada)
    ada.go("/")
    ada.play_now("Don't Talk to Strangers")
    ada.ask()
    return ada, line


def lose_line_and_move(ada: Visitor, line: Line) -> None:
    line.cut()
    ada.says("Connection lost. Trying again…")
    ada.use(ada.point())
    ada.says("The line is down. Your move is kept, and sent when the line is back.")


def log_lines(visitor: Visitor) -> int:
    return visitor.page.locator(".log li").count()


def test_a_move_is_kept_and_sent_when_the_line_is_back(visit: Visit) -> None:
    ada, line = start(visit)
    before = log_lines(ada)
    lose_line_and_move(ada, line)
    assert not line.moves
    line.mend()
    ada.says("The line is back, and your move is on its way.")
    expect(ada.page.locator(".log li").nth(before)).to_be_attached()
    assert len(line.moves) == 1
    expect(ada.page.get_by_text("Your move is kept")).to_have_count(0)
    ada.play(2)
    ada.check()


def test_a_move_that_came_too_late_is_reported(visit: Visit) -> None:
    ada, line = start(visit)
    lose_line_and_move(ada, line)
    elsewhere = Visitor(ada.page.context.new_page(), ada.address, seed=3)
    elsewhere.go(ada.page.url)
    elsewhere.wait_for_table()
    elsewhere.play(1)
    elsewhere.ask()
    line.mend()
    ada.says("your move was not made")
    assert not line.moves
    ada.play(2)


def test_a_kept_move_can_be_given_up(visit: Visit) -> None:
    ada, line = start(visit)
    question = ada.question()
    lose_line_and_move(ada, line)
    ada.button("Do not send it").click()
    line.mend()
    expect(ada.page.locator(".lost")).to_have_count(0)
    ada.ask()
    assert not line.moves
    assert ada.question() == question
