"""What the invasion does to each company, as far as a viewer can know it (R10.9, R10.10)."""

from saucer.engine.types import Seat
from saucer.games.eti.help_view import DangerView, EndingView, Outlook
from saucer.games.eti.numbers import (
    NOBODY,
    Card,
    Project,
    card_of,
    has,
    lies_open,
    only,
    projects_in,
    seats_in,
)
from saucer.games.eti.rules.attack import best_sacrifice
from saucer.games.eti.rules.endgame_cards import base_attack, card_attack, project_defence, project_fame
from saucer.games.eti.rules.seats import companies
from saucer.games.eti.rules.vaults import vault_of
from saucer.games.eti.state import State, copy

ENDING_RULES = {"fame": "R10.11", "president": "R10.11", "conquest": "R10.12"}


def see_dangers(state: State, own: Seat) -> list[DangerView | None]:
    """The danger of every human company once the alien is known; the viewer reckons with its own card. (R10.8)"""
    found: list[DangerView | None] = [None] * state.seats
    if not state.revealed:
        return found
    twin = state
    if own != NOBODY and not has(state.role_shown, own):
        twin = copy(state)
        twin.role_shown |= only(own)
    for seat in seats_in(companies(state)):
        found[seat] = see_danger(twin, seat)
    return found


def see_danger(state: State, seat: Seat) -> DangerView:
    box = state.box
    base = base_attack(state, seat)
    cards = attack_cards(state, seat)
    known = base + sum([points for points in cards if points is not None])
    hidden = cards.count(None)
    worths = hidden_worths(state, seat) if hidden else []
    least, most = known + sum(worths[:hidden]), known + sum(worths[len(worths) - hidden :])
    projects = projects_in(vault_of(state, seat))
    defence = state.shelter[seat] + sum([project_defence(state, seat, project) for project in projects])
    given_up = sacrifice(state, seat, projects, known, survives=defence >= known)
    kept = [project_fame(state, seat, project) for project in projects if project not in given_up]
    outlook: Outlook = "safe" if defence >= most else "doomed" if defence < least else "open"
    return DangerView(
        base=base, cards=tuple(cards), known=known, least=least, most=most, defence=defence,
        survives=defence >= known, outlook=outlook, gives_up=tuple([box.project_ids[project] for project in given_up]),
        fame=sum(kept),
    )  # fmt: skip


def attack_cards(state: State, seat: Seat) -> list[int | None]:
    """What each attack card before a company counts; before they are placed, as many hidden ones. (R10.5, R10.9)"""
    if not state.invading:
        return [None] * (state.variant.multiplier + state.box.alien_cards[state.roles[state.alien]])
    return [
        card_attack(state, seat, card_of(card)) if lies_open(card) else None for card in state.attack[seat]
    ]


def hidden_worths(state: State, seat: Seat) -> list[int]:
    """What every card that lies open nowhere would count against a company, rising."""
    counts = state.box.card_counts[:]
    for row in state.attack:
        for card in row:
            if lies_open(card):
                counts[card_of(card)] -= 1
    if state.taken >= 0 and lies_open(state.taken):
        counts[card_of(state.taken)] -= 1
    found: list[int] = []
    for kind, count in enumerate(counts):
        found += [card_attack(state, seat, Card(kind))] * count
    found.sort()
    return found


def sacrifice(
    state: State, seat: Seat, projects: list[Project], attack: int, *, survives: bool
) -> list[Project]:
    """What a company discards to meet an attack; all it has where it cannot. (R10.10, R13.20)"""
    if not survives:
        return projects
    defences = [project_defence(state, seat, project) for project in projects]
    fames = [project_fame(state, seat, project) for project in projects]
    return [projects[index] for index in best_sacrifice(defences, fames, attack - state.shelter[seat])]


def see_ending(state: State) -> EndingView | None:
    """Who won by which rule, and whether the Earth held. (R10.11, R10.12)"""
    if state.result is None:
        return None
    return EndingView(
        winner=state.result.winners[0],
        rule=ENDING_RULES[state.result.reason],
        held=state.survivors != 0,
        alien=state.alien,
        survivors=tuple(seats_in(state.survivors)),
        destroyed=tuple(seats_in(companies(state) & ~state.survivors)),
    )
