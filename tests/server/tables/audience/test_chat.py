"""The chat of a table: who writes, how much, what is kept, who is muted, and what the maker and the operator can do."""

import json
from pathlib import Path
from typing import Any

import pytest

from saucer.server.tables.audience.chat import MOST_MUTES, Chat
from saucer.server.tables.audience.chat_budgets import ChatBudgets
from saucer.server.tables.requests.chat import MOST_FLAGS, MOST_SPECTATORS_FLAGS
from tests.cli.running import one_sentence, run
from tests.server.support.driving import Browser, Running, Socket, running


def say(socket: Socket, text: str) -> None:
    """Say something, and wait until it is sent back."""
    socket.send(kind="chat", text=text)
    socket.until("chat", lambda answer: answer["line"]["text"] == text)


def refused(socket: Socket, text: str) -> Any:
    socket.send(kind="chat", text=text)
    return socket.until("refused")


def received(browser: Browser, code: str) -> list[str]:
    """The lines a browser is sent when it comes."""
    socket = browser.open(code)
    lines = [line["text"] for line in socket.until("hello")["chat"]]
    socket.close()
    return lines


def at_table(ada: Browser, bo: Browser, **settings: Any) -> tuple[str, str]:
    """A table that Ada made and where Bo sits: its path and its code."""
    table = ada.make("strangers", "Ada", "open", settings=settings)
    path = f"/api/tables/{table['code']}"
    bo.post(f"{path}/sit", {"name": "Bo"})
    return path, table["code"]


# Who writes


def test_spectators_write_only_where_the_maker_lets_them(server: Running) -> None:
    ada, bo, eve = server.browser(), server.browser(), server.browser("fr")
    path, _ = at_table(ada, bo)
    watch = ada.get(path)["table"]["watch"]
    watcher = eve.open(watch)
    watcher.until("hello")
    answer = refused(watcher, "salut")
    assert (answer["code"], answer["text"][:24]) == ("chat/spectators", "À cette table, seuls les")
    assert bo.refused(f"{path}/spectators", {"write": True})["code"] == "table/not-maker"
    ada.post(f"{path}/start")
    changed = ada.post(f"{path}/spectators", {"write": True})["table"]
    assert changed["settings"]["spectators_write"]
    say(watcher, "salut")
    ada.post(f"{path}/mute", {"muted": True, "for_all": True})
    assert refused(watcher, "encore")["code"] == "chat/spectators"


def test_at_a_table_without_a_link_to_watch_guests_write(ada: Browser, bo: Browser) -> None:
    table = ada.make("strangers", "Ada", "open", settings={"spectators": False})
    say(bo.open(table["code"]), "Is there a seat for me?")


def test_a_maker_without_a_seat_writes_and_watches(ada: Browser) -> None:
    table = ada.make("strangers", "easy", settings={"spectators": False}, start=True)
    socket = ada.open(table["code"])
    assert socket.until("view")["seat"] is None
    say(socket, "Go on")


# Budgets


def test_each_browser_has_a_budget_and_players_have_their_own(tmp_path: Path) -> None:
    with running(tmp_path / "saucer.db", chat_per_minute=30.0) as server:
        ada, bo = server.browser(), server.browser()
        path, code = at_table(ada, bo, spectators_write=True)
        one, other = ada.open(code), bo.open(code)
        watchers = [Browser(server.address).open(ada.get(path)["table"]["watch"]) for _ in range(3)]
        for watcher in watchers:
            for number in range(30):
                watcher.send(kind="chat", text=f"spam {number}")
        for watcher in watchers:
            assert watcher.until("refused")["code"] == "chat/too-many"
        for number in range(10):
            say(one, f"line {number}")
        assert refused(one, "one more")["code"] == "chat/too-many"
        say(other, "still here")
        assert one.until("chat", lambda answer: answer["line"]["seat"] == 1)
        assert 10 <= sum(text.startswith("spam") for text in received(ada, code)) < 13


def test_budgets_are_of_browsers_seats_and_all_spectators() -> None:
    now = 0.0
    budgets = ChatBudgets(30.0, lambda: now)
    assert [budgets.take(None, None) for _ in range(11)] == [True] * 10 + [False]
    assert sum(budgets.take(f"browser {n}", None) for n in range(50)) == 10
    assert [budgets.take("ada", 0) for _ in range(11)] == [True] * 10 + [False]
    assert not budgets.take("a new cookie in the same seat", 0)
    assert budgets.take("bo", 1)
    now = 2.0
    assert [budgets.take("ada", 0), budgets.take("ada", 0)] == [True, False]
    for n in range(1000):
        now += 60
        budgets.take(f"{n}", None)
    assert len(budgets.browsers) <= 200


# What is kept


def test_old_lines_go_and_numbers_never_repeat(tmp_path: Path) -> None:
    with running(tmp_path / "saucer.db", chat_lines=4) as server:
        ada = server.browser()
        table = ada.make("strangers", "Ada", "open", settings={"spectators_write": True})
        socket, watcher = ada.open(table["code"]), server.browser().open(table["watch"])
        for number in range(1, 6):
            say(socket, f"line {number}")
        for number in range(6, 9):
            say(watcher, f"spam {number}")
        assert received(ada, table["code"]) == ["line 3", "line 4", "line 5", "spam 8"]
    for lines in (4, 0):
        with running(tmp_path / "saucer.db", chat_lines=lines) as server:
            socket = ada_again(server, ada).open(table["code"])
            say(socket, f"with {lines} kept")
    with running(tmp_path / "saucer.db", chat_lines=4) as server:
        socket = ada_again(server, ada).open(table["code"])
        assert socket.until("hello")["chat"] == []
        socket.send(kind="chat", text="last")
        assert socket.until("chat")["line"]["line"] == 11


def ada_again(server: Running, ada: Browser) -> Browser:
    """The same browser at the same database on another port."""
    again = server.browser()
    again.cookie = ada.cookie
    return again


def test_spectators_do_not_push_players_out_of_what_a_newcomer_is_sent() -> None:
    chat = Chat(0, 2000, 30.0)
    for number in range(200):
        chat.add(None if number % 10 else 0, "", str(number), None)  # type: ignore[arg-type]
    shown = chat.latest(None)
    assert sum(line.seat == 0 for line in shown) == 20
    assert sum(line.seat is None for line in shown) == 25
    assert [line.line for line in shown] == sorted(line.line for line in shown)


# Mutes


def test_anyone_mutes_a_player_or_all_spectators_for_themselves(server: Running) -> None:
    ada, bo, eve = server.browser(), server.browser(), server.browser()
    path, code = at_table(ada, bo, spectators_write=True)
    one, other, watcher = ada.open(code), bo.open(code), eve.open(ada.get(path)["table"]["watch"])
    say(other, "from Bo")
    say(watcher, "from Eve")
    answer = ada.post(f"{path}/mute", {"seat": 1, "muted": True})["you"]["muted"]
    assert answer == [1]
    lines = one.until("lines")
    assert ([line["text"] for line in lines["lines"]], lines["you"]["muted"]) == (["from Eve"], [1])
    assert ada.post(f"{path}/mute", {"muted": True})["you"]["muted"] == [1, None]
    say(other, "Bo again")
    say(watcher, "Eve again")
    say(one, "and I")
    assert received(ada, code) == ["and I"]
    assert received(bo, code) == ["from Bo", "from Eve", "Bo again", "Eve again", "and I"]
    ada.post(f"{path}/mute", {"seat": 1, "muted": False})
    assert (
        one.until("lines", lambda answer: answer["you"]["muted"] == [None])["lines"][0]["text"] == "from Bo"
    )
    for seat in (0, 7):
        assert ada.refused(f"{path}/mute", {"seat": seat, "muted": True})["code"] in (
            "mute/nobody",
            "seat/unknown",
        )


def test_a_spectator_mutes_by_the_link_to_watch(server: Running) -> None:
    ada, bo, eve = server.browser(), server.browser(), server.browser()
    path, _ = at_table(ada, bo)
    watch = ada.get(path)["table"]["watch"]
    say(bo.open(path.split("/")[-1]), "from Bo")
    answer = eve.post(f"/api/tables/{watch}/mute", {"seat": 1, "muted": True})
    assert (answer["you"]["muted"], answer["table"]["code"]) == ([1], None)
    assert received(eve, watch) == []
    assert eve.refused(f"/api/tables/{watch}/mute", {"seat": 1, "muted": True, "for_all": True})["code"] == (
        "table/not-maker"
    )


def test_mutes_have_a_limit_and_those_of_players_stay() -> None:
    chat = Chat(0, 10, 30.0)
    chat.mute(("ada", "bo"), {"ada"})
    gone = [old for n in range(3 * MOST_MUTES) for old in chat.mute((f"cookie {n}", "bo"), {"ada"})]
    assert len(chat.mutes) == MOST_MUTES
    assert gone[0] == ("cookie 0", "bo")
    assert ("ada", "bo") in chat.mutes


def test_mutes_of_new_cookies_do_not_fill_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saucer.server.tables.audience.chat.MOST_MUTES", 5)
    with running(tmp_path / "saucer.db") as server:
        ada, bo = server.browser(), server.browser()
        path, code = at_table(ada, bo)
        ada.post(f"{path}/mute", {"seat": 1, "muted": True})
        for _ in range(12):
            server.browser().post(f"{path}/mute", {"seat": 0, "muted": True})
        number = server.hub.tables[code].row.number
        assert len(server.hub.services.chats.mutes(number)) == 5
    with running(tmp_path / "saucer.db") as server:
        assert ada_again(server, ada).get(path)["you"]["muted"] == [1]


def test_the_maker_mutes_for_all_and_the_muted_stays_so(ada: Browser, bo: Browser) -> None:
    path, code = at_table(ada, bo)
    one, other = ada.open(code), bo.open(code)
    assert (
        bo.refused(f"{path}/mute", {"seat": 0, "muted": True, "for_all": True})["code"] == "table/not-maker"
    )
    ada.post(f"{path}/mute", {"seat": 1, "muted": True, "for_all": True})
    assert other.until("table", lambda answer: answer["table"]["muted"] == [1])
    assert refused(other, "hello?")["code"] == "chat/muted"
    bo.post(f"{path}/stand", {"seat": 1})
    bo.post(f"{path}/sit", {"seat": 1, "name": "Nobody"})
    assert refused(other, "hello?")["code"] == "chat/muted"
    ada.post(f"{path}/mute", {"seat": 1, "muted": False, "for_all": True})
    say(other, "thanks")
    say(one, "behave")


# The link to watch, and sending away


def test_the_maker_closes_the_link_to_watch_and_opens_another(server: Running) -> None:
    ada, bo, eve = server.browser(), server.browser(), server.browser()
    path, _ = at_table(ada, bo)
    ada.post(f"{path}/start")
    old = ada.get(path)["table"]["watch"]
    watcher, guest = eve.open(old), eve.open(path.split("/")[-1])
    player = bo.open(path.split("/")[-1])
    assert bo.refused(f"{path}/spectators", {"watch": False})["code"] == "table/not-maker"
    ada.post(f"{path}/spectators", {"watch": False})
    for socket in (watcher, guest):
        assert socket.until("refused")["code"] == "table/private"
        assert socket.close_code() == 4004
    assert player.until("table", lambda answer: not answer["table"]["settings"]["spectators"])
    assert eve.ask("GET", f"/api/tables/{old}")[0] == 404
    assert eve.open(old).until("refused")["code"] == "table/unknown"
    assert eve.open(path.split("/")[-1]).until("refused")["code"] == "table/private"
    new = ada.post(f"{path}/spectators", {"watch": True})["table"]["watch"]
    assert new != old
    assert eve.open(old).until("refused")["code"] == "table/unknown"
    assert eve.open(new).until("view")["seat"] is None


def test_a_closed_link_stays_closed_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path / "saucer.db") as server:
        ada = server.browser()
        table = ada.make("strangers", "Ada", start=True)
        new = ada.post(f"/api/tables/{table['code']}/spectators", {"watch": False})["table"]["watch"]
    with running(tmp_path / "saucer.db") as server:
        eve = server.browser()
        assert eve.open(table["watch"]).until("refused")["code"] == "table/unknown"
        assert eve.open(new).until("refused")["code"] == "table/private"


def test_a_guest_who_was_sent_away_cannot_sit_again(server: Running) -> None:
    ada, bo, eve = server.browser(), server.browser("fr"), server.browser()
    path, code = at_table(ada, bo)
    socket = bo.open(code)
    assert bo.refused(f"{path}/send-away", {"seat": 0})["code"] == "table/not-maker"
    assert ada.refused(f"{path}/send-away", {"seat": 0})["code"] == "seat/no-guest"
    ada.post(f"{path}/send-away", {"seat": 1})
    assert "demandé de partir" in socket.until("refused")["text"]
    assert socket.close_code() == 4004
    assert bo.refused(f"{path}/sit", {"name": "Bo"})["code"] == "table/sent-away"
    assert bo.open(code).until("refused")["code"] == "table/sent-away"
    eve.post(f"{path}/sit", {"name": "Eve"})
    ada.post(f"{path}/start")
    assert ada.refused(f"{path}/send-away", {"seat": 1})["code"] == "table/started"


# Flags


def test_flags_are_kept_with_the_lines_around_them_for_the_operator(tmp_path: Path) -> None:
    database = tmp_path / "saucer.db"
    with running(database) as server:
        ada, bo = server.browser(), server.browser()
        path, code = at_table(ada, bo)
        socket = bo.open(code)
        for number in range(1, 9):
            say(socket, f"line {number}")
        for _ in range(2):
            ada.post(f"{path}/flag", {"line": 7})
        assert ada.refused(f"{path}/flag", {"line": 99})["code"] == "line/unknown"
        listed = json.loads(run("tables", "flags", "--database", str(database), "--json").stdout)
        (flag,) = listed
        assert (flag["number"], flag["line"], flag["by"]["name"], flag["code"]) == (1, 7, "Ada", code)
        assert [line["text"] for line in flag["lines"]] == [f"line {number}" for number in range(2, 9)]
        server.hub.delete(server.hub.tables[code])
        shown = run("tables", "flags", "--database", str(database), "--language", "fr").stdout
        assert "Signalement 1" in shown
        assert "→" in next(line for line in shown.splitlines() if "line 7" in line)
        unknown = run("tables", "flags", "--remove", "5", "--database", str(database), "--language", "fr")
        assert one_sentence(unknown) == "aucun signalement ne porte le numéro 5"
        empty = run("tables", "flags", "--remove", "1", "--database", str(database))
        assert empty.stdout == "No line of chat is flagged.\n"


def test_flags_have_limits_and_spectators_leave_those_of_players_alone(server: Running) -> None:
    ada, bo = server.browser(), server.browser()
    path, code = at_table(ada, bo)
    socket = bo.open(code)
    for number in range(MOST_SPECTATORS_FLAGS + 1):
        say(socket, f"line {number}")
    for number in range(MOST_SPECTATORS_FLAGS):
        server.browser().post(f"{path}/flag", {"line": number + 1})
    answer = server.browser().refused(f"{path}/flag", {"line": 1})
    assert (answer["code"], str(MOST_SPECTATORS_FLAGS) in answer["text"]) == ("flag/too-many", True)
    for number in range(MOST_FLAGS):
        ada.post(f"{path}/flag", {"line": number + 1})
    assert ada.refused(f"{path}/flag", {"line": MOST_FLAGS + 1})["code"] == "flag/too-many"
    bo.post(f"{path}/flag", {"line": 1})
