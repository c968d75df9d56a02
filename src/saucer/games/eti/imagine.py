"""Builds states that fit a view, with everything unknown drawn at random."""

from typing import Final

from saucer.engine.bits import has, members, only, with_
from saucer.engine.cache import Latest
from saucer.engine.chance import Chance
from saucer.engine.types import Seat
from saucer.games.eti.components import ALIEN_IDS
from saucer.games.eti.numbers import (
    NO_KNOWN_CARD,
    NO_PROJECT,
    NOBODY,
    UNKNOWN,
    Card,
    KnownCard,
    Role,
    card_of,
    knowers_of,
    known_card,
)
from saucer.games.eti.phase_numbers import AGENDA, ARRANGE, METHOD, UPGRADES, VOTES, WINDOW
from saucer.games.eti.rules.agendas import agendas_open
from saucer.games.eti.rules.company import lacks_threat
from saucer.games.eti.rules.events.voting_power import voters
from saucer.games.eti.rules.seats import all_seats, companies, everyone
from saucer.games.eti.rules.setup import upgrades_left
from saucer.games.eti.rules.turn import PASSES, REVEALS, must_reveal
from saucer.games.eti.sketch import seat_or_nobody, sketch
from saucer.games.eti.state import (
    State,
    copy,
    replaced,
)
from saucer.games.eti.tables import STANDARD_WAY, SUBMIT
from saucer.games.eti.view import View

NO_ROLE: Final = Role(-1)


class Sketch:
    """A state built from a view, with UNKNOWN for cards the view does not name."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.state = sketch(view)
        tables = self.state.tables
        self.roles = [NO_ROLE if seen.role is None else tables.role_of[seen.role] for seen in view.seats]
        """The endgame cards that the viewer knows."""
        self.hidden = [seat for seat in all_seats(self.state) if self.roles[seat] == NO_ROLE]
        self.spare = [Role(role) for role in range(tables.aliens, tables.roles) if role not in self.roles]
        """The human cards that others may have."""


SKETCHES: Final[Latest[View, Sketch]] = Latest()


def imagine(view: View, rng: Chance) -> State:
    """Return a state that fits the view, with everything unknown drawn at random."""
    known = SKETCHES.get(view) or SKETCHES.put(view, Sketch(view))
    state = copy(known.state)
    imagine_roles(state, known, rng)
    deal_cards(state, rng)
    imagine_secrets(state, view, rng)
    return state


# What is hidden


def imagine_roles(state: State, known: Sketch, rng: Chance) -> None:
    """Set the endgame cards the viewer knows, and deal the others at random. (R1.5)"""
    roles = known.roles[:]
    spare = known.spare[:]
    rng.shuffle(spare)
    for seat in known.hidden:
        roles[seat] = spare.pop()
    alien = NOBODY
    for seat in all_seats(state):
        if roles[seat] < state.tables.aliens:
            alien = seat
            break
    if alien == NOBODY:
        alien = known.hidden[rng.below(len(known.hidden))]
        roles[alien] = imagined_alien_card(state, known.view, rng)
    state.alien = alien
    state.roles = roles


def imagined_alien_card(state: State, view: View, rng: Chance) -> Role:
    if view.alien_card is None:
        return Role(rng.below(state.tables.aliens))
    return Role(ALIEN_IDS.index(view.alien_card))


def deal_cards(state: State, rng: Chance) -> None:
    """Replace UNKNOWN cards by random ones of the deck."""
    for seat in all_seats(state):
        state.ports[seat] = dealt(state.deck, state.ports[seat], rng)
    if state.invading:
        state.attack = [dealt(state.deck, row, rng) for row in state.attack]
    state.discards = dealt(state.deck, state.discards, rng)
    if state.taken != NO_KNOWN_CARD and card_of(state.taken) == UNKNOWN:
        state.taken = dealt(state.deck, [state.taken], rng)[0]


def dealt(deck: list[int], cards: list[KnownCard], rng: Chance) -> list[KnownCard]:
    """Return the cards with UNKNOWN ones drawn from the deck."""
    if not has_unknown(cards):
        return cards
    total = sum(deck)
    found: list[KnownCard] = []
    for card in cards:
        if card_of(card) != UNKNOWN:
            found.append(card)
            continue
        left = rng.below(total)
        kind = 0
        while left >= deck[kind]:
            left -= deck[kind]
            kind += 1
        deck[kind] -= 1
        total -= 1
        found.append(known_card(Card(kind), knowers_of(card)))
    return found


def has_unknown(cards: list[KnownCard]) -> bool:
    for card in cards:
        if card_of(card) == UNKNOWN:
            return True
    return False


# Secret choices


def imagine_secrets(state: State, view: View, rng: Chance) -> None:
    """Set the viewer's own secret choices, and random legal ones for the others."""
    own = seat_or_nobody(view.viewer)
    for seat in all_seats(state):
        if seat == own:
            state.choice[seat] = view.chosen
        elif not has(state.awaited, seat):
            state.choice[seat] = imagined_choice(state, seat, rng)
    if state.phase == ARRANGE:
        imagine_orders(state, view, own)


def imagined_choice(state: State, seat: Seat, rng: Chance) -> int:
    phase = state.phase
    if phase == AGENDA and state.study[seat] != NO_PROJECT and has(companies(state), seat):
        open_to_it = agendas_open(state, seat)
        return open_to_it[rng.below(len(open_to_it))]
    if phase == WINDOW:
        return imagined_answer(state, seat, rng)
    if phase == METHOD and state.agendas[seat] == SUBMIT and state.ports[seat]:
        return 1 + rng.below(2)
    if phase == VOTES and state.variant.hidden_vote and has(voters(state), seat):
        able = members(state.candidates)
        return 1 + able[rng.below(len(able))]
    if phase == UPGRADES:
        imagine_upgrades(state, seat, rng)
        return 1
    return 0


def imagined_answer(state: State, seat: Seat, rng: Chance) -> int:
    if seat != state.alien:
        return PASSES
    return REVEALS if must_reveal(state) or rng.flip() else PASSES


def imagine_upgrades(state: State, seat: Seat, rng: Chance) -> None:
    while upgrades_left(state, seat):
        index = 4 * seat + rng.below(4)
        state.tokens[index] += 1
        state.permanent = replaced(state.permanent, index, state.permanent[index] + 1)
    while lacks_threat(state, seat):
        state.immune = replaced(state.immune, seat, with_(state.immune[seat], rng.below(4)))


def imagine_orders(state: State, view: View, own: Seat) -> None:
    """Others' queues as they lay open; the viewer's own as far as it has come."""
    state.orders = [
        ports if state.methods[seat] == STANDARD_WAY else [] for seat, ports in enumerate(state.ports)
    ]
    if own == NOBODY:
        return
    state.orders[own] = []
    if view.order:
        knowers = everyone(state)
        state.orders[own] = [known_card(state.tables.card_of[card], knowers) for card in view.order]
        state.swaps = replaced(state.swaps, own, view.swaps)
        if view.drilled:
            state.drills |= only(own)
