"""What is true of every state of E.T.I., real or imagined."""

from saucer.engine.bits import members
from saucer.games.eti.components import ABILITIES
from saucer.games.eti.numbers import NO_KNOWN_CARD, NO_PROJECT, card_of
from saucer.games.eti.phase_numbers import ARRANGE, OVER, THREAT, UPGRADES
from saucer.games.eti.rules.company import threats_allowed, threats_of
from saucer.games.eti.rules.seats import all_seats, to_move
from saucer.games.eti.rules.vaults import vault_of
from saucer.games.eti.state import State
from saucer.games.eti.tables import ALL_THREATS, HELD


def check(state: State) -> None:
    """Raise AssertionError at the first thing that is not as it must be."""
    check_pieces(state)
    check_free_upgrades(state)


def check_pieces(state: State) -> None:
    """All but the free upgrades of the setup, which scenes set up by hand leave out."""
    check_research(state)
    check_projects(state)
    check_events(state)
    check_tokens(state)
    check_roles(state)
    check_seats(state)
    check_bargaining(state)
    assert bool(to_move(state)) == (state.phase != OVER)
    assert (state.result is not None) == (state.phase == OVER)


def check_research(state: State) -> None:
    """Every research card is somewhere, and only once."""
    counts = state.deck[:]
    places = [*state.ports, *state.attack, state.discards]
    if state.taken != NO_KNOWN_CARD:
        places.append([state.taken])
    for cards in places:
        for card in cards:
            counts[card_of(card)] += 1
    assert counts == state.tables.card_counts, f"research cards lost or doubled: {counts}"
    assert min(state.deck) >= 0
    assert all(len(ports) <= state.tables.ports for ports in state.ports)
    if state.phase == ARRANGE:
        for seat, order in enumerate(state.orders):
            assert not order or sorted(order) == sorted(state.ports[seat])


def check_projects(state: State) -> None:
    """Every project is in a pile, in the centre, in a vault, or on its way there.

    While a tie is settled, projects already won are still in the centre.
    """
    places = [state.piles, state.centre, *state.vaults]
    won = [project for project in state.winners if project != NO_PROJECT]
    places += [1 << project for project in won if not (state.centre >> project) & 1]
    in_event = state.shown != NO_PROJECT and not (state.centre >> state.shown) & 1
    if in_event and not any((vault_of(state, seat) >> state.shown) & 1 for seat in all_seats(state)):
        places.append(1 << state.shown)
    assert sum(place.bit_count() for place in places) == state.tables.projects, "projects lost or doubled"
    union = 0
    for place in places:
        union |= place
    assert union == state.tables.all_projects
    for seat in all_seats(state):
        assert state.study[seat] == NO_PROJECT or (state.centre >> state.study[seat]) & 1
    assert state.lost & ~union == 0


def check_events(state: State) -> None:
    """Every event is in the deck, discarded, held, or under a project."""
    places = [state.incident_deck, state.incident_discards, state.attached, *state.held]
    assert sum(place.bit_count() for place in places) == state.tables.incidents, "events lost or doubled"
    union = 0
    for place in places:
        union |= place
    assert union == (1 << state.tables.incidents) - 1
    for held in state.held:
        assert all(state.tables.incident_by[event] == HELD for event in members(held))
    marks = sum(state.fame_marks) + sum(state.defence_marks)
    assert marks == sum(state.tables.incident_number[event] for event in members(state.attached))


def check_tokens(state: State) -> None:
    """Tokens are the permanent ones and those of own projects; immunities are what security pays for."""
    for seat in all_seats(state):
        for ability in range(len(ABILITIES)):
            tied = sum(
                state.tables.upgrades[project].count(ability) for project in members(vault_of(state, seat))
            )
            index = 4 * seat + ability
            assert state.tokens[index] == state.permanent[index] + tied, "a token came from nowhere"
        assert 0 <= state.immune[seat] <= ALL_THREATS
        if state.phase not in (UPGRADES, THREAT):
            assert threats_of(state, seat) == threats_allowed(state, seat), "immunities do not fit security"
    green = sum(min(tokens, state.tables.last_space) + 1 for tokens in state.tokens) + 2 * state.seats
    red = sum(threats_of(state, seat) for seat in all_seats(state))
    assert green <= state.tables.components.green_tokens
    assert red <= state.tables.components.red_tokens


def check_free_upgrades(state: State) -> None:
    for seat in all_seats(state):
        permanent = sum(state.permanent[4 * seat : 4 * seat + 4])
        assert permanent >= state.tables.free_upgrades or state.phase == UPGRADES


def check_roles(state: State) -> None:
    """One alien, and humans with a card each of their own."""
    assert len(set(state.roles)) == state.seats
    aliens = [seat for seat in all_seats(state) if state.roles[seat] < state.tables.aliens]
    assert aliens == [state.alien]
    if state.revealed:
        assert state.president != state.alien
        assert (state.role_shown >> state.alien) & 1
        assert state.study[state.alien] == NO_PROJECT
        assert not state.held[state.alien]


def check_seats(state: State) -> None:
    for seat in all_seats(state):
        assert 0 <= state.bank[seat] <= state.tables.bank_limit
        assert state.bank[seat] % 10 == 0
    assert 0 <= state.president < state.seats
    assert 0 <= state.awaited < 1 << state.seats
    assert state.claimed <= state.tables.projects
    assert state.countdown >= 0


def check_bargaining(state: State) -> None:
    for offer in state.offers:
        assert offer.giver != offer.to
        assert offer.points or offer.projects or offer.incidents
    for seat, draft in enumerate(state.drafts):
        assert draft is None or draft.giver == seat
    assert max(state.opened) <= 3
