"""An event card says itself whether it harms: what it takes, is worth and is said to be for agree with that."""

import pytest

from saucer.engine.types import Seat
from saucer.games.eti import GAME
from saucer.games.eti.components import IncidentCard, load_components, standard_text
from saucer.games.eti.events import CompanyChosen
from saucer.games.eti.moves import OfferPoints, OpenOffer, Propose
from saucer.games.eti.rules.events.effects import EFFECTS, effect_of, incident_worth
from saucer.games.eti.rules.seats import all_seats
from saucer.games.eti.rules.vaults import vault_of
from saucer.games.eti.state import State
from tests.games.eti.event_scenes import FIELDS
from tests.games.eti.scenes import ANN, BOB, CLEO, Cards, Names, act, begin, moves_of, of_kind, phase, scene

CARDS = [card for card in load_components(standard_text(), "standard").events if card.by != "held"]
DECIDED = [card for card in CARDS if card.by in ("president", "vote", "other")]
"""The cards over which companies bargain."""
FOLLOWS = "threat"
"""What a company decides because it has changed, whichever card did that."""
OWN: dict[int, Names] = {0: ["ruby-lasers"], 1: ["miracle-polymers"], 2: ["satellite-network"]}


def rich(event: str) -> State:
    """A turn on which this card will be drawn, among companies that have something of everything."""
    upgrades = {seat: {"staffing": 1, "creativity": 1} for seat in range(3)}
    ports: dict[int, Cards] = dict.fromkeys(range(3), (20, 30))
    bank = {0: 40, 1: 60, 2: 80}
    return scene(event=event, public=OWN, centre=FIELDS, bank=bank, upgrades=upgrades, ports=ports)


def drawn_among_the_rich(event: str) -> State:
    """The same, drawn; the project it is about is shown."""
    state = rich(event)
    begin(state, "event")
    while phase(state) == "level":
        act(state, ANN, moves_of(state, ANN)[0])
    return state


def goods(state: State, seat: Seat) -> list[int]:
    """All that a company wants more of; cards at its ports can be good or bad."""
    tokens = sum(state.tokens[4 * seat : 4 * seat + 4])
    marks = sum(state.fame_marks) + sum(state.defence_marks)
    may_research = not state.banned >> seat & 1
    return [state.bank[seat], tokens, vault_of(state, seat).bit_count(), marks, int(may_research)]


def carry_out(state: State) -> Seat:
    """Draw the card and let everybody make their first move until it is done; the company it falls to."""
    events = begin(state, "event")
    while phase(state) != "agenda":
        is_named = GAME.sight.see(state, None).decision.event is not None
        assert is_named or phase(state) == FOLLOWS, f"{phase(state)} does not say which card it is about"
        seat = GAME.rules.to_move(state)[0]
        events += act(state, seat, moves_of(state, seat)[0])
    (fallen,) = of_kind(events, CompanyChosen)
    target: Seat = fallen.company
    return target


def name_of(card: IncidentCard) -> str:
    return card.id


@pytest.mark.parametrize("card", CARDS, ids=name_of)
def test_a_card_that_only_takes_from_a_company_is_a_harm(card: IncidentCard) -> None:
    state = rich(card.id)
    had = [goods(state, seat) for seat in all_seats(state)]
    target = carry_out(state)
    changes = [now - before for now, before in zip(goods(state, target), had[target], strict=True)]
    takes, brings = min(changes) < 0, max(changes) > 0
    is_harm = EFFECTS[card.effect].is_harm
    assert is_harm or not takes or brings, f"{card.effect} only takes, but is no harm"
    assert not is_harm or not brings, f"{card.effect} is a harm, but brings something"


@pytest.mark.parametrize("card", CARDS, ids=name_of)
def test_companies_want_what_is_no_harm_and_nobody_wants_a_harm(card: IncidentCard) -> None:
    state = drawn_among_the_rich(card.id)
    worth = [incident_worth(state, seat) for seat in all_seats(state)]
    assert max(worth) < 0 if effect_of(state).is_harm else min(worth) >= 0


@pytest.mark.parametrize("card", DECIDED, ids=name_of)
def test_an_offer_is_explained_by_what_its_card_does(card: IncidentCard) -> None:
    state = drawn_among_the_rich(card.id)
    act(state, BOB, OpenOffer(ANN, CLEO), OfferPoints(10))
    before = GAME.states.copy(state)
    (proposed,) = act(state, BOB, Propose())
    expected = "to-be-spared" if effect_of(state).is_harm else "to-help"
    assert GAME.extras.talk.why(before, state, proposed) == (BOB, expected)
    assert GAME.sight.see(state, None).decision.harm == effect_of(state).is_harm


def test_there_are_harms() -> None:
    assert {name for name, effect in EFFECTS.items() if effect.is_harm} >= {"ban", "halve-bank"}
