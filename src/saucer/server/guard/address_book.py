"""The address group of each recent browser. Kept in memory, never stored."""

from saucer.server.guard.limits import MOST_REMEMBERED, address_group


class AddressBook:
    """The address groups of the browsers that came most recently."""

    def __init__(self) -> None:
        self.groups: dict[str, str] = {}

    def note(self, browser: str, address: str) -> None:
        """Remember the address group of a browser, and forget the least recent one if there are too many."""
        self.groups.pop(browser, None)
        self.groups[browser] = address_group(address)
        if len(self.groups) > MOST_REMEMBERED:
            del self.groups[next(iter(self.groups))]

    def group(self, browser: str) -> str:
        """The address group of a browser, empty where it is not known."""
        return self.groups.get(browser, "")
