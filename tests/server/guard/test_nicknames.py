"""Nicknames: every sign of them can be seen, and none looks like another one at the table."""

import pytest

from saucer.server.guard.names import are_alike, is_shown
from tests.server.support.driving import Browser

BLANK = [
    "\u3164",
    "\u2800",
    "\u115f",
    "\u034f",
    "\u0301\u0308",
    "\ufe0f",
    "Ada\u3164",
    "\u0301Ada",
    "\u2800 \u2800",
]
ALIKE = [
    ("Ada", "\u0410d\u0430"),  # Cyrillic
    ("Anna", "\u0391nna"),  # Greek
    ("Ada", "\uff21\uff44\uff41"),  # full width
    ("Ada", "\U0001d400da"),  # a letter for formulas
    ("Bill", "BiII"),
    ("Ada", "Ada\ufe0f"),
]


@pytest.mark.parametrize("name", BLANK)
def test_names_that_show_nothing_are_refused(ada: Browser, name: str) -> None:
    refused = ada.refused("/api/tables", {"game": "strangers", "seats": [{"kind": "own", "name": name}]})
    assert refused["code"] == "name/bad"
    assert "can be seen" in refused["text"]


@pytest.mark.parametrize(("name", "other"), ALIKE)
def test_a_name_that_looks_like_another_is_refused(ada: Browser, bo: Browser, name: str, other: str) -> None:
    table = ada.make("strangers", name, "open")
    bo.language = "fr"
    refused = bo.refused(f"/api/tables/{table['code']}/sit", {"name": other})
    assert (refused["code"], name in refused["text"]) == ("name/alike", True)
    assert ada.get(f"/api/tables/{table['code']}")["table"]["seats"][1]["kind"] == "open"


def test_look_alikes_are_refused_at_a_table_of_ones_own(ada: Browser) -> None:
    seats = [{"kind": "own", "name": "Ada"}, {"kind": "own", "name": "\u0410da"}]
    assert ada.refused("/api/tables", {"game": "strangers", "seats": seats})["code"] == "name/alike"


@pytest.mark.parametrize("path", ["/api/tutorials/strangers", "/api/daily/panic"])
def test_other_ways_to_a_table_check_names_too(ada: Browser, path: str) -> None:
    assert ada.refused(path, {"name": "\u3164"})["code"] == "name/bad"


def test_a_name_may_be_kept_and_a_guest_is_numbered(ada: Browser, bo: Browser) -> None:
    table = ada.make("strangers", "Guest 2", "open")
    taken = bo.post(f"/api/tables/{table['code']}/sit", {})["table"]["seats"]
    assert [seat["name"] for seat in taken] == ["Guest 2", "Guest 2 2"]
    again = ada.post(f"/api/tables/{table['code']}/sit", {"seat": 0, "name": "Guest 2"})["table"]["seats"]
    assert again[0]["name"] == "Guest 2"


def test_names_of_all_scripts_stay_and_differ() -> None:
    names = ["Zoë", "Zoe", "José", "日本語", "Νίκος", "Борис", "سلام", "👍🏽", "❤️", "ada", "Ada", "Zoe\u0301"]
    assert all(map(is_shown, names))
    assert not [(one, other) for one in names for other in names if one != other and are_alike(one, other)]
