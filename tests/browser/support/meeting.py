"""Two people meet at a table, each with a browser of their own."""

from typing import Any

from tests.browser.support.visitor import FIND_SITUATION, Visitor

OWN_TURN = "section.now.mine"


def make_table(maker: Visitor, **settings: Any) -> str:
    """A table with a seat for Ada and an open one; the path of its link."""
    plan = {
        "game": "strangers",
        "seats": [{"kind": "own", "name": "Ada"}, {"kind": "open"}],
        "settings": settings,
    }
    made = maker.page.context.request.post(f"{maker.address}/api/tables", data=plan)
    assert made.ok, made.text()
    return f"/t/{made.json()['table']['code']}"


def meet(ada: Visitor, bo: Visitor, **settings: Any) -> str:
    """Ada makes a table and Bo joins by the link; the path of the link, once both see the board."""
    path = make_table(ada, **settings)
    ada.go(path)
    bo.go(path)
    bo.page.get_by_label("Your nickname").fill("Bo")
    bo.button("Sit here").click()
    ada.button("Start the match").click()
    for visitor in (ada, bo):
        visitor.wait_for_table()
    return path


def in_order(ada: Visitor, bo: Visitor) -> tuple[Visitor, Visitor]:
    """The one whose turn it is, and the other one."""
    ada.page.locator(".tag.now").wait_for()
    return (ada, bo) if ada.page.locator(OWN_TURN).count() else (bo, ada)


def finish_turn(visitor: Visitor) -> None:
    """Act until it is somebody else's turn."""
    asked = FIND_SITUATION.replace("LIT", repr(visitor.lit))
    for _ in range(30):
        visitor.page.wait_for_function(f"() => !document.querySelector('{OWN_TURN}') || ({asked})()")
        if visitor.page.locator(OWN_TURN).count() == 0:
            return
        visitor.act()
    raise AssertionError("a turn of thirty moves")
