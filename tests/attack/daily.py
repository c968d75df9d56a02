"""Attacks on the puzzle of the day: spam names, a bot that finishes a try, and a number that is used again."""

from pathlib import Path
from time import monotonic

from saucer.server.settings import Settings
from tests.attack.finding import Finding
from tests.server.support.driving import Answer, Browser
from tests.server.support.killing import Killable
from tests.server.support.towns import best_plan, build

PLACE = "/api/daily/panic"
SPAM = 40
LIMITS = {
    "SAUCER_MESSAGES_PER_SECOND": str(Settings().messages_per_second),
    "SAUCER_REQUESTS_PER_SECOND": str(Settings().requests_per_second),
    "SAUCER_SOCKETS_PER_ADDRESS": str(Settings().sockets_per_address),
    "SAUCER_DAILY_TRIES_PER_ADDRESS": str(Settings().daily_tries_per_address),
}
"""The limits of a server as it is installed."""


def run(folder: Path) -> list[Finding]:
    with Killable(folder / "spam.db", 0, **LIMITS) as server:
        spam = spam_names(server)
    with Killable(folder / "left.db", 0, **LIMITS) as server:
        left = leave_a_try(server)
    return [spam, left, reuse_a_number(folder / "numbers.db")]


def spam_names(server: Killable) -> Finding:
    """Begin a try under a new name with a new browser, again and again."""
    began, most = monotonic(), Settings().daily_tries_per_address
    answers = [Browser(server.address).ask("POST", PLACE, {"name": f"Spam {nth}"}) for nth in range(SPAM)]
    took = monotonic() - began
    begun = sum(status == 201 for status, _ in answers)
    codes = {answer["code"] for status, answer in answers if status != 201}
    return Finding(
        f"{SPAM} names for the table of the day from one address",
        f"at most {most} a day count, the others are refused",
        f"{begun} begun in {took:.1f} s, the others: {', '.join(sorted(codes)) or 'none'}",
        begun <= most and codes <= {"daily/too-many", "requests/too-many"},
    )


def leave_a_try(server: Killable) -> Finding:
    """Begin a try and have a bot take the seat, by leaving it or by lending it."""
    ada = Browser(server.address)
    table = ada.post(PLACE, {"name": "Ada"})["table"]
    status, lent = ada.ask("POST", f"/api/tables/{table['code']}/lend", {"seat": 0})
    ada.post(f"/api/tables/{table['code']}/leave")
    gone, _ = ada.ask("GET", f"/api/tables/{table['code']}")
    after = ada.get(PLACE)
    return Finding(
        "a bot finishes the try that counts",
        "no bot takes the seat, leaving ends the try without a rank",
        f"lending: {lent.get('code', status)}; after leaving: {after['own']['status']}, {len(after['tries'])} ranked",
        lent.get("code") == "daily/own-moves"
        and gone == 404
        and after["own"]["status"] == "given_up"
        and not after["tries"],
    )


def reuse_a_number(path: Path) -> Finding:
    """Delete the newest table, which is that of a try, kill the server, and finish another match on the next one."""
    server = Killable(path, 0, **LIMITS)
    ada = Browser(server.address)
    code = ada.post(PLACE, {"name": "Ada"})["table"]["code"]
    ada.ask("DELETE", f"/api/tables/{code}")
    server.kill()
    with Killable(path, 0, **LIMITS) as again:
        finish_other_match(Browser(again.address))
        returned = Browser(again.address)
        returned.cookie = ada.cookie
        own = returned.get(PLACE)["own"]
    return Finding(
        "another match gets the number of a deleted try after a kill",
        "it does not become a try",
        f"the try is {own['status']}, its score {own['score']}",
        own["score"] is None,
    )


def finish_other_match(browser: Browser) -> None:
    """Play the first match of a server to its end."""
    options: Answer = {"help": "all", "rounds": 1}
    table = browser.make("panic", "Bo", start=True, options=options)
    socket = browser.open(table["code"])
    cards = socket.until("view")["view"]["cards"]
    socket.close()
    build(browser, table["code"], best_plan([{"id": f"card-{card['card']}"} for card in cards]))
