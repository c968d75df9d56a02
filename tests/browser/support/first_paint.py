"""Opens pages as they open over a slow line: the first screen is painted before any other file has come."""

from playwright.sync_api import Route

from tests.browser.support.visitor import Visitor
from tests.browser.support.windows import RECORD_SHIFTS

PAINTED = "() => performance.getEntriesByName('first-contentful-paint').length > 0"
FILES = "**/assets/**"
MOST_SHIFT = 0.02


def open_first_screen(visitor: Visitor, path: str) -> list[Route]:
    """Open a page and hold its files until the first screen is painted. Return what is held."""
    held: list[Route] = []
    visitor.page.route(FILES, lambda route: held.append(route))  # noqa: PLW0108 - Playwright counts arguments
    visitor.page.goto(visitor.address + path, wait_until="commit")
    visitor.page.wait_for_function(PAINTED)
    assert held
    return held


def go_on(visitor: Visitor, held: list[Route]) -> None:
    """Let the files come."""
    for route in held:
        route.continue_()
    visitor.page.unroute(FILES)
    visitor.page.locator("main").first.wait_for()


def open_slowly(visitor: Visitor, path: str) -> None:
    """Open a page over a slow line, and record from the beginning what moves by itself."""
    visitor.page.add_init_script(RECORD_SHIFTS)
    go_on(visitor, open_first_screen(visitor, path))


def assert_still(visitor: Visitor) -> None:
    """Nothing has moved by itself since the page was opened, the first screen included."""
    shifts = sorted(visitor.page.evaluate("window.shifts"), reverse=True)
    assert sum(shift[0] for shift in shifts) < MOST_SHIFT, shifts
