"""A bot that sits down at a table and plays random legal moves: python bot.py http://127.0.0.1:8051 CODE"""

import asyncio
import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect


def sit(server: str, code: str) -> str:
    """Take the first open seat; the cookie that holds it."""
    headers = {"Content-Type": "application/json"}
    form = json.dumps({"name": "Bot in Python"}).encode()
    with urlopen(Request(f"{server}/api/tables/{code}/sit", form, headers)) as answer:
        return str(answer.headers["Set-Cookie"]).split(";")[0]


async def play(server: str, code: str) -> None:
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{code}/socket"
    headers = {"Cookie": sit(server, code)}
    async with connect(address, additional_headers=headers) as socket:
        async for text in socket:
            message = json.loads(text)
            if message["kind"] == "ping":
                await socket.send(json.dumps({"kind": "pong", "ping": message["ping"]}))
            elif message["kind"] == "view":
                for news in message["events"]:
                    print(news["text"])
                if message["outcome"]:
                    print(message["outcome"]["text"])
                    return
                if message["moves"]:
                    move = random.choice(message["moves"])["move"]
                    await socket.send(json.dumps({"kind": "move", "turn": message["turn"], "move": move}))


asyncio.run(play(sys.argv[1].rstrip("/"), sys.argv[2]))
