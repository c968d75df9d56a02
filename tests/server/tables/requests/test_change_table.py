"""What the maker changes in the lobby: seats, options, settings; what is refused, stored and sent to everyone."""

from pathlib import Path
from typing import Any

from tests.server.support.driving import Browser, Running, running


def kinds(table: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def test_a_host_changes_seats_and_options_and_everyone_sees_it(ada: Browser, bo: Browser) -> None:
    table = ada.make("strangers", "Ada", "open")
    place = f"/api/tables/{table['code']}"
    watching = bo.open(table["code"])
    watching.until("hello")
    changed = ada.post(f"{place}/change", {"count": 4, "options": {"teams": "open", "board": "B"}})["table"]
    assert kinds(changed) == ["person", "open", "open", "open"]
    assert (changed["options"]["teams"], changed["options"]["board"]) == ("open", "B")
    assert watching.until("table")["table"]["options"]["teams"] == "open"
    ada.post(f"{place}/change", {"options": {"hand_of_four": True}})
    seen = watching.until("table")["table"]
    assert (seen["options"]["teams"], seen["options"]["hand_of_four"]) == ("open", True)
    ada.post(f"{place}/change", {"settings": {"clock": {"kind": "move", "seconds": 30}, "spectators": False}})
    settings = watching.until("table")["table"]["settings"]
    assert (settings["clock"]["seconds"], settings["spectators"]) == (30, False)
    refused = bo.open(table["watch"])
    assert refused.until("refused")["code"] == "table/unknown"


def test_fewer_seats_keep_the_people_and_lose_open_ones_first(ada: Browser, bo: Browser) -> None:
    table = ada.make("area51", "Ada", "open", "easy", "open", "open")
    place = f"/api/tables/{table['code']}"
    bo.post(f"{place}/sit", {"seat": 4, "name": "Bo", "part": "bb"})
    smaller = ada.post(f"{place}/change", {"count": 3})["table"]
    assert kinds(smaller) == ["person", "bot", "person"]
    assert [seat["seat"] for seat in smaller["seats"]] == [0, 1, 2]
    assert bo.get(place)["you"]["seats"] == [2]
    smallest = ada.post(f"{place}/change", {"count": 2})["table"]
    assert [seat["name"] for seat in smallest["seats"]] == ["Ada", "Bo"]
    assert ada.post(f"{place}/start")["table"]["status"] == "playing"


def test_what_does_not_fit_is_refused_in_a_sentence_and_changes_nothing(ada: Browser, bo: Browser) -> None:
    table = ada.make("strangers", "Ada", "open", "open")
    place = f"/api/tables/{table['code']}"
    bo.post(f"{place}/sit", {"name": "Bo"})
    ada.language = "fr"
    for body, code in (
        ({"count": 1}, "table/crowded"),
        ({"count": 7}, "options/bad"),
        ({"options": {"teams": "open"}}, "options/bad"),
        ({"count": 2, "options": {"teams": "open"}}, "options/bad"),
        ({"options": {"colour": "red"}}, "options/bad"),
    ):
        refused = ada.refused(f"{place}/change", body)
        assert refused["code"] == code, body
        assert refused["text"].endswith((".", "joueurs", "board'", "first_player")), refused["text"]
    assert "2 personnes" in ada.refused(f"{place}/change", {"count": 1})["text"]
    after = ada.get(place)["table"]
    assert (kinds(after), after["options"]["teams"]) == (["person", "person", "open"], "none")


def test_only_the_host_changes_a_table_and_only_before_the_match(ada: Browser, bo: Browser) -> None:
    table = ada.make("strangers", "Ada", "open")
    place = f"/api/tables/{table['code']}"
    bo.post(f"{place}/sit", {"name": "Bo"})
    assert bo.refused(f"{place}/change", {"count": 3})["code"] == "table/not-maker"
    assert ada.refused(f"/api/tables/{table['watch']}/change", {"count": 3})["code"] == "table/unknown"
    ada.post(f"{place}/start")
    assert ada.refused(f"{place}/change", {"count": 3})["code"] == "table/started"


def test_changes_are_stored(tmp_path: Path) -> None:
    with running(tmp_path / "saucer.db") as server:
        ada = server.browser()
        table = ada.make("strangers", "Ada", "open", "open", "easy")
        change = {"count": 2, "options": {"best_of_three": True}, "settings": {"spectators": False}}
        ada.post(f"/api/tables/{table['code']}/change", change)
    with running(tmp_path / "saucer.db") as server:
        after = server.browser().get(f"/api/tables/{table['code']}")["table"]
    assert kinds(after) == ["person", "bot"]
    assert after["options"]["best_of_three"] is True
    assert after["settings"]["spectators"] is False


def test_the_host_is_known_by_their_seat(ada: Browser, bo: Browser) -> None:
    table = ada.make("strangers", "open", "Ada")
    assert bo.get(f"/api/tables/{table['code']}")["table"]["maker"] == 1
    ada.post(f"/api/tables/{table['code']}/stand", {"seat": 1})
    assert bo.get(f"/api/tables/{table['code']}")["table"]["maker"] is None


def test_choices_say_for_how_many_seats_they_are(server: Running) -> None:
    games = {game["id"]: game for game in server.browser().get("/api/games")}
    options = {option["name"]: option for option in games["strangers"]["options"]}
    seats = {name: [choice["seats"] for choice in option["choices"]] for name, option in options.items()}
    assert seats["teams"] == [[1, 2, 3, 4], [4], [4]]
    assert seats["best_of_three"] == [[1, 2, 3, 4], [2]]
    assert seats["solo"] == [[1, 2, 3, 4], [1]]
    assert seats["board"] == [[1, 2, 3, 4], [1, 2, 3, 4]]
    large = games["area51"]["options"][0]["choices"]
    assert [choice["seats"] for choice in large][:2] == [[2, 3, 4, 5, 6], [2, 4, 5]]
