"""The reasons for which moves and options are refused, or moves do nothing."""

from saucer.engine.types import Facts, Refusal

REFUSALS = (
    "another-choice-first",
    "aliens-in-the-way",
    "architect-needs-one",
    "card-not-in-hand",
    "card-not-in-that-hand",
    "discard-before-acting",
    "discarded-already",
    "hand-first",
    "hand-is-empty",
    "houses-only",
    "kid-cannot-move",
    "look-at-others",
    "match-over",
    "move-one-first",
    "moved-already",
    "no-alien-there",
    "no-alien-to-remove",
    "no-date-on-a-date",
    "no-door-in-reach",
    "no-free-discard",
    "no-free-head-there",
    "no-hand-to-look-at",
    "no-house-free",
    "no-kid-at-a-stop",
    "no-kid-can-go",
    "no-kid-of-yours-there",
    "no-kid-on-the-way",
    "no-other-stop-there",
    "no-return",
    "no-route-through",
    "no-slot-there",
    "no-stop-on-an-alien",
    "no-such-card-left",
    "no-such-choice",
    "no-such-first-player",
    "no-such-kid-there",
    "nobody-in-the-library",
    "nobody-on-the-way",
    "nobody-to-send-out",
    "not-in-a-house-or-mansion",
    "not-on-this-board",
    "not-that-many-steps",
    "not-your-kid",
    "not-your-turn",
    "place-is-full",
    "red-line-in-the-way",
    "safe-kids-stay",
    "series-needs-two",
    "series-sets-board",
    "supply-is-empty",
    "teams-need-four",
    "too-many-on-the-way",
)
"""Each is the id of a text, `refuse-<reason>`."""


def refuse(rule: str, reason: str, facts: Facts | None = None) -> Refusal:
    """A refusal by this rule; `facts` are the values its text needs."""
    assert reason in REFUSALS, f"{reason} is not listed in REFUSALS"
    return Refusal(rule, reason, facts or {})
