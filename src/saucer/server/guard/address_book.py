"""From which address group each browser came last. It is kept in memory only and never stored."""

from saucer.server.guard.limits import MOST_REMEMBERED, address_group


class AddressBook:
    """The address groups of the browsers that came most recently."""

    def __init__(self) -> None:
        self.groups: dict[str, str] = {}

    def note(self, browser: str, address: str) -> None:
        """Remember where a browser is; of too many, the one that has not come for longest is forgotten."""
        self.groups.pop(browser, None)
        self.groups[browser] = address_group(address)
        if len(self.groups) > MOST_REMEMBERED:
            del self.groups[next(iter(self.groups))]

    def group(self, browser: str) -> str:
        """The address group of a browser, empty where it is not known."""
        return self.groups.get(browser, "")
