"""The address for links to others: the one in the network, given only to those who sit at the server's computer."""

import json
from pathlib import Path
from socket import create_connection

import pytest
from websockets.sync.client import connect

from saucer.server.http.api import reach
from saucer.server.http.api.reach import address_for_others, is_here
from tests.server.support.driving import Running, running

NETWORK = "192.168.1.20"


@pytest.fixture(autouse=True)
def _in_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "own_address", lambda: NETWORK)


def port_of(server: Running) -> str:
    return server.address.rstrip("/").rpartition(":")[2]


def test_a_server_for_the_network_knows_its_address(tmp_path: Path) -> None:
    with running(tmp_path / "saucer.db", host="0.0.0.0") as server:
        assert server.browser().get("/api/reach") == {"address": f"http://{NETWORK}:{port_of(server)}"}


def test_a_server_for_one_computer_has_none(server: Running) -> None:
    assert server.browser().get("/api/reach") == {"address": None}


def test_those_who_come_from_elsewhere_are_not_given_it(tmp_path: Path) -> None:
    with running(tmp_path / "saucer.db", host="0.0.0.0", hosts=("play.example.org",)) as server:
        for name in (f"{NETWORK}:{port_of(server)}", "play.example.org"):
            visitor = server.browser()
            visitor.headers["Host"] = name
            assert visitor.get("/api/reach") == {"address": None}


def test_a_friend_in_the_network_sits_down_and_plays(tmp_path: Path) -> None:
    """By the address in the network: its name is known, its cookie is its own, and its page may open sockets."""
    with running(tmp_path / "saucer.db", host="0.0.0.0") as server:
        table = server.browser().make("strangers", "Ada", "open")
        friend = server.browser()
        friend.headers["Host"] = place = f"{NETWORK}:{port_of(server)}"
        friend.headers["Origin"] = f"http://{place}"
        friend.post(f"/api/tables/{table['code']}/sit", {"seat": 1, "name": "Bob"})
        assert friend.cookie
        with connect(
            f"ws://{place}/api/tables/{table['code']}/socket",
            sock=create_connection(("127.0.0.1", int(port_of(server)))),
            additional_headers={"Cookie": friend.cookie, "Origin": f"http://{place}"},
        ) as socket:
            hello = json.loads(socket.recv())
        assert (hello["kind"], hello["you"]["seats"]) == ("hello", [1])


@pytest.mark.parametrize(
    ("listening", "found"),
    [
        ("127.0.0.1", None),
        ("::1", None),
        ("localhost", None),
        ("0.0.0.0", NETWORK),
        ("::", NETWORK),
        ("10.0.0.7", "10.0.0.7"),
        ("saucer.lan", "saucer.lan"),
    ],
)
def test_where_others_find_a_server(listening: str, found: str | None) -> None:
    assert address_for_others(listening) == found


@pytest.mark.parametrize(
    ("client", "host", "here"),
    [
        ("127.0.0.1", "127.0.0.1:8051", True),
        ("::1", "[::1]:8051", True),
        ("127.0.0.1", "localhost:8051", True),
        ("127.0.0.1", "play.example.org", False),
        ("192.168.1.30", "localhost:8051", False),
        ("127.0.0.1", "192.168.1.20:8051", False),
    ],
)
def test_who_is_at_this_computer(client: str, host: str, here: bool) -> None:
    assert is_here(client, host) is here
