"""A table made on the page for new tables."""

from tests.browser.support.visitor import Visitor


def make_table(visitor: Visitor, seats: int, options: dict[str, str | bool], roles: dict[int, str]) -> None:
    """Fill in the page for a new table of Don't Talk to Strangers, and start."""
    visitor.go("/?new=strangers")
    page = visitor.page
    page.get_by_label("How many play").select_option(str(seats))
    for seat, role in roles.items():
        page.locator(".seat select").nth(seat).select_option(role)
    for label, value in options.items():
        field = page.get_by_label(label)
        if not field.is_visible():
            page.get_by_text("Fine points").click()
        field.set_checked(value) if isinstance(value, bool) else field.select_option(value)
    visitor.button("Start playing").click()
    visitor.wait_for_table()
