"""Why moves are refused or do nothing: every reason the rules give, each the id of a sentence, `refuse-<reason>`."""

from typing import Any, Final

from saucer.engine.bits import has
from saucer.engine.types import Facts, Refusal, Seat
from saucer.games.eti.moves import DrawProject
from saucer.games.eti.rules.seats import companies
from saucer.games.eti.state import STARTED_OVER, State

REFUSALS: Final = (
    "match-over", "another-choice-first", "alien-does-not-take-part", "wait-for-the-others", "not-your-turn",
    "started-over-already", "nothing-to-start-over", "immunity-first", "upgrades-left", "no-upgrades-left",
    "choose-not-drop", "not-immune-to", "immune-already", "no-immunity-due",
    "only-the-alien-reveals", "must-reveal",
    "level-not-open", "not-a-company", "company-not-open", "not-held-for-this",
    "not-your-public-project", "not-your-project", "another-project-is-meant",
    "no-card-at-port", "no-such-card-left", "play-the-card-first", "name-another-agenda",
    "three-at-most", "not-to-yourself", "not-with-the-alien", "decides-nothing", "cannot-be-chosen",
    "not-that-much-in-bank", "not-yours-to-offer", "not-held-by-you", "offer-is-empty", "no-such-offer",
    "finish-your-offer", "open-an-offer-first", "not-ready-yet", "come-back-first",
    "research-banned", "ports-are-full", "nowhere-to-change-to",
    "no-two-cards-there", "no-swaps-left", "cards-are-alike",
    "leave-that-project", "not-in-the-centre",
    "no-such-attack-card", "no-hidden-attack-card", "no-such-card-to-scrap",
    "nothing-to-submit", "no-threat-to-ignore", "no-such-president", "companies-do-not-fit",
)  # fmt: skip


def refuse(rule: str, reason: str, facts: Facts | None = None) -> Refusal:
    return Refusal(rule, reason, facts or {})


def refuse_start_over(state: State, seat: Seat) -> Refusal:
    """Refuse to start over twice, or before anything was done. (R13.26)"""
    if state.choice[seat] == STARTED_OVER:
        return refuse("R13.26", "started-over-already")
    return refuse("R13.26", "nothing-to-start-over")


def refuse_level(rule: str, move: DrawProject) -> Refusal:
    return refuse(rule, "level-not-open", {"level": move.level})


def refuse_company(state: State, rule: str, company: Seat) -> Refusal:
    """Refuse a company that cannot be named now, or a seat that is no company, such as the revealed alien. (R4.3)"""
    facts: Facts = {"seat": company}
    known = 0 <= company < state.seats and has(companies(state), company)
    if known:
        return refuse(rule, "company-not-open", facts)
    return refuse("R4.3" if rule.startswith("R4.") else rule, "not-a-company", facts)


def never_refused(_state: State, _seat: Seat, move: Any) -> Refusal:
    """Never called with a legal move: for phases in which every move is legal."""
    raise AssertionError(f"{move} is legal")
