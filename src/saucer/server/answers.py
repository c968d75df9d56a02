"""Answers to what players want to know: why not, what would come of a move, and what would a bot do."""

import asyncio
from typing import Any

from saucer.engine.chance import Chance
from saucer.engine.types import Seat, TakeBack
from saucer.server.connection import Connection
from saucer.server.play import Play
from saucer.server.refusals import Refused
from saucer.server.speech import choice, news
from saucer.server.thinking import Weighed
from saucer.server.wire import Advice, AskPreview, AskWhy, TellHint, TellPreview, TellWhy
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


def show_preview(play: Play, seat: Seat, asked: AskPreview, language: str) -> TellPreview:
    """What a move would lead to, told from what the seat knows; refused where chance or a secret has a say in it."""
    move = play.read(asked.move)
    refusal = play.match.refusal(seat, move)
    if refusal is not None:
        raise play.in_words(refusal, seat, language)
    if isinstance(move, (TakeBack, *play.game.races)):
        raise Refused("preview/unknown")
    found = what_comes(play, seat, move, 1)
    if found is None or found != what_comes(play, seat, move, 2):
        raise Refused("preview/unknown")
    view, events = found
    names = play.table.names(language)
    told = tuple(news(play.game.id, language, event, seat, names) for event in events)
    return TellPreview(seat, play.turn(seat), asked.move, told, view, asked.id)


def what_comes(play: Play, seat: Seat, move: Any, guess: int) -> tuple[Any, list[Any]] | None:
    """The view and the news after a move, in a state imagined from the seat's own view; None where chance decides."""
    game, chance = play.game, Chance(guess, 1, "preview")
    state = game.imagine(play.view(seat), Chance(guess, 0, "preview"))
    events = game.advance(state, seat, move, chance)
    if chance.used:
        return None
    return game.see(state, seat), [game.see_event(state, event, seat) for event in events]


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
