"""By which name a server is asked for, whom its cookie names, and who may read its counters."""

import http.client
import json
import socket
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from saucer.server.guard.hosts import AllowedHosts, is_within
from saucer.server.guard.security import Signer
from saucer.server.metrics import RENEW_SECONDS, CoarseMetrics, Metrics
from saucer.server.settings import BadSettings, Settings, read_networks, read_settings
from tests.server.support.driving import Browser, Running, running

# Host


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "localhost:8051",
        "saucer.localhost:8051",
        "127.0.0.1:8051",
        "[::1]:8051",
        "192.168.1.20:8051",
        "10.0.0.4",
        "[fd00::7]:8051",
        "play.example.org",
        "PLAY.example.org:443",
        "games.example.net",
        "203.0.113.5:8051",
        socket.gethostname(),
        "",
    ],
)
def test_names_that_are_allowed(host: str) -> None:
    allowed = AllowedHosts(("play.example.org",), ("https://games.example.net",))
    assert allowed.has(host, "203.0.113.5")


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:8051", "localhost.evil.example", "8.8.8.8", "x" * 5000],
)
def test_names_that_are_not(host: str) -> None:
    assert not AllowedHosts(("play.example.org",)).has(host, "192.168.1.20")
    assert AllowedHosts(("*",)).has(host)


@pytest.mark.parametrize(
    "host",
    [
        "[", "a:b:c", "127.0.0.1:x", "localhost:99999", "[::1]x", "localhost, localhost", "local host",
        "localhost/x", "me@localhost", ":8051", "localhost\x00", "l\u00f6calhost", "[::1", "::1",
    ],
)  # fmt: skip
def test_what_is_no_name_is_refused_even_where_all_are_allowed(host: str) -> None:
    assert not AllowedHosts(("play.example.org",)).has(host, "192.168.1.20")
    assert not AllowedHosts(("*",)).has(host)


def test_a_site_whose_name_leads_here_is_refused(ada: Browser) -> None:
    table = ada.make("strangers", "Ada", start=True)
    ada.headers = {"Host": "evil.example", "Origin": "http://evil.example"}
    for method, path in (("GET", "/api/mine"), ("GET", "/"), ("POST", f"/api/tables/{table['code']}/leave")):
        status, answer = ada.ask(method, path)
        assert (status, answer["code"]) == (421, "host/unknown")
        assert "evil.example" in answer["text"]
    with pytest.raises(InvalidStatus):
        ada.open(table["code"], Host="evil.example", Origin="http://evil.example")


# Cookies


def test_cookies_are_read_by_one_rule(ada: Browser, bo: Browser) -> None:
    table = ada.make("strangers", "Ada", "Bo", start=True)
    bo.make("strangers", "Bo")
    for cookie, seats in {
        f"a=b; {ada.cookie}": [0, 1],
        f"saucer=forged.forged; {ada.cookie}": [0, 1],
        f"{ada.cookie}; {bo.cookie}": [0, 1],
        f"{bo.cookie}; {ada.cookie}": [],
        f'saucer="{ada.cookie[7:]}"': [],
        "saucer=": [],
    }.items():
        stranger = Browser(f"http://{ada.place}/")
        stranger.cookie = cookie
        assert stranger.get(f"/api/tables/{table['code']}")["you"]["seats"] == seats, cookie
        assert stranger.open(table["code"]).until("hello")["you"]["seats"] == seats, cookie


def test_a_forged_cookie_is_nobodys() -> None:
    signer = Signer("key")
    token = signer.new_token()
    assert signer.holder_in(f"saucer={token}") == signer.holder(token) is not None
    assert signer.holder_in(f"other={token}; saucer={token}x") is None


# https


@pytest.mark.parametrize("https", [True, False])
def test_browsers_are_kept_to_https_where_there_is_one(tmp_path: Path, https: bool) -> None:
    with running(tmp_path / "saucer.db", https=https) as server:
        for path in ("/", "/api/games", "/nothing"):
            connection = http.client.HTTPConnection(server.browser().place)
            connection.request("GET", path)
            answer = connection.getresponse()
            assert (answer.getheader("Strict-Transport-Security") is not None) == https
            connection.close()


# Counters


def test_counters_are_for_those_the_host_allows(tmp_path: Path) -> None:
    with running(tmp_path / "saucer.db") as server:
        ada = server.browser()
        assert ada.ask("GET", "/metrics")[0] == 200
        ada.headers["X-Forwarded-For"] = "203.0.113.5"
        assert ada.ask("GET", "/metrics")[0] == 404
    with running(tmp_path / "saucer.db", trusted_proxies="127.0.0.1") as server:
        ada = server.browser()
        assert ada.ask("GET", "/metrics")[0] == 200
        ada.headers["X-Forwarded-For"] = "127.0.0.1, 203.0.113.5"
        assert ada.ask("GET", "/metrics")[0] == 404
    with running(tmp_path / "saucer.db", metrics_for="10.1.0.0/16") as server:
        status, answer = server.browser().ask("GET", "/metrics")
        assert (status, answer["code"]) == (404, "page/unknown")


def test_addresses_within_networks() -> None:
    networks = read_networks(Settings().metrics_for)
    assert is_within("127.0.0.1", networks)
    assert is_within("::ffff:127.0.0.1", networks)
    assert is_within("::1", networks)
    assert not is_within("192.0.2.1", networks)
    assert not is_within("testclient", networks)
    with pytest.raises(BadSettings, match="IPv4 or IPv6"):
        read_settings(None, {"metrics_for": "everyone"})


def test_a_silent_move_does_not_show_in_the_counters() -> None:
    metrics = Metrics()
    coarse = CoarseMetrics(metrics)
    shown = set()
    for second in range(9):
        metrics.moves_total += 1
        metrics.messages_total += 1
        shown.add(coarse.render({"commits_total": second, "thinking": second % 2}, second * RENEW_SECONDS))
    assert len(shown) == 1
    metrics.moves_total += 1
    assert "saucer_moves_total 0" in coarse.render({}, 8.5 * RENEW_SECONDS)
    assert "saucer_moves_total 10" in coarse.render({}, 9.5 * RENEW_SECONDS)
    metrics.errors_total += 1
    assert "saucer_errors_total 1" in coarse.render({}, 9.5 * RENEW_SECONDS)


def test_hosts_are_set_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAUCER_HOSTS", "play.example.org,games.example.org")
    assert read_settings(None, {}).hosts == ("play.example.org", "games.example.org")


def test_the_settings_of_a_running_server_allow_its_address(server: Running) -> None:
    assert json.loads(server.browser().ask_raw("GET", "/api/health", None)[1])["status"] == "ok"
