"""What is settled when a match starts, by how many people sit: options, and whether hints are given."""

from pathlib import Path

from saucer.games.panic.town.notation import laid_faces_of, parse_town
from tests.games.panic.scenes import OFFICIAL
from tests.server.support.driving import Browser, running
from tests.server.support.towns import build


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


def test_a_rematch_settles_again_what_was_not_chosen(tmp_path: Path) -> None:
    with running(tmp_path / "saucer.db") as server:
        ada = server.browser()
        table = ada.make("panic", "Ada", start=True, options={"rounds": 1})
        assert table["options"]["help"] == "all"
        build(ada, table["code"], laid_faces_of(parse_town(OFFICIAL)))
    with running(tmp_path / "saucer.db") as server:
        later = server.browser()
        later.cookie = ada.cookie
        again = later.post(f"/api/tables/{table['code']}/rematch", {"part": "aa"})["table"]
    assert (again["options"]["help"], again["options"]["rounds"]) == ("auto", 1)
