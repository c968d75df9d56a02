"""What is true of every state of E.T.I., real or imagined."""

from saucer.games.eti.box import ALL_THREATS, HELD
from saucer.games.eti.components import ABILITIES
from saucer.games.eti.legal import to_move
from saucer.games.eti.questions import members, threats_allowed, threats_of, vault_of
from saucer.games.eti.stages import ARRANGE, OVER, THREAT, UPGRADES
from saucer.games.eti.state import KIND_MASK, NOBODY, State


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
    assert bool(to_move(state)) == (state.stage != OVER)
    assert (state.result is not None) == (state.stage == OVER)


def check_research(state: State) -> None:
    """Every research card is somewhere, and only once."""
    counts = state.deck[:]
    places = [*state.ports, *state.attack, state.discards]
    if state.taken != NOBODY:
        places.append([state.taken])
    for cards in places:
        for card in cards:
            counts[card & KIND_MASK] += 1
    assert counts == state.box.card_counts, f"research cards lost or doubled: {counts}"
    assert min(state.deck) >= 0
    assert all(len(ports) <= state.box.ports for ports in state.ports)
    if state.stage == ARRANGE:
        for seat, order in enumerate(state.orders):
            assert not order or sorted(order) == sorted(state.ports[seat])


def check_projects(state: State) -> None:
    """Every project is in a pile, in the centre, in a vault, or on its way there.

    While a tie is settled, projects already won are still in the centre.
    """
    places = [state.piles, state.centre, *state.vaults]
    won = [project for project in state.winners if project != NOBODY]
    places += [1 << project for project in won if not (state.centre >> project) & 1]
    in_event = state.shown != NOBODY and not (state.centre >> state.shown) & 1
    if in_event and not any((vault_of(state, seat) >> state.shown) & 1 for seat in range(state.seats)):
        places.append(1 << state.shown)
    assert sum(place.bit_count() for place in places) == state.box.projects, "projects lost or doubled"
    union = 0
    for place in places:
        union |= place
    assert union == state.box.all_projects
    for seat in range(state.seats):
        assert state.study[seat] == NOBODY or (state.centre >> state.study[seat]) & 1
    assert state.lost & ~union == 0


def check_events(state: State) -> None:
    """Every event is in the deck, discarded, held, or under a project."""
    places = [state.event_deck, state.event_discards, state.attached, *state.held]
    assert sum(place.bit_count() for place in places) == state.box.events, "events lost or doubled"
    union = 0
    for place in places:
        union |= place
    assert union == (1 << state.box.events) - 1
    for held in state.held:
        assert all(state.box.event_by[event] == HELD for event in members(held))
    marks = sum(state.fame_marks) + sum(state.defence_marks)
    assert marks == sum(state.box.event_number[event] for event in members(state.attached))


def check_tokens(state: State) -> None:
    """Tokens are the permanent ones and those of own projects; immunities are what security pays for."""
    for seat in range(state.seats):
        for ability in range(len(ABILITIES)):
            tied = sum(
                state.box.upgrades[project].count(ability) for project in members(vault_of(state, seat))
            )
            index = 4 * seat + ability
            assert state.tokens[index] == state.permanent[index] + tied, "a token came from nowhere"
        assert 0 <= state.immune[seat] <= ALL_THREATS
        if state.stage not in (UPGRADES, THREAT):
            assert threats_of(state, seat) == threats_allowed(state, seat), "immunities do not fit security"
    green = sum(min(tokens, state.box.last_space) + 1 for tokens in state.tokens) + 2 * state.seats
    red = sum(threats_of(state, seat) for seat in range(state.seats))
    assert green <= state.box.components.green_tokens
    assert red <= state.box.components.red_tokens


def check_free_upgrades(state: State) -> None:
    for seat in range(state.seats):
        permanent = sum(state.permanent[4 * seat : 4 * seat + 4])
        assert permanent >= state.box.free_upgrades or state.stage == UPGRADES


def check_roles(state: State) -> None:
    """One alien, and humans with a card each of their own."""
    assert len(set(state.roles)) == state.seats
    aliens = [seat for seat in range(state.seats) if state.roles[seat] < state.box.aliens]
    assert aliens == [state.alien]
    if state.revealed:
        assert state.president != state.alien
        assert (state.role_shown >> state.alien) & 1
        assert state.study[state.alien] == NOBODY
        assert not state.held[state.alien]


def check_seats(state: State) -> None:
    for seat in range(state.seats):
        assert 0 <= state.bank[seat] <= state.box.bank_limit
        assert state.bank[seat] % 10 == 0
    assert 0 <= state.president < state.seats
    assert 0 <= state.awaited < 1 << state.seats
    assert state.claimed <= state.box.projects
    assert state.countdown >= 0


def check_bargaining(state: State) -> None:
    for offer in state.offers:
        assert offer.giver != offer.to
        assert offer.points or offer.projects or offer.events
    for seat, draft in enumerate(state.drafts):
        assert draft is None or draft.giver == seat
    assert max(state.opened) <= 3
