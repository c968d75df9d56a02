"""Reconnecting: after a reload of the page, and after the server was killed."""

import socket
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.server.support.killing import Killable


def test_a_reload_in_the_middle_loses_nothing(visit: Visit) -> None:
    ada = visit()
    ada.go("/")
    ada.play_now("Don't Talk to Strangers")
    ada.play(6)
    ada.ask()
    before = [
        ada.question(),
        ada.page.locator(".log").inner_text(),
        ada.page.locator(".score").all_inner_texts(),
    ]
    expect(ada.page.locator(".log li").last).to_be_in_viewport()
    ada.page.reload()
    ada.ask()
    expect(ada.page.locator(".log li").last).to_be_in_viewport()
    after = [
        ada.question(),
        ada.page.locator(".log").inner_text(),
        ada.page.locator(".score").all_inner_texts(),
    ]
    assert after == before
    ada.play(3)


def test_a_killed_server_comes_back_and_the_match_goes_on(visit: Visit, tmp_path: Path) -> None:
    port = free_port()
    with Killable(tmp_path / "saucer.db", port) as first:
        ada = visit(address=first.address)
        ada.go("/")
        ada.play_now("Don't Talk to Strangers")
        ada.play(5)
        ada.ask()
        hand = ada.page.locator(".card").all_inner_texts()
        first.kill()
        ada.says("Connection lost. Trying again…")
    with Killable(tmp_path / "saucer.db", port):
        expect(ada.page.locator(".lost")).to_have_count(0, timeout=30_000)
        ada.ask()
        assert ada.page.locator(".card").all_inner_texts() == hand
        ada.play(3)
        ada.check()
        ada.page.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
