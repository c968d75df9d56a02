"""Which company each player of E.T.I. has, and which seat presides first."""

from typing import Any

from tests.server.support.driving import Browser


def companies(table: dict[str, Any]) -> list[str]:
    return [seat["called"].split()[0] for seat in table["seats"]]


def test_each_player_chooses_a_company_and_no_two_the_same(ada: Browser, bo: Browser) -> None:
    table = ada.make("eti", "Ada", "open", "easy")
    place = f"/api/tables/{table['code']}"
    assert companies(table) == ["Aegis", "Borealis", "Helix"]
    bo.post(f"{place}/sit", {"name": "Bo", "piece": 5})
    chosen = ada.post(f"{place}/sit", {"seat": 0, "piece": 2})["table"]
    assert companies(chosen) == ["Helix", "Pinnacle", "Aegis"], "the bot swaps"
    assert [seat["piece"] for seat in chosen["seats"]] == [2, 5, 0]
    assert [seat["name"] for seat in chosen["seats"][:2]] == ["Ada", "Bo"]
    refused = ada.refused(f"{place}/sit", {"seat": 0, "piece": 5})
    assert (refused["code"], refused["text"]) == (
        "piece/taken",
        "Somebody else at this table has chosen that already.",
    )
    assert ada.refused(f"{place}/sit", {"seat": 0, "piece": 6})["code"] == "piece/unknown"
    started = ada.post(f"{place}/start")["table"]
    assert companies(started) == ["Helix", "Pinnacle", "Aegis"]
    view = ada.open(table["code"]).until("view")["view"]
    assert view["options"]["pieces"] == [2, 5, 0]


def test_companies_stay_with_their_seats_when_the_table_grows_or_shrinks(ada: Browser) -> None:
    table = ada.make("eti", "Ada", "open", "easy")
    place = f"/api/tables/{table['code']}"
    ada.post(f"{place}/sit", {"seat": 0, "piece": 3})
    assert companies(ada.post(f"{place}/change", {"count": 4})["table"]) == [
        "Meridian",
        "Borealis",
        "Helix",
        "Aegis",
    ]
    assert companies(ada.post(f"{place}/change", {"count": 3})["table"]) == ["Meridian", "Borealis", "Helix"]


def test_other_games_have_no_such_choice(ada: Browser) -> None:
    table = ada.make("strangers", "Ada", "open")
    refused = ada.refused(f"/api/tables/{table['code']}/sit", {"seat": 0, "piece": 1})
    assert refused["code"] == "piece/unknown"
    pieces = {game["id"]: game["pieces"] for game in ada.get("/api/games")}
    assert [game for game, chosen in pieces.items() if chosen] == ["eti"]


def test_the_maker_presides_first_in_whatever_seat(ada: Browser, bo: Browser) -> None:
    table = ada.make("eti", "open", "open", "Ada", options={"president": "maker"})
    place = f"/api/tables/{table['code']}"
    bo.post(f"{place}/sit", {"seat": 0, "name": "Bo"})
    ada.post(f"{place}/bot", {"seat": 1, "level": "easy"})
    assert ada.post(f"{place}/start")["table"]["options"]["president"] == "third"
