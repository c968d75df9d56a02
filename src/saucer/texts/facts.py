"""Facts: the variables that a sentence is filled in with, made from the fields of moves, events and refusals.

The variables of a field `x`:

- a text: `$x` its name, `$x-id` its id, `$x-slot` its slot or 0, and `$x-<form>` each form of its name;
- a seat: `$x` its name, `$x-is` (`you`, `self` when it is the seat that acts, or `other`) and `$x-starts`
  (`vowel` or `other`);
- several: `$x` all of them joined, `$x-count`, and `$x-first…`, `$x-last…` as above;
- several seats: `$x`, `$x-count`, `$x-is` (`you`, `with-you` or `other`) and `$x-others`, all but the viewer;
- a bool: `$x` is `yes` or `no`;
- a number is itself;
- None: `$x` is empty, `$x-id` is `none`, `$x-count` is 0.
"""

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

from saucer.texts.fields import element_type, family_of, is_seat, is_tuple, kebab
from saucer.texts.vocabulary import Vocabulary, slot_of

Facts = dict[str, str | int]

NOTHING = "none"
SCORES = "scores"
VOWELS = "aeiou"


class FactFormatter:
    """Formats facts for one viewer, with the names of the players."""

    def __init__(self, vocabulary: Vocabulary, viewer: int | None, names: Sequence[str]) -> None:
        self.vocabulary = vocabulary
        self.viewer = viewer
        self.names = names
        self.actor: int | None = None

    def facts(self, values: Mapping[str, Any], types: Mapping[str, Any]) -> Facts:
        facts: Facts = {}
        for name, value in values.items():
            facts.update(self.fact(kebab(name), value, types.get(name, object)))
        return facts

    def fact(self, name: str, value: Any, hint: Any) -> Facts:
        if value is None:
            return {name: "", f"{name}-id": NOTHING, f"{name}-count": 0}
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        if isinstance(value, int):
            return self.seat_fact(name, value) if is_seat(hint) else {name: value}
        if isinstance(value, str):
            return self.text_fact(name, value, family_of(name, hint))
        if isinstance(value, tuple):
            return self.several(name, value, element_type(hint) if is_tuple(hint) else object)
        return {name: str(value)}

    def text_fact(self, name: str, value: str, family: str) -> Facts:
        facts: Facts = {
            name: self.vocabulary.name(family, value),
            f"{name}-id": value,
            f"{name}-slot": slot_of(value),
        }
        for form in self.vocabulary.forms(family):
            facts[f"{name}-{form}"] = self.vocabulary.name(family, value, form)
        return facts

    def seat_fact(self, name: str, seat: int) -> Facts:
        called = self.seat_name(seat)
        role = "you" if seat == self.viewer else "self" if seat == self.actor else "other"
        if self.actor is None:
            self.actor = seat
        return {name: called, f"{name}-id": seat, f"{name}-is": role, f"{name}-starts": first_sound(called)}

    def seat_name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.vocabulary.name("seat", seat)

    def several(self, name: str, values: tuple[Any, ...], hint: Any) -> Facts:
        facts: Facts = {f"{name}-count": len(values)}
        if is_seat(hint):
            return {**facts, **self.several_seats(name, values)}
        if name == SCORES:
            return {**facts, name: self.score_list(values)}
        facts[name] = self.vocabulary.join([str(self.fact(name, value, hint)[name]) for value in values])
        if values:
            facts.update(self.fact(f"{name}-first", values[0], hint))
            facts.update(self.fact(f"{name}-last", values[-1], hint))
        return facts

    def several_seats(self, name: str, seats: Sequence[int]) -> Facts:
        others = [seat for seat in seats if seat != self.viewer]
        among = self.viewer in seats
        return {
            name: self.vocabulary.join([self.seat_name(seat) for seat in seats]),
            f"{name}-others": self.vocabulary.join([self.seat_name(seat) for seat in others]),
            f"{name}-is": "other" if not among else "with-you" if others else "you",
        }

    def score_list(self, scores: Sequence[int]) -> str:
        """`Ada: 6, Bo: 4` in this language."""
        return ", ".join(
            self.vocabulary.format("score-of", seat=self.seat_name(seat), score=score)
            for seat, score in enumerate(scores)
        )


def first_sound(name: str) -> str:
    """Whether a name begins with a vowel, which matters in French: d'Ada, but de Bo."""
    first = unicodedata.normalize("NFD", name[:1]).lower()[:1]
    return "vowel" if first and first in VOWELS else "other"
