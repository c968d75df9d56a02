"""Refusals: a code for programs and a sentence for people."""

from saucer.engine.errors import SaucerError
from saucer.server.guard.plain_text import shorten
from saucer.server.language import server_phrases
from saucer.server.protocol.messages import SendRefused

STATUSES = {
    "bots/too-many": 429,
    "chat/too-many": 429,
    "daily/day": 404,
    "daily/none": 404,
    "daily/too-many": 429,
    "flag/too-many": 429,
    "game/unknown": 404,
    "host/unknown": 421,
    "line/unknown": 404,
    "message/malformed": 400,
    "message/large": 413,
    "name/alike": 400,
    "name/bad": 400,
    "options/bad": 400,
    "origin/foreign": 403,
    "page/unknown": 404,
    "record/busy": 429,
    "record/large": 413,
    "record/unknown": 404,
    "record/unreadable": 400,
    "requests/too-many": 429,
    "seat/none": 403,
    "server/storage": 503,
    "table/not-maker": 403,
    "table/private": 403,
    "table/sent-away": 403,
    "table/unknown": 404,
    "tutorial/none": 404,
}
USUAL_STATUS = 409


class Refused(SaucerError):
    """A request or message that is refused. `facts` are what its sentence needs."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.facts = {name: shorten(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}
        self.rule: str | None = None
        self.text: str | None = None

    @property
    def status(self) -> int:
        return STATUSES.get(self.code, USUAL_STATUS)

    def message(self, language: str, seat: int | None = None, ask: int | None = None) -> SendRefused:
        """The refusal as it travels to someone who speaks `language`."""
        text = self.text or server_phrases(language).format(text_id(self.code), **self.facts)
        return SendRefused(self.code, text, self.rule, seat, ask)


def text_id(code: str) -> str:
    """The id of the sentence for a code."""
    return "refused-" + code.replace("/", "-")


def refused_by_rule(code: str, rule: str, text: str) -> Refused:
    """A refusal by the rules of a game, already put into words."""
    refused = Refused(code)
    refused.rule, refused.text = rule, text
    return refused
