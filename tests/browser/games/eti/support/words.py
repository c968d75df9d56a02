"""What the board of E.T.I. says of a view, in English: on the table, in a turn and in the invasion."""

from collections.abc import Iterator
from typing import Any

from saucer.games.eti.components import STANDARD
from saucer.games.eti.help_view import DangerView
from saucer.games.eti.view import OfferView, PortView, SeatView, View
from tests.browser.support.stage import NAMES


def offer_words(words: Any, view: View, offer: OfferView) -> str:
    gifts = [f"{offer.points} points"] if offer.points else []
    gifts += [words.name("project", project) for project in offer.projects]
    gifts += [words.name("incident", event) for event in offer.events]
    verb = "offer" if offer.seat == view.viewer else "offers"
    given = ", ".join(gifts[:-1]) + " and " + gifts[-1] if gifts[1:] else gifts[0]
    wish = "a vote for" if offer.voting else "choosing"
    return f"{verb} {called(view, offer.to)} {given} for {wish} {called(view, offer.wish)}."


def promise_words(view: View) -> Iterator[str]:
    for giver, state in enumerate(view.seats):
        for to, choice in enumerate(state.promises):
            if choice is not None:
                verb = "promise" if giver == view.viewer else "promises"
                yield f"{verb} {called(view, to)}: "


def called(view: View, seat: int) -> str:
    return "you" if seat == view.viewer else NAMES[seat]


def words_of_turn(words: Any, view: View) -> Iterator[str]:
    if view.alien is None:
        yield f"Claimed {view.claimed}: the alien may reveal from {view.threshold}, must from {view.forced}"
    for seat, state in enumerate(view.seats):
        yield f"Bank {state.bank}."
        yield f"{'you' if seat == view.viewer else NAMES[seat]} ({words.name('seat', seat)})."
        yield words_for_ports(words, state)
        if state.study:
            yield f"Studies {words.name('project', state.study)}."
        yield f"Defence {state.defence}, fame {state.fame}."
    in_centre = view.decision.phase not in (
        "arrange",
        "ordering",
        "reviewing",
    )
    for project in view.centre if in_centre else ():
        yield f"{words.name('project', project)}: level "
        students = [seat for seat, state in enumerate(view.seats) if state.study == project]
        if students:
            yield "Studied by"


def words_for_ports(words: Any, state: SeatView) -> str:
    if not state.ports:
        return "Ports: empty."
    if all(port.card is None for port in state.ports):
        return f"Ports: {len(state.ports)} face down."
    return f"Ports: {', '.join(f'{index} {port_words(words, port)}' for index, port in enumerate(state.ports, 1))}."


def port_words(words: Any, port: PortView) -> str:
    return "face down" if port.card is None else str(words.name("card", port.card))


# The invasion


def words_of_alien(words: Any, view: View) -> Iterator[str]:
    """The alien's console: its card, projects, tactics, and what it can still do."""
    assert view.alien is not None
    assert view.alien_card
    alien = view.seats[view.alien]
    projects = [*alien.secret, *alien.public]
    yield "You are the alien" if view.alien == view.viewer else NAMES[view.alien]
    yield f'button "{words.name("role", view.alien_card)}"'
    yield "No projects" if not projects else f"{len(projects)} project"
    yield from (words.name("project", project) for project in projects)
    yield from (f'button "{words.name("threat", threat)}"' for threat in alien.immunities)
    if view.decision.phase in ("intel", "send"):
        yield "Intel: one use left" if view.left == 1 else f"Intel: {view.left} uses left"
    if view.decision.phase == "mash":
        yield "Mash: one card to place" if view.left == 1 else f"Mash: {view.left} cards to place"
    if view.taken:
        card = view.taken.card
        taken = words.name("card", card) if card else "a card face down"
        yield f"Taken from {NAMES[view.taken.source]}: {taken}"


def words_under_attack(words: Any, view: View, seat: int) -> Iterator[str]:
    """The article of a company: its attack, its defence, every project with its numbers, and what it would keep."""
    state = view.seats[seat]
    danger = state.danger
    assert danger is not None
    settled = view.decision.phase == "crown"
    verdict = ("survives" if state.survives else "destroyed") if settled else FATES[danger.outlook]
    yield f'heading "{"Your company" if seat == view.viewer else NAMES[seat]}"'
    yield verdict
    if seat == view.president:
        yield "President"
    yield words.name("role", state.role) if state.role else "endgame card still secret"
    if state.immunities:
        yield f"Immune to {words.join([words.name('threat', threat) for threat in state.immunities])}."
    if state.shelter:
        yield f"Deep Shelter: {state.shelter} more defence"
    yield f"Base {danger.base}"
    yield from (f"attack {counts}" for counts in danger.cards if counts is not None)
    yield words_of_attack(danger)
    yield f'term: Defence - definition: "{danger.defence}"'
    yield from words_of_projects(words, view, state, danger)
    fame = 0 if verdict in ("doomed", "destroyed") else danger.fame
    yield f"Fame left: {fame}" if settled else f"As far as known, fame left: {fame}"


def words_of_attack(danger: DangerView) -> str:
    if danger.least == danger.most:
        return f'term: Attack - definition: "{danger.most}"'
    return f"term: Attack - definition: {danger.least} to {danger.most}"


FATES = {"safe": "safe", "open": "in danger", "doomed": "doomed"}


def words_of_projects(words: Any, view: View, state: SeatView, danger: DangerView) -> Iterator[str]:
    if not danger.projects:
        yield "No projects."
    for worth in danger.projects:
        name = words.name("project", worth.project)
        parts = [f"defence {worth.defence}", f"fame {worth.fame}"]
        parts.append("top-secret vault" if worth.project in state.secret else "public vault")
        if worth.project in view.fame_moved:
            parts.append("its fame counts as defence")
        if worth.project in danger.gives_up:
            parts.append("lost" if view.decision.phase == "crown" else "would be given up")
        yield f"{name}: level {LEVELS[worth.project]}, {', '.join(parts)}"


LEVELS = {card.id: card.level for card in STANDARD.projects}
