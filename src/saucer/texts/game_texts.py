"""Texts of one game in one language: its moves, events, refusals, options, decisions and outcomes as sentences."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

from msgspec import Struct

from saucer.engine.errors import RefusalFormatter
from saucer.engine.options import piece_of, plain_options
from saucer.engine.types import Data, Message, Outcome, Refusal
from saucer.games import game_called
from saucer.texts.facts import FactFormatter, Facts
from saucer.texts.fields import field_types, kebab, types_by_name
from saucer.texts.vocabulary import MissingText, Vocabulary

__all__ = ["MissingText", "OptionText", "Texts", "refusal_formatter", "texts"]

Names = Sequence[str]
"""The players' names by seat. A seat beyond the end has the game's own name for it."""

Choice = bool | int | str

WHY = "why"
PHRASES = 3
"""How many phrases a bot has for each reason, at most."""


@dataclass(frozen=True)
class OptionText:
    """The label and the description of an option."""

    label: str
    help: str


class Texts(Vocabulary):
    """One game in one language. `viewer` is the seat that reads, addressed as "you"; None for a spectator."""

    def __init__(self, game: str | None, language: str, *, strict: bool = False) -> None:
        super().__init__(game, language, strict=strict)
        self.fact_types = {} if game is None else types_by_name(game_called(game))

    def move(self, move: Message, viewer: int | None = None, names: Names = ()) -> str:
        """A label for a button or a menu."""
        facts = self.facts_of(move, FactFormatter(self, viewer, names))
        return self.format_values(f"move-{kebab(type(move).__name__)}", facts)

    def event(
        self, event: Message, viewer: int | None = None, names: Names = (), why: str | None = None
    ) -> str:
        """A sentence for the log. `why` is the code of the reason for it, where one is to be given."""
        formatter = FactFormatter(self, viewer, names)
        # An event that has a field of this name says its own reason.
        facts = {**formatter.fact(WHY, why, str), **self.facts_of(event, formatter)}
        return self.format_values(f"event-{kebab(type(event).__name__)}", facts)

    def speech(
        self, why: str, event: Message, said: int, viewer: int | None = None, names: Names = ()
    ) -> str:
        """What a bot says to what it did for a reason: one of the phrases for that.

        The phrases for a reason take turns, so that it is not said in the same words twice running.
        """
        return self.phrase(f"say-{why}", event, said, viewer, names)

    def reply(self, event: Message, said: int, viewer: int | None = None, names: Names = ()) -> str:
        """What a bot says to what somebody else did to it, where there is a phrase for that."""
        return self.phrase(f"reply-{kebab(type(event).__name__)}", event, said, viewer, names)

    def phrase(self, text_id: str, event: Message, said: int, viewer: int | None, names: Names) -> str:
        """One of the phrases under a text id, or nothing where the game has none."""
        if not self.has(text_id):
            return ""
        facts = self.facts_of(event, FactFormatter(self, viewer, names))
        return self.format_values(text_id, {**facts, "pick": said % PHRASES})

    def take_back(self, seat: int, viewer: int | None = None, names: Names = ()) -> str:
        """A sentence for the log: a seat has taken its last step back."""
        return self.format_values("took-back", FactFormatter(self, viewer, names).seat_fact("seat", seat))

    def refusal(self, refusal: Refusal, viewer: int | None = None, names: Names = ()) -> str:
        """Why a move is refused. Facts are formatted like the fields of the same name in moves and events."""
        facts = FactFormatter(self, viewer, names).facts(refusal.facts, self.fact_types)
        return self.format_values(f"refuse-{refusal.reason}", facts)

    def no_effect(self, refusal: Refusal, viewer: int | None = None, names: Names = ()) -> str:
        """Why a legal move would do nothing, with the rule."""
        return f"{self.refusal(refusal, viewer, names)} ({refusal.rule})"

    def option(self, name: str) -> OptionText:
        text_id = f"option-{kebab(name)}"
        return OptionText(self.format_values(text_id, {}), self.format_values(f"{text_id}.help", {}))

    def choice(self, option: str, value: Choice) -> str:
        """The name of one choice of an option."""
        word = str(value).lower() if isinstance(value, bool) else str(value)
        text_id = f"option-{kebab(option)}-{word}"
        if self.has(text_id):
            return self.format_values(text_id, {})
        if isinstance(value, bool):
            return self.format_values(f"choice-{word}", {})
        return word if isinstance(value, int) else self.format_values(text_id, {})

    def outcome(self, outcome: Outcome, viewer: int | None = None, names: Names = ()) -> str:
        """How a match ended and who won."""
        facts = self.facts_of(outcome, FactFormatter(self, viewer, names))
        facts["points"] = outcome.scores[outcome.winners[0]] if outcome.winners else max(outcome.scores)
        return self.format_values(f"outcome-{outcome.reason}", {**facts, "seats": len(outcome.scores)})

    def decision(
        self, decision: Any, seat: int | None = None, viewer: int | None = None, names: Names = ()
    ) -> str:
        """What to do now. `decision` is the name of a phase, or data with one; `seat` is the seat that decides."""
        formatter = FactFormatter(self, viewer, names)
        if seat is not None and seat != viewer:
            return self.format_values("waiting", formatter.seat_fact("seat", seat))
        if isinstance(decision, str):
            return self.format_values(f"decide-{decision}", {})
        return self.format_values(f"decide-{decision.phase}", self.facts_of(decision, formatter))

    def seat(self, seat: int, names: Names = ()) -> str:
        """The name of a seat."""
        return FactFormatter(self, None, names).seat_name(seat)

    def seat_names(self, options: Struct, seats: int) -> tuple[str, ...]:
        """The names of all seats, as far as the options let players choose them."""
        plain = plain_options(options)
        return tuple(self.seat(piece_of(plain, seat)) for seat in range(seats))

    def facts_of(self, data: Data, formatter: FactFormatter) -> Facts:
        values = {name: getattr(data, name) for name in data.__struct_fields__}
        return formatter.facts(values, field_types(type(data)))


@cache
def texts(game: str | None = None, language: str = "en") -> Texts:
    """The texts of a game, or without one those that all games share."""
    return Texts(game, language)


def refusal_formatter(game: str) -> RefusalFormatter:
    """A function that turns refusals of a game into sentences."""
    return partial(format_refusal, game)


def format_refusal(game: str, refusal: Refusal, language: str) -> str:
    """Why a move of a game is refused, as a sentence."""
    return texts(game, language).refusal(refusal)
