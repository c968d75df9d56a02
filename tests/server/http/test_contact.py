"""The operator's contact: on the page, and where programs look for it."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from saucer.server.http.pages.security_txt import security_txt
from saucer.server.settings import BadSettings, Settings, contact_link, read_settings
from tests.server.support.driving import Browser, Running, running

SECURITY_TXT = "/.well-known/security.txt"


def test_a_contact_is_an_address_or_a_link() -> None:
    assert contact_link("ada@example.org") == "mailto:ada@example.org"
    assert contact_link("https://example.org/report") == "https://example.org/report"
    assert contact_link(Settings().contact) == ""


@pytest.mark.parametrize(
    "contact", ["Ada", "javascript:alert(1)", "http://example.org", 'a@b"onclick', "a@b c"]
)
def test_anything_else_is_refused_with_what_was_expected(contact: str) -> None:
    with pytest.raises(BadSettings, match="an e-mail address or a link that begins with https://"):
        read_settings(None, {"contact": contact})


def test_security_txt_has_the_contact_and_an_end() -> None:
    text = security_txt("mailto:ada@example.org", datetime(2026, 11, 18, 12, tzinfo=UTC))
    assert text.splitlines() == [
        "Contact: mailto:ada@example.org",
        "Expires: 2026-12-18T00:00:00Z",
        "Preferred-Languages: en, fr",
    ]


def test_the_contact_is_served_where_it_is_set(tmp_path: Path) -> None:
    with running(tmp_path / "saucer.db", contact="ada@example.org") as server:
        visitor = Browser(server.address)
        assert visitor.get(SECURITY_TXT).startswith("Contact: mailto:ada@example.org\n")


def test_without_a_contact_there_is_no_such_page(server: Running) -> None:
    assert Browser(server.address).ask("GET", SECURITY_TXT)[0] == 404
