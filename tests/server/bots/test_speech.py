"""Bots at a table of E.T.I. say why they bargain as they do; people do not have words put into their mouths."""

import json

from tests.server.support.driving import Browser, Socket

PERSON = 0
MOST_MOVES = 400


def speeches(socket: Socket) -> list[tuple[int | None, str]]:
    """Everything said so far, with who says it."""
    found: list[tuple[int | None, str]] = []
    for text in socket.received:
        message = json.loads(text)
        for news in message.get("events", ()) if message["kind"] == "view" else ():
            assert news.get("said") != ""
            if "said" in news:
                found.append((news["speaker"], news["said"]))
    return found


def test_bots_say_why_and_people_say_nothing(ada: Browser) -> None:
    options = {"length": "short", "timer": 0}
    table = ada.make("eti", "Ada", "easy", "easy", "easy", options=options, start=True)
    socket = ada.open(table["code"])
    said: list[tuple[int | None, str]] = []
    for _ in range(MOST_MOVES):
        message = socket.until("view", lambda message: bool(message["moves"] or message["outcome"]))
        said = speeches(socket)
        if message["outcome"] or said:
            break
        ready = [choice["move"] for choice in message["moves"] if choice["move"]["kind"] == "ready"]
        socket.move(ready[0] if ready else message["moves"][0]["move"])
    assert said, "no bot said a word"
    assert all(seat != PERSON for seat, _ in said)
