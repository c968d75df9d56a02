"""Scenes: states of E.T.I. set up by hand, and short words for acting in them."""

from collections.abc import Sequence
from typing import Any

from saucer.engine.bits import members
from saucer.engine.chance import Chance
from saucer.engine.sink import Sink
from saucer.engine.types import Seat, TimeUp
from saucer.games.eti import GAME
from saucer.games.eti.components import ABILITIES, THREATS, CardId, IncidentId, ProjectId, RoleId
from saucer.games.eti.moves import (
    ChooseAgenda,
    ChooseCompany,
    ChooseMethod,
    ChooseProject,
    Finish,
    NextCard,
    OfferHeld,
    OfferProject,
    OpenOffer,
    Pass,
    PlaceMarker,
    PlayHeld,
    Propose,
    Ready,
    TakeAttack,
    Vote,
)
from saucer.games.eti.numbers import NO_PROJECT, Card, Role, cards_of, knowers_of, known_card
from saucer.games.eti.options import Options
from saucer.games.eti.phases import TABLE
from saucer.games.eti.rules.company import threats_allowed
from saucer.games.eti.rules.seats import all_seats, everyone
from saucer.games.eti.state import NO_FIELD, State
from saucer.games.eti.tables import PUBLIC, SECRET
from saucer.games.eti.turn_order import ROUTINES, run
from tests.games.eti.invariants import check_pieces

ANN, BOB, CLEO, DAN = Seat(0), Seat(1), Seat(2), Seat(3)

Names = Sequence[str]
Cards = Sequence[str | int]
CENTRE = ("ruby-lasers", "assault-rifles")


def scene(
    *,
    seats: int = 3,
    options: dict[str, Any] | None = None,
    alien: int = 2,
    roles: dict[int, str] | None = None,
    president: int = 0,
    turn: int = 1,
    centre: Names = CENTRE,
    study: dict[int, str | None] | None = None,
    secret: dict[int, Names] | None = None,
    public: dict[int, Names] | None = None,
    bank: dict[int, int] | None = None,
    ports: dict[int, Cards] | None = None,
    deck: Cards | None = None,
    upgrades: dict[int, dict[str, int]] | None = None,
    immune: dict[int, Names] | None = None,
    held: dict[int, Names] | None = None,
    event: str | None = None,
    stock: Names | None = None,
    claimed: int = 0,
    countdown: int | None = None,
) -> State:
    """A state between two routines of a turn. A countdown means that the alien has revealed.

    Everyone studies the first project of the centre unless `study` says otherwise. `deck` is all that can be drawn,
    `event` the one event that can, `stock` the only projects in the piles.
    """
    state = GAME.rules.start(Options(**(options or {})), seats, Chance(0, 0))
    state.awaited = 0
    state.pending = []
    state.president = Seat(president)
    state.turn = turn
    state.claimed = claimed
    set_roles(state, alien, roles or {})
    if countdown is not None:
        state.revealed = True
        state.countdown = countdown
        state.role_shown = 1 << alien
    set_projects(state, centre, secret or {}, public or {}, stock)
    set_study(state, centre, study or {})
    set_upgrades(state, upgrades or {}, immune or {})
    for seat in range(seats):
        state.bank[seat] = (bank or {}).get(seat, 0)
    set_cards(state, ports or {}, deck)
    set_events(state, held or {}, event)
    return state


def set_roles(state: State, alien: int, roles: dict[int, str]) -> None:
    tables = state.tables
    named = {seat: tables.role_of[RoleId(role)] for seat, role in roles.items()}
    card = named.get(alien, state.roles[state.alien])
    spare = [Role(role) for role in range(tables.aliens, tables.roles) if role not in named.values()]
    state.roles = [
        card if seat == alien else named[seat] if seat in named else spare.pop()
        for seat in range(state.seats)
    ]
    state.alien = Seat(alien)


def project_set(state: State, names: Names) -> int:
    return sum(1 << state.tables.project_of[ProjectId(name)] for name in names)


def set_projects(
    state: State, centre: Names, secret: dict[int, Names], public: dict[int, Names], stock: Names | None
) -> None:
    state.centre = project_set(state, centre)
    taken = state.centre
    for seat in range(state.seats):
        state.vaults[2 * seat + SECRET] = project_set(state, secret.get(seat, ()))
        state.vaults[2 * seat + PUBLIC] = project_set(state, public.get(seat, ()))
        taken |= state.vaults[2 * seat] | state.vaults[2 * seat + 1]
    state.piles = state.tables.all_projects & ~taken
    if stock is not None:
        kept = project_set(state, stock)
        state.vaults[2 * state.alien] |= state.piles & ~kept
        state.piles = kept


def set_study(state: State, centre: Names, study: dict[int, str | None]) -> None:
    for seat in range(state.seats):
        away = state.revealed and seat == state.alien
        name = study.get(seat, centre[0] if centre and not away else None)
        state.study[seat] = NO_PROJECT if name is None else state.tables.project_of[ProjectId(name)]
        state.left_field[seat] = NO_FIELD if name is None else state.tables.fields[state.study[seat]]


def set_upgrades(state: State, upgrades: dict[int, dict[str, int]], immune: dict[int, Names]) -> None:
    permanent = [0] * (4 * state.seats)
    for seat in range(state.seats):
        for number, ability in enumerate(ABILITIES):
            permanent[4 * seat + number] = upgrades.get(seat, {}).get(ability, 0)
    state.permanent = permanent
    state.tokens = permanent[:]
    for seat in all_seats(state):
        for project in members(state.vaults[2 * seat] | state.vaults[2 * seat + 1]):
            for raised in state.tables.upgrades[project]:
                state.tokens[4 * seat + raised] += 1
        named = [threat for threat in THREATS if threat in immune.get(seat, ())]
        others = [threat for threat in THREATS if threat not in named]
        chosen = (named + others)[: threats_allowed(state, seat)]
        state.immune[seat] = sum(1 << THREATS.index(threat) for threat in chosen)


def set_cards(state: State, ports: dict[int, Cards], deck: Cards | None) -> None:
    for seat in range(state.seats):
        for card in ports.get(seat, ()):
            kind = state.tables.card_of[CardId(str(card))]
            sight = state.tables.analysis[min(6, state.tokens[4 * seat + 3])]
            known = 1 << seat if len(state.ports[seat]) < sight else 0
            state.ports[seat].append(known_card(kind, known))
            state.deck[kind] -= 1
    if deck is not None:
        kinds = [state.tables.card_of[CardId(str(card))] for card in deck]
        for kind in [Card(kind) for kind in range(state.tables.kinds)]:
            state.discards += [known_card(kind, 0)] * (state.deck[kind] - kinds.count(kind))
            state.deck[kind] = kinds.count(kind)


def set_events(state: State, held: dict[int, Names], event: str | None) -> None:
    for seat, names in held.items():
        for name in names:
            bit = 1 << state.tables.incident_of[IncidentId(name)]
            state.held[seat] |= bit
            state.incident_deck &= ~bit
    if event is not None:
        only = 1 << state.tables.incident_of[IncidentId(event)]
        state.incident_discards = state.incident_deck & ~only
        state.incident_deck = only


# Acting


def begin(state: State, routine: str, seed: int = 0) -> list[Any]:
    """Go on from a routine of the turn until somebody has to decide."""
    state.routine = [row.name for row in ROUTINES].index(routine)
    sink: Sink[Any] = Sink()
    run(state, sink, Chance(seed, 1))
    return sink.events


def act(state: State, seat: int, *moves: Any, seed: int = 0) -> list[Any]:
    """Make legal moves one after another; what they brought."""
    events: list[Any] = []
    for number, move in enumerate(moves):
        legal = GAME.rules.legal_moves(state, Seat(seat))
        assert move in legal, f"{move} is not legal for {seat} in {phase(state)}: {legal}"
        events += GAME.rules.advance(state, Seat(seat), move, Chance(seed, 100 + number))
        check_pieces(state)
    return events


def time_up(state: State) -> list[Any]:
    return GAME.rules.advance(state, None, TimeUp("bargain"), Chance(0, 50))


def agendas(state: State, *names: str) -> list[Any]:
    """Every seat chooses its agenda, from seat 0 on; `-` for a seat that is not asked."""
    if not state.awaited:
        begin(state, "agendas")
    events: list[Any] = []
    for seat, name in enumerate(names):
        if name != "-":
            events += act(state, seat, agenda(name))
    return events


def methods(state: State, **names: str) -> list[Any]:
    """Seats choose how to submit: ann="safe", bob="standard"."""
    events: list[Any] = []
    for seat, name in enumerate(("ann", "bob", "cleo", "dan")):
        if name in names:
            events += act(state, seat, ChooseMethod(names[name]))  # type: ignore[arg-type]
    return events


def agenda(name: str) -> ChooseAgenda:
    return ChooseAgenda(name)  # type: ignore[arg-type]


def all_ready(state: State) -> list[Any]:
    """Everyone has bargained enough."""
    events: list[Any] = []
    for seat in GAME.rules.to_move(state):
        events += act(state, seat, Ready())
    return events


def all_pass(state: State) -> list[Any]:
    events: list[Any] = []
    for seat in GAME.rules.to_move(state):
        events += act(state, seat, Pass())
    return events


def leave_orders(state: State) -> list[Any]:
    events: list[Any] = []
    for seat in GAME.rules.to_move(state):
        events += act(state, seat, Finish())
    return events


# Asking


def phase(state: State) -> str:
    return TABLE.row(state).name


def asked(state: State) -> list[int]:
    return list(GAME.rules.to_move(state))


def moves_of(state: State, seat: int) -> list[Any]:
    return GAME.rules.legal_moves(state, Seat(seat))


def refused(state: State, seat: int, move: Any) -> str:
    """The rule an illegal move breaks."""
    assert move not in moves_of(state, seat), f"{move} is legal"
    return GAME.rules.explain(state, Seat(seat), move).rule


def reason(state: State, seat: int, move: Any) -> str:
    assert move not in moves_of(state, seat), f"{move} is legal"
    return GAME.rules.explain(state, Seat(seat), move).reason


def of_kind(events: list[Any], kind: type) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def queue(state: State, seat: int) -> list[str]:
    """The cards at a company's ports, as they really are."""
    return [state.tables.card_ids[kind] for kind in cards_of(state.ports[seat])]


def seen_queue(state: State, viewer: int | None, seat: int) -> list[str | None]:
    view = GAME.sight.see(state, None if viewer is None else Seat(viewer))
    return [port.card for port in view.seats[seat].ports]


def names(state: State, projects: int) -> list[str]:
    return [state.tables.project_ids[project] for project in members(projects)]


def secret_vault(state: State, seat: int) -> list[str]:
    return names(state, state.vaults[2 * seat + SECRET])


def public_vault(state: State, seat: int) -> list[str]:
    return names(state, state.vaults[2 * seat + PUBLIC])


def studied(state: State, seat: int) -> str | None:
    return None if state.study[seat] == NO_PROJECT else state.tables.project_ids[state.study[seat]]


def held_events(state: State, seat: int) -> list[str]:
    return [state.tables.incident_ids[event] for event in members(state.held[seat])]


def tokens(state: State, seat: int) -> list[int]:
    return state.tokens[4 * seat : 4 * seat + 4]


def immunities(state: State, seat: int) -> list[str]:
    return [THREATS[threat] for threat in members(state.immune[seat])]


def put_attack(state: State, rows: dict[int, Cards], *, shown: bool = False) -> None:
    """Lay exactly these attack cards before the companies."""
    for row in state.attack:
        for kind in cards_of(row):
            state.deck[kind] += 1
    state.attack = [[] for _ in range(state.seats)]
    for seat, cards in rows.items():
        for card in cards:
            kind = state.tables.card_of[CardId(str(card))]
            state.deck[kind] -= 1
            state.attack[seat].append(known_card(kind, everyone(state) if shown else 0))


def attack_row(state: State, seat: int) -> list[str | None]:
    """The attack cards before a company as everyone sees them."""
    return list(GAME.sight.see(state, None).seats[seat].attack)


def knowers(state: State, seat: int) -> list[int]:
    return [knowers_of(card) for card in state.ports[seat]]


# Moves by plain words


def event_card(name: str) -> IncidentId:
    return IncidentId(name)


def project(name: str) -> ProjectId:
    return ProjectId(name)


def place(name: str) -> PlaceMarker:
    return PlaceMarker(ProjectId(name))


def name_project(name: str) -> ChooseProject:
    return ChooseProject(ProjectId(name))


def offer_project(name: str) -> OfferProject:
    return OfferProject(ProjectId(name))


def offer_held(name: str) -> OfferHeld:
    return OfferHeld(IncidentId(name))


def play(name: str) -> PlayHeld:
    return PlayHeld(IncidentId(name))


def choose(seat: int) -> ChooseCompany:
    return ChooseCompany(Seat(seat))


def vote(seat: int) -> Vote:
    return Vote(Seat(seat))


def next_card(card: str | int) -> NextCard:
    return NextCard(CardId(str(card)))


def take_attack(seat: int, card: str | int | None) -> TakeAttack:
    return TakeAttack(Seat(seat), None if card is None else CardId(str(card)))


def offer(state: State, giver: int, to: int, wish: int, *things: Any) -> list[Any]:
    """Make and propose an offer in one go."""
    return act(state, giver, OpenOffer(Seat(to), Seat(wish)), *things, Propose())
