"""What the invasion does to each company, as far as a viewer can know it (R10.9, R10.10)."""

from saucer.engine.bits import has, only
from saucer.engine.types import Seat
from saucer.games.eti.help_view import DangerView, EndingView, Outlook, ProjectWorth
from saucer.games.eti.numbers import NOBODY, Card, Project, card_of, lies_open, projects_in, seats_in
from saucer.games.eti.rules.attack import best_sacrifice
from saucer.games.eti.rules.endgame_cards import base_attack, card_attack, project_defence, project_fame
from saucer.games.eti.rules.seats import companies
from saucer.games.eti.rules.vaults import vault_of
from saucer.games.eti.state import State, copy

ENDING_RULES = {"fame": "R10.11", "president": "R10.11", "conquest": "R10.12"}


def see_dangers(state: State, own: Seat) -> list[DangerView | None]:
    """Return the danger of every human company once the alien is known, with the viewer's own card. (R10.8)"""
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
    base = base_attack(state, seat)
    cards = attack_cards(state, seat)
    known = base + sum([points for points in cards if points is not None])
    hidden = cards.count(None)
    may_be = hidden_worths(state, seat) if hidden else []
    least, most = known + sum(may_be[:hidden]), known + sum(may_be[len(may_be) - hidden :])
    projects = projects_in(vault_of(state, seat))
    worths = [see_worth(state, seat, project) for project in projects]
    defence = state.shelter[seat] + sum([worth.defence for worth in worths])
    given_up = sacrifice(worths, known - state.shelter[seat], survives=defence >= known)
    outlook: Outlook = "safe" if defence >= most else "doomed" if defence < least else "open"
    return DangerView(
        base=base, cards=tuple(cards), known=known, least=least, most=most, projects=tuple(worths), defence=defence,
        survives=defence >= known, outlook=outlook, gives_up=tuple([worths[index].project for index in given_up]),
        fame=sum([worth.fame for index, worth in enumerate(worths) if index not in given_up]),
    )  # fmt: skip


def see_worth(state: State, seat: Seat, project: Project) -> ProjectWorth:
    return ProjectWorth(
        state.tables.project_ids[project],
        project_defence(state, seat, project),
        project_fame(state, seat, project),
    )


def attack_cards(state: State, seat: Seat) -> list[int | None]:
    """What each attack card before a company counts; before they are placed, as many hidden ones. (R10.5, R10.9)"""
    if not state.invading:
        return [None] * (state.variant.multiplier + state.tables.alien_cards[state.roles[state.alien]])
    return [
        card_attack(state, seat, card_of(card)) if lies_open(card) else None for card in state.attack[seat]
    ]


def hidden_worths(state: State, seat: Seat) -> list[int]:
    """What every card that lies open nowhere would count against a company, rising."""
    counts = state.tables.card_counts[:]
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


def sacrifice(worths: list[ProjectWorth], attack: int, *, survives: bool) -> list[int]:
    """The projects, by index, that a company discards to meet an attack; all where it cannot. (R10.10, R13.20)"""
    if not survives:
        return list(range(len(worths)))
    return best_sacrifice([worth.defence for worth in worths], [worth.fame for worth in worths], attack)


def see_ending(state: State) -> EndingView | None:
    """Return who won by which rule, and whether any company survived. (R10.11, R10.12)"""
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
