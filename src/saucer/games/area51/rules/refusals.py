"""The reasons for which a move can be refused; each is the id of a text `refuse-<reason>`."""

from saucer.engine.types import Facts, Refusal

REFUSALS = (
    "regions-are-alike",
    "not-your-turn", "another-choice-first", "you-can-act",
    "no-cards-left", "not-in-display", "from-left-to-right", "deck-is-empty",
    "refreshed-already", "refresh-comes-first", "card-not-in-hand",
    "no-marker", "no-space", "no-tower", "no-cap", "no-bunker-there", "not-your-bunker",
    "no-card-of-colour", "too-few-cards", "wrong-colour",
    "cards-in-order", "lower-cards-first", "not-in-region", "hangars-in-order",
    "no-such-vehicle", "vehicle-stays", "no-such-route", "number-too-high", "number-must-rise",
    "no-such-hangar", "hangar-is-empty", "not-in-pile", "another-bunker-first", "must-load",
    "other-colour", "level-too-low", "others-must-load",
    "only-pick-ups", "match-over",
    "no-cap-of-that-colour",
)  # fmt: skip


def refuse(rule: str, reason: str, facts: Facts | None = None) -> Refusal:
    assert reason in REFUSALS
    return Refusal(rule, reason, facts or {})
