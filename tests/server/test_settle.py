"""What is settled when a match starts, by how many people sit: options, and whether hints are given."""

from tests.server.driving import Browser


def test_people_against_each_other_have_less_help_and_no_hints(ada: Browser, bo: Browser) -> None:
    table = ada.make("panic", "Ada", "open", "easy")
    place = f"/api/tables/{table['code']}"
    assert table["options"]["help"] == "auto"
    assert table["settings"]["hints"]
    bo.post(f"{place}/sit", {"name": "Bo"})
    started = ada.post(f"{place}/start")["table"]
    assert (started["options"]["help"], started["settings"]["hints"]) == ("borders", False)
    socket = bo.open(table["code"])
    assert socket.until("view")["view"]["help"] == "borders"
    socket.send(kind="hint", seat=1)
    assert socket.until("refused")["code"] == "hint/off"


def test_against_bots_one_has_all_help(ada: Browser) -> None:
    table = ada.make("panic", "Ada", "easy", start=True)
    assert (table["options"]["help"], table["settings"]["hints"]) == ("all", True)


def test_what_was_chosen_stays(ada: Browser) -> None:
    table = ada.make("panic", "Ada", "easy", start=True, options={"help": "none"})
    assert (table["options"]["help"], table["settings"]["hints"]) == ("none", False)
