"""Ten people behind one address: they open a table together within the usual limits."""

from pathlib import Path

from tests.server.support.driving import Browser, running

PEOPLE = 10
ASSETS = 30
USUAL = {"requests_per_second": 10.0, "messages_per_second": 20.0, "sockets_per_address": 100}


def test_ten_people_behind_one_address_open_a_table_together(tmp_path: Path) -> None:
    with running(tmp_path / "saucer.db", **USUAL) as server:
        ada = server.browser()
        table = ada.make("strangers", "Ada", "open", "open")
        people = [server.browser() for _ in range(PEOPLE)]
        statuses = {status for person in people for status in visit(person, table["code"])}
        assert statuses == {200, 404}
        sockets = [person.open(table["code"]) for person in people]
        assert all(socket.receive()["kind"] == "hello" for socket in sockets)


def visit(person: Browser, code: str) -> list[int]:
    """What a browser asks for when it opens the link of a table for the first time."""
    assets = [f"/assets/chunk-{number}.js" for number in range(ASSETS)]
    calls = ["/api/games", f"/api/tables/{code}", "/api/games/strangers/components", "/api/mine"]
    return [person.ask_raw("GET", path, None)[0] for path in [f"/t/{code}", *assets, *calls]]


def test_assets_have_a_limit_of_their_own(tmp_path: Path) -> None:
    with running(tmp_path / "saucer.db", requests_per_second=0.1) as server:
        ada = server.browser()
        statuses = [ada.ask_raw("GET", "/assets/x.js", None)[0] for _ in range(50)]
        assert statuses[:10] == [404] * 10
        assert 429 in statuses
        assert ada.ask("GET", "/api/games")[0] == 200
