"""Answers to players: why a move is refused, what it would lead to, what a bot would do."""

import asyncio
from typing import Any, NamedTuple

from saucer.bots.hints import Weighed
from saucer.engine.chance import Chance
from saucer.engine.game import AnyGame
from saucer.engine.types import Seat, TakeBack, Viewer
from saucer.server.bots.decision import Account, BotDecision
from saucer.server.bots.worker_pool import WorkerPool
from saucer.server.guard.refusals import Refused
from saucer.server.language import server_phrases
from saucer.server.metrics import Metrics
from saucer.server.protocol.messages import AskPreview, AskWhy, SendHint, SendLog, SendPreview, SendWhy
from saucer.server.protocol.values import Advice
from saucer.server.tables.audience.subscriber import Subscriber, send_refusal
from saucer.server.tables.match.live_match import LiveMatch
from saucer.server.tables.match.narration import choice, news
from saucer.server.tables.table import Table
from saucer.texts import texts
from saucer.texts.narrator import Narrator

HINT_LEVEL = "normal"


def explain_why(table: Table, live_match: LiveMatch, seat: Seat, asked: AskWhy, language: str) -> SendWhy:
    """The first rule that a move breaks, as this seat may know it."""
    refusal = live_match.match.refusal(seat, live_match.read(asked.move))
    if refusal is None:
        text = server_phrases(language).format("may-be-made")
        return SendWhy(seat, asked.move, legal=True, rule=None, text=text, id=asked.id)
    text = texts(live_match.game.id, language).refusal(refusal, seat, table.names(language))
    return SendWhy(seat, asked.move, legal=False, rule=refusal.rule, text=text, id=asked.id)


def show_preview(
    table: Table, live_match: LiveMatch, seat: Seat, asked: AskPreview, language: str
) -> SendPreview:
    """What a move would lead to as far as the seat knows; refused where chance or hidden information matters."""
    move = live_match.read(asked.move)
    refusal = live_match.match.refusal(seat, move)
    if refusal is not None:
        raise table.refused(refusal, seat, language)
    if isinstance(move, TakeBack) or live_match.is_race(move):
        raise Refused("preview/unknown")
    found = imagine_result(live_match, seat, move, 1)
    if found is None or found != imagine_result(live_match, seat, move, 2):
        raise Refused("preview/unknown")
    view, events = found
    narrator = Narrator(live_match.game, language, seat, table.names(language))
    state = live_match.match.state
    pieces = tuple(news(narrator.sentence_as_seen(state, event)) for event in events)
    return SendPreview(seat, live_match.decision_number(seat), asked.move, pieces, view, asked.id)


def imagine_result(live_match: LiveMatch, seat: Seat, move: Any, guess: int) -> tuple[Any, list[Any]] | None:
    """The view and the events after a move, in a state imagined from the seat's own view; None where chance decides."""
    game, chance = live_match.game, Chance(guess, 1, "preview")
    state = game.sight.imagine(live_match.view(seat), Chance(guess, 0, "preview"))
    events = game.rules.advance(state, seat, move, chance)
    if chance.used:
        return None
    return game.sight.show(game.sight.see(state, seat)), [
        game.sight.see_event(state, event, seat) for event in events
    ]


class AskedHint(NamedTuple):
    """A request for a hint, with the state at that time, because the match goes on meanwhile."""

    decision: BotDecision
    game: AnyGame
    state: Any
    number: int
    names: tuple[str, ...]
    language: str
    ask: int | None

    @property
    def seat(self) -> Seat:
        return Seat(self.decision.seat)

    def answer(self, weighed: list[Weighed]) -> SendHint:
        return SendHint(self.seat, self.number, tuple(map(self.advice, weighed)), self.ask)

    def advice(self, weighed: Weighed) -> Advice:
        move = self.decision.moves[weighed.place]
        described = self.game.sight.describe(self.state, move)
        label = choice(self.game.id, self.language, move, self.seat, self.names, described)
        return Advice(label.move, label.text, weighed.share, weighed.value)


def start_hint(
    table: Table, live_match: LiveMatch, seat: Seat, subscriber: Subscriber, ask: int | None
) -> None:
    """Have a bot search, and send what it would do once it knows. Raises Refused."""
    pool, language = table.services.pool, subscriber.language
    if not table.settings.hints:
        raise Refused("hint/off")
    if seat not in live_match.to_move:
        raise Refused("hint/nothing")
    if subscriber.hint is not None or pool.is_full(subscriber.holder or ""):
        raise Refused("hint/busy")
    account = Account(is_awaited=True, group=subscriber.group, browser=subscriber.holder or "")
    decision = live_match.decision(seat, HINT_LEVEL, "hint")._replace(account=account)
    asked = AskedHint(
        decision,
        live_match.game,
        live_match.match.state,
        live_match.decision_number(seat),
        table.names(language),
        language,
        ask,
    )
    subscriber.hint = asyncio.create_task(send_hint(pool, asked, subscriber, table.metrics))


async def send_hint(pool: WorkerPool, asked: AskedHint, subscriber: Subscriber, metrics: Metrics) -> None:
    """Send the answer to a question, or a refusal."""
    try:
        weighed = await pool.advise(asked.decision.task())
        subscriber.send(asked.answer(weighed))
    except Exception:  # noqa: BLE001 - whatever happened there, the player gets an answer
        metrics.report_error("no hint could be given")
        send_refusal(metrics, subscriber, Refused("hint/busy"), asked.seat, asked.ask)
    finally:
        subscriber.hint = None


async def send_log(table: Table, viewer: Viewer, subscriber: Subscriber, ask: int | None) -> None:
    """Send the news of the whole match, which may have to be played again first."""
    try:
        subscriber.send(await whole_log(table, viewer, subscriber.language, ask))
    except Refused as refused:
        send_refusal(table.metrics, subscriber, refused, ask=ask)
    except Exception:  # noqa: BLE001 - whatever happened there, the player gets an answer
        table.metrics.report_error("a log could not be sent")
        send_refusal(table.metrics, subscriber, Refused("server/storage"), ask=ask)


async def whole_log(table: Table, viewer: Viewer, language: str, ask: int | None) -> SendLog:
    """Everything that a viewer has been sent, what happens meanwhile included."""
    steps = (await table.whole_match()).steps
    assert table.broadcast is not None, "a match that has started is broadcast"
    later = [step for step in table.broadcast.match.steps if step.number > len(steps)]
    return table.broadcast.log([*steps, *later], viewer, language, ask)
