"""Answers to what players want to know: why not, and what would a bot do."""

import asyncio

from saucer.engine.words import Seat
from saucer.server.connection import Connection
from saucer.server.play import Play
from saucer.server.refusals import Refused
from saucer.server.speech import choice
from saucer.server.thinking import Weighed
from saucer.server.wire import Advice, AskWhy, TellHint, TellWhy
from saucer.server.words import words
from saucer.texts import texts

HINT_LEVEL = "normal"


def explain_why(play: Play, seat: Seat, asked: AskWhy, language: str) -> TellWhy:
    """The first rule that a move breaks, as this seat may know it."""
    refusal = play.match.refusal(seat, play.read(asked.move))
    if refusal is None:
        return TellWhy(
            seat, asked.move, legal=True, rule=None, text=words(language).say("may-be-made"), id=asked.id
        )
    text = texts(play.game.id, language).refusal(refusal, seat, play.table.names(language))
    return TellWhy(seat, asked.move, legal=False, rule=refusal.rule, text=text, id=asked.id)


def give_hint(play: Play, seat: Seat, one: Connection, ask: int | None) -> None:
    """Have a bot think, and tell what it would do once it knows."""
    if not play.moves(seat):
        raise Refused("hint/nothing")
    if one.hinting or play.hub.pool.is_full:
        raise Refused("hint/busy")
    one.hinting = True
    one.hint = asyncio.create_task(think(play, seat, one, ask))


async def think(play: Play, seat: Seat, one: Connection, ask: int | None) -> None:
    moves, turn = play.moves(seat), play.turn(seat)
    try:
        weighed = await play.hub.pool.advise(play.bots.task(seat, HINT_LEVEL, moves, "hint"))
    except Exception:  # noqa: BLE001 - whatever happened there, the player is told something
        play.hub.trouble("no hint could be given")
        play.hub.refuse(one, Refused("hint/busy"), seat, ask)
        return
    finally:
        one.hinting = False
    names = play.table.names(one.language)
    told = [advice(play, one.language, moves[each.place], each, seat, names) for each in weighed]
    one.tell(TellHint(seat, turn, tuple(told), ask))


def advice(
    play: Play, language: str, move: object, weighed: Weighed, seat: Seat, names: tuple[str, ...]
) -> Advice:
    label = choice(play.game.id, language, move, seat, names)
    return Advice(label.move, label.text, weighed.share, weighed.value)
