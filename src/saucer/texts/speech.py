"""Puts moves, events, refusals, options, decisions and outcomes of one game into sentences."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from saucer.engine.errors import Speaker
from saucer.engine.types import Data, Message, Outcome, Refusal
from saucer.games import game_called
from saucer.texts.facts import Facts, Teller
from saucer.texts.fields import field_types, kebab, types_by_name
from saucer.texts.vocabulary import MissingText, Vocabulary

__all__ = ["MissingText", "OptionText", "Texts", "speaker", "texts"]

Names = Sequence[str]
"""What the players are called, by seat; a seat beyond the end goes by the game's own name for it."""


Choice = bool | int | str


@dataclass(frozen=True)
class OptionText:
    """An option as people read it."""

    label: str
    help: str


class Texts(Vocabulary):
    """One game in one language. `viewer` is the seat that reads, and is called you; None for a spectator."""

    def __init__(self, game: str | None, language: str, *, strict: bool = False) -> None:
        super().__init__(game, language, strict=strict)
        self.fact_types = {} if game is None else types_by_name(game_called(game))

    def move(self, move: Message, viewer: int | None = None, names: Names = ()) -> str:
        """A label for a button or a menu."""
        return self.tell("move", move, Teller(self, viewer, names))

    def event(self, event: Message, viewer: int | None = None, names: Names = ()) -> str:
        """A sentence for the log."""
        return self.tell("event", event, Teller(self, viewer, names))

    def refusal(self, refusal: Refusal, viewer: int | None = None, names: Names = ()) -> str:
        """Why not. Facts are put into words like the fields of the same name in moves and events."""
        facts = Teller(self, viewer, names).facts(refusal.facts, self.fact_types)
        return self.write(f"refuse-{refusal.reason}", facts)

    def option(self, name: str) -> OptionText:
        text_id = f"option-{kebab(name)}"
        return OptionText(self.write(text_id, {}), self.write(f"{text_id}.help", {}))

    def choice(self, option: str, value: Choice) -> str:
        """What one choice of an option is called."""
        word = str(value).lower() if isinstance(value, bool) else str(value)
        text_id = f"option-{kebab(option)}-{word}"
        if isinstance(value, bool) and not self.has(text_id):
            return self.write(f"choice-{word}", {})
        return str(value) if isinstance(value, int) and not self.has(text_id) else self.write(text_id, {})

    def outcome(self, outcome: Outcome, viewer: int | None = None, names: Names = ()) -> str:
        """How a match ended and who won."""
        facts = self.facts_of(outcome, Teller(self, viewer, names))
        facts["points"] = outcome.scores[outcome.winners[0]] if outcome.winners else max(outcome.scores)
        return self.write(f"outcome-{outcome.reason}", {**facts, "seats": len(outcome.scores)})

    def decide(
        self, decision: Any, seat: int | None = None, viewer: int | None = None, names: Names = ()
    ) -> str:
        """What to do now. `decision` is a phase, or data with one; `seat` is who decides."""
        teller = Teller(self, viewer, names)
        if seat is not None and seat != viewer:
            return self.write("waiting", teller.seat_fact("seat", seat))
        if isinstance(decision, str):
            return self.write(f"decide-{decision}", {})
        return self.write(f"decide-{decision.phase}", self.facts_of(decision, teller))

    def seat(self, seat: int, names: Names = ()) -> str:
        """What a seat is called."""
        return Teller(self, None, names).seat_name(seat)

    def tell(self, what: str, message: Message, teller: Teller) -> str:
        return self.write(f"{what}-{kebab(type(message).__name__)}", self.facts_of(message, teller))

    def facts_of(self, data: Data, teller: Teller) -> Facts:
        values = {name: getattr(data, name) for name in data.__struct_fields__}
        return teller.facts(values, field_types(type(data)))


@cache
def texts(game: str | None = None, language: str = "en") -> Texts:
    """The texts of a game, or without one those that all games share."""
    return Texts(game, language)


def speaker(game: str) -> Speaker:
    """What puts a game's refusals into words."""

    def speak(refusal: Refusal, language: str) -> str:
        return texts(game, language).refusal(refusal)

    return speak
